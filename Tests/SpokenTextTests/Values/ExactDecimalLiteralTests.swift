// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct ExactDecimalLiteralTests {
  @Test(arguments: [
    ("0,07", "0.07"), ("1 000", "1000"), ("1_000.50", "1000.50"), ("twelve", "-1234.50"), ("", "-1234.50"),
    ("€5", "-1234.50"), ("1'000", "1000"),
  ])
  func malformedLiteralsAreExplained(_ literal: String, _ likely: String) {
    let text =
      "invalid number '\(literal)'; write ASCII digits with a point and no separators, such as \(likely)"
    #expect(ExactDecimal.problem(ofLiteral: literal) == text)
  }

  #if DEBUG
    #if os(macOS) || os(Linux) || os(Windows) || os(FreeBSD)
      @Test func malformedLiteralsStopADebugBuild() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let fee: ExactDecimal = "0,07"
          print(fee)
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains(ExactDecimal.problem(ofLiteral: "0,07")))
      }
    #endif
  #else
    @Test func malformedLiteralsAreNoNumberInARelease() {
      #expect(ExactDecimal(stringLiteral: "0,07") == .notANumber)
    }
  #endif

  @Test func meaningfulWordsAreLiterals() {
    #expect(("nan" as ExactDecimal) == .notANumber)
    #expect(("-inf" as ExactDecimal) == -.infinity)
  }
}

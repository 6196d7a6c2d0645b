// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct ScalarFactsTests {
  /// Our tables and the standard library's say the same of every character.
  @Test(.enabled(if: StandardUnicode.isOurs)) func everyScalar() {
    var orders: [UInt8: Set<UInt8>] = [:]
    for scalar in DeepCheck.isAsked ? StandardUnicode.assigned : StandardUnicode.varied {
      let (facts, properties) = (ScalarFacts(scalar), scalar.properties)
      let isNumber = properties.numericType != nil && !properties.isAlphabetic
      let digit = properties.numericType == .decimal ? properties.numericValue.map { UInt8($0) } : nil
      guard facts.isLetter == properties.isAlphabetic, facts.isNumber == isNumber, facts.digit == digit,
        facts.isSpace == properties.isWhitespace, facts.isIgnorable == properties.isDefaultIgnorableCodePoint
      else {
        Issue.record("U+\(numbers(of: String(scalar)))")
        continue
      }
      orders[properties.canonicalCombiningClass.rawValue, default: []].insert(facts.markOrder)
    }
    // Each combining class is one place, and the places are in the order of the classes.
    let places = orders.sorted { $0.key < $1.key }.map(\.value)
    #expect(places.count > 50 && places == places.indices.map { [UInt8($0)] })
  }

  /// A code point that is not assigned yet goes with those before it, but is no number.
  @Test(arguments: [("\u{378}", true), ("\u{A7DD}", true), ("\u{104AA}", false), ("\u{10FFFF}", false)])
  func unassignedScalarsFollowTheirNeighbors(_ text: String, _ isLetter: Bool) throws {
    let facts = ScalarFacts(try #require(text.unicodeScalars.first))
    #expect(facts.isLetter == isLetter)
    #expect(!facts.isNumber && facts.digit == nil && !facts.isSpace)
  }
}

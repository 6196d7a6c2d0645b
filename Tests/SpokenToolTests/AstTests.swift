// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextFluent
import Testing

@testable import SpokenTool

@Suite struct AstTests {
  @Test(arguments: [false, true])
  func treeIsTheReferenceTree(_ spans: Bool) throws {
    let source = "# Comment\nhello = Hello, { $who }!\n"
    try withFolder { folder in
      let file = folder.appending(path: "a.ftl").path
      try source.write(toFile: file, atomically: true, encoding: .utf8)
      let words = ["ast"] + (spans ? ["--spans"] : []) + [file]
      let expected = Resource(parsing: source).referenceJSON(spans: spans)
      #expect(expected.contains("\"span\"") == spans)
      #expect(try Executable().run(words) == Called(out: expected))
    }
  }

  @Test func whatIsNotFluentIsJunkAndIsToldOfWithItsPlace() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.ftl").path
      try "a = A\nb = { 3 ]\n\nc = C\n".write(toFile: file, atomically: true, encoding: .utf8)
      let called = spoken(["ast", file])
      #expect(called.out.contains(#""type": "Junk""#))
      #expect(called.err == "\(file):2:9: error: expected a closing brace\n")
      #expect(called.status == 0)
    }
  }

  @Test func standardInputIsRead() throws {
    let called = try Executable().run(["ast", "-"], input: Data("a = A\r\nb = \u{FFFD}".utf8))
    #expect(called == Called(out: Resource(parsing: "a = A\r\nb = \u{FFFD}").referenceJSON(spans: false)))
  }

  @Test func languagesAreThoseThatAreCompiledIn() {
    #expect(spoken("languages") == Called(out: Speaker.languages.map { "\($0)\n" }.joined()))
  }

  @Test func theMainExampleIsExactlyThis() throws {
    #expect(try Executable().run(["say", "money", "25.50", "USD"]) == Called(out: "25 dollars and 50 cents\n"))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Codes in the groups that people read them out in.
@Suite struct CodeGroupsTests {
  @Test(arguments: [
    ("1", [1]), ("12345", [5]), ("123456", [3, 3]), ("1234567", [3, 4]), ("12345678", [4, 4]),
    ("123456789", [3, 3, 3]),
    ("1234567890", [3, 3, 4]), ("12345678901", [3, 4, 4]), ("123456789012", [4, 4, 4]),
    ("4111111111111111", [4, 4, 4, 4]),
  ])
  func codesWithoutGroupsAreCut(_ code: String, _ sizes: [Int]) {
    #expect(CodeGroups(code).groups.map(\.count) == sizes)
    #expect(CodeGroups(code).groups.joined() == code)
  }

  @Test(arguments: [
    ("A7F-2291", ["A7F", "2291"]), ("482 915", ["482", "915"]), ("•••• 4242", ["4242"]), ("SW1A 1AA", ["SW1A", "1AA"]),
    ("- / –", []), ("", []), ("é1", ["é1"]), ("a_b#1", ["a_b#1"]), ("QA76.9 - x", ["QA76.9", "x"]),
    ("#️⃣1", ["1"]), ("a\u{301}b-1", ["a\u{301}b", "1"]),
  ])
  func groupsAreKeptAsTheyAreWritten(_ code: String, _ groups: [String]) { #expect(CodeGroups(code).groups == groups) }

  @Test func lengthsUpToAHundredComeOutEven() {
    for length in 0...100 {
      let sizes = CodeGroups.sizes(of: length)
      #expect(sizes.reduce(0, +) == length && (length < 6 || sizes.allSatisfy { 3...4 ~= $0 }), "\(length)")
    }
  }
}

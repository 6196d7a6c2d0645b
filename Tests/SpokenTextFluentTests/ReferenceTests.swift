// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextFluent
import Testing

@testable import SpokenTool

/// The parser against the trees recorded from `fluent.syntax`; see Scripts/record-fluent-fixtures.
///
/// Where `fluent.syntax` does not do what the Fluent project's own fixtures and grammar ask for, the parser follows those
/// (Scripts/check-fluent-fixtures compares it with them), and `differences.json` says what it makes of the source, and why.
@Suite struct ReferenceTests {
  /// Entries that `fluent.syntax` parses otherwise.
  private struct Difference {
    let fixture: String
    let why: String
    /// The recorded entries, by their numbers, and what takes their place.
    let entries: Range<Int>
    let ours: [NSDictionary]

    init?(_ object: NSDictionary) {
      guard let fixture = object["fixture"] as? String, let why = object["why"] as? String,
        let first = object["first"] as? Int, let count = object["count"] as? Int,
        let ours = object["ours"] as? [NSDictionary]
      else { return nil }
      (self.fixture, self.why, self.entries, self.ours) = (fixture, why, first..<first + count, ours)
    }
  }

  private static func differences() throws -> [Difference] {
    let data = try Data(contentsOf: Fixture.folder.appending(path: "differences.json"))
    let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [NSDictionary])
    return try objects.map { try #require(Difference($0)) }
  }

  @Test func corpusIsFound() throws {
    #expect(Fixture.all.count >= 20)
    // A file without a recorded tree would be skipped.
    let names = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path).filter { $0.hasSuffix(".ftl") }
    #expect(Fixture.all.map(\.name).sorted() == names.sorted())
  }

  /// Every node, span, error code, error argument and error offset is the same, but for the listed differences.
  @Test(arguments: Fixture.all)
  func treeIsTheReferenceTree(_ fixture: Fixture) throws {
    let printed = Resource(parsing: fixture.source).referenceJSON(spans: true)
    let recorded = try #require(try json(fixture.recordedTree))
    var expected = try #require(recorded["body"] as? [NSDictionary])
    // From the last to the first, so that the numbers of those before stay.
    for difference in try Self.differences().reversed() where difference.fixture == fixture.name {
      expected.replaceSubrange(difference.entries, with: difference.ours)
    }
    let actual = try #require(try json(Data(printed.utf8)))
    #expect(actual["body"] as? [NSDictionary] == expected, "\(printed)")
    #expect(actual["span"] as? NSDictionary == recorded["span"] as? NSDictionary)
  }

  @Test func everyListedDifferenceIsOne() throws {
    let differences = try Self.differences()
    for difference in differences {
      let fixture = try #require(Fixture.all.first { $0.name == difference.fixture })
      let recorded = try #require(try json(fixture.recordedTree)?["body"] as? [NSDictionary])
      let replaced = try #require(recorded[difference.entries] as ArraySlice?)
      #expect(!replaced.contains { difference.ours.contains($0) }, "\(difference.fixture)")
    }
    #expect(Set(differences.map(\.why)).count == 3)
  }

  @Test func everyReferenceErrorCodeIsRecorded() {
    let recorded = Fixture.all.flatMap { Resource(parsing: $0.source).entries }.flatMap { entry in
      if case .junk(let junk) = entry { junk.annotations.map(\.code) } else { [SyntaxErrorCode]() }
    }
    #expect(Set(recorded) == Set(SyntaxErrorCode.allCases).subtracting([.nestingTooDeep]))
  }

  @Test func spansAreLeftOutWhenNotWanted() {
    let expected =
      """
      {
          "type": "Resource",
          "body": [
              {
                  "type": "Message",
                  "id": {
                      "type": "Identifier",
                      "name": "a"
                  },
                  "value": {
                      "type": "Pattern",
                      "elements": [
                          {
                              "type": "Placeable",
                              "expression": {
                                  "type": "VariableReference",
                                  "id": {
                                      "type": "Identifier",
                                      "name": "b"
                                  }
                              }
                          }
                      ]
                  },
                  "attributes": [],
                  "comment": null
              }
          ]
      }

      """
    #expect(tree("a = { $b }\n") == expected)
  }

  @Test func stringsAreEscapedAsJSON() throws {
    let printed = tree("a = \t\u{1} \\ \u{1F600}\n")
    #expect(printed.contains(#""value": "\t\u0001 \\ 😀""#))
    #expect(try json(Data(printed.utf8)) != nil)
  }
}

/// What no recorded tree shows: valid FTL that `fluent.syntax` takes for junk or loses.
@Suite struct GrammarOverReferenceTests {
  /// The reference finds junk here; the grammar lets the end of the file end a comment line.
  @Test(arguments: ["#", "##", "###", "# Text\n#"])
  func commentMayEndTheFileWithoutText(_ source: String) throws {
    let entries = Resource(parsing: source).entries
    #expect(entries.count == 1)
    guard case .comment(let comment)? = entries.first else {
      Issue.record("\(entries)")
      return
    }
    #expect(comment.range == 0..<source.utf8.count)
  }

  /// The reference splits the comment at its empty line, and loses its start, when lines end in CRLF.
  @Test func emptyCommentLineEndsInCRLF() {
    #expect(tree("# A\r\n#\r\n# B\r\nkey = Text\r\n") == tree("# A\n#\n# B\nkey = Text\n"))
  }

  /// The reference takes a byte order mark for junk. It is a matter of the encoding, which the grammar leaves open.
  @Test func byteOrderMarkIsSkipped() {
    #expect(tree("\u{FEFF}key = Text\n") == tree("key = Text\n"))
    #expect(Resource(parsing: "\u{FEFF}key = Text\n").entries.first?.range == 3..<13)
    #expect(Resource(parsing: "\u{FEFF}").entries == [])
  }
}

/// Source that is not valid FTL, and where more of it is junk, or less, than by the grammar of FTL 1.0. Its parser tries one
/// rule after the other and keeps what the last that fits has read; the Fluent project's fixtures ask for none of this.
@Suite struct ReferenceOverGrammarTests {
  @Test(arguments: [
    // By the grammar the message says “First”, and the junk begins in its second line. Half a phrase is worse than none.
    ("key = First\n    { $a second }\nnext = Text\n", ["Junk 0..<30", "Message 30..<41"]),
    ("key =\n    .label = First\n    { $a second }\n", ["Junk 0..<43"]),
    // By the grammar an attribute that is broken after a text takes its message with it.
    ("key = Text\n    .label = Label { $a b }\n", ["Message 0..<10", "Junk 11..<39"]),
    // By the grammar each line of the junk that begins with a letter begins other junk.
    ("key = { F(\na\n, b c) }\n", ["Junk 0..<22"]),
  ])
  func junkIsAsInOtherParsers(_ source: String, _ expected: [String]) {
    let entries = Resource(parsing: source).entries.map { entry in
      switch entry {
      case .message: "Message \(entry.range)"
      case .term: "Term \(entry.range)"
      case .comment: "Comment \(entry.range)"
      case .junk: "Junk \(entry.range)"
      }
    }
    #expect(entries == expected)
  }
}

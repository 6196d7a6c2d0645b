import Foundation
import SpokenTextFluent
import Testing

/// The parser against the trees recorded from `fluent.syntax`; see Scripts/record-fluent-fixtures.
@Suite struct ReferenceTests {
  @Test func corpusIsFound() {
    #expect(Fixture.all.count >= 20)
  }

  /// Every node, span, error code, error argument and error offset is the same.
  @Test(arguments: Fixture.all)
  func treeIsTheReferenceTree(_ fixture: Fixture) throws {
    let printed = Resource(parsing: fixture.source).referenceJSON(spans: true)
    let expected = try #require(try json(fixture.recordedTree))
    let actual = try #require(try json(Data(printed.utf8)))
    #expect(actual == expected, "\(printed)")
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

/// Valid FTL that `fluent.syntax` takes for junk or loses: here the parser follows the grammar of FTL 1.0. What is not
/// valid becomes junk the way of `fluent.syntax`, which gives up a message for a broken attribute; the grammar would not.
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

  /// A broken attribute takes its message with it, as in the reference.
  @Test func brokenAttributeBreaksTheMessage() {
    let entries = Resource(parsing: "key = Text\n    .attribute\nnext = Text\n").entries
    guard case .junk(let junk)? = entries.first, case .message? = entries.last else {
      Issue.record("\(entries)")
      return
    }
    #expect(junk.range == 0..<26)
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

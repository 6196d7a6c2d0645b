// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent
import Testing

/// From the tree back to the text.
@Suite struct SourceTests {
  @Test(arguments: [
    (0, 1, 1), (3, 1, 4), (4, 2, 1), (6, 2, 2), (10, 2, 3), (9, 2, 3), (11, 3, 1), (12, 3, 2), (13, 4, 1),
    (-5, 1, 1), (99, 4, 1),
  ])
  func positionCountsLinesAndScalars(_ offset: Int, _ line: Int, _ column: Int) {
    let lines = LineIndex(of: Array("abc\né😀\n\r\n".utf8))
    #expect(lines.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test func byteOrderMarkTakesNoColumn() {
    let lines = LineIndex(of: Array("\u{FEFF}abc".utf8))
    #expect(lines.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(lines.position(of: 3) == SourcePosition(line: 1, column: 1))
    #expect(lines.position(of: 4) == SourcePosition(line: 1, column: 2))
  }

  /// Every offset of a text long enough for several counts, against counting from its start.
  @Test(arguments: ["", "a", "a = b\n\nć = ż\n", "\u{FEFF}a = b\nc", String(repeating: "żółw 😀\n\r\n é", count: 60)])
  func positionsAreCounted(_ text: String) {
    let source = Array(text.utf8)
    let lines = LineIndex(of: source)
    let mark = text.hasPrefix("\u{FEFF}") ? 3 : 0
    for offset in 0...source.count {
      let before = source[mark..<max(mark, offset)]
      let column = before.reversed().prefix { $0 != 0x0A }.count { $0 & 0xC0 != 0x80 } + 1
      let line = before.count { $0 == 0x0A } + 1
      #expect(lines.position(of: offset) == SourcePosition(line: line, column: column), "\(offset)")
    }
  }

  @Test func positionsAreOrderedAndPrintedLikeACompilers() {
    #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
    #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 3))
    #expect("\(SourcePosition(line: 2, column: 3))" == "2:3")
  }

  @Test func textIsClampedToTheSource() {
    let resource = Resource(parsing: "abc")
    #expect(resource.text(1..<2) == "b")
    #expect(resource.text(1..<99) == "bc")
    #expect(resource.text(-9 ..< -3) == "")
    #expect(resource.text(50..<60) == "")
  }

  @Test func textOnOneLineIsOneSlice() throws {
    let resource = Resource(parsing: "key = Three of five   \n")
    let text = try #require(resource.message?.text)
    #expect(text.first == 6..<19)
    #expect(text.rest.isEmpty)
    #expect(text.text(in: resource.source) == "Three of five")
  }

  @Test func slicesLeaveOutIndentationAndCarriageReturns() throws {
    let resource = Resource(parsing: "key =\r\n    one\r\n   \r\n      two\r\n")
    let text = try #require(resource.message?.text)
    #expect(text.text(in: resource.source) == "one\n\n  two")
    #expect(([text.first] + text.rest).allSatisfy { !resource.source[$0].contains(0x0D) })
  }

  @Test(arguments: [
    (#""#, ""), (#"text"#, "text"), (#"\\ \""#, #"\ ""#), (#"\u0041\u00e9\u00E9"#, "Aéé"), (#"\U01F600"#, "😀"),
    (#"\\u0041"#, #"\u0041"#), (#"\u004100"#, "A00"), (#"\uD800\uDFFF"#, "\u{FFFD}\u{FFFD}"),
    (#"\U110000\UFFFFFF"#, "\u{FFFD}\u{FFFD}"), (#"\U10FFFF"#, "\u{10FFFF}"), (#"{ 'é' }"#, "{ 'é' }"),
  ])
  func stringLiteralIsUnescaped(_ literal: String, _ value: String) throws {
    let resource = Resource(parsing: "key = { \"\(literal)\" }\n")
    let string = try #require(resource.message?.string)
    #expect(string.value(in: resource.source) == value)
    #expect(string.range == 9..<9 + literal.utf8.count)
    #expect(Expression.string(string).range == 8..<10 + literal.utf8.count)
  }

  /// A literal and a source that do not belong together give some text, never a trap.
  @Test func literalsOfAnotherSourceDoNoHarm() throws {
    let string = try #require(Resource(parsing: #"key = { "\u0041 and \U01F600" }"#).message?.string)
    for other in ["", "key", #"key = { "\u00"#, #"\\\\\\\\\\\\\u\u\u\U"#] {
      #expect(string.value(in: Array(other.utf8)).utf8.count <= 3 * other.utf8.count)
    }
  }

  @Test func commentTextHasNoSigns() throws {
    let resource = Resource(parsing: "## One\n##\n##  Two\r\n## Three")
    guard case .comment(let comment)? = resource.entries.first else {
      Issue.record("\(resource.entries)")
      return
    }
    #expect(comment.level == .group)
    #expect(comment.text(in: resource.source) == "One\n\n Two\nThree")
  }

  @Test func commentIsPartOfTheMessageBelow() throws {
    let resource = Resource(parsing: "# Says hello\nhello = Hello\n")
    let message = try #require(resource.message)
    #expect(message.comment?.text(in: resource.source) == "Says hello")
    #expect(message.range == 0..<26)
  }
}

extension Resource {
  /// The first entry, if it is a message.
  fileprivate var message: Message? {
    if case .message(let message)? = entries.first { message } else { nil }
  }
}

extension Message {
  /// The text the message starts with, if it does.
  fileprivate var text: TextElement? {
    if case .text(let text)? = value?.elements.first { text } else { nil }
  }

  /// The string literal the message starts with, if it does.
  fileprivate var string: StringLiteral? {
    guard case .placeable(let placeable)? = value?.elements.first, case .string(let string) = placeable.expression
    else { return nil }
    return string
  }
}

import SpokenTextFluent
import Testing

/// An outline names what the parser finds, without parsing it.
@Suite struct OutlineTests {
  @Test(arguments: [
    ("", []),
    ("a = b", ["a"]),
    ("a = b\n", ["a"]),
    ("\u{FEFF}a = b\r\nlong-name_2 =\r\n  text\r\n", ["a", "long-name_2"]),
    ("# Comment\na = 1\n## Group\n-term = 2\n    .attribute = x\n", ["a", "-term"]),
    ("a = { $n ->\n    [one] b\n   *[other] c\n}\nb = d", ["a", "b"]),
    ("a =\n{ $n ->\n[one] b\n*[other] c\n}\nb = d", ["a", "b"]),
    ("a = żółć, the eighth byte and the next\nb = x\n\n\nc = y", ["a", "b", "c"]),
    ("1 = junk\n= junk\n  a = junk\n", []),
  ])
  func entriesAreNamed(_ text: String, _ names: [String]) {
    let source = Array(text.utf8)
    let resource = Resource(parsing: source)
    #expect(Outline(of: source).items.map { ($0.isTerm ? "-" : "") + resource.text($0.id) } == names)
  }

  /// Every entry, parsed by itself, is the one that the parser finds on its way, but for the comment above it.
  @Test(arguments: Fixture.all)
  func entriesAreTheParsers(_ fixture: Fixture) throws {
    let source = fixture.source
    let items = Dictionary(Outline(of: source).items.map { ($0.start, $0) }) { first, _ in first }
    for entry in Resource(parsing: source).entries {
      switch entry {
      case .message(var message):
        let item = try #require(items[message.id.range.lowerBound])
        #expect(item.id == message.id.range)
        message.range = item.start..<message.range.upperBound
        message.comment = nil
        #expect(Entry(parsing: source, at: item.start) == .message(message))
      case .term(var term):
        let item = try #require(items[term.id.range.lowerBound - 1])
        #expect(item.isTerm)
        term.range = item.start..<term.range.upperBound
        term.comment = nil
        #expect(Entry(parsing: source, at: item.start) == .term(term))
      case .comment, .junk: break
      }
    }
  }
}

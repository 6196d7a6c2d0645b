/// What is said: the text, and how to speak parts of it.
///
/// ```swift
/// speaker.money("25.50", .usd).text   // "25 dollars and 50 cents"
/// ```
///
/// The text of an utterance that a formatter made is never empty.
public struct Utterance: Sendable, Hashable {
  /// The words, for an accessibility label, value or announcement.
  public let text: String
  /// How to speak parts of the text, in the order in which they were said. Most utterances have none.
  public var spans: [Span] { marks ?? [] }

  /// The spans; nil rather than empty, so that copying an utterance without spans retains nothing.
  private let marks: [Span]?

  /// Whether there are any spans. It does not retain them, as reading ``spans`` does.
  var hasSpans: Bool { marks != nil }

  /// A part of the text that is spoken in a way of its own.
  public struct Span: Sendable, Hashable {
    /// Where it is, in UTF-8 code units from the start of the text.
    public let range: Range<Int>
    /// How it is spoken.
    public let attribute: Attribute

    /// A part of the text by its UTF-8 code units.
    public init(_ range: Range<Int>, _ attribute: Attribute) {
      self.range = range
      self.attribute = attribute
    }

    /// The same part when the text is inserted `distance` code units into another.
    func moved(by distance: Int) -> Span {
      Span((range.lowerBound + distance)..<(range.upperBound + distance), attribute)
    }

    /// The same part when the text has grown by `distance` at an offset.
    func shifted(by distance: Int, after offset: Int) -> Span {
      let start = range.lowerBound <= offset ? range.lowerBound : range.lowerBound + distance
      let end = range.upperBound <= offset ? range.upperBound : range.upperBound + distance
      return Span(start..<max(start, end), attribute)
    }
  }

  /// A way of speaking.
  public struct Attribute: Sendable, Hashable {
    private enum Kind: Sendable, Hashable {
      case language(LanguageTag)
      case spellOut
    }

    private let kind: Kind

    /// By the voice of another language (BCP 47).
    public static func language(_ language: LanguageTag) -> Attribute { Attribute(kind: .language(language)) }

    /// Letter by letter.
    public static let spellOut = Attribute(kind: .spellOut)

    /// The language whose voice speaks, or nil for another way of speaking.
    public var language: LanguageTag? {
      if case .language(let language) = kind { language } else { nil }
    }
  }

  /// An utterance of text that is ready to be spoken.
  public init(_ text: String, spans: [Span] = []) {
    self.text = text
    marks = spans.isEmpty ? nil : spans
  }

  /// An utterance with optional spans; empty ones become nil.
  init(_ text: String, marks: [Span]?) {
    self.text = text
    self.marks = marks?.isEmpty == true ? nil : marks
  }
}

extension Utterance: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A text to speak, with attributes for parts of it.
///
/// ```swift
/// speaker.money("25.50", .usd).text   // "25 dollars and 50 cents"
/// ```
///
/// A speaker returns an empty text only for a silent phrase, such as ``Phrase/nothing``.
public struct Utterance: Sendable, Hashable {
  /// The text. Use it as an accessibility label, value, or announcement.
  public let text: String
  /// The parts of the text with attributes, in the order of writing. Most utterances have none.
  public var spans: [Span] { marks ?? [] }

  /// The spans, or `nil` for an empty array, so that copying an utterance without spans needs no retain.
  private let marks: [Span]?

  /// `true` if there are spans. Unlike reading ``spans``, this doesn't retain them.
  var hasSpans: Bool { marks != nil }

  /// A part of the text with an attribute.
  public struct Span: Sendable, Hashable {
    /// The range in UTF-8 code units from the start of the text.
    public let range: Range<Int>
    /// The attribute of this part.
    public let attribute: Attribute

    /// Creates a span.
    ///
    /// - Parameters:
    ///   - range: The range in UTF-8 code units from the start of the text.
    ///   - attribute: The attribute of this part.
    public init(_ range: Range<Int>, _ attribute: Attribute) {
      self.range = range
      self.attribute = attribute
    }

    /// Returns the span after its text was inserted into another text, `distance` code units from the start.
    func moved(by distance: Int) -> Span {
      Span((range.lowerBound + distance)..<(range.upperBound + distance), attribute)
    }

    /// Returns the span after code units were removed from the text. Returns `nil` if the span becomes empty.
    ///
    /// - Parameters:
    ///   - offsets: The offsets of the removed code units, in ascending order.
    ///   - length: The new length of the text.
    func without(_ offsets: [Int], in length: Int) -> Span? {
      func moved(_ offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
          let middle = (low + high) / 2
          if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return min(offset - low, length)
      }
      let (start, end) = (moved(range.lowerBound), moved(range.upperBound))
      return start < end ? Span(start..<end, attribute) : nil
    }

    /// Returns the span after the text grew by `distance` code units at an offset.
    func shifted(by distance: Int, after offset: Int) -> Span {
      let start = range.lowerBound <= offset ? range.lowerBound : range.lowerBound + distance
      let end = range.upperBound <= offset ? range.upperBound : range.upperBound + distance
      return Span(start..<max(start, end), attribute)
    }
  }

  /// A way to speak a part of the text. Voices and formats that don't support an attribute ignore it.
  public struct Attribute: Sendable, Hashable {
    private enum Kind: Sendable, Hashable {
      case language(LanguageTag)
      case spellOut
      case punctuation
      case emphasis
      case pause(milliseconds: Int)
      case pronunciation(String)
    }

    private let kind: Kind

    /// Uses the voice of another language (BCP 47).
    public static func language(_ language: LanguageTag) -> Attribute { Attribute(kind: .language(language)) }

    /// Spells the text letter by letter.
    public static let spellOut = Attribute(kind: .spellOut)

    /// Reads all punctuation marks by name. For example, "A/B" is read as "A slash B".
    public static let punctuation = Attribute(kind: .punctuation)

    /// Emphasizes the text.
    public static let emphasis = Attribute(kind: .emphasis)

    /// Adds a pause after the text. A length outside 1 to 10,000 milliseconds is clamped to this range.
    public static func pause(milliseconds: Int) -> Attribute {
      let pauses = VoiceMarks.pauses
      return Attribute(kind: .pause(milliseconds: min(max(milliseconds, pauses.lowerBound), pauses.upperBound)))
    }

    /// Sets the pronunciation in the International Phonetic Alphabet. For example, use `.pronunciation("ʃɪˈvɔːn")` for
    /// "Siobhán". An empty string has no effect.
    public static func pronunciation(_ ipa: String) -> Attribute { Attribute(kind: .pronunciation(ipa)) }

    /// The language of the voice, or `nil` for another attribute.
    public var language: LanguageTag? {
      if case .language(let language) = kind { language } else { nil }
    }

    /// The length of the pause after the text in milliseconds, or `nil` for another attribute.
    public var pause: Int? {
      if case .pause(let milliseconds) = kind { milliseconds } else { nil }
    }

    /// The pronunciation in the International Phonetic Alphabet, or `nil` for another attribute.
    public var pronunciation: String? {
      if case .pronunciation(let ipa) = kind { ipa } else { nil }
    }
  }

  /// Creates an utterance from a text that is ready to be spoken.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - spans: The parts of the text with attributes.
  public init(_ text: String, spans: [Span] = []) {
    self.text = text
    marks = spans.isEmpty ? nil : spans
  }

  /// Creates an utterance with optional spans. An empty array is stored as `nil`.
  init(_ text: String, marks: [Span]?) {
    self.text = text
    self.marks = marks?.isEmpty == true ? nil : marks
  }
}

extension Utterance.Attribute: CustomStringConvertible {
  /// A description for debugging and golden files, such as `in fr`, `spelled`, `pause 500 ms`, or `pronounced ʃɪˈvɔːn`.
  public var description: String {
    switch kind {
    case .language(let language): "in \(language)"
    case .spellOut: "spelled"
    case .punctuation: "punctuation"
    case .emphasis: "emphasis"
    case .pause(let milliseconds): "pause \(milliseconds) ms"
    case .pronunciation(let ipa): "pronounced \(ipa)"
    }
  }
}

extension Utterance: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

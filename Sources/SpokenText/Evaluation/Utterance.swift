// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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

    /// The same part when the code units at some offsets, in order, have been taken out of a text that is now so long; nil
    /// where nothing of it is left.
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

    /// The same part when the text has grown by `distance` at an offset.
    func shifted(by distance: Int, after offset: Int) -> Span {
      let start = range.lowerBound <= offset ? range.lowerBound : range.lowerBound + distance
      let end = range.upperBound <= offset ? range.upperBound : range.upperBound + distance
      return Span(start..<max(start, end), attribute)
    }
  }

  /// A way of speaking. Where a voice or a format does not know it, the words are spoken as they are.
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

    /// By the voice of another language (BCP 47).
    public static func language(_ language: LanguageTag) -> Attribute { Attribute(kind: .language(language)) }

    /// Letter by letter.
    public static let spellOut = Attribute(kind: .spellOut)

    /// With all punctuation marks by their names: "A slash B", of "A/B".
    public static let punctuation = Attribute(kind: .punctuation)

    /// Stressed.
    public static let emphasis = Attribute(kind: .emphasis)

    /// With a silence after it, of 1 to 10,000 milliseconds; what is beyond is brought there.
    public static func pause(milliseconds: Int) -> Attribute {
      let pauses = VoiceMarks.pauses
      return Attribute(kind: .pause(milliseconds: min(max(milliseconds, pauses.lowerBound), pauses.upperBound)))
    }

    /// By its sounds in the International Phonetic Alphabet: `.pronunciation("ʃɪˈvɔːn")` of "Siobhán". An empty one says
    /// nothing of the sounds.
    public static func pronunciation(_ ipa: String) -> Attribute { Attribute(kind: .pronunciation(ipa)) }

    /// The language whose voice speaks, or nil for another way of speaking.
    public var language: LanguageTag? {
      if case .language(let language) = kind { language } else { nil }
    }

    /// How long the silence after it is, in milliseconds, or nil for another way of speaking.
    public var pause: Int? {
      if case .pause(let milliseconds) = kind { milliseconds } else { nil }
    }

    /// The sounds in the International Phonetic Alphabet, or nil for another way of speaking.
    public var pronunciation: String? {
      if case .pronunciation(let ipa) = kind { ipa } else { nil }
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

extension Utterance.Attribute: CustomStringConvertible {
  /// `in fr`, `spelled`, `punctuation`, `emphasis`, `pause 500 ms`, `pronounced ʃɪˈvɔːn`: for debugging and golden tables.
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

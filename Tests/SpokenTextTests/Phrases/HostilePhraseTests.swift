import Foundation
import Testing

@testable import SpokenText

/// Every kind of phrase there is, with what nobody means to give it, wherever a phrase may stand, in every language:
/// never a trap, never silence that was not asked for, and nothing that a line of text cannot hold.
@Suite struct HostilePhraseTests {
  private static let now = Instant(secondsSinceEpoch: 1_795_212_000)

  private static let overlay = Overlay(["en": "m = <{ $x }>"])

  private static func speaker(_ language: LanguageTag) -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: 3600), reference: .fixed(now)).adding(overlay)
  }

  /// What is wrong with a text, or nil.
  static func problem(_ text: String) -> String? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029: return "a control character"
      case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
        return "a direction character"
      default: break
      }
    }
    if text.utf8.first == 0x20 || text.utf8.last == 0x20 { return "a space at an end" }
    if text.utf8.count > 1, zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == 0x20 && $1 == 0x20 }) {
      return "two spaces"
    }
    return nil
  }

  private struct Findings {
    var list: [String] = []

    mutating func check(_ utterance: Utterance?, isSilent: Bool, _ phrase: @autoclosure () -> Phrase, _ place: String) {
      let text = utterance?.text ?? ""
      if text.isEmpty != isSilent {
        list.append("\(place): \(phrase()) is \(isSilent ? "“\(text.prefix(80))”, and is silent" : "silence")")
      }
      if let problem = HostilePhraseTests.problem(text) {
        list.append("\(place): \(phrase().description.prefix(200)) has \(problem): \(text.debugDescription.prefix(200))")
      }
      for span in utterance?.spans ?? [] where span.range.isEmpty || span.range.upperBound > text.utf8.count {
        list.append("\(place): \(phrase()) has a span outside its text")
      }
    }
  }

  /// Says a phrase wherever one may stand.
  private static func check(_ phrase: Phrase, by speaker: Speaker, _ findings: inout Findings) {
    let isSilent = phrase.isSilent
    findings.check(speaker.say(phrase), isSilent: isSilent, phrase, "alone")
    findings.check(speaker.say(phrase, context: .inline), isSilent: isSilent, phrase, "inline")
    findings.check(speaker.say(.field(named: "A", phrase)), isSilent: isSilent, phrase, "a field's value")
    findings.check(speaker.say(.list([phrase, "b", phrase])), isSilent: false, phrase, "in a list")
    findings.check(speaker.say(.message("m", ["x": phrase])), isSilent: false, phrase, "an argument")
    let card = SpokenCard { phrase; "b"; phrase }.value(phrase).hint(.say(phrase)).action("a", phrase)
    let element = speaker.say(card)
    findings.check(element.label, isSilent: false, phrase, "in a label")
    // A label takes only what can be heard: a mark of a sentence by itself is no part of one.
    for (utterance, place) in [(element.value, "a value"), (element.hint, "a hint")] {
      findings.check(utterance, isSilent: utterance == nil, phrase, place)
    }
    findings.check(element.actions.first?.name, isSilent: isSilent, phrase, "an action")
  }

  @Test(arguments: Speaker.languages)
  func everyKindEverywhere(_ language: LanguageTag) {
    let speaker = Self.speaker(language)
    var findings = Findings()
    var count = 0
    for type in Phrase.kinds {
      for phrase in Varying.phrases(of: type, random: 30) {
        Self.check(phrase, by: speaker, &findings)
        count += 1
      }
    }
    #expect(count > 2000)
    #expect(findings.list.isEmpty, "\(findings.list.count) in all: \(findings.list.prefix(12).joined(separator: "\n"))")
  }

  /// Other digits, other ways of working controls, a clock that knows no time.
  @Test(arguments: Speaker.languages)
  func everyKindForOtherListeners(_ language: LanguageTag) {
    var findings = Findings()
    let speakers = [
      Self.speaker(language).with {
        $0.numerals = .native
        $0.interaction = .touch
        $0.currency = nil
      },
      Speaker(table: TableLibrary.table(for: language), preferences: Preferences("xx", zone: nil, reference: .live)),
    ]
    for type in Phrase.kinds {
      for phrase in Varying.phrases(of: type, random: 3) {
        for speaker in speakers {
          findings.check(speaker.say(phrase), isSilent: phrase.isSilent, phrase, "alone")
          let element = speaker.say(SpokenCard { phrase; "b" })
          findings.check(element.label, isSilent: false, phrase, "in a label")
        }
      }
    }
    #expect(findings.list.isEmpty, "\(findings.list.count) in all: \(findings.list.prefix(12).joined(separator: "\n"))")
  }

  /// A megabyte of a user's text, wherever text or a phrase may stand.
  @Test(arguments: Speaker.languages)
  func aMegabyte(_ language: LanguageTag) {
    struct Long: KeyVisitor {
      static let text = String(repeating: "Ångström\u{202E} \n", count: 80_000)
      var isLong = false
      mutating func number(_ name: String, _ value: inout ExactDecimal, _: String, place: KeyPlace) { value = 3 }
      mutating func wholeNumber(
        _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _: String, place: KeyPlace
      ) {}
      mutating func currency(_ name: String, _ value: inout Currency, _: String, place: KeyPlace) {}
      mutating func moment(_ name: String, _ value: inout Instant, _: String, place: KeyPlace) {}
      mutating func choice<Value: Equatable>(
        _ name: String, _ value: inout Value, _: [(name: String, value: Value)], _: String, place: KeyPlace
      ) {}
      mutating func text(_ name: String, _ value: inout String, _: String, place: KeyPlace) {
        (value, isLong) = (Self.text, true)
      }
      mutating func word(
        _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _: String, place: KeyPlace
      ) {}
      mutating func id(_ name: String, _ value: inout PhraseID, _: String, place: KeyPlace) { value = "m" }
      mutating func phrase(
        _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _: String, place: KeyPlace
      ) { (value, isLong) = (.text(Self.text), true) }
      mutating func phrases(_ name: String, _ value: inout [Phrase], _: String, place: KeyPlace) {
        (value, isLong) = ([.text(Self.text)], true)
      }
      mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _: String) {
        (value, isLong) = (["x": .text(Self.text)], true)
      }

      static func phrase(of type: (some DescribedKind).Type) -> Phrase? {
        var (kind, visitor) = (type.init(), Long())
        kind.visit(&visitor)
        return visitor.isLong ? kind.phrase : nil
      }
    }
    let speaker = Self.speaker(language)
    var findings = Findings()
    var count = 0
    for type in Phrase.kinds {
      guard let phrase = Long.phrase(of: type) else { continue }
      count += 1
      let said = speaker.say(phrase)
      findings.check(said, isSilent: false, "a megabyte", type.name)
      #expect(said.text.utf8.count > 800_000, "\(type.name)")
    }
    #expect(count >= 8)
    #expect(findings.list.isEmpty, "\(findings.list.prefix(3).joined(separator: "\n"))")
  }

  /// The list that tools and these tests go by has every kind, each under a name of its own.
  @Test func everyKindIsInTheList() {
    let names = Phrase.kinds.map { $0.name }
    #expect(Set(names).count == names.count)
    for type in Phrase.kinds {
      var plain = Varying(.plain)
      let phrase = Varying.phrase(of: type, &plain)
      #expect(phrase.isSilent || phrase.description.hasPrefix(type.name), "\(phrase)")
    }
    #expect(names.count == 31)
  }
}

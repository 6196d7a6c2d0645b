// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Every kind of phrase there is, with what nobody means to give it, wherever a phrase may stand, in every language:
/// never a trap, never silence that was not asked for, and nothing that a line of text cannot hold.
@Suite struct HostilePhraseTests {
  /// What is joined may be long: no part of it nests deeper for that.
  @Test func manyCountsAreAllSaid() {
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
    let counts = (1...500).map { Phrase.count($0, .dose, status: .taken) }
    let utterance = speaker.say(.counts(counts, in: .text("Inbox")))
    #expect(utterance.text.hasPrefix("Inbox, 1 taken, 2 taken, ") && utterance.text.hasSuffix(", 499 taken, 500 taken"))
    #expect(speaker.resolve(.counts(counts)).faults.isEmpty)
  }

  private static let now = Instant(secondsSinceEpoch: 1_795_212_000)

  private static let overlay = Overlay(["en": "m = <{ $x }>"])

  private static func speaker(_ language: LanguageTag) -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: 3600), reference: .fixed(now)).adding(overlay)
  }

  /// What is wrong with a text, or nil. By bytes, for there is much of it.
  static func problem(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.first == 0x20 || bytes.last == 0x20 { return "a space at an end" }
      var previous: UInt8 = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x7F { return "a control character" }
        if byte == 0x20, previous == 0x20 { return "two spaces" }
        if byte >= 0xC2 {
          let next = bytes[index + 1]
          if byte == 0xC2, next < 0xA0 { return "a control character" }
          if byte == 0xD8, next == 0x9C { return "a direction character" }
          if byte == 0xE2, next == 0x80 || next == 0x81 {
            let third = bytes[index + 2]
            if next == 0x80, [0x8E, 0x8F, 0xA8, 0xA9].contains(third) || (0xAA...0xAE).contains(third) {
              return "a direction or line character"
            }
            if next == 0x81, (0xA6...0xAF).contains(third) { return "a direction character" }
          }
          if byte == 0xEF, next == 0xBB, bytes[index + 2] == 0xBF { return "a byte order mark" }
        }
        previous = byte
        index += 1
      }
      return nil
    }
  }

  @Test(arguments: [
    (" a", true), ("a ", true), ("a  b", true), ("a\u{1}b", true), ("a\u{85}", true), ("\u{61C}a", true),
    ("a\u{200E}", true), ("a\u{202E}b", true), ("a\u{2028}b", true), ("a\u{2069}b", true), ("\u{FEFF}a", true),
    ("a\u{7F}", true), ("", false), ("a b", false), ("é…“日本”👩\u{200D}👧", false),
  ])
  func problemsAreSeen(_ text: String, _ isProblem: Bool) {
    #expect((Self.problem(text) != nil) == isProblem)
  }

  private struct Findings {
    var list: [String] = []

    mutating func check(_ utterance: Utterance?, isSilent: Bool, _ phrase: @autoclosure () -> Phrase, _ place: String) {
      let text = utterance?.text ?? ""
      if text.isEmpty != isSilent {
        list.append("\(place): \(phrase()) is \(isSilent ? "“\(text.prefix(80))”, and is silent" : "silence")")
      }
      if let problem = HostilePhraseTests.problem(text) {
        list.append(
          "\(place): \(phrase().description.prefix(200)) has \(problem): \(text.debugDescription.prefix(200))")
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
    findings.check(speaker.say(.field(named: .text("A"), phrase)), isSilent: isSilent, phrase, "a field's value")
    findings.check(speaker.say(.list([phrase, .text("b"), phrase])), isSilent: false, phrase, "in a list")
    findings.check(speaker.say(.message("m", ["x": phrase])), isSilent: false, phrase, "an argument")
    let card = SpokenCard {
      phrase; "b"; phrase
    }.value(phrase).hint(.say(phrase)).action("a", phrase)
    let element = speaker.say(card)
    findings.check(element.label, isSilent: false, phrase, "in a label")
    // A label takes only what can be heard: a mark of a sentence by itself is no part of one.
    for (utterance, place) in [(element.value, "a value"), (element.hint, "a hint")] {
      findings.check(utterance, isSilent: utterance == nil, phrase, place)
    }
    findings.check(element.actions.first?.name, isSilent: isSilent, phrase, "an action")
  }

  @Test(arguments: DeepCheck.languages)
  func everyKindEverywhere(_ language: LanguageTag) {
    let speaker = Self.speaker(language)
    var findings = Findings()
    var count = 0
    for type in Phrase.kinds {
      for phrase in Varying.phrases(of: type, random: DeepCheck.isAsked ? 40 : 1) {
        Self.check(phrase, by: speaker, &findings)
        count += 1
      }
    }
    #expect(count > 500)
    #expect(findings.list.isEmpty, "\(findings.list.count) in all: \(findings.list.prefix(12).joined(separator: "\n"))")
  }

  /// Other digits, other ways of working controls, a clock that knows no time.
  @Test(arguments: DeepCheck.languages)
  func everyKindForOtherListeners(_ language: LanguageTag) {
    var findings = Findings()
    let speakers = [
      Self.speaker(language).with {
        $0.numerals = .native
        $0.interaction = .touch
        $0.currency = nil
      },
      Speaker(
        table: TableLibrary.table(for: language),
        preferences: Preferences("xx", zone: UnknownOffsets(), reference: .live)),
    ]
    for type in Phrase.kinds {
      for phrase in Varying.phrases(of: type, random: 0) {
        for speaker in speakers {
          findings.check(speaker.say(phrase), isSilent: phrase.isSilent, phrase, "alone")
          let element = speaker.say(
            SpokenCard {
              phrase; "b"
            })
          findings.check(element.label, isSilent: false, phrase, "in a label")
        }
      }
    }
    #expect(findings.list.isEmpty, "\(findings.list.count) in all: \(findings.list.prefix(12).joined(separator: "\n"))")
  }

  /// A hundred kilobytes of a user's text, wherever text or a phrase may stand.
  @Test(arguments: DeepCheck.languages)
  func longTexts(_ language: LanguageTag) {
    struct Long: KeyVisitor {
      static let text = String(repeating: "Ångström\u{202E} \n", count: DeepCheck.isAsked ? 8000 : 1000)
      var isLong = false
      mutating func number(_ name: String, _ value: inout ExactDecimal, _: String, place: KeyPosition) { value = 3 }
      mutating func wholeNumber(
        _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _: String, place: KeyPosition
      ) {}
      mutating func currency(_ name: String, _ value: inout Currency, _: String, place: KeyPosition) {}
      mutating func moment(_ name: String, _ value: inout Instant, _: String, place: KeyPosition) {}
      mutating func rule(_ name: String, _ value: inout Recurrence, _: String, place: KeyPosition) {}
      mutating func choice<Value: Equatable>(
        _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _: String, place: KeyPosition
      ) {
        // Of a transaction's, one that is to somebody.
        if let payment = choices.first(where: { $0.name == "payment" }) { value = payment.value }
      }
      mutating func text(_ name: String, _ value: inout String, _: String, place: KeyPosition) {
        (value, isLong) = (Self.text, true)
      }
      mutating func word(
        _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _: String, place: KeyPosition
      ) {}
      mutating func id(_ name: String, _ value: inout PhraseID, _: String, place: KeyPosition) { value = "m" }
      mutating func phrase(
        _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _: String, place: KeyPosition
      ) { (value, isLong) = (.text(Self.text), true) }
      mutating func phrases(_ name: String, _ value: inout [Phrase], _: String, place: KeyPosition) {
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
    // Kinds differ in English; the ways in which languages join them, elsewhere.
    let kinds = language == "en" ? Phrase.kinds : [ListKind.self, FieldKind.self, MessageKind.self]
    for type in kinds {
      guard let phrase = Long.phrase(of: type) else { continue }
      count += 1
      let said = speaker.say(phrase)
      findings.check(said, isSilent: false, .text("a long text"), type.name)
      #expect(said.text.utf8.count > (DeepCheck.isAsked ? 80_000 : 10_000), "\(type.name)")
    }
    #expect(count >= (language == "en" ? 8 : 3))
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
    #expect(names.count == 116)
  }
}

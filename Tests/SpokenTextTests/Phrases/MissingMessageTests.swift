// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// A message of ours that a table lacks or has broken is said in English: never as its id.
@Suite struct MissingMessageTests {
  /// The speaker of a language whose own files have been changed.
  private static func speaker(_ tag: LanguageTag, _ change: (String) -> String) -> Speaker {
    let sources = TableLibrary.files(of: tag).map { file in
      TableSource(file: file.path, bytes: Array(change(String(decoding: file.bytes, as: UTF8.self)).utf8))
    }
    let table = TableLibrary.table(of: TableCompiler.compile(tag, sources))
    return Speaker(
      table: table, preferences: Preferences(tag, zone: FixedOffset(seconds: 0), reference: .fixed(Catalogue.now)))
  }

  /// A file with other entries in the place of some messages, by their ids.
  private static func replacing(_ entries: [Substring: String], in text: String) -> String {
    var lines: [Substring] = []
    var isInside = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init) {
      if let entry = entries[line.prefix { $0 != " " }] {
        isInside = true
        lines.append(entry[...])
      } else if isInside, line.isEmpty || line.hasPrefix(" ") || line.hasPrefix("}") {
        continue
      } else {
        isInside = false
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The speaker of Polish with another entry in the place of a message's; with none, without it.
  private static func polish(_ id: String, _ entry: String = "") -> Speaker {
    speaker("pl") { replacing([id[...]: entry], in: $0) }
  }

  /// The messages that each Polish message refers to by their ids.
  private static let mentioned: [String: Set<String>] = {
    var mentioned: [String: Set<String>] = [:]
    for file in TableLibrary.files(of: "pl") {
      var id = ""
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
        if let equals = line.firstRange(of: " ="), line.first?.isLetter == true {
          id = String(line[..<equals.lowerBound])
        }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { String($0) }
        mentioned[id, default: []].formUnion(words.dropFirst(line.hasPrefix(id) ? 1 : 0))
      }
    }
    return mentioned
  }()

  /// Whether a message that could not be said is the one that is lacking, or one that refers to it, itself or by another.
  /// The patterns of counting are referred to by their place in the grammar.
  private static func needs(_ id: String, _ message: BuiltInMessage, depth: Int = 4) -> Bool {
    if id == message.id || ["counted", "fraction"].contains(where: { message.id.hasPrefix($0) && id.hasPrefix($0) }) {
      return true
    }
    return depth > 0
      && mentioned[id, default: []].contains { mentioned[$0] != nil && needs($0, message, depth: depth - 1) }
  }

  private func isEnglish(_ utterance: Utterance, _ words: String) -> Bool {
    let text = Array(utterance.text.utf8)
    return utterance.spans.contains {
      $0.attribute.language == "en" && String(decoding: text[$0.range], as: UTF8.self) == words
    }
  }

  /// Each message lacks in one of the tables, each of which lacks many: a table takes long to make in a debug build.
  private static let tables = 6

  @Test(arguments: 0..<tables)
  func eachMissingMessageFallsBackToEnglish(_ number: Int) {
    let lacking = BuiltInMessage.allCases.filter { Int($0.rawValue) % Self.tables == number }
    let removed = Dictionary(uniqueKeysWithValues: lacking.map { ($0.id[...], "") })
    let speaker = Self.speaker("pl") { Self.replacing(removed, in: $0) }
      .with { $0.verbosity = .detailed }
    for message in lacking {
      let (utterance, faults) = speaker.resolve(.message(PhraseID(message)))
      #expect(!utterance.text.contains("{\(message.id)}") && !utterance.text.isEmpty, "\(utterance)")
      #expect(utterance.spans.first == Utterance.Span(0..<utterance.text.utf8.count, .language("en")), "\(message)")
      #expect(faults.contains(SpeechFault(kind: .otherLanguage, name: message.id)), "\(faults)")
    }
    for kind in Phrase.kinds where kind.name != "nothing" {
      for round in 0..<(DeepCheck.isAsked ? KeyFiller.rounds : 1) {
        let phrase = KeyFiller.phrase(kind, round)
        let text = speaker.say(.sentences([.text("Maya"), phrase])).text
        #expect(!text.contains { "{}".contains($0) } && text.hasPrefix("Maya. "), "\(phrase): \(text)")
        let faults = speaker.resolve(phrase).faults
        #expect(
          faults.allSatisfy { fault in
            fault.isOfNoUnit || fault.kind == .otherLanguage && lacking.contains { Self.needs(fault.name, $0) }
          }, "\(phrase): \(faults)")
      }
    }
  }

  @Test(
    arguments: [
      "state-taken = { -no-such }", "state-taken = { no-such }", "state-taken = { state-missed.no }",
      "state-taken = { state-taken }", "state-taken = { unclosed",
    ])
  func brokenMessagesFallBackToEnglish(_ entry: String) {
    let (utterance, faults) = Self.polish("state-taken", entry).resolve(.state(.taken))
    #expect(utterance == Utterance("Taken", spans: [Utterance.Span(0..<5, .language("en"))]))
    #expect(faults.map(\.kind) == [.otherLanguage] && faults.map(\.name) == ["state-taken"])
    #expect(entry.hasSuffix("unclosed") || faults[0].place?.hasPrefix("pl/state.ftl:") == true, "\(faults)")
  }

  /// As little as possible changes its language, and what does has a capital where a sentence begins.
  @Test func onlyTheInnermostKindFallsBack() {
    let speaker = Self.polish("state-taken")
    let status = speaker.say(.status(.taken))
    #expect(status.text.hasSuffix("taken") && isEnglish(status, "taken"))
    let list = speaker.say(.list([.count(5, .dose), .state(.taken)]))
    #expect(list.text == "5 dawek i taken" && isEnglish(list, "taken"))
    let label = speaker.say(
      SpokenCard {
        Phrase.count(7, .dose)
        Phrase.state(.taken)
        Phrase.count(5, .dose)
      }
    ).label
    #expect(label?.text == "7 dawek. Taken. 5 dawek")
    #expect(label.map { isEnglish($0, "Taken") } == true && label?.spans.count == 1)
  }

  @Test func missingSeparatorsFallBackToEnglish() {
    let said = Self.polish("label-sentences").resolve(.sentences([.text("A"), .text("B")]))
    #expect(said.utterance.text == "A. B")
    #expect(said.faults == [SpeechFault(kind: .otherLanguage, name: "label-sentences")])
  }

  /// English has its own plural rules, and the listener's clock.
  @Test func englishFollowsEnglishRules() {
    let count = Self.polish("noun-dose")
    #expect(count.count(1, .dose).text == "1 dose" && count.count(5, .dose).text == "5 doses")
    let time = Self.polish("moment-today").with { $0.hourCycle = .h23 }
    #expect(time.dateTime(Catalogue.now).text == "Today at 22:00")
  }

  /// The words are English's, and so is their capital: not İ.
  @Test func capitalsAreEnglish() {
    let table = TableLibrary.table(of: TableCompiler.compile("az", []))
    let speaker = Speaker(table: table, preferences: Preferences("az", zone: FixedOffset(seconds: 0), reference: .live))
    #expect(speaker.say(.state(.inProgress)).text == "In progress")
    #expect(speaker.say(.sentences([.text("A"), .state(.inProgress)])).text == "A. In progress")
    #expect(speaker.money("25.50", .usd).text == "25 US dollars and 50 cents")
  }

  /// Where not even English has it, there is a phrase still.
  @Test func missingEnglishIsSaidAsUnavailable() {
    let speaker = Self.speaker("en") { Self.replacing(["state-taken": ""], in: $0) }
    let (utterance, faults) = speaker.resolve(.state(.taken))
    #expect(utterance.text == "Phrase unavailable")
    #expect(faults == [SpeechFault(kind: .unknownMessage, name: "state-taken")])
    #expect(speaker.say(.list([.state(.taken), .text("A")])).text == "Phrase unavailable and A")
  }

  // MARK: Overlays

  private func overlaid(_ tag: LanguageTag, _ texts: [LanguageTag: String]) -> Speaker {
    Speaker(tag, offsets: FixedOffset(seconds: 0)).adding(Overlay(texts))
  }

  @Test(arguments: ["{ -no-such }", "{ no-such }", "{ state-taken }", "{ unclosed"])
  func brokenOverlayWordsAreIgnored(_ words: String) {
    let plain = Speaker("pl", offsets: FixedOffset(seconds: 0))
    let overlay = Overlay(["pl": "## Rewords\nstate-taken = \(words)\nstate-missed = ominięte\n##\nmine = { no-such }"])
    let speaker = plain.adding(overlay)
    #expect(speaker.say(.state(.taken)) == plain.say(.state(.taken)))
    #expect(speaker.say(.count(3, .item, status: .taken)) == plain.say(.count(3, .item, status: .taken)))
    #expect(speaker.say(.state(.missed)).text == "Ominięte")
    #expect(speaker.say(.message("mine")).text == "{no-such}")
    #expect(overlay.diagnostics(for: "pl").contains { $0.line <= 3 })
    // Junk has no id, so that only the diagnostics know of it.
    #expect(speaker.resolve(.state(.taken)).faults.isEmpty == words.hasSuffix("unclosed"))
  }

  @Test func emptyOverlayWordsAreIgnored() {
    let plain = Speaker("pl", offsets: FixedOffset(seconds: 0))
    let speaker = overlaid("pl", ["pl": "# Rewords\nstate-taken = { \"\" }\nmine = { \"\" }"])
    #expect(speaker.say(.state(.taken)) == plain.say(.state(.taken)))
    #expect(speaker.say(.message("mine")).text == "{mine}")
  }

  @Test func brokenMessagesOfAnAppAreKept() {
    let speaker = overlaid("pl", ["pl": "mine = { -gone }", "en": "mine = Mine\nonly = Only"])
    #expect(speaker.say(.message("mine")).text == "{-gone}")
    #expect(speaker.say(.message("only")).text == "Only")
    #expect(speaker.say(.message("none")).text == "{none}")
  }
}

extension SpeechFault {
  /// Whether it tells that a name is no unit, as of a hostile one.
  var isOfNoUnit: Bool { kind == .unknownMessage && name.hasPrefix("unit-") && BuiltInMessage.number(of: name) == nil }
}

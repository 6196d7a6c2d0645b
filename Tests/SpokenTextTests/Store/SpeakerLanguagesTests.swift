// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CSpokenTextTables
import Dispatch
import SpokenTextPolish
import Testing

@testable import SpokenText

/// Languages that are added while the program runs. Each test has a process of its own, because languages stay.
@Suite struct SpeakerLanguagesTests {
  /// Creates a language whose tables have one file each.
  static func language(_ tables: KeyValuePairs<String, String>) -> SpokenLanguage {
    func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
      let bytes = text.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: Array(bytes), count: bytes.count)
      return copy
    }
    let records = UnsafeMutablePointer<SpokenTextTable>.allocate(capacity: tables.count)
    for (index, table) in tables.enumerated() {
      let count = table.value.utf8.count + 1
      let text = copy(table.value).withMemoryRebound(to: UInt8.self, capacity: count) { UnsafePointer($0) }
      (records + index).initialize(
        to: SpokenTextTable(
          tag: copy(table.key), names: copy("number.ftl"), text: text, count: count, next: nil, kept: (nil, nil)))
    }
    return SpokenLanguage(tables: records, count: tables.count)
  }

  private static func speaker(_ locale: LanguageTag) -> Speaker { Speaker(locale, offsets: FixedOffset(seconds: 0)) }

  private static func said(_ number: some SpeakableNumber, by speaker: Speaker) -> String {
    speaker.say(.number(number), context: .inline).text
  }

  @Test func newSpeakersUseANewLanguage() async {
    await #expect(processExitsWith: .success) {
      let before = Self.speaker("et-EE")
      #expect(Self.said(-3, by: before) == "minus 3")
      let english = Self.speaker("en").table

      Speaker.register(Self.language(["et": "minus = miinus { $amount }"]))
      #expect(Self.said(-3, by: Self.speaker("et")) == "miinus 3")
      #expect(Self.said(-3, by: Self.speaker("et-EE")) == "miinus 3")
      #expect(Self.said(-3, by: Self.speaker("et-FI")) == "miinus 3")
      #expect(Self.said(-3, by: before) == "minus 3")
      #expect(Self.speaker("en").table === english)
      #expect(Speaker.languages.contains("et"))
      #expect(Speaker.languages.map(\.description) == Speaker.languages.map(\.description).sorted())
    }
  }

  @Test func aLanguageIsAddedOnce() async {
    await #expect(processExitsWith: .success) {
      let languages = Speaker.languages
      Speaker.register(.polish, .polish)
      #expect(Speaker.languages == languages)
      Speaker.register(Self.language(["et": "minus = miinus { $amount }"]))
      Speaker.register(Self.language(["et": "minus = other { $amount }"]))
      #expect(Speaker.languages.count == languages.count + 1)
      #expect(Self.said(-3, by: Self.speaker("et")) == "miinus 3")
    }
  }

  @Test func regionalTablesMayComeFirst() async {
    await #expect(processExitsWith: .success) {
      Speaker.register(Self.language(["et-FI": "minus = lahutatud { $amount }"]))
      Speaker.register(Self.language(["et": "minus = miinus { $amount }\ninfinity = lõpmatus"]))
      #expect(Self.said(-3, by: Self.speaker("et-FI")) == "lahutatud 3")
      #expect(Self.said(Double.infinity, by: Self.speaker("et-FI")) == "lõpmatus")
      #expect(Self.said(-3, by: Self.speaker("et")) == "miinus 3")
      #expect(Speaker.languages.filter { $0.language == "et" } == ["et", "et-FI"])
    }
  }

  @Test func languagesAreAddedWhileOthersSpeak() async {
    await #expect(processExitsWith: .success) {
      let tags = ["et", "is", "lv", "lt", "mk", "sq", "eu", "gl"]
      DispatchQueue.concurrentPerform(iterations: 64) { round in
        let tag = tags[round % tags.count]
        Speaker.register(Self.language([tag: "minus = \(tag) { $amount }"]))
        #expect(Self.said(-3, by: Self.speaker(LanguageTag(stringLiteral: tag))) == "\(tag) 3")
        #expect(Self.said(-3, by: Self.speaker("pl")) == "minus 3")
      }
      #expect(Speaker.languages.count == Set(Speaker.languages).count)
      #expect(Set(Speaker.languages.map(\.description)).isSuperset(of: tags))
    }
  }
}

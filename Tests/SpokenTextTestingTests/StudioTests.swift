// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextTesting
import Testing

/// An app in English, and in four languages that the library lacks: Galician, Afrikaans, Lithuanian, and Persian. Its
/// Afrikaans also supplies messages of the library.
@Suite struct StudioTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Studio")
  private static let overlay = Result { try Overlay(folder: folder.appending(path: "Locales")) }
  private static let languages: [LanguageTag] = ["en", "gl", "af", "lt", "fa"]
  private static let goldens = {
    var goldens = GoldenSuite(folder: folder.appending(path: "Golden").path)
    goldens.rules.exceptions = [GoldenException("number-format", on: "lesson", because: "2B is the name of a room")]
    return goldens
  }()

  private static func speaker(_ locale: LanguageTag) throws -> Speaker {
    Speaker(locale, offsets: FixedOffset(seconds: 0), reference: .fixed(Instant(secondsSinceEpoch: 1_795_219_200)))
      .adding(try overlay.get())
  }

  // MARK: The app

  private struct Lesson: Spoken {
    let name = "Vinyasa Yoga"

    var spoken: SpokenCard {
      SpokenCard(id: "lesson", traits: .button) {
        name
        Phrase.message("taught-by", ["who": .text("Omar")])
        Phrase.field(Phrase.Field("field-room"), .text("2B"))
        Phrase.field(Phrase.Field("field-deposit"), .money("12.50", .eur))
        Phrase.message("spots-left", ["n": .number(2)])
        Phrase.state(Phrase.Status("state-waiting"))
      }
      .hint(.outcome("hint-schedule"))
      .action("book", .message("action-book"))
      .action("invite", .message("action-invite"))
    }
  }

  private static let tomorrow = Instant(secondsSinceEpoch: 1_795_305_600)

  private static let catalogue: [GoldenSample] =
    [.element("lesson", Lesson())] + nouns + someNouns + states + messages + counts + phrases

  private static let nouns: [GoldenSample] =
    ["noun-class", "noun-parcel", "noun-mat", "noun-spot"].flatMap { (noun: PhraseID) -> [GoldenSample] in
      let numbers: [ExactDecimal] = [0, 1, 2, 5, 21, "1.5"]
      return numbers.map { .phrase("\(noun) \($0)", .count($0, Phrase.Noun(noun))) }
    }

  private static let someNouns: [GoldenSample] = [
    .phrase("noun-parcel more", .count(120, Phrase.Noun("noun-parcel"), limit: 99)),
    .phrase("noun-parcel at least", .atLeast(.count(3, Phrase.Noun("noun-parcel")))),
    .phrase("noun-parcel booked", .count(3, Phrase.Noun("noun-parcel"), status: Phrase.Status("state-booked"))),
    .phrase("dose", .count(3, .dose)),
    .phrase("list", .list([.message("level-easy"), .message("level-hard")])),
  ]

  private static let states: [GoldenSample] =
    ["state-booked", "state-lent", "state-waiting"].map { (state: PhraseID) -> GoldenSample in
      .phrase("\(state)", .state(Phrase.Status(state)))
    }

  private static let messages: [GoldenSample] =
    [
      "field-room", "field-instructor", "field-deposit", "field-level", "field-booked", "action-book",
      "action-check-in", "action-return", "action-invite", "level-easy", "level-hard", "screen-home", "screen-loans",
      "setting-reminders", "setting-newsletter", "error-full", "error-no-card", "hint-schedule", "hint-map",
      "booking-done", "booking-failed", "tip-of-the-day",
    ].map { (id: PhraseID) -> GoldenSample in .phrase("\(id)", .message(id)) }

  private static let counts: [GoldenSample] =
    ["classes-booked", "spots-left", "mats-lent", "minutes-long", "weeks-in-a-row", "place-in-line"]
    .map { (id: PhraseID) -> GoldenSample in .phrase("\(id) 4", .message(id, ["n": .number(4)])) }

  private static let phrases: [GoldenSample] = [
    .phrase("kilometers 1.5", .message("kilometers", ["n": .number(1.5)])),
    .phrase("delivered 3", .message("delivered", ["who": .text("Maya"), "n": .number(3)])),
    .phrase("taught-by", .message("taught-by", ["who": .text("Omar")])),
    .phrase("invited", .message("invited", ["who": .text("Omar")])),
    .phrase("class-cancelled", .message("class-cancelled", ["class": .text("Yoga")])),
    .phrase("class-moved", .message("class-moved", ["class": .text("Yoga"), "room": .text("2B")])),
    .phrase("fee-due", .message("fee-due", ["amount": .money("25.50", .eur)])),
    .phrase("fee-due overdrawn", .message("fee-due", ["amount": .money(-3, .eur)])),
    .phrase("deposit-for", .message("deposit-for", ["amount": .money(30, .usd), "what": .text("Yoga")])),
    .phrase("pass-price 10", .message("pass-price", ["amount": .money(90, .eur), "count": .number(10)])),
    .phrase("starts", .message("starts", ["when": .dateTime(tomorrow)])),
    .phrase("give-back-by", .message("give-back-by", ["when": .date(tomorrow)])),
    .announcement("done", Announcement(.message("booking-done"))),
  ]

  // MARK: Tests

  @Test func everyLanguageIsSaid() throws {
    let speakers = try Self.languages.map { try Self.speaker($0) }
    try Self.goldens.verify(Self.catalogue, family: "studio", in: Self.languages) { language in
      speakers[Self.languages.firstIndex(of: language) ?? 0]
    }
  }

  @Test func everyLanguageIsComplete() throws {
    let speakers = try Self.languages.map { try Self.speaker($0) }
    try Self.goldens.verifyCompleteness(
      of: Self.catalogue + Self.supplied, overlay: try Self.overlay.get(), forms: "forms"
    ) { language in speakers[Self.languages.firstIndex(of: language) ?? 0] }
  }

  /// The phrases of the library that the app's Afrikaans supplies.
  private static let supplied: [GoldenSample] = [
    .phrase("list of three", .list([.text("A"), .text("B"), .text("C")])), .phrase("cents", .money("0.50", .eur)),
    .phrase("a euro", .money(1, .eur)), .phrase("euros", .money(2, .eur)), .phrase("a cent", .money("0.01", .eur)),
  ]

  /// A file of goldens names the library's messages that are in another language.
  @Test func goldensNameWhatFallsBack() throws {
    for (language, names) in [("gl", "counted-state, currency-eur, currency-usd"), ("en", "")] {
      let path = Self.folder.appending(path: "Golden/\(language)/studio.tsv")
      let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("# ") }
      #expect(lines.count == (names.isEmpty ? 1 : 2))
      #expect(names.isEmpty || lines.last?.contains(names) == true, "\(lines)")
    }
  }

  /// A message of the app that a language lacks is still a mistake.
  @Test func whatTheAppForgotFails() throws {
    let files = try Self.overlay.get().files.map { file in
      var file = file
      if file.language == "gl" { file.text = file.text.replacing("invited =", with: "uninvited =") }
      return file
    }
    let speaker = try Self.speaker("gl").adding(Overlay(files: files))
    let failure = #expect(throws: GoldenFailure.self) {
      try Self.goldens.verify(Self.catalogue, family: "studio", using: speaker)
    }
    #expect(
      failure?.description.contains("invited: missing translation of 'invited'") == true,
      "\(String(describing: failure))")
    let gaps = #expect(throws: GoldenFailure.self) {
      try Self.goldens.verifyCompleteness(
        of: Self.catalogue, overlay: Overlay(files: files), in: ["gl"], forms: "forms"
      ) { _ in speaker }
    }
    #expect(gaps?.description.contains("missing message 'invited' in gl") == true, "\(String(describing: gaps))")
  }

  /// Only the library's phrases are marked with another language.
  @Test func onlyTheLibraryIsInAnotherLanguage() throws {
    let speaker = try Self.speaker("gl-PT")
    let (fee, faults) = speaker.resolve(.message("fee-due", ["amount": .money("25.50", .eur)]))
    #expect(fee.text == "Cota por pagar: 25 euros and 50 cents")
    #expect(fee.spans.map(\.attribute) == [.language("en")])
    #expect(fee.spans.map { String(fee.text.utf8.dropFirst($0.range.lowerBound)) } == ["25 euros and 50 cents"])
    #expect(faults.map(\.description) == ["missing translation of 'currency-eur'"])
    let label = try #require(speaker.say(Lesson()).label)
    #expect(
      label.text
        == "Vinyasa Yoga. Con Omar. Sala: 2B. Fianza: 12 euros and 50 cents. 2 prazas libres. En lista de espera")
    #expect(label.spans.map(\.attribute) == [.language("en")])
  }
}

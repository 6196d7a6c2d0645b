// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// The cards that come ready.
@Suite struct ReadyCardTests {
  private static func speaker(_ language: LanguageTag = "en-US") -> Speaker { SpokenCardTests.speaker(language) }

  /// What is over neither comes nor is late, an overdue day says so, and what is urgent stays urgent.
  @Test func whatIsOverIsNotAwaited() {
    let speaker = Self.speaker()
    let later = Instant(secondsSinceEpoch: speaker.reference.instant.secondsSinceEpoch + 720)
    func order(_ status: Phrase.Status) -> String? {
      speaker.say(SpokenCard.order(from: "Zoo", status, arrival: later, delay: .seconds(300))).label?.text
    }
    #expect(order(.shipped) == "Zoo. Shipped. Arrives in 12 minutes. 5 minutes late")
    #expect(order(.cancelled) == "Zoo. Canceled")
    #expect(order(.delivered) == "Zoo. Delivered. Arrives in 12 minutes")
    let today = SpokenCard.task("Call", .overdue, due: speaker.reference.instant, includesTime: false)
    #expect(speaker.say(today).label?.text == "Call. Due today" && speaker.say(today).value?.text == "Overdue")
    let figures = SpokenCard.statistics(.text("Week")) { Phrase.count(3, .dose).importance(.urgent) }
    #expect(speaker.with { $0.saysUrgentFirst = true }.say(figures).label?.text == "3 doses. Week")
    let answers = SpokenCard {
      Phrase.count(3, .item)
      "Yes"
      "No"
      "Yes"
    }
    #expect(speaker.say(answers).label?.text == "3 items. Yes. No. Yes")
  }

  @Test func aTransactionIsSaidWhole() {
    let row = SpokenCard.transaction(
      .credit, Money("-10", .usd), title: "Weekly allowance", category: "Allowance", creator: "John Doe",
      date: Instant(secondsSinceEpoch: 1_795_201_200), resultingBalance: Money(110, .usd))
    let whole = """
      Weekly allowance. Money added. 10 dollars. Category: Allowance. Today at 2:00 PM. Resulting balance: 110 dollars
      """
    #expect(Self.speaker().say(row).label?.text == whole)
    #expect(
      Self.speaker().with { $0.verbosity = .detailed }.say(row).label?.text == whole + ". Created by John Doe")
    #expect(
      Self.speaker().with { $0.verbosity = .brief }.say(row).label?.text == "Weekly allowance. Money added. 10 dollars")
  }

  /// What is missing, and what says nothing, vanish alike, and nothing else changes.
  @Test(arguments: Speaker.languages)
  func everyCombinationOfATransactionIsSaid(_ language: LanguageTag) {
    let speaker = Self.speaker(language).with { $0.verbosity = .detailed }
    let date = Instant(secondsSinceEpoch: 1_795_201_200)
    func row(_ mask: Int, blank: String?) -> String? {
      speaker.say(
        SpokenCard.transaction(
          .debit, Money("25.50", .usd), title: mask & 1 > 0 ? "Tickets" : blank,
          category: mask & 2 > 0 ? "Fun" : blank, creator: mask & 4 > 0 ? "Maya" : blank,
          date: mask & 8 > 0 ? date : nil, resultingBalance: mask & 16 > 0 ? Money(5, .usd) : nil)
      ).label?.text
    }
    let parts: [Phrase] = [
      .text("Tickets"), .field(.category, "Fun"), .message("label-creator", ["who": .text("Maya")]), .dateTime(date),
      .resultingBalance(Money(5, .usd)),
    ]
    for mask in 0..<32 {
      var expected: [Phrase] = mask & 1 > 0 ? [parts[0]] : []
      expected += [.direction(.debit), .money("25.50", .usd)]
      for index in [1, 3, 4, 2] where mask & (1 << index) > 0 { expected.append(parts[index]) }
      let text = speaker.say(.sentences(expected)).text
      #expect(row(mask, blank: nil) == text)
      #expect(row(mask, blank: "") == text)
      #expect(row(mask, blank: " \u{200F}\n") == text)
      #expect(!text.contains("..") && !text.contains("{"))
    }
  }

  @Test(
    arguments: [
      ("", false, nil, "Email address", "Empty"),
      (" ", true, nil, "Email address. Required", "Empty"),
      (
        "a@b.c", true, Phrase.Problem.invalid(.emailAddress),
        "Email address. Required. Error: Invalid email address", "a@b.c"
      ),
      (nil, false, Phrase.Problem.text("Try again."), "Email address. Error: Try again", nil),
    ] as [(String?, Bool, Phrase.Problem?, String, String?)])
  func aFormFieldIsSaid(
    _ content: String?, _ isRequired: Bool, _ problem: Phrase.Problem?, _ label: String, _ value: String?
  ) {
    let card = SpokenCard.formField(.emailAddress, value: content, isRequired: isRequired, problem: problem)
      .hint(.say(.text("Enter it.")))
    let field = Self.speaker().say(card)
    #expect(field.label?.text == label)
    #expect(field.value?.text == value)
    #expect(field.hint?.text == "Enter it.")
  }

  /// What is said of a field agrees with its name, where the language has genders.
  @Test(
    arguments: [
      ("es", "Dirección de correo electrónico. Obligatoria", "Vacía"), ("ja", "メールアドレス。必須", "未入力"),
    ] as [(LanguageTag, String, String)])
  func aFieldOfTheLibraryAgrees(_ language: LanguageTag, _ label: String, _ value: String) {
    let speaker = Self.speaker(language)
    let field = speaker.say(SpokenCard.formField(.emailAddress, value: "", isRequired: true))
    #expect(field.label?.text == label)
    #expect(field.value?.text == value)
    #expect(speaker.say(SpokenCard.formField(.name, value: "A.\nB.")).value?.text.hasSuffix("B.") == true)
  }

  @Test func aFieldOfTheAppAgrees() {
    let overlay = Overlay(["en": "amount = amount", "pl": "amount = kwota\n    .gender = feminine"])
    let speaker = Self.speaker("pl").adding(overlay)
    let amount = Phrase.Field("amount")
    let field = speaker.say(SpokenCard.formField(amount, value: "", isRequired: true, problem: .required(amount)))
    // What the problem says is not said as a state too.
    #expect(field.label?.text == "Kwota. Błąd: kwota jest wymagana")
    #expect(field.value?.text == "Pusta")
    let other = SpokenCard.formField(amount, value: "", isRequired: true, problem: .invalid(amount))
    #expect(speaker.say(other).label?.text == "Kwota. Wymagana. Błąd: nieprawidłowa kwota")
    #expect(speaker.say(.name(of: Phrase.Field("no-such-field"))).text == "{no-such-field}")
    #expect(speaker.say(.state(.required, of: Phrase.Field("no-such-field"))).text == "Wymagane")
  }

  /// A field whose name is data has the impersonal forms.
  @Test func aNamedFieldIsSaid() {
    let card = SpokenCard.formField(
      named: .text("Nickname"), value: " ", isRequired: true, problem: .text("Too short."))
    let field = Self.speaker().say(card)
    #expect(field.label?.text == "Nickname. Required. Error: Too short")
    #expect(field.value?.text == "Empty")
  }

  @Test func statesOfAScreenAreSaid() {
    let speaker = Self.speaker()
    let progress = speaker.say(SpokenCard.progress(.text("Questionnaire progress"), 3, of: 5))
    #expect(progress.label?.text == "Questionnaire progress" && progress.value?.text == "3 of 5")
    let loading = speaker.say(SpokenCard.activity(.loadingTasks, pleaseWait: true))
    #expect(loading.label?.text == "Loading tasks, please wait" && loading.traits == .updatesFrequently)
    let error = speaker.say(SpokenCard.error(.selectAnswer))
    #expect(error.label?.text == "Error: Please select an answer to continue" && error.traits == .staticText)
  }
}

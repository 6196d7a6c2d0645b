import Testing

@testable import SpokenText

@Suite struct SpokenElementTests {
  static let now = Instant(secondsSinceEpoch: 1_795_212_000)  // 2026-11-20T22:00:00Z
  static func speaker(_ language: LanguageTag = "en-US") -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: -5 * 3600), reference: .fixed(now))
  }

  private struct Account: Spoken {
    var name = "Alice Smith"
    var balance = Money("125.50", .usd)
    var last: Instant? = Instant(secondsSinceEpoch: 1_795_201_200)

    func spoken(by speaker: Speaker) -> SpokenElement {
      speaker.element(identifier: "account.1", traits: [.button, .selected]) { speaker in
        name
        speaker.balance(balance)
        speaker.field("list-empty", last.map { .dateTime($0) })
        if name.isEmpty { "No name" } else { Utterance?.none }
        for count in 1...2 { speaker.count(count, .task) }
      } value: { speaker in
        speaker.state(.active)
      } hint: { speaker in
        speaker.hint(.detailsAndTransactions)
      } actions: { speaker in
        SpokenAction("delete", Utterance("Delete \(name)"))
        if last == nil { SpokenAction("pay", Utterance("Pay")) }
      }
    }
  }

  @Test func anElementHasAllItsParts() {
    let element = Self.speaker().element(Account())
    #expect(
      element.label?.text
        == "Alice Smith. Balance: 125 dollars and 50 cents. None: Today at 2:00 PM. 1 task. 2 tasks")
    #expect(element.value?.text == "Active")
    #expect(element.hint?.text == "Opens details and transactions")
    #expect(element.traits == [.button, .selected])
    #expect(element.actions.map(\.id) == ["delete"])
    #expect(element.identifier == "account.1")
    #expect(Self.speaker().element(Account(last: nil)).actions.map(\.id) == ["delete", "pay"])
  }

  @Test func anElementInAnElementGivesItsWordsAndActions() {
    let speaker = Self.speaker()
    let inner = SpokenElement(
      label: Utterance("Steps today"), value: Utterance("8,547 steps"), hint: Utterance("Opens details"),
      traits: .button, actions: [SpokenAction("share", Utterance("Share"))])
    let outer = speaker.element {
      _ in
      "Alice"
      inner
      SpokenElement?.none
    } actions: { _ in
      SpokenAction("edit", Utterance("Edit"))
    }
    #expect(outer.label?.text == "Alice. Steps today. 8,547 steps")
    #expect(outer.hint == nil)
    #expect(outer.traits == [])
    #expect(outer.actions.map(\.id) == ["edit", "share"])
  }

  /// Blocks of no line, of one and of several, in one another: their parts come in the order in which they stand.
  @Test(arguments: [
    (0, "First. Last"), (1, "First. Row 1. Last"),
    (3, "First. Row 1. Row 2. 2 tasks. Even. Row 3. Many. Ready. Inner. Outer. Last"),
  ])
  func partsStandInTheirOrder(_ rows: Int, _ label: String) {
    let element = Self.speaker().element { speaker in
      "First"
      for row in 0..<rows {
        "Row \(row + 1)"
        if row % 2 == 1 {
          speaker.count(row + 1, .task)
          "Even"
        }
      }
      if rows > 3 {} else if rows > 2 { Utterance("Many") } else { String?.none }
      if #available(macOS 13, *), rows > 2 {
        [SpokenElement(label: Utterance("Ready")), SpokenElement(label: nil, value: Utterance("Inner"))]
        Self.outer(speaker)
      }
      "Last"
    }
    #expect(element.label?.text == label)
  }

  @SpokenPartBuilder private static func outer(_ speaker: Speaker) -> [SpokenPart] { "Outer" }

  @Test func anElementOfNothingHasNoLabel() {
    let element = Self.speaker().element { _ in
      String?.none
      ""
    }
    #expect(element == SpokenElement(label: nil))
  }

  /// A clock that moves on at every look: each part of an element is said from the first one.
  @Test func anElementIsSaidFromOneMoment() {
    let live = Speaker("en", offsets: FixedOffset(seconds: 0), reference: .live)
    let frozen = live.frozen()
    #expect(frozen.reference.fixedInstant != nil)
    #expect(frozen.frozen().reference == frozen.reference)
    var seen: [ReferenceMoment] = []
    _ = live.element { speaker in
      note(&seen, speaker)
    } value: { speaker in
      note(&seen, speaker)
    } hint: { speaker in
      note(&seen, speaker)
    } actions: { speaker in
      SpokenAction("a", note(&seen, speaker))
    }
    #expect(seen.count == 4)
    #expect(Set(seen).count == 1 && seen[0] != .live)
    let models = live.elements([Clock(), Clock()])
    #expect(models.count == 2 && models[0] == models[1])
  }

  private struct Clock: Spoken {
    func spoken(by speaker: Speaker) -> SpokenElement {
      SpokenElement(label: Utterance("\(speaker.reference.fixedInstant.debugDescription)"))
    }
  }

  private func note(_ seen: inout [ReferenceMoment], _ speaker: Speaker) -> Utterance {
    seen.append(speaker.reference)
    return Utterance("x")
  }

  @Test(
    arguments: [
      (SpokenTraits(), ""), (SpokenTraits.button, "button"), ([.selected, .button], "button, selected"),
      ([.image, .notEnabled, .modal], "image, notEnabled, modal"), (SpokenTraits(rawValue: 1 << 31), ""),
    ] as [(SpokenTraits, String)])
  func traitsHaveNames(_ traits: SpokenTraits, _ names: String) {
    #expect(traits.description == names)
  }

  @Test func everyTraitHasANameOfItsOwn() {
    let names = (0..<19).map { SpokenTraits(rawValue: 1 << $0).description }
    #expect(Set(names).count == 19 && !names.contains(""))
  }

  // MARK: Ready-made

  @Test func aTransactionIsSaidWhole() {
    let speaker = Self.speaker()
    let row = SpokenElement.transaction(
      .credit, Money("-10", .usd), title: "Weekly allowance", category: "Allowance", creator: "John Doe",
      date: Instant(secondsSinceEpoch: 1_795_201_200), resultingBalance: Money(110, .usd), by: speaker)
    #expect(
      row.label?.text == """
        Money added. 10 dollars. Weekly allowance. Category: Allowance. Created by John Doe. Today at 2:00 PM. \
        Resulting balance: 110 dollars
        """)
  }

  /// What is missing, and what says nothing, vanish alike, and nothing else changes.
  @Test(arguments: Speaker.languages)
  func everyCombinationOfATransactionIsSaid(_ language: LanguageTag) {
    let speaker = Self.speaker(language)
    let date = Instant(secondsSinceEpoch: 1_795_201_200)
    func row(_ mask: Int, blank: String?) -> String? {
      SpokenElement.transaction(
        .debit, Money("25.50", .usd), title: mask & 1 > 0 ? "Tickets" : blank,
        category: mask & 2 > 0 ? "Fun" : blank, creator: mask & 4 > 0 ? "Maya" : blank, date: mask & 8 > 0 ? date : nil,
        resultingBalance: mask & 16 > 0 ? Money(5, .usd) : nil, by: speaker
      ).label?.text
    }
    let parts = [
      Utterance("Tickets"), speaker.field(.category, "Fun"), speaker.say(.creator, ["who": "Maya"]),
      speaker.dateTime(date), speaker.balance(Money(5, .usd), isResulting: true),
    ]
    for mask in 0..<32 {
      var expected = [speaker.direction(.debit), speaker.money("25.50", .usd)]
      for (index, part) in parts.enumerated() where mask & (1 << index) > 0 { part.map { expected.append($0) } }
      let text = speaker.sentences(expected)?.text
      #expect(row(mask, blank: nil) == text)
      #expect(row(mask, blank: "") == text)
      #expect(row(mask, blank: " \u{200F}\n") == text)
      #expect(text.map { !$0.contains("..") && !$0.contains("{") } == true)
    }
  }

  @Test(
    arguments: [
      ("", false, nil, "Email address", "Empty"),
      (" ", true, nil, "Email address. Required", "Empty"),
      (
        "a@b.c", true, FormProblem.invalid(.emailAddress),
        "Email address. Required. Error: Invalid email address", "a@b.c"
      ),
      (nil, false, FormProblem.text("Try again."), "Email address. Error: Try again", nil),
    ] as [(String?, Bool, FormProblem?, String, String?)])
  func aFormFieldIsSaid(
    _ content: String?, _ isRequired: Bool, _ problem: FormProblem?, _ label: String, _ value: String?
  ) {
    let field = SpokenElement.formField(
      .emailAddress, value: content, isRequired: isRequired, problem: problem, by: Self.speaker()
    ) { _ in "Enter it." }
    #expect(field.label?.text == label)
    #expect(field.value?.text == value)
    #expect(field.hint?.text == "Enter it.")
  }

  /// What is said of a field agrees with its name, where the language has genders.
  @Test(
    arguments: [
      ("es", "Dirección de correo electrónico. Obligatoria", "Vacía"), ("ja", "メールアドレス。必須", "内容なし"),
    ] as [(LanguageTag, String, String)])
  func aFieldOfTheLibraryAgrees(_ language: LanguageTag, _ label: String, _ value: String) {
    let speaker = Self.speaker(language)
    let field = SpokenElement.formField(.emailAddress, value: "", isRequired: true, by: speaker)
    #expect(field.label?.text == label)
    #expect(field.value?.text == value)
    #expect(SpokenElement.formField(.name, value: "A.\nB.", by: speaker).value?.text.hasSuffix("B.") == true)
  }

  @Test func aFieldOfTheAppAgrees() {
    let overlay = Overlay(["en": "amount = amount", "pl": "amount = kwota\n    .gender = feminine"])
    let speaker = Self.speaker("pl").adding(overlay)
    let problem = FormProblem.required(FormField("amount"))
    let field = SpokenElement.formField(FormField("amount"), value: "", isRequired: true, problem: problem, by: speaker)
    #expect(field.label?.text == "Kwota. Wymagana. Błąd: kwota jest wymagana")
    #expect(field.value?.text == "Pusta")
    #expect(speaker.name(of: FormField("no-such-field")).text == "{no-such-field}")
    #expect(speaker.state(.required, of: FormField("no-such-field")).text == "Wymagane")
  }

  @Test func statesOfAScreenAreSaid() {
    let speaker = Self.speaker()
    let progress = SpokenElement.progress(Utterance("Questionnaire progress"), 3, of: 5, by: speaker)
    #expect(progress.label?.text == "Questionnaire progress" && progress.value?.text == "3 of 5")
    let loading = SpokenElement.loading(.loadingTasks, asksToWait: true, by: speaker)
    #expect(loading.label?.text == "Loading tasks, please wait" && loading.traits == .updatesFrequently)
    let error = SpokenElement.error(.selectAnswer, by: speaker)
    #expect(error.label?.text == "Error: Please select an answer to continue" && error.traits == .staticText)
    let announcement = Announcement(speaker.error(.selectAnswer), priority: .high)
    #expect(announcement.interrupts && !Announcement(Utterance("a")).interrupts)
  }

  // MARK: Fields

  @Test func aFieldWithoutAValueVanishes() {
    let speaker = Self.speaker()
    for value: Argument? in [nil, .text(""), .text(" \n"), .utterance(Utterance("\u{202E}"))] {
      #expect(speaker.field("field-name", value) == nil)
    }
    #expect(speaker.field("field-name", Utterance?.none) == nil)
    #expect(speaker.field("field-name", speaker.money(10, .usd))?.text == "Name: 10 dollars")
    #expect(speaker.field(named: .text("Left: 3"), 5)?.text == "Left: 3: 5")
    #expect(speaker.field(named: .text(" "), 5)?.text == "5")
    #expect(speaker.field("no-such-message", 5)?.text == "{no-such-message}: 5")
    #expect(speaker.field("field-name", .utterance(Utterance("A\nB.")))?.text == "Name: A. B")
  }

  /// Each argument says what its method says.
  @Test func argumentsSayWhatMethodsSay() {
    let speaker = Self.speaker()
    let then = Instant(secondsSinceEpoch: 1_795_201_200)
    let rows: [(Argument, Utterance)] = [
      (.money(Money("-25.50", .usd)), speaker.money("-25.50", .usd)),
      (.percent(0.125, maximumFractionDigits: 1), speaker.percent(0.125, maximumFractionDigits: 1)),
      (.dateTime(then), speaker.dateTime(then)), (.date(then, style: .full), speaker.date(then, style: .full)),
      (.time(then), speaker.time(then)), (.elapsed(then), speaker.elapsed(then)),
      (.duration(seconds: 5400), speaker.duration(seconds: 5400)),
      (.progress(3, of: 5, style: .step), speaker.progress(3, of: 5, style: .step)),
      (.count(3, .dose, status: .missed), speaker.count(3, .dose, status: .missed)),
      (.state(.taken), speaker.state(.taken)),
      (.list(["A", "", "B"]), speaker.list(["A", "", "B"])),
    ]
    for (argument, utterance) in rows {
      #expect(speaker.field(named: .text(" "), argument)?.text == utterance.text)
    }
  }

  @Test func hintsOfTheAppsOwnFollowTheInteraction() {
    let overlay = Overlay([
      "en": "open-it = { $case ->\n    [infinitive] view { $what }\n   *[statement] opens { $what }\n}"
    ])
    let speaker = Self.speaker().adding(overlay)
    let rows: [(Interaction, String)] = [
      (.outcome, "Opens photos"), (.touch, "Double tap to view photos"), (.keyboard, "Press Return to view photos"),
    ]
    for (interaction, hint) in rows {
      let speaker = speaker.with { $0.interaction = interaction }
      #expect(speaker.hint(outcome: "open-it", ["what": "photos"]).text == hint)
      #expect(speaker.adding(overlay).interaction == interaction)
    }
    #expect(
      speaker.hint(outcome: "open-it", ["what": "it"], isAdjustable: true, by: .touch).text
        == "Swipe up or down to view it")
  }
}

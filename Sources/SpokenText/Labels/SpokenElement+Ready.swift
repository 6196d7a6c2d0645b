/// Labels that come ready: what apps show most, from its values alone.
extension SpokenElement {
  /// A row of an account's history: "Money added. 10 dollars. Weekly allowance. Category: Allowance. Created by John
  /// Doe. Today at 2:00 PM. Resulting balance: 110 dollars".
  ///
  /// The direction carries the sign; the amount is said without one, whatever its sign. What is nil vanishes.
  ///
  /// - Parameters:
  ///   - direction: Which way the money went.
  ///   - amount: How much it was.
  ///   - title: What it was for, in the app's or its user's words.
  ///   - category: Where it belongs, in the app's or its user's words.
  ///   - creator: Who entered it.
  ///   - date: When it was.
  ///   - balance: What it left in the account.
  ///   - identifier: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
  ///   - speaker: Who says it.
  public static func transaction(
    _ direction: TransactionDirection, _ amount: Money, title: String? = nil, category: String? = nil,
    creator: String? = nil, date: Instant? = nil, resultingBalance balance: Money? = nil, identifier: String? = nil,
    traits: SpokenTraits = [], by speaker: Speaker
  ) -> SpokenElement {
    speaker.element(identifier: identifier, traits: traits) { speaker in
      speaker.direction(direction)
      speaker.money(amount, sign: .never)
      title
      speaker.field(.category, category.map { .text($0) })
      if let creator, !TextCleaning.isBlank(creator) { speaker.say(.creator, ["who": .text(creator)]) }
      date.map { speaker.dateTime($0) }
      balance.map { speaker.balance($0, isResulting: true) }
    }
  }

  /// A field of a form: its label "Email address. Required. Error: Invalid email address", its value what is in it, or
  /// "Empty". The words "text field" are left to the screen reader.
  ///
  /// - Parameters:
  ///   - name: What is to be filled in, in the app's words.
  ///   - value: What is in it. Nil leaves the value to the screen reader, as for a password; an empty text is "Empty".
  ///   - isRequired: Whether it must be filled in.
  ///   - problem: What is wrong with what is in it (WCAG 2.2, 3.3.1).
  ///   - identifier: What tests of the user interface find it by.
  ///   - speaker: Who says it.
  public static func formField(
    _ name: Utterance, value: String?, isRequired: Bool = false, problem: FormProblem? = nil,
    identifier: String? = nil, by speaker: Speaker, @SpokenPartBuilder hint: (Speaker) -> [SpokenPart] = { _ in [] }
  ) -> SpokenElement {
    formField(
      name, value: value, required: isRequired ? speaker.state(.required) : nil, empty: speaker.state(.empty),
      problem: problem, identifier: identifier, by: speaker, hint: hint)
  }

  /// A field of a form by its name in the tables, with which what is said of it agrees:
  /// `.formField(.emailAddress, value: "", by: speaker)`.
  public static func formField(
    _ field: FormField, value: String?, isRequired: Bool = false, problem: FormProblem? = nil,
    identifier: String? = nil, by speaker: Speaker, @SpokenPartBuilder hint: (Speaker) -> [SpokenPart] = { _ in [] }
  ) -> SpokenElement {
    formField(
      speaker.name(of: field), value: value, required: isRequired ? speaker.state(.required, of: field) : nil,
      empty: speaker.state(.empty, of: field), problem: problem, identifier: identifier, by: speaker, hint: hint)
  }

  private static func formField(
    _ name: Utterance, value: String?, required: Utterance?, empty: Utterance, problem: FormProblem?,
    identifier: String?, by speaker: Speaker, hint: (Speaker) -> [SpokenPart]
  ) -> SpokenElement {
    var element = speaker.element(identifier: identifier) { speaker in
      name
      required
      problem.map { speaker.error($0) }
    } hint: { speaker in
      hint(speaker)
    }
    // What was typed stays as it is, with its last full stop.
    element.value = value.map { speaker.sentences([Utterance($0)], keepsLastStop: true) ?? empty }
    return element
  }

  /// What is wrong, where it is shown: "Error: Please select an answer to continue". Announce it too, see
  /// ``Announcement``.
  public static func error(_ problem: FormProblem, identifier: String? = nil, by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.sentences([speaker.error(problem)]), traits: .staticText, identifier: identifier)
  }

  /// Work that goes on: "Loading tasks, please wait".
  public static func loading(
    _ activity: Activity = .loading, asksToWait: Bool = false, identifier: String? = nil, by speaker: Speaker
  ) -> SpokenElement {
    SpokenElement(
      label: speaker.loading(activity, asksToWait: asksToWait), traits: .updatesFrequently, identifier: identifier)
  }

  /// How far something has come: label "Questionnaire progress", value "3 of 5".
  public static func progress(
    _ name: Utterance, _ completed: some SpeakableNumber, of total: some SpeakableNumber,
    style: ProgressStyle = .plain, identifier: String? = nil, by speaker: Speaker
  ) -> SpokenElement {
    SpokenElement(
      label: speaker.sentences([name]), value: speaker.progress(completed, of: total, style: style),
      traits: .updatesFrequently, identifier: identifier)
  }
}

extension PhraseID {
  /// "Category", the name of a field.
  public static let category: PhraseID = "label-category"
  /// "Created by John Doe", with `who`.
  public static let creator: PhraseID = "label-creator"
}

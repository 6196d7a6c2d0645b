/// Cards that come ready: what apps show most, from its values alone.
extension SpokenCard {
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
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
  public static func transaction(
    _ direction: Phrase.Direction, _ amount: Money, title: String? = nil, category: String? = nil,
    creator: String? = nil, date: Instant? = nil, resultingBalance balance: Money? = nil, id: String? = nil,
    traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.direction(direction)
      Phrase.money(amount, sign: .never)
      title
      Phrase.field(.category, category.map { .text($0) })
      if let creator { Phrase.creator(creator) }
      date.map { Phrase.dateTime($0) }
      balance.map { Phrase.resultingBalance($0) }
    }
  }

  /// A field of a form: its label "Email address. Required. Error: Invalid email address", its value what is in it, or
  /// "Empty". The words "text field" are left to the screen reader.
  ///
  /// - Parameters:
  ///   - field: What is to be filled in; what is said of it agrees with its name.
  ///   - value: What is in it. Nil leaves the value to the screen reader, as for a password; a blank text is "Empty".
  ///   - isRequired: Whether it must be filled in.
  ///   - problem: What is wrong with what is in it (WCAG 2.2, 3.3.1).
  ///   - id: What tests of the user interface find it by.
  public static func formField(
    _ field: Phrase.Field, value: String?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    formField(
      .name(of: field), value, required: isRequired ? .state(.required, of: field) : nil,
      empty: .state(.empty, of: field), problem, id)
  }

  /// A field of a form whose name is data, or a phrase with arguments. See ``formField(_:value:isRequired:problem:id:)``.
  public static func formField(
    named name: Phrase, value: String?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    formField(name, value, required: isRequired ? .state(.required) : nil, empty: .state(.empty), problem, id)
  }

  private static func formField(
    _ name: Phrase, _ value: String?, required: Phrase?, empty: Phrase, _ problem: Phrase.Problem?, _ id: String?
  ) -> SpokenCard {
    SpokenCard(id: id) {
      name
      required
      Phrase.error(problem)
    }
    .value(value.map { TextCleaning.isBlank($0) ? empty : .text($0) })
  }

  /// What is wrong, where it is shown: "Error: Please select an answer to continue". Announce it too, see
  /// ``Announcement``.
  public static func error(_ problem: Phrase.Problem, id: String? = nil) -> SpokenCard {
    SpokenCard(.error(problem), id: id, traits: .staticText)
  }

  /// Work that goes on: "Loading tasks, please wait".
  public static func activity(
    _ activity: Phrase.Activity, pleaseWait: Bool = false, id: String? = nil
  ) -> SpokenCard {
    SpokenCard(.activity(activity, pleaseWait: pleaseWait), id: id, traits: .updatesFrequently)
  }

  /// How far something has come: label "Questionnaire progress", value "3 of 5".
  public static func progress(
    _ name: Phrase, _ completed: some SpeakableNumber, of total: some SpeakableNumber,
    style: Phrase.ProgressStyle = .plain, id: String? = nil
  ) -> SpokenCard {
    SpokenCard(name, id: id, traits: .updatesFrequently).value(.progress(completed, of: total, style: style))
  }
}

extension Phrase {
  /// Who entered something: "Created by John Doe"; nothing where the name is blank.
  public static func creator(_ who: String) -> Phrase {
    TextCleaning.isBlank(who) ? .nothing : .message("label-creator", ["who": .text(who)])
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Vocabulary {
  /// The words for ``Phrase/Status``.
  package static let states = Vocabulary(
    form: "a state, such as taken", prefix: "state-", words: Array(BuiltInMessage.states))

  /// The words for ``Phrase/Noun``.
  package static let nouns = Vocabulary(
    form: "a noun, such as dose", prefix: "noun-", words: Array(BuiltInMessage.nouns))

  /// The words that a state agrees with.
  package static let subjects = nouns

  /// The words for ``Phrase/Field``.
  package static let fields = Vocabulary(
    form: "a field, such as email-address", prefix: "field-",
    words: [
      .fieldEmailAddress, .fieldPhoneNumber, .fieldPassword, .fieldName, .fieldAmount, .fieldDescription, .fieldComment,
      .fieldTitle, .fieldDate, .fieldTime, .fieldAddress, .fieldSelectProfile,
      .fieldTotal, .fieldSubtotal, .fieldFee, .fieldTax, .fieldTip, .fieldDiscount, .fieldDelivery,
    ])

  /// The words for ``Phrase/Problem`` without arguments.
  package static let problems = Vocabulary(
    form: "a problem, such as select-answer", prefix: "error-",
    words: [
      .errorSelectAnswer, .errorPhoneFormat, .errorEmailFormat, .errorPasswordsDiffer, .errorCredentials, .errorChoose,
      .errorConnection, .errorTryAgain, .errorTryLater,
    ])

  /// The words for ``Phrase/Activity``.
  package static let activities = Vocabulary(
    form: "an activity, such as loading", prefix: "",
    words: [
      .loading, .loadingTasks, .loadingPhoto, .creatingProfile, .saving, .signingIn, .deleting, .sending, .searching,
      .updating, .connecting, .calculating,
    ])

  /// The words for ``Phrase/Action``.
  package static let actions = Vocabulary(
    form: "an action, such as delete", prefix: "action-",
    words: BuiltInMessage.allCases[BuiltInMessage.actionOpen.rawValue...BuiltInMessage.actionHelp.rawValue].map { $0 })

  /// The words for ``Phrase/Hint`` without arguments.
  package static let outcomes = Vocabulary(
    form: "an outcome, such as details", prefix: "outcome-",
    words: [
      .outcomeDetails, .outcomeDetailsAndTransactions, .outcomeTaskDetails, .outcomeFullScreen, .outcomeProfile,
      .outcomeFilter, .outcomeCalendar, .outcomeSignIn, .outcomeResetPassword, .outcomeSave, .outcomePlay,
      .outcomePause, .outcomePage,
    ])
}

extension KeyVisitor {
  /// Visits a state of SpokenText or of an app.
  mutating func status(_ status: inout Phrase.Status, _ meaning: String, place: KeyPosition) throws(Fault) {
    var id: PhraseID? = status.id
    try word("status", &id, of: .states, meaning, place: place)
    if let id { status = Phrase.Status(id) }
  }

  /// Visits a noun of SpokenText or of an app.
  mutating func noun(_ noun: inout Phrase.Noun, _ meaning: String, place: KeyPosition) throws(Fault) {
    var id: PhraseID? = noun.id
    try word("noun", &id, of: .nouns, meaning, place: place)
    if let id { noun = Phrase.Noun(id) }
  }

  /// Visits a count or frequency.
  mutating func count(_ count: inout Int, _ meaning: String) throws(Fault) {
    var number: Int? = count
    try wholeNumber("count", &number, in: Int.min...Int.max, meaning, place: .required)
    if let number { count = number }
  }

  /// Visits an optional noun of SpokenText or of an app.
  mutating func noun(_ noun: inout Phrase.Noun?, _ meaning: String, place: KeyPosition) throws(Fault) {
    var id = noun?.id
    try word("noun", &id, of: .nouns, meaning, place: place)
    noun = id.map { Phrase.Noun($0) }
  }
}

extension Phrase.Transaction {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: BuiltInMessage)] = [
    ("deposit", .transactionDeposit), ("withdrawal", .transactionWithdrawal), ("fee", .transactionFee),
    ("interest", .transactionInterest), ("request", .transactionRequest), ("adjustment", .transactionAdjustment),
    ("payment", .transactionPayment), ("refund", .transactionRefund), ("transfer-from", .transactionTransferFrom),
    ("transfer-to", .transactionTransferTo), ("purchase", .transactionPurchase),
  ]
}

extension Phrase.TransactionState {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: Phrase.TransactionState?)] = [
    ("pending", .pending), ("declined", .declined), ("reversed", .reversed), ("cancelled", .cancelled),
    ("failed", .failed),
  ]
}

extension Phrase.NumberStyle {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: Phrase.NumberStyle)] = ofAmounts + [("year", .year)]

  /// The styles for money, with their names.
  static let ofAmounts: [(name: String, value: Phrase.NumberStyle)] = [
    ("standard", .standard), ("compact", .compact), ("words", .words),
  ]
}

extension Phrase.OrdinalStyle {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: Phrase.OrdinalStyle)] = [("standard", .standard), ("words", .words)]
}

extension Phrase.Gender {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: Phrase.Gender?)] =
    GenderWord.allCases.map { ($0.name, Phrase.Gender(word: $0)) }
}

extension Phrase.Case {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: Phrase.Case?)] =
    CaseWord.allCases.map { ($0.name, Phrase.Case(word: $0)) }
}

extension SignRule {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: SignRule)] = [
    ("automatic", .automatic), ("always", .always), ("never", .never),
  ]
}

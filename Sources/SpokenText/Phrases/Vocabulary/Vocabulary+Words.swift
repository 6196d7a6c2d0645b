// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Vocabulary {
  /// ``Phrase/Status``.
  package static let states = Vocabulary(
    form: "a state, such as taken", prefix: "state-", words: Array(BuiltInMessage.states))

  /// ``Phrase/Noun``.
  package static let nouns = Vocabulary(
    form: "a noun, such as dose", prefix: "noun-", words: Array(BuiltInMessage.nouns))

  /// What a state agrees with.
  package static let subjects = nouns

  /// ``Phrase/Field``.
  package static let fields = Vocabulary(
    form: "a field, such as email-address", prefix: "field-",
    words: [
      .fieldEmailAddress, .fieldPhoneNumber, .fieldPassword, .fieldName, .fieldAmount, .fieldDescription, .fieldComment,
      .fieldTitle, .fieldDate, .fieldTime, .fieldAddress, .fieldSelectProfile,
      .fieldTotal, .fieldSubtotal, .fieldFee, .fieldTax, .fieldTip, .fieldDiscount, .fieldDelivery,
    ])

  /// ``Phrase/Problem``, those without arguments.
  package static let problems = Vocabulary(
    form: "a problem, such as select-answer", prefix: "error-",
    words: [
      .errorSelectAnswer, .errorPhoneFormat, .errorEmailFormat, .errorPasswordsDiffer, .errorCredentials, .errorChoose,
      .errorConnection, .errorTryAgain, .errorTryLater,
    ])

  /// ``Phrase/Activity``.
  package static let activities = Vocabulary(
    form: "an activity, such as loading", prefix: "",
    words: [
      .loading, .loadingTasks, .loadingPhoto, .creatingProfile, .saving, .signingIn, .deleting, .sending, .searching,
      .updating, .connecting, .calculating,
    ])

  /// ``Phrase/Action``.
  package static let actions = Vocabulary(
    form: "an action, such as delete", prefix: "action-",
    words: BuiltInMessage.allCases[BuiltInMessage.actionOpen.rawValue...BuiltInMessage.actionHelp.rawValue].map { $0 })

  /// ``Phrase/Hint``, those without arguments.
  package static let outcomes = Vocabulary(
    form: "an outcome, such as details", prefix: "outcome-",
    words: [
      .outcomeDetails, .outcomeDetailsAndTransactions, .outcomeTaskDetails, .outcomeFullScreen, .outcomeProfile,
      .outcomeFilter, .outcomeCalendar, .outcomeSignIn, .outcomeResetPassword, .outcomeSave, .outcomePlay,
      .outcomePause, .outcomePage,
    ])
}

extension KeyVisitor {
  /// A state of the library's vocabulary, or of an app's.
  mutating func status(_ status: inout Phrase.Status, _ meaning: String, place: KeyPosition) throws(Fault) {
    var id: PhraseID? = status.id
    try word("status", &id, of: .states, meaning, place: place)
    if let id { status = Phrase.Status(id) }
  }

  /// A noun of the library's vocabulary, or of an app's.
  mutating func noun(_ noun: inout Phrase.Noun, _ meaning: String, place: KeyPosition) throws(Fault) {
    var id: PhraseID? = noun.id
    try word("noun", &id, of: .nouns, meaning, place: place)
    if let id { noun = Phrase.Noun(id) }
  }

  /// How many or how often.
  mutating func count(_ count: inout Int, _ meaning: String) throws(Fault) {
    var number: Int? = count
    try wholeNumber("count", &number, in: Int.min...Int.max, meaning, place: .required)
    if let number { count = number }
  }

  /// A noun of the library's vocabulary, or of an app's; nil where there is none.
  mutating func noun(_ noun: inout Phrase.Noun?, _ meaning: String, place: KeyPosition) throws(Fault) {
    var id = noun?.id
    try word("noun", &id, of: .nouns, meaning, place: place)
    noun = id.map { Phrase.Noun($0) }
  }
}

extension Phrase.Transaction {
  /// The names that data and the command line have for them.
  static let named: [(name: String, value: BuiltInMessage)] = [
    ("deposit", .transactionDeposit), ("withdrawal", .transactionWithdrawal), ("fee", .transactionFee),
    ("interest", .transactionInterest), ("request", .transactionRequest), ("adjustment", .transactionAdjustment),
    ("payment", .transactionPayment), ("refund", .transactionRefund), ("transfer-from", .transactionTransferFrom),
    ("transfer-to", .transactionTransferTo), ("purchase", .transactionPurchase),
  ]
}

extension Phrase.TransactionState {
  /// The names that data and the command line have for them.
  static let named: [(name: String, value: Phrase.TransactionState?)] = [
    ("pending", .pending), ("declined", .declined), ("reversed", .reversed), ("cancelled", .cancelled),
    ("failed", .failed),
  ]
}

extension Phrase.NumberStyle {
  /// The names that data and the command line have for them.
  static let named: [(name: String, value: Phrase.NumberStyle)] = ofAmounts + [("year", .year)]

  /// The names of those that an amount of money may be said in.
  static let ofAmounts: [(name: String, value: Phrase.NumberStyle)] = [
    ("standard", .standard), ("compact", .compact), ("words", .words),
  ]
}

extension Phrase.OrdinalStyle {
  /// The names that data and the command line have for them.
  static let named: [(name: String, value: Phrase.OrdinalStyle)] = [("standard", .standard), ("words", .words)]
}

extension Phrase.Gender {
  /// The names that data and the command line have for them.
  static let named: [(name: String, value: Phrase.Gender?)] =
    GenderWord.allCases.map { ($0.name, Phrase.Gender(word: $0)) }
}

extension Phrase.Case {
  /// The names that data and the command line have for them.
  static let named: [(name: String, value: Phrase.Case?)] =
    CaseWord.allCases.map { ($0.name, Phrase.Case(word: $0)) }
}

extension SignRule {
  /// The names that data and the command line have for them.
  static let named: [(name: String, value: SignRule)] = [
    ("automatic", .automatic), ("always", .always), ("never", .never),
  ]
}

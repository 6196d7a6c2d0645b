// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an amount in a period.
struct DuringKind: PhraseKind {
  var amount = Phrase.nothing
  var period = Phrase.nothing

  static let name = "during"
  static let summary = "an amount within a period, such as '3 workouts this week'"
  static let examples = [
    [
      #"{"kind": "count", "count": 3, "noun": "workout"}"#,
      #"{"kind": "calendarSpan", "unit": "week"}"#,
    ]
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var (first, second): (Phrase?, Phrase?) = (amount, period)
    try keys.phrase("amount", &first, orWordOf: nil, "the amount", place: .required)
    try keys.phrase("period", &second, orWordOf: nil, "the period", place: .required)
    (amount, period) = (first ?? .nothing, second ?? .nothing)
  }

  var size: PhraseSize { PhraseSize(containing: amount.size, period.size) }

  var phrase: Phrase { .during(period, amount) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let amount = amount.compose(with: speaker, in: &scope)
    let period = period.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.amountDuring, (.amount, amount), (.period, period)))
  }
}

extension Phrase {
  /// Returns a phrase for an amount in a period, such as "3 workouts this week".
  ///
  /// - Parameters:
  ///   - period: The period, such as this week or the last 7 days. If it is empty, the phrase is the amount alone.
  ///   - amount: The amount. If it is empty, the phrase is the period alone.
  public static func during(_ period: Phrase, _ amount: Phrase) -> Phrase {
    amount.isSilent ? period : period.isSilent ? amount : Phrase(DuringKind(amount: amount, period: period))
  }
}

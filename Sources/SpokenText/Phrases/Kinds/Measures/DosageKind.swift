// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a dosage.
struct DosageKind: PhraseKind {
  var strength = Phrase.nothing
  var amount = Phrase.nothing

  static let name = "dosage"
  static let summary = "a dosage, such as '500 milligrams, 2 tablets'"
  static let examples = [
    [
      #"{"kind": "measure", "value": 500, "unit": "milligram"}"#, #"{"kind": "count", "count": 2, "noun": "tablet"}"#,
    ]
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var (strength, amount): (Phrase?, Phrase?) = (strength, amount)
    try keys.phrase("strength", &strength, orWordOf: nil, "the strength of the medicine", place: .required)
    try keys.phrase("amount", &amount, orWordOf: nil, "the amount to take", place: .required)
    self = DosageKind(strength: strength ?? .nothing, amount: amount ?? .nothing)
  }

  var size: PhraseSize { PhraseSize(containing: strength.size, amount.size) }

  var phrase: Phrase { .dosage(strength, amount) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let strength = strength.compose(with: speaker, in: &scope)
    let amount = amount.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.dosage, (.measure, strength), (.amount, amount)))
  }
}

extension Phrase {
  /// Returns a phrase for a dosage. For example, `.dosage(.measure(500, .milligram), .count(2, .tablet))` is "500
  /// milligrams, 2 tablets".
  ///
  /// - Parameters:
  ///   - strength: The strength of the medicine. If it is empty, the result is the amount.
  ///   - amount: The amount to take. If it is empty, the result is the strength.
  public static func dosage(_ strength: Phrase, _ amount: Phrase) -> Phrase {
    if strength.isSilent { return amount }
    if amount.isSilent { return strength }
    let kind = DosageKind(strength: strength, amount: amount)
    return Phrase(kind)
  }
}

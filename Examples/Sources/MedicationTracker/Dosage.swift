import SpokenText

/// How strong a medication is, and how much of it is taken at a time.
struct Dosage: Sendable, Hashable {
  /// A unit of mass or volume.
  enum Unit: Sendable {
    case milligrams, milliliters

    var phrase: PhraseID {
      switch self {
      case .milligrams: .milligrams
      case .milliliters: .milliliters
      }
    }
  }

  /// What is taken at a time.
  enum Form: Sendable {
    case tablet, capsule

    var phrase: PhraseID {
      switch self {
      case .tablet: .tablets
      case .capsule: .capsules
      }
    }
  }

  var strength: ExactDecimal
  var unit: Unit
  /// What is taken; nil for what is measured out.
  var form: Form?
  /// How many of them.
  var count = 1

  /// "500 milligrams, 2 tablets"; "2.5 milliliters".
  func said(by speaker: Speaker) -> Utterance {
    guard let form else { return speaker.say(unit.phrase, ["count": .number(strength)]) }
    return speaker.say(
      .dosage,
      [
        "strength": .phrase(unit.phrase, ["count": .number(strength)]),
        "taken": .phrase(form.phrase, ["count": .number(count)]),
      ])
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// How strong a medication is, and how much of it is taken at a time.
struct Dosage: Sendable, Hashable {
  /// A unit of mass or volume.
  enum Unit: Sendable {
    case milligrams, milliliters
  }

  /// What is taken at a time.
  enum Form: Sendable {
    case tablet, capsule
  }

  var strength: ExactDecimal
  var unit: Unit
  /// What is taken; nil for what is measured out.
  var form: Form?
  /// How many of them.
  var count = 1

  /// "500 milligrams, 2 tablets"; "2.5 milliliters".
  var phrase: Phrase {
    let strength: Phrase =
      switch unit {
      case .milligrams: .milligrams(strength)
      case .milliliters: .milliliters(strength)
      }
    return switch form {
    case .tablet: .dosage(strength, taken: .tablets(count))
    case .capsule: .dosage(strength, taken: .capsules(count))
    case nil: strength
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The strength of a medication, and the amount to take at a time.
struct Dosage: Sendable, Hashable {
  /// A unit of mass or volume.
  enum Unit: Sendable {
    case milligrams, milliliters
  }

  enum Form: Sendable {
    case tablet, capsule
  }

  var strength: ExactDecimal
  var unit: Unit
  /// The form, or `nil` for a medication that is measured out, such as a syrup.
  var form: Form?
  /// The number of tablets or capsules.
  var count = 1

  /// The dosage in words, such as "500 milligrams, 2 tablets" or "2.5 milliliters".
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

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A model type that describes itself for screen readers, independent of a language.
///
/// ```swift
/// extension Account: Spoken {
///   var spoken: SpokenCard {
///     SpokenCard(id: "account.\(id)", traits: .button) {
///       name
///       Phrase.balance(balance)
///       Phrase.field(.lastAllowance, lastAllowance.map { .dateTime($0) })
///     }
///     .hint(.details)
///   }
/// }
///
/// speaker.say(account).label?.text   // "Alice Smith. Balance: 125 dollars and 50 cents. Last allowance: …"
/// ```
public protocol Spoken {
  /// The description of the model.
  var spoken: SpokenCard { get }
}

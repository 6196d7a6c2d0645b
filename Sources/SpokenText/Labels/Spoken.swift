// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A model type of an app that can be spoken: a row, a card, a screen's header.
///
/// It describes itself in no language; a ``Speaker`` says it, so that the same model is tested in every language:
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
  /// What is said of it.
  var spoken: SpokenCard { get }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// When a number's sign is said. It is always a word.
public struct SignRule: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case automatic, always, never }

  let kind: Kind

  /// Below zero only: "minus 5 dollars".
  public static var automatic: SignRule { SignRule(kind: .automatic) }

  /// Below and above zero: "plus 5 dollars". Zero has none.
  public static var always: SignRule { SignRule(kind: .always) }

  /// Never, because another word expresses it, as in "Overdrawn by 5 dollars".
  public static var never: SignRule { SignRule(kind: .never) }
}

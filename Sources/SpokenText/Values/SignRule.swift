// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The rule for speaking a number's sign. The sign is always spoken as a word.
public struct SignRule: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case automatic, always, never }

  let kind: Kind

  /// Speaks the sign of negative numbers only, such as "minus 5 dollars".
  public static var automatic: SignRule { SignRule(kind: .automatic) }

  /// Speaks the sign of all numbers except zero, such as "plus 5 dollars".
  public static var always: SignRule { SignRule(kind: .always) }

  /// Never speaks the sign. Use it if another word expresses the sign, such as "Overdrawn by 5 dollars".
  public static var never: SignRule { SignRule(kind: .never) }
}

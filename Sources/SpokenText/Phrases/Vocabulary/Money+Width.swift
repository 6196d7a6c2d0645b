// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Money {
  /// The form of a currency's name, such as "dollars" or "US dollars".
  public struct Width: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case automatic, short, full }

    let kind: Kind

    /// "25 dollars" if the dollar is the user's currency, and "25 US dollars" otherwise. A name that only one currency
    /// has, such as "yen", is always short.
    public static var automatic: Width { Width(kind: .automatic) }

    /// The short name, such as "25 dollars", even for users whose own dollar is another one.
    public static var short: Width { Width(kind: .short) }

    /// The unambiguous name, such as in "25 US dollars" or "2,500 Japanese yen".
    public static var full: Width { Width(kind: .full) }
  }
}

extension Money.Width {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: Money.Width)] = [
    ("automatic", .automatic), ("short", .short), ("full", .full),
  ]
}

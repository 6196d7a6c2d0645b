// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Money {
  /// How a currency is named: "dollars" or "US dollars".
  public struct Width: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case automatic, short, full }

    let kind: Kind

    /// "25 dollars" where the dollar is the listener's own, "25 US dollars" where it is not; "25 yen" for everybody, for
    /// no other currency has the name.
    public static var automatic: Width { Width(kind: .automatic) }

    /// The plain name, "25 dollars", wherever the listener lives.
    public static var short: Width { Width(kind: .short) }

    /// The name that no other currency shares: "25 US dollars", "2,500 Japanese yen".
    public static var full: Width { Width(kind: .full) }
  }
}

extension Money.Width {
  /// The names that data and the command line have for the widths.
  static let named: [(name: String, value: Money.Width)] = [
    ("automatic", .automatic), ("short", .short), ("full", .full),
  ]
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The digits that numbers are written in.
public struct Numerals: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case latin, native }

  private let kind: Kind

  /// The digits 0 to 9.
  public static let latin = Numerals(kind: .latin)
  /// The language's own digits, if it has any, such as `٠` to `٩` in Arabic and `०` to `९` in Hindi.
  public static let native = Numerals(kind: .native)

  /// The kinds of digits with their names in encoded data.
  package static let named: [(name: String, value: Numerals)] = [("latin", .latin), ("native", .native)]
}

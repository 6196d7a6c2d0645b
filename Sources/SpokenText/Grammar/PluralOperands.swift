// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The operands of plural rules, which are the visible parts of a number, named by the letters of UTS 35.
///
/// For example, 1.50 has `i` 1, `v` 2, `w` 1, `f` 50, and `t` 5. Rules also use `n`, the absolute value. It isn't stored,
/// because it is an integer only if `t` is 0, and then equals `i`.
///
/// The source is [UTS 35, Operands](https://unicode.org/reports/tr35/tr35-numbers.html#Operands).
package struct PluralOperands: Sendable, Equatable {
  /// The integer digits of the absolute value.
  ///
  /// A value above 10¹⁵ is reduced to 10¹⁵ plus its last fifteen digits, because rules don't use the others.
  package var i: UInt64
  /// The number of visible fraction digits.
  package var v = 0
  /// The number of visible fraction digits, without trailing zeros.
  package var w = 0
  /// The visible fraction digits as an integer.
  package var f: UInt64 = 0
  /// The visible fraction digits as an integer, without trailing zeros.
  package var t: UInt64 = 0
  /// The power of ten that is spoken as a word, such as 6 in “1.2 million”. `i` is still the whole number (1200000).
  package var c = 0

  package init(i: UInt64, v: Int = 0, w: Int = 0, f: UInt64 = 0, t: UInt64 = 0, c: Int = 0) {
    (self.i, self.v, self.w, self.f, self.t, self.c) = (i, v, w, f, t, c)
  }
}

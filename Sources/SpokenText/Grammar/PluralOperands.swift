// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The operands of plural rules: the parts of a number as it is shown, under the letters of UTS 35.
///
/// 1.50 has `i` 1, `v` 2, `w` 1, `f` 50, `t` 5. The rules' `n`, the absolute value, is integral exactly if `t` is 0,
/// and is then `i`.
///
/// Source: [UTS 35, Operands](https://unicode.org/reports/tr35/tr35-numbers.html#Operands).
package struct PluralOperands: Sendable, Equatable {
  /// The integer digits of the absolute value.
  ///
  /// For a larger number, it has the same last fifteen digits and is 10¹⁵ or more: no rule looks further.
  package var i: UInt64
  /// How many fraction digits are shown.
  package var v = 0
  /// How many fraction digits are shown, without trailing zeros.
  package var w = 0
  /// The fraction digits shown, as an integer.
  package var f: UInt64 = 0
  /// The fraction digits shown, without trailing zeros, as an integer.
  package var t: UInt64 = 0
  /// The power of ten that is said as a word (6 in “1.2 million”); `i` is still the whole number (1200000).
  package var c = 0

  package init(i: UInt64, v: Int = 0, w: Int = 0, f: UInt64 = 0, t: UInt64 = 0, c: Int = 0) {
    (self.i, self.v, self.w, self.f, self.t, self.c) = (i, v, w, f, t, c)
  }
}

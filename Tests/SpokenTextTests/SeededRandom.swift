// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Random numbers that are the same in every run (SplitMix64), so that a failure can be repeated.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// So many decimal digits, the first of them not zero; nines and fives are frequent, for they are where rounding errs.
  mutating func digits(_ count: Int) -> String {
    var text = ""
    for place in 0..<count {
      let digit = below(3) == 0 ? [9, 5, 0, 4][below(4)] : below(10)
      text += String(place == 0 && digit == 0 ? 1 : digit)
    }
    return text
  }
}

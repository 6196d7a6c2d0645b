// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The rules for grouping a number's digits. They are the group sizes, the separator, and the fewest digits before it.
struct DigitGrouping: Sendable, Equatable {
  var primary: Int { Int(sizes.primary) }
  var secondary: Int { Int(sizes.secondary) }
  var minimum: Int { Int(sizes.minimum) }
  let separator: Separator
  /// The sizes in one byte each, because a grouping is copied for every phrase.
  private let sizes: Sizes

  private struct Sizes: Equatable { var primary, secondary, minimum: UInt8 }

  init(primary: Int, secondary: Int, minimum: Int, separator: Separator) {
    self.separator = separator
    sizes = Sizes(
      primary: UInt8(clamping: primary), secondary: UInt8(clamping: secondary), minimum: UInt8(clamping: minimum))
  }
}

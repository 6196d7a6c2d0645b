// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

extension SpokenCard {
  /// The card and, of a container, the cards in it, where a screen reader comes to them.
  var reached: [SpokenCard] {
    guard !isHidden else { return [] }
    return grouping == .contain ? [self] + children.flatMap(\.reached) : [self]
  }
}

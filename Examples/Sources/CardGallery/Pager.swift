// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The position in the pages of cards.
struct Pager {
  var page: Int
  var total: Int

  /// The position, such as "Page 4 of 10".
  private var position: Phrase { .progress(page, of: total, style: .page) }

  /// The announcement after the page changes, such as "Page 4 of 10".
  var announcement: Announcement { .pageScrolled(to: page, of: total) }
}

extension Pager: Spoken {
  /// An adjustable element, such as "Cards" with the value "Page 3 of 10" and the hint "Swipe up or down to change
  /// pages". If there is only one page, it can't be adjusted.
  var spoken: SpokenCard {
    let isAdjustable = total > 1
    return SpokenCard(.cards, traits: isAdjustable ? .adjustable : .staticText)
      .value(position)
      .hint(isAdjustable ? .changePage : nil)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Which of the pages of cards is shown.
struct Pager {
  var page: Int
  var total: Int

  /// "Page 4 of 10".
  private var position: Phrase { .progress(page, of: total, style: .page) }

  /// Announced when another page has come, as a page that was scrolled: "Page 4 of 10".
  var announcement: Announcement { .pageScrolled(to: page, of: total) }
}

extension Pager: Spoken {
  /// "Cards", value "Page 3 of 10", with the hint "Swipe up or down to change pages"; with one page there is nothing to
  /// change.
  var spoken: SpokenCard {
    let isAdjustable = total > 1
    return SpokenCard(.cards, traits: isAdjustable ? .adjustable : .staticText)
      .value(position)
      .hint(isAdjustable ? .changePage : nil)
  }
}

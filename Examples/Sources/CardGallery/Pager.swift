import SpokenText

/// Which of the pages of cards is shown.
struct Pager: Sendable {
  var page: Int
  var total: Int

  /// Announced when another page has come: "Page 4 of 10".
  func announcement(by speaker: Speaker) -> Announcement {
    Announcement(speaker.progress(page, of: total, style: .page))
  }
}

extension Pager: Spoken {
  /// "Cards", value "Page 3 of 10", with the hint "Swipe up or down to change pages"; with one page there is nothing to
  /// change.
  func spoken(by speaker: Speaker) -> SpokenElement {
    let isAdjustable = total > 1
    return SpokenElement(
      label: speaker.say(.cards), value: speaker.progress(page, of: total, style: .page),
      hint: isAdjustable ? speaker.hint(outcome: .changePage, isAdjustable: true) : nil,
      traits: isAdjustable ? .adjustable : .staticText)
  }
}

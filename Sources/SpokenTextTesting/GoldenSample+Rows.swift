// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

extension GoldenSample {
  /// Returns the rows of the sample in a golden table, all at one moment of the speaker's clock.
  ///
  /// A phrase has one row, with the sample's name. An element or a chart has a row for each of its parts. The row of an
  /// announcement includes its priority, unless that is the default. Another notification than the default, and the
  /// focus, have their own rows:
  ///
  /// ```
  /// alice · label ⇥ Alice Smith. Balance: 125 dollars and 50 cents
  /// alice · value ⇥ Hidden
  /// alice · hint ⇥ Double tap to view details and transactions
  /// alice · input label 1 ⇥ Alice
  /// alice · traits ⇥ button, selected
  /// alice · action pay ⇥ Pay the allowance
  /// alice · identifier ⇥ child_card_1
  /// sheet · screen ⇥ Details
  /// sheet · 1 · label ⇥ Metric details
  /// sheet · 1 · heading level ⇥ 1
  /// saved · announcement, high ⇥ Saved
  /// opened · announcement ⇥ Filter panel opened
  /// opened · notification ⇥ layoutChanged
  /// opened · focus ⇥ filter_name
  /// spending · label ⇥ Spending
  /// spending · summary ⇥ Bar chart, 2 values. Highest 40 dollars for Food
  /// spending · x axis ⇥ Category
  /// spending · y axis ⇥ Amount
  /// spending · point 1 ⇥ Food: 40 dollars
  /// ```
  public func rows(using speaker: Speaker) -> [GoldenTable.Row] {
    let speaker = speaker.frozen()
    switch content {
    case .phrase(let phrase, let context):
      return [GoldenTable.Row(key: key, utterance: speaker.say(phrase, context: context))]
    case .said(let say):
      return [GoldenTable.Row(key: key, utterance: say(speaker))]
    case .unchecked(let utterance):
      return [GoldenTable.Row(key: key, utterance: utterance)]
    case .element(let card):
      return rows(of: speaker.say(card), key)
    case .chart(let chart):
      return rows(of: speaker.say(chart), key) + rows(of: speaker.describe(chart))
    case .announcement(let announcement):
      return rows(of: announcement, said: speaker.say(announcement))
    }
  }

  private func rows(of chart: ChartDescription) -> [GoldenTable.Row] {
    func row(_ part: String, _ utterance: Utterance) -> GoldenTable.Row {
      GoldenTable.Row(key: "\(key) · \(part)", utterance: utterance)
    }
    let axes = [row("summary", chart.summary), row("x axis", chart.x.title), row("y axis", chart.y.title)]
    return axes
      + chart.series.enumerated().flatMap { index, series in
        let prefix = chart.series.count > 1 ? "series \(index + 1) · " : ""
        let name = prefix.isEmpty ? [] : [row("series \(index + 1)", series.name)]
        return name + series.points.enumerated().map { row("\(prefix)point \($0 + 1)", $1.label) }
      }
  }

  private func rows(of announcement: Announcement, said: SpokenAnnouncement?) -> [GoldenTable.Row] {
    let priority = announcement.priority == .default ? "" : ", \(announcement.priority)"
    let utterance = said?.utterance ?? Utterance("")
    var rows: [GoldenTable.Row] = []
    // An announcement that moves the focus may have no text.
    if !utterance.text.isEmpty || said == nil {
      rows.append(GoldenTable.Row(key: "\(key) · announcement\(priority)", utterance: utterance))
    }
    if announcement.notification != .announcement {
      rows.append(GoldenTable.Row(key: "\(key) · notification", phrase: "\(announcement.notification)"))
    }
    if let focus = announcement.focus { rows.append(GoldenTable.Row(key: "\(key) · focus", phrase: focus)) }
    return rows
  }

  private func rows(of element: SpokenElement, _ key: String) -> [GoldenTable.Row] {
    func unspoken(_ part: String, _ text: String?) -> [GoldenTable.Row] {
      text.map { [GoldenTable.Row(key: "\(key) · \(part)", phrase: $0)] } ?? []
    }
    let spoken = [
      ("screen", element.screenTitle), ("label", element.label), ("value", element.value), ("hint", element.hint),
    ].compactMap { part, utterance in
      utterance.map { GoldenTable.Row(key: "\(key) · \(part)", utterance: $0) }
    }
    let names = element.inputLabels.enumerated().map {
      GoldenTable.Row(key: "\(key) · input label \($0 + 1)", utterance: $1)
    }
    let actions = element.actions.map { GoldenTable.Row(key: "\(key) · action \($0.id)", utterance: $0.name) }
    return spoken + names + unspoken("traits", element.traits.isEmpty ? nil : "\(element.traits)") + actions
      + unspoken("identifier", element.identifier) + unspoken("presence", element.isHidden ? "hidden" : nil)
      + unspoken("heading level", element.headingLevel.map { "\($0.rawValue)" })
      + element.children.enumerated().flatMap { rows(of: $1, "\(key) · \($0 + 1)") }
  }

  /// Returns whether a row isn't spoken, such as an identifier, or is only recorded for review.
  func isUnspoken(_ row: GoldenTable.Row) -> Bool {
    switch content {
    case .element: ["traits", "identifier", "presence", "heading level"].contains { row.key.hasSuffix(" · \($0)") }
    case .announcement: ["notification", "focus"].contains { row.key.hasSuffix(" · \($0)") }
    case .unchecked: true
    case .phrase, .said, .chart: false
    }
  }

  func isIdentifier(_ row: GoldenTable.Row) -> Bool {
    if case .element = content { row.key.hasSuffix(" · identifier") } else { false }
  }
}

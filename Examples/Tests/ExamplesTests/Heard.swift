// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText
import Testing

/// What an app's accessibility guide expects to hear of one item on a screen, in English.
struct Heard: Sendable, CustomTestStringConvertible {
  var screen: String
  var item: String
  var label: String
  var value: String?
  var hint: String?
  var actions: [String]

  /// What is expected of `screen/item`.
  init(_ place: String, _ label: String, value: String? = nil, hint: String? = nil, actions: [String] = []) {
    let names = place.split(separator: "/", maxSplits: 1).map(String.init)
    screen = names.first ?? ""
    item = names.last ?? ""
    self.label = label
    self.value = value
    self.hint = hint
    self.actions = actions
  }

  var testDescription: String { "\(screen)/\(item)" }

  /// Compares it with what the app says to someone who works it like that.
  func compare(
    with app: App, by interaction: Interaction = .touch, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let items = app.screens.first { $0.name == screen }?.items ?? []
    let found = try #require(items.first { $0.name == item }, sourceLocation: sourceLocation)
    switch found.kind {
    case .element(let card):
      let said = app.speaker("en-US").with { $0.interaction = interaction }.say(card)
      #expect(said.label?.text == label, sourceLocation: sourceLocation)
      #expect(said.value?.text == value, sourceLocation: sourceLocation)
      #expect(said.hint?.text == hint, sourceLocation: sourceLocation)
      #expect(said.actions.map(\.name.text) == actions, sourceLocation: sourceLocation)
    case .announcement(let announcement):
      #expect(app.speaker("en-US").say(announcement)?.utterance.text == label, sourceLocation: sourceLocation)
    case .chart(let chart):
      #expect(app.speaker("en-US").describe(chart).title.text == label, sourceLocation: sourceLocation)
    }
  }
}

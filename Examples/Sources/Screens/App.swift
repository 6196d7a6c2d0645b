// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// An example app, with its phrases and its screens.
public struct App: Sendable {
  /// The name in the demo command, such as `family-allowance`.
  public var name: String
  /// The app's own phrases, in all of its languages.
  public var overlay: Overlay
  /// The screens, in the order that a user reaches them.
  public var screens: [Screen]

  /// Creates an app with its phrases.
  public init(_ name: String, overlay: Overlay, screens: [Screen]) {
    self.name = name
    self.overlay = overlay
    self.screens = screens
  }

  /// Creates an app with phrases from the folder `Locales` of its resources.
  public init(_ name: String, resources: Bundle, screens: [Screen]) {
    do {
      let overlay = try Overlay(folder: resources.bundleURL.appendingPathComponent("Locales"))
      self.init(name, overlay: overlay, screens: screens)
    } catch {
      preconditionFailure("The phrases of \(name) are not in its resources: \(error)")
    }
  }

  /// Returns a speaker with the app's phrases, in New York, on Friday, 20 November 2026, at 5 PM. Its hints name
  /// gestures.
  public func speaker(_ language: LanguageTag) -> Speaker {
    Speaker(language, timeZone: SampleMoment.zone, reference: .fixed(SampleMoment.now)).adding(overlay)
      .with { $0.interaction = .touch }
  }
}

/// A screen of an app, as a screen reader reads it.
public struct Screen: Sendable {
  /// The name in golden files, such as `dashboard`.
  public var name: String
  /// The title, which a screen reader reads when the screen appears (WCAG 2.2, 2.4.2).
  public var title: Phrase
  /// `true` if the screen covers another one, whose elements the user can't reach.
  public var isModal: Bool
  /// The elements in reading order, and the announcements while the screen is shown.
  public var items: [Item]
  /// The rotors, which move between elements of one kind, such as overdue tasks.
  public var rotors: [SpokenRotor]

  /// Creates a screen.
  public init(
    _ name: String, titled title: Phrase, isModal: Bool = false, rotors: [SpokenRotor] = [], _ items: [Item]
  ) {
    self.name = name
    self.title = title
    self.isModal = isModal
    self.rotors = rotors
    self.items = items
  }

  /// The cards of the screen, with the names of their items.
  public var cards: [(name: String, card: SpokenCard)] {
    items.compactMap { item in
      if case .element(let card) = item.kind { (item.name, card) } else { nil }
    }
  }

  /// The screen as a card that contains the cards of its elements.
  public var card: SpokenCard {
    rotors.reduce(.screen(title, isModal: isModal) { cards.map(\.card) }) { $0.rotor($1) }
  }
}

/// An element or announcement that users hear on a screen.
public struct Item: Sendable {
  /// The kind of an item, with its content.
  public enum Kind: Sendable {
    /// An element that the user can move to.
    case element(SpokenCard)
    /// An announcement, which the user hears without moving to it.
    case announcement(Announcement)
    /// The descriptor of a chart, in addition to its element.
    case chart(SpokenChart)
  }

  /// The name in golden files, unique on its screen, such as `alice`.
  public var name: String
  /// The kind of the item, with its content.
  public var kind: Kind
  /// The phrases that the item shows by a color or a picture. Its text must contain them.
  public var shown: [Phrase] = []

  /// Adds phrases that the item shows by a color or a picture, such as `.state(.overdue, of: .task)`.
  public func showing(_ phrases: Phrase?...) -> Item {
    var item = self
    item.shown += phrases.compactMap { $0 }
    return item
  }

  /// The item, moved before the content in reading order. For example, use `button("back", .back).leading`.
  public var leading: Item {
    guard case .element(let card) = kind else { return self }
    var item = self
    item.kind = .element(card.reading(.leading))
    return item
  }

  /// Creates an item for the descriptor of a chart.
  public static func chart(_ name: String, _ chart: SpokenChart) -> Item { Item(name: name, kind: .chart(chart)) }

  /// Creates an item for a model of the app.
  public static func element(_ name: String, _ model: some Spoken) -> Item { .element(name, model.spoken) }

  /// Creates an item for a card without a model, such as a button or a heading.
  public static func element(_ name: String, _ card: SpokenCard) -> Item { Item(name: name, kind: .element(card)) }

  /// Creates an item for an announcement.
  public static func announcement(_ name: String, _ announcement: Announcement) -> Item {
    Item(name: name, kind: .announcement(announcement))
  }
}

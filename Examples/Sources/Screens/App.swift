// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// An example app: its phrases, and the screens that a listener moves through.
public struct App: Sendable {
  /// What the demo command knows it by: `family-allowance`.
  public var name: String
  /// The app's own phrases, in every language that it ships.
  public var overlay: Overlay
  /// Its screens, in the order in which a listener comes to them.
  public var screens: [Screen]

  /// An app with its phrases.
  public init(_ name: String, overlay: Overlay, screens: [Screen]) {
    self.name = name
    self.overlay = overlay
    self.screens = screens
  }

  /// An app whose phrases are in the folder `Locales` of its resources.
  public init(_ name: String, resources: Bundle, screens: [Screen]) {
    do {
      let overlay = try Overlay(folder: resources.bundleURL.appendingPathComponent("Locales"))
      self.init(name, overlay: overlay, screens: screens)
    } catch {
      preconditionFailure("The phrases of \(name) are not in its resources: \(error)")
    }
  }

  /// A speaker of this app: its phrases, in New York, on Friday, 20 November 2026, at 5 PM. The listener wants hints to
  /// name the gesture.
  public func speaker(_ language: LanguageTag) -> Speaker {
    Speaker(language, timeZone: SampleMoment.zone, reference: .fixed(SampleMoment.now)).adding(overlay)
      .with { $0.interaction = .touch }
  }
}

/// A screen, as a screen reader goes through it.
public struct Screen: Sendable {
  /// What it is known by in goldens: `dashboard`.
  public var name: String
  /// What it is called: a screen reader says it when the screen appears (WCAG 2.2, 2.4.2).
  public var title: Phrase
  /// Whether it lies over another one, of which nothing can be reached.
  public var isModal: Bool
  /// What is on it, in reading order, and what is announced while it is shown.
  public var items: [Item]
  /// Ways from one element to the next of the same sort.
  public var rotors: [SpokenRotor]

  /// A screen.
  public init(
    _ name: String, titled title: Phrase, isModal: Bool = false, rotors: [SpokenRotor] = [], _ items: [Item]
  ) {
    self.name = name
    self.title = title
    self.isModal = isModal
    self.rotors = rotors
    self.items = items
  }

  /// The cards on it, by the names of their items.
  public var cards: [(name: String, card: SpokenCard)] {
    items.compactMap { item in
      if case .element(let card) = item.kind { (item.name, card) } else { nil }
    }
  }

  /// The screen as a card that contains what is on it.
  public var card: SpokenCard {
    rotors.reduce(.screen(title, isModal: isModal) { cards.map(\.card) }) { $0.rotor($1) }
  }
}

/// Something that is heard on a screen.
public struct Item: Sendable {
  /// What is heard.
  public enum Kind: Sendable {
    /// The listener comes to it.
    case element(SpokenCard)
    /// It is said without the listener going there.
    case announcement(Announcement)
    /// The descriptor of a chart, in addition to its element.
    case chart(SpokenChart)
  }

  /// What it is known by in goldens, unique on its screen: `alice`.
  public var name: String
  /// What is heard.
  public var kind: Kind
  /// The phrases that the item shows by a color or a picture. Its text must contain them.
  public var shown: [Phrase] = []

  /// Adds phrases that the item shows by a color or a picture, such as `.state(.overdue, of: .task)`.
  public func showing(_ phrases: Phrase?...) -> Item {
    var item = self
    item.shown += phrases.compactMap { $0 }
    return item
  }

  /// The item, read before the content: `button("back", .back).leading`.
  public var leading: Item {
    guard case .element(let card) = kind else { return self }
    var item = self
    item.kind = .element(card.reading(.leading))
    return item
  }

  /// Creates an item for the descriptor of a chart.
  public static func chart(_ name: String, _ chart: SpokenChart) -> Item { Item(name: name, kind: .chart(chart)) }

  /// A model of the app's.
  public static func element(_ name: String, _ model: some Spoken) -> Item { .element(name, model.spoken) }

  /// An element that has no model: a button, a heading.
  public static func element(_ name: String, _ card: SpokenCard) -> Item { Item(name: name, kind: .element(card)) }

  /// An announcement.
  public static func announcement(_ name: String, _ announcement: Announcement) -> Item {
    Item(name: name, kind: .announcement(announcement))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What an element is and how it behaves: the screen reader says it in its own words, so no label ever does.
///
/// They are those of UIKit's `UIAccessibilityTraits`, by the same names but for `toggle`, `modal`, which is SwiftUI's,
/// and `textField`. For
/// SwiftUI's names, as `isButton`, the compiler offers these.
public struct SpokenTraits: OptionSet, Sendable, Hashable, Codable {
  /// A bit for each trait. Bits that no trait has are kept, and mean nothing.
  public let rawValue: UInt32

  /// The traits of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is activated.
  public static let button = SpokenTraits(rawValue: 1 << 0)
  /// It heads a section.
  public static let header = SpokenTraits(rawValue: 1 << 1)
  /// It leads elsewhere.
  public static let link = SpokenTraits(rawValue: 1 << 2)
  /// It is a picture.
  public static let image = SpokenTraits(rawValue: 1 << 3)
  /// It is the one chosen among several.
  public static let selected = SpokenTraits(rawValue: 1 << 4)
  /// It cannot be used now.
  public static let notEnabled = SpokenTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = SpokenTraits(rawValue: 1 << 6)
  /// It is where a search is typed.
  public static let searchField = SpokenTraits(rawValue: 1 << 7)
  /// Its value is changed by swiping up and down.
  public static let adjustable = SpokenTraits(rawValue: 1 << 8)
  /// Its label or value changes too often to be announced each time.
  public static let updatesFrequently = SpokenTraits(rawValue: 1 << 9)
  /// It makes a sound of its own when it is activated.
  public static let playsSound = SpokenTraits(rawValue: 1 << 10)
  /// It begins to play or record, and is not to be talked over.
  public static let startsMediaSession = SpokenTraits(rawValue: 1 << 11)
  /// It tells what matters on a screen that has just appeared.
  public static let summaryElement = SpokenTraits(rawValue: 1 << 12)
  /// It turns a page when it has been read.
  public static let causesPageTurn = SpokenTraits(rawValue: 1 << 13)
  /// It is a key of a keyboard.
  public static let keyboardKey = SpokenTraits(rawValue: 1 << 14)
  /// It takes touches as they come.
  public static let allowsDirectInteraction = SpokenTraits(rawValue: 1 << 15)
  /// It holds tabs.
  public static let tabBar = SpokenTraits(rawValue: 1 << 16)
  /// It is switched on and off.
  public static let toggle = SpokenTraits(rawValue: 1 << 17)
  /// What is behind it cannot be reached.
  public static let modal = SpokenTraits(rawValue: 1 << 18)
  /// A field for text. UIKit and SwiftUI have no such trait, because the system's text fields convey it themselves.
  public static let textField = SpokenTraits(rawValue: 1 << 19)

  /// Traits of views that are controls: switches, sliders, steppers, text fields, and search fields.
  package static let ofControls: SpokenTraits = [.toggle, .adjustable, .textField, .searchField]

  /// The names that data and the command line have for the traits, in a fixed order.
  package static let named: [(name: String, value: SpokenTraits)] = [
    ("button", .button), ("header", .header), ("link", .link), ("image", .image), ("selected", .selected),
    ("notEnabled", .notEnabled), ("staticText", .staticText), ("searchField", .searchField),
    ("adjustable", .adjustable), ("updatesFrequently", .updatesFrequently), ("playsSound", .playsSound),
    ("startsMediaSession", .startsMediaSession), ("summaryElement", .summaryElement),
    ("causesPageTurn", .causesPageTurn), ("keyboardKey", .keyboardKey),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("tabBar", .tabBar), ("toggle", .toggle), ("modal", .modal),
    ("textField", .textField),
  ]

  /// The names of the traits, in a fixed order.
  package var names: [String] { Self.named.filter { contains($0.value) }.map(\.name) }
}

extension SpokenTraits: CustomStringConvertible {
  /// The names of the traits, in a fixed order: `button, selected`.
  public var description: String { names.joined(separator: ", ") }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The role and behavior of an element. The screen reader says them in its own words, so don't put them into a label.
///
/// The names are those of UIKit's `UIAccessibilityTraits`, except for `toggle`, `modal` (from SwiftUI), and
/// `textField`. If you write SwiftUI's names, such as `isButton`, the compiler suggests the right ones.
public struct SpokenTraits: OptionSet, Sendable, Hashable, Codable {
  /// A bit for each trait. Unknown bits have no effect.
  public let rawValue: UInt32

  /// Creates a set from the bits of the traits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A button.
  public static let button = SpokenTraits(rawValue: 1 << 0)
  /// A heading.
  public static let header = SpokenTraits(rawValue: 1 << 1)
  /// A link.
  public static let link = SpokenTraits(rawValue: 1 << 2)
  /// An image.
  public static let image = SpokenTraits(rawValue: 1 << 3)
  /// The selected item of several.
  public static let selected = SpokenTraits(rawValue: 1 << 4)
  /// A control that can't be used now.
  public static let notEnabled = SpokenTraits(rawValue: 1 << 5)
  /// Text that doesn't change.
  public static let staticText = SpokenTraits(rawValue: 1 << 6)
  /// A search field.
  public static let searchField = SpokenTraits(rawValue: 1 << 7)
  /// A control whose value users change by swiping up and down.
  public static let adjustable = SpokenTraits(rawValue: 1 << 8)
  /// A label or value that changes too often to announce.
  public static let updatesFrequently = SpokenTraits(rawValue: 1 << 9)
  /// A control that plays its own sound.
  public static let playsSound = SpokenTraits(rawValue: 1 << 10)
  /// A control that starts playback or recording, during which the screen reader should be silent.
  public static let startsMediaSession = SpokenTraits(rawValue: 1 << 11)
  /// A summary of a screen that has just appeared.
  public static let summaryElement = SpokenTraits(rawValue: 1 << 12)
  /// Text that turns the page after it was read.
  public static let causesPageTurn = SpokenTraits(rawValue: 1 << 13)
  /// A key of a keyboard.
  public static let keyboardKey = SpokenTraits(rawValue: 1 << 14)
  /// An element that handles touches directly.
  public static let allowsDirectInteraction = SpokenTraits(rawValue: 1 << 15)
  /// A container of tabs.
  public static let tabBar = SpokenTraits(rawValue: 1 << 16)
  /// A switch.
  public static let toggle = SpokenTraits(rawValue: 1 << 17)
  /// A container that makes the content around it unreachable.
  public static let modal = SpokenTraits(rawValue: 1 << 18)
  /// A text field. UIKit and SwiftUI have no such trait, because the system's text fields convey it.
  public static let textField = SpokenTraits(rawValue: 1 << 19)

  /// The traits of controls.
  package static let ofControls: SpokenTraits = [.toggle, .adjustable, .textField, .searchField]

  /// The values, with their names in encoded data and commands.
  package static let named: [(name: String, value: SpokenTraits)] = [
    ("button", .button), ("header", .header), ("link", .link), ("image", .image), ("selected", .selected),
    ("notEnabled", .notEnabled), ("staticText", .staticText), ("searchField", .searchField),
    ("adjustable", .adjustable), ("updatesFrequently", .updatesFrequently), ("playsSound", .playsSound),
    ("startsMediaSession", .startsMediaSession), ("summaryElement", .summaryElement),
    ("causesPageTurn", .causesPageTurn), ("keyboardKey", .keyboardKey),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("tabBar", .tabBar), ("toggle", .toggle), ("modal", .modal),
    ("textField", .textField),
  ]

  package var names: [String] { Self.named.filter { contains($0.value) }.map(\.name) }
}

extension SpokenTraits: CustomStringConvertible {
  /// The names of the traits, such as `button, selected`.
  public var description: String { names.joined(separator: ", ") }
}

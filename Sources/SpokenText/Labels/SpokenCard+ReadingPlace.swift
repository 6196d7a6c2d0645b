// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension SpokenCard {
  /// The place of a card in the reading order of its screen (WCAG 2.2, 1.3.2 and 2.4.3).
  ///
  /// A screen is read in the order of its cards. In SwiftUI, cards are first sorted by their place. `SpokenTextTesting`
  /// finds cards in the wrong place, such as a tab before the content.
  public enum ReadingPlace: Int, Sendable, Hashable, CaseIterable, Comparable, Codable {
    /// Before the content, such as a back button or the top bar.
    case leading
    /// The content.
    case content
    /// After the content, such as tabs or the bottom bar.
    case trailing

    /// Returns whether the first place is read earlier.
    public static func < (left: ReadingPlace, right: ReadingPlace) -> Bool { left.rawValue < right.rawValue }

    /// The values, with their names in encoded data and commands.
    package static let named: [(name: String, value: ReadingPlace)] = [
      ("leading", .leading), ("content", .content), ("trailing", .trailing),
    ]
  }

  /// The place in the reading order of the screen. The default is ``ReadingPlace/content``. For
  /// ``tab(_:isSelected:badge:id:)``, the default is ``ReadingPlace/trailing``.
  public var readingPlace: ReadingPlace {
    get { structure.members.readingPlace }
    set { structure.members.readingPlace = newValue }
  }

  /// Sets the place in reading order, such as `.button(.action(.back)).reading(.leading)`.
  public consuming func reading(_ place: ReadingPlace) -> SpokenCard {
    readingPlace = place
    return self
  }
}

extension SpokenElement {
  /// The place in the reading order of the screen.
  public var readingPlace: SpokenCard.ReadingPlace {
    get { members.readingPlace }
    set { members.readingPlace = newValue }
  }
}

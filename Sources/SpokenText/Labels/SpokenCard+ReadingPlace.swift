// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension SpokenCard {
  /// The place of a card in the reading order of its screen (WCAG 2.2, 1.3.2 and 2.4.3).
  ///
  /// A screen is read in the order of its cards. With the place, a test can find a card in the wrong part of the screen, such
  /// as a tab before the content. SwiftUI reads it in the right part.
  public enum ReadingPlace: Int, Sendable, Hashable, CaseIterable, Comparable, Codable {
    /// Before the content, such as a back button and the bar at the top.
    case leading
    /// The content.
    case content
    /// After the content, such as tabs and the bar at the bottom.
    case trailing

    /// Returns whether the first place is read earlier.
    public static func < (left: ReadingPlace, right: ReadingPlace) -> Bool { left.rawValue < right.rawValue }

    /// The names in data and on the command line.
    package static let named: [(name: String, value: ReadingPlace)] = [
      ("leading", .leading), ("content", .content), ("trailing", .trailing),
    ]
  }

  /// The place of the card in the reading order of its screen. The default is the content. For ``tab(_:isSelected:badge:id:)``, it is
  /// after the content.
  public var readingPlace: ReadingPlace {
    get { structure.members.readingPlace }
    set { structure.members.readingPlace = newValue }
  }

  /// Sets the place of the card in reading order, such as `.button(.action(.back)).reading(.leading)`.
  public consuming func reading(_ place: ReadingPlace) -> SpokenCard {
    readingPlace = place
    return self
  }
}

extension SpokenElement {
  /// The place of the element in the reading order of its screen.
  public var readingPlace: SpokenCard.ReadingPlace {
    get { members.readingPlace }
    set { members.readingPlace = newValue }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The rarely used members of a card. Most cards have none, so copying them costs nothing.
indirect enum CardStructure: Sendable, Hashable {
  case plain
  case with(CardMembers)

  var members: CardMembers {
    get { if case .with(let members) = self { members } else { CardMembers() } }
    set { self = newValue == CardMembers() ? .plain : .with(newValue) }
  }
}

/// The members of a card besides its text and traits.
struct CardMembers: Sendable, Hashable {
  var isHidden = false
  var headingLevel: SpokenCard.HeadingLevel?
  var screenTitle: Phrase?
  var inputLabels: [Phrase] = []
  var rotors: [SpokenRotor] = []
  var readingPlace = SpokenCard.ReadingPlace.content
  var grouping: SpokenCard.Grouping?
  /// The children. If they are nested too deep, their contents are omitted. Otherwise, recursion could overflow the
  /// stack.
  var children: [SpokenCard] = [] {
    didSet {
      (levels, isCut) = (1, false)
      for index in children.indices {
        if children[index].structure.members.levels >= Self.mostLevels { children[index].cut() }
        levels = max(levels, children[index].structure.members.levels + 1)
      }
    }
  }
  /// The number of levels, including this card.
  private(set) var levels = 1
  /// `true` if the children were omitted because of their depth.
  private(set) var isCut = false

  /// The maximum number of levels, which is the same for nested phrases.
  static let mostLevels = 32

  fileprivate mutating func cut() {
    children = []
    isCut = true
  }
}

extension SpokenCard {
  /// The level of a heading, as in HTML and SwiftUI's `accessibilityHeading`. Level 1 is the screen's title.
  ///
  /// Screen reader users jump from heading to heading, and on some systems by level.
  public enum HeadingLevel: Int, Sendable, Hashable, CaseIterable, Codable {
    // The names are SwiftUI's.
    case h1 = 1
    case h2, h3, h4, h5, h6
  }

  /// The way a container presents the cards inside it.
  ///
  /// If the cards inside aren't separate elements, their buttons, links, and actions become actions of the container.
  /// Each keeps its identifier. If actions have the same identifier, only the first is used.
  public struct Grouping: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case ignore, combine, contain }

    private let kind: Kind

    /// One element with only the container's text. Use it if the cards inside would repeat that text.
    public static let ignore = Grouping(kind: .ignore)
    /// One element with the container's text, followed by that of the cards inside.
    public static let combine = Grouping(kind: .combine)
    /// Separate elements. The container's text is read when users enter the first one.
    public static let contain = Grouping(kind: .contain)

    /// The values, with their names in encoded data and commands.
    package static let named: [(name: String, value: Grouping)] = [
      ("ignore", .ignore), ("combine", .combine), ("contain", .contain),
    ]
  }

  /// `true` if screen readers skip the card. Its element has neither text nor actions.
  public var isHidden: Bool {
    get { structure.members.isHidden }
    set { structure.members.isHidden = newValue }
  }

  /// The level of a heading, or `nil` if it has none.
  public var headingLevel: HeadingLevel? {
    get { structure.members.headingLevel }
    set { structure.members.headingLevel = newValue }
  }

  /// The title of a screen, which is read when the screen appears (WCAG 2.2, 2.4.2).
  public var screenTitle: Phrase? {
    get { structure.members.screenTitle }
    set { structure.members.screenTitle = newValue }
  }

  /// The presentation of the cards inside, or `nil` if the card isn't a container.
  public var grouping: Grouping? {
    get { structure.members.grouping }
    set { structure.members.grouping = newValue }
  }

  /// The cards inside a container, in reading order. They are ignored if ``grouping`` is `nil`.
  ///
  /// Cards nest at most 32 levels deep. If you put a card of 32 levels inside another, its contents are omitted, which
  /// ``flaws`` reports.
  public var children: [SpokenCard] {
    get { structure.members.children }
    set { structure.members.children = newValue }
  }

  fileprivate mutating func cut() { structure.members.cut() }

  /// Hides the card from screen readers.
  public consuming func hidden(_ isHidden: Bool = true) -> SpokenCard {
    self.isHidden = isHidden
    return self
  }

  /// Makes the card a heading, such as with `.heading(.h2)`.
  public consuming func heading(_ level: HeadingLevel? = nil) -> SpokenCard {
    traits.insert(.header)
    headingLevel = level
    return self
  }

  /// Sets the title of a screen.
  public consuming func screenTitle(_ title: Phrase?) -> SpokenCard {
    screenTitle = title
    return self
  }

  /// Makes the card a container. If users can't reach something because of that, ``flaws`` lists it.
  ///
  /// ```swift
  /// SpokenCard(id: "row") { name }.children(.ignore) {
  ///   SpokenCard(.action(.delete, name), id: "delete", traits: .button)   // becomes an action of the row
  /// }
  /// ```
  public consuming func children(
    _ grouping: Grouping, @CardBuilder _ children: () -> [SpokenCard]
  ) -> SpokenCard {
    var members = structure.members
    (members.grouping, members.children) = (grouping, children())
    structure.members = members
    return self
  }

  /// Creates a decorative image, which screen readers skip (WCAG 2.2, 1.1.1).
  public static func decorative(id: String? = nil) -> SpokenCard { SpokenCard(id: id, traits: .image) {}.hidden() }

  /// Creates a heading, such as `SpokenCard.heading(.message("children"), level: .h2)`.
  public static func heading(_ label: Phrase, level: HeadingLevel? = nil, id: String? = nil) -> SpokenCard {
    SpokenCard(label, id: id).heading(level)
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The UI test identifier.
  ///   - isModal: `true` if users can't reach the content around it, such as for a sheet. If only its heading were
  ///     modal, everything else would be unreachable.
  ///   - cards: The contents, in reading order.
  public static func screen(
    _ title: Phrase, id: String? = nil, isModal: Bool = false, @CardBuilder _ cards: () -> [SpokenCard]
  ) -> SpokenCard {
    SpokenCard(id: id, traits: isModal ? .modal : []) {}.screenTitle(title).children(.contain, cards)
  }
}

/// Collects the cards of a container. See ``SpokenCard/children(_:_:)``.
public typealias CardBuilder = SpokenBuilder<SpokenCard>

extension SpokenBuilder<SpokenCard> {
  /// Adds a card, or the card of a model.
  public static func buildExpression<Model: Spoken>(_ model: Model?) -> Component { Component(model?.spoken) }

  /// Adds several cards.
  public static func buildExpression<Model: Spoken>(_ models: [Model]) -> Component {
    Component(models.map(\.spoken))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What only some cards have. Nearly all are plain, and copying those costs nothing.
indirect enum CardStructure: Sendable, Hashable {
  case plain
  case with(CardMembers)

  /// What the card has; nothing where it is plain.
  var members: CardMembers {
    get { if case .with(let members) = self { members } else { CardMembers() } }
    set { self = newValue == CardMembers() ? .plain : .with(newValue) }
  }
}

/// What a card may have beside its words.
struct CardMembers: Sendable, Hashable {
  var isHidden = false
  var headingLevel: SpokenCard.HeadingLevel?
  var screenTitle: Phrase?
  var inputLabels: [Phrase] = []
  var rotors: [SpokenRotor] = []
  var readingPlace = SpokenCard.ReadingPlace.content
  var grouping: SpokenCard.Grouping?
  /// The cards in it. Those of a card that is too deep are left out, so that neither saying nor freeing it, which go down
  /// level by level, need more stack than there is.
  var children: [SpokenCard] = [] {
    didSet {
      (levels, isCut) = (1, false)
      for index in children.indices {
        if children[index].structure.members.levels >= Self.mostLevels { children[index].cut() }
        levels = max(levels, children[index].structure.members.levels + 1)
      }
    }
  }
  /// How many levels of cards there are, itself among them.
  private(set) var levels = 1
  /// Whether the cards in it were left out, because they nested too deep. Others that are put in their place may fit.
  private(set) var isCut = false

  /// As many as a phrase may have.
  static let mostLevels = 32

  /// Leaves out the cards in it.
  fileprivate mutating func cut() {
    children = []
    isCut = true
  }
}

extension SpokenCard {
  /// How deep a heading is: the first level is the screen's own, as in HTML and SwiftUI's `accessibilityHeading`. Screen
  /// readers go from heading to heading, and on some systems by their level.
  public enum HeadingLevel: Int, Sendable, Hashable, CaseIterable, Codable {
    // The names are SwiftUI's.
    case h1 = 1
    case h2, h3, h4, h5, h6
  }

  /// What a container makes of the cards in it.
  ///
  /// Whatever it makes of their words, their listener can do all that could be done with them: the buttons and links of
  /// cards that are no elements of their own become actions of the container, by their identifiers.
  public struct Grouping: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case ignore, combine, contain }

    private let kind: Kind

    /// One element that says the container's words alone: those in it would say the same once more.
    public static let ignore = Grouping(kind: .ignore)
    /// One element that says the container's words, then those of the cards in it.
    public static let combine = Grouping(kind: .combine)
    /// The cards stay elements of their own; the container's words are heard when a listener comes to the first of them.
    public static let contain = Grouping(kind: .contain)

    /// The names that data and the command line have for them.
    package static let named: [(name: String, value: Grouping)] = [
      ("ignore", .ignore), ("combine", .combine), ("contain", .contain),
    ]
  }

  /// Whether screen readers pass over it. It says nothing then: its element has neither words nor actions.
  public var isHidden: Bool {
    get { structure.members.isHidden }
    set { structure.members.isHidden = newValue }
  }

  /// How deep a heading is; nil where the card is none, or one without a level.
  public var headingLevel: HeadingLevel? {
    get { structure.members.headingLevel }
    set { structure.members.headingLevel = newValue }
  }

  /// The title of the screen that the card is: what a screen reader says when it appears (WCAG 2.2, 2.4.2).
  public var screenTitle: Phrase? {
    get { structure.members.screenTitle }
    set { structure.members.screenTitle = newValue }
  }

  /// What it makes of the cards in it; nil where it is no container.
  public var grouping: Grouping? {
    get { structure.members.grouping }
    set { structure.members.grouping = newValue }
  }

  /// The cards in it, in the order in which a screen reader comes to them; where it is no container, they are not said.
  /// Cards nest at most 32 deep: what is in one that is deeper is left out, of which ``flaws`` tells.
  public var children: [SpokenCard] {
    get { structure.members.children }
    set { structure.members.children = newValue }
  }

  /// Leaves out the cards in it.
  fileprivate mutating func cut() { structure.members.cut() }

  /// The card as one that screen readers pass over: `.hidden(isCovered)`.
  public consuming func hidden(_ isHidden: Bool = true) -> SpokenCard {
    self.isHidden = isHidden
    return self
  }

  /// The card as a heading of a level: `.heading(.h2)`. A listener jumps from heading to heading.
  public consuming func heading(_ level: HeadingLevel? = nil) -> SpokenCard {
    traits.insert(.header)
    headingLevel = level
    return self
  }

  /// The card with the title of the screen that it is.
  public consuming func screenTitle(_ title: Phrase?) -> SpokenCard {
    screenTitle = title
    return self
  }

  /// The card as a container of others:
  ///
  /// ```swift
  /// SpokenCard(id: "row") { name }.children(.ignore) {
  ///   SpokenCard(.action(.delete, name), id: "delete", traits: .button)   // becomes an action of the row
  /// }
  /// ```
  ///
  /// What a listener would lose by it is in ``flaws``.
  public consuming func children(
    _ grouping: Grouping, @CardBuilder _ children: () -> [SpokenCard]
  ) -> SpokenCard {
    var members = structure.members
    (members.grouping, members.children) = (grouping, children())
    structure.members = members
    return self
  }

  /// A picture that tells nothing: screen readers pass over it (WCAG 2.2, 1.1.1).
  public static func decorative(id: String? = nil) -> SpokenCard { SpokenCard(id: id, traits: .image) {}.hidden() }

  /// A heading: `SpokenCard.heading(.message("children"), level: .h2)`.
  public static func heading(_ label: Phrase, level: HeadingLevel? = nil, id: String? = nil) -> SpokenCard {
    SpokenCard(label, id: id).heading(level)
  }

  /// A screen: its title, and all that is on it, in the order in which a screen reader comes to it.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - id: What tests of the user interface find it by.
  ///   - isModal: Whether what is behind it cannot be reached, as of a sheet. The trait belongs to what contains everything:
  ///     on a heading it would make all beside the heading unreachable.
  ///   - cards: What is on it.
  public static func screen(
    _ title: Phrase, id: String? = nil, isModal: Bool = false, @CardBuilder _ cards: () -> [SpokenCard]
  ) -> SpokenCard {
    SpokenCard(id: id, traits: isModal ? .modal : []) {}.screenTitle(title).children(.contain, cards)
  }
}

/// Collects the cards of a container, any of which may be missing. See ``SpokenCard/children(_:_:)``.
public typealias CardBuilder = SpokenBuilder<SpokenCard>

extension SpokenBuilder<SpokenCard> {
  /// A card, or a model that has one.
  public static func buildExpression<Model: Spoken>(_ model: Model?) -> Component { Component(model?.spoken) }

  /// Several of them: the rows of a list.
  public static func buildExpression<Model: Spoken>(_ models: [Model]) -> Component {
    Component(models.map(\.spoken))
  }
}

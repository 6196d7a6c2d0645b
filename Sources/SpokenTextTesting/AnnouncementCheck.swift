// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// Checks of what is announced against what is shown: that nobody who does not see the screen misses what is on it.
///
/// ```swift
/// let problems = AnnouncementCheck.problems(showing: [form.nameField, form.phoneField], announcing: [form.failure])
/// #expect(problems.isEmpty)
/// ```
public enum AnnouncementCheck {
  /// What is wrong with the announcements of a screen.
  ///
  /// What is in a container counts as what stands beside it, and what is hidden does not count. An error that is shown twice
  /// is one, and the advice after an error is none.
  ///
  /// * An error that is shown and not announced (WCAG 2.2, 4.1.3): neither by itself, nor among those that
  ///   ``/SpokenText/Phrase/errors(_:first:)`` counts.
  /// * An error that is announced and shown nowhere: it is heard once, and cannot be found again (WCAG 2.2, 3.3.1).
  /// * An error that does not cut off what is being said.
  /// * Work in progress, a lost connection, or an empty search that is shown and not announced (WCAG 2.2, 4.1.3).
  /// * A lost connection or an empty search that is announced and not shown.
  /// * A focus that goes to no element of the screen, or does not go, because the notification moves none.
  /// * A focus on another element than the first one with an error, if several errors are announced (WCAG 2.2, 2.4.3).
  /// * An announcement that says nothing, and moves no focus.
  ///
  /// - Parameters:
  ///   - models: What is on the screen.
  ///   - announcements: What is announced while it is shown.
  ///   - isWhole: Whether these are all elements; where they are not, an error need not be shown, and the focus may go
  ///     elsewhere.
  ///   - speaker: Who says what the problems are told with, with the app's phrases; the library's English unless given.
  /// - Returns: The problems in the order of the announcements, then of the elements; none if all is well.
  public static func problems(
    showing models: [any Spoken], announcing announcements: [Announcement], isWhole: Bool = true,
    using speaker: Speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
  ) -> [AnnouncementProblem] {
    let cards = models.flatMap(\.spoken.reached)
    let identifiers = Set(cards.compactMap(\.identifier))
    // What is announced may be the advice too.
    let parts = cards.flatMap(\.spokenParts)
    let shown = Set(parts.flatMap { $0.flatMap(\.problems) })
    var errors: [Phrase] = []
    for error in parts.flatMap({ Phrase.errors(in: $0) }) where !errors.contains(error) {
      errors.append(error)
    }
    let announced = announcements.flatMap(\.phrase.problems)
    let counted = announcements.compactMap(\.phrase.countedErrors).max() ?? 0
    var found: [AnnouncementProblem] = []
    for announcement in announcements {
      func add(_ kind: AnnouncementProblem.Kind) { found.append(AnnouncementProblem(kind, announcement, by: speaker)) }
      let problems = announcement.phrase.problems
      if announcement.phrase.isSilent, announcement.focus == nil, announcement.notification != .screenChanged {
        add(.saysNothing)
      }
      if !problems.isEmpty || announcement.phrase.countedErrors != nil, !announcement.interrupts { add(.isNotUrgent) }
      if isWhole, problems.contains(where: { !shown.contains($0) }) { add(.isNotShown) }
      guard let focus = announcement.focus else { continue }
      if !announcement.notification.movesFocus {
        add(.focusStays)
      } else if isWhole, !identifiers.contains(focus) {
        add(.focusIsNowhere)
      } else if isWhole, problems.count > 1 || (announcement.phrase.countedErrors ?? 0) > 1,
        let first = cards.first(where: { $0.identifier != nil && $0.label.contains { !$0.problems.isEmpty } }),
        first.identifier != focus
      {
        add(.focusIsNotFirst)
      }
    }
    let missed = errors.filter { !announced.contains($0) }
    if counted < errors.count {
      found += missed.map { AnnouncementProblem(.isNotAnnounced, Announcement(.error(.saying($0))), by: speaker) }
    }
    return found + states(shown: parts.flatMap { $0 }, announced: announcements, isWhole: isWhole, by: speaker)
  }

  /// Returns the problems with announcements of work in progress and of lasting conditions.
  private static func states(
    shown: [Phrase], announced: [Announcement], isWhole: Bool, by speaker: Speaker
  ) -> [AnnouncementProblem] {
    let activities = (shown: unique(shown.flatMap(\.activities)), told: announced.flatMap(\.phrase.activities))
    let conditions = (shown: unique(shown.flatMap(\.conditions)), told: unique(announced.flatMap(\.phrase.conditions)))
    func problems(_ kind: AnnouncementProblem.Kind, _ phrases: [Phrase]) -> [AnnouncementProblem] {
      phrases.map { AnnouncementProblem(kind, Announcement($0), by: speaker) }
    }
    return problems(.activityIsNotAnnounced, activities.shown.filter { !activities.told.contains($0) })
      + problems(.conditionIsNotAnnounced, conditions.shown.filter { !conditions.told.contains($0) })
      + problems(.conditionIsNotShown, isWhole ? conditions.told.filter { !conditions.shown.contains($0) } : [])
  }

  private static func unique(_ phrases: [Phrase]) -> [Phrase] {
    phrases.enumerated().filter { !phrases.prefix($0.offset).contains($0.element) }.map(\.element)
  }

  /// Returns the actions and buttons of a screen that have no announcement.
  ///
  /// A button is identified by its identifier. Buttons without one are omitted. A new screen is an answer, too.
  ///
  /// - Parameters:
  ///   - models: What is on the screen.
  ///   - outcomes: What is announced after each action, by its id: its success, and how it may fail.
  /// - Returns: The ids of the actions that have no announcement, or only silent ones, in their order, each once.
  public static func unansweredActions(
    of models: [any Spoken], outcomes: [String: [Announcement]]
  ) -> [String] {
    var ids: [String] = []
    for card in models.flatMap(\.spoken.reached) {
      let button = card.isPressed ? card.ownAction.map { [$0] } ?? [] : []
      for action in button + card.combinedActions where !ids.contains(action.id) {
        let answers = outcomes[action.id] ?? []
        if answers.allSatisfy({ $0.phrase.isSilent && !$0.notification.movesFocus }) { ids.append(action.id) }
      }
    }
    return ids
  }
}

extension SpokenCard {
  /// What stands together in its words, and in those of the cards that it is one element with.
  fileprivate var spokenParts: [[Phrase]] {
    guard !isHidden else { return [] }
    return [label, value] + (grouping == .combine ? children.flatMap(\.spokenParts) : [])
  }
}

/// What ``AnnouncementCheck`` finds.
public struct AnnouncementProblem: Sendable, Hashable, CustomStringConvertible {
  /// The rule that is broken.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description: String

    /// An error is shown, and is not announced.
    public static let isNotAnnounced = Kind(
      description: "error is shown but not announced; announce it too, as AnnouncedCard.error(…) does")
    /// An error is announced, and is not shown.
    public static let isNotShown = Kind(
      description: "error is announced but not shown; show it too, as AnnouncedCard.error(…) does")
    /// An error does not cut off what is being said.
    public static let isNotUrgent = Kind(
      description: "error does not interrupt other speech; announce it with Announcement.failed(…)")
    /// Work in progress is shown, and is not announced.
    public static let activityIsNotAnnounced = Kind(
      description: "activity is shown but not announced; use AnnouncedCard.activity(…)")
    /// A lost connection or an empty search is shown, and is not announced.
    public static let conditionIsNotAnnounced = Kind(
      description: "notice is shown but not announced; use AnnouncedCard.notice(…)")
    /// A lost connection or an empty search is announced, and is not shown.
    public static let conditionIsNotShown = Kind(
      description: "notice is announced but not shown; use AnnouncedCard.notice(…)")
    /// The focus moves to an element with an error that isn't the first one.
    public static let focusIsNotFirst = Kind(
      description: "focus skips the first element with an error; pass the identifier of the first one")
    /// The focus goes to no element of the screen.
    public static let focusIsNowhere = Kind(
      description: "focus moves to an element that is not on the screen; pass the identifier of one that is")
    /// The focus is named, and the notification moves none.
    public static let focusStays = Kind(
      description: "notification does not move the focus; use layoutChanged or screenChanged, or remove the focus")
    /// Nothing is said, and no focus moves.
    public static let saysNothing = Kind(
      description: "announcement says nothing and does not move the focus; remove it")
  }

  /// The rule that is broken.
  public let kind: Kind
  /// The announcement that breaks it, or that is missing.
  public let announcement: Announcement

  /// What is wrong, and what the announcement says, as `… as AnnouncedCard.error(…) does: 'Error: Name is required'`. Where it
  /// says nothing, or not all of it could be said, there is the phrase itself.
  public let description: String

  init(_ kind: Kind, _ announcement: Announcement, by speaker: Speaker) {
    (self.kind, self.announcement) = (kind, announcement)
    let phrase = announcement.phrase
    let (utterance, faults) = speaker.resolve(phrase, context: .standalone)
    var words = ["\(kind):"]
    if !utterance.text.isEmpty { words.append("'\(utterance.text)'") }
    if utterance.text.isEmpty || !faults.isEmpty { words.append("\(phrase)") }
    description = words.joined(separator: " ")
  }
}

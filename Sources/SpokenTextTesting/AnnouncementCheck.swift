// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// Compares the announcements of a screen with its content, so that users who don't see the screen miss nothing.
///
/// ```swift
/// let problems = AnnouncementCheck.problems(showing: [form.nameField, form.phoneField], announcing: [form.failure])
/// #expect(problems.isEmpty)
/// ```
public enum AnnouncementCheck {
  /// Returns the problems with the announcements of a screen.
  ///
  /// Hidden elements are ignored. An error that is shown twice counts once. The advice after an error doesn't count as
  /// an error. The check finds:
  ///
  /// * Errors that are shown but not announced (WCAG 2.2, 4.1.3). An announcement of their number,
  ///   ``/SpokenText/Phrase/errors(_:first:)``, is enough.
  /// * Errors that are announced but not shown, so that users can't find them again (WCAG 2.2, 3.3.1).
  /// * Errors that don't interrupt other speech.
  /// * Work in progress, lost connections, and empty searches that are shown but not announced (WCAG 2.2, 4.1.3).
  /// * Lost connections and empty searches that are announced but not shown.
  /// * A focus on an element that isn't on the screen, or with a notification that doesn't move the focus.
  /// * A focus on another element than the first one with an error, if several errors are announced (WCAG 2.2, 2.4.3).
  /// * Announcements without text that don't move the focus.
  ///
  /// - Parameters:
  ///   - models: The elements on the screen.
  ///   - announcements: The announcements while the screen is shown.
  ///   - isWhole: Pass `false` if `models` isn't the whole screen. Then the check accepts errors that aren't in
  ///     `models`, and a focus outside of `models`.
  ///   - speaker: The speaker for the text in the problems. The default speaks English, without the app's phrases.
  /// - Returns: The problems in the order of the announcements, followed by those of elements without an announcement.
  public static func problems(
    showing models: [any Spoken], announcing announcements: [Announcement], isWhole: Bool = true,
    using speaker: Speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
  ) -> [AnnouncementProblem] {
    let cards = models.flatMap(\.spoken.reached)
    let identifiers = Set(cards.compactMap(\.identifier))
    // Also collects the problems in the advice after an error, because an announcement can repeat the advice.
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

  /// Returns the problems with work in progress and lasting conditions, such as a lost connection.
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

  /// Returns the ids of actions and buttons without an announcement, each once, in the order of the elements.
  ///
  /// A silent announcement doesn't count unless it moves the focus, such as to a new screen.
  ///
  /// - Parameters:
  ///   - models: The elements on the screen.
  ///   - outcomes: The announcements after each action, for success and for failure, by the action's id. For a button,
  ///     use the id of its own action.
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
  /// The phrases of the label and those of the value, as two arrays. If children are combined, their arrays follow.
  fileprivate var spokenParts: [[Phrase]] {
    guard !isHidden else { return [] }
    return [label, value] + (grouping == .combine ? children.flatMap(\.spokenParts) : [])
  }
}

/// A problem that ``AnnouncementCheck`` finds.
public struct AnnouncementProblem: Sendable, Hashable, CustomStringConvertible {
  /// A rule for announcements.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// A description of the problem, and how to fix it.
    public let description: String

    /// An error is shown, but not announced.
    public static let isNotAnnounced = Kind(
      description: "error is shown but not announced; announce it too, as AnnouncedCard.error(…) does")
    /// An error is announced, but not shown.
    public static let isNotShown = Kind(
      description: "error is announced but not shown; show it too, as AnnouncedCard.error(…) does")
    /// An error doesn't interrupt other speech.
    public static let isNotUrgent = Kind(
      description: "error does not interrupt other speech; announce it with Announcement.failed(…)")
    /// Work in progress is shown, but not announced.
    public static let activityIsNotAnnounced = Kind(
      description: "activity is shown but not announced; use AnnouncedCard.activity(…)")
    /// A lost connection or an empty search is shown, but not announced.
    public static let conditionIsNotAnnounced = Kind(
      description: "notice is shown but not announced; use AnnouncedCard.notice(…)")
    /// A lost connection or an empty search is announced, but not shown.
    public static let conditionIsNotShown = Kind(
      description: "notice is announced but not shown; use AnnouncedCard.notice(…)")
    /// The focus moves to an element with an error that isn't the first one.
    public static let focusIsNotFirst = Kind(
      description: "focus skips the first element with an error; pass the identifier of the first one")
    /// The focus moves to an element that isn't on the screen.
    public static let focusIsNowhere = Kind(
      description: "focus moves to an element that is not on the screen; pass the identifier of one that is")
    /// The announcement has a focus, but its notification doesn't move the focus.
    public static let focusStays = Kind(
      description: "notification does not move the focus; use layoutChanged or screenChanged, or remove the focus")
    /// The announcement is silent, and doesn't move the focus.
    public static let saysNothing = Kind(
      description: "announcement says nothing and does not move the focus; remove it")
  }

  /// The broken rule.
  public let kind: Kind
  /// The announcement that breaks the rule, or that is missing.
  public let announcement: Announcement

  /// The problem and the text of the announcement, such as `… as AnnouncedCard.error(…) does: 'Error: Name is
  /// required'`.
  ///
  /// If the text is empty or has a fault, the description also shows the `Phrase`.
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

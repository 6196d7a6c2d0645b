// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A card on the screen and its announcement, such as an error next to its field.
///
/// ```swift
/// let error = AnnouncedCard.error(.selectAnswer, id: "answer_error")
/// error.card           // on the screen: "Error: Please select an answer to continue"
/// error.announcement   // said at once, at high priority: the same
/// ```
///
/// Content that appears without receiving the focus must be announced (WCAG 2.2, 4.1.3).
public struct AnnouncedCard: Sendable, Hashable, Spoken {
  /// The card to show.
  public var card: SpokenCard
  /// The announcement to post when the card appears.
  public var announcement: Announcement

  /// The card, so that you can use this value like a model.
  public var spoken: SpokenCard { card }

  /// Creates a card with its announcement.
  public init(_ card: SpokenCard, _ announcement: Announcement) {
    self.card = card
    self.announcement = announcement
  }

  /// Creates an error, such as "Error: Please select an answer to continue", which is announced at high priority.
  ///
  /// - Parameters:
  ///   - problem: The problem and its solution.
  ///   - id: The UI test identifier.
  ///   - focus: The element to focus, such as the wrong field, or `nil` to keep the focus.
  public static func error(
    _ problem: Phrase.Problem, id: String? = nil, focus: String? = nil
  ) -> AnnouncedCard {
    AnnouncedCard(.error(problem, id: id), .failed(problem, focus: focus))
  }

  /// Creates a notice, such as "Profile saved" or "No internet connection".
  public static func notice(_ notice: Phrase.Notice, id: String? = nil) -> AnnouncedCard {
    AnnouncedCard(SpokenCard(.notice(notice), id: id, traits: .staticText), .done(notice))
  }

  /// Creates an activity, such as "Loading tasks, please wait", which is announced at low priority.
  public static func activity(
    _ activity: Phrase.Activity, pleaseWait: Bool = false, id: String? = nil
  ) -> AnnouncedCard {
    AnnouncedCard(
      .activity(activity, pleaseWait: pleaseWait, id: id), .loading(activity, pleaseWait: pleaseWait))
  }

  /// Creates a form field with an error in its label. If the field has an identifier, the announcement moves the focus
  /// to it. See ``SpokenCard/formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  public static func formField(
    _ field: Phrase.Field, value: Phrase?, isRequired: Bool = false, problem: Phrase.Problem, id: String? = nil
  ) -> AnnouncedCard {
    AnnouncedCard(
      .formField(field, value: value, isRequired: isRequired, problem: problem, id: id),
      .failed(problem, focus: id))
  }

  /// Creates a form field with an error and the user's text. See
  /// ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  @_disfavoredOverload
  public static func formField(
    _ field: Phrase.Field, value: String?, isRequired: Bool = false, problem: Phrase.Problem, id: String? = nil
  ) -> AnnouncedCard {
    formField(field, value: value.map { .text($0) }, isRequired: isRequired, problem: problem, id: id)
  }
}

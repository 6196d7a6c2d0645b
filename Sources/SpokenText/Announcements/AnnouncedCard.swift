// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What is shown and said in one step, so that neither is forgotten: an error beside its field and the announcement that it
/// is there, work that begins, a list that is empty now.
///
/// ```swift
/// let error = AnnouncedCard.error(.selectAnswer, id: "answer_error")
/// error.card           // on the screen: "Error: Please select an answer to continue"
/// error.announcement   // said at once, at high priority: the same
/// ```
///
/// What appears without the focus going there must be announced (WCAG 2.2, 4.1.3).
public struct AnnouncedCard: Sendable, Hashable, Spoken {
  /// What is shown.
  public var card: SpokenCard
  /// What is said when it is shown.
  public var announcement: Announcement

  /// The card, so that it stands wherever a model does.
  public var spoken: SpokenCard { card }

  /// A card and what is said when it is shown.
  public init(_ card: SpokenCard, _ announcement: Announcement) {
    self.card = card
    self.announcement = announcement
  }

  /// What is wrong: "Error: Please select an answer to continue", shown, and announced at high priority.
  ///
  /// - Parameters:
  ///   - problem: What is wrong, and what to do.
  ///   - id: What tests of the user interface find it by.
  ///   - focus: Where the focus goes, as to the field that is wrong; nil leaves it where it is.
  public static func error(
    _ problem: Phrase.Problem, id: String? = nil, focus: String? = nil
  ) -> AnnouncedCard {
    AnnouncedCard(.error(problem, id: id), .failed(problem, focus: focus))
  }

  /// What came about, or is not there any more: "Profile saved", "No internet connection", shown and announced.
  public static func notice(_ notice: Phrase.Notice, id: String? = nil) -> AnnouncedCard {
    AnnouncedCard(SpokenCard(.notice(notice), id: id, traits: .staticText), .done(notice))
  }

  /// Work that goes on: "Loading tasks, please wait", shown, and announced when nothing else is said.
  public static func activity(
    _ activity: Phrase.Activity, pleaseWait: Bool = false, id: String? = nil
  ) -> AnnouncedCard {
    AnnouncedCard(
      .activity(activity, pleaseWait: pleaseWait, id: id), .loading(activity, pleaseWait: pleaseWait))
  }

  /// A field that is wrong: its card with the error in its label, and the announcement of the error, with the focus on the
  /// field where it has an identifier. See ``SpokenCard/formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  public static func formField(
    _ field: Phrase.Field, value: Phrase?, isRequired: Bool = false, problem: Phrase.Problem, id: String? = nil
  ) -> AnnouncedCard {
    AnnouncedCard(
      .formField(field, value: value, isRequired: isRequired, problem: problem, id: id),
      .failed(problem, focus: id))
  }

  /// A field that is wrong, with the user's text in it. See ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  @_disfavoredOverload
  public static func formField(
    _ field: Phrase.Field, value: String?, isRequired: Bool = false, problem: Phrase.Problem, id: String? = nil
  ) -> AnnouncedCard {
    formField(field, value: value.map { .text($0) }, isRequired: isRequired, problem: problem, id: id)
  }
}

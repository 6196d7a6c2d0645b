// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A rule of accessibility that a ``GoldenSuite`` checks on elements and screens, independent of golden files.
///
/// A suite also checks the rules for single texts in `LabelAudit.Rule` of SpokenTextAudit, such as `role-word`.
public struct GoldenRule: Sendable, Hashable, CustomStringConvertible {
  /// The name in failures and in ``GoldenException``, such as `empty-heading`.
  public let id: String
  /// The requirement, in one line.
  public let summary: String
  /// The criteria of WCAG 2.2, or another source.
  public let source: String
  /// `true` for an optional rule, which is only checked if ``GoldenRules/asked`` contains it.
  public let isAsked: Bool

  private init(_ id: String, _ summary: String, source: String, isAsked: Bool = false) {
    (self.id, self.summary, self.source, self.isAsked) = (id, summary, source, isAsked)
  }

  /// The id.
  public var description: String { id }

  // MARK: An element

  /// Finds elements without a label, and hidden ones with a label.
  public static let missingLabel = GoldenRule(
    "missing-label", "an element that is reached has a label, and a hidden one has none",
    source: "WCAG 2.2, 1.1.1, 3.3.2 and 4.1.2")
  /// Finds buttons, fields, and modals that users can't reach, because of the card around them.
  public static let flaw = GoldenRule(
    "out-of-reach", "every button, field, and modal inside a card can be reached",
    source: "WCAG 2.2, 2.1.1 and 4.1.2")
  /// Finds literals, which are texts from the source code and the same in every language, in cards.
  public static let literal = GoldenRule(
    "literal", "no text of a card is a literal, which is the same in every language",
    source: "WCAG 2.2, 3.1.1 and 3.1.2")
  /// Finds states that a color or a picture shows but that brief output omits.
  public static let unspokenPicture = GoldenRule(
    "unspoken-picture", "the states that a color or a picture shows are said, even in brief output",
    source: "WCAG 2.2, 1.4.1")
  /// Finds work in progress without the trait updatesFrequently, unless the element is disabled.
  public static let busyTrait = GoldenRule(
    "busy-trait", "an element for work in progress has the trait updatesFrequently, or is disabled",
    source: "Apple, UIAccessibilityTraits.updatesFrequently")
  /// Finds hints of more than two sentences.
  public static let longHint = GoldenRule(
    "long-hint", "a hint has at most two sentences", source: "the guides of the apps in Examples")
  /// Finds hints that only repeat the label.
  public static let obviousHint = GoldenRule(
    "obvious-hint", "a hint says more than the label", source: "Apple, accessibilityHint")
  /// Finds names for Voice Control that aren't words of the label, and names that two elements share.
  public static let inputLabel = GoldenRule(
    "input-label", "the names for Voice Control are words of the label, and no two elements share one",
    source: "WCAG 2.2, 2.5.3")

  /// Finds buttons that don't name the item that they act on, such as "Send" or "OK".
  public static let vagueAction = GoldenRule(
    "vague-action", "a button names the item that it acts on, such as 'Send reminder' instead of 'Send' or 'OK'",
    source: "WCAG 2.2, 2.4.6; the guides of the apps in Examples")

  // MARK: A screen

  /// Finds screens without a title.
  public static let screenTitle = GoldenRule("screen-title", "a screen has a title", source: "WCAG 2.2, 2.4.2")
  /// Finds modal screens without a button to leave them.
  public static let modalExit = GoldenRule(
    "modal-exit", "a modal screen has a button to leave it", source: "WCAG 2.2, 2.1.2")
  /// Finds screens of four elements or more without a heading.
  public static let missingHeading = GoldenRule(
    "missing-heading", "a screen of four elements or more has a heading", source: "WCAG 2.2, 1.3.1 and 2.4.1")
  /// Finds headings without a level, and headings that don't begin at level 1 or skip a level.
  public static let headingLevel = GoldenRule(
    "heading-level", "headings have levels, begin at the first, and skip none", source: "WCAG 2.2, 1.3.1 and 2.4.6")
  /// Finds headings without content after them.
  public static let emptyHeading = GoldenRule(
    "empty-heading", "a heading is followed by content", source: "WCAG 2.2, 1.3.1")
  /// Finds elements out of order. Leading elements, such as a back button, are first. The heading and the content
  /// follow, then tabs.
  public static let readingOrder = GoldenRule(
    "reading-order", "leading elements are read first, then the heading and the content, then tabs",
    source: "WCAG 2.2, 1.3.2 and 2.4.3")
  /// Finds buttons that name a later item.
  public static let actionBeforeItem = GoldenRule(
    "action-before-item", "a button that names an item follows the item", source: "WCAG 2.2, 1.3.2 and 2.4.3")
  /// Finds texts that name the value after them, but are a separate element.
  public static let splitText = GoldenRule(
    "split-text", "a text and the value that it names are one element",
    source: "WCAG 2.2, 1.3.1; the guides of the apps in Examples")
  /// Finds pictures that repeat the text next to them, and should be hidden.
  public static let repeatedPicture = GoldenRule(
    "repeated-picture", "a picture that repeats the next text is hidden", source: "WCAG 2.2, 1.1.1")
  /// Finds identifiers that several elements of a screen have.
  public static let sharedIdentifier = GoldenRule(
    "shared-identifier", "identifiers are unique on a screen", source: "Apple, accessibilityIdentifier")
  /// Finds errors, work in progress, and lost connections that aren't both shown and announced, and a focus that isn't
  /// on the first error.
  public static let announcement = GoldenRule(
    "announcement",
    "errors, work in progress, and lost connections are shown and announced, and the focus moves to the first error",
    source: "WCAG 2.2, 2.4.3, 3.3.1 and 4.1.3")
  /// Finds answers (results of buttons) that belong to no button, or that name an unknown announcement or screen.
  public static let unknownAnswer = GoldenRule(
    "unknown-answer", "an answer names a button, and an announcement or screen, that exist",
    source: "WCAG 2.2, 4.1.3")

  // MARK: All screens

  /// Finds presented screens that aren't modal, and screens that share a title although only some are modal.
  public static let modalSheet = GoldenRule(
    "modal-sheet", "a screen that is presented is modal, and so are all screens with its title",
    source: "WCAG 2.2, 2.4.3 and 4.1.2")
  /// Finds elements with different names, hints, or identifiers on several screens.
  public static let consistentName = GoldenRule(
    "consistent-name", "an element has one name, hint, and identifier on all screens", source: "WCAG 2.2, 3.2.4")
  /// Finds tabs that differ between screens, or are in another order.
  public static let consistentTabs = GoldenRule(
    "consistent-tabs", "tabs are the same on all screens, in one order", source: "WCAG 2.2, 3.2.3")

  // MARK: Rules that an app asks for

  /// Finds buttons and actions without an answer, which is a result such as an announcement or another screen.
  public static let unansweredAction = GoldenRule(
    "unanswered-action",
    "every button and action has an answer, such as an announcement or another screen",
    source: "WCAG 2.2, 4.1.3; the guides of the apps in Examples", isAsked: true)
  /// Finds controls without an identifier.
  public static let missingIdentifier = GoldenRule(
    "missing-identifier", "controls have an identifier", source: "the guides of the apps in Examples", isAsked: true)
  /// Finds controls without a hint.
  public static let missingHint = GoldenRule(
    "missing-hint", "controls have a hint", source: "the guides of the apps in Examples", isAsked: true)
  /// Finds hints of buttons that every app has, such as Done.
  public static let standardHint = GoldenRule(
    "standard-hint", "buttons that every app has, such as Done, have no hint",
    source: "the guides of the apps in Examples",
    isAsked: true)
  /// Finds controls with a label of several parts but without a short name for Voice Control.
  public static let missingInputLabel = GoldenRule(
    "missing-input-label", "controls with a label of several parts have a short name for Voice Control",
    source: "WCAG 2.2, 2.5.3; the guides of the apps in Examples", isAsked: true)

  /// All rules except those of SpokenTextAudit.
  public static let allCases: [GoldenRule] = [
    .missingLabel, .flaw, .literal, .unspokenPicture, .busyTrait, .longHint, .obviousHint, .inputLabel, .vagueAction,
    .screenTitle,
    .modalExit, .missingHeading, .headingLevel, .emptyHeading, .readingOrder, .actionBeforeItem, .splitText,
    .repeatedPicture, .sharedIdentifier, .announcement, .unknownAnswer, .modalSheet, .consistentName, .consistentTabs,
    .unansweredAction, .missingIdentifier, .missingHint, .standardHint, .missingInputLabel,
  ]
}

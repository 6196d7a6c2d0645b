// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

extension LabelAudit {
  /// A rule of the audit. Each finding ends with the id of its rule in brackets. Later versions may add rules.
  public struct Rule: Sendable, Hashable, Identifiable, CaseIterable {
    /// The id of the rule, such as `role-word`. Pass it to `spoken audit --disable` to turn the rule off.
    public let id: String

    /// The severity of the findings of this rule.
    public let severity: Severity

    /// The requirement in one line, such as "labels identify the element".
    public let summary: String

    /// The problem, which follows the quoted text in a finding: `repeats the role`.
    let problem: String

    /// The remedy, such as "remove it".
    public let fix: String

    /// The reason for the rule: the effect of the problem on the listener.
    public let explanation: String

    /// The document that requires it: Apple's documentation, a success criterion of WCAG 2.2, or a guide in `Examples`.
    public let source: String

    private init(
      _ id: String, _ severity: Severity, _ summary: String, problem: String, fix: String, why explanation: String,
      source: String
    ) {
      (self.id, self.severity, self.summary) = (id, severity, summary)
      (self.problem, self.fix, self.explanation, self.source) = (problem, fix, explanation, source)
    }

    /// Returns whether two rules have the same id.
    public static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

    /// Hashes the id of the rule.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    // MARK: What is there

    /// Checks that elements that can be used or seen have a label.
    public static let emptyLabel = Rule(
      "empty-label", .error, "elements that can be used or seen have a label",
      problem: "missing text",
      fix: "describe the element, or hide it",
      why: "Without a label, the screen reader reads only the role, such as 'button', or the name of the image file.",
      source: "WCAG 2.2, 1.1.1 Non-text Content and 4.1.2 Name, Role, Value")

    /// Checks that labels identify the element.
    public static let genericLabel = Rule(
      "generic-label", .warning, "labels identify the element",
      problem: "fits any element",
      fix: "name the action or the content, such as 'Delete Aspirin'",
      why: "Many users move through a screen with a list of its buttons or links, in which labels have no context.",
      source: "WCAG 2.2, 2.4.4 Link Purpose (In Context), failure F84; \(Source.guides)")

    /// Checks that errors name the problem.
    public static let vagueError = Rule(
      "vague-error", .warning, "errors name the problem",
      problem: "does not name the problem",
      fix: "say what failed and what to do, such as 'Error: Phone number is required'",
      why: "Users who cannot see where an error is on the screen have only the words of the error to find the cause.",
      source: "WCAG 2.2, 3.3.1 Error Identification and 3.3.3 Error Suggestion; \(Source.guides)")

    /// Checks that switches and sliders have a value.
    public static let missingValue = Rule(
      "missing-value", .warning, "switches and sliders have a value",
      problem: "missing value of a switch or slider",
      fix: "set the value, such as 'On' or '50 percent'",
      why: "Users cannot tell the current setting, or the effect of changing it.",
      source: Source.nameRoleValue)

    // MARK: What the trait, the value or the label says already

    /// Checks that labels and hints don't repeat the role.
    public static let roleWord = Rule(
      "role-word", .warning, "labels and hints don't repeat the role",
      problem: "repeats the role",
      fix: "remove it",
      why: "The screen reader adds the role in its own words, as in 'Delete button, button'.",
      source: "\(Source.apple); \(Source.guides)")

    /// Checks that labels don't repeat the states selected and dimmed.
    public static let stateInLabel = Rule(
      "state-in-label", .warning, "labels don't repeat the states selected and dimmed",
      problem: "repeats a state that is a trait",
      fix: "remove it from the label",
      why: "The screen reader adds 'selected' and 'dimmed' in its own words, and reads them when they change.",
      source: Source.nameRoleValue)

    /// Checks that labels don't contain the value.
    public static let valueInLabel = Rule(
      "value-in-label", .warning, "labels don't contain the value",
      problem: "is the value of the element",
      fix: "make it the value",
      why:
        "After a change, the screen reader reads only the value. It reads a changed label as a whole, or not at all.",
      source: "Apple, accessibilityValue; \(Source.nameRoleValue)")

    /// Checks that values don't begin with the label.
    public static let labelInValue = Rule(
      "label-in-value", .warning, "values don't begin with the label",
      problem: "repeats the label",
      fix: "remove it from the value",
      why: "The label and the value are read one after the other, so users hear the label twice.",
      source: Source.apple)

    /// Checks that hints don't repeat the label.
    public static let labelInHint = Rule(
      "label-in-hint", .warning, "hints don't repeat the label",
      problem: "repeats the label",
      fix: "describe the result, or remove the hint",
      why: "The label and the hint are read one after the other, so users hear the label twice.",
      source: Source.apple)

    // MARK: What the app did not mean to say

    /// Checks that placeholders are filled in.
    public static let placeholder = Rule(
      "placeholder", .error, "placeholders are filled in",
      problem: "is an unfilled placeholder",
      fix: "pass the argument, or a text to use if it is missing",
      why: "Users hear the code of the placeholder, such as 'percent at' or 'Optional left parenthesis'.",
      source: "WCAG 2.2, 1.1.1 Non-text Content, failure F30")

    /// Checks that texts are not names of keys, files, or symbols.
    public static let codeName = Rule(
      "code-name", .error, "texts are not names of keys, files, or symbols",
      problem: "is a name from the code",
      fix: "translate the key, or label the image",
      why: "If an image has no label, users hear the name of its file. If a key has no translation, they hear the key.",
      source: "WCAG 2.2, 1.1.1 Non-text Content, failure F30")

    /// Checks that values are in words.
    public static let rawValue = Rule(
      "raw-value", .warning, "values are in words",
      problem: "is a raw value",
      fix: "format it for speech, such as 'November 22'",
      why: "Voices read raw values digit by digit, or skip their punctuation.",
      source: Source.guides)

    /// Checks that texts have no markup.
    public static let markup = Rule(
      "markup", .error, "texts have no markup",
      problem: "is markup",
      fix: "pass plain text",
      why: "Users hear the markup around the words, such as 'less b greater'.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// Checks that links are named by their target.
    public static let webAddress = Rule(
      "web-address", .note, "links are named by their target",
      problem: "is a web address",
      fix: "name the target, or write the address in words",
      why: "Voices read an address letter by letter, which can take half a minute.",
      source: "WCAG 2.2, 2.4.4 Link Purpose (In Context)")

    /// Checks that parts are not blank.
    public static let blankPart = Rule(
      "blank-part", .warning, "parts are not blank",
      problem: "is left over from a blank part",
      fix: "remove the separator with the part",
      why: "Voices pause at each mark, and users wait for words that don't come.",
      source: Source.guides)

    /// Checks that words are not repeated.
    public static let repeatedWord = Rule(
      "repeated-word", .warning, "words are not repeated",
      problem: "is repeated",
      fix: "remove one",
      why: "A repeated word is easy to overlook in print, but users hear it as a mistake.",
      source: Source.apple)

    // MARK: What a voice reads otherwise

    /// Checks that words are not all capitals.
    public static let allCapitals = Rule(
      "all-capitals", .warning, "words are not all capitals",
      problem: "is all capitals",
      fix: "write it in lower case, and let the view display it in capitals",
      why: "Some voices spell words in capitals letter by letter, such as 'A D D'.",
      source: "Apple, textCase(_:); WCAG 2.2, 3.1.5 Reading Level, advisory")

    /// Checks that labels are in sentence case.
    public static let titleCase = Rule(
      "title-case", .note, "labels are in sentence case",
      problem: "is in title case",
      fix: "use sentence case",
      why: "Voices treat words with capitals inside a phrase as names, and stress them.",
      source: Source.guides)

    /// Checks that labels don't end with a full stop.
    public static let lastFullStop = Rule(
      "last-full-stop", .warning, "labels don't end with a full stop",
      problem: "is at the end of a label",
      fix: "remove it",
      why: "A label is not a sentence. The full stop lowers the voice, and separates the label from its value.",
      source: Source.apple)

    /// Checks that texts have no symbols that voices skip or misread.
    public static let symbol = Rule(
      "symbol", .warning, "texts have no symbols that voices skip or misread",
      problem: "is skipped or misread by some voices",
      fix: "write the word, or a comma",
      why: "A bullet, an arrow, a star, or a check mark often carries all of the meaning.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// Checks that texts have no emoji.
    public static let emoji = Rule(
      "emoji", .note, "texts have no emoji",
      problem: "is read by its Unicode name",
      fix: "remove it from the label, or write its meaning",
      why: "Voices read the Unicode name of each emoji in the middle of the phrase.",
      source: "WCAG 2.2, 1.1.1 Non-text Content, technique H86")

    /// Checks that texts have no characters of icon fonts.
    public static let iconFont = Rule(
      "icon-font", .error, "texts have no characters of icon fonts",
      problem: "is a character of an icon font",
      fix: "label the icon",
      why: "The character has no name, so voices skip it or read a number.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// Checks that numbers are separated.
    public static let adjacentNumbers = Rule(
      "adjacent-numbers", .warning, "numbers are separated",
      problem: "is read as one number",
      fix: "separate the numbers by a word or a comma",
      why: "Users hear '20 5 items' as 'twenty-five items'.",
      source: Source.guides)

    /// Checks that labels are short.
    public static let tooLong = Rule(
      "too-long", .warning, "labels are short",
      problem: "is too long for a label",
      fix: "begin with the identifying part, and move the rest to the value or an action",
      why: "Users hear the label each time they pass the element.",
      source: Source.apple)

    /// Checks that texts have no control characters.
    public static let controlCharacter = Rule(
      "control-character", .warning, "texts have no control characters",
      problem: "is a control character",
      fix: "remove it",
      why: "Voices stop at some control characters, and read others as 'unknown character'.",
      source: "Unicode Standard, 23.1 Control Codes")

    /// Checks that texts have no marks of text direction.
    public static let bidiControl = Rule(
      "bidi-control", .note, "texts have no marks of text direction",
      problem: "is a mark of text direction, which only affects layout",
      fix: "remove it",
      why: "The mark has no effect in speech, and some voices split words at it.",
      source: "UAX 9")

    /// Checks that words are in one script.
    public static let mixedScripts = Rule(
      "mixed-scripts", .warning, "words are in one script",
      problem: "mixes letters of two scripts",
      fix: "use the look-alike letter in the script of the word",
      why:
        "For example, a Cyrillic 'а' looks like a Latin one, but makes a voice spell the word or switch its language.",
      source: "UTS 39, 5.1 Mixed-Script Detection")

    /// Checks that texts are in the language of the screen.
    public static let otherLanguage = Rule(
      "other-language", .warning, "texts are in the language of the screen",
      problem: "is in another language",
      fix: "translate it, or mark its language",
      why: "A voice of one language cannot pronounce the words of another.",
      source: "WCAG 2.2, 3.1.2 Language of Parts")

    /// Checks that texts of the app differ between languages.
    public static let sameInAllLanguages = Rule(
      "same-in-all-languages", .note, "texts of the app differ between languages",
      problem: "is the same in all languages",
      fix: "declare a message, unless it is a name",
      why:
        "Words that are written in the source code, such as 'Submit', are the same in every language, and look right.",
      source: "WCAG 2.2, 3.1.2 Language of Parts")

    // MARK: What can be done

    /// Checks that hints and labels don't name gestures.
    public static let gestureInHint = Rule(
      "gesture-in-hint", .warning, "hints and labels don't name gestures",
      problem: "names a gesture",
      fix: "describe the result, such as 'Opens details'",
      why: "Users of a keyboard or a switch don't have the gesture, and VoiceOver already reads the right one.",
      source: Source.apple)

    /// Checks that swipe gestures are also custom actions.
    public static let swipeOnly = Rule(
      "swipe-only", .error, "swipe gestures are also custom actions",
      problem: "asks for a swipe that VoiceOver reserves",
      fix: "add a custom action, and remove the gesture",
      why: "With VoiceOver, a swipe to the left or right moves to the next element and never reaches the app.",
      source: "WCAG 2.2, 2.5.1 Pointer Gestures and 2.1.1 Keyboard; \(Source.guides)")

    /// Checks that hints describe a result.
    public static let emptyHint = Rule(
      "empty-hint", .warning, "hints describe a result",
      problem: "does not describe a result",
      fix: "describe it, such as 'Plays the episode', or remove the hint",
      why: "The trait already tells users that a button can be pressed.",
      source: Source.apple)

    /// Checks that actions have unique names.
    public static let sameActions = Rule(
      "same-actions", .error, "actions have unique names",
      problem: "is the name of two actions",
      fix: "name what each action does, or the item that it changes",
      why: "In the menu of actions, users can tell actions apart only by their names.",
      source: Source.nameRoleValue)

    // MARK: A screen

    /// Checks that identifiers are unique on a screen.
    public static let duplicateIdentifier = Rule(
      "duplicate-identifier", .error, "identifiers are unique on a screen",
      problem: "is the identifier of two elements",
      fix: "add a unique part, such as the id of the item",
      why: "Tests and Voice Control find only the first element.",
      source: "Apple, accessibilityIdentifier")

    /// Checks that buttons on a screen have unique labels.
    public static let duplicateLabel = Rule(
      "duplicate-label", .note, "buttons on a screen have unique labels",
      problem: "is the label of two buttons",
      fix: "name the item, such as 'Delete Aspirin'",
      why: "Voice Control must ask which button the user means, and both sound the same in a list of buttons.",
      source: "WCAG 2.2, 2.4.6 Headings and Labels")

    /// All rules, in the order in which `spoken audit --rules` lists them.
    public static let allCases: [Rule] = [
      .emptyLabel, .genericLabel, .vagueError, .missingValue, .roleWord, .stateInLabel, .valueInLabel, .labelInValue,
      .labelInHint, .placeholder, .codeName, .rawValue, .markup, .webAddress, .blankPart, .repeatedWord,
      .allCapitals, .titleCase, .lastFullStop, .symbol, .emoji, .iconFont, .adjacentNumbers, .tooLong,
      .controlCharacter, .bidiControl, .mixedScripts, .otherLanguage, .sameInAllLanguages, .gestureInHint, .swipeOnly,
      .emptyHint,
      .sameActions, .duplicateIdentifier, .duplicateLabel,
    ]
  }
}

/// The documents that several rules come from.
private enum Source {
  static let apple = "Apple, Accessibility Programming Guide for iOS: Crafting Useful Labels and Hints"
  static let nameRoleValue = "WCAG 2.2, 4.1.2 Name, Role, Value"
  static let guides = "the guides of the apps in Examples"
}

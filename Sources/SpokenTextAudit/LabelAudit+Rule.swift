// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

extension LabelAudit {
  /// A rule of the audit. Each finding shows the id of its rule in brackets. Later versions may add rules.
  public struct Rule: Sendable, Hashable, Identifiable, CaseIterable {
    /// The id of the rule, such as `role-word`. To turn the rule off, pass the id to `spoken audit --disable`.
    public let id: String

    /// The severity of the rule's findings.
    ///
    /// A rule is an error only if at least 90 % of its findings in the strings of real apps were right. If a text alone
    /// doesn't prove the problem, its finding has a lower severity than the rule.
    public let severity: Severity

    /// The requirement in one line, such as "labels identify the element".
    public let summary: String

    /// The problem in a few words, such as "repeats the role". In a finding, it follows the quoted text.
    package let problem: String

    /// The remedy, such as "remove it".
    public let fix: String

    /// The reason for the rule, which is the effect of the problem on the listener.
    public let explanation: String

    /// The source of the rule, such as Apple's documentation, a success criterion of WCAG 2.2, or a guide in
    /// `Examples`.
    public let source: String

    /// The address of a page about the requirement, such as a success criterion of WCAG 2.2.
    public var helpAddress: String { Source.address(of: source) }

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

    // MARK: Missing text

    /// Checks that controls, images, and headings have a label.
    public static let emptyLabel = Rule(
      "empty-label", .warning, "elements that can be used or seen have a label",
      problem: "missing text",
      fix: "describe the element, or hide it",
      why: "Without a label, the screen reader reads only the role, such as 'button', or the name of the image file.",
      source: "WCAG 2.2, 1.1.1 Non-text Content and 4.1.2 Name, Role, Value")

    /// Checks that labels identify the element, unlike "Button" or "Click here".
    public static let genericLabel = Rule(
      "generic-label", .warning, "labels identify the element",
      problem: "fits any element",
      fix: "name the action or the content, such as 'Delete Aspirin'",
      why: "Many users move through a screen with a list of its buttons or links, in which labels have no context.",
      source: "WCAG 2.2, 2.4.4 Link Purpose (In Context), failure F84; \(Source.guides)")

    /// Checks that errors name the problem, unlike "Something went wrong".
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

    // MARK: Repetition

    /// Checks that labels, values, and hints don't repeat the role, unlike "Delete button".
    public static let roleWord = Rule(
      "role-word", .error, "labels, values, and hints don't repeat the role",
      problem: "repeats the role",
      fix: "remove it",
      why: "The screen reader adds the role in its own words, as in 'Delete button, button'.",
      source: "\(Source.apple); \(Source.guides)")

    /// Checks that labels and values don't repeat the states "selected" and "dimmed", which the screen reader adds.
    public static let stateWord = Rule(
      "state-word", .warning, "labels and values don't repeat the states selected and dimmed",
      problem: "repeats a state that is a trait",
      fix: "set the trait instead",
      why: "The screen reader adds 'selected' and 'dimmed' in its own words, and reads them when they change.",
      source: Source.nameRoleValue)

    /// Checks that labels don't contain the value, unlike "Wi-Fi, off".
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

    /// Checks that labels contain the text that the element shows, because users of Voice Control say that text.
    public static let shownText = Rule(
      "shown-text", .warning, "labels contain the text that the element shows",
      problem: "lacks the text that the element shows",
      fix: "begin the label with that text",
      why: "Users of Voice Control say what they see. If the label doesn't contain it, nothing happens.",
      source: "WCAG 2.2, 2.5.3 Label in Name")

    /// Checks that the traits of an element don't contradict each other, such as button and link.
    public static let conflictingTraits = Rule(
      "conflicting-traits", .warning, "traits fit together",
      problem: "has traits that exclude each other",
      fix: "keep one, such as button or link",
      why: "The screen reader reads both traits, as in 'button, link', and users can't tell what the element does.",
      source: Source.nameRoleValue)

    // MARK: Mistakes

    /// Checks that placeholders such as `%@` are filled in.
    public static let placeholder = Rule(
      "placeholder", .warning, "placeholders are filled in",
      problem: "is an unfilled placeholder",
      fix: "pass the argument, or a text to use if it is missing",
      why: "Users hear the code of the placeholder, such as 'percent at' or 'Optional left parenthesis'.",
      source: "WCAG 2.2, 1.1.1 Non-text Content, failure F30")

    /// Checks that texts aren't names from code, such as a key, a file, or the symbol `chevron.right`.
    public static let codeName = Rule(
      "code-name", .warning, "texts are not names of keys, files, or symbols",
      problem: "is a name from the code",
      fix: "translate the key, or label the image",
      why: "If an image has no label, users hear the name of its file. If a key has no translation, they hear the key.",
      source: "WCAG 2.2, 1.1.1 Non-text Content, failure F30")

    /// Checks that texts have no raw values, such as a UUID or an ISO 8601 date.
    public static let rawValue = Rule(
      "raw-value", .warning, "values are in words",
      problem: "is a raw value",
      fix: "format it for speech, such as 'November 22'",
      why: "Voices read raw values digit by digit, or skip their punctuation.",
      source: Source.guides)

    /// Checks that texts have no markup, such as `<b>` or `&nbsp;`.
    public static let markup = Rule(
      "markup", .warning, "texts have no markup",
      problem: "is markup",
      fix: "pass plain text",
      why: "Users hear the markup around the words, such as 'less b greater'.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// Checks that texts have no web addresses. A link should be named by the page that it opens.
    public static let webAddress = Rule(
      "web-address", .note, "links are named by their target",
      problem: "is a web address",
      fix: "name the target, or write the address in words",
      why: "Voices read an address letter by letter, which can take half a minute.",
      source: "WCAG 2.2, 2.4.4 Link Purpose (In Context)")

    /// Checks that no spaces and punctuation are left over from a blank part, as in "Aspirin, , 5 doses".
    public static let blankPart = Rule(
      "blank-part", .warning, "parts are not blank",
      problem: "is left over from a blank part",
      fix: "remove the separator with the part",
      why: "Voices pause at each mark, and users wait for words that don't come.",
      source: Source.guides)

    /// Checks that no word or sentence is repeated, as in "the the".
    public static let repeatedWord = Rule(
      "repeated-word", .warning, "words are not repeated",
      problem: "is repeated",
      fix: "remove one",
      why: "A repeated word is easy to overlook in print, but users hear it as a mistake.",
      source: Source.apple)

    /// Checks that strings with a number have plural forms, so that no text is like "1 minutes".
    public static let fixedPlural = Rule(
      "fixed-plural", .warning, "nouns have a form for each number",
      problem: "has one form for every number",
      fix: "use plural forms, as in a string catalog",
      why: "Users hear '1 minutes'. In languages such as Polish and Arabic, most numbers sound wrong.",
      source: "Apple, Localizing strings that contain plurals")

    /// Checks that a translation has the same arguments as its source text, such as `%@`.
    public static let argumentsDiffer = Rule(
      "arguments-differ", .warning, "translations have the arguments of their source",
      problem: "has other arguments than its source",
      fix: "use each argument of the source once, with the same type",
      why: "Users hear a number or a name that is missing or wrong, and the app can crash.",
      source: "Apple, Formatting String Objects")

    /// Checks that strings are translated into each language.
    public static let missingTranslation = Rule(
      "missing-translation", .warning, "strings are translated into each language",
      problem: "missing translation",
      fix: "translate the string",
      why: "The app falls back to its source language, which a voice of another language cannot pronounce.",
      source: "WCAG 2.2, 3.1.2 Language of Parts")

    /// Checks that values in labels are formatted for speech, unlike "$1.5M" or "1h 15m".
    public static let displayFormat = Rule(
      "display-format", .warning, "values in labels are formatted for speech",
      problem: "formats a value for display",
      fix: "format it for speech",
      why: "A format for display saves space, as in '$1.5M' or '1h 15m', and voices misread it.",
      source: Source.guides)

    // MARK: Notation

    /// Checks that amounts have no signs that voices skip or misread, such as the slash in "$20/yr".
    public static let moneyFormat = Rule(
      "money-format", .warning, "amounts have no signs that voices skip or misread",
      problem: "is an amount that voices misread",
      fix: "write it in words, such as '20 dollars per year'",
      why: "Voices skip a minus before a currency sign, and read a rate such as '/yr' as 'slash y r'.",
      source: Source.guides)

    /// Checks that lengths of time are in words, unlike "1h 15m" or "0:20".
    public static let timeFormat = Rule(
      "time-format", .warning, "lengths of time are in words",
      problem: "is a length of time that voices misread",
      fix: "write it in words, such as '1 hour and 15 minutes'",
      why: "Voices read '1h 15m' as letters or meters, and a length such as '0:20' as a time of day.",
      source: Source.guides)

    /// Checks that dates have a month in words, unlike "5/21/24".
    public static let dateFormat = Rule(
      "date-format", .warning, "dates have a month in words",
      problem: "is a date in figures",
      fix: "write the month in words, such as 'May 21, 2024'",
      why: "Voices read the figures one by one, or swap the day and the month.",
      source: Source.guides)

    /// Checks that ranges, ratios, and shortened numbers are in words, unlike "10-20", "3/5", or "99+".
    public static let numberFormat = Rule(
      "number-format", .warning, "ranges, ratios, and short numbers are in words",
      problem: "is a number that voices misread",
      fix: "write it in words, such as '10 to 20', '3 of 5', or 'more than 99'",
      why: "Voices read a hyphen as 'minus' or not at all, '3/5' as a fraction or a date, and '1M' as '1 meter'.",
      source: Source.guides)

    /// Checks that telephone and card numbers are read digit by digit, unlike "307-555-7550".
    public static let digitRun = Rule(
      "digit-run", .warning, "telephone and card numbers are read digit by digit",
      problem: "is a row of digits that voices read as one number or as a subtraction",
      fix: "put spaces between the digits, or mark them as spelled",
      why: "Users can't write down 'four quadrillion two hundred forty-two trillion'.",
      source: Source.guides)

    /// Checks that words aren't abbreviated, unlike "qty".
    public static let abbreviation = Rule(
      "abbreviation", .warning, "words are not abbreviated",
      problem: "is an abbreviation that voices misread",
      fix: "write the whole word",
      why: "Voices read the letters of an abbreviation, or pause at its full stop.",
      source: "WCAG 2.2, 3.1.4 Abbreviations; \(Source.guides)")

    /// Checks that letters are plain, unlike the mathematical letter "𝓚".
    public static let stylizedLetters = Rule(
      "stylized-letters", .warning, "letters are plain",
      problem: "is in stylized letters",
      fix: "use plain letters",
      why: "Voices skip letters such as '𝓚', or read their Unicode names.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// Checks that labels have more than one character, unlike "x" for closing.
    public static let oneCharacter = Rule(
      "one-character", .warning, "labels are more than one character",
      problem: "is a single character",
      fix: "name the action or the content, such as 'Close'",
      why: "A letter or a sign stands for an image. Users hear 'x' or 'plus', or nothing.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// Checks that words aren't in capitals, unlike "SAVE CHANGES".
    public static let allCapitals = Rule(
      "all-capitals", .note, "words are not all capitals",
      problem: "is all capitals",
      fix: "write it in lower case, and let the view display it in capitals",
      why: "Some voices spell words in capitals letter by letter, such as 'A D D'.",
      source: "Apple, textCase(_:); WCAG 2.2, 3.1.5 Reading Level, advisory")

    /// Checks that texts are in sentence case, unlike "Terms Of Use".
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

    /// Checks that texts have no symbols that voices skip or misread, such as arrows and bullets.
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

    /// Checks that texts have no characters of icon fonts. These are private-use characters, which voices can't read.
    public static let iconFont = Rule(
      "icon-font", .warning, "texts have no characters of icon fonts",
      problem: "is a character of an icon font",
      fix: "label the icon",
      why: "The character has no name, so voices skip it or read a number.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// Checks that numbers are separated, because voices read "20 5 items" as "twenty-five items".
    public static let adjacentNumbers = Rule(
      "adjacent-numbers", .warning, "numbers are separated",
      problem: "is read as one number",
      fix: "separate the numbers by a word or a comma",
      why: "Users hear '20 5 items' as 'twenty-five items'.",
      source: Source.guides)

    /// Checks that labels, hints, and names of actions aren't too long.
    public static let tooLong = Rule(
      "too-long", .warning, "labels are short",
      problem: "the text is too long",
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

    /// Checks that texts have no invisible marks of text direction.
    public static let bidiControl = Rule(
      "bidi-control", .note, "texts have no marks of text direction",
      problem: "is a mark of text direction, which only affects layout",
      fix: "remove it",
      why: "The mark has no effect in speech, and some voices split words at it.",
      source: "UAX 9")

    /// Checks that all letters of a word are in the same script, unlike a Cyrillic "а" in a Latin word.
    public static let mixedScripts = Rule(
      "mixed-scripts", .warning, "words are in one script",
      problem: "mixes letters of two scripts",
      fix: "use the look-alike letter in the script of the word",
      why:
        "For example, a Cyrillic 'а' looks like a Latin one, but makes a voice spell the word or switch its language.",
      source: "UTS 39, 5.1 Mixed-Script Detection")

    /// Checks that texts are in the language of the screen.
    public static let otherLanguage = Rule(
      "other-language", .error, "texts are in the language of the screen",
      problem: "is in another language",
      fix: "translate it, or mark its language",
      why: "A voice of one language cannot pronounce the words of another.",
      source: "WCAG 2.2, 3.1.2 Language of Parts")

    /// Checks that the app's own texts differ between languages.
    public static let sameInAllLanguages = Rule(
      "same-in-all-languages", .note, "texts of the app differ between languages",
      problem: "is the same in all languages",
      fix: "declare a message, unless it is a name",
      why:
        "Words that are written in the source code, such as 'Submit', are the same in every language, and look right.",
      source: "WCAG 2.2, 3.1.2 Language of Parts")

    // MARK: Actions

    /// Checks that hints and labels don't name gestures, unlike "Double-tap to open".
    public static let gestureInHint = Rule(
      "gesture-in-hint", .error, "hints and labels don't name gestures",
      problem: "names a gesture",
      fix: "describe the result, such as 'Opens details'",
      why: "Users of a keyboard or a switch don't have the gesture, and VoiceOver already reads the right one.",
      source: Source.apple)

    /// Checks that texts don't ask for swipes, which never reach the app if VoiceOver is on.
    public static let swipeOnly = Rule(
      "swipe-only", .warning, "swipe gestures are also custom actions",
      problem: "asks for a swipe that VoiceOver reserves",
      fix: "add a custom action, and remove the gesture",
      why: "With VoiceOver, a swipe to the left or right moves to the next element and never reaches the app.",
      source: "WCAG 2.2, 2.5.1 Pointer Gestures and 2.1.1 Keyboard; \(Source.guides)")

    /// Checks that hints describe a result, unlike "Select button".
    public static let emptyHint = Rule(
      "empty-hint", .warning, "hints describe a result",
      problem: "does not describe a result",
      fix: "describe it, such as 'Plays the episode', or remove the hint",
      why: "The trait already tells users that a button can be pressed.",
      source: Source.apple)

    /// Checks that the actions of an element have unique names.
    public static let sameActions = Rule(
      "same-actions", .warning, "actions have unique names",
      problem: "is the name of two actions",
      fix: "name what each action does, or the item that it changes",
      why: "In the menu of actions, users can tell actions apart only by their names.",
      source: Source.nameRoleValue)

    // MARK: A screen

    /// Checks that identifiers are unique on a screen.
    public static let duplicateIdentifier = Rule(
      "duplicate-identifier", .warning, "identifiers are unique on a screen",
      problem: "is the identifier of two elements",
      fix: "add a unique part, such as the id of the item",
      why: "Tests and Voice Control find only the first element.",
      source: "Apple, accessibilityIdentifier")

    /// Checks that the buttons and links of a screen have unique labels.
    public static let duplicateLabel = Rule(
      "duplicate-label", .note, "buttons on a screen have unique labels",
      problem: "is the label of two buttons",
      fix: "name the item, such as 'Delete Aspirin'",
      why: "Voice Control must ask which button the user means, and both sound the same in a list of buttons.",
      source: "WCAG 2.2, 2.4.6 Headings and Labels")

    /// Checks that a screen with at least eight elements has a heading.
    public static let missingHeading = Rule(
      "missing-heading", .note, "a screen has a heading",
      problem: "missing heading on the screen",
      fix: "add the header trait to the title",
      why: "Many users move from heading to heading to find out what a screen has.",
      source: "WCAG 2.2, 1.3.1 Info and Relationships and 2.4.6 Headings and Labels")

    /// All rules, in the order of `spoken audit --rules`.
    public static let allCases: [Rule] = [
      .emptyLabel, .genericLabel, .vagueError, .missingValue, .roleWord, .stateWord, .valueInLabel, .labelInValue,
      .labelInHint, .shownText, .conflictingTraits, .placeholder, .codeName, .rawValue, .markup, .webAddress,
      .blankPart, .repeatedWord, .fixedPlural, .argumentsDiffer, .missingTranslation, .displayFormat, .moneyFormat,
      .timeFormat, .dateFormat, .numberFormat, .digitRun, .abbreviation, .stylizedLetters, .oneCharacter,
      .allCapitals, .titleCase, .lastFullStop, .symbol, .emoji, .iconFont, .adjacentNumbers, .tooLong,
      .controlCharacter, .bidiControl, .mixedScripts, .otherLanguage, .sameInAllLanguages, .gestureInHint, .swipeOnly,
      .emptyHint, .sameActions, .duplicateIdentifier, .duplicateLabel, .missingHeading,
    ]

    /// The rules that examine an app's files, such as translations, instead of one text. Only `spoken audit` applies
    /// them.
    package static let ofFiles: Set<Rule> = [
      .fixedPlural, .argumentsDiffer, .missingTranslation, .displayFormat,
    ]
  }
}

/// The documents that rules cite as their source.
private enum Source {
  static let apple = "Apple, Accessibility Programming Guide for iOS: Crafting Useful Labels and Hints"
  static let nameRoleValue = "WCAG 2.2, 4.1.2 Name, Role, Value"
  static let guides = "the guides of the apps in Examples"

  /// Returns the address of a page about a source. The guides in `Examples` have no address. For these, it returns
  /// WCAG's page on readable text.
  static func address(of source: String) -> String {
    let criteria = [
      "1.1.1": "non-text-content", "1.3.1": "info-and-relationships", "2.1.1": "keyboard",
      "2.4.4": "link-purpose-in-context", "2.4.6": "headings-and-labels", "2.5.1": "pointer-gestures",
      "2.5.3": "label-in-name", "3.1.2": "language-of-parts", "3.1.4": "abbreviations", "3.1.5": "reading-level",
      "3.3.1": "error-identification", "4.1.2": "name-role-value",
    ]
    let numbers = source.split { $0 == " " || $0 == "," || $0 == ";" }
    if let page = numbers.compactMap({ criteria[String($0)] }).first {
      return "https://www.w3.org/WAI/WCAG22/Understanding/\(page)"
    }
    if source.hasPrefix("UAX 9") { return "https://www.unicode.org/reports/tr9/" }
    if source.hasPrefix("UTS 39") { return "https://www.unicode.org/reports/tr39/" }
    if source.hasPrefix("Unicode") { return "https://www.unicode.org/versions/latest/" }
    return source.hasPrefix("Apple")
      ? "https://developer.apple.com/documentation/accessibility"
      : "https://www.w3.org/WAI/WCAG22/Understanding/readable"
  }
}

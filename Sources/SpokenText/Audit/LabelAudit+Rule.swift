extension LabelAudit {
  /// What an audit looks for. The id follows each finding in brackets. More may come.
  public struct Rule: Sendable, Hashable, Identifiable, CaseIterable {
    /// Its id, as `spoken audit --disable` takes it.
    public let id: String

    /// How bad what it finds is.
    public let severity: Severity

    /// What the rule requires, in a line.
    public let summary: String

    /// What is wrong, as the end of a sentence that begins with the place: “names the role, which the trait says already”.
    let problem: String

    /// What to do.
    public let fix: String

    /// Why it matters to who listens.
    public let explanation: String

    /// Who asks for it: Apple's documentation, a success criterion of WCAG 2.2, or the guides that the examples follow.
    public let source: String

    private init(
      _ id: String, _ severity: Severity, _ summary: String, problem: String, fix: String, why explanation: String,
      source: String
    ) {
      (self.id, self.severity, self.summary) = (id, severity, summary)
      (self.problem, self.fix, self.explanation, self.source) = (problem, fix, explanation, source)
    }

    /// Whether both are the same rule.
    public static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

    /// By the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    // MARK: What is there

    /// What can be used or seen has a label.
    public static let emptyLabel = Rule(
      "empty-label", .error, "what can be used or seen has a label", problem: "nothing is said",
      fix: "Say what it is, or hide the element",
      why: "Without a label the listener hears the role alone, “button”, or the name of the image file.",
      source: "WCAG 2.2, 1.1.1 Non-text Content and 4.1.2 Name, Role, Value")

    /// A label tells one thing from another.
    public static let genericLabel = Rule(
      "generic-label", .warning, "a label tells one thing from another", problem: "would fit any element",
      fix: "Say what is done, or what is shown: “Delete Aspirin”",
      why: "Many listeners go through a screen by its list of buttons or links, where nothing stands around a label.",
      source: "WCAG 2.2, 2.4.4 Link Purpose (In Context), failure F84; \(Source.guides)")

    /// An error says what is wrong.
    public static let vagueError = Rule(
      "vague-error", .warning, "an error says what is wrong", problem: "does not say what is wrong",
      fix: "Say what failed and what to do: “Error: Phone number is required”",
      why: "Who cannot see where the error stands has only its words to find the cause.",
      source: "WCAG 2.2, 3.3.1 Error Identification and 3.3.3 Error Suggestion; \(Source.guides)")

    /// A switch and a slider say what they are at.
    public static let missingValue = Rule(
      "missing-value", .warning, "a switch and a slider say what they are at",
      problem: "a switch or a slider has no value",
      fix: "Give it a value: “On”, “50 percent”",
      why: "The listener cannot tell what is set, nor what changing it did.", source: Source.nameRoleValue)

    // MARK: What the trait, the value or the label says already

    /// A label or a hint leaves the role to the trait.
    public static let roleWord = Rule(
      "role-word", .warning, "a label or a hint leaves the role to the trait",
      problem: "names the role, which the trait says already", fix: "Leave it out",
      why: "The screen reader adds the role in its own words: “Delete button, button”.",
      source: "\(Source.apple); \(Source.guides)")

    /// A label leaves selected and dimmed to the trait.
    public static let stateInLabel = Rule(
      "state-in-label", .warning, "a label leaves selected and dimmed to the trait",
      problem: "says the state, which the trait says already", fix: "Leave it out of the label",
      why: "The screen reader adds “selected” and “dimmed” in its own words, and says them when they change.",
      source: Source.nameRoleValue)

    /// What changes is the value, not the label.
    public static let valueInLabel = Rule(
      "value-in-label", .warning, "what changes is the value, not the label", problem: "is what the element is at",
      fix: "Make it the value",
      why:
        "After a change the screen reader says the value alone; what is in the label is said from its start, or not.",
      source: "Apple, accessibilityValue; \(Source.nameRoleValue)")

    /// A value does not begin with the label.
    public static let labelInValue = Rule(
      "label-in-value", .warning, "a value does not begin with the label", problem: "repeats the label",
      fix: "Leave it out of the value", why: "Label and value are said one after the other, so it is heard twice.",
      source: Source.apple)

    /// A hint does not repeat the label.
    public static let labelInHint = Rule(
      "label-in-hint", .warning, "a hint does not repeat the label", problem: "repeats the label",
      fix: "Say what happens, or no hint",
      why: "Label and hint are said one after the other, so it is heard twice.", source: Source.apple)

    // MARK: What the app did not mean to say

    /// Nothing is left to be filled in.
    public static let placeholder = Rule(
      "placeholder", .error, "nothing is left to be filled in", problem: "was never filled in",
      fix: "Give the argument, or a text for where there is none",
      why: "The listener hears the code letter by letter: “percent at”, “Optional left parenthesis”.",
      source: "WCAG 2.2, 1.1.1 Non-text Content, failure F30")

    /// No name of a key, a file or a symbol is said.
    public static let codeName = Rule(
      "code-name", .error, "no name of a key, a file or a symbol is said", problem: "is a name in the code, not words",
      fix: "Translate the key, or give the image a label",
      why: "An image without a label is called by its file, and a key without a translation by itself.",
      source: "WCAG 2.2, 1.1.1 Non-text Content, failure F30")

    /// Values are said in words.
    public static let rawValue = Rule(
      "raw-value", .warning, "values are said in words", problem: "is a value as a machine writes it",
      fix: "Say it with a formatter: “November 22”",
      why: "Voices read such values digit by digit, or drop their marks.", source: Source.guides)

    /// No markup is said.
    public static let markup = Rule(
      "markup", .error, "no markup is said", problem: "is markup", fix: "Hand over the plain text",
      why: "The listener hears “less b greater” around the words.", source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// A link is called by what it leads to.
    public static let webAddress = Rule(
      "web-address", .note, "a link is called by what it leads to", problem: "is an address",
      fix: "Say what it leads to, or the address in words",
      why: "Voices read an address letter by letter, and half a minute long.",
      source: "WCAG 2.2, 2.4.4 Link Purpose (In Context)")

    /// No part is blank.
    public static let blankPart = Rule(
      "blank-part", .warning, "no part is blank", problem: "stands where a part is blank",
      fix: "Leave out the separator with the part",
      why: "Voices pause at each mark, and the listener waits for words that do not come.",
      source: Source.guides)

    /// No word stands twice.
    public static let repeatedWord = Rule(
      "repeated-word", .warning, "no word stands twice", problem: "stands twice", fix: "Leave out one",
      why: "Read, it is passed over; heard, it sounds as if the voice had stumbled.", source: Source.apple)

    // MARK: What a voice reads otherwise

    /// Words are not in capitals.
    public static let allCapitals = Rule(
      "all-capitals", .warning, "words are not in capitals", problem: "is all in capitals",
      fix: "Write it small, and let the view show capitals",
      why: "Some voices spell a word in capitals letter by letter: “A D D”.",
      source: "Apple, textCase(_:); WCAG 2.2, 3.1.5 Reading Level, advisory")

    /// Only the first word has a capital.
    public static let titleCase = Rule(
      "title-case", .note, "only the first word has a capital", problem: "has a capital at every word",
      fix: "Write a label as a sentence",
      why: "Voices take capitals inside a phrase for names, and stress them so.", source: Source.guides)

    /// A label does not end with a full stop.
    public static let lastFullStop = Rule(
      "last-full-stop", .warning, "a label does not end with a full stop", problem: "ends with a full stop",
      fix: "Leave it out",
      why: "It is not a sentence: the full stop makes the voice drop, and parts the label from its value.",
      source: Source.apple)

    /// No symbol that voices skip or misread.
    public static let symbol = Rule(
      "symbol", .warning, "no symbol that voices skip or misread",
      problem: "is skipped by some voices and misread by others",
      fix: "Write the word for it, or a comma",
      why: "A bullet, an arrow, a star or a check mark is often all that says what is meant.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// No emoji in what the app says.
    public static let emoji = Rule(
      "emoji", .note, "no emoji in what the app says", problem: "is read by its name",
      fix: "Leave it out of the label, or say what it means",
      why: "Voices say each emoji by its Unicode name, in the middle of the phrase.",
      source: "WCAG 2.2, 1.1.1 Non-text Content, technique H86")

    /// No character of an icon font.
    public static let iconFont = Rule(
      "icon-font", .error, "no character of an icon font", problem: "is a character of an icon font",
      fix: "Give the icon a label", why: "It has no name, so that a voice says nothing, or a number.",
      source: "WCAG 2.2, 1.1.1 Non-text Content")

    /// Two numbers are kept apart.
    public static let adjacentNumbers = Rule(
      "adjacent-numbers", .warning, "two numbers are kept apart", problem: "is heard as one number",
      fix: "Put a word or a comma between the numbers", why: "“20 5 items” is heard as “twenty-five items”.",
      source: Source.guides)

    /// A label is said in one breath.
    public static let tooLong = Rule(
      "too-long", .warning, "a label is said in one breath", problem: "is too long to be listened to again and again",
      fix: "Say what tells it apart first, and move the rest into the value or an action",
      why: "A label is heard each time that the listener passes by.", source: Source.apple)

    /// No control characters.
    public static let controlCharacter = Rule(
      "control-character", .warning, "no control characters", problem: "is a character that steers, and says nothing",
      fix: "Take it out", why: "Voices stop at some of them, and say others as “unknown character”.",
      source: "Unicode Standard, 23.1 Control Codes")

    /// No marks of direction.
    public static let bidiControl = Rule(
      "bidi-control", .note, "no marks of direction", problem: "steers how text is laid out, not how it is said",
      fix: "Take it out",
      why: "It is of use on the screen only, and cuts words in two for some voices.", source: "UAX 9")

    /// A word is written in one script.
    public static let mixedScripts = Rule(
      "mixed-scripts", .warning, "a word is written in one script", problem: "mixes letters of two scripts",
      fix: "Write the look-alike letter in the script of the word",
      why: "A Cyrillic “а” looks like a Latin one, and makes a voice spell the word or change its language.",
      source: "UTS 39, 5.1 Mixed-Script Detection")

    /// A text is in the language of its screen.
    public static let otherLanguage = Rule(
      "other-language", .warning, "a text is in the language of its screen", problem: "is in another language",
      fix: "Translate it, or mark its language", why: "The voice of one language reads another's words as noise.",
      source: "WCAG 2.2, 3.1.2 Language of Parts")

    // MARK: What can be done

    /// A hint or a label does not name the gesture.
    public static let gestureInHint = Rule(
      "gesture-in-hint", .warning, "a hint or a label does not name the gesture", problem: "names a gesture",
      fix: "Say what happens: “Opens details”",
      why: "With a keyboard or a switch it is another one, and VoiceOver says its own. A label says what it is.",
      source: Source.apple)

    /// What a swipe does is an action, too.
    public static let swipeOnly = Rule(
      "swipe-only", .error, "what a swipe does is an action, too",
      problem: "asks for a swipe that VoiceOver keeps to itself",
      fix: "Offer a custom action, and leave out the gesture",
      why: "With VoiceOver a swipe to the left or right goes to the next element, and never reaches the app.",
      source: "WCAG 2.2, 2.5.1 Pointer Gestures and 2.1.1 Keyboard; \(Source.guides)")

    /// A hint tells an outcome.
    public static let emptyHint = Rule(
      "empty-hint", .warning, "a hint tells an outcome", problem: "does not say what happens",
      fix: "Say what happens, “Plays the episode”, or no hint",
      why: "That a button can be pressed is known from its trait.", source: Source.apple)

    /// Actions have names of their own.
    public static let sameActions = Rule(
      "same-actions", .error, "actions have names of their own", problem: "is the name of two actions",
      fix: "Say what each does, or to what", why: "In the menu of actions there is nothing else to tell them apart.",
      source: Source.nameRoleValue)

    // MARK: A screen

    /// An identifier stands once on a screen.
    public static let duplicateIdentifier = Rule(
      "duplicate-identifier", .error, "an identifier stands once on a screen",
      problem: "is the identifier of two elements",
      fix: "Add what tells them apart, such as the id of the item",
      why: "Tests and voice control find the first one only.", source: "Apple, accessibilityIdentifier")

    /// Two buttons of a screen have two labels.
    public static let duplicateLabel = Rule(
      "duplicate-label", .note, "two buttons of a screen have two labels", problem: "is the label of two buttons",
      fix: "Say to what it is done: “Delete Aspirin”",
      why: "Voice control asks which one is meant, and a list of buttons does not tell them apart.",
      source: "WCAG 2.2, 2.4.6 Headings and Labels")

    /// All of them, as they are listed.
    public static let allCases: [Rule] = [
      .emptyLabel, .genericLabel, .vagueError, .missingValue, .roleWord, .stateInLabel, .valueInLabel, .labelInValue,
      .labelInHint, .placeholder, .codeName, .rawValue, .markup, .webAddress, .blankPart, .repeatedWord,
      .allCapitals, .titleCase, .lastFullStop, .symbol, .emoji, .iconFont, .adjacentNumbers, .tooLong,
      .controlCharacter, .bidiControl, .mixedScripts, .otherLanguage, .gestureInHint, .swipeOnly, .emptyHint,
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

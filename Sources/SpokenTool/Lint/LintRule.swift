/// The rules of `spoken lint`, by the names that follow every finding in brackets.
enum LintRule: String, CaseIterable, Sendable {
  // The file
  case encoding
  case byteOrderMark = "byte-order-mark"
  case lineEnding = "line-ending"
  case lastLine = "last-line"
  case trailingSpace = "trailing-space"
  case syntax
  // What there is
  case fileName = "file-name"
  case missingLanguage = "missing-language"
  case registration
  case missingFile = "missing-file"
  case missingMessage = "missing-message"
  case missingAttribute = "missing-attribute"
  case missingCurrency = "missing-currency"
  case missingPower = "missing-power"
  case unknownMessage = "unknown-message"
  case unknownTerm = "unknown-term"
  case unknownAttribute = "unknown-attribute"
  case duplicateMessage = "duplicate-message"
  case duplicateAttribute = "duplicate-attribute"
  case duplicateVariant = "duplicate-variant"
  case wrongFile = "wrong-file"
  case sameAsParent = "same-as-parent"
  case sameAsEnglish = "same-as-english"
  case sameAsOther = "same-as-other"
  case idleMark = "idle-mark"
  case cycle
  // Functions
  case unknownFunction = "unknown-function"
  case unknownOption = "unknown-option"
  case wrongCall = "wrong-call"
  // Arguments
  case undeclaredArgument = "undeclared-argument"
  case unusedArgument = "unused-argument"
  case wrongKind = "wrong-kind"
  // Numbers
  case missingChoice = "missing-choice"
  case missingPlural = "missing-plural"
  case impossiblePlural = "impossible-plural"
  case unreachablePlural = "unreachable-plural"
  case unreachableNumber = "unreachable-number"
  case sameVariants = "same-variants"
  case swappedVariants = "swapped-variants"
  case defaultPlural = "default-plural"
  case numberOmitted = "number-omitted"
  case exactNumberFirst = "exact-number-first"
  case nesting
  // Agreement
  case unknownCase = "unknown-case"
  case unknownGender = "unknown-gender"
  case unknownTrait = "unknown-trait"
  case unknownClass = "unknown-class"
  case unknownKey = "unknown-key"
  case numberRule = "number-rule"
  case unusedTrait = "unused-trait"
  case unknownTraitValue = "unknown-trait-value"
  case missingForm = "missing-form"
  // The lexicon
  case requiredForm = "required-form"
  case unknownForm = "unknown-form"
  case unusedForm = "unused-form"
  case ambiguousName = "ambiguous-name"
  case formRule = "form-rule"
  case missingGender = "missing-gender"
  case sameAsStandIn = "same-as-stand-in"
  case sameAsGenerated = "same-as-generated"
  // What is heard
  case symbol
  case oddSpace = "odd-space"
  case doubleSpace = "double-space"
  case lineBreak = "line-break"
  case invisible
  case capitals
  case mixedLetters = "mixed-letters"
  case endMark = "end-mark"
  case missingPause = "missing-pause"
  case capitalLetter = "capital-letter"
  case abbreviation
  // What translators are told
  case comment
  case example
  case declaration
  case status
  case setting

  /// Whether it is only a warning, which fails under `--strict` only: the table still says what it should.
  var isWarning: Bool {
    switch self {
    case .abbreviation, .capitalLetter, .capitals, .idleMark, .missingChoice, .missingLanguage, .missingPause,
      .missingPower, .sameAsEnglish, .sameAsOther, .sameAsStandIn, .sameVariants, .swappedVariants, .unreachablePlural,
      .unusedTrait:
      true
    default: false
    }
  }

  /// Whether it is of something that is not there: no more than a note on a table whose status is partial.
  var isOfAbsence: Bool {
    switch self {
    case .missingAttribute, .missingCurrency, .missingFile, .missingMessage, .missingPower: true
    default: false
    }
  }

  /// What the rule requires, as a line of `spoken lint --rules`.
  var summary: String {
    switch self {
    case .encoding: "a file is UTF-8"
    case .byteOrderMark: "a file begins with its text"
    case .lineEnding: "lines end in LF"
    case .lastLine: "the last line ends too"
    case .trailingSpace: "no line ends in spaces"
    case .syntax: "every entry is Fluent"
    case .fileName: "a folder, or a file of an overlay, is named for its language, as de"
    case .missingLanguage: "an overlay has the languages that the others have (a warning)"
    case .registration: "Package.swift lists the languages that are whole, and no partial one"
    case .missingFile: "every file of English is there"
    case .missingMessage: "every message of English is there"
    case .missingAttribute: "every attribute of English that is not optional is there"
    case .missingCurrency: "every currency of ISO 4217 has a name"
    case .missingPower: "large numbers have the powers of ten of the language (a warning)"
    case .unknownMessage: "every message is English's, or referred to, and every reference finds one"
    case .unknownTerm: "every reference to a term finds one"
    case .unknownAttribute: "every attribute is English's, a trait or referred to, and every reference finds one"
    case .duplicateMessage: "a message or term stands once"
    case .duplicateAttribute: "an attribute stands once in its message"
    case .duplicateVariant: "a variant stands once in its choice"
    case .wrongFile: "a message stands in the file where English has it"
    case .sameAsParent: "a regional table has only what differs"
    case .sameAsEnglish: "nothing is left in English, but for nouns of money (a warning; “# same” above accepts it)"
    case .sameAsOther: "two of a family say two things (a warning, or an error; “# same as …” accepts it)"
    case .idleMark: "a mark such as “# same” accepts something (a warning)"
    case .cycle: "no message comes back to itself"
    case .unknownFunction: "there are NUMBER, FORM, TRAIT, HEAD, TAIL, TITLE, SPELL, LANG and MARK"
    case .unknownOption: "a function is given options that it has"
    case .wrongCall: "a function is given what it takes"
    case .undeclaredArgument: "an argument is one that the English comment declares"
    case .unusedArgument: "an argument that is not optional is heard, or chosen by"
    case .wrongKind: "an argument is used as what it is declared to be"
    case .missingChoice: "where the source of an overlay chooses by a number, so do others (a warning)"
    case .missingPlural: "every plural category that can be reached has its variant"
    case .impossiblePlural: "every plural category is one that the language has"
    case .unreachablePlural: "every plural category is one that the argument can reach (a warning)"
    case .unreachableNumber: "an exact number is within the bounds of its argument"
    case .sameVariants: "variants differ (“# same for every number” accepts)"
    case .swappedVariants: "the singular is not a plural elsewhere (a warning)"
    case .defaultPlural: "the default of a plural choice is other"
    case .numberOmitted: "a plural variant says its number; only an exact number may leave it out"
    case .exactNumberFirst: "exact numbers stand before categories"
    case .nesting: "a choice holds at most one more choice"
    case .unknownCase: "a case that is asked for exists"
    case .unknownGender: "a gender that is asked for exists"
    case .unknownTrait: "a trait that is asked for exists"
    case .unknownClass: "a class of beginnings or endings exists"
    case .unknownKey: "a case or gender that is chosen by is asked for (“# for apps: …” accepts it)"
    case .numberRule: "the rules for numbers in words can be read, and what they refer to is there"
    case .unusedTrait: "a trait is chosen by somewhere (a warning)"
    case .unknownTraitValue: "a trait has a word that is chosen by"
    case .missingForm: "a form of English is asked for here too (“# same for every case” accepts it)"
    case .requiredForm: "an entry has all required forms, or none (“# same for every number” accepts)"
    case .unknownForm: "rules, stand-ins and FORM name forms that are declared"
    case .unusedForm: "a form that is declared is asked for"
    case .ambiguousName: "a form is called otherwise than a state or a trait"
    case .formRule: "a rule looks at what it is given, and names a form"
    case .missingGender: "nouns, and an app's fields, have a gender where the language chooses by it"
    case .sameAsStandIn: "a form is not what stands in for it (a warning)"
    case .sameAsGenerated: "an entry by hand has only what the generated one has not"
    case .symbol: "no symbol that voices skip or misread"
    case .oddSpace: "spaces are plain spaces"
    case .doubleSpace: "spaces stand one by one"
    case .lineBreak: "a phrase is one line of text"
    case .invisible: "no invisible characters that steer text"
    case .capitals: "no word in capitals (a warning)"
    case .mixedLetters: "no Latin letters in Arabic text, or inside words of other scripts"
    case .endMark: "no phrase ends in a mark that English lacks"
    case .missingPause: "parts that English parts with a mark have one (a warning)"
    case .capitalLetter: "a phrase begins small if English does, and the word elsewhere (a warning)"
    case .abbreviation: "no abbreviations (a warning; “# accepted: abbreviation” accepts it)"
    case .comment: "an English message says when it is heard"
    case .example: "an English message has an example"
    case .declaration: "arguments are declared as $name (kind): meaning"
    case .status: "number.ftl says the table's status once, and who has read it in this language"
    case .setting: "a setting is one of its words"
    }
  }
}

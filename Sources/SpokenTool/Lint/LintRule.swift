// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The rules of `spoken lint`. The raw value is printed in brackets after each finding.
enum LintRule: String, CaseIterable, Sendable {
  // Files
  case encoding
  case byteOrderMark = "byte-order-mark"
  case lineEnding = "line-ending"
  case lastLine = "last-line"
  case trailingSpace = "trailing-space"
  case decomposed
  case editedFile = "edited-file"
  case syntax
  // Messages and languages
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
  case sharedID = "shared-id"
  case wrongFile = "wrong-file"
  case sameAsParent = "same-as-parent"
  case sameAsEnglish = "same-as-english"
  case sameAsLanguage = "same-as-language"
  case sameAsOther = "same-as-other"
  case englishWord = "english-word"
  case englishName = "english-name"
  case cldrName = "cldr-name"
  case idleMark = "idle-mark"
  case cycle
  case compilation
  // Functions
  case unknownFunction = "unknown-function"
  case unknownOption = "unknown-option"
  case wrongCall = "wrong-call"
  // Arguments
  case undeclaredArgument = "undeclared-argument"
  case unusedArgument = "unused-argument"
  case swappedArguments = "swapped-arguments"
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
  case usualForm = "usual-form"
  case unmarkedWord = "unmarked-word"
  case unknownForm = "unknown-form"
  case unusedForm = "unused-form"
  case ambiguousName = "ambiguous-name"
  case formRule = "form-rule"
  case missingGender = "missing-gender"
  case swappedForms = "swapped-forms"
  case sameAsStandIn = "same-as-stand-in"
  case sameAsGenerated = "same-as-generated"
  // Spoken text
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
  // Comments and settings
  case comment
  case example
  case declaration
  case status
  case setting

  /// `true` for a warning, which fails only with `--strict`. The text of the table is still correct.
  var isWarning: Bool {
    switch self {
    case .abbreviation, .capitalLetter, .capitals, .englishName, .englishWord, .idleMark, .missingChoice,
      .missingLanguage, .missingPause, .missingPower, .sameAsEnglish, .sameAsOther, .sameAsStandIn, .sameVariants,
      .swappedArguments, .swappedForms, .swappedVariants, .unreachablePlural, .unusedTrait:
      true
    default: false
    }
  }

  /// `true` if the rule finds missing parts. In a table with the status `partial`, its findings are notes.
  var isOfAbsence: Bool {
    switch self {
    case .missingAttribute, .missingCurrency, .missingFile, .missingMessage, .missingPower: true
    default: false
    }
  }

  /// `true` if the mistake causes findings of other rules in the same language. These findings are printed first.
  var isCause: Bool {
    switch self {
    case .encoding, .fileName, .missingFile, .syntax: true
    default: false
    }
  }

  /// The requirement, for `spoken lint --rules`.
  var summary: String {
    switch self {
    case .encoding: "files are UTF-8"
    case .byteOrderMark: "files have no byte order mark"
    case .lineEnding: "lines end in LF"
    case .lastLine: "the last line ends in a line break"
    case .trailingSpace: "lines and phrases have no trailing space"
    case .decomposed: "letters with accents are single characters (Unicode's form NFC)"
    case .editedFile: "generated files are as the script wrote them"
    case .syntax: "entries are valid Fluent"
    case .fileName: "folders and overlay files are named for a language, and folders have no backup files"
    case .missingLanguage: "all overlays have the same languages (warning)"
    case .registration: "languages that aren't partial are listed in Package.swift"
    case .missingFile: "languages have all files of the English tables"
    case .missingMessage: "languages have all messages of the English tables"
    case .missingAttribute: "no attribute of the English message is missing, unless it is optional"
    case .missingCurrency: "every ISO 4217 currency has a name"
    case .missingPower: "the powers of ten for large numbers have no gaps (warning)"
    case .unknownMessage: "messages are in the English tables or are used, and references resolve"
    case .unknownTerm: "every reference to a term resolves"
    case .unknownAttribute: "attributes are in the English tables, are traits, or are used, and references resolve"
    case .duplicateMessage: "messages and terms are unique"
    case .duplicateAttribute: "attributes are unique in a message"
    case .duplicateVariant: "variants are unique in a choice"
    case .sharedID: "ids of an app differ from the library's, or have the mark '# Rewords' (note)"
    case .wrongFile: "messages are in the same file as in English"
    case .sameAsParent: "regional tables have only what differs from the parent"
    case .sameAsEnglish: "messages are translated, except nouns for currencies (warning; '# same' suppresses it)"
    case .sameAsLanguage: "files aren't copies of those of another language"
    case .sameAsOther: "related messages have different texts (warning or error; '# same as …' suppresses it)"
    case .englishWord: "no word of the English phrase is left that the table translates elsewhere (warning)"
    case .englishName: "generated names aren't English (warning)"
    case .cldrName: "days, months, units of time, and lists are CLDR's (note, with --cldr)"
    case .idleMark: "marks such as '# same' suppress a finding (warning)"
    case .cycle: "references have no cycles"
    case .compilation: "the library can read every entry"
    case .unknownFunction: "functions are NUMBER, FORM, TRAIT, HEAD, TAIL, TITLE, SPELL, LANG, or MARK"
    case .unknownOption: "calls pass only options that the function has"
    case .wrongCall: "calls of functions pass valid arguments"
    case .undeclaredArgument: "arguments are declared in the English comment"
    case .unusedArgument: "required arguments are used in every variant"
    case .swappedArguments: "arguments have the order that they have around the same word elsewhere (warning)"
    case .wrongKind: "arguments are used as their kind allows"
    case .missingChoice: "words next to a number have a form for it if the English words do (warning)"
    case .missingPlural: "every plural category that can occur has a variant"
    case .impossiblePlural: "variants are named for plural categories of the language"
    case .unreachablePlural: "each plural variant has a number that selects it (warning)"
    case .unreachableNumber: "exact numbers are within the bounds of the argument"
    case .sameVariants: "variants differ (warning; '# same for every number' suppresses it)"
    case .swappedVariants: "the variants for two numbers, or for two cases, are not swapped (warning)"
    case .defaultPlural: "the default of a plural choice is [other]"
    case .numberOmitted: "plural variants include the number, except exact numbers"
    case .exactNumberFirst: "exact numbers come before categories"
    case .nesting: "choices are nested at most twice"
    case .unknownCase: "FORM asks only for cases that phrases have"
    case .unknownGender: "FORM asks only for genders that phrases have"
    case .unknownTrait: "TRAIT asks only for traits that phrases have"
    case .unknownClass: "the table has the lists for HEAD and TAIL"
    case .unknownKey:
      "variants are for cases and genders that phrases ask for ('### Case: …' suppresses it)"
    case .numberRule: "rules for numbers in words are valid, and their references resolve"
    case .unusedTrait: "each trait is used in a choice (warning)"
    case .unknownTraitValue: "each value of a trait is used in a choice"
    case .missingForm: "phrases ask for the cases that English asks for ('# same for every case' suppresses it)"
    case .requiredForm: "words have all required forms, or none ('# same for every number' suppresses it)"
    case .unmarkedWord: "an app's words have a line such as '# Swift: Noun' (warning)"
    case .usualForm: "an app's words have the forms that most words have (warning)"
    case .unknownForm: "rules, fallbacks, and FORM use only declared forms"
    case .unusedForm: "a rule or FORM uses each declared form"
    case .ambiguousName: "forms, states, and traits have different names"
    case .formRule: "rules for forms use only their arguments, and produce a form"
    case .missingGender: "nouns and fields have a gender if the language chooses by gender"
    case .swappedForms: "the forms of a noun are not swapped (warning)"
    case .sameAsStandIn: "forms differ from their fallback form (warning)"
    case .sameAsGenerated: "entries don't repeat those of a generated file"
    case .symbol: "phrases have no symbols that voices skip or misread"
    case .oddSpace: "spaces are plain spaces"
    case .doubleSpace: "spaces are not doubled"
    case .lineBreak: "phrases are one line"
    case .invisible: "phrases have no invisible characters"
    case .capitals: "words are not all capitals (warning)"
    case .mixedLetters: "words in Arabic and other scripts have no Latin letters"
    case .endMark: "phrases end in punctuation only if the English phrase does"
    case .missingPause: "phrases have punctuation between parts if the English phrase does (warning)"
    case .capitalLetter: "phrases, days, and months start in lowercase if the others do (warning)"
    case .abbreviation: "phrases have no abbreviations (warning; '# accepted: abbreviation' suppresses it)"
    case .comment: "messages in English have a comment that says when they are heard"
    case .example: "messages in English have an example"
    case .declaration: "argument declarations have the form '$name (kind): meaning'"
    case .status: "number.ftl has the status of the table, and its readers"
    case .setting: "settings have an allowed value"
    }
  }
}

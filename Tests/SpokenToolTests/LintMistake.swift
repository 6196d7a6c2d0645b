// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A mistake that a translator can make in the Swedish tables, with the rule that finds it.
struct LintMistake: Sendable, CustomStringConvertible {
  /// The mistake, for a person.
  var description: String
  var file: String
  /// The right text, which occurs once in the file.
  var old: String
  var new: String
  var rule: String

  init(_ description: String, _ file: String, _ old: String, _ new: String, _ rule: String) {
    (self.description, self.file, self.old, self.new, self.rule) = (description, file, old, new, rule)
  }

  /// Mistakes in single entries, which are planted together.
  static let inEntries = wrongWords + wrongForms + wrongMarks + wrongSyntax

  private static let wrongWords = [
    LintMistake(
      "letters are decomposed", "rating.ftl", "inget betyg än", "inget betyg a\u{308}n", "decomposed"),
    LintMistake(
      "letters are decomposed in another file", "bound.ftl", "färre än { $", "fa\u{308}rre än { $", "decomposed"),
    LintMistake("an English word is left", "notice.ftl", "laddar bild", "laddar photo", "english-word"),
    LintMistake("a phrase is English", "notice.ftl", "skapar profil", "creating profile", "same-as-english"),
    LintMistake(
      "an example is English", "form.ftl", "namn snabel-a exempel punkt se", "name at example dot com",
      "english-word"),
    LintMistake(
      "two arguments are swapped", "progress.ftl", "steg { $completed } av { $total }",
      "steg { $total } av { $completed }", "swapped-arguments"),
    LintMistake(
      "a day is another day", "date.ftl", "   *[bare] tisdag\n", "   *[bare] torsdag\n", "cldr-name"),
    LintMistake("one day has a capital", "date.ftl", "[on] på fredag", "[on] på Fredag", "capital-letter"),
    LintMistake(
      "a list has a comma before its last item", "list.ftl", "list-or-end = { $first } eller",
      "list-or-end = { $first }, eller", "cldr-name"),
    LintMistake("a decimal has a point", "media.ftl", "dubbel hastighet", "1.5 hastighet", "symbol"),
    LintMistake(
      "a name is in quotes", "confirm.ftl", "flyttats till { $place }", "flyttats till ”{ $place }”", "symbol"),
    LintMistake(
      "two states are the same", "state.ftl", "state-missed = missad", "state-missed = tagen", "same-as-other"),
    LintMistake("a text is abbreviated", "form.ftl", "till exempel", "t.ex.", "abbreviation"),
  ]

  private static let wrongForms = [
    LintMistake(
      "a word next to a number has one form", "rating.ftl", "{ FORM(noun-star, $total) }", "stjärnor", "missing-choice"),
    LintMistake(
      "singular and plural are swapped, and both have the number", "chart.ftl",
      "    [1] ett värde\n   *[other] { $count } värden\n}",
      "    [one] { $count } timmar\n   *[other] { $count } timme\n}",
      "swapped-variants"),
    LintMistake(
      "an infinitive and a statement are swapped", "hint.ftl",
      "[infinitive] starta uppspelningen\n   *[statement] startar uppspelningen",
      "[infinitive] startar uppspelningen\n   *[statement] starta uppspelningen", "swapped-variants"),
    LintMistake(
      "the forms of a noun are swapped", "noun.ftl", "noun-dose = dos\n    .plural = doser",
      "noun-dose = doser\n    .plural = dos", "swapped-forms"),
    LintMistake("a form is missing", "noun.ftl", "    .plural = tabletter\n", "", "required-form"),
    LintMistake(
      "a gender is missing", "noun.ftl", "    .plural = kontakter\n    .gender = common\n", "    .plural = kontakter\n",
      "missing-gender"),
    LintMistake(
      "a gender is misspelled", "noun.ftl", "    .plural = medlemmar\n    .gender = common",
      "    .plural = medlemmar\n    .gender = commun",
      "unknown-trait-value"),
    LintMistake(
      "a form has a Swedish name", "noun.ftl", "    .plural = vänner", "    .flertal = vänner", "unknown-attribute"),
    LintMistake(
      "a trait is translated", "state.ftl", "state-processing = under behandling\n    .place = after",
      "state-processing = under behandling\n    .place = efter", "unknown-trait-value"),
    LintMistake(
      "a case is unknown", "confirm.ftl", "har markerats som { FORM($state, case: \"as\") }",
      "har markerats som { FORM($state, case: \"sam\") }", "unknown-case"),
    LintMistake(
      "a category is of another language", "conversation.ftl", "    [1] inkommande samtal från { $who }",
      "    [few] { $count } inkommande samtal från { $who }", "impossible-plural"),
    LintMistake(
      "a number is lost", "conversation.ftl", "   *[other] { $count } utgående samtal till { $who }",
      "   *[other] flera utgående samtal till { $who }", "unused-argument"),
    LintMistake(
      "an argument has another name", "confirm.ftl", "{ $name } har sparats", "{ $namn } har sparats",
      "undeclared-argument"),
    LintMistake("an attribute is missing", "confirm.ftl", "\n    .alone = kopierat", "", "missing-attribute"),
    LintMistake("a reference has no target", "list.ftl", "{ list-and-two }", "{ list-nad-two }", "unknown-message"),
  ]

  private static let wrongMarks = [
    LintMistake(
      "a phrase has a full stop", "notice.ftl", "loading-tasks = laddar uppgifter", "loading-tasks = laddar uppgifter.",
      "end-mark"),
    LintMistake("a space is doubled", "confirm.ftl", "har tagits bort\n", "har  tagits bort\n", "double-space"),
    LintMistake("a space is a no-break space", "confirm.ftl", "har skapats", "har\u{A0}skapats", "odd-space"),
    LintMistake("a hyphen is invisible", "confirm.ftl", "har uppdaterats\n", "har upp\u{AD}daterats\n", "invisible"),
    LintMistake("a letter is Cyrillic", "confirm.ftl", "har arkiverats", "har аrkiverats", "mixed-letters"),
    LintMistake(
      "a percent sign is left", "media.ftl", "media-volume = volym { $progress }",
      "media-volume = volym { $progress } %", "symbol"),
    LintMistake("words are in brackets", "media.ftl", "halv hastighet", "hastighet (halv)", "symbol"),
    LintMistake(
      "a dash separates parts", "media.ftl", "media-left = { $duration } kvar", "media-left = { $duration } – kvar",
      "symbol"),
    LintMistake(
      "a line ends in a space", "progress.ftl", "progress-done = klart", "progress-done = klart ", "trailing-space"),
    LintMistake(
      "a message is there twice", "progress.ftl", "progress-indeterminate = pågår",
      "progress-indeterminate = pågår\nprogress-indeterminate = pågår", "duplicate-message"),
    LintMistake("a setting is unknown", "number.ftl", "number-digits = plain", "number-digits = plane", "setting"),
    LintMistake("a status is misspelled", "number.ftl", "### Status: checked", "### Status: chekced", "status"),
  ]

  private static let wrongSyntax = [
    LintMistake(
      "a brace is missing", "owner.ftl", "   *[other] { $thing } för { $who }\n", "   *[other] { $thing } för { $who\n",
      "syntax"),
    LintMistake("a line has a tab", "action.ftl", "    .noun = kopiera", "\t.noun = kopiera", "syntax"),
    LintMistake("an equals sign is missing", "action.ftl", "action-save = spara", "action-save spara", "syntax"),
    LintMistake(
      "code has typographic quotes", "timing.ftl", "event-arrival = ankommer { FORM($when, case: \"on\") }",
      "event-arrival = ankommer { FORM($when, case: “on”) }", "syntax"),
    LintMistake(
      "no variant is the default", "chart.ftl", "   *[other] { $count } serier till",
      "    [other] { $count } serier till", "syntax"),
  ]

  /// Mistakes in whole files. A file of another language is named with its folder.
  static let inFiles = [
    LintMistake("a file is German", "progress.ftl", "", "de/progress.ftl", "same-as-language"),
    LintMistake("another file is German", "hint.ftl", "", "de/hint.ftl", "same-as-language"),
    LintMistake("a file is English", "notice.ftl", "", "en/notice.ftl", "same-as-english"),
    LintMistake(
      "a noun has no form for the number", "rating.ftl", "{ FORM(noun-star, $total) }", "{ noun-star }",
      "missing-choice"),
    LintMistake(
      "a generated name is English", "cldrunit.ftl", "unit-dessert-spoon = dessertsked",
      "unit-dessert-spoon = dessert spoon", "english-name"),
    LintMistake("generated names are edited", "cldrmark.ftl", "mark-tilde = tilde", "mark-tilde = våg", "edited-file"),
    LintMistake(
      "generated rules are edited", "rbnf.txt", "%spellout-numbering-year:\n", "%spellout-numbering-year:\n1: en;\n",
      "edited-file"),
    LintMistake("a file has a byte order mark", "bound.ftl", "## Limits", "\u{FEFF}## Limits", "byte-order-mark"),
    LintMistake("a backup is left", "notice.ftl~", "", "sv/notice.ftl", "file-name"),
  ]

  /// Mistakes that make messages missing.
  static let absences = [
    LintMistake("a file is missing", "hint.ftl", "", "", "missing-file"),
    LintMistake("a name is translated", "list.ftl", "list-empty =", "list-tom =", "missing-message"),
    LintMistake("a name is misspelled", "confirm.ftl", "done-copied =", "done-copyed =", "unknown-message"),
    LintMistake("a message is empty", "notice.ftl", "saving = sparar", "saving =", "syntax"),
  ]
}

/// Bad lexicons, with what lint says of them, and good ones, of which it says nothing.
extension LintCatalogue {
  private static let english = """
    forms-noun = singular
        .plural = required
    form-noun = { $count ->
        [one] singular
       *[other] plural
    }
    # How many.
    # $count (decimal number or quantity): how many.
    # $noun (phrase): what is counted.
    # Example: 3 doses
    counted = { $count } { $noun }

    """

  private static let nouns = "## Things\n##\n## Example: 3 doses\n\nnoun-dose = dose\n    .plural = doses\n"

  private static let grammar = """
    forms-noun = singular
        .plural = required
        .accusative = singular
    form-noun = { $count ->
        [one] { $case ->
            [accusative] accusative
           *[nominative] singular
        }
       *[other] plural
    }
    counted = { $count } { $noun }
    more = mehr als { FORM(counted, case: "accusative") }

    """

  private static let gender = """
    trait-gender = masculine feminine
    forms-adjective = bare
        .e = bare
    form-adjective = { $gender ->
        [feminine] e
       *[masculine] bare
    }

    """

  /// English with a noun, and German with a grammar and nouns.
  private static func row(_ rule: String, _ grammar: String, _ nouns: String, _ expected: String...) -> LintRow {
    var row = LintRow(
      rule,
      [
        "en/grammar.ftl": english + more, "en/noun.ftl": Self.nouns, "de/grammar.ftl": grammar, "de/noun.ftl": nouns,
      ])
    row.expected = expected
    return row
  }

  private static let more =
    "# More.\n# $count (whole number): the last that is said.\n# $noun (phrase): what.\n# Example: more than 3 doses\nmore = more than { counted }\n"

  static let lexiconRows: [LintRow] = [
    row("required-form", grammar, "noun-dose = Dosis\n    .plural = Dosen\n"),
    row(
      "required-form", grammar, "noun-dose = Dosis\n    .accusative = Dosin\n",
      "de/noun.ftl:1:1: error: “noun-dose” lacks .plural, and has other forms; give it all of them. [required-form]"),
    row(
      "required-form", grammar, "noun-dose = Dosis\n",
      "de/noun.ftl:1:1: warning: “noun-dose” has no form but its value; add .plural, or write “# same for every number” above. [required-form]"
    ),
    row("required-form", grammar, "# same for every number\nnoun-dose = Dosis\n"),
    row(
      "unknown-form", grammar.replacing("*[other] plural", with: "*[other] plurall"),
      "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:2:5: error: “form-noun” never gives the form “plural”, and nothing asks for it with FORM; take it out. [unused-form]",
      "de/grammar.ftl:9:13: error: “plurall” is no form that “forms-noun” declares. Did you mean “plural”? [unknown-form]"
    ),
    row(
      "unknown-form",
      grammar.replacing("= singular\nform", with: "= singlar\nform").replacing("case: \"acc", with: "form: \"acc")
        .replacing("accusative\")", with: "accusativ\")"), "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:3:19: error: “singlar” is no form that could stand in: name one of this list, or write “required”. [unknown-form]",
      "de/grammar.ftl:6:10: error: Nothing gives the case “accusative”, so this variant is never said. [unknown-key]",
      "de/grammar.ftl:12:40: error: No word of this language has the form “accusativ”. Did you mean “accusative”? [unknown-form]"
    ),
    row(
      "unused-form", grammar.replacing("    .plural = req", with: "    .dative = singular\n    .plural = req"),
      "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:2:5: error: “form-noun” never gives the form “dative”, and nothing asks for it with FORM; take it out. [unused-form]"
    ),
    // A form that only a pattern asks for.
    row(
      "unused-form",
      grammar.replacing("    .plural = req", with: "    .dative = singular\n    .plural = req")
        .replacing("mehr als", with: "mehr als { FORM($noun, form: \"dative\") }"),
      "noun-dose = Dosis\n    .plural = Dosen\n"),
    row(
      "ambiguous-name",
      grammar.replacing("accusative = singular", with: "none = singular")
        .replacing("] accusative", with: "] none"), "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:3:5: error: “.none” is a name of every language already; call the form otherwise. [ambiguous-name]"
    ),
    row(
      "form-rule",
      grammar.replacing("{ $case ->", with: "{ $place ->").replacing(
        " FORM(counted, case: \"accusative\") ", with: " counted "),
      "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:5:13: error: “form-noun” has no argument $place. It has $count, $form, $noun, $state. [undeclared-argument]",
      "de/grammar.ftl:5:13: error: A rule chooses by $count, $case, $gender or TRAIT($noun, \"…\"), and not by $place. [form-rule]"
    ),
    row(
      "missing-gender", grammar + gender, "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/noun.ftl:1:1: error: “noun-dose” has no gender, and this language's rules choose by it; add “.gender = …”. [missing-gender]"
    ),
    row("missing-gender", grammar + gender, "noun-dose = Dosis\n    .plural = Dosen\n    .gender = feminine\n"),
    row(
      "unknown-trait-value", grammar + gender, "noun-dose = Dosis\n    .plural = Dosen\n    .gender = weiblich\n",
      "de/noun.ftl:3:15: error: “trait-gender” does not list “weiblich”. There is masculine, feminine. [unknown-trait-value]"
    ),
    row(
      "same-as-stand-in", grammar, "noun-dose = Dosis\n    .plural = Dosen\n    .accusative = Dosis\n",
      "de/noun.ftl:3:5: warning: “.accusative” is what “.singular” says in its place anyway; take it out. [same-as-stand-in]"
    ),
    row(
      "unknown-attribute", grammar, "noun-dose = Dosis\n    .plural = Dosen\n    .plurall = Dosen\n",
      "de/noun.ftl:3:5: error: “.plurall” of “noun-dose” is no form, no trait and no state of this language. Did you mean “.plural”? [unknown-attribute]"
    ),
    row(
      "wrong-file", grammar, "noun-dose = Dosis\n    .plural = Dosen\ntrait-place = before after\n",
      "de/noun.ftl:3:1: error: “trait-place” belongs into grammar.ftl. [wrong-file]"),
    row(
      "unused-argument", grammar.replacing("= { $count } { $noun }", with: "= viele { $noun }"),
      "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:11:1: error: “counted” does not say $count. [unused-argument]",
      "de/grammar.ftl:12:1: error: “more” does not say $count. [unused-argument]"),
    // Exact numbers may leave it out.
    row(
      "unused-argument",
      grammar.replacing(
        "= { $count } { $noun }", with: "= { $count ->\n    [1] { $noun }\n   *[other] { $count } { $noun }\n}"),
      "noun-dose = Dosis\n    .plural = Dosen\n"),
    row(
      "unknown-message", grammar, "noun-dose = Dosis\n    .plural = Dosen\nnoun-pill = Pille\n    .plural = Pillen\n",
      "de/noun.ftl:3:1: error: English has no message “noun-pill”, and nothing here refers to it. [unknown-message]"),
  ]

  private static let generated = "### Generated by a script.\n\ncurrency-xdr = Recht\n    .plural = Rechte\n"

  /// A grammar whose counts look at the gender of what is counted.
  private static let byGender =
    grammar.replacing(
      "counted = { $count } { $noun }",
      with:
        "counted = { TRAIT($noun, \"gender\") ->\n    [feminine] die { $count } { $noun }\n   *[masculine] { $count } { $noun }\n}"
    ) + "trait-gender = masculine feminine\n"

  private static func money(
    _ rule: String, grammar: String = Self.grammar, _ currency: String, _ expected: String...
  ) -> LintRow {
    let money =
      "# Money.\n# Example: 3 rights\ncurrency-xdr = right\n    .plural = rights\n"
      + "# A noun of money.\n# Example: 3 rights\nnoun-right = right\n    .plural = rights\n"
    var row = LintRow(
      rule,
      [
        "en/grammar.ftl": english + more, "en/money.ftl": "# x\n", "en/currency.ftl": money,
        "de/grammar.ftl": grammar, "de/cldr.ftl": generated, "de/currency.ftl": currency,
      ])
    row.expected = expected
    row.skipped = ["missing-currency", "missing-message"]
    return row
  }

  static let generatedRows = [
    money(
      "missing-gender", grammar: byGender, "noun-right = Recht\n    .plural = Rechte\n    .gender = feminine\n",
      "de/cldr.ftl:3:1: warning: “currency-xdr” has no gender: in currency.ftl give the noun that the name has in it one, and run Scripts/currency-names again, or write “currency-xdr =” with “.gender = …”. Without a gender is XDR. [missing-gender]"
    ),
    money("missing-gender", grammar: byGender, "currency-xdr =\n    .gender = feminine\n"),
    // Nouns of money are borrowed as they are.
    money("same-as-english", "noun-right = right\n    .plural = rights\n"),
    money(
      "same-as-english", "currency-xdr = right\n    .plural = rights\n",
      "de/currency.ftl:1:16: warning: “currency-xdr” is as in English; translate it, or write “# same” above “currency-xdr” if that is the word. [same-as-english]"
    ),
    money(
      "idle-mark", "# same\nnoun-right = right\n    .plural = rights\n",
      "de/currency.ftl:1:1: warning: “# same” accepts nothing that is found here; take the line out. [idle-mark]"),
    money(
      "same-as-generated", "currency-xdr = Recht\n    .plural = Rechte\n",
      "de/currency.ftl:1:1: error: “currency-xdr” and its forms are in cldr.ftl already; take them out, and leave “currency-xdr =” if more follows. [same-as-generated]"
    ),
    money(
      "same-as-generated", "currency-xdr =\n    .plural = Rechte\n    .local = Ziehung\n",
      "de/currency.ftl:2:5: error: “.plural” is the same in cldr.ftl; take it out. [same-as-generated]"),
    money("same-as-generated", "currency-xdr =\n    .local = Ziehungsrecht\n"),
    money(
      "required-form", "currency-xdr = Ziehungsrecht\n    .accusative = Ziehungsrechtes\n",
      "de/currency.ftl:1:1: error: “currency-xdr” lacks .plural, and has other forms; give it all of them. [required-form]"
    ),
  ]

  private static let done = "# All is done.\n# Example: Done\ndone = done\n"
  private static let files =
    "# What was found.\n# $count (whole number): how many.\n# Example: 3 files\nfiles = { $count ->\n    [one] { $count } file\n   *[other] { $count } files\n}\n"

  /// What copies, twins, marks and variants are found, and what is meant.
  static let copyRows = [
    LintRow(
      "same-as-english", en: done, pl: "done = done\n",
      "pl/app.ftl:1:8: warning: “done” is as in English; translate it, or write “# same” above “done” if that is the word. [same-as-english]"
    ),
    LintRow("same-as-english", en: done, pl: "# same\ndone = done\n"),
    LintRow(
      "idle-mark", en: done, pl: "# same\ndone = gotowe\n",
      "pl/app.ftl:1:1: warning: “# same” accepts nothing that is found here; take the line out. [idle-mark]"),
    LintRow(
      "same-as-other", en: twins, pl: "state-on = tak\nstate-off = tak\n",
      "pl/app.ftl:1:1: error: “state-on” belongs into state.ftl. [wrong-file]",
      "pl/app.ftl:2:1: error: “state-off” belongs into state.ftl. [wrong-file]",
      "pl/app.ftl:2:13: error: “state-off” says the same as “state-on”; say them apart, or write “# same as state-on” above if both are one. [same-as-other]"
    ),
    LintRow(
      "same-as-other", ["en/state.ftl": twins, "pl/state.ftl": "state-on = tak\n# same as state-on\nstate-off = tak\n"]),
    LintRow(
      "same-variants", en: files,
      pl:
        "files = { $count ->\n    [one] { $count } plik\n    [few] { $count } plik\n    [many] { $count } plik\n   *[other] { $count } plik\n}\n",
      "pl/app.ftl:1:11: warning: All variants say the same: give each its form, or say it without a choice if the word never changes, or write “# same for every number” above “files”. [same-variants]"
    ),
    LintRow(
      "same-variants", en: files,
      pl:
        "# same for every number\nfiles = { $count ->\n    [one] { $count } plik\n    [few] { $count } plik\n    [many] { $count } plik\n   *[other] { $count } plik\n}\n"
    ),
    LintRow(
      "swapped-variants",
      [
        "en/app.ftl": files + files.replacing("files =", with: "more ="),
        "de/app.ftl":
          "files = { $count ->\n    [one] { $count } Dateien\n   *[other] { $count } Datei\n}\nmore = { $count ->\n    [one] { $count } Datei\n   *[other] { $count } Dateien\n}\n",
      ],
      "de/app.ftl:1:11: warning: [one] has “Dateien” and [other] “Datei”; in “more” it is the other way round. [swapped-variants]",
      "de/app.ftl:5:10: warning: [one] has “Datei” and [other] “Dateien”; in “files” it is the other way round. [swapped-variants]"
    ),
    LintRow(
      "unreachable-number", en: files.replacing("how many", with: "how many, 1 to 4"),
      pl:
        "files = { $count ->\n    [5] pięć\n    [one] { $count } plik\n   *[few] { $count } pliki\n}\n",
      "pl/app.ftl:2:6: error: [5] never comes: the number is 1 to 4; take the variant out. [unreachable-number]"),
    LintRow(
      "unreachable-number", en: files.replacing("how many", with: "how many, 1 to 4"),
      pl:
        "files = { $count ->\n    [4] cztery\n    [one] { $count } plik\n   *[few] { $count } pliki\n}\n"),
  ]

  private static let twins = "## States.\n##\n## Example: On\n\nstate-on = on\nstate-off = off\n"

  private static let who = "# Who.\n# $who (phrase): who.\n# Example: for Maya\nwho = for { $who }\n"

  /// Cases, traits and keys that nothing gives or asks for.
  static let keyRows = [
    LintRow(
      "unknown-key", en: done, pl: "done = { $case ->\n    [genitive] gotowego\n   *[nominative] gotowe\n}\n",
      "pl/app.ftl:2:6: error: Nothing gives the case “genitive”, so this variant is never said. [unknown-key]"),
    LintRow(
      "unknown-key",
      [
        "en/app.ftl": done, "pl/number.ftl": "### Status: drafted\n### For apps: genitive\n",
        "pl/app.ftl": "done = { $case ->\n    [genitive] gotowego\n   *[nominative] gotowe\n}\n",
      ]),
    LintRow(
      "unused-trait", en: done, pl: "done = gotowe\n    .gender = neuter\n",
      "pl/app.ftl:2:5: warning: Nothing chooses by the trait “.gender”. Take it out. [unused-trait]"),
    LintRow(
      "unused-trait", en: done + who,
      pl:
        "done = gotowe\n    .gender = neuter\nwho = { TRAIT($who, \"gender\") ->\n    [neuter] to { $who }\n   *[other] ten { $who }\n}\n"
    ),
    LintRow(
      "missing-form",
      en: done.replacing("= done", with: "= { $case ->\n    [infinitive] do\n   *[other] does\n}")
        + who.replacing("{ $who }", with: "{ FORM($who, case: \"infinitive\") }"),
      pl: "done = robi\nwho = dla { FORM($who, case: \"infinitive\") }\n",
      "pl/app.ftl:1:8: error: “done” has no variant [infinitive], which this language asks for; add “{ $case -> [infinitive] … }”, or write “# same for every case” above. [missing-form]",
      "pl/app.ftl:2:31: error: No phrase of this language has the case “infinitive”. [unknown-case]"),
  ]

  /// Marks, pauses, capitals and abbreviations.
  static let punctuationRows = [
    LintRow(
      "end-mark", en: done, pl: "done = gotowe.\n",
      "pl/app.ftl:1:14: error: Take the “.” at the end out: English has none, and a sentence brings its own. [end-mark]"
    ),
    LintRow("end-mark", en: done.replacing("= done", with: "= done!"), pl: "done = gotowe!\n"),
    LintRow(
      "missing-pause", en: pause, pl: "pause = { $first } { $second }\n",
      "pl/app.ftl:1:9: warning: Nothing parts what is joined here; write your language's mark, as English has “:”. [missing-pause]"
    ),
    LintRow("missing-pause", en: pause, pl: "pause = { $first }, { $second }\n"),
    LintRow(
      "capital-letter", en: done + "# Half.\n# Example: half done\nhalf = half done\n",
      pl: "done = Gotowe\nhalf = pół gotowe\n",
      "pl/app.ftl:1:8: warning: Write “Gotowe” small, as elsewhere: a sentence that begins here gets its capital by itself. [capital-letter]"
    ),
    LintRow(
      "capital-letter", en: done + "# Half.\n# Example: half done\nhalf = half done\n",
      pl: "done = Polska\nhalf = pół gotowe\n"),
    LintRow(
      "abbreviation", en: done, pl: "done = nr. jeden\n",
      "pl/app.ftl:1:8: warning: Voices spell “nr.” or stop at it; write the word, or “# accepted: abbreviation” above “done”. [abbreviation]"
    ),
    LintRow("abbreviation", en: done, pl: "# accepted: abbreviation\ndone = nr. jeden\n"),
    LintRow("abbreviation", en: done, pl: "done = numer jeden\n"),
  ]

  private static let pause =
    "# Two parts.\n# $first (text): a part.\n# $second (text): a part.\n# Example: a: b\npause = { $first }: { $second }\n"

  private static let powers =
    "# Large.\n# $count (number): how many.\n# Example: 2 thousand\ncompact-3 = { $count } thousand\n"

  /// What is not there, and what is not listed.
  static let coverageRows = [
    LintRow(
      "missing-power", ["en/number.ftl": "### Status: drafted\n\n" + powers, "pl/number.ftl": "### Status: drafted\n"],
      "pl/number.ftl:1:1: warning: Large numbers have a gap without compact-3, or a power of ten near; add the ones that your language counts in. [missing-power]"
    ),
    LintRow(
      "missing-power",
      [
        "en/number.ftl": "### Status: drafted\n\n" + powers,
        "ja/number.ftl": "### Status: drafted\n\ncompact-4 = { $count }万\n",
      ]),
    LintRow(
      "status",
      [
        "en/app.ftl": done, "pl/app.ftl": "done = gotowe\n",
        "pl/number.ftl": "### Status: checked\n### Read: 2026-11-20, cold reader, de\n",
      ],
      "pl/number.ftl:1:1: error: Nobody has read pl so far, by this file; it is drafted, or add “### Read: 2026-11-20, cold reader, pl” with the day. [status]",
      "pl/number.ftl:2:1: error: This was read in de, and the table is pl: take the line out, and say what is true of this one. [status]"
    ),
    // What a partial table lacks is noted, and no fault.
    LintRow(
      "missing-message",
      ["en/app.ftl": done + files, "pl/app.ftl": "done = gotowe\n", "pl/number.ftl": "### Status: partial\n"],
      "pl/app.ftl:1:1: note: “files” is missing; English has: { $count -> [one] { $count } file *[other] { $count } fil… [missing-message]"
    ),
  ]
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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
      "de/noun.ftl:1:1: error: incomplete forms of 'noun-dose'; add .plural [required-form]"),
    row(
      "required-form", grammar, "noun-dose = Dosis\n",
      "de/noun.ftl:1:1: warning: missing forms of 'noun-dose'; add .plural, or write '# same for every number' above [required-form]"
    ),
    row("required-form", grammar, "# same for every number\nnoun-dose = Dosis\n"),
    row(
      "unknown-form", grammar.replacing("*[other] plural", with: "*[other] plurall"),
      "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:2:5: error: unused form 'plural', which neither 'form-noun' nor FORM requests; remove it [unused-form]",
      "de/grammar.ftl:9:13: error: unknown form 'plurall'; did you mean 'plural'? [unknown-form]"
    ),
    row(
      "unknown-form",
      grammar.replacing("= singular\nform", with: "= singlar\nform").replacing("case: \"acc", with: "form: \"acc")
        .replacing("accusative\")", with: "accusativ\")"), "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:3:19: error: unknown form 'singlar'; use a form of this list, or 'required' [unknown-form]",
      "de/grammar.ftl:6:10: error: unreachable variant [accusative]: no phrase has or requests the case 'accusative' [unknown-key]",
      "de/grammar.ftl:12:40: error: unknown form 'accusativ'; did you mean 'accusative'? [unknown-form]"
    ),
    row(
      "unused-form", grammar.replacing("    .plural = req", with: "    .dative = singular\n    .plural = req"),
      "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:2:5: error: unused form 'dative', which neither 'form-noun' nor FORM requests; remove it [unused-form]"
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
      "de/grammar.ftl:3:5: error: ambiguous form '.none', which is also an attribute of every language; rename the form [ambiguous-name]"
    ),
    row(
      "form-rule",
      grammar.replacing("{ $case ->", with: "{ $place ->").replacing(
        " FORM(counted, case: \"accusative\") ", with: " counted "),
      "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:5:13: error: unknown argument '$place' in 'form-noun'; expected one of $count, $form, $noun, $state [undeclared-argument]",
      "de/grammar.ftl:5:13: error: a rule cannot choose by '$place'; use $count, $case, $gender, or TRAIT($noun, \"…\") [form-rule]"
    ),
    row(
      "missing-gender", grammar + gender, "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/noun.ftl:1:1: error: missing gender of 'noun-dose', which the rules of de use; add '.gender = …' with one of masculine, feminine [missing-gender]"
    ),
    row("missing-gender", grammar + gender, "noun-dose = Dosis\n    .plural = Dosen\n    .gender = feminine\n"),
    row(
      "unknown-trait-value", grammar + gender, "noun-dose = Dosis\n    .plural = Dosen\n    .gender = weiblich\n",
      "de/noun.ftl:3:15: error: unknown gender 'weiblich'; 'trait-gender' lists masculine, feminine [unknown-trait-value]"
    ),
    row(
      "same-as-stand-in", grammar, "noun-dose = Dosis\n    .plural = Dosen\n    .accusative = Dosis\n",
      "de/noun.ftl:3:5: warning: '.accusative' is the same as its fallback '.singular'; remove it [same-as-stand-in]"
    ),
    row(
      "unknown-attribute", grammar, "noun-dose = Dosis\n    .plural = Dosen\n    .plurall = Dosen\n",
      "de/noun.ftl:3:5: error: unknown form, trait, or state '.plurall' in 'noun-dose'; did you mean '.plural'? [unknown-attribute]"
    ),
    row(
      "wrong-file", grammar, "noun-dose = Dosis\n    .plural = Dosen\ntrait-place = before after\n",
      "de/noun.ftl:3:1: error: 'trait-place' is in the wrong file; move it to grammar.ftl [wrong-file]"),
    row(
      "unused-argument", grammar.replacing("= { $count } { $noun }", with: "= viele { $noun }"),
      "noun-dose = Dosis\n    .plural = Dosen\n",
      "de/grammar.ftl:11:1: error: unused argument '$count' in 'counted' [unused-argument]",
      "de/grammar.ftl:12:1: error: unused argument '$count' in 'more' [unused-argument]"),
    // Exact numbers may leave it out.
    row(
      "unused-argument",
      grammar.replacing(
        "= { $count } { $noun }", with: "= { $count ->\n    [1] { $noun }\n   *[other] { $count } { $noun }\n}"),
      "noun-dose = Dosis\n    .plural = Dosen\n"),
    row(
      "unknown-message", grammar, "noun-dose = Dosis\n    .plural = Dosen\nnoun-pill = Pille\n    .plural = Pillen\n",
      "de/noun.ftl:3:1: error: unknown message 'noun-pill', which English does not have [unknown-message]"),
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
      "de/cldr.ftl:3:1: warning: missing gender of XDR; add it to the nouns in currency.ftl and run Scripts/currency-names, or write 'currency-xdr =' with '.gender = …' [missing-gender]"
    ),
    money("missing-gender", grammar: byGender, "currency-xdr =\n    .gender = feminine\n"),
    // Nouns of money are borrowed as they are.
    money("same-as-english", "noun-right = right\n    .plural = rights\n"),
    money(
      "same-as-english", "currency-xdr = right\n    .plural = rights\n",
      "de/currency.ftl:1:16: warning: 'currency-xdr' is the same as in English; translate it, or write '# same' above 'currency-xdr' [same-as-english]"
    ),
    money(
      "idle-mark", "# same\nnoun-right = right\n    .plural = rights\n",
      "de/currency.ftl:1:1: warning: unused mark '# same'; remove it [idle-mark]"),
    money(
      "same-as-generated", "currency-xdr = Recht\n    .plural = Rechte\n",
      "de/currency.ftl:1:1: error: 'currency-xdr' and its forms are the same in cldr.ftl; remove them, and keep 'currency-xdr =' if more follows [same-as-generated]"
    ),
    money(
      "same-as-generated", "currency-xdr =\n    .plural = Rechte\n    .local = Ziehung\n",
      "de/currency.ftl:2:5: error: '.plural' is the same in cldr.ftl; remove it [same-as-generated]"),
    money("same-as-generated", "currency-xdr =\n    .local = Ziehungsrecht\n"),
    money(
      "required-form", "currency-xdr = Ziehungsrecht\n    .accusative = Ziehungsrechtes\n",
      "de/currency.ftl:1:1: error: incomplete forms of 'currency-xdr'; add .plural [required-form]"
    ),
  ]

  private static let done = "# All is done.\n# Example: Done\ndone = done\n"
  private static let files =
    "# What was found.\n# $count (whole number): how many.\n# Example: 3 files\nfiles = { $count ->\n    [one] { $count } file\n   *[other] { $count } files\n}\n"

  /// What copies, twins, marks and variants are found, and what is meant.
  static let copyRows = [
    LintRow(
      "same-as-english", en: done, pl: "done = done\n",
      "pl/app.ftl:1:8: warning: 'done' is the same as in English; translate it, or write '# same' above 'done' [same-as-english]"
    ),
    LintRow("same-as-english", en: done, pl: "# same\ndone = done\n"),
    LintRow(
      "idle-mark", en: done, pl: "# same\ndone = gotowe\n",
      "pl/app.ftl:1:1: warning: unused mark '# same'; remove it [idle-mark]"),
    LintRow(
      "same-as-other", en: twins, pl: "state-on = tak\nstate-off = tak\n",
      "pl/app.ftl:1:1: error: 'state-on' is in the wrong file; move it to state.ftl [wrong-file]",
      "pl/app.ftl:2:1: error: 'state-off' is in the wrong file; move it to state.ftl [wrong-file]",
      "pl/app.ftl:2:13: error: 'state-off' is the same as 'state-on'; change one, or write '# same as state-on' above [same-as-other]"
    ),
    LintRow(
      "same-as-other", ["en/state.ftl": twins, "pl/state.ftl": "state-on = tak\n# same as state-on\nstate-off = tak\n"]),
    LintRow(
      "same-variants", en: files,
      pl:
        "files = { $count ->\n    [one] { $count } plik\n    [few] { $count } plik\n    [many] { $count } plik\n   *[other] { $count } plik\n}\n",
      "pl/app.ftl:1:11: warning: all variants are the same; give each its form, remove the choice, or write '# same for every number' above 'files' [same-variants]"
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
      "de/app.ftl:1:11: warning: [one] and [other] may be swapped: they have 'Dateien' and 'Datei', the reverse of 'more' [swapped-variants]",
      "de/app.ftl:5:10: warning: [one] and [other] may be swapped: they have 'Datei' and 'Dateien', the reverse of 'files' [swapped-variants]"
    ),
    LintRow(
      "unreachable-number", en: files.replacing("how many", with: "how many, 1 to 4"),
      pl:
        "files = { $count ->\n    [5] pięć\n    [one] { $count } plik\n   *[few] { $count } pliki\n}\n",
      "pl/app.ftl:2:6: error: unreachable variant [5]: the number is from 1 to 4 [unreachable-number]"),
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
      "pl/app.ftl:2:6: error: unreachable variant [genitive]: no phrase has or requests the case 'genitive' [unknown-key]"
    ),
    LintRow(
      "unknown-key",
      [
        "en/app.ftl": done, "pl/number.ftl": "### Status: drafted\n",
        "pl/grammar.ftl": "### Case: genitive = after without\n",
        "pl/app.ftl": "done = { $case ->\n    [genitive] gotowego\n   *[nominative] gotowe\n}\n",
      ]),
    LintRow(
      "unused-trait", en: done, pl: "done = gotowe\n    .gender = neuter\n",
      "pl/app.ftl:2:5: warning: unused trait '.gender'; remove it [unused-trait]"),
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
      "pl/app.ftl:1:8: error: missing variant [infinitive] in 'done', which this language requests; add '{ $case -> [infinitive] … }', or write '# same for every case' above [missing-form]",
      "pl/app.ftl:2:31: error: unknown case 'infinitive'; nothing in pl has it [unknown-case]"),
  ]

  /// Marks, pauses, capitals and abbreviations.
  static let punctuationRows = [
    LintRow(
      "end-mark", en: done, pl: "done = gotowe.\n",
      "pl/app.ftl:1:14: error: unexpected '.' at the end; remove it, as in English, because sentences add their own [end-mark]"
    ),
    LintRow("end-mark", en: done.replacing("= done", with: "= done!"), pl: "done = gotowe!\n"),
    LintRow(
      "missing-pause", en: pause, pl: "pause = { $first } { $second }\n",
      "pl/app.ftl:1:9: warning: missing separator between the parts; add the mark of your language, such as ':' in English [missing-pause]"
    ),
    LintRow("missing-pause", en: pause, pl: "pause = { $first }, { $second }\n"),
    LintRow(
      "capital-letter", en: done + "# Half.\n# Example: half done\nhalf = half done\n",
      pl: "done = Gotowe\nhalf = pół gotowe\n",
      "pl/app.ftl:1:8: warning: unexpected capital in 'Gotowe'; write it in lower case, because sentences add their own capital [capital-letter]"
    ),
    LintRow(
      "capital-letter", en: done + "# Half.\n# Example: half done\nhalf = half done\n",
      pl: "done = Polska\nhalf = pół gotowe\n"),
    LintRow(
      "abbreviation", en: done, pl: "done = nr. jeden\n",
      "pl/app.ftl:1:8: warning: abbreviation 'nr.' may be spelled or end the sentence; write the word, or '# accepted: abbreviation' above 'done' [abbreviation]"
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
      "pl/number.ftl:1:1: warning: missing powers of ten: compact-3; add them, or the nearest ones that your language uses [missing-power]"
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
      "pl/number.ftl:1:1: error: status is 'checked', but no reading is recorded; write 'drafted', or add '### Read: 2026-11-20, cold reader, pl' with the date [status]",
      "pl/number.ftl:2:1: error: reading is for de, but the table is pl; remove it, or add the reading of this table [status]"
    ),
    // What a partial table lacks is noted, and no fault.
    LintRow(
      "missing-message",
      ["en/app.ftl": done + files, "pl/app.ftl": "done = gotowe\n", "pl/number.ftl": "### Status: partial\n"],
      "pl/app.ftl:1:1: note: missing message 'files'; in English: { $count -> [one] { $count } file *[other] { $count } fil… [missing-message]"
    ),
  ]
}

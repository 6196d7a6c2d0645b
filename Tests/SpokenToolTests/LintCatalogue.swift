// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A bad table for every rule, with exactly what lint says of it.
enum LintCatalogue {
  /// Good English to be translated badly.
  private static let files = """
    # What was found.
    # $count (whole number): how many.
    # Example: 3 files
    files = { $count ->
        [one] { $count } file
       *[other] { $count } files
    }

    """

  private static let share = """
    # Who has how much.
    # $who (text): a name.
    # $amount (phrase or number): how much.
    # $note (text, optional): a remark.
    # Example: Alice has 3
    share = { $who } has { $amount }

    """

  private static let done = """
    # All is done.
    # Example: Done
    done = done

    """

  static let rows =
    fileRows + inventoryRows + referenceRows + argumentRows + agreementRows + pluralRows + wordRows + textRows
    + commentRows + overlayRows + lexiconRows + generatedRows + copyRows + keyRows + punctuationRows + coverageRows

  private static let fileRows = [
    LintRow(
      "byte-order-mark", en: done, pl: "\u{FEFF}done = gotowe\n",
      "pl/app.ftl:1:1: error: unexpected byte order mark; save the file as UTF-8 without one [byte-order-mark]"),
    LintRow(
      "line-ending", en: done, pl: "done = gotowe\r\n",
      "pl/app.ftl:1:14: error: unexpected carriage return; save the file with LF line endings [line-ending]"),
    LintRow(
      "last-line", en: done, pl: "done = gotowe",
      "pl/app.ftl:1:14: error: missing line break at the end of the file [last-line]"),
    LintRow(
      "trailing-space", en: done, pl: "done = gotowe \n",
      "pl/app.ftl:1:14: error: trailing space at the end of the line; remove it [trailing-space]"),
    LintRow(
      "trailing-space", en: done, pl: "done = gotowe{ \" \" }\n",
      "pl/app.ftl:1:17: error: trailing space at the end of the phrase; remove it [trailing-space]"),
    LintRow(
      "syntax", en: done, pl: "done = { gotowe\n",
      "pl/app.ftl:1:16: error: expected a closing brace [syntax]"),
  ]

  private static let inventoryRows = [
    LintRow(
      "missing-file", ["en/app.ftl": done, "pl/other.ftl": ""],
      "pl/app.ftl:1:1: error: missing file; English has 1 message in it [missing-file]"),
    LintRow(
      "missing-message", en: files + done, pl: "done = gotowe\n",
      "pl/app.ftl:1:1: error: missing message 'files'; in English: { $count -> [one] { $count } file *[other] { $count } fil… [missing-message]"
    ),
    LintRow(
      "missing-attribute",
      en:
        "# Heard at the end.\n# .short (optional): in little room.\n# Example: Done\ndone = done\n    .late = late\n    .short = ok\n",
      pl: "done = gotowe\n", "pl/app.ftl:1:1: error: missing attribute '.late' in 'done' [missing-attribute]"),
    LintRow(
      "unknown-message", en: done, pl: "done = gotowe\nfinished = gotowe\nown = { don }\n",
      "pl/app.ftl:2:1: error: unknown message 'finished', which English does not have [unknown-message]",
      "pl/app.ftl:3:1: error: unknown message 'own', which English does not have [unknown-message]",
      "pl/app.ftl:3:9: error: unknown message 'don'; did you mean 'done'? [unknown-message]"),
    LintRow(
      "unknown-message", en: done, pl: "doen = gotowe\n",
      "pl/app.ftl:1:1: error: unknown message 'doen', which English does not have; did you mean 'done'? [unknown-message]",
      "pl/app.ftl:1:1: error: missing message 'done'; in English: done [missing-message]"),
    LintRow(
      "unknown-term", en: done, pl: "-ready = gotowe\ndone = { -raedy }\n",
      "pl/app.ftl:2:10: error: unknown term '-raedy'; did you mean '-ready'? [unknown-term]"),
    LintRow(
      "unknown-attribute", en: done, pl: "done = { own.shrt }\n    .late = za późno\nown = a\n    .short = na czas\n",
      "pl/app.ftl:1:10: error: unknown attribute '.shrt' in 'own'; did you mean '.short'? [unknown-attribute]",
      "pl/app.ftl:2:5: error: unused attribute '.late' in 'done' [unknown-attribute]"),
    LintRow(
      "duplicate-message", en: done, pl: "done = gotowe\ndone = zrobione\n",
      "pl/app.ftl:2:1: error: duplicate message 'done' (line 1); remove one of them [duplicate-message]"),
    LintRow(
      "duplicate-attribute", en: done, pl: "done = gotowe\n    .gender = neuter\n    .gender = feminine\n",
      "pl/app.ftl:2:5: warning: unused trait '.gender'; remove it [unused-trait]",
      "pl/app.ftl:3:5: error: duplicate attribute '.gender' in 'done'; remove one of them [duplicate-attribute]",
      "pl/app.ftl:3:5: warning: unused trait '.gender'; remove it [unused-trait]"),
    LintRow(
      "duplicate-variant", en: share,
      pl: "share = { $who }: { $amount }{ $note ->\n    [a] b\n    [a] c\n   *[b] d\n}\n",
      "pl/app.ftl:3:6: error: duplicate variant [a]; remove it [duplicate-variant]"),
    LintRow(
      "wrong-file", ["en/app.ftl": done, "pl/app.ftl": "# Nothing\n", "pl/other.ftl": "done = gotowe\n"],
      "pl/other.ftl:1:1: error: 'done' is in the wrong file; move it to app.ftl, as in English [wrong-file]"),
    LintRow(
      "same-as-parent", ["en/app.ftl": done + files, "en-GB/app.ftl": "done = done\n"],
      "en-GB/app.ftl:1:1: error: 'done' is the same in en; remove it [same-as-parent]"),
    LintRow(
      "cycle", en: done, pl: "done = { one }\none = { two }\ntwo = { one }\n",
      "pl/app.ftl:3:9: error: circular reference: 'two' refers to itself through 'one' [cycle]"),
    LintRow(
      "compilation", en: done + files, pl: "done = gotowe\nfiles = { FORM(done, $count, $count) }\n",
      "pl/app.ftl:2:30: error: after the phrase, FORM takes a variable to agree with, { FORM($status, $noun) }, or a number to count by, { FORM($noun, 5) } [compilation]"
    ),
  ]

  private static let referenceRows = [
    LintRow(
      "unknown-function", en: files, pl: "files = { PLURAL($count) }\n",
      "pl/app.ftl:1:11: error: unknown function 'PLURAL'; expected one of NUMBER, FORM, TRAIT, HEAD, TAIL, TITLE, SPELL, LANG, MARK [unknown-function]"
    ),
    LintRow(
      "unknown-option", en: files, pl: "files = pliki: { NUMBER($count, minimumDigits: 2) }\n",
      "pl/app.ftl:1:33: error: unknown option 'minimumDigits' of NUMBER; expected one of minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits, useGrouping, type, style, gender, case [unknown-option]"
    ),
    LintRow(
      "unknown-option", en: files, pl: "files = pliki: { NUMBER($count, type: \"place\") }\n",
      "pl/app.ftl:1:40: error: invalid value 'place' for option 'type'; expected \"cardinal\" or \"ordinal\" [unknown-option]"
    ),
    LintRow(
      "unknown-option", en: share,
      pl:
        "share = { MARK($who, pronunciation: \"maI@\", pause: 0) }: { MARK($amount, spelling: \"all\", rate: \"slow\") }\n",
      "pl/app.ftl:1:38: error: invalid value 'maI@' for option 'pronunciation'; expected the International Phonetic Alphabet, such as \"laɪv\" [unknown-option]",
      "pl/app.ftl:1:52: error: invalid value '0' for option 'pause'; expected a number of milliseconds from 1 to 10000 [unknown-option]",
      "pl/app.ftl:1:85: error: invalid value 'all' for option 'spelling'; expected \"letters\" [unknown-option]",
      "pl/app.ftl:1:91: error: unknown option 'rate' of MARK; expected one of pronunciation, spelling, punctuation, emphasis, pause [unknown-option]"
    ),
    LintRow(
      "wrong-call", en: share, pl: "share = { MARK($who) }: { MARK(pause: 1) }{ $amount }\n",
      "pl/app.ftl:1:11: error: MARK takes a text and at least one option: { MARK(\"live\", pronunciation: \"laɪv\") } [wrong-call]",
      "pl/app.ftl:1:27: error: MARK takes a text and at least one option: { MARK(\"live\", pronunciation: \"laɪv\") } [wrong-call]"
    ),
    LintRow(
      "wrong-call", en: share, pl: "share = { HEAD($who) }: { FORM($amount, \"genitive\") }\n",
      "pl/app.ftl:1:11: error: HEAD takes one argument, as a selector: { HEAD($item) -> … } [wrong-call]",
      "pl/app.ftl:1:27: error: FORM takes a phrase, and the phrase or number to agree with: { FORM($status, $noun) }, { FORM($noun, 5) } [wrong-call]"
    ),
    LintRow(
      "wrong-call", en: share,
      pl: "share = { $who }: { LANG($amount) }{ TRAIT($amount) }{ SPELL() }{ NUMBER() }{ TITLE() }\n",
      "pl/app.ftl:1:21: error: LANG takes a text and a language tag: { LANG($name, \"fr\") } [wrong-call]",
      "pl/app.ftl:1:38: error: TRAIT takes a phrase and the name of a trait: { TRAIT($noun, \"gender\") -> … } [wrong-call]",
      "pl/app.ftl:1:56: error: SPELL takes the text to spell: { SPELL($code) } [wrong-call]",
      "pl/app.ftl:1:67: error: NUMBER takes one number: { NUMBER($count) } [wrong-call]",
      "pl/app.ftl:1:79: error: TITLE takes the start of a sentence: { TITLE($value) } [wrong-call]"),
  ]

  private static let argumentRows = [
    LintRow(
      "undeclared-argument", en: share, pl: "share = { $whom } ma { $amount }, { $who }\n",
      "pl/app.ftl:1:11: error: unknown argument '$whom' in 'share'; did you mean '$who'? [undeclared-argument]"),
    LintRow(
      "undeclared-argument", en: share + done,
      pl: "share = { $who } { own }\ndone = gotowe { own }\nown = ma { $amount }\n",
      "pl/app.ftl:2:17: error: 'own' requires '$amount', which 'done' does not have [undeclared-argument]"),
    LintRow(
      "unused-argument", en: share, pl: "share = { $who } coś ma\n",
      "pl/app.ftl:1:1: error: unused argument '$amount' in 'share' [unused-argument]"),
    LintRow(
      "unused-argument", en: share,
      pl: "share = { $who } { $case ->\n    [genitive] nie ma nic\n   *[nominative] ma { $amount }\n}\n",
      "pl/app.ftl:2:5: error: unused argument '$amount' in 'share' in variant [genitive] [unused-argument]",
      "pl/app.ftl:2:6: error: unreachable variant [genitive]: no phrase has or requests the case 'genitive' [unknown-key]"
    ),
    LintRow(
      "unused-argument", en: files, pl: "files = { $count ->\n    [0] nic\n   *[other] pliki\n}\n",
      "pl/app.ftl:1:11: error: missing variant [one] in 'files' (1) [missing-plural]",
      "pl/app.ftl:1:11: error: missing variant [few] in 'files' (2, 3, 4, 22) [missing-plural]",
      "pl/app.ftl:1:11: error: missing variant [many] in 'files' (5, 6, 7, 8) [missing-plural]",
      "pl/app.ftl:3:4: error: variant [other] omits { $count }; add it, or use an exact number such as [1] [number-omitted]",
      "pl/app.ftl:3:4: error: unused argument '$count' in 'files' in variant [other] [unused-argument]"),
    LintRow(
      "wrong-kind", en: share, pl: "share = { NUMBER($who) } { FORM($who) } { $amount }\n",
      "pl/app.ftl:1:18: error: NUMBER takes a number, but '$who' is declared as text [wrong-kind]",
      "pl/app.ftl:1:33: error: FORM takes a phrase, but '$who' is declared as text [wrong-kind]"),
    LintRow(
      "wrong-kind", en: share, pl: "share = { $who ->\n    [one] { $who }\n   *[other] { $who }\n} { $amount }\n",
      "pl/app.ftl:2:6: error: cannot choose by number: '$who' is declared as text [wrong-kind]"),
  ]

  private static let agreementRows = [
    // What agrees with a phrase may choose by its count, and need not say it.
    LintRow(
      "missing-plural", en: share,
      pl:
        "share = { $who } ma { FORM(own, $amount) }\nown = { $count ->\n    [one] { $amount }\n    [few] { $amount }\n   *[other] { $amount }\n}\n",
      "pl/app.ftl:2:9: error: missing variant [many] in 'own' (0, 5, 6, 7) [missing-plural]"),
    // A number that a form is given must be said: it is said nowhere else.
    LintRow(
      "number-omitted", en: files,
      pl:
        "files = { FORM(own, $count) }\nown = { $count ->\n    [one] plik\n    [few] { $count } pliki\n    [many] { $count } plików\n   *[other] { $count } pliku\n}\n",
      "pl/app.ftl:3:5: error: variant [one] omits { $count }; add it, or use an exact number such as [1] [number-omitted]"
    ),
    // Words that flow in may be spoken of in a comment.
    LintRow("declaration", en: done.replacing("# Ex", with: "# $case is genitive behind a preposition.\n# Ex")),
  ]

  private static let pluralRows = [
    LintRow(
      "missing-plural", en: files,
      pl: "files = { $count ->\n    [one] { $count } plik\n   *[other] { $count } plików\n}\n",
      "pl/app.ftl:1:11: error: missing variant [few] in 'files' (2, 3, 4, 22) [missing-plural]",
      "pl/app.ftl:1:11: error: missing variant [many] in 'files' (0, 5, 6, 7) [missing-plural]"),
    LintRow(
      "missing-plural", en: files.replacing("whole number", with: "decimal number"),
      pl:
        "files = { $count ->\n    [one] { $count } plik\n    [few] { $count } pliki\n   *[many] { $count } plików\n}\n",
      "pl/app.ftl:1:11: error: missing variant [other] in 'files' (0.0, 0.1, 0.2, 0.3) [missing-plural]"),
    LintRow(
      "missing-plural",
      [
        "en/app.ftl": files,
        "cy/app.ftl": "files = { $count ->\n    [one] { $count } ci\n   *[other] { $count } ci\n}\n",
      ],
      "cy/app.ftl:1:11: warning: all variants are the same; give each its form, remove the choice, or write '# same for every number' above 'files' [same-variants]",
      "cy/app.ftl:1:11: error: missing variant [zero] in 'files' (0) [missing-plural]",
      "cy/app.ftl:1:11: error: missing variant [two] in 'files' (2) [missing-plural]",
      "cy/app.ftl:1:11: error: missing variant [few] in 'files' (3) [missing-plural]",
      "cy/app.ftl:1:11: error: missing variant [many] in 'files' (6) [missing-plural]"),
    LintRow(
      "missing-plural",
      [
        "en/app.ftl": files.replacing("whole number", with: "quantity"),
        "fr/app.ftl": "files = { $count ->\n    [one] { $count } fichier\n   *[other] { $count } fichiers\n}\n",
      ],
      "fr/app.ftl:1:11: error: missing variant [many] in 'files' (1000000) [missing-plural]"),
    LintRow(
      "missing-plural",
      [
        "en/app.ftl": files.replacing("how many", with: "how many, 1 to 4").replacing(
          "# Ex", with: "# .all $count (whole number): 5 to 9\n# .all (optional): all of them.\n# Ex"),
        "pl/app.ftl":
          "files = { $count ->\n    [one] { $count } plik\n   *[other] { $count } plików\n}\n    .all = { own }\nown = { $count ->\n    [few] { $count } pliki\n   *[other] { $count } plików\n}\n",
      ],
      "pl/app.ftl:1:11: error: missing variant [few] in 'files' (2, 3, 4) [missing-plural]",
      "pl/app.ftl:6:9: error: missing variant [many] in 'own' (5, 6, 7, 8) [missing-plural]",
      "pl/app.ftl:7:6: warning: unreachable variant [few]: no whole number from 5 to 9 selects it [unreachable-plural]"),
    LintRow(
      "impossible-plural", en: files.replacing("[one]", with: "[few]"),
      "en/app.ftl:4:11: error: missing variant [one] in 'files' (1) [missing-plural]",
      "en/app.ftl:5:6: error: unknown plural category [few] in en; expected one of one, other [impossible-plural]"),
    LintRow(
      "unreachable-plural",
      [
        "en/app.ftl": files,
        "cs/app.ftl":
          "files = { $count ->\n    [one] { $count } soubor\n    [few] { $count } soubory\n    [many] { $count } souboru\n   *[other] { $count } souborů\n}\n",
      ],
      "cs/app.ftl:4:6: warning: unreachable variant [many]: no whole number selects it [unreachable-plural]"),
    LintRow(
      "default-plural", en: files.replacing("    [one]", with: "   *[one]").replacing("*[other]", with: " [other]"),
      "en/app.ftl:5:4: error: wrong default variant [one]; mark *[other] as the default [default-plural]"),
    LintRow(
      "number-omitted", en: files.replacing("[one] { $count }", with: "[one] one"),
      "en/app.ftl:5:5: error: variant [one] omits { $count }; add it, or use an exact number such as [1] [number-omitted]"
    ),
    LintRow(
      "exact-number-first", en: files.replacing("   *[other]", with: "    [0] no files\n   *[other]"),
      "en/app.ftl:6:5: error: exact number [0] is after a category; move it up, because the first match is used [exact-number-first]"
    ),
    LintRow(
      "nesting", en: done,
      pl:
        "done = { $case ->\n   *[a] { $gender ->\n       *[b] { $case ->\n           *[a] gotowe\n        }\n    }\n}\n",
      "pl/app.ftl:3:15: error: choices are nested three deep; move the innermost to a message of its own [nesting]"
    ),
  ]

  private static let wordRows = [
    LintRow(
      "unknown-case", en: share + done,
      pl:
        "share = { $who }: { FORM($amount, case: \"genitve\") }\ndone = { $case ->\n    [genitive] gotowego\n   *[nominative] gotowe\n}\n",
      "pl/app.ftl:1:42: error: unknown case 'genitve'; did you mean 'genitive'? [unknown-case]",
      "pl/app.ftl:3:6: error: unreachable variant [genitive]: no phrase has or requests the case 'genitive'; did you mean 'genitve'? [unknown-key]"
    ),
    LintRow(
      "unknown-gender", en: share, pl: "share = { $who }: { FORM($amount, gender: \"feminine\") }\n",
      "pl/app.ftl:1:44: error: unknown gender 'feminine'; nothing in pl has it [unknown-gender]"),
    LintRow(
      "unknown-trait", en: share + done,
      pl:
        "share = { $who }: { TRAIT($amount, \"gendr\") ->\n   *[neuter] to { $amount }\n}\ndone = gotowe\n    .gender = neuter\n",
      "pl/app.ftl:1:37: error: unknown trait '.gendr'; did you mean '.gender'? [unknown-trait]",
      "pl/app.ftl:5:5: warning: unused trait '.gender'; did you mean '.gendr'? [unused-trait]"
    ),
    LintRow(
      "unknown-class", en: share,
      pl:
        "-head-vowel = a e i o u y\nshare = { HEAD($who) ->\n    [vowel] ma\n    [vowels] ma\n   *[other] ma\n} { $who }: { $amount }\n",
      "pl/app.ftl:2:11: warning: all variants are the same; give each its form, or remove the choice [same-variants]",
      "pl/app.ftl:4:6: error: unknown letter class 'vowels'; declare it as a term: -head-vowels = … [unknown-class]"),
  ]

  private static let textRows = [
    LintRow(
      "symbol", en: done, pl: "done = gotowe - 100 % (tak)\n",
      "pl/app.ftl:1:15: error: voices skip '-' or read it as minus; write the word [symbol]",
      "pl/app.ftl:1:21: error: voices skip or misread '%'; write the word [symbol]",
      "pl/app.ftl:1:23: error: voices skip or misread '('; write the word [symbol]",
      "pl/app.ftl:1:27: error: voices skip or misread ')'; write the word [symbol]"),
    LintRow("symbol", en: done, pl: "# accepted: symbol\ndone = gotowe - tak\n"),
    LintRow(
      "symbol", en: share, pl: "share = { $who }-{ $amount }\n",
      "pl/app.ftl:1:17: error: voices skip '-' or read it as minus; write the word [symbol]"),
    LintRow(
      "odd-space", en: done, pl: "done = już\u{A0}gotowe\n",
      "pl/app.ftl:1:11: error: unusual space U+00A0; write a plain space [odd-space]"),
    LintRow(
      "double-space", en: done, pl: "done = już  gotowe\n",
      "pl/app.ftl:1:12: error: two spaces in a row; remove one [double-space]"),
    LintRow(
      "line-break", en: done, pl: "done = już\n    gotowe\n",
      "pl/app.ftl:1:11: error: line break in a phrase; join the lines [line-break]"),
    LintRow(
      "invisible", en: done, pl: "done = \u{200F}gotowe{ \"\\u200E\" }\n",
      "pl/app.ftl:1:8: error: invisible character U+200F; remove it [invisible]",
      "pl/app.ftl:1:18: error: invisible character U+200E; remove it [invisible]"),
    LintRow("capitals", en: done, pl: "# accepted: capitals\ndone = JUŻ GOTOWE\n"),
    LintRow(
      "capitals", en: done, pl: "done = JUŻ GOTOWE\n",
      "pl/app.ftl:1:12: warning: some voices spell 'GOTOWE', which is all capitals; write it in lower case [capitals]"
    ),
    LintRow(
      "mixed-letters", ["en/app.ftl": done, "ar/app.ftl": "done = تم OK\n", "ru/app.ftl": "done = гoтово\n"],
      "ar/app.ftl:1:11: error: 'OK' is in Latin letters, which an Arabic voice skips or spells; write it in Arabic letters [mixed-letters]",
      "ru/app.ftl:1:9: error: 'o' in 'гoтово' is a Latin letter; write the letter that looks like it [mixed-letters]"),
  ]

  private static let commentRows = [
    LintRow(
      "comment", en: "# Example: Done\ndone = done\n",
      "en/app.ftl:2:1: error: missing comment for 'done'; write above it, or above its group, when it is heard [comment]"
    ),
    LintRow(
      "example", en: "# All is done.\ndone = done\n",
      "en/app.ftl:2:1: error: missing example for 'done'; write '# Example: …' above it [example]"),
    LintRow(
      "declaration", en: done.replacing("# Ex", with: "# $a: b\n# $b (name): c\n# Ex"),
      "en/app.ftl:2:3: error: invalid declaration; write '$name (kind): meaning' or '$name (kind, optional): meaning' [declaration]",
      "en/app.ftl:3:3: error: unknown kind of argument 'name'; expected one of text, number, whole number, decimal number, phrase, quantity, or two joined by 'or' [declaration]"
    ),
    LintRow(
      "status",
      [
        "en/app.ftl": done, "pl/app.ftl": "### Status: drafted\n\ndone = gotowe\n",
        "pl/number.ftl": "### Status: done\n### Status: checked\n",
      ],
      "pl/app.ftl:1:1: error: misplaced status; move it to number.ftl [status]",
      "pl/number.ftl:1:1: error: unknown status 'done'; expected drafted, partial, checked, or native-read [status]",
      "pl/number.ftl:2:1: error: duplicate status; remove it [status]"),
    LintRow(
      "status", ["en/app.ftl": done, "pl/app.ftl": "done = gotowe\n", "pl/number.ftl": "# Numbers\n"],
      "pl/number.ftl:1:1: error: missing status; add '### Status: drafted' to the comment at the top [status]"
    ),
    LintRow(
      "setting",
      [
        "en/number.ftl":
          "### Status: drafted\n\n## Settings: never spoken\n\n# How digits are written.\nnumber-digits = groups\n"
      ],
      "en/number.ftl:6:17: error: invalid 'number-digits'; expected grouped or plain [setting]"),
    LintRow(
      "setting",
      [
        "en/app.ftl":
          "# Thousands.\n# $count (number): how many.\n# Example: 2 thousand\ncompact-3 = { $count } thousand\n",
        "en-IN/number.ftl": "number-powers = 3 5\n", "en-GB/number.ftl": "number-powers = three\n",
        "en-CA/number.ftl": "number-powers = 3\n",
      ],
      "en-GB/number.ftl:1:17: error: invalid 'number-powers'; expected a list of powers of ten, such as 3 5 7 [setting]",
      "en-IN/number.ftl:1:17: error: missing message 'compact-5', which 'number-powers' lists [setting]"),
    LintRow(
      "setting",
      [
        "en/app.ftl": done, "en-GB/number.ftl": "number-separators = local\n",
        "en-IN/number.ftl": "number-separators = language\n", "en-CA/number.ftl": "number-separators = regional\n",
      ],
      "en-GB/number.ftl:1:21: error: invalid 'number-separators'; expected regional or language [setting]"),
  ]

  private static let parcels = "parcels = { $n ->\n    [one] { $n } parcel\n   *[other] { $n } parcels\n}\n"

  private static let fields =
    "# Swift: Field\namount = amount\n# Swift: Field\nschedule = schedule\n# Swift: Field\nwho = name\n"

  private static let states =
    "# Swift: Status\npacked = packed\n# Swift: Status\nlost = lost\n# Swift: Status\nstate-sent = sent\n# Swift: Status\nstate-late = late\n"

  /// What apps get wrong in phrases of their own, where no comment declares anything.
  private static let overlayRows = [
    LintRow(
      "impossible-plural",
      overlay: [
        "en.ftl": parcels,
        "de.ftl": "parcels = { $n ->\n    [singular] { $n } Paket\n   *[plural] { $n } Pakete\n}\n",
      ],
      "de.ftl:1:13: error: missing variant [one] in 'parcels' (1) [missing-plural]",
      "de.ftl:1:13: error: missing variant [other] in 'parcels' (0, 2, 3, 4) [missing-plural]",
      "de.ftl:2:6: error: unknown plural category [singular] in de; did you mean [one]? [impossible-plural]",
      "de.ftl:3:6: error: unknown plural category [plural] in de; did you mean [other]? [impossible-plural]"
    ),
    LintRow(
      "impossible-plural",
      overlay: [
        "en.ftl": parcels,
        "pl.ftl": "parcels = { NUMBER($n) ->\n    [jeden] { $n } paczka\n   *[Other] { $n } paczki\n}\n",
      ],
      "pl.ftl:1:13: error: missing variant [one] in 'parcels' (1) [missing-plural]",
      "pl.ftl:1:13: error: missing variant [few] in 'parcels' (2, 3, 4, 22) [missing-plural]",
      "pl.ftl:1:13: error: missing variant [many] in 'parcels' (0, 5, 6, 7) [missing-plural]",
      "pl.ftl:2:6: error: unknown plural category [jeden] in pl; expected one of one, few, many, other [impossible-plural]",
      "pl.ftl:3:6: error: unknown plural category [Other] in pl; did you mean [other]? [impossible-plural]"
    ),
    // What may be a text is chosen by as it likes.
    LintRow(
      "impossible-plural",
      overlay: ["en.ftl": "state = { $state ->\n    [on] is on\n    [done] is done\n   *[other] is off\n}\n"]),
    LintRow(
      "missing-plural",
      overlay: ["en.ftl": parcels, "de.ftl": "parcels = { $n ->\n   *[other] { $n } Pakete\n}\n"],
      "de.ftl:1:13: error: missing variant [one] in 'parcels' (1) [missing-plural]"),
    LintRow(
      "missing-plural", overlay: ["en.ftl": parcels, "ja.ftl": "parcels = { $n ->\n   *[other] { $n }個\n}\n"]),
    LintRow(
      "missing-choice",
      overlay: [
        "en.ftl": parcels + "more = \(parcels.dropFirst(10))",
        "de.ftl": "parcels = { $n } Pakete\nmore = Pakete: { $n }\n",
        "hi.ftl": "parcels = { $n } पार्सल\nmore = { $n } पार्सल\n", "ja.ftl": "parcels = { $n }個\nmore = { $n }個\n",
      ],
      "de.ftl:1:11: warning: no choice by '$n', although en has one; add the variants [one], [other] [missing-choice]"
    ),
    LintRow(
      "missing-language", overlay: ["en.ftl": parcels], languages: ["en-GB", "de"],
      "Phrases:1:1: warning: missing language 'de': it is asked for; add de.ftl [missing-language]"),
    LintRow(
      "missing-language", overlay: ["en.ftl": "done = done\n", "de_DE.ftl": "done = fertig\n"],
      "de_DE.ftl:1:1: warning: missing language 'de': only the region 'de-DE' has a file; rename it to de.ftl if it is for all regions [missing-language]"
    ),
    LintRow(
      "file-name",
      overlay: [
        "Localizable.de.ftl": "done = fertig\n", "de.lproj/a.ftl": "done = fertig\n", "de.lproj/b.ftl": "",
        "de.strings": "", "en.ftl": "done = done\n", "german.ftl": "done = fertig\n", "jp.ftl": "", "phrases.ftl": "",
        "read-me.txt": "",
      ],
      "Localizable.de.ftl:1:1: error: 'Localizable.de.ftl' is not named by language; rename the file to de.ftl, or move it to a folder 'de' [file-name]",
      "de.lproj/a.ftl:1:1: error: 'de.lproj' is not named by language; rename the folder to de [file-name]",
      "de.strings:1:1: error: unsupported format of 'de.strings'; write its phrases in Fluent, in a file named de.ftl [file-name]",
      "german.ftl:1:1: error: 'german.ftl' is not named by language; rename the file to de.ftl [file-name]",
      "jp.ftl:1:1: error: 'jp.ftl' is not named by language; rename the file to ja.ftl [file-name]",
      "phrases.ftl:1:1: error: 'phrases.ftl' is not named by language; rename the file to its language tag, such as de.ftl [file-name]"
    ),
    // Fields whose gender is asked for: in Polish here, in English never.
    LintRow(
      "missing-gender",
      overlay: [
        "en.ftl": fields, "es.ftl": "amount = importe\n    .gender = masculine\nschedule = día\nwho = nombre\n",
        "pl.ftl": "amount = kwota\nschedule = dzień\nwho = imię\n",
      ],
      "es.ftl:3:1: note: fields without a gender: schedule, who; if a field has states or errors, add '.gender = …' with one of feminine, masculine, masculine-plural [missing-gender]",
      "pl.ftl:1:1: warning: missing gender of 'amount', which has one in es; add '.gender = …' with one of feminine, masculine, neuter [missing-gender]",
      "pl.ftl:2:1: note: fields without a gender: schedule, who; if a field has states or errors, add '.gender = …' with one of feminine, masculine, neuter [missing-gender]"
    ),
    LintRow(
      "missing-gender",
      overlay: [
        "en.ftl": fields,
        "pl.ftl":
          "amount = kwota\n    .gender = feminine\n# accepted: missing-gender\nschedule = dzień\nwho = imię\n    .gender = neuter\n",
      ]),
    LintRow(
      "required-form",
      overlay: [
        "en.ftl": states,
        "pl.ftl":
          "packed = spakowane\n    .masculine = spakowany\nlost = zagubione\nstate-sent = wysłane\nstate-late = późne\n    .masculine = późny\n",
      ],
      "pl.ftl:1:1: error: incomplete forms of 'packed'; add .feminine, .plural-genitive [required-form]",
      "pl.ftl:3:1: warning: missing forms of state 'lost'; add .masculine, .feminine, .plural-genitive, or write '# same for every number' above [required-form]",
      "pl.ftl:4:1: warning: missing forms of state 'state-sent'; add .masculine, .feminine, .plural-genitive, or write '# same for every number' above [required-form]",
      "pl.ftl:5:1: error: incomplete forms of 'state-late'; add .feminine, .plural-genitive [required-form]"
    ),
    // States that never change, that aren't adjectives, or that a noun's gender chooses have no required forms.
    LintRow(
      "required-form",
      overlay: [
        "en.ftl": states,
        "pl.ftl":
          "# same for every number\npacked = w paczce\nlost = { $gender ->\n    [feminine] zagubiona\n   *[other] zagubione\n}\nstate-sent = w drodze\n    .place = after\nstate-late = po czasie\nadjective-late = późne\n    .masculine = późny\n    .feminine = późna\n    .genitive = późnego\n    .feminine-genitive = późnej\n    .feminine-accusative = późną\n    .plural-genitive = późnych\n",
      ]),
    LintRow(
      "unmarked-word",
      overlay: [
        "en.ftl":
          "lesson = lesson\n    .plural = lessons\nnoun-course = course\n# accepted: unmarked-word\nnoun-phrase = phrase\n# Swift: Noun\nclass = class\n    .plural = classes\n"
      ],
      "en.ftl:1:1: warning: 'lesson' needs '# Swift: Noun' above, or '# accepted: unmarked-word' [unmarked-word]",
      "en.ftl:3:1: warning: 'noun-course' needs '# Swift: Noun' above, or '# accepted: unmarked-word' [unmarked-word]"
    ),
    // In German, no form of a state is required, but most states have four.
    LintRow(
      "usual-form",
      overlay: [
        "en.ftl": states,
        "de.ftl":
          "packed = gepackt\n# accepted: usual-form\nlost = verloren\nstate-sent = unterwegs\n    .place = after\nstate-late = spät\n    .e = späte\n    .er = später\n    .es = spätes\n    .en = späten\n",
      ],
      "de.ftl:1:1: warning: add the usual forms of 'packed' that differ, such as .e = eingenommene, .er = eingenommener, .es = eingenommenes, .en = eingenommenen of 'state-taken' [usual-form]"
    ),
    // A feminine noun in Polish has an accusative of its own, which is needed only if a phrase asks for it.
    LintRow(
      "usual-form",
      overlay: [
        "en.ftl": "# Swift: Noun\nlesson = lesson\n    .plural = lessons\nbook = book { $what }\n",
        "pl.ftl":
          "lesson = lekcja\n    .plural = lekcje\n    .plural-genitive = lekcji\n    .gender = feminine\nbook = zarezerwuj { FORM($what, case: \"accusative\") }\n",
      ],
      "pl.ftl:1:1: warning: add the usual forms of 'lesson' that differ, such as .accusative = dawkę of 'noun-dose' [usual-form]"
    ),
    // A message with an id of the library's may be meant to reword it.
    LintRow(
      "shared-id", overlay: ["en.ftl": "last-completed = last\n"],
      "en.ftl:1:1: note: 'last-completed' is also a message of the library, which keeps its own words; to reword it, write '# Rewords' above, or write '# accepted: shared-id' [shared-id]"
    ),
    LintRow(
      "shared-id",
      overlay: [
        "en.ftl":
          "# Rewords\ndate-today = this day\n# Swift: lastCompleted\nlast-completed = last\n# accepted: shared-id\ndosage = dosage\n"
      ]),
    LintRow(
      "unknown-message", overlay: ["en.ftl": "# Rewords\ndate-todey = this day\n"],
      "en.ftl:2:1: error: 'date-todey' rewords nothing, because the library has no such message; did you mean 'date-today'? [unknown-message]"
    ),
    LintRow(
      "unknown-message", overlay: ["en.ftl": "done = done\n", "pl.ftl": "done = gotowe\nfield-name = nazwa\n"],
      "pl.ftl:2:1: error: unknown message 'field-name', which en does not have; to reword the library's message, write '# Rewords' above it [unknown-message]"
    ),
    // No id is grammar, and a message of the library is not the app's.
    LintRow(
      "missing-message",
      overlay: [
        "en.ftl":
          "form-not-uploaded = not uploaded\nunit-price = price per unit\nword-of-the-day = word\ntrait-list = traits\n# Swift: lastCompleted\nlast-completed = last\n",
        "de.ftl": "form-not-uploaded = nicht gesendet\nunit-price = Preis\nword-of-the-day = Wort\n",
      ],
      "de.ftl:3:1: error: missing message 'trait-list'; in en: traits [missing-message]",
      "de.ftl:3:1: error: missing message 'last-completed'; in en: last [missing-message]"),
    // Any noun of an app's is right in Japanese, with or without a kind.
    LintRow(
      "unknown-trait-value",
      overlay: [
        "en.ftl": "## Swift: Noun\nlesson = lesson\n    .plural = lessons\ncourse = course\n    .plural = courses\n",
        "ja.ftl":
          "lesson = レッスン\n    .counter = 回\n    .gender = thing\ncourse = コース\n    .counter = 個\n    .gender = class\n",
      ],
      "ja.ftl:6:15: error: unknown gender 'class'; 'trait-gender' lists dose, medication, task, field, container, thing [unknown-trait-value]"
    ),
    LintRow(
      "missing-gender",
      overlay: [
        "en.ftl": "# Swift: Noun\nlesson = lesson\n    .plural = lessons\n",
        "de.ftl": "lesson = Kurs\n    .plural = Kurse\n",
      ],
      "de.ftl:1:1: error: missing gender of 'lesson', which the rules of de use; add '.gender = …' with one of masculine, feminine, neuter [missing-gender]"
    ),
    // A noun needs the forms of a count. It needs those of another case only if a phrase of the app asks for the case.
    LintRow(
      "required-form",
      overlay: [
        "en.ftl": "# Swift: Noun\nlesson = lesson\n    .plural = lessons\n",
        "pl.ftl": "lesson = lekcja\n    .plural = lekcje\n    .plural-genitive = lekcji\n    .gender = feminine\n",
      ]),
    LintRow(
      "required-form",
      overlay: [
        "en.ftl": "# Swift: Noun\nlesson = lesson\n    .plural = lessons\nfrom = from { $what }\n",
        "pl.ftl":
          "lesson = lekcja\n    .plural = lekcje\n    .plural-genitive = lekcji\n    .gender = feminine\nfrom = od { FORM($what, case: \"genitive\") }\n",
      ], "pl.ftl:1:1: error: incomplete forms of 'lesson'; add .genitive [required-form]"),
    // A broken attribute is not missing too.
    LintRow(
      "syntax",
      overlay: ["en.ftl": "done = { done.late }\n    .late = late\n", "de.ftl": "done = fertig\n    .late = { $\n"],
      "de.ftl:2:16: error: expected a name, which starts with a letter from a to z or A to Z [syntax]"),
  ]
}

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
      "pl/app.ftl:1:1: error: The file begins with a byte order mark; save it as UTF-8 without one. [byte-order-mark]"),
    LintRow(
      "line-ending", en: done, pl: "done = gotowe\r\n",
      "pl/app.ftl:1:14: error: The line does not end in LF alone; save the file with Unix line endings. [line-ending]"),
    LintRow(
      "last-line", en: done, pl: "done = gotowe",
      "pl/app.ftl:1:14: error: The last line does not end; add a line break. [last-line]"),
    LintRow(
      "trailing-space", en: done, pl: "done = gotowe \n",
      "pl/app.ftl:1:14: error: The line ends in spaces; take them out. [trailing-space]"),
    LintRow(
      "trailing-space", en: done, pl: "done = gotowe{ \" \" }\n",
      "pl/app.ftl:1:17: error: The phrase ends in a space; take it out. [trailing-space]"),
    LintRow(
      "syntax", en: done, pl: "done = { gotowe\n",
      "pl/app.ftl:1:16: error: A closing brace is missing here. [syntax]"),
  ]

  private static let inventoryRows = [
    LintRow(
      "missing-file", ["en/app.ftl": done, "pl/other.ftl": ""],
      "pl/app.ftl:1:1: error: The file is missing; English has a message in it. [missing-file]"),
    LintRow(
      "missing-message", en: files + done, pl: "done = gotowe\n",
      "pl/app.ftl:1:1: error: “files” is missing; English has: { $count -> [one] { $count } file *[other] { $count } fil… [missing-message]"
    ),
    LintRow(
      "missing-attribute",
      en:
        "# Heard at the end.\n# .short (optional): in little room.\n# Example: Done\ndone = done\n    .late = late\n    .short = ok\n",
      pl: "done = gotowe\n", "pl/app.ftl:1:1: error: “done” lacks the attribute “.late”. [missing-attribute]"),
    LintRow(
      "unknown-message", en: done, pl: "done = gotowe\nfinished = gotowe\nown = { don }\n",
      "pl/app.ftl:2:1: error: English has no message “finished”, and nothing here refers to it. [unknown-message]",
      "pl/app.ftl:3:1: error: English has no message “own”, and nothing here refers to it. [unknown-message]",
      "pl/app.ftl:3:9: error: There is no message “don”. Did you mean “done”? [unknown-message]"),
    LintRow(
      "unknown-message", en: done, pl: "doen = gotowe\n",
      "pl/app.ftl:1:1: error: English has no message “doen”, and nothing here refers to it. Did you mean “done”? [unknown-message]",
      "pl/app.ftl:1:1: error: “done” is missing; English has: done [missing-message]"),
    LintRow(
      "unknown-term", en: done, pl: "-ready = gotowe\ndone = { -raedy }\n",
      "pl/app.ftl:2:10: error: There is no term “-raedy”. Did you mean “-ready”? [unknown-term]"),
    LintRow(
      "unknown-attribute", en: done, pl: "done = { own.shrt }\n    .late = za późno\nown = a\n    .short = na czas\n",
      "pl/app.ftl:1:10: error: “own” has no attribute “.shrt”. Did you mean “.short”? [unknown-attribute]",
      "pl/app.ftl:2:5: error: Nothing asks for the attribute “.late” of “done”. [unknown-attribute]"),
    LintRow(
      "duplicate-message", en: done, pl: "done = gotowe\ndone = zrobione\n",
      "pl/app.ftl:2:1: error: “done” stands already in line 1; take one of them out. [duplicate-message]"),
    LintRow(
      "duplicate-attribute", en: done, pl: "done = gotowe\n    .gender = neuter\n    .gender = feminine\n",
      "pl/app.ftl:2:5: warning: Nothing chooses by the trait “.gender”. Take it out. [unused-trait]",
      "pl/app.ftl:3:5: error: “done” has the attribute “.gender” above; take one of them out. [duplicate-attribute]",
      "pl/app.ftl:3:5: warning: Nothing chooses by the trait “.gender”. Take it out. [unused-trait]"),
    LintRow(
      "duplicate-variant", en: share,
      pl: "share = { $who }: { $amount }{ $note ->\n    [a] b\n    [a] c\n   *[b] d\n}\n",
      "pl/app.ftl:3:6: error: The variant [a] stands above; this one is never said. [duplicate-variant]"),
    LintRow(
      "wrong-file", ["en/app.ftl": done, "pl/app.ftl": "# Nothing\n", "pl/other.ftl": "done = gotowe\n"],
      "pl/other.ftl:1:1: error: “done” belongs into app.ftl, where English has it. [wrong-file]"),
    LintRow(
      "same-as-parent", ["en/app.ftl": done + files, "en-GB/app.ftl": "done = done\n"],
      "en-GB/app.ftl:1:1: error: “done” is the same in en; take it out. [same-as-parent]"),
    LintRow(
      "cycle", en: done, pl: "done = { one }\none = { two }\ntwo = { one }\n",
      "pl/app.ftl:3:9: error: “two” comes back to itself through “one”. [cycle]"),
  ]

  private static let referenceRows = [
    LintRow(
      "unknown-function", en: files, pl: "files = { PLURAL($count) }\n",
      "pl/app.ftl:1:11: error: There is no function PLURAL. There are NUMBER, FORM, TRAIT, HEAD, TAIL, TITLE, SPELL, LANG and MARK. [unknown-function]"
    ),
    LintRow(
      "unknown-option", en: files, pl: "files = pliki: { NUMBER($count, minimumDigits: 2) }\n",
      "pl/app.ftl:1:33: error: NUMBER has no option “minimumDigits”. It has minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits, useGrouping, type, style, gender, case. [unknown-option]"
    ),
    LintRow(
      "unknown-option", en: files, pl: "files = pliki: { NUMBER($count, type: \"place\") }\n",
      "pl/app.ftl:1:40: error: The option “type” is \"cardinal\" or \"ordinal\", not “place”. [unknown-option]"),
    LintRow(
      "unknown-option", en: share,
      pl:
        "share = { MARK($who, pronunciation: \"maI@\", pause: 0) }: { MARK($amount, spelling: \"all\", rate: \"slow\") }\n",
      "pl/app.ftl:1:38: error: The option “pronunciation” is in the International Phonetic Alphabet, as \"laɪv\", not “maI@”. [unknown-option]",
      "pl/app.ftl:1:52: error: The option “pause” is 1 to 10000 milliseconds, not “0”. [unknown-option]",
      "pl/app.ftl:1:85: error: The option “spelling” is \"letters\", not “all”. [unknown-option]",
      "pl/app.ftl:1:91: error: MARK has no option “rate”. It has pronunciation, spelling, punctuation, emphasis, pause. [unknown-option]"
    ),
    LintRow(
      "wrong-call", en: share, pl: "share = { MARK($who) }: { MARK(pause: 1) }{ $amount }\n",
      "pl/app.ftl:1:11: error: MARK takes what is said, and how a voice says it: { MARK(\"live\", pronunciation: \"laɪv\") }. [wrong-call]",
      "pl/app.ftl:1:27: error: MARK takes what is said, and how a voice says it: { MARK(\"live\", pronunciation: \"laɪv\") }. [wrong-call]"
    ),
    LintRow(
      "wrong-call", en: share, pl: "share = { HEAD($who) }: { FORM($amount, \"genitive\") }\n",
      "pl/app.ftl:1:11: error: HEAD chooses by one argument: { HEAD($item) -> … }. [wrong-call]",
      "pl/app.ftl:1:27: error: FORM takes a phrase, and what it agrees with: { FORM($status, $noun) }, { FORM($noun, 5) }. [wrong-call]"
    ),
    LintRow(
      "wrong-call", en: share,
      pl: "share = { $who }: { LANG($amount) }{ TRAIT($amount) }{ SPELL() }{ NUMBER() }{ TITLE() }\n",
      "pl/app.ftl:1:21: error: LANG takes a text and a language tag: { LANG($name, \"fr\") }. [wrong-call]",
      "pl/app.ftl:1:38: error: TRAIT takes a phrase and the name of a trait: { TRAIT($noun, \"gender\") -> … }. [wrong-call]",
      "pl/app.ftl:1:56: error: SPELL takes what is to be spelled: { SPELL($code) }. [wrong-call]",
      "pl/app.ftl:1:67: error: NUMBER takes one number: { NUMBER($count) }. [wrong-call]",
      "pl/app.ftl:1:79: error: TITLE takes what begins a sentence: { TITLE($value) }. [wrong-call]"),
  ]

  private static let argumentRows = [
    LintRow(
      "undeclared-argument", en: share, pl: "share = { $whom } ma { $amount }, { $who }\n",
      "pl/app.ftl:1:11: error: “share” has no argument $whom. Did you mean “$who”? [undeclared-argument]"),
    LintRow(
      "undeclared-argument", en: share + done,
      pl: "share = { $who } { own }\ndone = gotowe { own }\nown = ma { $amount }\n",
      "pl/app.ftl:2:17: error: “own” needs $amount, and “done” has no such argument to hand on. [undeclared-argument]"),
    LintRow(
      "unused-argument", en: share, pl: "share = { $who } coś ma\n",
      "pl/app.ftl:1:1: error: “share” does not say $amount. [unused-argument]"),
    LintRow(
      "unused-argument", en: share,
      pl: "share = { $who } { $case ->\n    [genitive] nie ma nic\n   *[nominative] ma { $amount }\n}\n",
      "pl/app.ftl:2:5: error: “share” does not say $amount in the variant [genitive]. [unused-argument]",
      "pl/app.ftl:2:6: error: Nothing gives the case “genitive”, so this variant is never said. [unknown-key]"),
    LintRow(
      "unused-argument", en: files, pl: "files = { $count ->\n    [0] nic\n   *[other] pliki\n}\n",
      "pl/app.ftl:1:11: error: The variant [one] is missing: it is for 1. [missing-plural]",
      "pl/app.ftl:1:11: error: The variant [few] is missing: it is for 2, 3, 4, 22. [missing-plural]",
      "pl/app.ftl:1:11: error: The variant [many] is missing: it is for 5, 6, 7, 8. [missing-plural]",
      "pl/app.ftl:3:4: error: The variant [other] does not say { $count }; only an exact number, as [1], may leave it out. [number-omitted]",
      "pl/app.ftl:3:4: error: “files” does not say $count in the variant [other]. [unused-argument]"),
    LintRow(
      "wrong-kind", en: share, pl: "share = { NUMBER($who) } { FORM($who) } { $amount }\n",
      "pl/app.ftl:1:18: error: NUMBER takes a number, and $who is declared as text. [wrong-kind]",
      "pl/app.ftl:1:33: error: FORM takes a phrase, and $who is declared as text. [wrong-kind]"),
    LintRow(
      "wrong-kind", en: share, pl: "share = { $who ->\n    [one] { $who }\n   *[other] { $who }\n} { $amount }\n",
      "pl/app.ftl:2:6: error: $who is declared as text, and has no number to choose by. [wrong-kind]"),
  ]

  private static let agreementRows = [
    // What agrees with a phrase may choose by its count, and need not say it.
    LintRow(
      "missing-plural", en: share,
      pl:
        "share = { $who } ma { FORM(own, $amount) }\nown = { $count ->\n    [one] { $amount }\n    [few] { $amount }\n   *[other] { $amount }\n}\n",
      "pl/app.ftl:2:9: error: The variant [many] is missing: it is for 0, 5, 6, 7. [missing-plural]"),
    // A number that a form is given must be said: it is said nowhere else.
    LintRow(
      "number-omitted", en: files,
      pl:
        "files = { FORM(own, $count) }\nown = { $count ->\n    [one] plik\n    [few] { $count } pliki\n    [many] { $count } plików\n   *[other] { $count } pliku\n}\n",
      "pl/app.ftl:3:5: error: The variant [one] does not say { $count }; only an exact number, as [1], may leave it out. [number-omitted]"
    ),
    // Words that flow in may be spoken of in a comment.
    LintRow("declaration", en: done.replacing("# Ex", with: "# $case is genitive behind a preposition.\n# Ex")),
  ]

  private static let pluralRows = [
    LintRow(
      "missing-plural", en: files,
      pl: "files = { $count ->\n    [one] { $count } plik\n   *[other] { $count } plików\n}\n",
      "pl/app.ftl:1:11: error: The variant [few] is missing: it is for 2, 3, 4, 22. [missing-plural]",
      "pl/app.ftl:1:11: error: The variant [many] is missing: it is for 0, 5, 6, 7. [missing-plural]"),
    LintRow(
      "missing-plural", en: files.replacing("whole number", with: "decimal number"),
      pl:
        "files = { $count ->\n    [one] { $count } plik\n    [few] { $count } pliki\n   *[many] { $count } plików\n}\n",
      "pl/app.ftl:1:11: error: The variant [other] is missing: it is for 0.0, 0.1, 0.2, 0.3. [missing-plural]"),
    LintRow(
      "missing-plural",
      [
        "en/app.ftl": files,
        "cy/app.ftl": "files = { $count ->\n    [one] { $count } ci\n   *[other] { $count } ci\n}\n",
      ],
      "cy/app.ftl:1:11: warning: All variants say the same: give each its form, or say it without a choice if the word never changes, or write “# same for every number” above “files”. [same-variants]",
      "cy/app.ftl:1:11: error: The variant [zero] is missing: it is for 0. [missing-plural]",
      "cy/app.ftl:1:11: error: The variant [two] is missing: it is for 2. [missing-plural]",
      "cy/app.ftl:1:11: error: The variant [few] is missing: it is for 3. [missing-plural]",
      "cy/app.ftl:1:11: error: The variant [many] is missing: it is for 6. [missing-plural]"),
    LintRow(
      "missing-plural",
      [
        "en/app.ftl": files.replacing("whole number", with: "quantity"),
        "fr/app.ftl": "files = { $count ->\n    [one] { $count } fichier\n   *[other] { $count } fichiers\n}\n",
      ],
      "fr/app.ftl:1:11: error: The variant [many] is missing: it is for 1000000. [missing-plural]"),
    LintRow(
      "missing-plural",
      [
        "en/app.ftl": files.replacing("how many", with: "how many, 1 to 4").replacing(
          "# Ex", with: "# .all $count (whole number): 5 to 9\n# .all (optional): all of them.\n# Ex"),
        "pl/app.ftl":
          "files = { $count ->\n    [one] { $count } plik\n   *[other] { $count } plików\n}\n    .all = { own }\nown = { $count ->\n    [few] { $count } pliki\n   *[other] { $count } plików\n}\n",
      ],
      "pl/app.ftl:1:11: error: The variant [few] is missing: it is for 2, 3, 4. [missing-plural]",
      "pl/app.ftl:6:9: error: The variant [many] is missing: it is for 5, 6, 7, 8. [missing-plural]",
      "pl/app.ftl:7:6: warning: No whole number from 5 to 9 is [few]; this variant is never said. [unreachable-plural]"),
    LintRow(
      "impossible-plural", en: files.replacing("[one]", with: "[few]"),
      "en/app.ftl:4:11: error: The variant [one] is missing: it is for 1. [missing-plural]",
      "en/app.ftl:5:6: error: en has no category [few] here: there is one, other. [impossible-plural]"),
    LintRow(
      "unreachable-plural",
      [
        "en/app.ftl": files,
        "cs/app.ftl":
          "files = { $count ->\n    [one] { $count } soubor\n    [few] { $count } soubory\n    [many] { $count } souboru\n   *[other] { $count } souborů\n}\n",
      ],
      "cs/app.ftl:4:6: warning: No whole number is [many]; this variant is never said. [unreachable-plural]"),
    LintRow(
      "default-plural", en: files.replacing("    [one]", with: "   *[one]").replacing("*[other]", with: " [other]"),
      "en/app.ftl:5:4: error: Mark [other] as the default, with *: it fits where nothing else does. [default-plural]"),
    LintRow(
      "number-omitted", en: files.replacing("[one] { $count }", with: "[one] one"),
      "en/app.ftl:5:5: error: The variant [one] does not say { $count }; only an exact number, as [1], may leave it out. [number-omitted]"
    ),
    LintRow(
      "exact-number-first", en: files.replacing("   *[other]", with: "    [0] no files\n   *[other]"),
      "en/app.ftl:6:5: error: Move [0] above the categories: the first that fits is said. [exact-number-first]"),
    LintRow(
      "nesting", en: done,
      pl:
        "done = { $case ->\n   *[a] { $gender ->\n       *[b] { $case ->\n           *[a] gotowe\n        }\n    }\n}\n",
      "pl/app.ftl:3:15: error: A choice stands in a choice in a choice; move the innermost into a message of its own. [nesting]"
    ),
  ]

  private static let wordRows = [
    LintRow(
      "unknown-case", en: share + done,
      pl:
        "share = { $who }: { FORM($amount, case: \"genitve\") }\ndone = { $case ->\n    [genitive] gotowego\n   *[nominative] gotowe\n}\n",
      "pl/app.ftl:1:42: error: No phrase of this language has the case “genitve”. Did you mean “genitive”? [unknown-case]",
      "pl/app.ftl:3:6: error: Nothing gives the case “genitive”, so this variant is never said. Did you mean “genitve”? [unknown-key]"
    ),
    LintRow(
      "unknown-gender", en: share, pl: "share = { $who }: { FORM($amount, gender: \"feminine\") }\n",
      "pl/app.ftl:1:44: error: No phrase of this language has the gender “feminine”. [unknown-gender]"),
    LintRow(
      "unknown-trait", en: share + done,
      pl:
        "share = { $who }: { TRAIT($amount, \"gendr\") ->\n   *[neuter] to { $amount }\n}\ndone = gotowe\n    .gender = neuter\n",
      "pl/app.ftl:1:37: error: No message of this language has the trait “.gendr”. Did you mean “.gender”? [unknown-trait]",
      "pl/app.ftl:5:5: warning: Nothing chooses by the trait “.gender”. Did you mean “.gendr”? [unused-trait]"
    ),
    LintRow(
      "unknown-class", en: share,
      pl:
        "-head-vowel = a e i o u y\nshare = { HEAD($who) ->\n    [vowel] ma\n    [vowels] ma\n   *[other] ma\n} { $who }: { $amount }\n",
      "pl/app.ftl:2:11: warning: All variants say the same: give each its form, or say it without a choice. [same-variants]",
      "pl/app.ftl:4:6: error: There is no class “vowels”: list its members in a term, -head-vowels = … [unknown-class]"),
  ]

  private static let textRows = [
    LintRow(
      "symbol", en: done, pl: "done = gotowe - 100 % (tak)\n",
      "pl/app.ftl:1:15: error: Voices skip “-” or read it as minus; write the word. [symbol]",
      "pl/app.ftl:1:21: error: Voices skip or misread “%”; write the word for it. [symbol]",
      "pl/app.ftl:1:23: error: Voices skip or misread “(”; write the word for it. [symbol]",
      "pl/app.ftl:1:27: error: Voices skip or misread “)”; write the word for it. [symbol]"),
    LintRow("symbol", en: done, pl: "# accepted: symbol\ndone = gotowe - tak\n"),
    LintRow(
      "symbol", en: share, pl: "share = { $who }-{ $amount }\n",
      "pl/app.ftl:1:17: error: Voices skip “-” or read it as minus; write the word. [symbol]"),
    LintRow(
      "odd-space", en: done, pl: "done = już\u{A0}gotowe\n",
      "pl/app.ftl:1:11: error: U+00A0 is a space of print; write a plain one. [odd-space]"),
    LintRow(
      "double-space", en: done, pl: "done = już  gotowe\n",
      "pl/app.ftl:1:12: error: Two spaces stand together; leave one. [double-space]"),
    LintRow(
      "line-break", en: done, pl: "done = już\n    gotowe\n",
      "pl/app.ftl:1:11: error: A phrase is one line of text: join it with the line above. [line-break]"),
    LintRow(
      "invisible", en: done, pl: "done = \u{200F}gotowe{ \"\\u200E\" }\n",
      "pl/app.ftl:1:8: error: U+200F is invisible, and not for speech; take it out. [invisible]",
      "pl/app.ftl:1:18: error: U+200E is invisible, and not for speech; take it out. [invisible]"),
    LintRow("capitals", en: done, pl: "# accepted: capitals\ndone = JUŻ GOTOWE\n"),
    LintRow(
      "capitals", en: done, pl: "done = JUŻ GOTOWE\n",
      "pl/app.ftl:1:12: warning: Some voices spell “GOTOWE”, as all its letters are capitals; write it small. [capitals]"
    ),
    LintRow(
      "mixed-letters", ["en/app.ftl": done, "ar/app.ftl": "done = تم OK\n", "ru/app.ftl": "done = гoтово\n"],
      "ar/app.ftl:1:11: error: “OK” is in Latin letters, which an Arabic voice skips or spells; write it in Arabic ones. [mixed-letters]",
      "ru/app.ftl:1:9: error: The “o” in “гoтово” is a Latin letter; write the one that looks like it. [mixed-letters]"),
  ]

  private static let commentRows = [
    LintRow(
      "comment", en: "# Example: Done\ndone = done\n",
      "en/app.ftl:2:1: error: Say in a comment above “done”, or in its group's, when it is heard. [comment]"),
    LintRow(
      "example", en: "# All is done.\ndone = done\n",
      "en/app.ftl:2:1: error: Add a line “# Example: …” above “done”. [example]"),
    LintRow(
      "declaration", en: done.replacing("# Ex", with: "# $a: b\n# $b (name): c\n# Ex"),
      "en/app.ftl:2:3: error: Write an argument as “$name (kind): meaning” or “$name (kind, optional): meaning”. [declaration]",
      "en/app.ftl:3:3: error: There is no kind of argument “name”: there are text, number, whole number, decimal number, phrase, quantity, and two with “or”. [declaration]"
    ),
    LintRow(
      "status",
      [
        "en/app.ftl": done, "pl/app.ftl": "### Status: drafted\n\ndone = gotowe\n",
        "pl/number.ftl": "### Status: done\n### Status: checked\n",
      ],
      "pl/app.ftl:1:1: error: The status of a table is said in number.ftl; take this line out. [status]",
      "pl/number.ftl:1:1: error: There is no status “done”: a table is drafted, partial, checked or native-read. [status]",
      "pl/number.ftl:2:1: error: The status of the table is said above; take this line out. [status]"),
    LintRow(
      "status", ["en/app.ftl": done, "pl/app.ftl": "done = gotowe\n", "pl/number.ftl": "# Numbers\n"],
      "pl/number.ftl:1:1: error: The table does not say its status; add the line “### Status: drafted” to the comment at the top. [status]"
    ),
    LintRow(
      "setting",
      [
        "en/number.ftl":
          "### Status: drafted\n\n## Settings: never spoken\n\n# How digits are written.\nnumber-digits = groups\n"
      ],
      "en/number.ftl:6:17: error: “number-digits” is grouped or plain. [setting]"),
    LintRow(
      "setting",
      [
        "en/app.ftl":
          "# Thousands.\n# $count (number): how many.\n# Example: 2 thousand\ncompact-3 = { $count } thousand\n",
        "en-IN/number.ftl": "number-powers = 3 5\n", "en-GB/number.ftl": "number-powers = three\n",
        "en-CA/number.ftl": "number-powers = 3\n",
      ],
      "en-GB/number.ftl:1:17: error: “number-powers” is a list of powers of ten: 3 5 7. [setting]",
      "en-IN/number.ftl:1:17: error: “number-powers” has 5, and there is no message “compact-5”. [setting]"),
    LintRow(
      "setting",
      [
        "en/app.ftl": done, "en-GB/number.ftl": "number-separators = local\n",
        "en-IN/number.ftl": "number-separators = language\n", "en-CA/number.ftl": "number-separators = regional\n",
      ],
      "en-GB/number.ftl:1:21: error: “number-separators” is regional or language. [setting]"),
  ]

  private static let parcels = "parcels = { $n ->\n    [one] { $n } parcel\n   *[other] { $n } parcels\n}\n"

  private static let fields =
    "# Swift: Field\namount = amount\n# Swift: Field\nschedule = schedule\n# Swift: Field\nwho = name\n"

  private static let states =
    "# Swift: Status\npacked = packed\n# Swift: Status\nlost = lost\nstate-sent = sent\nstate-late = late\n"

  /// What apps get wrong in phrases of their own, where no comment declares anything.
  private static let overlayRows = [
    LintRow(
      "impossible-plural",
      overlay: [
        "en.ftl": parcels,
        "de.ftl": "parcels = { $n ->\n    [singular] { $n } Paket\n   *[plural] { $n } Pakete\n}\n",
      ],
      "de.ftl:1:13: error: The variant [one] is missing: it is for 1. [missing-plural]",
      "de.ftl:1:13: error: The variant [other] is missing: it is for 0, 2, 3, 4. [missing-plural]",
      "de.ftl:2:6: error: de has no category [singular] here: there is one, other. Did you mean [one]? [impossible-plural]",
      "de.ftl:3:6: error: de has no category [plural] here: there is one, other. Did you mean [other]? [impossible-plural]"
    ),
    LintRow(
      "impossible-plural",
      overlay: [
        "en.ftl": parcels,
        "pl.ftl": "parcels = { NUMBER($n) ->\n    [jeden] { $n } paczka\n   *[Other] { $n } paczki\n}\n",
      ],
      "pl.ftl:1:13: error: The variant [one] is missing: it is for 1. [missing-plural]",
      "pl.ftl:1:13: error: The variant [few] is missing: it is for 2, 3, 4, 22. [missing-plural]",
      "pl.ftl:1:13: error: The variant [many] is missing: it is for 0, 5, 6, 7. [missing-plural]",
      "pl.ftl:2:6: error: pl has no category [jeden] here: there is one, few, many, other. [impossible-plural]",
      "pl.ftl:3:6: error: pl has no category [Other] here: there is one, few, many, other. Did you mean [other]? [impossible-plural]"
    ),
    // What may be a text is chosen by as it likes.
    LintRow(
      "impossible-plural",
      overlay: ["en.ftl": "state = { $state ->\n    [on] is on\n    [done] is done\n   *[other] is off\n}\n"]),
    LintRow(
      "missing-plural",
      overlay: ["en.ftl": parcels, "de.ftl": "parcels = { $n ->\n   *[other] { $n } Pakete\n}\n"],
      "de.ftl:1:13: error: The variant [one] is missing: it is for 1. [missing-plural]"),
    LintRow(
      "missing-plural", overlay: ["en.ftl": parcels, "ja.ftl": "parcels = { $n ->\n   *[other] { $n }個\n}\n"]),
    LintRow(
      "missing-choice",
      overlay: [
        "en.ftl": parcels + "more = \(parcels.dropFirst(10))",
        "de.ftl": "parcels = { $n } Pakete\nmore = Pakete: { $n }\n",
        "hi.ftl": "parcels = { $n } पार्सल\nmore = { $n } पार्सल\n", "ja.ftl": "parcels = { $n }個\nmore = { $n }個\n",
      ],
      "de.ftl:1:11: warning: The words after { $n } are the same for every number, and en chooses them: there is one, other. [missing-choice]"
    ),
    LintRow(
      "missing-language", overlay: ["en.ftl": parcels], languages: ["en-GB", "de"],
      "Phrases:1:1: warning: There is no de, and it is asked for; add de.ftl. [missing-language]"),
    LintRow(
      "missing-language", overlay: ["en.ftl": "done = done\n", "de_DE.ftl": "done = fertig\n"],
      "de_DE.ftl:1:1: warning: This is for one region, and nobody else who speaks de hears it; name it de.ftl if it is for all. [missing-language]"
    ),
    LintRow(
      "file-name",
      overlay: [
        "Localizable.de.ftl": "done = fertig\n", "de.lproj/a.ftl": "done = fertig\n", "de.lproj/b.ftl": "",
        "de.strings": "", "en.ftl": "done = done\n", "german.ftl": "done = fertig\n", "jp.ftl": "", "phrases.ftl": "",
        "read-me.txt": "",
      ],
      "Localizable.de.ftl:1:1: error: “Localizable.de.ftl” is named for no language; name the file de.ftl, or put it into a folder de. [file-name]",
      "de.lproj/a.ftl:1:1: error: “de.lproj” is named for no language; name the folder de. [file-name]",
      "de.strings:1:1: error: “de.strings” is not read: write its phrases in Fluent, in a file named de.ftl. [file-name]",
      "german.ftl:1:1: error: “german.ftl” is named for no language; name the file de.ftl. [file-name]",
      "jp.ftl:1:1: error: “jp.ftl” is named for no language; name the file ja.ftl. [file-name]",
      "phrases.ftl:1:1: error: “phrases.ftl” is named for no language; name the file for the one it is in, as de.ftl. [file-name]"
    ),
    // Fields whose gender is asked for: in Polish here, in English never.
    LintRow(
      "missing-gender",
      overlay: [
        "en.ftl": fields, "es.ftl": "amount = importe\n    .gender = masculine\nschedule = día\nwho = nombre\n",
        "pl.ftl": "amount = kwota\nschedule = dzień\nwho = imię\n",
      ],
      "es.ftl:3:1: note: Fields without a gender: schedule, who. To one of which a state or an error is said add “.gender = …”: feminine, masculine, masculine-plural. [missing-gender]",
      "pl.ftl:1:1: warning: “amount” has a gender in es, and none here, where states and errors agree with a field, too; add “.gender = …”: feminine, masculine, neuter. [missing-gender]",
      "pl.ftl:2:1: note: Fields without a gender: schedule, who. To one of which a state or an error is said add “.gender = …”: feminine, masculine, neuter. [missing-gender]"
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
      "pl.ftl:2:5: error: “.masculine” of “packed” is never said, since only a state whose id begins with “state-” has forms; call it “state-packed”. [unknown-attribute]",
      "pl.ftl:3:1: warning: “lost” has no form but its value, and agrees with nothing; call it “state-lost”, add .masculine, .feminine, .genitive, .feminine-genitive, .feminine-accusative, .plural-genitive, or write “# same for every number” above. [required-form]",
      "pl.ftl:4:1: warning: “state-sent” has no form but its value, and agrees with nothing; add .masculine, .feminine, .genitive, .feminine-genitive, .feminine-accusative, .plural-genitive, or write “# same for every number” above. [required-form]",
      "pl.ftl:5:1: error: “state-late” lacks .feminine, .genitive, .feminine-genitive, .feminine-accusative, .plural-genitive, and has other forms; give it all of them. [required-form]"
    ),
    // What never changes, is no adjective, or is chosen by what it is said of; in German no form is required.
    LintRow(
      "required-form",
      overlay: [
        "en.ftl": states, "de.ftl": "packed = gepackt\nlost = verloren\nstate-sent = verschickt\nstate-late = spät\n",
        "pl.ftl":
          "# same for every number\npacked = w paczce\nlost = { $gender ->\n    [feminine] zagubiona\n   *[other] zagubione\n}\nstate-sent = w drodze\n    .place = after\nstate-late = po czasie\nadjective-late = późne\n    .masculine = późny\n    .feminine = późna\n    .genitive = późnego\n    .feminine-genitive = późnej\n    .feminine-accusative = późną\n    .plural-genitive = późnych\n",
      ]),
    // A broken attribute is not missing too.
    LintRow(
      "syntax",
      overlay: ["en.ftl": "done = { done.late }\n    .late = late\n", "de.ftl": "done = fertig\n    .late = { $\n"],
      "de.ftl:2:16: error: A name is missing here; names start with a letter from a to z or A to Z. [syntax]"),
  ]
}

import Testing

@testable import SpokenTool

/// The catalogue of messages: what is wrong, what to do, and the exit status.
@Suite struct ProblemTests {
  static let calls: [(words: String, status: Int32, text: String)] = [
    (
      "say", 2,
      "no kind was given; “spoken kinds” lists them\nSee “spoken help say”."
    ),
    ("say mony 1 USD", 2, "there is no kind “mony”; did you mean money?\nSee “spoken help say”."),
    ("say datetime 2026-11-20", 2, "there is no kind “datetime”; did you mean dateTime?\nSee “spoken help say”."),
    ("sya", 2, "there is no command “sya”; did you mean say?\nSee “spoken help”."),
    (
      "translate", 2,
      "there is no command “translate”; there is say, kinds, audit, lint, swift, ast, lexicon, languages, help\nSee “spoken help”."
    ),
    (
      "say money 1 USD --widht full", 2,
      "there is no option “--widht” here; did you mean --width?\nSee “spoken help say money”."
    ),
    (
      "say date 2026-11-20 --timeZone UTC", 2,
      "there is no option “--timeZone” here; did you mean --time-zone?\nSee “spoken help say date”."
    ),
    (
      "say number 1 -x", 2,
      """
      there is no option “-x” here; there is --value, --style, --sign, --maximum-fraction-digits, --gender, \
      --grammatical-case, --locale, --now, --time-zone, --hour-cycle, --interaction, --verbosity, --order, --context, \
      --overlay, --as, --case
      See “spoken help say number”.
      """
    ),
    ("say money 1 USD --width", 2, "--width needs a value after it\nSee “spoken help say money”."),
    (
      "say money 1 USD 2", 2,
      "“2” is one value too many; put a text of several words in quotes\nSee “spoken help say money”."
    ),
    (
      "say money 1", 2, "currency is missing; expected a currency's three letters, as USD\nSee “spoken help say money”."
    ),
    ("say number", 2, "value is missing; expected a number, as 25.50\nSee “spoken help say number”."),
    ("say number 1 --style compact --style compact", 2, "--style is given twice\nSee “spoken help say number”."),
    (
      "say progress 3", 2,
      """
      completed is given without total; give both, or neither for work without a count
      See “spoken help say progress”.
      """
    ),
    (
      "say reminder Ida Cook --part morning", 2,
      "--part is given beside task; give one of them\nSee “spoken help say reminder”."
    ),
    (
      "say reminder Ida --segments 1 --characters 90", 2,
      "--characters is given beside --segments; give one of them\nSee “spoken help say reminder”."
    ),
    (
      "say chart line 3 5 --more 4", 1,
      #"--more 1: expected a phrase of the kind chartSeries, as {"kind": "chartSeries", …}, not one of the kind text"#
    ),
    (
      "say range 0.1 0.2 --noun dose --style percent", 2,
      "--style percent is given beside --noun; give one of them\nSee “spoken help say range”."
    ),
    (
      "say money 1 USD --width fulll", 2,
      "--width: “fulll” is not one of automatic, short, full; did you mean full?\nSee “spoken help say money”."
    ),
    (
      "say money 1 USD --per decade", 2,
      "--per: “decade” is not one of hour, day, week, month, year\nSee “spoken help say money”."
    ),
    (
      "say money 12,50 USD", 1,
      "amount: “12,50” is not a number; write it as 25.50, -3 or 1.2e6, without separators between the digits"
    ),
    (
      "say number 1234567890123456789012345678901234567890123456789", 1,
      """
      value: “1234567890123456789012345678901234567890123456789” is too long a number; at most 38 \
      digits are read, and powers of ten from -400 to 400
      """
    ),
    (
      "say number 1e500", 1,
      "value: “1e500” is too long a number; at most 38 digits are read, and powers of ten from -400 to 400"
    ),
    ("say duration 1 --units 5", 1, "--units: “5” is not a whole number from 1 to 4"),
    ("say duration 1 --units 1.5", 1, "--units: “1.5” is not a whole number from 1 to 4"),
    (
      "say list A --limit x", 1,
      "--limit: “x” is not a number; write it as 25.50, -3 or 1.2e6, without separators between the digits"
    ),
    ("say list A --limit 0", 1, "--limit: “0” is not a whole number of 1 or more"),
    (
      "say count 1 dose --limit 1e30", 1,
      "--limit: “1000000000000000000000000000000” is not a whole number of 0 or more"
    ),
    ("say count 3 dosse", 2, "noun: there is no “dosse”; did you mean dose?\nSee “spoken help say count”."),
    ("say state takken", 2, "status: there is no “takken”; did you mean taken?\nSee “spoken help say state”."),
    (
      "say message weekday-friday --case evry --locale es", 2,
      "--case: there is no “evry”; did you mean every?\nSee “spoken help say message”."
    ),
    (
      "say number 3 --case genitive --locale ja", 2,
      """
      --case: “genitive” is not one of about, alone, average, away, begin, bound, data, dial, dosage, end, first, from, infinitive, into, label, last, most, past, per, plain, plus, state, statement, subject, until, whole
      See “spoken help say number”.
      """
    ),
    (
      "say card Maya --case every", 2,
      """
      there is no option “--case” here; there is --parts, --value, --hint, --actions, --traits, --identifier, \
      --presence, --heading-level, --screen-title, --children, --grouping, --locale, --now, --time-zone, --hour-cycle, \
      --interaction, --verbosity, --order, --overlay, --as
      See “spoken help say card”.
      """
    ),
    ("say direction up", 2, "direction: “up” is not one of credit, debit\nSee “spoken help say direction”."),
    ("say money 1 US", 1, "currency: “US” is not a currency; write its code of three letters, as USD"),
    ("say money 1 US$", 1, "currency: “US$” is not a currency; write its code of three letters, as USD"),
    (
      "say recurrence weekly", 1,
      "rule: “weekly” is not a recurrence rule that can be said; write one as FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=8"
    ),
    (
      "say date tomorrow", 1,
      """
      date: “tomorrow” is not a moment; write it as 2026-11-20T14:30:00-05:00, 2026-11-20T14:30Z, 2026-11-20T14:30 or \
      2026-11-20
      """
    ),
    (
      "say date 2026-11-20 --now 2026-02-30", 1,
      "--now: “2026-02-30” is not a moment; that month has no such day"
    ),
    (
      "say number 1 --locale e", 1,
      "--locale: “e” is not a language tag, as en-US: subtag 1, \"e\": expected a language of two to eight letters"
    ),
    ("say number 1 --locale plx", 1, "--locale: there are no phrases for “plx”; did you mean pl?"),
    (
      "say date 2026-11-20 --time-zone Warsaw", 1,
      "--time-zone: there is no time zone “Warsaw”; did you mean Europe/Warsaw?"
    ),
    (
      "say date 2026-11-20 --time-zone Mars/Olympus", 1,
      "--time-zone: there is no time zone “Mars/Olympus”; write it as Europe/Warsaw, UTC or +01:00"
    ),
    ("say message a --args [1]", 1, "--args: expected an object of arguments by their names, not an array"),
    (
      "say message a --args {", 1,
      "--args: not JSON: byte 2: expected a name in double quotes"
    ),
    (
      #"say message a --args {"n":null}"#, 1,
      #"--args: n: expected a text, a number or {"kind": …}, not null"#
    ),
    (
      #"say message a --args {"n":{"kind":"count","count":1}}"#, 1,
      "--args: n: noun is missing; expected a noun, as dose"
    ),
    ("say message a --overlay /no/such.ftl", 1, "cannot read “/no/such.ftl”: No such file or directory"),
    ("say --batch /no/such.jsonl", 1, "cannot read “/no/such.jsonl”: No such file or directory"),
    ("say --batch a b", 2, "“b” is one value too many; put a text of several words in quotes\nSee “spoken help say”."),
    ("say --batch --locale plx a", 1, "--locale: there are no phrases for “plx”; did you mean pl?"),
    ("say --batch /", 1, "cannot read “/”: Is a directory"),
    ("ast", 2, "file is missing; expected an FTL file\nSee “spoken help ast”."),
    ("ast --span a.ftl", 2, "there is no option “--span” here; did you mean --spans?\nSee “spoken help ast”."),
    ("ast a b", 2, "“b” is one value too many; put a text of several words in quotes\nSee “spoken help ast”."),
    ("ast /no/such.ftl", 1, "cannot read “/no/such.ftl”: No such file or directory"),
    (
      "languages --all", 2,
      "there is no option “--all” here; the command takes no options\nSee “spoken help languages”."
    ),
    ("help sayy", 2, "there is no help for “sayy”; did you mean say?"),
    ("help say monye", 2, "there is no kind “monye”; did you mean money?"),
  ]

  @Test(arguments: calls.indices)
  func callsAreAnsweredWithWhatToDo(_ index: Int) {
    let row = Self.calls[index]
    #expect(spoken(row.words) == Called(err: "spoken: \(row.text)\n", status: row.status), "\(row.words)")
  }

  static let lines: [(line: String, error: String)] = [
    (
      #"{}"#,
      "kind is missing; “spoken kinds” lists them"
    ),
    (#"{"kind": 3}"#, "kind: expected a string, not a number"),
    (#"{"kind": "mony"}"#, "there is no kind “mony”; did you mean money?"),
    (#"{"kind": "number", "valeu": 1}"#, "number has no key “valeu”; did you mean value?"),
    (#"{"kind": "number", "VALUE": 1}"#, "number has no key “VALUE”; did you mean value?"),
    (#"{"kind": "number"}"#, "value is missing; expected a number, as 25.50"),
    (#"{"kind": "number", "value": null}"#, "value is missing; expected a number, as 25.50"),
    (#"{"kind": "number", "value": true}"#, #"value: expected a number, as 25.50 or "25.50", not true or false"#),
    (
      #"{"kind": "number", "value": "x"}"#,
      "value: “x” is not a number; write it as 25.50, -3 or 1.2e6, without separators between the digits"
    ),
    (
      #"{"kind": "money", "amount": 1, "currency": 3}"#,
      "currency: expected a currency's three letters, as USD, not a number"
    ),
    (
      #"{"kind": "money", "amount": 1, "currency": "USD", "width": "wide"}"#,
      "width: “wide” is not one of automatic, short, full"
    ),
    (
      #"{"kind": "time", "date": 0}"#,
      "date: expected a moment, as 2026-11-20T14:30:00-05:00, not a number"
    ),
    (
      #"{"kind": "time", "date": "2026-11-20", "timeZone": "europe/warsaw"}"#,
      "timeZone: there is no time zone “europe/warsaw”; did you mean Europe/Warsaw?"
    ),
    (
      #"{"kind": "time", "date": "2026-11-20", "hourCycle": "h24"}"#,
      "hourCycle: “h24” is not one of h12, h23; did you mean h23?"
    ),
    (
      #"{"kind": "duration", "seconds": 1, "units": true}"#,
      "units: expected a whole number, as 3, not true or false"
    ),
    (
      #"{"kind": "list", "items": ["A"], "limit": "two"}"#,
      "limit: “two” is not a number; write it as 25.50, -3 or 1.2e6, without separators between the digits"
    ),
    (#"{"kind": "list", "items": ["A"], "limit": 1.5}"#, "limit: “1.5” is not a whole number of 1 or more"),
    (
      #"{"kind": "list", "items": "A"}"#,
      #"items: expected an array of phrases, as ["Maya", 3, {"kind": …}], not a string"#
    ),
    (
      #"{"kind": "list", "items": ["A", true]}"#,
      #"items 2: expected a text, a number or {"kind": …}, not true or false"#
    ),
    (#"{"kind": "list"}"#, #"items is missing; expected an array of phrases, as ["Maya", 3, {"kind": …}]"#),
    (
      #"{"kind": "progress", "total": 5}"#,
      "total is given without completed; give both, or neither for work without a count"
    ),
    (
      #"{"kind": "chart", "style": "line", "values": [3, 5], "more": [{"kind": "chartSeries", "values": [1, 2]}, {"kind": "number", "value": 4}]}"#,
      #"more 2: expected a phrase of the kind chartSeries, as {"kind": "chartSeries", …}, not one of the kind number"#
    ),
    (
      #"{"kind": "list", "items": [{"kind": "chart", "style": "line", "values": [3, 5], "more": [null]}]}"#,
      #"items 1: more 1: expected a phrase of the kind chartSeries, as {"kind": "chartSeries", …}, not one of the kind nothing"#
    ),
    (
      #"{"kind": "reminder", "name": "Ida", "task": "Cook", "part": "noon"}"#,
      "part is given beside task; give one of them"
    ),
    (
      #"{"kind": "reminder", "name": "Ida", "segments": 1, "characters": 90}"#,
      "characters is given beside segments; give one of them"
    ),
    (#"[]"#, #"not JSON: byte 1: expected an object, as {"kind": "money", …}"#),
  ]

  @Test(arguments: lines.indices)
  func linesAreAnsweredWithWhatIsWrong(_ index: Int) throws {
    let row = Self.lines[index]
    let error = try #require(answers([row.line]).first)
    var expected = Array(#"{"id": null, "error": "#.utf8)
    expected.append(json: "line 1: " + row.error)
    #expect(error == String(decoding: expected, as: UTF8.self) + "}")
  }

  @Test func quotedTextsAreShortAndObeyedByNoTerminal() {
    #expect(quoted("a\u{1B}[2Jb\u{202E}") == #"“a\u{1B}[2Jb\u{202E}”"#)
    #expect(quoted(String(repeating: "x", count: 1000)) == "“" + String(repeating: "x", count: 60) + "…”")
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenTool

/// The catalogue of messages: what is wrong, what to do, and the exit status.
@Suite struct ProblemTests {
  static let calls: [(words: String, status: Int32, text: String)] = [
    ("say", 2, "missing argument '<kind>'; run 'spoken kinds' for a list\nSee 'spoken help say' for more information."),
    ("say mony 1 USD", 2, "unknown kind 'mony'; did you mean 'money'?\nSee 'spoken help say' for more information."),
    (
      "say datetime 2026-11-20", 2,
      "unknown kind 'datetime'; did you mean 'dateTime'?\nSee 'spoken help say' for more information."
    ),
    ("sya", 2, "unknown command 'sya'; did you mean 'say'?\nSee 'spoken help' for more information."),
    (
      "translate", 2,
      "unknown command 'translate'; expected one of say, kinds, audit, lint, swift, import, export, changes, cases, lexicon, new, sheet, uses, export-language, import-language, phrasebook, languages, ast, help\nSee 'spoken help' for more information."
    ),
    (
      "say money 1 USD --widht full", 2,
      "unknown option '--widht'; did you mean '--width'?\nSee 'spoken help say money' for more information."
    ),
    (
      "say date 2026-11-20 --timeZone UTC", 2,
      "unknown option '--timeZone'; did you mean '--time-zone'?\nSee 'spoken help say date' for more information."
    ),
    (
      "say number 1 -x", 2,
      "unknown option '-x'; expected one of --value, --style, --sign, --maximum-fraction-digits, --gender, --grammatical-case, --locale, --now, --time-zone, --hour-cycle, --interaction, --verbosity, --order, --emoji, --context, --overlay, --as, --tables, --case\nSee 'spoken help say number' for more information."
    ),
    ("say money 1 USD --width", 2, "missing value for '--width'\nSee 'spoken help say money' for more information."),
    (
      "say money 1 USD 2", 2,
      "unexpected argument '2'; to pass text with spaces, put it in quotes\nSee 'spoken help say money' for more information."
    ),
    (
      "say money 1", 2,
      "missing argument '<currency>'; expected a currency code, such as USD\nSee 'spoken help say money' for more information."
    ),
    (
      "say number", 2,
      "missing argument '<value>'; expected a number, such as 25.50\nSee 'spoken help say number' for more information."
    ),
    (
      "say number 1 --style compact --style compact", 2,
      "duplicate option '--style'; pass it once\nSee 'spoken help say number' for more information."
    ),
    (
      "say progress 3", 2,
      "missing '<total>' for '<completed>'; pass both\nSee 'spoken help say progress' for more information."
    ),
    (
      "say reminder Ida Cook --part morning", 2,
      "cannot combine '<task>' and '--part'; pass one of them\nSee 'spoken help say reminder' for more information."
    ),
    (
      "say reminder Ida --segments 1 --characters 90", 2,
      "cannot combine '--segments' and '--characters'; pass one of them\nSee 'spoken help say reminder' for more information."
    ),
    (
      "say chart line 3 5 --more 4", 1,
      #"in item 1 of '--more': invalid value; expected a phrase of kind 'chartSeries', such as {"kind": "chartSeries", …}, not one of kind 'text'"#
    ),
    (
      "say range 0.1 0.2 --noun dose --style percent", 2,
      "cannot combine '--noun' and '--style percent'; pass one of them\nSee 'spoken help say range' for more information."
    ),
    (
      "say money 1 USD --width fulll", 2,
      "unknown value 'fulll' for '--width'; did you mean 'full'?\nSee 'spoken help say money' for more information."
    ),
    (
      "say trend sideways", 2,
      "unknown value 'sideways' for '<trend>'; expected one of rising, falling, rising-fast, falling-fast, rising-slowly, falling-slowly, steady, unchanged, above-average, below-average, average, new-high, new-low\nSee 'spoken help say trend' for more information."
    ),
    (
      "say money 12,50 USD", 1,
      "invalid number '12,50' for '<amount>'; write a number such as 25.50, -3, or 1.2e6, without digit separators"
    ),
    (
      "say number 1234567890123456789012345678901234567890123456789", 1,
      "number '1234567890123456789012345678901234567890123456789' for '<value>' is too long; use at most 38 digits and an exponent from -400 to 400"
    ),
    (
      "say number 1e500", 1,
      "number '1e500' for '<value>' is too long; use at most 38 digits and an exponent from -400 to 400"
    ),
    ("say duration 1 --units 5", 1, "invalid number '5' for '--units'; expected a whole number from 1 to 4"),
    ("say duration 1 --units 1.5", 1, "invalid number '1.5' for '--units'; expected a whole number from 1 to 4"),
    (
      "say list A --limit x", 1,
      "invalid number 'x' for '--limit'; write a number such as 25.50, -3, or 1.2e6, without digit separators"
    ),
    ("say list A --limit 0", 1, "invalid number '0' for '--limit'; expected a whole number of at least 1"),
    (
      "say count 1 dose --limit 1e30", 1,
      "invalid number '1000000000000000000000000000000' for '--limit'; expected a whole number of at least 0"
    ),
    (
      "say count 3 dosse", 2,
      "unknown value 'dosse' for '<noun>'; did you mean 'dose'?\nSee 'spoken help say count' for more information."
    ),
    (
      "say state takken", 2,
      "unknown value 'takken' for '<status>'; did you mean 'taken'?\nSee 'spoken help say state' for more information."
    ),
    (
      "say message weekday-friday --case evry --locale es", 2,
      "unknown case 'evry' for '--case'; did you mean 'every'?\nSee 'spoken help say message' for more information."
    ),
    (
      "say number 3 --case genitive --locale ja", 2,
      "unknown case 'genitive' for '--case'; run 'spoken cases --locale ja' for a list\nSee 'spoken help say number' for more information."
    ),
    (
      "say card Maya --case every", 2,
      "unknown option '--case'; expected one of --parts, --value, --hint, --actions, --traits, --identifier, --presence, --heading-level, --screen-title, --input-labels, --reading-place, --children, --grouping, --locale, --now, --time-zone, --hour-cycle, --interaction, --verbosity, --order, --emoji, --overlay, --as, --tables\nSee 'spoken help say card' for more information."
    ),
    (
      "say direction up", 2,
      "unknown value 'up' for '<direction>'; expected one of credit, debit\nSee 'spoken help say direction' for more information."
    ),
    ("say money 1 US", 1, "invalid currency 'US' for '<currency>'; expected a code, such as USD"),
    ("say money 1 US$", 1, "invalid currency 'US$' for '<currency>'; expected a code, such as USD"),
    (
      "say recurrence weekly", 1,
      "unsupported recurrence rule 'weekly' for '<rule>'; write a rule such as FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=8"
    ),
    (
      "say date tomorrow", 1,
      "invalid date 'tomorrow' for '<date>'; write 2026-11-20T14:30:00-05:00, 2026-11-20T14:30Z, 2026-11-20T14:30, or 2026-11-20"
    ),
    ("say date 2026-11-20 --now 2026-02-30", 1, "invalid date '2026-02-30' for '--now'; the month has no such day"),
    (
      "say number 1 --locale e", 1,
      "invalid language tag 'e' for '--locale': expected a language of two to eight letters in subtag 1, 'e'"
    ),
    ("say number 1 --locale plx", 1, "unsupported language 'plx' for '--locale'; did you mean 'pl'?"),
    (
      "say date 2026-11-20 --time-zone Warsaw", 1,
      "unknown time zone 'Warsaw' for '--time-zone'; did you mean 'Europe/Warsaw'?"
    ),
    (
      "say date 2026-11-20 --time-zone Mars/Olympus", 1,
      "unknown time zone 'Mars/Olympus' for '--time-zone'; write a name such as Europe/Warsaw, UTC, or +01:00"
    ),
    (
      "say message a --args [1]", 1,
      "invalid value for '--args'; expected an object with the arguments by name, not an array"
    ),
    ("say message a --args {", 1, "invalid JSON for '--args' at byte 2: expected a name in double quotes"),
    (
      #"say message a --args {"n":null}"#, 1,
      #"in '--args': in 'n': invalid value; expected text, a number, or {"kind": …}, not null"#
    ),
    (
      #"say message a --args {"n":{"kind":"count","count":1}}"#, 1,
      "in '--args': in 'n': missing key 'noun'; expected a noun, such as dose"
    ),
    ("say message a --overlay /no/such.ftl", 1, "cannot read '/no/such.ftl': No such file or directory"),
    ("say --batch /no/such.jsonl", 1, "cannot read '/no/such.jsonl': No such file or directory"),
    (
      "say --batch a b", 2,
      "unexpected argument 'b'; to pass text with spaces, put it in quotes\nSee 'spoken help say' for more information."
    ),
    ("say --batch --locale plx a", 1, "unsupported language 'plx' for '--locale'; did you mean 'pl'?"),
    ("say --batch /", 1, "cannot read '/': Is a directory"),
    ("ast", 2, "missing argument '<file>'; expected an FTL file\nSee 'spoken help ast' for more information."),
    (
      "ast --span a.ftl", 2,
      "unknown option '--span'; did you mean '--spans'?\nSee 'spoken help ast' for more information."
    ),
    (
      "ast a b", 2,
      "unexpected argument 'b'; to pass text with spaces, put it in quotes\nSee 'spoken help ast' for more information."
    ),
    ("ast /no/such.ftl", 1, "cannot read '/no/such.ftl': No such file or directory"),
    (
      "languages --all", 2,
      "unknown option '--all'; expected one of --overlay\nSee 'spoken help languages' for more information."
    ),
    ("help sayy", 2, "unknown command or kind 'sayy'; did you mean 'say'?"),
    ("help say monye", 2, "unknown kind 'monye'; did you mean 'money'?"),
  ]

  @Test(arguments: calls.indices)
  func callsAreAnsweredWithWhatToDo(_ index: Int) {
    let row = Self.calls[index]
    #expect(spoken(row.words) == Called(err: "error: \(row.text)\n", status: row.status), "\(row.words)")
  }

  static let lines: [(line: String, error: String)] = [
    (#"{}"#, "missing key 'kind'; run 'spoken kinds' for a list"),
    (#"{"kind": 3}"#, "invalid value for 'kind'; expected a string, not a number"),
    (#"{"kind": "mony"}"#, "unknown kind 'mony'; did you mean 'money'?"),
    (#"{"kind": "number", "valeu": 1}"#, "unknown key 'valeu' in 'number'; did you mean 'value'?"),
    (#"{"kind": "number", "VALUE": 1}"#, "unknown key 'VALUE' in 'number'; did you mean 'value'?"),
    (#"{"kind": "number"}"#, "missing key 'value'; expected a number, such as 25.50"),
    (#"{"kind": "number", "value": null}"#, "missing key 'value'; expected a number, such as 25.50"),
    (
      #"{"kind": "number", "value": true}"#,
      #"invalid value for 'value'; expected a number, such as 25.50 or "25.50", not a Boolean"#
    ),
    (
      #"{"kind": "number", "value": "x"}"#,
      "invalid number 'x' for 'value'; write a number such as 25.50, -3, or 1.2e6, without digit separators"
    ),
    (
      #"{"kind": "money", "amount": 1, "currency": 3}"#,
      "invalid value for 'currency'; expected a currency code, such as USD, not a number"
    ),
    (
      #"{"kind": "money", "amount": 1, "currency": "USD", "width": "wide"}"#,
      "unknown value 'wide' for 'width'; expected one of automatic, short, full"
    ),
    (
      #"{"kind": "time", "date": 0}"#,
      "invalid value for 'date'; expected a date, such as 2026-11-20T14:30:00-05:00, not a number"
    ),
    (
      #"{"kind": "time", "date": "2026-11-20", "timeZone": "europe/warsaw"}"#,
      "unknown time zone 'europe/warsaw' for 'timeZone'; did you mean 'Europe/Warsaw'?"
    ),
    (
      #"{"kind": "time", "date": "2026-11-20", "hourCycle": "h24"}"#,
      "unknown value 'h24' for 'hourCycle'; did you mean 'h23'?"
    ),
    (
      #"{"kind": "duration", "seconds": 1, "units": true}"#,
      "invalid value for 'units'; expected a whole number, such as 3, not a Boolean"
    ),
    (
      #"{"kind": "list", "items": ["A"], "limit": "two"}"#,
      "invalid number 'two' for 'limit'; write a number such as 25.50, -3, or 1.2e6, without digit separators"
    ),
    (
      #"{"kind": "list", "items": ["A"], "limit": 1.5}"#,
      "invalid number '1.5' for 'limit'; expected a whole number of at least 1"
    ),
    (
      #"{"kind": "list", "items": "A"}"#,
      #"invalid value for 'items'; expected an array of phrases, such as ["Maya", 3, {"kind": …}], not a string"#
    ),
    (
      #"{"kind": "list", "items": ["A", true]}"#,
      #"in item 2 of 'items': invalid value; expected text, a number, or {"kind": …}, not a Boolean"#
    ),
    (
      #"{"kind": "list"}"#,
      #"missing key 'items'; expected an array of phrases, such as ["Maya", 3, {"kind": …}]"#
    ),
    (
      #"{"kind": "progress", "total": 5}"#,
      "missing 'completed' for 'total'; pass both"
    ),
    (
      #"{"kind": "chart", "style": "line", "values": [3, 5], "more": [{"kind": "chartSeries", "values": [1, 2]}, {"kind": "number", "value": 4}]}"#,
      #"in item 2 of 'more': invalid value; expected a phrase of kind 'chartSeries', such as {"kind": "chartSeries", …}, not one of kind 'number'"#
    ),
    (
      #"{"kind": "list", "items": [{"kind": "chart", "style": "line", "values": [3, 5], "more": [null]}]}"#,
      #"in item 1 of 'items': in item 1 of 'more': invalid value; expected a phrase of kind 'chartSeries', such as {"kind": "chartSeries", …}, not one of kind 'nothing'"#
    ),
    (
      #"{"kind": "reminder", "name": "Ida", "task": "Cook", "part": "noon"}"#,
      "cannot combine 'task' and 'part'; pass one of them"
    ),
    (
      #"{"kind": "reminder", "name": "Ida", "segments": 1, "characters": 90}"#,
      "cannot combine 'segments' and 'characters'; pass one of them"
    ),
    (#"[]"#, #"invalid JSON at byte 1: expected an object, such as {"kind": "money", …}"#),
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
    #expect(quoted("a\u{1B}[2Jb\u{202E}") == #"'a\u{1B}[2Jb\u{202E}'"#)
    #expect(quoted(String(repeating: "x", count: 1000)) == "'" + String(repeating: "x", count: 60) + "…'")
  }
}

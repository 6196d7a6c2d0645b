// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

/// Any phrase stands where a phrase can stand, in requests and on the command line.
@Suite struct PhraseValueTests {
  static let rows: [(line: String, answer: String)] = [
    (
      #""kind": "list", "items": [{"kind": "money", "amount": "25.50", "currency": "USD"}, "text", 3, -3]"#,
      #""text": "25 dollars and 50 cents, text, 3, and minus 3""#
    ),
    (
      #""kind": "field", "name": "Weekly allowance", "value": {"kind": "money", "amount": 10, "currency": "USD", "per": "week"}"#,
      #""text": "Weekly allowance: 10 dollars per week""#
    ),
    (
      #""kind": "field", "name": "email-address", "value": {"kind": "hiddenAmount"}"#,
      #""text": "Email address: Hidden amount""#
    ),
    (#""kind": "field", "name": "Name", "value": {"kind": "nothing"}"#, #""text": """#),
    (#""kind": "progress", "completed": 3, "total": 5, "title": "Quiz""#, #""text": "Quiz, 3 of 5""#),
    (
      #""kind": "progress", "title": {"kind": "activity", "activity": "loading-tasks"}"#,
      #""text": "Loading tasks, in progress""#
    ),
    (#""kind": "error", "problem": "select-answer""#, #""text": "Error: Please select an answer to continue""#),
    (#""kind": "error", "problem": "The server is busy""#, #""text": "Error: The server is busy""#),
    (#""kind": "hint", "outcome": "details", "interaction": "touch""#, #""text": "Double tap to view details""#),
    (
      #""kind": "hint", "outcome": "profile", "interaction": "touch""#,
      #""text": "Double tap to change profiles""#
    ),
    (
      #""kind": "hint", "outcome": "profile", "control": "adjustable", "interaction": "touch""#,
      #""text": "Swipe up or down to change profiles""#
    ),
    (
      #""kind": "hint", "outcome": {"kind": "message", "message": "outcome-details-of", "args": {"who": "Ida"}}"#,
      #""text": "Opens Ida's details""#
    ),
    (
      #""kind": "message", "message": "parts", "args": {"first": "A", "second": {"kind": "message", "message": "progress", "args": {"completed": 1, "total": 2}}}"#,
      #""text": "A, 1 of 2", "errors": []"#
    ),
    (
      #""kind": "sentences", "parts": ["Ida", {"kind": "list", "items": [{"kind": "list", "items": ["A", "B"], "type": "or"}, "C"]}]"#,
      #""text": "Ida. A or B and C""#
    ),
    (
      #""kind": "list", "items": [{"kind": "message", "message": "lost"}]"#,
      #""text": "{lost}", "errors": ["unknown message 'lost'"]"#
    ),
  ]

  @Test(arguments: rows.indices)
  func phraseValuesAreSaid(_ index: Int) {
    let row = Self.rows[index]
    #expect(answers(["{\(row.line)}"]) == ["{\"id\": null, \(row.answer)}"])
  }

  @Test func argumentsOfAnAppsMessageAreAnyPhrases() {
    let line = #"""
      {"kind": "message", "message": "delivered", "overlay": "delivered = { $who } has { $n ->\n [one] a dose\n *[other] { $n } doses\n } { $when }",
      "args": {"when": {"kind": "due", "date": "2026-11-20T18:00-05:00"}, "who": "Maya", "n": 3},
      "now": "2026-11-20T17:00-05:00", "timeZone": "America/New_York"}
      """#
    #expect(
      answers([line.replacing("\n", with: " ")])
        == [#"{"id": null, "text": "Maya has 3 doses due today at 6:00 PM", "errors": []}"#])
  }

  /// A word of an app's is one that its overlay has; without one it is a mistake, and so is what the overlay lacks.
  @Test func wordsOfAnAppAreThoseOfItsOverlay() {
    let overlay =
      #""overlay": "count-parcel = { $count ->\n [one] { $count } parcel\n *[other] { $count } parcels\n }\nlost = lost""#
    let rows = [
      (#""noun": "count-parcel", \#(overlay)"#, #""text": "3 parcels"}"#),
      (#""noun": "dose", "status": "lost", \#(overlay)"#, #""text": "3 lost doses"}"#),
      (
        #""noun": "count-parcell", \#(overlay)"#,
        #""error": "line 1: unknown value 'count-parcell' for 'noun'; expected one of "#
      ),
      (#""noun": "count-parcel""#, #""error": "line 1: unknown value 'count-parcel' for 'noun'; expected one of "#),
    ]
    for (line, answer) in rows {
      let said = answers([#"{"kind": "count", "count": 3, \#(line)}"#])
      #expect(said.count == 1 && said[0].hasPrefix(#"{"id": null, \#(answer)"#), "\(said)")
    }
  }

  static let bad: [(line: String, error: String)] = [
    (
      #""kind": "list", "items": ["A", {"kind": "money", "amount": "x", "currency": "USD"}]"#,
      "in item 2 of 'items': invalid number 'x' for 'amount'; write a number such as 25.50, -3, or 1.2e6, without digit separators"
    ),
    (
      #""kind": "list", "items": [{"kind": "mony"}]"#,
      "in item 1 of 'items': unknown kind 'mony'; did you mean 'money'?"
    ),
    (
      #""kind": "list", "items": [{"kind": 3}]"#,
      "in item 1 of 'items': invalid value for 'kind'; expected a string, not a number"
    ),
    (
      #""kind": "list", "items": [{"kind": "number", "value": 1, "locale": "pl"}]"#,
      "in item 1 of 'items': key 'locale' is not allowed in the nested 'number'; set it on the outermost object, or pass "
        + "'--locale'"
    ),
    (
      #""kind": "list", "items": [{"kind": "date", "date": "2026-11-20", "timeZone": "UTC"}]"#,
      "in item 1 of 'items': key 'timeZone' is not allowed in the nested 'date'; set it on the outermost object, or pass "
        + "'--time-zone'"
    ),
    (
      #""kind": "list", "items": [{"kind": "date", "day": "2026-11-20"}]"#,
      "in item 1 of 'items': unknown key 'day' in 'date'; expected one of date, style"
    ),
    (
      #""kind": "list", "items": [true]"#,
      #"in item 1 of 'items': invalid value; expected text, a number, or {"kind": …}, not a Boolean"#
    ),
    (
      #""kind": "list", "items": [1e500]"#,
      "in item 1 of 'items': number '1e500' is too long; use at most 38 digits and an exponent from -400 to 400"
    ),
    (
      #""kind": "list", "items": [{"kind": "card", "parts": []}]"#,
      "in item 1 of 'items': kind 'card' is not a phrase; nest a phrase, or say the card by itself"
    ),
    (
      #""kind": "field", "name": "A", "value": {"kind": "list", "items": ["A", {"kind": "date"}]}"#,
      "in 'value': in item 2 of 'items': missing key 'date'; expected a date, such as 2026-11-20T14:30:00-05:00"
    ),
    (
      #""kind": "field", "value": "A""#,
      #"missing key 'name'; expected a field, such as email-address, text, or {"kind": …}"#
    ),
    (
      #""kind": "message", "message": "m", "args": {"n": {"kind": "percent"}}"#,
      "in 'args': in 'n': missing key 'value'; expected a number, such as 25.50"
    ),
  ]

  @Test(arguments: bad.indices)
  func whatIsWrongIsToldWithItsPlace(_ index: Int) {
    let row = Self.bad[index]
    var expected = Array(#"{"id": null, "error": "#.utf8)
    expected.append(json: "line 1: " + row.error)
    #expect(answers(["{\(row.line)}"]) == [String(decoding: expected, as: UTF8.self) + "}"])
  }

  @Test func olderFormsOfPhrasesAreRefused() {
    for old in [#"{"number": "1.50"}"#, #"{"phrase": "progress-done", "args": {}}"#] {
      let answer = answers([#"{"kind": "message", "message": "m", "args": {"n": \#(old)}}"#])
      let error = "line 1: in 'args': in 'n': missing key 'kind'; run 'spoken kinds' for a list"
      #expect(answer[0].hasPrefix(#"{"id": null, "error": "\#(error)"#))
    }
  }

  /// Each kind alone, and inside whatever can hold it.
  @Test(arguments: Kind.all.filter { $0.type != nil }.map(\.name))
  func everyKindStandsEverywhere(_ name: String) throws {
    let kind = try Kind.named(name)
    let words = try Words(kind.examples.first ?? [], places: kind.places, options: kind.keys + kind.common)
    let isCommon = { (member: JSON.Member) in kind.common.contains { $0.name == member.name } }
    let common = words.members.filter(isCommon).map { "\"\($0.name)\": \($0.value.text), " }.joined()
    let own = words.members.filter { !isCommon($0) }.map { ", \"\($0.name)\": \($0.value.text)" }.joined()
    let phrase = "{\"kind\": \"\(name)\"\(own)}"
    let said = try text("{\(common)\"context\": \"inline\", \(phrase.dropFirst())", "text")
    #expect(said.isEmpty == (name == "nothing"))

    func holds(_ request: String, _ expected: String, in key: String = "text") throws {
      let found = try text("{\(common)\(request)}", key)
      #expect(found.lowercased() == (name == "nothing" ? "zz" : expected.lowercased()), "\(request)")
    }
    try holds("\"kind\": \"list\", \"items\": [\(phrase), \"zz\"]", "\(said) and zz")
    try holds("\"kind\": \"sentences\", \"parts\": [\"zz\", \(phrase)]", "zz. \(said)")
    try holds("\"kind\": \"card\", \"parts\": [\"zz\", \(phrase)]", "zz. \(said)", in: "label")
    try holds("\"kind\": \"card\", \"parts\": [], \"value\": [\(phrase), \"zz\"]", "\(said). zz", in: "value")
    try holds(
      "\"kind\": \"message\", \"message\": \"m\", \"overlay\": \"m = zz{ $x }\", \"args\": {\"x\": \(phrase)}",
      "zz\(said)")
    if name != "nothing" {
      try holds("\"kind\": \"field\", \"name\": \"zz\", \"value\": \(phrase)", "zz: \(said)")
      try holds("\"kind\": \"field\", \"name\": \(phrase), \"value\": \"zz\"", "\(said): zz")
      try holds("\"kind\": \"error\", \"problem\": \(phrase)", "Error: \(said)")
      try holds("\"kind\": \"progress\", \"title\": \(phrase)", "\(said), in progress")
      try holds(
        "\"kind\": \"card\", \"parts\": [], \"hint\": {\"kind\": \"hint\", \"outcome\": \(phrase)}", said, in: "hint")
    }
  }

  /// The text that answers a line.
  private func text(_ line: String, _ key: String) throws -> String {
    let answer = try #require(answers([line]).first)
    guard case .object(let members) = try JSONReader.value(of: answer),
      case .string(let text)? = members.first(where: { $0.name == key })?.value
    else {
      Issue.record("\(line)\n\(answer)")
      return ""
    }
    return text
  }

  @Test func whatIsTooLargeIsCutAndReported() throws {
    let open = #"{"kind": "field", "name": "A", "value": "#
    let deep = String(repeating: open, count: 40) + "\"B\"" + String(repeating: "}", count: 40)
    let answer = try #require(answers([deep]).first)
    #expect(answer.hasPrefix(#"{"id": null, "text": "A: A: "#))
    #expect(answer.contains(#"{…}", "errors": ["phrase is too long at '…'"]}"#), "\(answer)")

    let many = Array(repeating: "\"A\"", count: 100_001).joined(separator: ",")
    let cut = try #require(answers([#"{"kind": "list", "items": [\#(many)]}"#]).first)
    #expect(
      cut.hasPrefix(#"{"id": null, "text": "{…}", "errors": ["phrase is too long at '…'"]}"#), "\(cut.prefix(200))")

    let hostile = String(repeating: open, count: 100_000)
    #expect(answers([hostile])[0].contains("invalid JSON at byte 4001: nesting exceeds 100 levels"))
  }

  @Test func theCommandLineTakesJSONInThePlaceOfAPhrase() {
    let money = #"{"kind": "money", "amount": "10", "currency": "USD"}"#
    let calls: [([String], String)] = [
      (["list", "A", money, "3"], "A, 10 dollars, and 3"),
      (["list", "--items", "[\"A\", \(money)]", "--items", "B"], "A, 10 dollars, and B"),
      (["field", "Weekly allowance", money], "Weekly allowance: 10 dollars"),
      (["text", "{"], "{"),
    ]
    for (words, text) in calls { #expect(spoken(["say"] + words) == Called(out: text + "\n")) }
    #expect(
      spoken(["say", "field", "A", "{"])
        == Called(err: "error: invalid JSON for '<value>' at byte 2: expected a name in double quotes\n", status: 1))
    #expect(
      spoken(["say", "field", "A", "[1]"])
        == Called(
          err: "error: in '<value>': invalid value; expected text, a number, or {\"kind\": …}, not an array\n",
          status: 1))
  }
}

extension JSON {
  /// The value as JSON writes it.
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let bool): return "\(bool)"
    case .number(let digits): return digits
    case .string(let text):
      var bytes: [UInt8] = []
      bytes.append(json: text)
      return String(decoding: bytes, as: UTF8.self)
    case .array(let values): return "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      return "{\(members.map { "\(JSON.string($0.name).text): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }
}

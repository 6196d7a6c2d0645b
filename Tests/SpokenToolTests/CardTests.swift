// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText
@testable import SpokenTool

@Suite struct CardTests {
  static let rows: [(card: String, answer: String)] = [
    (
      #""parts": ["Ida", {"kind": "balance", "amount": "125.50", "currency": "USD"}], "value": [{"kind": "state", "status": "taken"}], "hint": "details", "actions": [{"id": "share", "name": "Share"}, {"id": "skip", "name": {"kind": "list", "items": ["A", "B"]}}], "traits": ["selected", "button"], "identifier": "x""#,
      #""label": "Ida. Balance: 125 dollars and 50 cents", "value": "Taken", "hint": "Opens details", "actions": [{"id": "share", "name": "Share"}, {"id": "skip", "name": "A and B"}], "traits": ["button", "selected"]"#
    ),
    (#""parts": ["Ida"]"#, #""label": "Ida""#),
    (#""parts": []"#, #""label": null"#),
    (#""parts": [{"kind": "nothing"}, " "], "value": [""], "actions": [], "traits": []"#, #""label": null"#),
    (
      #""parts": ["A"], "hint": "details", "interaction": "touch""#,
      #""label": "A", "hint": "Double tap to view details""#
    ),
    (
      #""parts": ["A"], "hint": "profile", "interaction": "touch""#,
      #""label": "A", "hint": "Double tap to change profiles""#
    ),
    (
      #""parts": ["A"], "hint": {"kind": "hint", "outcome": "details", "by": "keyboard"}"#,
      #""label": "A", "hint": "Press Space to view details""#
    ),
    (
      #""parts": ["A"], "hint": {"kind": "message", "message": "outcome-details-of", "args": {"who": "Ida"}}, "interaction": "touch""#,
      #""label": "A", "hint": "Double tap to view Ida's details""#
    ),
    (
      #""parts": ["A"], "hint": {"kind": "text", "text": "Wait."}, "interaction": "touch""#,
      #""label": "A", "hint": "Wait.""#
    ),
    (
      #""parts": ["A"], "hint": "open", "interaction": "touch", "overlay": "open = { $case ->\n [infinitive] open it\n *[statement] opens it\n }""#,
      #""label": "A", "hint": "Double tap to open it""#
    ),
    (
      #""parts": [{"kind": "message", "message": "a"}], "value": [{"kind": "message", "message": "b"}], "actions": [{"id": "c", "name": {"kind": "message", "message": "c"}}]"#,
      #""label": "{a}", "value": "{b}", "actions": [{"id": "c", "name": "{c}"}], "errors": ["unknown message 'a'", "unknown message 'b'", "unknown message 'c'"]"#
    ),
    (
      #""parts": ["Call the pharmacy", {"kind": "part", "phrase": {"kind": "state", "status": "overdue"}, "importance": "urgent"}, {"kind": "part", "phrase": "Ida", "importance": "detail"}]"#,
      #""label": "Call the pharmacy. Overdue""#
    ),
    (
      #""parts": ["Call the pharmacy", {"kind": "part", "phrase": {"kind": "state", "status": "overdue"}, "importance": "urgent"}], "order": "urgentFirst""#,
      #""label": "Overdue. Call the pharmacy""#
    ),
    (
      #""parts": [{"kind": "part", "phrase": "Aspirin", "importance": "essential"}, "500 mg"], "verbosity": "brief""#,
      #""label": "Aspirin""#
    ),
    (
      #""parts": ["A", {"kind": "part", "phrase": "B", "importance": "detail"}], "verbosity": "detailed""#,
      #""label": "A. B""#
    ),
    (
      #""parts": ["A"], "presence": "hidden", "traits": ["image"]"#,
      #""label": null, "traits": ["image"], "presence": "hidden""#
    ),
    (#""parts": ["A"], "presence": "shown""#, #""label": "A""#),
    (
      #""parts": ["A"], "headingLevel": 2"#, #""label": "A", "traits": ["header"], "headingLevel": 2"#
    ),
    (
      #""parts": [], "screenTitle": "Details", "traits": ["modal"], "children": [{"parts": ["A"], "headingLevel": 1}, {"kind": "card", "parts": ["B"], "identifier": "b"}]"#,
      #""label": null, "screenTitle": "Details", "traits": ["modal"], "grouping": "contain", "children": [{"label": "A", "traits": ["header"], "headingLevel": 1}, {"label": "B"}]"#
    ),
    (
      #""parts": ["A"], "grouping": "combine", "children": [{"parts": ["B"], "value": ["C"]}, {"parts": ["Skip"], "identifier": "skip", "traits": ["button"]}]"#,
      #""label": "A. B. C", "actions": [{"id": "skip", "name": "Skip"}], "grouping": "combine""#
    ),
    (
      #""parts": ["A"], "grouping": "ignore", "children": [{"parts": ["B"], "actions": [{"id": "c", "name": "C"}]}]"#,
      #""label": "A", "actions": [{"id": "c", "name": "C"}], "grouping": "ignore""#
    ),
    (
      #""parts": [{"kind": "elapsed", "date": "2026-11-20T12:00Z"}], "now": "2026-11-20T14:00Z", "locale": "pl""#,
      #""label": "Dwie godziny temu""#
    ),
  ]

  @Test(arguments: rows.indices)
  func cardsAreAnsweredWithTheirElement(_ index: Int) {
    let row = Self.rows[index]
    #expect(answers([#"{"id": 7, "kind": "card", \#(row.card)}"#]) == [#"{"id": 7, \#(row.answer)}"#])
  }

  static let bad: [(card: String, error: String)] = [
    (#""value": []"#, #"missing key 'parts'; expected an array of phrases, such as ["Maya", 3, {"kind": …}]"#),
    (
      #""parts": "A""#,
      #"invalid value for 'parts'; expected an array of phrases, such as ["Maya", 3, {"kind": …}], not a string"#
    ),
    (#""parts": [], "hint": "detials""#, "unknown value 'detials' for 'hint'; did you mean 'details'?"),
    (#""parts": [], "traits": ["buton"]"#, "unknown value 'buton' for 'traits'; did you mean 'button'?"),
    (
      #""parts": [], "traits": "button""#,
      #"invalid value for 'traits'; expected an array of traits, such as ["button", "selected"], not a string"#
    ),
    (
      #""parts": [], "actions": ["share"]"#,
      #"in item 1 of 'actions': invalid value; expected an action, such as {"id": "share", "name": "Share"}, not a string"#
    ),
    (
      #""parts": [], "actions": [{"id": "a"}]"#,
      #"in item 1 of 'actions': missing key 'name'; expected text, a number, or {"kind": …}"#
    ),
    (#""parts": [], "actions": [{"name": "a"}]"#, "in item 1 of 'actions': missing key 'id'; expected text"),
    (
      #""parts": [], "actions": [{"id": "a", "nmae": "A"}]"#,
      "in item 1 of 'actions': unknown key 'nmae' in 'action'; did you mean 'name'?"
    ),
    (#""parts": [], "headingLevel": 7"#, "invalid number '7' for 'headingLevel'; expected a whole number from 1 to 6"),
    (#""parts": [], "presence": "gone""#, "unknown value 'gone' for 'presence'; expected one of shown, hidden"),
    (
      #""parts": [], "grouping": "merge""#,
      "unknown value 'merge' for 'grouping'; expected one of ignore, combine, contain"
    ),
    (
      #""parts": [], "verbosity": "terse""#,
      "unknown value 'terse' for 'verbosity'; expected one of brief, standard, detailed"
    ),
    (
      #""parts": [], "children": {}"#,
      #"invalid value for 'children'; expected an array of cards, such as [{"parts": ["Maya"]}], not an object"#
    ),
    (
      #""parts": [], "children": ["A"]"#,
      #"in item 1 of 'children': invalid value; expected a card, such as {"parts": ["Maya"]}, not a string"#
    ),
    (
      #""parts": [], "children": [{"parts": ["A"], "lable": 1}]"#,
      "in item 1 of 'children': unknown key 'lable' in 'card'"
    ),
    (#""parts": [], "children": [{}]"#, "in item 1 of 'children': missing key 'parts'"),
    (#""parts": [], "context": "inline""#, "unknown key 'context' in 'card'; expected one of parts, "),
    (#""parts": [], "label": "A""#, "unknown key 'label' in 'card'; expected one of parts, value, hint, "),
  ]

  @Test(arguments: bad.indices)
  func whatIsWrongIsToldWithItsPlace(_ index: Int) throws {
    let row = Self.bad[index]
    guard case .object(let members) = try JSONReader.value(of: answers([#"{"kind": "card", \#(row.card)}"#])[0]),
      case .string(let error)? = members.first(where: { $0.name == "error" })?.value
    else {
      Issue.record("\(row.card) is answered")
      return
    }
    #expect(error.hasPrefix("line 1: " + row.error), "\(error)")
  }

  @Test func isPrintedALineForEachPart() {
    let words = [
      "say", "card", "Ida", #"{"kind": "percent", "value": "0.5"}"#, "--value", "A", "--value", "B", "--hint",
      "details",
      "--traits", "button", "--traits=selected", "--actions", #"[{"id": "share", "name": "Share it"}]"#,
    ]
    #expect(
      spoken(words)
        == Called(
          out: """
            label: Ida. 50 percent
            value: A. B
            hint: Opens details
            action share: Share it
            traits: button, selected

            """))
    #expect(
      spoken(["say", "card", #"{"kind": "message", "message": "a"}"#])
        == Called(out: "label: {a}\n", err: "error: unknown message 'a'\n", status: 1))
    #expect(
      spoken(["say", "card"])
        == Called(
          err: """
            error: missing argument '<parts>'; expected an array of phrases, such as ["Maya", 3, {"kind": …}]
            See 'spoken help say card' for more information.

            """, status: 2))
  }

  /// Each trait that there is can be asked for by its name.
  @Test func traitsHaveNames() {
    #expect(Set(SpokenTraits.named.map(\.name)).count == SpokenTraits.named.count)
    for (name, trait) in SpokenTraits.named {
      #expect(trait.names == [name])
      let answer = answers([#"{"kind": "card", "parts": [], "traits": ["\#(name)"]}"#])
      #expect(answer == [#"{"id": null, "label": null, "traits": ["\#(name)"]}"#])
    }
  }
}

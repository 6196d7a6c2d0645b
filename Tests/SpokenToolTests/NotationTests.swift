// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenTool

/// The same answer as words, as SSML, and as JSON with the spans.
@Suite struct NotationTests {
  private static let head = #"<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">"#
  /// As a string of JSON has it.
  private static let quotedHead = head.replacing("\"", with: "\\\"")

  @Test func markedWordsAreSaidInEachNotation() {
    let words = ["say", "marked", "Siobhán", "--pronunciation", "ʃɪˈvɔːn", "--emphasis", "moderate"]
    #expect(spoken(words).out == "Siobhán\n")
    #expect(spoken(words + ["--as", "text"]) == spoken(words))
    #expect(
      spoken(words + ["--as", "ssml"]).out
        == Self.head + #"<emphasis><phoneme alphabet="ipa" ph="ʃɪˈvɔːn">Siobhán</phoneme></emphasis></speak>"# + "\n")
    #expect(
      spoken(words + ["--as", "json"]).out
        == #"{"text": "Siobhán", "spans": [{"start": 0, "end": 8, "emphasis": "moderate"}, "#
        + #"{"start": 0, "end": 8, "pronunciation": "ʃɪˈvɔːn"}]}"# + "\n")
    #expect(spoken("say number 3 --as json").out == #"{"text": "3", "spans": []}"# + "\n")
    #expect(spoken("say number 3 --as xml").status == 2)
  }

  /// The spans have the names and values that make them.
  @Test(arguments: [
    #""language": "fr""#, #""spelling": "letters""#, #""punctuation": "all""#, #""emphasis": "moderate""#,
    #""pause": 500"#, #""pronunciation": "x""#,
  ])
  func spansAreKeysOfMarkedPhrases(_ member: String) {
    let line = #"{"id": 1, "as": "json", "kind": "marked", "phrase": "Été", \#(member)}"#
    #expect(
      answers([line]) == [#"{"id": 1, "text": "Été", "spans": [{"start": 0, "end": 5, \#(member)}]}"#])
  }

  @Test func batchesTakeTheNotation() {
    let lines = [
      #"{"id": 1, "kind": "text", "text": "AT&T"}"#, #"{"id": 2, "kind": "text", "text": "AT&T", "as": "text"}"#,
      #"{"id": 3, "kind": "message", "message": "x", "as": "json"}"#,
    ]
    #expect(
      answers(lines, defaults: ["as": "ssml"]) == [
        #"{"id": 1, "ssml": "\#(Self.quotedHead)AT&amp;T</speak>"}"#, #"{"id": 2, "text": "AT&T"}"#,
        #"{"id": 3, "text": "{x}", "spans": [], "errors": ["unknown message 'x'"]}"#,
      ])
    #expect(
      answers([#"{"kind": "text", "text": "x", "as": "xml"}"#])[0].contains(
        "unknown value 'xml' for 'as'; expected one of text, ssml, json"))
  }

  @Test func cardsTakeTheNotation() {
    let card =
      #""kind": "card", "parts": [{"kind": "marked", "phrase": "Été", "language": "fr"}], "hint": "details", "#
      + #""actions": [{"id": "a", "name": "B"}], "traits": ["button"]"#
    #expect(
      answers(["{\(card), \"as\": \"json\"}"]) == [
        #"{"id": null, "label": {"text": "Été", "spans": [{"start": 0, "end": 5, "language": "fr"}]}, "#
          + #""hint": {"text": "Opens details", "spans": []}, "#
          + #""actions": [{"id": "a", "name": {"text": "B", "spans": []}}], "traits": ["button"]}"#
      ])
    let french = Self.quotedHead.replacing("en-US", with: "fr")
    #expect(
      answers(["{\(card), \"as\": \"ssml\"}"]) == [
        #"{"id": null, "label": "\#(french)Été</speak>", "hint": "\#(Self.quotedHead)Opens details</speak>", "#
          + #""actions": [{"id": "a", "name": "\#(Self.quotedHead)B</speak>"}], "traits": ["button"]}"#
      ])
    #expect(
      spoken(["say", "card", "A&B", "--as", "ssml", "--traits", "button"]).out
        == "label: \(Self.head)A&amp;B</speak>\ntraits: button\n")
    #expect(
      spoken(["say", "card", "A", "--as", "json"]).out == #"{"label": {"text": "A", "spans": []}}"# + "\n")
  }

  @Test func languagesAreTags() {
    #expect(
      answers([#"{"kind": "marked", "phrase": "x", "language": "not a tag"}"#])[0].contains(
        "invalid language tag 'not a tag'"))
    #expect(spoken(["say", "marked", "x", "--language", "fr-"]).status == 1)
  }
}

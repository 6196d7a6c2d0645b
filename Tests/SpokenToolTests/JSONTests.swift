// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

@Suite struct JSONTests {
  static let values: [(text: String, value: JSON)] = [
    ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("\t\r\n\"a\"\n", .string("a")),
    ("0", .number("0")), ("-0", .number("-0")), ("25.50", .number("25.50")), ("1E+3", .number("1E+3")),
    ("12345678901234567.89", .number("12345678901234567.89")), ("1e-7", .number("1e-7")),
    ("[]", .array([])), ("[1,[ ]]", .array([.number("1"), .array([])])), ("{}", .object([])),
    (
      #"{"a":1,"b":{"a":2}}"#,
      .object([
        .init(name: "a", value: .number("1")),
        .init(name: "b", value: .object([.init(name: "a", value: .number("2"))])),
      ])
    ),
    (#""\"\\\/\b\f\n\r\t\u0041\u00e9""#, .string("\"\\/\u{8}\u{C}\n\r\tAé")),
    (#""\uD83D\uDE00\u0000""#, .string("😀\u{0}")), ("\"żółw \u{2028}\u{7F}\"", .string("żółw \u{2028}\u{7F}")),
    (#""""#, .string("")),
  ]

  @Test(arguments: values.indices)
  func jsonIsRead(_ index: Int) throws {
    let row = Self.values[index]
    #expect(try JSONReader.value(of: row.text) == row.value, "\(row.text)")
  }

  @Test(arguments: [
    ("", 1), ("  ", 3), ("nul", 1), ("True", 1), ("'a'", 1), ("a", 1), ("+1", 1), ("01", 1), ("-", 2), ("-01", 1),
    ("1.", 3), (".5", 1), ("1e", 3), ("1e+", 4), ("0x1", 2), ("1 2", 3), ("NaN", 1), ("Infinity", 1),
    ("[1,]", 4), ("[1", 3), ("[", 2), ("[1 2]", 4), ("{", 2), (#"{"a"}"#, 5), (#"{"a":}"#, 6), (#"{"a":1,}"#, 8),
    (#"{a:1}"#, 2), (#"{"a":1 "b":2}"#, 8), (#"{"a":1,"a":2}"#, 8), (#"{"a":1,"\u0061":2}"#, 8), ("// a\n1", 1),
    (#""a"#, 1), (#""\x""#, 2), (#""\"#, 2), (#""\u12""#, 2), (#""\u12g4""#, 2), (#""\ud800""#, 2),
    (#""\ud800\n""#, 2), (#""\ud800\ud800""#, 2), (#""\udc00""#, 2), ("\"a\tb\"", 3), ("\"\u{0}\"", 2),
    (#""a\"#, 3), (#""\u00e9"#, 1), ("\u{FEFF}1", 1), ("\u{A0}1", 1),
  ])
  func malformedJSONIsRefusedAtItsPlace(_ text: String, _ column: Int) {
    do throws(JSONFault) {
      let value = try JSONReader.value(of: text)
      Issue.record("\(text) was read as \(value)")
    } catch {
      #expect(error.column == column, "\(text): \(error.message)")
    }
  }

  /// Foundation reads the same values from the same texts.
  @Test func agreesWithFoundation() throws {
    func same(_ value: JSON, _ other: Any) -> Bool {
      switch value {
      case .null: other is NSNull
      case .bool(let bool): other as? Bool == bool
      case .number(let digits): (other as? NSNumber)?.doubleValue == Double(digits)
      case .string(let text): other as? String == text
      case .array(let items):
        (other as? [Any]).map { $0.count == items.count && zip(items, $0).allSatisfy { same($0, $1) } } ?? false
      case .object(let members):
        (other as? [String: Any]).map { others in
          others.count == members.count
            && members.allSatisfy { member in others[member.name].map { same(member.value, $0) } ?? false }
        } ?? false
      }
    }
    for row in Self.values {
      let found = try JSONSerialization.jsonObject(with: Data(row.text.utf8), options: .fragmentsAllowed)
      #expect(same(row.value, found), "\(row.text)")
    }
    #expect(!same(.array([.number("1")]), [2]) && !same(.object([]), ["a": 1]))
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func nestingEndsBeforeTheStackDoes(_ opening: String) throws {
    let deepest = JSONReader.maximumDepth
    #expect(throws: Never.self) {
      try JSONReader.value(of: String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest))
    }
    let hostile = String(repeating: opening, count: 100_000)
    do throws(JSONFault) {
      _ = try JSONReader.value(of: hostile)
      Issue.record("was read")
    } catch {
      #expect(error.message == "nesting exceeds 100 levels")
    }
  }

  @Test func manyNamesAreReadAndOneTwiceIsFound() throws {
    let names = (0..<20_000).map { "\"n\($0)\":0" }
    guard case .object(let members) = try JSONReader.value(of: "{\(names.joined(separator: ","))}") else {
      Issue.record("no object")
      return
    }
    #expect(members.count == 20_000)
    for twice in ["n0", "n15", "n16", "n19999"] {
      #expect(throws: JSONFault.self) { try JSONReader.value(of: "{\(names.joined(separator: ",")),\"\(twice)\":1}") }
    }
  }

  @Test(
    arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80]] as [[UInt8]])
  func otherBytesThanUTF8AreRefused(_ bytes: [UInt8]) throws {
    let line = Array(#"{"id":7,"kind":"list","items":[""#.utf8) + bytes + Array(#""]}"#.utf8)
    var reader = JSONReader(line)
    do throws(JSONFault) {
      try reader.object { _, _ in }
      Issue.record("was read")
    } catch {
      #expect(error == JSONFault(message: "invalid UTF-8", column: 33))
    }
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F}\u{8}", #""\u0000\u001f\u0008""#),
    ("\u{2028}a\u{2029}", #""\u2028a\u2029""#), ("zł 😀\u{7F}\u{2027}\u{202A}", "\"zł 😀\u{7F}\u{2027}\u{202A}\""),
    ("€", "\"€\""),
  ])
  func textIsWrittenAsJSON(_ text: String, _ json: String) throws {
    var bytes: [UInt8] = []
    bytes.append(json: text)
    #expect(String(decoding: bytes, as: UTF8.self) == json)
    #expect(try JSONReader.value(of: json) == .string(text))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText
@testable import SpokenTextReminders

@Suite struct TextMessageSizeTests {
  /// The rows of a fixture of `Scripts/record-text-message-fixtures`, by their first column.
  private static func rows(_ name: String) throws -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/text-messages.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0.first == name }
  }

  private static func scalar(_ hex: some StringProtocol) -> Unicode.Scalar? {
    UInt32(hex, radix: 16).flatMap { Unicode.Scalar($0) }
  }

  /// All of Unicode: every letter of the alphabet and its extension table, and none beside them.
  @Test func lettersAreThoseOfTheGSMAlphabet() throws {
    var expected: [UInt32: Int] = [:]
    for row in try Self.rows("letter") {
      let septets: Int = try #require(Int(row[2]))
      expected[try #require(Self.scalar(row[1])).value] = septets
    }
    #expect(expected.count == 137)
    for value in UInt32(0)..<0x11_0000 {
      // Surrogates are no scalars.
      if let scalar = Unicode.Scalar(value), GSMAlphabet.septets(of: scalar) != expected[value] {
        Issue.record("U+\(String(value, radix: 16)): \(GSMAlphabet.septets(of: scalar) ?? 0)")
      }
    }
  }

  @Test func textsAreCutAsRecorded() throws {
    let rows = try Self.rows("text")
    #expect(rows.count > 1000)
    for row in rows {
      var text = ""
      for run in row[1].split(separator: " ") {
        let parts = run.split(separator: "*")
        let scalar = try #require(Self.scalar(parts[0]))
        for _ in 0..<(try #require(Int(parts[1]))) { text.unicodeScalars.append(scalar) }
      }
      let size = TextMessageSize(text)
      let units = size.parts.map { part in part.unicodeScalars.reduce(0) { $0 + size.encoding.units($1) } }
      #expect("\(size.encoding)" == row[2] && "\(size.units)" == row[3], "\(row)")
      #expect(units.map(String.init).joined(separator: " ") == row[4], "\(row)")
      #expect(size.parts.joined().unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  private static let rows: [(text: String, encoding: TextMessageSize.Encoding, units: Int, segments: Int, left: Int)] =
    [
      ("", .gsm7, 0, 0, 160),
      ("Hi", .gsm7, 2, 1, 158),
      ("€", .gsm7, 2, 1, 158),
      (String(repeating: "a", count: 160), .gsm7, 160, 1, 0),
      (String(repeating: "a", count: 161), .gsm7, 161, 2, 145),
      // The escape stays with its letter, and leaves a septet unused.
      (String(repeating: "a", count: 152) + "€" + String(repeating: "a", count: 10), .gsm7, 164, 2, 141),
      ("’", .ucs2, 1, 1, 69),
      ("👋", .ucs2, 2, 1, 68),
      (String(repeating: "ą", count: 70), .ucs2, 70, 1, 0),
      (String(repeating: "ą", count: 71), .ucs2, 71, 2, 63),
      (String(repeating: "ą", count: 66) + "👋👋👋", .ucs2, 72, 2, 61),
      ("\r\n", .gsm7, 2, 1, 158),
    ]

  @Test(arguments: rows.indices) func sizesCountUnitsAndSegments(_ index: Int) {
    let row = Self.rows[index]
    let size = TextMessageSize(row.text)
    #expect(size.encoding == row.encoding && size.units == row.units && size.segments == row.segments)
    #expect(size.unitsLeft == row.left)
  }
}

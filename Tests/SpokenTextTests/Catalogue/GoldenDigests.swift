// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting

@testable import SpokenText

/// The phrases of a catalogue in groups: a line for each noun, state, currency, and unit, and for each other family, with
/// the number of phrases, a digest of all of them, and a few written out.
///
/// ```
/// count dose ⇥ 96 phrases, 9f3a12bc44d0e1f2: Jedna dawka · 3 dawki
/// ```
struct GoldenDigests {
  struct Group {
    var name: String
    var rows: [GoldenTable.Row] = []
  }

  /// The name of the file, without its ending. It is not the name of a family.
  static let file = "digests"

  private(set) var groups: [Group] = []
  private var positions: [String: Int] = [:]

  mutating func add(_ rows: [GoldenTable.Row], of key: String, in family: String) {
    let name = Self.group(of: key, in: family)
    let position = positions[name] ?? groups.count
    if position == groups.count {
      positions[name] = position
      groups.append(Group(name: name))
    }
    groups[position].rows += rows
  }

  /// The group of a sample: `count dose` of `count 3 dose status=missed`.
  static func group(of key: String, in family: String) -> String {
    let words = key.split(separator: " ", maxSplits: 3)
    let first = words.first ?? ""
    switch family {
    case "count":
      if first == "count", words.count > 2 { return "count \(words[2])" }
      return "count \(first == "empty" && words.count > 1 ? words[1] : first)"
    case "state":
      if first == "state" || first == "status", words.count > 1 { return "state \(words[1])" }
      return "state \(first.dropFirst(first.hasPrefix("state-") ? 6 : 0))"
    case "unit" where Catalogue.isName(first): return "unit names"
    case "currency", "unit": return "\(family) \(first)"
    default: return family
    }
  }
}

extension GoldenDigests.Group {
  /// The group as a row of the digests' file.
  var row: GoldenTable.Row {
    var examples: [String] = []
    for row in rows where examples.count < 2 && !examples.contains(row.phrase) { examples.append(row.phrase) }
    let digest = String(self.digest, radix: 16)
    let padded = String(repeating: "0", count: 16 - digest.count) + digest
    return GoldenTable.Row(
      key: name, phrase: "\(rows.count) phrases, \(padded): \(examples.joined(separator: Catalogue.formSeparator))")
  }

  /// FNV-1a over the rows as they would stand in a file, each with a line break.
  private var digest: UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for row in rows {
      var text = row.description + "\n"
      text.withUTF8 { bytes in
        for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
    }
    return digest
  }
}

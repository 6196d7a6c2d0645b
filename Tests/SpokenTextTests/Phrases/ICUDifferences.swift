// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// The phrases that differ from ICU's, by language and unit.
struct ICUDifferences {
  private struct Place: Hashable {
    let language: String
    let unit: String

    var row: String { "\(language)\t\(unit)" }
  }

  private var found: [Place: [String]] = [:]

  mutating func add(_ said: String, _ pattern: String, language: String, unit: String) {
    found[Place(language: language, unit: unit), default: []].append("\(said) / \(pattern)")
  }

  /// Returns the differences that a fixture doesn't explain, and its rows that explain nothing.
  func compared(with fixture: [[String]]) -> (new: [String], gone: [String]) {
    let explained = Set(fixture.map { Place(language: $0[0], unit: $0[1]) })
    let new = found.filter { !explained.contains($0.key) }
    return (
      new.map { "\($0.key.row)\t\($0.value.joined(separator: " · "))" }.sorted(),
      explained.subtracting(found.keys).map(\.row).sorted()
    )
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextAudit

/// The keys that Swift code passes to VoiceOver. Each has a part of an element, such as its label.
struct KeyUses: Sendable {
  private var parts: [String: LabelAudit.Part] = [:]
  /// The keys of all strings in the project's tables.
  private var known: Set<String> = []

  mutating func add(_ labels: [SwiftLabels.Label]) {
    for label in labels where label.isKey { parts[label.text] = label.part }
  }

  mutating func add(keys: some Sequence<String>) { known.formUnion(keys.map { StringTemplate.filled($0) }) }

  var isEmpty: Bool { parts.isEmpty }

  /// Returns the part of an element that a key is for, or `nil` if no code passes the key to VoiceOver. The types of
  /// its arguments are ignored.
  func part(of key: String) -> LabelAudit.Part? { parts.isEmpty ? nil : parts[StringTemplate.filled(key)] }

  /// Returns `true` if a string literal in Swift code is the key of a string in a table.
  func isInTable(_ text: String) -> Bool { known.contains(text) }

  /// Returns the tables of the packages or projects that contain the Swift files.
  static func tables(beside files: [String]) -> [String] {
    var roots: Set<String> = []
    for file in files {
      var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      var root = folder
      for _ in 0..<12 where folder.path.count > 1 {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if names.contains(where: { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }) { root = folder }
        if names.contains(where: { $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
          root = folder
          break
        }
        folder = folder.deletingLastPathComponent()
      }
      roots.insert(root.path)
    }
    // Leave out folders that are inside other ones, because the search covers them, too.
    let outer = roots.filter { root in !roots.contains { root.hasPrefix($0 + "/") } }
    var tables: [String] = []
    for root in outer { tables += AuditFolder.files(in: root, endings: AuditFolder.tables) }
    return tables.sorted()
  }
}

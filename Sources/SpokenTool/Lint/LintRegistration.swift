// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The list of languages in `Package.swift`, which are built and shipped.
struct LintRegistration {
  /// The path of the manifest.
  let path: String
  /// The languages with their children, and their lines in the manifest.
  private(set) var languages: [(tag: String, children: [String], line: Int)] = []

  /// Reads lines such as `("en", "English", ["en-GB", "en-CA"]),` after `let languages`. Returns `nil` if the text has
  /// no such list.
  init?(path: String, text: String) {
    self.path = path
    var isInside = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("let languages") { isInside = true }
      guard isInside else { continue }
      if line.hasPrefix("]") { return }
      let tags = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      guard line.hasPrefix("  (\""), let first = tags.first else { continue }
      languages.append((first, Array(tags.dropFirst(2)), number + 1))
    }
    return nil
  }

  func contains(_ tag: String) -> Bool { languages.contains { $0.tag == tag || $0.children.contains(tag) } }
}

// Checks that the list has exactly the languages with complete tables.
extension LintCheck {
  static func registrationFindings(in tree: LintTree) -> [LintFinding] {
    guard let list = tree.registration else { return [] }
    var findings: [LintFinding] = []
    for language in tree.languages {
      let isPartial = LintStatus.of(language) == LintStatus.partial.rawValue
      guard let file = language.files.first, isPartial == list.contains("\(language.tag)") else { continue }
      let number = language.files.first { $0.name == "number.ftl" } ?? file
      let message =
        isPartial
        ? "'\(language.tag)' is partial but listed in \(list.path); remove it from the list until it is complete"
        : "'\(language.tag)' is not listed in \(list.path); run Scripts/register-languages \(language.tag), followed by its name in English"
      findings.append(LintFinding(file: number.path, rule: .registration, message: message))
    }
    let there = Set(tree.languages.map { "\($0.tag)" })
    for entry in list.languages {
      for tag in [entry.tag] + entry.children where !there.contains(tag) {
        findings.append(
          LintFinding(
            file: list.path, line: entry.line, rule: .registration,
            message: "no tables for '\(tag)' in \(tree.root); remove it from the list"))
      }
    }
    return findings
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The cases of a language with their meanings. The comment at the top of its `grammar.ftl` lists them:
///
/// ```
/// ### Case: on = a day on which something happens
/// ### Inner case: dial = the time next to another one
/// ```
struct CaseList {
  /// A case and its meaning, which is empty if the tables don't have it.
  struct Item: Equatable {
    var name: String
    var meaning: String
  }

  /// The cases that apps can request.
  private(set) var forApps: [Item] = []
  /// The cases that only the language's own phrases request.
  private(set) var inner: [Item] = []
  /// The names of default cases, such as `nominative`.
  private var defaults: Set<String> = []

  /// - Parameter languages: A language and its parents, nearest first.
  init(_ languages: [LintLanguage]) {
    var listed: Set<String> = []
    for language in languages {
      for file in language.files where file.name == Self.file {
        for (prefix, isInner) in [("Case:", false), ("Inner case:", true)] {
          for line in file.resourceLines(after: prefix) {
            let parts = line.text.split(separator: " = ", maxSplits: 1)
            let item = Item(
              name: parts.first.map(String.init) ?? "", meaning: parts.dropFirst().first.map(String.init) ?? "")
            guard !item.name.isEmpty, listed.insert(item.name).inserted else { continue }
            if isInner { inner.append(item) } else { forApps.append(item) }
          }
        }
      }
    }
    var keys: Set<String> = []
    for language in languages {
      for entry in language.messages.values {
        for (_, pattern) in entry.patterns { Self.collect(pattern, in: entry.file, &keys, &defaults) }
      }
    }
    inner += keys.subtracting(listed).sorted().map { Item(name: $0, meaning: "") }
    defaults.subtract(["other"])
  }

  static let file = "grammar.ftl"

  /// Collects the cases that choose a variant in a pattern, and the names of default variants.
  private static func collect(
    _ pattern: Pattern, in file: LintFile, _ keys: inout Set<String>, _ defaults: inout Set<String>
  ) {
    var found: [(key: String, isDefault: Bool)] = []
    LintNode.visit(pattern) { node in
      guard case .select(let select, _) = node, case .variable(let variable) = select.selector,
        file.isName(variable.id, "case")
      else { return }
      found += select.variants.map { (file.text($0.key.range), $0.isDefault) }
    }
    for (key, isDefault) in found {
      if isDefault { defaults.insert(key) } else { keys.insert(key) }
    }
  }

  /// Returns `true` if a phrase can be requested in a case. The name of a default is also valid, but changes nothing.
  func allows(_ word: String) -> Bool {
    (forApps + inner).contains { $0.name == word } || defaults.contains(word)
  }
}

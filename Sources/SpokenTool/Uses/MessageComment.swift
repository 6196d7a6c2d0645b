// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The comment of an English message. The meaning comes first, then the example, and then the arguments.
struct MessageComment {
  private(set) var lines: [String] = []

  /// - Parameter attribute: The attribute whose lines are included, or `nil` for the value and all attributes.
  init(_ entry: LintEntry, attribute: String?) {
    var meaning: [String] = []
    var examples: [String] = []
    var items: [String] = []
    func read(_ comment: Comment, isGroup: Bool) {
      var isItem = false
      for line in entry.file.lines(of: comment).map(\.text) where LintMark.all(in: line).isEmpty {
        if line.hasPrefix("Example:") {
          examples.append(line)
          isItem = false
        } else if line.hasPrefix("$") || line.hasPrefix(".") || line.hasPrefix("value:") {
          items.append(line)
          isItem = true
        } else if line.isEmpty {
          isItem = false
        } else if isItem {
          items[items.count - 1] += " " + line
        } else if !isGroup {
          meaning.append(line)
        }
      }
    }
    if let comment = entry.comment { read(comment, isGroup: false) }
    let own = items.count
    if let group = entry.group { read(group, isGroup: true) }
    // Skip attributes that this message lacks. The group's comment may describe attributes of its other messages.
    items = items.enumerated().filter { index, item in
      index < own || !item.hasPrefix(".")
        || entry.attributeNames.contains { item.hasPrefix(".\($0) ") || item.hasPrefix(".\($0):") }
    }.map(\.element)
    if let attribute {
      items = items.filter { !$0.hasPrefix(".") || $0.dropFirst().hasPrefix(attribute) }
    }
    lines = meaning + examples + items
  }
}

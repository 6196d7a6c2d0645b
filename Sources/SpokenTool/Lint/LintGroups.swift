// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// A cache that reads the comment of each group of messages only once.
struct LintGroups<Reading> {
  private struct Key: Hashable {
    let file: ObjectIdentifier
    let offset: Int
  }

  private let read: (Comment, LintFile) -> Reading
  private var readings: [Key: Reading] = [:]

  init(_ read: @escaping (Comment, LintFile) -> Reading) { self.read = read }

  /// Returns the result for the group of an entry, or `nil` if the entry has no group.
  mutating func reading(of entry: LintEntry) -> Reading? {
    guard let comment = entry.group else { return nil }
    let key = Key(file: ObjectIdentifier(entry.file), offset: comment.range.lowerBound)
    if let known = readings[key] { return known }
    let reading = read(comment, entry.file)
    readings[key] = reading
    return reading
  }
}

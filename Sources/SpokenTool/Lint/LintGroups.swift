// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// What group comments say, each of them read only once, for a group may have many messages.
struct LintGroups<Reading> {
  private struct Key: Hashable {
    let file: ObjectIdentifier
    let offset: Int
  }

  private let read: (Comment, LintFile) -> Reading
  private var readings: [Key: Reading] = [:]

  init(_ read: @escaping (Comment, LintFile) -> Reading) { self.read = read }

  /// What the group of an entry says; nil of an entry without a group.
  mutating func reading(of entry: LintEntry) -> Reading? {
    guard let comment = entry.group else { return nil }
    let key = Key(file: ObjectIdentifier(entry.file), offset: comment.range.lowerBound)
    if let known = readings[key] { return known }
    let reading = read(comment, entry.file)
    readings[key] = reading
    return reading
  }
}

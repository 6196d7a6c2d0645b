// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Suggests the likely correct spelling of a misspelled name.
package enum Suggestion {
  /// Returns the candidate most similar to a word, or `nil` if none is similar.
  ///
  /// Case, spaces, `-`, and `_` are ignored. About one letter in three may be wrong, missing, superfluous, or swapped
  /// with the next. The last part of a candidate with slashes is enough, such as `Warsaw` for `Europe/Warsaw`.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(word)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let name = folded(candidate)
      let last = name.lastIndex(of: UInt8(ascii: "/")).map { Array(name[($0 + 1)...]) } ?? name
      let limit = max(1, wanted.count / 3)
      let distance = min(distance(wanted, name, limit: limit), distance(wanted, last, limit: limit))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static func folded(_ text: String) -> [UInt8] {
    text.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ") }
  }

  /// Returns the number of edits between two words (optimal string alignment distance).
  private static func distance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        var cost = min(
          last[column] + (first[row] == second[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}

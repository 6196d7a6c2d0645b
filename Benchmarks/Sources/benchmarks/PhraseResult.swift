// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CBenchmarkSupport

/// The measurements of one family in one language; times are nanoseconds per phrase.
struct PhraseResult: Codable {
  var language: String
  var family: String
  var spokenText: Double
  var floor: Double
  var foundation: Double
  /// Which of Foundation's formatters was the fastest.
  var opponent: String
  var aim: Double
  /// Allocations per phrase: for phrases of more than 15 bytes, whose `String` needs one, and for those that fit into
  /// it. Nil if there are no such phrases or no way to count.
  var allocationsLong: Double?
  var allocationsSmall: Double?
  var allocationsFoundation: Double?

  var timesFloor: Double { spokenText / floor }
  var timesAsFast: Double { foundation / spokenText }
  /// Cards and rows consist of phrases, and have an aim of their own.
  var isPhrase: Bool { aim == 1 }

  /// Returns the time divided by the time in an earlier report.
  func timesBefore(_ earlier: [PhraseResult]) -> Double? {
    earlier.first { $0.language == language && $0.family == family }.map { spokenText / $0.spokenText }
  }

  init(_ family: Family, in language: String) {
    let floor = Contender.floor(of: family.spoken.phrases)
    let contenders = [floor, family.spoken] + family.opponents
    let times = Race.nanoseconds(contenders.map(\.pass)).map { $0 / Double(family.spoken.phrases.count) }
    let best = family.opponents.indices.min { times[$0 + 2] < times[$1 + 2] } ?? 0
    self.language = language
    self.family = family.name
    self.floor = times[0]
    spokenText = times[1]
    foundation = times[best + 2]
    opponent = family.opponents[best].name
    aim = family.aim
    allocationsLong = Self.allocations(family.spoken) { $0 > 15 }
    allocationsSmall = Self.allocations(family.spoken) { $0 <= 15 }
    allocationsFoundation = Self.allocations(family.opponents[best]) { _ in true }
  }

  private static func allocations(_ contender: Contender, where isCounted: (Int) -> Bool) -> Double? {
    guard benchmark_counts_allocations() else { return nil }
    var (phrases, allocations) = (0.0, 0.0)
    for index in contender.phrases.indices where isCounted(contender.phrases[index].utf8.count) {
      let before = benchmark_allocation_count()
      _ = contender.once(index)
      allocations += Double(benchmark_allocation_count() - before)
      phrases += 1
    }
    return phrases > 0 ? allocations / phrases : nil
  }
}

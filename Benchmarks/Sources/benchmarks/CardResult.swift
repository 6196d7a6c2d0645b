// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CBenchmarkSupport
import Foundation
import SpokenText

/// What it takes to build and say a card, compared with saying its parts one by one: the ratio of the times, and the
/// allocations for its label.
struct CardResult: Encodable {
  var language: String
  var parts: Int
  /// Nanoseconds, built and said.
  var card: Double
  /// Nanoseconds for the parts, each built and said by itself.
  var singly: Double
  var allocations: Int?

  var ratio: Double { card / singly }

  init(_ setting: Setting, parts count: Int) {
    let speaker = setting.speaker
    let (amount, date) = (setting.values.decimals[1], setting.now)
    let balance = Money(amount, .usd)
    // As an app writes it, line by line.
    func card() -> SpokenCard {
      switch count {
      case 1: SpokenCard(.balance(balance))
      case 4:
        SpokenCard {
          "Alice Smith"
          Phrase.balance(balance)
          Phrase.field(.category, .money(balance))
          Phrase.dateTime(date)
        }
      default:
        SpokenCard {
          "Alice Smith"
          Phrase.balance(balance)
          Phrase.field(.category, .money(balance))
          Phrase.dateTime(date)
          Phrase.percent(0.75)
          Phrase.time(date)
          Phrase.field(.name, .dateTime(date))
          Phrase.number(3)
        }
      }
    }
    let singles: [() -> Phrase] = [
      { .text("Alice Smith") }, { .balance(balance) }, { .field(.category, .money(balance)) }, { .dateTime(date) },
      { .percent(0.75) }, { .time(date) }, { .field(.name, .dateTime(date)) }, { .number(3) },
    ]
    let single = count == 1 ? singles[1...1] : singles[..<count]
    let times = Race.nanoseconds([
      { speaker.say(card()).label?.text.utf8.count ?? 0 },
      { single.reduce(0) { $0 + speaker.say($1()).text.utf8.count } },
    ])
    language = setting.language
    parts = count
    (self.card, singly) = (times[0], times[1])
    if benchmark_counts_allocations() {
      _ = speaker.say(card())
      let before = benchmark_allocation_count()
      _ = speaker.say(card())
      allocations = Int(benchmark_allocation_count() - before)
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A kind of phrase, said by SpokenText and, as closely as possible, by Foundation's formatters.
struct Family {
  let name: String
  /// The aim: how many times as fast as Foundation it should be at least.
  var aim = 1.0
  let spoken: Contender
  /// Cached formatters; the fastest of them is what SpokenText is compared with.
  let opponents: [Contender]

  static let all: [(name: String, make: @Sendable (Setting) -> Family)] = [
    ("number", { number($0) }), ("ordinal", { ordinal($0) }), ("percent", { percent($0) }),
    ("compact", { compact($0) }), ("numberWords", { numberWords($0) }), ("ordinalWords", { ordinalWords($0) }),
    ("moneyWords", { moneyWords($0) }), ("money", { money($0) }), ("moneyRange", { moneyRange($0) }),
    ("dateTime", { dateTime($0) }), ("date", { date($0) }), ("time", { time($0) }), ("progress", { progress($0) }),
    ("duration", { duration($0) }), ("elapsed", { elapsed($0) }), ("count", { count($0) }), ("list", { list($0) }),
    ("recurrence", { recurrence($0) }),
    ("rating", { rating($0) }),
    ("measure", { measure($0) }),
    ("accountCard", { accountCard($0) }), ("accountCards", { accountCards($0) }),
    ("transactionRows", { transactionRows($0) }),
  ]
}

/// What the families of one language need.
struct Setting {
  let language: String
  let speaker: Speaker
  let locale: Locale
  let zone: TimeZone
  let now: Date
  let values = Values()

  init(_ language: String) {
    self.language = language
    locale = Locale(identifier: language)
    zone = TimeZone(identifier: "America/New_York") ?? .gmt
    now = Date()
    // The phrases are said from a fixed moment: a formatter that says "Today" asks the clock, one that does not, does
    // not.
    speaker = Speaker(LanguageTag(language) ?? "en", timeZone: zone, reference: .fixed(now))
  }
}

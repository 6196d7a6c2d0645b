// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import SpokenText

/// A style, and what the speaker's own methods say with its options.
struct StyleSample<Input: SpokenInput>: Sendable {
  let style: SpokenStyle<Input>
  let said: @Sendable (Input, Speaker) -> String
}

/// Every combination of a style's options, each beside what the speaker's own method says with them.
enum StyleSamples {
  static let signs: [SignRule] = [.automatic, .always, .never]
  static let periods: [Phrase.Per?] = [nil, .hour, .day, .week, .month, .year]
  static let contexts: [PhraseContext] = [.standalone, .inline]

  static func numbers<Value: SpeakableNumber & SpokenInput>(_: Value.Type) -> [StyleSample<Value>] {
    var samples: [StyleSample<Value>] = []
    for sign in signs {
      for context in contexts {
        func add(_ kind: SpokenNumberKind, _ said: @escaping @Sendable (Value, Speaker) -> Utterance) {
          samples.append(StyleSample(style: .spoken(kind, sign: sign, context: context)) { said($0, $1).text })
        }
        add(.standard) { $1.number($0, sign: sign, context: context) }
        add(.compact) { $1.number($0, style: .compact, sign: sign, context: context) }
        add(.percent) { $1.percent($0, sign: sign, context: context) }
        add(.percent(maximumFractionDigits: 3)) {
          $1.percent($0, maximumFractionDigits: 3, sign: sign, context: context)
        }
        // An ordinal has no sign.
        if sign == .automatic { add(.ordinal) { $1.say(.ordinal($0), context: context) } }
      }
    }
    return samples
  }

  static func money<Value: SpeakableNumber & SpokenInput>(
    _: Value.Type, _ currency: Currency
  ) -> [StyleSample<Value>] {
    var samples: [StyleSample<Value>] = []
    for width in [Money.Width.automatic, .short, .full] {
      for sign in signs {
        for style in [Phrase.NumberStyle.standard, .compact] {
          for period in periods {
            for context in contexts {
              samples.append(
                StyleSample(
                  style: .spoken(
                    currency: currency, width: width, sign: sign, style: style, per: period, context: context)
                ) {
                  $1.money(
                    Money($0.exactDecimal, currency), width: width, sign: sign, style: style, per: period,
                    context: context
                  ).text
                })
            }
          }
        }
      }
    }
    return samples
  }

  static func counts<Value: SpeakableNumber & SpokenInput>(
    _: Value.Type, _ nouns: [Phrase.Noun]
  ) -> [StyleSample<Value>] {
    var samples: [StyleSample<Value>] = []
    for noun in nouns {
      for status in [nil, Phrase.Status.missed, .unread, .empty] {
        for limit in [nil, 99, 0] {
          for zero in [Phrase.ZeroWording.words, .digits] {
            for context in contexts {
              samples.append(
                StyleSample(
                  style: .spoken(counting: noun, status: status, limit: limit, zero: zero, context: context)
                ) { $1.count($0, noun, status: status, limit: limit, zero: zero, context: context).text })
            }
          }
        }
      }
    }
    return samples
  }

  static let dateKinds: [SpokenDateKind] = [
    .dateTime, .date, .date(.full), .date(.dayHeader), .time, .elapsed, .due, .due(includesTime: false),
    .due(style: .distance), .due(includesTime: false, style: .distance),
  ]

  static var dates: [StyleSample<Date>] {
    contexts.flatMap { context -> [StyleSample<Date>] in
      let ways: [@Sendable (Date, Speaker) -> Utterance] = [
        { $1.dateTime($0, context: context) }, { $1.date($0, context: context) },
        { $1.date($0, style: .full, context: context) }, { $1.date($0, style: .dayHeader, context: context) },
        { $1.time($0, context: context) }, { $1.elapsed($0, context: context) }, { $1.due($0, context: context) },
        { $1.due($0, includesTime: false, context: context) },
        { $1.due($0, style: .distance, context: context) },
        { $1.due($0, includesTime: false, style: .distance, context: context) },
      ]
      return zip(dateKinds, ways).map { kind, way in
        StyleSample(style: .spoken(kind, context: context)) { way($0, $1).text }
      }
    }
  }

  static var spans: [StyleSample<Duration>] {
    (1...4).flatMap { units in
      contexts.map { context in
        StyleSample(style: .spoken(maximumUnitCount: units, context: context)) {
          $1.duration($0, maximumUnitCount: units, context: context).text
        }
      }
    }
  }
}

/// The encoded form of a style, its fields sorted.
func json(_ style: some FormatStyle) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(style), as: UTF8.self)
}

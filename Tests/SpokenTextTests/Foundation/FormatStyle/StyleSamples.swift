import Foundation

@testable import SpokenText

/// Every combination of a style's options, each beside what the speaker's own method says with them.
enum StyleSamples {
  static let signs: [SignRule] = [.automatic, .always, .never]
  static let periods: [Money.Period?] = [nil, .hour, .day, .week, .month, .year]

  static let numberKinds: [SpokenNumberKind] = [
    .standard, .compact, .ordinal, .percent, .percent(maximumFractionDigits: 3),
  ]

  static let dateKinds: [SpokenDateKind] = [
    .dateTime, .date, .date(.full), .date(.dayHeader), .time, .elapsed, .due, .due(includesTime: false),
  ]

  static func numbers<Value: SpeakableNumber>(_: Value.Type) -> [SpokenNumberStyle<Value>] {
    numberKinds.flatMap { kind in
      signs.flatMap { sign in
        PhraseContext.allCases.map { SpokenNumberStyle(kind, sign: sign, context: $0) }
      }
    }
  }

  static func said<Value>(_ value: Value, as style: SpokenNumberStyle<Value>, by speaker: Speaker) -> String {
    let (sign, context) = (style.sign, style.context)
    if style.kind == .ordinal { return speaker.ordinal(value, context: context).text }
    if style.kind == .compact { return speaker.number(value, style: .compact, sign: sign, context: context).text }
    if style.kind == .standard { return speaker.number(value, sign: sign, context: context).text }
    let digits = style.kind == .percent ? 0 : 3
    return speaker.percent(value, maximumFractionDigits: digits, sign: sign, context: context).text
  }

  static func money<Value: SpeakableNumber>(_: Value.Type, _ currency: Currency) -> [SpokenMoneyStyle<Value>] {
    var styles: [SpokenMoneyStyle<Value>] = []
    for width in [Money.Width.automatic, .short, .full] {
      for sign in signs {
        for style in [NumberStyle.standard, .compact] {
          for period in periods {
            for context in PhraseContext.allCases {
              styles.append(
                SpokenMoneyStyle(currency, width: width, sign: sign, style: style, per: period, context: context))
            }
          }
        }
      }
    }
    return styles
  }

  static func said<Value>(_ value: Value, as style: SpokenMoneyStyle<Value>, by speaker: Speaker) -> String {
    speaker.money(
      Money(value.exactDecimal, style.currency), width: style.width, sign: style.sign, style: style.style,
      per: style.period, context: style.context
    ).text
  }

  static func counts<Value: SpeakableNumber>(_: Value.Type, _ nouns: [CountedNoun]) -> [SpokenCountStyle<Value>] {
    var styles: [SpokenCountStyle<Value>] = []
    for noun in nouns {
      for status in [nil, Status.missed, .unread, .empty] {
        for limit in [nil, 99, 0, -1] {
          for zero in [ZeroWording.words, .digits] {
            for context in PhraseContext.allCases {
              styles.append(SpokenCountStyle(noun, status: status, limit: limit, zero: zero, context: context))
            }
          }
        }
      }
    }
    return styles
  }

  static func said<Value>(_ value: Value, as style: SpokenCountStyle<Value>, by speaker: Speaker) -> String {
    speaker.count(
      value, style.noun, status: style.status, limit: style.limit, zero: style.zero, context: style.context
    ).text
  }

  static var dates: [SpokenDateStyle] {
    dateKinds.flatMap { kind in PhraseContext.allCases.map { SpokenDateStyle(kind, context: $0) } }
  }

  static func said(_ date: Date, as style: SpokenDateStyle, by speaker: Speaker) -> String {
    let context = style.context
    return switch style.kind {
    case .dateTime: speaker.dateTime(date, context: context).text
    case .date: speaker.date(date, context: context).text
    case .date(.full): speaker.date(date, style: .full, context: context).text
    case .date(.dayHeader): speaker.date(date, style: .dayHeader, context: context).text
    case .time: speaker.time(date, context: context).text
    case .elapsed: speaker.elapsed(date, context: context).text
    case .due: speaker.due(date, context: context).text
    case .due(includesTime: false): speaker.due(date, includesTime: false, context: context).text
    default: "no such kind"
    }
  }

  static var spans: [SpokenDurationStyle] {
    (1...4).flatMap { units in PhraseContext.allCases.map { SpokenDurationStyle(units: units, context: $0) } }
  }

  static func said(_ span: Duration, as style: SpokenDurationStyle, by speaker: Speaker) -> String {
    speaker.duration(span, units: style.units, context: style.context).text
  }
}

/// The encoded form of a style, its fields sorted.
func json(_ style: some FormatStyle) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(style), as: UTF8.self)
}

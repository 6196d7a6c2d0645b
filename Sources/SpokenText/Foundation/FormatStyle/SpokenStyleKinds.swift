// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Which phrase a number is said in: `.spoken(.percent)`.
public struct SpokenNumberKind: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case standard, compact, ordinal, percent(Int) }

  private let kind: Kind

  /// With all its digits: "8,547".
  public static let standard = SpokenNumberKind(kind: .standard)

  /// In short, as people say large numbers: "1.2 million".
  public static let compact = SpokenNumberKind(kind: .compact)

  /// As a place in a row: "22nd".
  public static let ordinal = SpokenNumberKind(kind: .ordinal)

  /// As a part of a hundred, in whole percents: 0.75 is "75 percent".
  public static let percent = SpokenNumberKind(kind: .percent(0))

  /// As a part of a hundred with digits after the point: 0.125 is "12.5 percent".
  ///
  /// - Parameter maximumFractionDigits: How many digits are kept, from 0 to 20; beyond, the nearest of them.
  public static func percent(maximumFractionDigits: Int) -> SpokenNumberKind {
    SpokenNumberKind(kind: .percent(maximumFractionDigits))
  }

  /// The phrase, with a hole for the number.
  func phrase(_ sign: SignRule) -> Phrase {
    let hole = ExactDecimal.notANumber
    return switch kind {
    case .standard: .number(hole, sign: sign)
    case .compact: .number(hole, style: .compact, sign: sign)
    case .ordinal: .ordinal(hole)
    case .percent(let digits): .percent(hole, maximumFractionDigits: digits, sign: sign)
    }
  }
}

/// Which phrase a date is said in: `.spoken(.elapsed)`.
public struct SpokenDateKind: Sendable, Hashable {
  /// The phrase, with a hole for the moment.
  let phrase: Phrase

  private static let hole = Instant(secondsSinceEpoch: 0)

  /// A day and a time of day: "Today at 2:30 PM".
  public static let dateTime = SpokenDateKind(phrase: .dateTime(hole))

  /// A day, as near as it is: "Today", "Tuesday", "November 3".
  public static let date = SpokenDateKind.date(.relative)

  /// A day in a style of its own: `.spoken(.date(.full))` is "Friday, November 20, 2026".
  public static func date(_ style: Phrase.DateStyle) -> SpokenDateKind {
    SpokenDateKind(phrase: .date(hole, style: style))
  }

  /// A time of day: "2:30 PM".
  public static let time = SpokenDateKind(phrase: .time(hole))

  /// How long ago, or how far ahead: "5 minutes ago", "In 2 weeks".
  public static let elapsed = SpokenDateKind(phrase: .elapsed(hole))

  /// When something is due: "Due today at 6:00 PM", "Overdue by 2 hours".
  public static let due = SpokenDateKind.due(includesTime: true)

  /// When something is due; where the time of day does not count, until its day ends: "Due today". What is ahead is said
  /// by its date, or by how far it is: `.due(style: .distance)` is "Due in 3 days".
  public static func due(includesTime: Bool = true, style: Phrase.DueStyle = .date) -> SpokenDateKind {
    SpokenDateKind(phrase: .due(hole, includesTime: includesTime, style: style))
  }
}

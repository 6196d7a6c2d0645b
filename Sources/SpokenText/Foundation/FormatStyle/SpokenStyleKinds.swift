// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The kind of phrase for a number, such as `.spoken(.percent)`.
public struct SpokenNumberKind: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case standard, compact, ordinal, percent(Int) }

  private let kind: Kind

  /// All digits of a number, such as "8,547".
  public static let standard = SpokenNumberKind(kind: .standard)

  /// A large number in short form, such as "1.2 million".
  public static let compact = SpokenNumberKind(kind: .compact)

  /// A place in an order, such as "22nd".
  public static let ordinal = SpokenNumberKind(kind: .ordinal)

  /// A fraction in whole percent. For example, 0.75 is "75 percent".
  public static let percent = SpokenNumberKind(kind: .percent(0))

  /// Returns a kind for a fraction in percent, with fraction digits. For example, 0.125 is "12.5 percent".
  ///
  /// - Parameter maximumFractionDigits: The most fraction digits, clamped to 0 through 20.
  public static func percent(maximumFractionDigits: Int) -> SpokenNumberKind {
    SpokenNumberKind(kind: .percent(maximumFractionDigits))
  }

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

/// The kind of phrase for a date, such as `.spoken(.elapsed)`.
public struct SpokenDateKind: Sendable, Hashable {
  let phrase: Phrase

  private static let hole = Instant(secondsSinceEpoch: 0)

  /// A date and time, such as "Today at 2:30 PM".
  public static let dateTime = SpokenDateKind(phrase: .dateTime(hole))

  /// A date, relative if it is near, such as "Today", "Tuesday", or "November 3".
  public static let date = SpokenDateKind.date(.relative)

  /// Returns a kind for a date in a style. For example, `.spoken(.date(.full))` is "Friday, November 20, 2026".
  public static func date(_ style: Phrase.DateStyle) -> SpokenDateKind {
    SpokenDateKind(phrase: .date(hole, style: style))
  }

  /// A time of day, such as "2:30 PM".
  public static let time = SpokenDateKind(phrase: .time(hole))

  /// The time since or until a moment, such as "5 minutes ago" or "In 2 weeks".
  public static let elapsed = SpokenDateKind(phrase: .elapsed(hole))

  /// A due date and time, such as "Due today at 6:00 PM" or "Overdue by 2 hours".
  public static let due = SpokenDateKind.due(includesTime: true)

  /// Returns a kind for a due date.
  ///
  /// - Parameters:
  ///   - includesTime: `false` if something is due at the end of its day, such as "Due today". The default is `true`.
  ///   - style: The form for due dates in the future. They are spoken as dates by default. For example,
  ///     `.due(style: .distance)` is "Due in 3 days".
  public static func due(includesTime: Bool = true, style: Phrase.DueStyle = .date) -> SpokenDateKind {
    SpokenDateKind(phrase: .due(hole, includesTime: includesTime, style: style))
  }
}

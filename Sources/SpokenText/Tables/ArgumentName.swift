// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The name of an argument, stored as a small number.
///
/// The names that the library uses come first and have the same numbers in every table. Other names are numbered when a
/// table is compiled.
struct ArgumentName: Sendable, Hashable, BitwiseCopyable {
  let index: UInt16

  /// The names of the arguments that the library passes to messages.
  enum BuiltIn: UInt16, CaseIterable {
    case activity, amount, baseline, `case`, charge, chart, code, completed, count, counted, counts, currency, date, day
    case days, denominator, diastolic, digits, direction, distance, done, duration, every, `extension`, field, first,
      form, from,
      gender
    case group, gusts, hour, hour12, last, letter, list, local, low, major, measure, message, minor, minute, month, more
    case name, noun, number, numerator, outcome, per, period, place, point, progress, query, range
    case reaction, relative, rule, second, share, sign, speed, state, systolic, things, time, times, title, to, total
    case transaction, trend, unit, value, was, weekday, weekdays, when, who, year, zone

    var text: String { Self.texts[Int(rawValue)] }

    private static let texts: [String] = [
      "activity", "amount", "baseline", "case", "charge", "chart", "code", "completed", "count", "counted", "counts",
      "currency", "date", "day", "days", "denominator", "diastolic", "digits", "direction", "distance", "done",
      "duration", "every",
      "extension", "field", "first", "form", "from", "gender", "group", "gusts", "hour", "hour12", "last", "letter",
      "list", "local", "low", "major", "measure", "message", "minor", "minute", "month", "more", "name", "noun",
      "number", "numerator", "outcome", "per", "period", "place", "point", "progress", "query", "range",
      "reaction", "relative", "rule", "second", "share", "sign", "speed", "state", "systolic", "things", "time",
      "times", "title", "to", "total", "transaction", "trend", "unit", "value", "was", "weekday", "weekdays", "when",
      "who", "year", "zone",
    ]
  }

  /// Creates a name from its number in a table, or returns `nil` if the number isn't below ``most``.
  init?(index: Int) {
    guard let index = UInt16(exactly: index) else { return nil }
    self.index = index
  }

  /// The maximum number of different names in a table.
  static let most = Int(UInt16.max) + 1

  init(_ name: BuiltIn) { index = name.rawValue }

  /// `true` if the argument affects the form of a word. The rules that choose the form read these arguments: `$case`,
  /// `$form`, `$gender`, and `$noun`.
  var mayAsk: Bool { index < 64 && Self.asking &>> UInt64(index) & 1 != 0 }

  private static var asking: UInt64 {
    func bit(_ name: BuiltIn) -> UInt64 { 1 &<< UInt64(name.rawValue) }
    return bit(.case) | bit(.form) | bit(.gender) | bit(.noun)
  }
}

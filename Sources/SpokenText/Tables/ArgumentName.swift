// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The name of an argument as a small number. The names that the library binds come first, with the same numbers in
/// every table; the others are numbered while a table is compiled.
struct ArgumentName: Sendable, Hashable, BitwiseCopyable {
  let index: UInt16

  /// The arguments that the library binds.
  enum BuiltIn: UInt16, CaseIterable {
    case activity, amount, baseline, `case`, charge, chart, code, completed, count, counted, counts, currency, date, day
    case days, denominator, diastolic, digits, distance, done, duration, every, `extension`, field, first, form, from,
      gender
    case group, hour, hour12, last, letter, list, local, low, major, measure, message, minor, minute, month, more
    case name, noun, number, numerator, outcome, per, period, place, point, progress, query, range
    case reaction, relative, rule, second, share, sign, state, systolic, things, time, times, title, to, total
    case transaction, trend, unit, value, was, weekday, weekdays, when, who, year, zone

    var text: String { Self.texts[Int(rawValue)] }

    /// In the order of the cases.
    private static let texts: [String] = [
      "activity", "amount", "baseline", "case", "charge", "chart", "code", "completed", "count", "counted", "counts",
      "currency", "date", "day", "days", "denominator", "diastolic", "digits", "distance", "done", "duration", "every",
      "extension", "field", "first", "form", "from", "gender", "group", "hour", "hour12", "last", "letter",
      "list", "local", "low", "major", "measure", "message", "minor", "minute", "month", "more", "name", "noun",
      "number", "numerator", "outcome", "per", "period", "place", "point", "progress", "query", "range",
      "reaction", "relative", "rule", "second", "share", "sign", "state", "systolic", "things", "time",
      "times", "title", "to", "total", "transaction", "trend", "unit", "value", "was", "weekday", "weekdays", "when",
      "who", "year", "zone",
    ]
  }

  /// A name by its number in a table; nil for a number beyond the ``most`` names that a table has room for.
  init?(index: Int) {
    guard let index = UInt16(exactly: index) else { return nil }
    self.index = index
  }

  /// How many different names a table has room for.
  static let most = Int(UInt16.max) + 1

  init(_ name: BuiltIn) { index = name.rawValue }

  /// Whether rules of the lexicon look at it: a case, a form, a gender, a noun.
  var mayAsk: Bool { index < 64 && Self.asking &>> UInt64(index) & 1 != 0 }

  private static var asking: UInt64 {
    func bit(_ name: BuiltIn) -> UInt64 { 1 &<< UInt64(name.rawValue) }
    return bit(.case) | bit(.form) | bit(.gender) | bit(.noun)
  }
}

/// The name of an argument as a small number. The names that the library binds come first, with the same numbers in
/// every table; the others are numbered while a table is compiled.
struct ArgumentName: Sendable, Hashable, BitwiseCopyable {
  let index: UInt16

  /// The arguments that the library binds.
  enum BuiltIn: UInt16, CaseIterable {
    case activity, amount, `case`, code, completed, count, counted, currency, date, day, distance, duration
    case field, first, form, from, gender, hour, hour12, last, major, message, minor, minute, month, more, name
    case noun, outcome, period, progress, query, range, relative, second, state, time, times, title, to, total
    case transaction, value, weekday, who, year
    // measure.ftl
    case charge, diastolic, grade, measure, share, systolic, unit

    var text: String { Self.texts[Int(rawValue)] }

    /// In the order of the cases.
    private static let texts: [String] = [
      "activity", "amount", "case", "code", "completed", "count", "counted", "currency", "date", "day", "distance",
      "duration", "field", "first", "form", "from", "gender", "hour", "hour12", "last", "major", "message", "minor",
      "minute", "month", "more", "name", "noun", "outcome", "period", "progress", "query", "range", "relative",
      "second", "state", "time",
      "times", "title", "to", "total", "transaction", "value", "weekday", "who", "year",
      // measure.ftl
      "charge", "diastolic", "grade", "measure", "share", "systolic", "unit",
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
}

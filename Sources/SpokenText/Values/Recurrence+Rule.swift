// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Recurrence {
  private static let weekdayCodes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// Creates a recurrence from an RFC 5545 rule, with or without `RRULE:` before it, such as
  /// "FREQ=WEEKLY;BYDAY=MO,WE,FR".
  ///
  /// It reads `FREQ`, `INTERVAL`, `BYDAY`, `BYMONTHDAY`, `BYMONTH`, `BYHOUR`, `BYMINUTE`, `UNTIL`, and `COUNT`, and
  /// ignores `WKST`. `X-TIMES=0800,2030` gives times with different minutes, which `BYHOUR` and `BYMINUTE` can't
  /// express. An `UNTIL` without a time zone, such as `20261224T120000`, means the whole day.
  ///
  /// - Returns: `nil` if the text isn't a rule, or if the rule has other parts, such as `BYSETPOS`. Without them, the
  ///   phrase would be wrong.
  public init?(rule: String) {
    var rest = Substring(rule)
    if let colon = rest.firstIndex(of: ":"), rest[..<colon].uppercased() == "RRULE" {
      rest = rest[rest.index(after: colon)...]
    }
    var frequency: Frequency?
    var recurrence = Recurrence(.daily)
    var (hours, minutes): ([Int], [Int]) = ([], [])
    var seen: Set<String> = []
    for part in rest.split(separator: ";", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, seen.insert(pair[0].uppercased()).inserted else { return nil }
      let value = pair[1].uppercased()
      let isRead: Bool
      switch pair[0].uppercased() {
      case "FREQ":
        frequency = Frequency.Kind(rawValue: value).map { Frequency(kind: $0) }
        isRead = frequency != nil
      case "INTERVAL": isRead = Self.read(value, 1...Int(Int32.max)) { recurrence.interval = $0 }
      case "COUNT": isRead = Self.read(value, 1...Int(Int32.max)) { recurrence.count = $0 }
      case "BYMONTH": isRead = Self.read(value, 1...12) { recurrence.month = $0 }
      case "BYDAY": isRead = recurrence.readWeekdays(value)
      case "BYMONTHDAY":
        isRead = Self.readAll(value) { text in
          if text == "-1" { recurrence.days.append(.last) }
          return text == "-1" || Self.read(text, 1...31) { recurrence.days.append(Day($0)) }
        }
      case "BYHOUR": isRead = Self.readAll(value) { Self.read($0, 0...23) { hours.append($0) } }
      case "BYMINUTE": isRead = Self.readAll(value) { Self.read($0, 0...59) { minutes.append($0) } }
      case "X-TIMES": isRead = Self.readAll(value) { recurrence.readTime($0) }
      case "UNTIL":
        recurrence.end = Self.end(value)
        isRead = recurrence.end != nil
      case "WKST": isRead = true
      default: isRead = false
      }
      guard isRead else { return nil }
    }
    guard let frequency, minutes.isEmpty || !hours.isEmpty else { return nil }
    recurrence.frequency = frequency
    for hour in hours {
      recurrence.times += (minutes.isEmpty ? [0] : minutes).map { Time(hour, $0) }
    }
    self = recurrence
  }

  /// The RFC 5545 rule, such as "FREQ=WEEKLY;BYDAY=MO,WE,FR".
  public var rule: String {
    var parts = ["FREQ=\(frequency.kind.rawValue)"]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    var byDay: [String] = weekdays.numbers.map { Self.weekdayCodes[$0] }
    var byMonthDay: [String] = []
    for day in days {
      switch day.kind {
      case .number(let number): byMonthDay.append("\(number)")
      case .weekday(let weekday, let place):
        let code = (0..<7).contains(weekday) ? Self.weekdayCodes[Int(weekday)] : "XX"
        byDay.append("\(place)\(code)")
      }
    }
    if let month { parts.append("BYMONTH=\(month)") }
    if !byDay.isEmpty { parts.append("BYDAY=\(byDay.joined(separator: ","))") }
    if !byMonthDay.isEmpty { parts.append("BYMONTHDAY=\(byMonthDay.joined(separator: ","))") }
    if let first = times.first {
      if times.allSatisfy({ $0.minute == first.minute }) {
        parts.append("BYHOUR=\(times.map { "\($0.hour)" }.joined(separator: ","))")
        parts.append("BYMINUTE=\(first.minute)")
      } else {
        let texts = times.map { Self.digits($0.hour, 2) + Self.digits($0.minute, 2) }
        parts.append("X-TIMES=\(texts.joined(separator: ","))")
      }
    }
    if let end { parts.append("UNTIL=\(Self.text(end))") }
    if let count { parts.append("COUNT=\(count)") }
    return parts.joined(separator: ";")
  }

  // MARK: Reading

  private static func readAll(_ list: String, _ read: (String) -> Bool) -> Bool {
    list.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { read(String($0)) }
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func read(_ text: String, _ range: ClosedRange<Int>, _ keep: (Int) -> Void) -> Bool {
    guard let number = number(text), range.contains(number) else { return false }
    keep(number)
    return true
  }

  private mutating func readWeekdays(_ list: String) -> Bool {
    Self.readAll(list) { text in
      guard let weekday = Self.weekdayCodes.firstIndex(of: String(text.suffix(2))) else { return false }
      let day = Weekdays(rawValue: 1 << UInt8(weekday))
      switch text.dropLast(2) {
      case "": weekdays.insert(day)
      case "-1": days.append(.last(day))
      case let place:
        guard let number = Self.number(place.first == "+" ? place.dropFirst() : place), (1...5).contains(number) else {
          return false
        }
        days.append(.weekday(day, place: number))
      }
      return true
    }
  }

  private mutating func readTime(_ text: String) -> Bool {
    guard text.utf8.count == 4, let number = Self.number(text) else { return false }
    times.append(Time(number / 100, number % 100))
    return Time(number / 100, number % 100).isValid
  }

  /// Parses the value of `UNTIL`. A date and time without a zone gives a calendar day.
  private static func end(_ text: String) -> End? {
    let day = text.prefix(8)
    guard day.utf8.count == 8, let number = number(day),
      let date = CivilDateTime(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    else { return nil }
    let time = text.dropFirst(8)
    let ofCalendar = End.day(number / 10_000, number / 100 % 100, number % 100)
    guard !time.isEmpty else { return ofCalendar }
    let isUTC = time.last == "Z"
    guard time.utf8.count == (isUTC ? 8 : 7), time.first == "T",
      let clock = self.number(isUTC ? time.dropFirst().dropLast() : time.dropFirst()), clock / 10_000 < 24,
      clock / 100 % 100 < 60, clock % 100 < 60
    else { return nil }
    guard isUTC else { return ofCalendar }
    let seconds = (clock / 10_000 * 60 + clock / 100 % 100) * 60 + clock % 100
    return .instant(Instant(secondsSinceEpoch: date.dayNumber * 86_400 + Int64(seconds)))
  }

  // MARK: Writing

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }

  private static func text(_ end: End) -> String {
    switch end.kind {
    case .day(let year, let month, let day): digits(Int(year), 4) + digits(Int(month), 2) + digits(Int(day), 2)
    case .instant(let instant):
      CivilDateTime(instant, offset: 0).map {
        digits(Int($0.year), 4) + digits($0.month, 2) + digits($0.day, 2) + "T" + digits($0.hour, 2)
          + digits($0.minute, 2) + digits($0.second, 2) + "Z"
      } ?? "00000000"
    }
  }
}

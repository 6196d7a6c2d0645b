// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A date, with or without a time, in the format of ISO 8601, such as `2026-11-20T14:30:00-05:00`.
///
/// - The seconds and their fraction are optional. The fraction is ignored.
/// - `T` can also be `t` or a space.
/// - The offset is `Z`, `+01`, `+0100`, or `+01:00`. Without an offset, the time is in the speaker's time zone.
/// - A date without a time is the start of that day in the speaker's time zone.
/// - The year is from 0001 to 9999.
/// - `24:00` is the end of its day.
/// - A leap second becomes the second before it, because the library has none.
struct Moment: Equatable, Sendable {
  /// The seconds from 1970-01-01 00:00:00 to the time on the clock, as if the clock showed UTC.
  var clock: Int64
  /// The seconds that the clock is ahead of UTC, or `nil` if the time zone decides.
  var offset: Int?
  /// `true` if the text had a date without a time.
  var isDay = false

  /// Returns the instant when a clock in the zone shows the time.
  ///
  /// If the zone skips the time because clocks are put forward, it is moved by the length of the gap. For example,
  /// 02:30 becomes 03:30. RFC 5545 and java.time do the same. If a time occurs twice, the result is the first one.
  func instant(in zone: any UTCOffsets) -> Instant {
    if let offset { return Instant(secondsSinceEpoch: clock - Int64(offset)) }
    // All zones are within a day of UTC, and change their clocks at most once in two days.
    let offsets = [-86_400, 0, 86_400].map { zone.secondsFromUTC(at: Instant(secondsSinceEpoch: clock + $0)) }
    let meant = offsets.map { Instant(secondsSinceEpoch: clock - Int64($0)) }
    let shown = zip(meant, offsets).filter { zone.secondsFromUTC(at: $0) == $1 }.map(\.0)
    return shown.min() ?? meant[0]
  }
}

/// The reason that a text isn't a valid moment. The description says how to write one.
enum MomentFault: Error, Equatable, CaseIterable {
  case shape, year, month, day, hour, minute, second, offset

  var description: String {
    switch self {
    case .shape: "write 2026-11-20T14:30:00-05:00, 2026-11-20T14:30Z, 2026-11-20T14:30, or 2026-11-20"
    case .year: "the year must be from 0001 to 9999"
    case .month: "the month must be from 01 to 12"
    case .day: "the month has no such day"
    case .hour: "the hour must be from 00 to 23"
    case .minute: "the minute must be from 00 to 59"
    case .second: "the second must be from 00 to 59"
    case .offset: "the offset must be from -23:59 to +23:59"
    }
  }
}

extension Moment {
  init(parsing text: String) throws(MomentFault) {
    var reader = MomentReader(text)
    let day = try reader.date()
    guard !reader.atEnd else {
      self.init(clock: day * 86_400, offset: nil, isDay: true)
      return
    }
    guard reader.take("T") || reader.take("t") || reader.take(" ") else { throw .shape }
    let time = try reader.time()
    self.init(clock: day * 86_400 + time, offset: try reader.offset())
  }

  /// Parses an offset, such as `Z` or `+01:00`. Returns `nil` if it isn't valid.
  static func offset(parsing text: String) -> Int? {
    var reader = MomentReader(text)
    return try? reader.offset()
  }
}

/// Reads the parts of a moment in turn.
private struct MomentReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var atEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(digits: Int) throws(MomentFault) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.first, byte >= 0x30, byte <= 0x39 else { throw .shape }
      value = value * 10 + Int(byte - 0x30)
      rest = rest.dropFirst()
    }
    return value
  }

  /// Returns the days since 1970-01-01.
  mutating func date() throws(MomentFault) -> Int64 {
    let year = try number(digits: 4)
    guard take("-") else { throw .shape }
    let month = try number(digits: 2)
    guard take("-") else { throw .shape }
    let day = try number(digits: 2)
    guard year > 0 else { throw .year }
    guard (1...12).contains(month) else { throw .month }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    guard (1...length).contains(day) else { throw .day }
    return CivilDateTime.dayNumber(year: year, month: month, day: day)
  }

  /// Returns the seconds since midnight.
  mutating func time() throws(MomentFault) -> Int64 {
    let hour = try number(digits: 2)
    guard take(":") else { throw .shape }
    let minute = try number(digits: 2)
    var second = 0
    var hasFraction = false
    if take(":") {
      second = try number(digits: 2)
      if take(".") || take(",") {
        _ = try number(digits: 1)
        hasFraction = true
        rest = rest.drop { $0 >= 0x30 && $0 <= 0x39 }
      }
    }
    guard minute < 60 else { throw .minute }
    guard second <= 60 else { throw .second }
    guard hour < 24 || (hour == 24 && minute == 0 && second == 0 && !hasFraction) else { throw .hour }
    return Int64(hour * 3600 + minute * 60 + min(second, 59))
  }

  /// Returns the seconds ahead of UTC, or `nil` at the end of the text.
  mutating func offset() throws(MomentFault) -> Int? {
    if atEnd { return nil }
    if take("Z") || take("z") {
      guard atEnd else { throw .shape }
      return 0
    }
    let isBehind = rest.first == UInt8(ascii: "-")
    guard take("-") || take("+") else { throw .shape }
    let hour = try number(digits: 2)
    var minute = 0
    if !atEnd {
      _ = take(":")
      minute = try number(digits: 2)
    }
    guard atEnd else { throw .shape }
    guard hour < 24, minute < 60 else { throw .offset }
    let seconds = hour * 3600 + minute * 60
    return isBehind ? -seconds : seconds
  }
}

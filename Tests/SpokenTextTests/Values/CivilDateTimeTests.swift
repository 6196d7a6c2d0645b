// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct CivilDateTimeTests {
  /// The first second of year 1 and the last of year 9999.
  private static let ends: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// The start of the Gregorian calendar, 1582-10-15: Foundation's calendars are Julian before, some in spite of their
  /// names, and ours is not.
  private static let gregorianStart: Int64 = -12_219_292_800

  private func check(_ seconds: Int64, _ calendar: Foundation.Calendar) {
    let date = Date(timeIntervalSince1970: Double(seconds))
    let expected = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
    guard let civil = CivilDateTime(Instant(secondsSinceEpoch: seconds), offset: 0) else {
      Issue.record("no civil date for \(seconds)")
      return
    }
    let fields = [Int(civil.year), civil.month, civil.day, civil.hour, civil.minute, civil.second, civil.weekday]
    let theirs = [
      expected.year, expected.month, expected.day, expected.hour, expected.minute, expected.second,
      expected.weekday.map { ($0 + 5) % 7 },
    ]
    #expect(fields == theirs.map { $0 ?? -1 }, "\(seconds)")
  }

  @Test func agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var random = SeededRandom(6)
    let spoken = Self.gregorianStart...Self.ends.upperBound
    for _ in 0..<20_000 { check(Int64.random(in: spoken, using: &random), calendar) }
    // Around every February and every new year, where leap days and centuries are decided.
    for year in Int64(1583)...9999 where year % 100 < 2 || year % 100 > 98 || year % 37 == 0 {
      let days = 365 * (year - 1) + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 - 719_162
      for offset in [0, 58 * 86_400, 59 * 86_400, 60 * 86_400, 364 * 86_400, 86_399] as [Int64] {
        check(days * 86_400 + offset, calendar)
      }
    }
  }

  /// Before it, against days counted one by one from Monday, the first of January of year 1.
  @Test func agreesWithCountingDays() {
    var (day, month, year, weekday) = (1, 1, Int64(1), 0)
    var seconds = Self.ends.lowerBound
    while seconds < Self.gregorianStart {
      if day < 2 || day > 27 || weekday == 0 {
        let civil = CivilDateTime(Instant(secondsSinceEpoch: seconds), offset: 0)
        guard civil?.year == year, civil?.month == month, civil?.day == day, civil?.weekday == weekday else {
          Issue.record("\(seconds): \(year)-\(month)-\(day), not \(String(describing: civil))")
          return
        }
      }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      (day, weekday, seconds) = (day + 1, (weekday + 1) % 7, seconds + 86_400)
      if day > length { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
    #expect(year == 1582 && month == 10 && day == 15)
  }

  @Test func onlyYearsFrom1To9999AreSpoken() {
    #expect(CivilDateTime(Instant(secondsSinceEpoch: Self.ends.lowerBound), offset: 0)?.year == 1)
    #expect(CivilDateTime(Instant(secondsSinceEpoch: Self.ends.upperBound), offset: 0)?.year == 9999)
    #expect(CivilDateTime(Instant(secondsSinceEpoch: Self.ends.lowerBound - 1), offset: 0) == nil)
    #expect(CivilDateTime(Instant(secondsSinceEpoch: Self.ends.upperBound + 1), offset: 0) == nil)
    #expect(CivilDateTime(Instant(secondsSinceEpoch: Self.ends.lowerBound - 1), offset: 1)?.year == 1)
    #expect(CivilDateTime(Instant(secondsSinceEpoch: Self.ends.upperBound), offset: 1) == nil)
  }

  @Test(arguments: [.min, .min + 1, -2_199_023_255_552, 2_199_023_255_552, .max - 1, .max] as [Int64])
  func instantsBeyondAllYearsAreNil(_ seconds: Int64) {
    for offset in [0, Int.min, Int.max, -86_400, 86_400] {
      #expect(CivilDateTime(Instant(secondsSinceEpoch: seconds), offset: offset) == nil)
    }
  }

  @Test(arguments: [.min, .min + 1, -1_099_511_627_776, 1_099_511_627_776, .max] as [Int])
  func offsetsBeyondAllZonesAreNil(_ offset: Int) {
    #expect(CivilDateTime(Instant(secondsSinceEpoch: 0), offset: offset) == nil)
  }

  /// Historical zones are not whole minutes: Amsterdam was 19 minutes and 32 seconds ahead.
  @Test(
    arguments: [
      (0, 1172, 0, 19, 32, 1), (0, -1172, 23, 40, 28, 31), (-1, 1, 0, 0, 0, 1),
      (-1, 0, 23, 59, 59, 31), (86_399, 1, 0, 0, 0, 2),
    ] as [(Int64, Int, Int, Int, Int, Int)])
  func offsetsMayHaveSeconds(_ seconds: Int64, _ offset: Int, _ hour: Int, _ minute: Int, _ second: Int, _ day: Int)
    throws
  {
    let civil = try #require(CivilDateTime(Instant(secondsSinceEpoch: seconds), offset: offset))
    let fields: [Int] = [civil.hour, civil.minute, civil.second, civil.day]
    #expect(fields == [hour, minute, second, day])
  }
}

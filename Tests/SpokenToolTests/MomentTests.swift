// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

@Suite struct MomentTests {
  /// A moment, and seconds since the epoch for a clock in UTC.
  static let rows: [(text: String, seconds: Int64)] = [
    ("1970-01-01T00:00:00Z", 0),
    ("2026-11-20T14:30:00-05:00", 1_795_203_000),
    ("2026-11-20T19:30:00Z", 1_795_203_000),
    ("2026-11-20t19:30z", 1_795_203_000),
    ("2026-11-20 19:30", 1_795_203_000),
    ("2026-11-20T19:30", 1_795_203_000),
    ("2026-11-20T19:30:00.999999999999999999Z", 1_795_203_000),
    ("2026-11-20T19:30:00,5Z", 1_795_203_000),
    ("2026-11-20T20:30+01", 1_795_203_000),
    ("2026-11-20T20:30+0100", 1_795_203_000),
    ("2026-11-21T01:00+05:30", 1_795_203_000),
    ("2026-11-20T19:30-00:00", 1_795_203_000),
    ("2026-11-20", 1_795_132_800),
    ("2026-11-20T24:00", 1_795_219_200),
    ("2016-12-31T23:59:60Z", 1_483_228_799),
    ("1969-12-31T23:59:59.9Z", -1),
    ("2000-02-29", 951_782_400),
    ("2024-02-29", 1_709_164_800),
    ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("9999-12-31T23:59:59-23:59", 253_402_387_139),
  ]

  @Test(arguments: rows.indices)
  func momentsAreRead(_ index: Int) throws {
    let row = Self.rows[index]
    let moment = try Moment(parsing: row.text)
    #expect(moment.instant(in: FixedOffset(seconds: 0)).secondsSinceEpoch == row.seconds, "\(row.text)")
  }

  @Test(
    arguments: [
      ("", .shape), ("now", .shape), ("2026", .shape), ("2026-11", .shape), ("20261120", .shape), ("2026-11-2", .shape),
      ("2026-11-20T", .shape), ("2026-11-20T14", .shape), ("2026-11-20T14:3", .shape), ("2026-11-20T14:30:", .shape),
      ("2026-11-20T14:30:00.", .shape), ("2026-11-20T14:30:00.Z", .shape), ("2026-11-20T14:30Zx", .shape),
      ("2026-11-20T14:30 -05:00", .shape), ("2026-11-20T14:30+5", .shape), ("2026-11-20T14:30+05:0", .shape),
      ("2026-11-20T14:30+05:00:00", .shape), ("2026-11-20Z", .shape), (" 2026-11-20", .shape), ("2026-11-20 ", .shape),
      ("+2026-11-20", .shape), ("-2026-11-20", .shape), ("12026-11-20", .shape), ("2026/11/20", .shape),
      ("２０２６-11-20", .shape), ("2026-W47-5", .shape), ("2026-11-20T14:30[Europe/Warsaw]", .shape),
      ("0000-01-01", .year), ("2026-13-01", .month), ("2026-00-01", .month), ("2026-02-29", .day), ("1900-02-29", .day),
      ("2026-11-31", .day), ("2026-11-00", .day), ("2026-11-20T25:00", .hour), ("2026-11-20T24:01", .hour),
      ("2026-11-20T24:00:00.5", .hour), ("2026-11-20T14:60", .minute), ("2026-11-20T14:30:61", .second),
      ("2026-11-20T14:30+24:00", .offset), ("2026-11-20T14:30+05:60", .offset),
    ] as [(String, MomentFault)])
  func malformedMomentsAreRefusedWithAReason(_ text: String, _ fault: MomentFault) {
    #expect(throws: fault) { try Moment(parsing: text) }
  }

  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() throws {
    var expected = try Moment(parsing: "1600-01-01").clock
    for year in 1600..<2000 {
      for month in 1...12 {
        for day in 1...31 {
          let text = String(format: "%04d-%02d-%02d", year, month, day)
          guard let moment = try? Moment(parsing: text) else { continue }
          #expect(moment.clock == expected, "\(text)")
          expected += 86_400
        }
      }
    }
    #expect(try Moment(parsing: "2000-01-01").clock == expected)
  }

  /// Clock times around the changes of clocks: what is skipped comes as much later, of what comes twice the first counts.
  @Test(arguments: [
    ("America/New_York", "2026-03-08T01:59", "2026-03-08T06:59Z"),
    ("America/New_York", "2026-03-08T02:00", "2026-03-08T07:00Z"),
    ("America/New_York", "2026-03-08T02:30", "2026-03-08T07:30Z"),
    ("America/New_York", "2026-03-08T03:00", "2026-03-08T07:00Z"),
    ("America/New_York", "2026-11-01T00:59", "2026-11-01T04:59Z"),
    ("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30Z"),
    ("America/New_York", "2026-11-01T02:00", "2026-11-01T07:00Z"),
    // Midnight itself is skipped, and comes twice.
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00Z"),
    ("America/Havana", "2026-11-01", "2026-11-01T04:00Z"),
    ("America/Havana", "2026-11-01T00:30", "2026-11-01T04:30Z"),
    // Half an hour, and a day that never was.
    ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:45Z"),
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00Z"),
    ("Asia/Kolkata", "2026-06-01T05:30", "2026-06-01T00:00Z"),
  ])
  func clockTimesAreThoseOfTheZone(_ zone: String, _ local: String, _ instant: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let utc = FixedOffset(seconds: 0)
    let (read, expected) = (try Moment(parsing: local).instant(in: zone), try Moment(parsing: instant).instant(in: utc))
    #expect(read == expected, "\(read.secondsSinceEpoch - expected.secondsSinceEpoch) seconds apart")
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func moments(_ probe: Probe) -> [GoldenSample] {
    let native = probe.numberForm.nativeZero == "0" ? "" : "dateTime 2025-11-03T14:05-05:00 native"
    let weekdays = (0..<7).map { BuiltInMessage.weekday($0).id }
    let months = (1...12).map { BuiltInMessage.month($0).id }
    return samples(momentLines) + samples(hourLines) + samples(dayLines) + samples(zoneLines) + samples(native)
      + dates(probe) + times(probe)
      + (weekdays + months).flatMap { forms(of: $0, key: $0, counting: "value", numbers: .none, probe) }
  }

  /// Dates in the cases that other phrases ask of them, day by day where the days differ.
  private static func dates(_ probe: Probe) -> [GoldenSample] {
    let days = Numbers.tried((1...31).map { Count(ExactDecimal($0)) })
    // The parts of a date are not numbers: 2026 has no comma.
    let parts: [PhraseID: Phrase] = [
      "weekday": .message("weekday-friday"), "month": .message("month-november"), "year": .number(2026),
      "days": .number(3),
    ]
    return ["date-full", "date-weekday-month-day", "date-month-day", "date-month-day-year"].flatMap {
      forms(of: $0, key: $0, counting: "day", numbers: days, with: parts, probe)
    }
      + ["date-weekday", "date-today", "date-yesterday", "date-tomorrow"].flatMap {
        forms(of: $0, key: $0, counting: "day", numbers: days, with: parts, probe)
      }
  }

  /// Times in the cases that other phrases ask of them: every hour, and every minute of one.
  private static func times(_ probe: Probe) -> [GoldenSample] {
    let minutes = Numbers.tried((0...59).map { Count(ExactDecimal($0)) })
    let hours = Numbers.tried((0...23).map { Count(ExactDecimal($0)) })
    return ["time-h12", "time-h23"].flatMap { id in
      [(1, "am"), (14, "pm")].flatMap { hour, period in
        forms(
          of: id, key: "\(id) \(hour)", counting: "minute", numbers: minutes,
          with: ["hour": .number(hour), "hour12": .number(hour % 12), "period": .text(period)], probe)
      }
        + forms(
          of: id, key: "\(id) minute=0 hour", counting: "hour", numbers: hours,
          with: ["hour12": .number(1), "minute": .number(0), "period": .text("am")], probe)
    }
  }

  private static let momentLines = """
    dateTime 2026-11-20T14:30-05:00
    dateTime 2026-11-20T14:30-05:00 inline
    dateTime 2026-11-21T09:00-05:00
    dateTime 2026-11-19T23:05-05:00
    dateTime 2026-11-17T14:00-05:00
    dateTime 2026-11-17T14:00-05:00 inline
    dateTime 2026-11-24T14:00-05:00
    dateTime 2026-11-03T14:30-05:00
    dateTime 2025-11-03T14:30-05:00
    dateTime 2026-11-14T08:00-05:00
    dateTime 2026-11-15T08:00-05:00
    dateTime 2026-11-16T08:00-05:00
    dateTime 2026-11-18T08:00-05:00
    dateTime 2026-11-13T08:00-05:00
    dateTime 2026-11-22T08:00-05:00
    dateTime 2026-11-26T08:00-05:00
    dateTime 2026-11-27T08:00-05:00
    dateTime 2026-11-20T00:00-05:00
    dateTime 2026-11-20T12:30-05:00
    dateTime 2026-11-20T23:59:59-05:00
    dateTime 2026-11-21T00:00-05:00
    dateTime 2027-01-01T00:00-05:00
    dateTime 2026-11-17T14:00-05:00 h12
    dateTime 2026-11-17T14:00-05:00 h23
    dateTime 2026-11-20T14:30-05:00 h12
    dateTime 2026-11-20T14:30-05:00 h23
    dateTime 0000-01-01T00:00Z
    dateTime 0000-01-01T00:00Z inline
    """

  private static let hourLines: String = {
    let hours = (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" }
    let minutes = ["00:00", "00:01", "00:30", "09:05", "11:59", "12:00", "12:01", "12:30", "14:30", "23:59", "21:45"]
    let nine = (1...9).map { "21:0\($0)" }
    let times = minutes + nine + hours.map { "\($0):00" } + hours.map { "\($0):30" }
    var seen: Set<String> = []
    let lines = times.filter { seen.insert($0).inserted }.sorted().flatMap { time in
      ["time 2026-11-20T\(time)-05:00 h12", "time 2026-11-20T\(time)-05:00 h23"]
    }
    return (lines + ["time 2026-11-20T14:30-05:00", "time 2026-11-20T14:30:59-05:00"]).joined(separator: "\n")
  }()

  private static let dayLines: String = {
    let week = (13...27).map { "2026-11-\($0)" }
    let months = (1...12).map { "2026-\($0 < 10 ? "0" : "")\($0)-\($0 < 10 ? "0" : "")\($0)" }
    let others = [
      "2026-11-03", "2025-11-03", "2026-01-01", "2026-01-31", "2026-02-28", "2026-03-01", "2026-05-21", "2026-08-22",
      "2026-12-31", "2025-12-31",
      "2027-01-01", "2028-02-29", "2000-02-29", "1900-01-01", "1969-12-31", "0001-01-01", "0476-09-04", "9999-12-31",
    ]
    var lines: [String] = []
    for day in week + months + others {
      lines.append("date \(day)T12:00-05:00")
      lines.append("date \(day)T12:00-05:00 full")
    }
    for day in ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"] {
      lines.append("date \(day)T12:00-05:00 dayHeader")
    }
    lines += [
      "date 2026-11-20T12:00-05:00 inline", "date 2026-11-17T12:00-05:00 inline", "date 0000-01-01T00:00Z",
      "date 0000-01-01T00:00Z full", "time 0000-01-01T00:00Z",
    ]
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }.joined(separator: "\n")
  }()

  private static let zoneLines = """
    dateTime 2026-03-08T06:59Z now=2026-03-08T12:00Z
    dateTime 2026-03-08T07:00Z now=2026-03-08T12:00Z
    dateTime 2026-11-01T05:30Z now=2026-11-01T12:00Z
    dateTime 2026-11-01T06:30Z now=2026-11-01T12:00Z
    dateTime 2026-03-07T23:30-05:00 now=2026-03-08T23:30-04:00
    dateTime 2026-11-02T00:30-05:00 now=2026-11-01T00:30-04:00
    dateTime 2026-12-31T23:59-05:00 now=2027-01-01T00:01-05:00
    dateTime 2027-01-01T00:01-05:00 now=2026-12-31T23:59-05:00
    dateTime 2026-12-28T12:00-05:00 now=2027-01-02T12:00-05:00
    dateTime 2027-01-03T12:00-05:00 now=2026-12-30T12:00-05:00
    dateTime 2028-02-29T12:00-05:00 now=2028-03-01T12:00-05:00
    dateTime 2026-11-20T22:00Z zone=Warsaw
    dateTime 2026-11-20T23:00Z zone=Warsaw
    dateTime 2026-10-25T00:30Z zone=Warsaw now=2026-10-25T12:00Z
    dateTime 2026-10-25T01:30Z zone=Warsaw now=2026-10-25T12:00Z
    dateTime 2026-11-20T22:00Z zone=Kiritimati
    dateTime 2026-11-20T22:00Z zone=Pago_Pago
    dateTime 2026-11-21T11:00Z zone=Kiritimati
    dateTime 2026-11-21T11:00Z zone=Pago_Pago
    dateTime 2026-11-20T18:29Z zone=Kolkata
    dateTime 2026-11-20T18:30Z zone=Kolkata
    dateTime 2026-11-20T18:15Z zone=Kathmandu
    dateTime 2026-11-20T03:29Z zone=St_Johns
    dateTime 2026-11-20T03:30Z zone=St_Johns
    dateTime 1930-06-15T12:00Z zone=Amsterdam_mean_time now=1930-06-15T18:00Z
    dateTime 1930-06-14T23:40:27Z zone=Amsterdam_mean_time now=1930-06-15T18:00Z
    dateTime 1930-06-14T23:40:28Z zone=Amsterdam_mean_time now=1930-06-15T18:00Z
    dateTime 1960-06-15T00:44:29Z zone=Monrovia_mean_time now=1960-06-15T18:00Z
    dateTime 1960-06-15T00:44:30Z zone=Monrovia_mean_time now=1960-06-15T18:00Z
    """
}

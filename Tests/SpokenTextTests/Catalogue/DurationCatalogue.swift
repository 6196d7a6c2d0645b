// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func durations(_ probe: Probe) -> [GoldenSample] {
    return samples(durationLines) + digits
      + ["second", "minute", "hour", "day", "week", "month", "year"].flatMap { unit in
        counted("unit-\(unit)", key: "unit-\(unit)", numbers: .whole, probe)
      }
  }

  private static let digits: [GoldenSample] = [
    .phrase("seconds 9.58 digits=2", .duration(seconds: "9.58" as ExactDecimal, maximumFractionDigits: 2)),
    .phrase("seconds 0.25 digits=1", .duration(seconds: 0.25, maximumFractionDigits: 1)),
    .phrase("seconds 0.04 digits=1", .duration(seconds: 0.04, maximumFractionDigits: 1)),
    .phrase("seconds 63.5 digits=1", .duration(seconds: 63.5, maximumFractionDigits: 1)),
    .phrase("seconds -3600.5 digits=3", .duration(seconds: -3600.5, maximumFractionDigits: 3)),
    .phrase("seconds 3661.5 units=2 digits=1", .duration(seconds: 3661.5, maximumFractionDigits: 1)),
    .phrase("span of 1.5 seconds", .duration(.milliseconds(1500), maximumFractionDigits: 1)),
  ]

  private static let durationLines: String = {
    let spans = [
      "0", "0.9", "-0.9", "0.25", "0.001", "0.0004", "-0.0004", "59.9", "1", "2", "5", "21", "59", "60", "61", "120",
      "300", "2700", "3599", "3600", "3601", "3660",
      "5400", "7200", "18000", "39600", "86399", "86400", "90000", "90061", "172800", "183900", "183905", "432000",
      "1814400", "-1", "-60", "-5400", "-183905", "1e30", "unknown", "infinity", "-infinity",
    ]
    let cut = ["183905", "90061", "86401", "3661", "61", "-183905"].flatMap { span in
      (0...5).map { "duration \(span) units=\($0)" }
    }
    return
      (spans.map { "duration \($0)" } + cut + [
        "duration 5400 inline", "duration -5400 inline", "duration unknown inline",
      ])
      .joined(separator: "\n")
  }()
}

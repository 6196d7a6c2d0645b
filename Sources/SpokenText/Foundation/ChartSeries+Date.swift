// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ChartSeries {
  /// A series over days or times: `ChartSeries("Steps", of: days, date: { $0.date }, value: { $0.steps })`.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - rows: What has the values, in any order.
  ///   - date: When a value was measured.
  ///   - value: The value; nil where it is missing.
  public init<Rows: Sequence>(
    _ name: Phrase = .nothing, of rows: Rows, date: (Rows.Element) -> Date,
    value: (Rows.Element) -> (some SpeakableNumber)?
  ) {
    self.init(name, of: rows, date: { Instant(date($0)) }, value: value)
  }
}

extension Phrase {
  /// A month by itself: "March"; of another year than the present one "March 2024".
  public static func month(_ date: Date) -> Phrase { .month(Instant(date)) }

  /// A year by itself: "2024".
  public static func year(_ date: Date) -> Phrase { .year(Instant(date)) }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An everyday recurrence, which lies in a phrase itself: days of the week, and one time of day or none. A recurrence that can
/// be one always is.
struct SmallRecurrence: Sendable, Hashable {
  private let interval: UInt16
  private let frequency: Recurrence.Frequency
  private let weekdays: Recurrence.Weekdays
  /// The time of day; an hour that no time has where there is none.
  private let hour, minute: UInt8
  private let style: Phrase.RecurrenceStyle

  init?(_ recurrence: Recurrence, _ style: Phrase.RecurrenceStyle) {
    guard recurrence.isEveryday, let interval = UInt16(exactly: recurrence.interval) else { return nil }
    if let time = recurrence.firstTime {
      guard time.isValid else { return nil }
      (hour, minute) = (UInt8(truncatingIfNeeded: time.hour), UInt8(truncatingIfNeeded: time.minute))
    } else {
      (hour, minute) = (.max, 0)
    }
    (self.interval, frequency, weekdays) = (interval, recurrence.frequency, recurrence.weekdays)
    self.style = style
  }

  var kind: RecurrenceKind {
    let recurrence = Recurrence(frequency, every: Int(interval), on: weekdays, at: time.map { [$0] } ?? [])
    return RecurrenceKind(recurrence: recurrence, style: style)
  }

  private var time: Recurrence.Time? { hour == .max ? nil : Recurrence.Time(Int(hour), Int(minute)) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(boundMessage(by: speaker, in: &scope) ?? scope.phrase(.recurrenceUnavailable))
  }

  /// The whole phrase, or nil for a rule that cannot be said.
  private func boundMessage(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage? {
    let days = scope.phrase(
      every: Int(interval), frequency, on: weekdays, from: speaker.preferences.firstWeekday, style)
    guard let days else { return nil }
    guard let time else { return days }
    guard frequency.takesTimes else { return nil }
    let said = scope.phrase(hour: time.hour, minute: time.minute, speaker.hourCycle)
    return scope.phrase(days, at: said, count: 1)
  }
}

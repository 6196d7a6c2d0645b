// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Chooses when to announce the time left of a countdown. Announcements are rare at first, and come every second at the
/// end.
///
/// The narrator has no timer. Pass it the time left as often as you like, and post the announcements that it returns.
///
/// ```swift
/// var narrator = CountdownNarrator()
/// narrator.next(secondsLeft: 120)   // "2 minutes remaining"
/// narrator.next(secondsLeft: 119)   // nil
/// narrator.next(secondsLeft: 60)    // "1 minute remaining"
/// narrator.next(secondsLeft: 5)     // "5"
/// narrator.next(secondsLeft: 0)     // "No time remaining"
/// ```
///
/// The narrator follows these rules:
///
/// - It announces the first time, and then the time at each of the ``marks``. If it passes several, it announces once.
/// - In the last seconds, it announces only numbers, to save time, and interrupts other speech.
/// - It announces added time.
/// - It announces the end once, and then nothing unless time is added.
public struct CountdownNarrator: Sendable, Hashable {
  /// The numbers of remaining seconds that are announced, in descending order.
  public var marks: [Int] { countdown.numbers }
  /// The number of last seconds that are announced only as numbers.
  public let lastSeconds: Int
  /// The phrase for the end.
  public let end: Phrase

  private let countdown: CountdownMarks
  /// The seconds left at the last call.
  private var left: Int?

  /// The default marks, at an hour, 30, 10, 5, 2, and 1 minutes, and 30 and 10 seconds.
  public static let usualMarks = [3600, 1800, 600, 300, 120, 60, 30, 10]

  /// Creates a narrator for one countdown.
  ///
  /// - Parameters:
  ///   - marks: The numbers of remaining seconds that are announced, in any order. Numbers below 1 are ignored.
  ///   - lastSeconds: The number of last seconds that are announced only as numbers, or 0 for none.
  ///   - end: The phrase for the end. By default, it is "No time remaining".
  public init(marks: [Int] = usualMarks, lastSeconds: Int = 5, end: Phrase = .remaining(seconds: 0)) {
    countdown = CountdownMarks(marks)
    self.lastSeconds = max(0, lastSeconds)
    self.end = end
  }

  /// Takes the time left, and returns the announcement to post, or `nil`.
  ///
  /// - Parameter seconds: The seconds left. Fractions are rounded up, so that the end is announced when no time is
  ///   left. NaN and infinities are ignored.
  public mutating func next(secondsLeft seconds: some SpeakableNumber) -> Announcement? {
    guard let now = Self.wholeSeconds(seconds.decimalForSpeech) else { return nil }
    let before = left
    left = now
    guard let before, now <= before else { return announcement(at: now) }
    let isPassed = now < before && (now <= lastSeconds || countdown.arePassed(from: before, to: now))
    return isPassed ? announcement(at: now) : nil
  }

  private func announcement(at seconds: Int) -> Announcement {
    if seconds == 0 { return Announcement(end, priority: .high) }
    if seconds <= lastSeconds { return Announcement(.number(seconds), priority: .high) }
    return Announcement(.remaining(seconds: seconds, style: .exact))
  }

  private static func wholeSeconds(_ seconds: ExactDecimal) -> Int? {
    guard seconds.isSpeakable, let whole = seconds.magnitude.integerPart else { return nil }
    if seconds.isNegative { return 0 }
    return Int(clamping: seconds.isIntegral ? whole : whole + 1)
  }
}

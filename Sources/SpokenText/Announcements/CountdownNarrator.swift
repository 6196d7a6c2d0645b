// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Decides when the time left of a countdown is spoken: seldom at first, and each second at the end.
///
/// It has no timer and reads no clock: the app hands it the time left, as often as it likes, and announces what comes back.
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
/// The rules:
///
/// * The first time is said, whatever it is.
/// * After that, the time left is said when it reaches one of the ``marks``. If several are passed at once, it is said once.
/// * In the last seconds, only the number is announced, because there isn't time for more. It interrupts current speech.
/// * When time is added, the new time is said.
/// * The end is said once, and nothing after it, unless time is added.
public struct CountdownNarrator: Sendable, Hashable {
  /// The seconds left at which the time is said, from the highest to the lowest.
  public var marks: [Int] { countdown.numbers }
  /// From how many seconds on only their number is said.
  public let lastSeconds: Int
  /// The phrase for the end.
  public let end: Phrase

  private let countdown: CountdownMarks
  /// The seconds that were left when something was last said or skipped.
  private var left: Int?

  /// Says the time at an hour, 30 minutes, 10 minutes, 5 minutes, 2 minutes, 1 minute, 30 seconds, and 10 seconds.
  public static let usualMarks = [3600, 1800, 600, 300, 120, 60, 30, 10]

  /// A narrator of one countdown.
  ///
  /// - Parameters:
  ///   - marks: The seconds left at which the time is said, in any order. Those below 1 are left out.
  ///   - lastSeconds: From how many seconds on each is said as a number; 0 for none.
  ///   - end: The phrase for the end. By default, it is "No time remaining".
  public init(marks: [Int] = usualMarks, lastSeconds: Int = 5, end: Phrase = .remaining(seconds: 0)) {
    countdown = CountdownMarks(marks)
    self.lastSeconds = max(0, lastSeconds)
    self.end = end
  }

  /// The time that is left now.
  ///
  /// - Parameter seconds: How many seconds are left. Fractions are rounded up, so that the end is said when no time is left.
  ///   Not-a-number and infinities change nothing.
  /// - Returns: The announcement that the app posts now, or `nil`.
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

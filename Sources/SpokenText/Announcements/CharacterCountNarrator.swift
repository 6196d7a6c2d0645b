// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Decides when the number of characters left in a text field is spoken, so that a listener who types isn't interrupted with
/// each letter.
///
/// ```swift
/// var narrator = CharacterCountNarrator(limit: 280)
/// narrator.next(100)   // nil
/// narrator.next(260)   // "20 characters left"
/// narrator.next(261)   // nil
/// narrator.next(280)   // "No characters left"
/// narrator.next(281)   // "Over the limit by 1"
/// narrator.next(279)   // "1 character left"
/// ```
///
/// The rules:
///
/// * The number is said when it reaches one of the ``marks``, and when nothing is left. If several are passed at once, as by
///   a pasted text, it is said once.
/// * Beyond the limit, it is said at once, and again after every ten characters more.
/// * When the text is within the limit again, that is said. While it becomes shorter, it stays silent otherwise.
public struct CharacterCountNarrator: Sendable, Hashable {
  /// How many characters the field may have.
  public let limit: Int
  /// The characters left at which their number is said, from the highest to the lowest.
  public var marks: [Int] { countdown.numbers }

  private let countdown: CountdownMarks
  private var left: Int?

  /// A narrator of one text field.
  ///
  /// - Parameters:
  ///   - limit: How many characters it may have. Below 0 it is 0.
  ///   - marks: The characters left at which their number is said, in any order. Those below 1 are left out.
  public init(limit: Int, marks: [Int] = [50, 20, 10, 5]) {
    self.limit = max(0, limit)
    countdown = CountdownMarks(marks)
  }

  /// Takes the current number of characters, and returns the announcement to post, if any.
  ///
  /// The narrator takes the first number as the listener's start. It announces that number only if it exceeds the limit.
  ///
  /// - Parameter count: How many characters the text has, as the app counts them.
  /// - Returns: The announcement that the app posts now, or `nil`.
  public mutating func next(_ count: Int) -> Announcement? {
    let (now, overflow) = limit.subtractingReportingOverflow(max(0, count))
    guard !overflow else { return nil }
    let before = left ?? max(now, 0)
    left = now
    let isBack = before < 0 && now >= 0
    let isPassed = now < before && (now < 0 ? Self.tens(now) < Self.tens(before) : isMark(passedFrom: before, to: now))
    return isBack || isPassed ? Announcement(.charactersLeft(now)) : nil
  }

  private func isMark(passedFrom before: Int, to now: Int) -> Bool {
    now == 0 || countdown.arePassed(from: before, to: now)
  }

  /// In which ten beyond the limit a number is, counted down from 0 for one within it.
  private static func tens(_ left: Int) -> Int { left >= 0 ? 0 : (left + 1) / 10 - 1 }
}

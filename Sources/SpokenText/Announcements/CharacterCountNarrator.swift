// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Chooses when to announce the characters left in a text field, without interrupting users at each letter.
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
/// The narrator follows these rules:
///
/// - It announces the number at each of the ``marks``, and at 0. If a pasted text passes several, it announces the
///   number once.
/// - Over the limit, it announces the number at once, and again after every ten more characters.
/// - It announces when the text is within the limit again. Otherwise, it is silent while the text gets shorter.
public struct CharacterCountNarrator: Sendable, Hashable {
  /// The maximum number of characters.
  public let limit: Int
  /// The numbers of remaining characters that are announced, in descending order.
  public var marks: [Int] { countdown.numbers }

  private let countdown: CountdownMarks
  private var left: Int?

  /// Creates a narrator for one text field.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of characters. A negative one counts as 0.
  ///   - marks: The numbers of remaining characters that are announced, in any order. Numbers below 1 are ignored.
  public init(limit: Int, marks: [Int] = [50, 20, 10, 5]) {
    self.limit = max(0, limit)
    countdown = CountdownMarks(marks)
  }

  /// Takes the current number of characters, and returns the announcement to post, or `nil`.
  ///
  /// The first call returns an announcement only if the number exceeds the limit.
  ///
  /// - Parameter count: The number of characters, as the app counts them.
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

  /// Returns 0 within the limit, -1 for the first ten characters over it, and so on.
  private static func tens(_ left: Int) -> Int { left >= 0 ? 0 : (left + 1) / 10 - 1 }
}

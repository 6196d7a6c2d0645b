// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Chooses which progress values to announce, so that users know how far a task is without constant interruptions.
///
/// The narrator has no timer. Pass it each value with the time since any fixed moment, and post the announcements that
/// it returns. They depend only on the values and times.
///
/// ```swift
/// var narrator = ProgressNarrator(.transfer(.upload))
/// narrator.next(0.05, at: .seconds(0))    // nil
/// narrator.next(0.31, at: .seconds(12))   // "Uploading, 31 percent"
/// narrator.next(0.33, at: .seconds(30))   // nil: it has hardly moved
/// narrator.tick(at: .seconds(70))         // "Still at 33 percent"
/// narrator.next(0.40, at: .seconds(81))   // "Resumed, 40 percent"
/// narrator.next(1, at: .seconds(90))      // "Upload complete"
/// ```
///
/// The narrator follows these rules:
///
/// - It waits at least the ``minimumInterval`` before the first and between all announcements. Only the end doesn't
///   wait.
/// - It announces a value that differs from the last announced one by at least ``step``. After a jump, it announces
///   only the newest value.
/// - If progress goes back by at least a step, it announces "Back to 20 percent". If only the total grew, it announces
///   the value as usual, such as "5 of 16" after "4 of 8".
/// - If nothing changes for the ``stallTimeout``, it announces "Still at 40 percent" once, and "Resumed, 45 percent"
///   when the task continues.
/// - If the total is unknown (zero, negative, infinite, or NaN), it announces "In progress" once. If a count without a
///   total grew and then stalls, it announces "No progress at the moment".
/// - It announces the end once, when the value reaches the total or you call ``finish(at:)``. Without a total, or if
///   ``completesAtTotal`` is `false`, call that method.
/// - It never repeats an announcement directly. It ignores NaN. If you pass an earlier time than before, the last time
///   is used.
public struct ProgressNarrator: Sendable, Hashable {
  /// The wording of the announcements.
  public let wording: ProgressWording
  /// The minimum time between two announcements, at least a second.
  public let minimumInterval: Swift.Duration
  /// The minimum change to announce, as a fraction of the total, from 0.01 to 1.
  public let step: ExactDecimal
  /// The time without a change after which a stall is announced, at least the ``minimumInterval``.
  public let stallTimeout: Swift.Duration
  /// `true` if the work ends when the value reaches the total.
  public let completesAtTotal: Bool

  /// `true` after the end was announced. The narrator is silent from then on.
  public private(set) var isEnded = false

  private let stepParts: Int
  private var now: Swift.Duration?
  /// The time of the last announcement or the start.
  private var saidAt = Swift.Duration.zero
  private var movedAt = Swift.Duration.zero
  private var amount = ProgressAmount()
  /// The amount at the last announcement or the start.
  private var said = ProgressAmount()
  /// The amount when a stall was announced.
  private var stalledAt: ProgressAmount?
  private var saidPercent: ExactDecimal?
  private var saidUnknown = false
  /// `true` if the count has ever changed.
  private var hasMoved = false
  private var lastPhrase: Phrase?

  /// Creates a narrator for one task.
  ///
  /// - Parameters:
  ///   - wording: The wording of the announcements.
  ///   - minimumInterval: The minimum time between two announcements, at least a second.
  ///   - step: The minimum change to announce, as a fraction of the total. It is limited to 0.01 to 1. NaN counts as
  ///     0.1.
  ///   - stallTimeout: The time without a change after which a stall is announced, at least the `minimumInterval`.
  ///   - completesAtTotal: `true` if the work ends when the value reaches the total. Pass `false` if more may be added,
  ///     or if work remains, such as on the server after an upload.
  public init(
    _ wording: ProgressWording = .progress(), minimumInterval: Swift.Duration = .seconds(10),
    step: some SpeakableNumber = 0.1 as ExactDecimal, stallTimeout: Swift.Duration = .seconds(30),
    completesAtTotal: Bool = true
  ) {
    self.wording = wording
    self.minimumInterval = max(minimumInterval.clamped, .seconds(1))
    self.stallTimeout = max(stallTimeout.clamped, self.minimumInterval)
    self.completesAtTotal = completesAtTotal
    let given = step.exactDecimal
    let step: ExactDecimal = given.kind == .notANumber ? 0.1 : given
    self.step = step.hasLowerValue(than: 0.01) ? 0.01 : ExactDecimal(1).hasLowerValue(than: step) ? 1 : step
    stepParts = Int((self.step * 10_000).integerPart ?? 1000)
  }

  /// Takes a new value, and returns the announcement to post, or `nil`.
  ///
  /// - Parameters:
  ///   - completed: The completed amount. A negative one counts as zero, and NaN is ignored.
  ///   - total: The total amount. It is unknown if it is zero, negative, infinite, or NaN.
  ///   - time: The time of the value.
  public mutating func next(
    _ completed: some SpeakableNumber, of total: some SpeakableNumber, at time: Swift.Duration
  ) -> Announcement? {
    take(ProgressAmount(completed.decimalForSpeech, of: total.decimalForSpeech), at: time)
  }

  /// Takes a new value as a fraction of 1, such as `next(0.4, at: time)`.
  public mutating func next(_ fraction: some SpeakableNumber, at time: Swift.Duration) -> Announcement? {
    next(fraction, of: 1, at: time)
  }

  /// Returns an announcement that has become due without a new value, such as a stall. Call this every few seconds, or
  /// at the ``deadline``.
  public mutating func tick(at time: Swift.Duration) -> Announcement? { take(nil, at: time) }

  /// Announces the end of the work, such as "Completed". Returns `nil` if the work has already ended.
  public mutating func finish(at time: Swift.Duration) -> Announcement? {
    now.advance(to: time)
    return end(Announcement(wording.done(amount)))
  }

  /// Announces a failure at high priority, such as "Upload failed. Something went wrong. Try again". Returns `nil` if
  /// the work has already ended.
  public mutating func fail(_ problem: Phrase.Problem = .tryAgain, at time: Swift.Duration) -> Announcement? {
    now.advance(to: time)
    return end(Announcement(wording.failed(problem), priority: .high))
  }

  /// Announces "Canceled". Returns `nil` if the work has already ended.
  public mutating func cancel(at time: Swift.Duration) -> Announcement? {
    now.advance(to: time)
    return end(Announcement(wording.cancelled))
  }

  /// The time of the next announcement by ``tick(at:)`` if no value comes until then, or `nil` if there will be none.
  public var deadline: Swift.Duration? {
    guard !isEnded, now != nil else { return nil }
    let next = saidAt + minimumInterval
    if isDue { return next }
    // A stall is announced only once.
    return mayStall ? max(next, movedAt + stallTimeout) : nil
  }

  // MARK: Announcements

  private mutating func take(_ new: ProgressAmount?, at time: Swift.Duration) -> Announcement? {
    guard !isEnded else { return nil }
    let isFirst = now == nil
    let time = now.advance(to: time)
    if isFirst { (saidAt, movedAt) = (time, time) }
    if let new, !new.isEmpty, !isSame(new) {
      if !amount.isEmpty { (movedAt, hasMoved) = (time, true) }
      amount = new
      if said.parts == nil { said = new }
      if completesAtTotal, new.isWhole { return end(Announcement(wording.done(new))) }
    }
    guard time - saidAt >= minimumInterval, let phrase = phrase(at: time), phrase != lastPhrase else { return nil }
    (saidAt, lastPhrase) = (time, phrase)
    return Announcement(phrase, priority: stalledAt == nil ? .low : .default)
  }

  /// Returns the phrase to announce now, and remembers its amount.
  private mutating func phrase(at time: Swift.Duration) -> Phrase? {
    let hasStalled = mayStall && time - movedAt >= stallTimeout
    guard isDue || hasStalled else { return nil }
    if hasStalled, !isDue || stalledAt != nil {
      (stalledAt, said, saidPercent) = (amount, amount, amount.percent)
      return wording.stalled(amount)
    }
    // A smaller fraction because of a larger total isn't a step back.
    let isSmaller = amount.parts.map { $0 < said.parts ?? 0 } ?? false
    let isBack = isSmaller && amount.completed.hasLowerValue(than: said.completed)
    let hadStalled = stalledAt != nil
    (stalledAt, said, saidPercent) = (nil, amount, amount.percent)
    guard amount.isKnown || hadStalled else {
      saidUnknown = true
      return wording.value(amount)
    }
    return isBack ? wording.back(amount) : hadStalled ? wording.resumed(amount) : wording.value(amount)
  }

  /// `true` if there is news other than a stall.
  private var isDue: Bool {
    if let stalledAt { return !isSame(stalledAt) }
    guard let parts = amount.parts else { return !saidUnknown }
    return abs(parts - (said.parts ?? parts)) >= stepParts && amount.percent != saidPercent
  }

  /// `true` if a stall can be announced. The total must be known or the count have changed, and this stall must be new.
  private var mayStall: Bool { (amount.isKnown || hasMoved) && stalledAt.map { !isSame($0) } ?? true }

  private func isSame(_ other: ProgressAmount) -> Bool {
    amount.completed.hasSameValue(as: other.completed) && amount.total.hasSameValue(as: other.total)
  }

  private mutating func end(_ announcement: Announcement) -> Announcement? {
    guard !isEnded else { return nil }
    isEnded = true
    return announcement
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Decides which of many progress values deserve to be spoken, so that a listener knows how far it is, is never flooded,
/// and always hears the end.
///
/// It has no timer and reads no clock: the app hands it each value with the time, measured from any start of its own, and
/// announces what comes back. The same values at the same times are the same announcements.
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
/// The rules:
///
/// * Between two announcements, and before the first, there is the ``minimumInterval``. Only the end doesn't wait for it. So
///   work that is done within the interval says only its end. With an interval of 10 seconds, a minute has at most 7
///   announcements and the end.
/// * A value is said when it is at least a ``step`` away from what was said last. After a jump the newest one is said; those
///   in between are not.
/// * Where a step is taken back it is "Back to 20 percent"; less than a step back is not said. Where as much is done as
///   before or more, and only the total has grown, the value is said as any other: "4 of 8", "5 of 16".
/// * Where nothing has moved for ``stallTimeout``, it says so once, "Still at 40 percent", and once that it goes on, "Resumed,
///   45 percent". A value that comes again unchanged is no movement.
/// * Where nobody knows the total (it is zero, below zero, infinite or no number), it is "In progress", once. Of a count
///   that grew a stall is told: "No progress at the moment". A value that is no number changes nothing.
/// * All that there is done is the end, unless ``completesAtTotal`` is false; then, and for work without a total, call
///   ``finish(at:)``. It is said once, and nothing after it.
/// * Nothing is said twice in a row. A time before the one that was given last counts as that one.
public struct ProgressNarrator: Sendable, Hashable {
  /// How it is worded.
  public let wording: ProgressWording
  /// The least time between two announcements, at least a second.
  public let minimumInterval: Swift.Duration
  /// The least change that is said, a part of one: 0.01 to 1.
  public let step: ExactDecimal
  /// The time without movement after which a stall is said, at least the ``minimumInterval``.
  public let stallTimeout: Swift.Duration
  /// Whether the work is done when all of it is.
  public let completesAtTotal: Bool

  /// Whether the end has been said: then it says nothing more.
  public private(set) var isEnded = false

  private let stepParts: Int
  private var now: Swift.Duration?
  /// When something was said, or it began.
  private var saidAt = Swift.Duration.zero
  private var movedAt = Swift.Duration.zero
  private var amount = ProgressAmount()
  /// The amount that was said last, or with which it began.
  private var said = ProgressAmount()
  /// The amount at which it was said to have stalled.
  private var stalledAt: ProgressAmount?
  private var saidPercent: ExactDecimal?
  private var saidUnknown = false
  /// Whether the count has ever changed: one that never does counts nothing.
  private var hasMoved = false
  private var lastPhrase: Phrase?

  /// A narrator of one piece of work.
  ///
  /// - Parameters:
  ///   - wording: How it is worded.
  ///   - minimumInterval: The least time between two announcements; less than a second is a second.
  ///   - step: The least change that is said, a part of one; it is kept within 0.01 and 1, and what is no number is 0.1.
  ///   - stallTimeout: The time without movement after which a stall is said, at least the `minimumInterval`.
  ///   - completesAtTotal: Whether the work is done when all of it is. False where more may come, as files that are added, or
  ///     where something is left to do, as a server that works on what was uploaded.
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

  /// A new value: so much of so much.
  ///
  /// - Parameters:
  ///   - completed: How much is done; below zero is nothing, and what is no number changes nothing.
  ///   - total: How much there is; nobody knows it where it is not above zero, infinite or no number.
  ///   - time: When it came.
  /// - Returns: What is to be announced now, if anything.
  public mutating func next(
    _ completed: some SpeakableNumber, of total: some SpeakableNumber, at time: Swift.Duration
  ) -> Announcement? {
    take(ProgressAmount(completed.decimalForSpeech, of: total.decimalForSpeech), at: time)
  }

  /// A new value: a part of one, `next(0.4, at: time)`.
  public mutating func next(_ fraction: some SpeakableNumber, at time: Swift.Duration) -> Announcement? {
    next(fraction, of: 1, at: time)
  }

  /// No new value, but the time goes on: what waits for the interval is said then, and what has stalled. Call it every few
  /// seconds, or at the ``deadline``.
  public mutating func tick(at time: Swift.Duration) -> Announcement? { take(nil, at: time) }

  /// The work is done: "Completed", whatever the values were; nil where the end has been said.
  public mutating func finish(at time: Swift.Duration) -> Announcement? {
    now.advance(to: time)
    return end(Announcement(wording.done(amount)))
  }

  /// The work failed: "Upload failed. Something went wrong. Try again", which cuts off what is being said; nil where the end
  /// has been said.
  public mutating func fail(_ problem: Phrase.Problem = .tryAgain, at time: Swift.Duration) -> Announcement? {
    now.advance(to: time)
    return end(Announcement(wording.failed(problem), priority: .high))
  }

  /// The work was given up: "Canceled"; nil where the end has been said.
  public mutating func cancel(at time: Swift.Duration) -> Announcement? {
    now.advance(to: time)
    return end(Announcement(wording.cancelled))
  }

  /// When ``tick(at:)`` has something to say if no value comes until then; nil where it never has.
  public var deadline: Swift.Duration? {
    guard !isEnded, now != nil else { return nil }
    let next = saidAt + minimumInterval
    if isDue { return next }
    // What stands still at the amount that was told stays silent.
    return mayStall ? max(next, movedAt + stallTimeout) : nil
  }

  // MARK: What is said

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

  /// What is to be said now, with what is remembered of it.
  private mutating func phrase(at time: Swift.Duration) -> Phrase? {
    let hasStalled = mayStall && time - movedAt >= stallTimeout
    guard isDue || hasStalled else { return nil }
    if hasStalled, !isDue || stalledAt != nil {
      (stalledAt, said, saidPercent) = (amount, amount, amount.percent)
      return wording.stalled(amount)
    }
    // A part that is smaller because the total grew is no step back.
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

  /// Whether there is other news than that nothing moves.
  private var isDue: Bool {
    if let stalledAt { return !isSame(stalledAt) }
    guard let parts = amount.parts else { return !saidUnknown }
    return abs(parts - (said.parts ?? parts)) >= stepParts && amount.percent != saidPercent
  }

  /// Whether it may be said that nothing moves: something is known, and that has not been said.
  private var mayStall: Bool { (amount.isKnown || hasMoved) && stalledAt.map { !isSame($0) } ?? true }

  /// Whether as much is done as of another amount.
  private func isSame(_ other: ProgressAmount) -> Bool {
    amount.completed.hasSameValue(as: other.completed) && amount.total.hasSameValue(as: other.total)
  }

  private mutating func end(_ announcement: Announcement) -> Announcement? {
    guard !isEnded else { return nil }
    isEnded = true
    return announcement
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for files in transfer, to or from the device.
struct TransferKind: PhraseKind {
  var direction = Phrase.TransferDirection.upload
  var state = Phrase.TransferState.active
  /// The fraction that is done, from 0 to 1.
  var fraction = ExactDecimal.notANumber
  var secondsLeft = ExactDecimal.notANumber
  var items: Phrase.TransferItems?

  static let name = "transfer"
  static let summary = "an upload or a download, such as 'Uploading, 40 percent, about 2 minutes left'"
  static let examples = [
    ["upload", "0.4", "--left", "120"], ["upload", "--completed", "3", "--total", "8", "--failed", "1"],
    ["download", "0.4", "--state", "paused"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("direction", &direction, Phrase.TransferDirection.named, "the direction", place: .required)
    try keys.number("progress", &fraction, "the progress, from 0 to 1", place: .optional)
    try keys.number("left", &secondsLeft, "the number of seconds left, which is rounded", place: .named)
    try keys.choice("state", &state.step, Phrase.TransferState.named, "the state of the transfer", place: .named)
    try keys.choice(
      "waitingFor", &state.need, Phrase.TransferState.namedNeeds, "the reason for waiting", place: .named)
    try keys.number("retry", &state.secondsToRetry, "the number of seconds until the next try", place: .named)
    state.step = state.stepByDetails
    var (completed, total, failed) = (items?.completed, items?.total, items?.failed)
    try keys.wholeNumber("completed", &completed, in: 0...Int.max, "the number of completed items", place: .named)
    try keys.wholeNumber("total", &total, in: 0...Int.max, "the total number of items", place: .named)
    try keys.wholeNumber("failed", &failed, in: 0...Int.max, "the number of failed items", place: .named)
    if total == nil, let key = completed != nil ? "completed" : failed != nil ? "failed" : nil {
      try keys.refuse(.needs(key: key, "total"))
    }
    var noun = items?.noun ?? .file
    try keys.noun(&noun, "the noun for the items (default: file)", place: .named)
    // With only a fraction and a total, the number of completed items is unknown.
    let isCounted = completed != nil || failed != nil || !fraction.isSpeakable
    items = isCounted ? total.map { Phrase.TransferItems(completed ?? 0, of: $0, failed: failed ?? 0, noun) } : nil
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    // If all items failed, "Upload failed" is enough.
    guard let items, !(state.step == .failed && items.completed == 0 && items.failed == items.total) else {
      return .phrase(phrase(in: &scope))
    }
    guard let noun = scope.message(items.noun.id), scope.value(of: noun).exists else {
      return speaker.value(of: self, named: items.noun.id, in: &scope)
    }
    let transferred = scope.bind(
      items.areAllDone ? direction.allItems : direction.items, part: ExactDecimal(items.completed),
      of: ExactDecimal(items.total), noun)
    return .phrase(phrase(of: (transferred, noun, items.failed), in: &scope))
  }

  private func phrase(
    of items: (transferred: BoundMessage, noun: Int32, failed: Int)? = nil, in scope: inout PhraseScope
  ) -> BoundMessage {
    let transferred = items?.transferred
    let failedAt = state.step == .failed ? self.failedAt(in: &scope) : nil
    var said: BoundMessage
    switch state.step {
    case .active: said = transferred ?? scope.bind(direction.message)
    case .completed: said = transferred ?? scope.bind(direction.done)
    case .paused: said = paused(in: &scope)
    case .retrying: said = retrying(in: &scope)
    case .failed: said = failedAt ?? scope.bind(direction.failed)
    case .waiting: said = scope.bind(state.waiting)
    }
    if let transferred, !state.leadsWithItems { said = scope.bind(said, with: transferred) }
    if let items, items.failed > 0 {
      let failures = scope.bind(.transferFailures, of: items.noun, (.count, .number(ExactDecimal(items.failed))))
      said = scope.bind(said, with: failures)
    }
    if state.step != .paused, state.step != .completed, failedAt == nil, let percent = percent(in: &scope) {
      said = scope.bind(said, with: percent)
    }
    if state.step == .active, let left = scope.bind(transferLeft: secondsLeft) {
      said = scope.bind(said, with: left)
    }
    return said
  }

  private func percent(in scope: inout PhraseScope) -> BoundMessage? {
    let part = fraction.hasLowerValue(than: 1) ? fraction : 1
    guard fraction.isSpeakable, let percent = ExactDecimal.percent(part, of: 1) else { return nil }
    return scope.bind(.percent, (.value, .number(percent)))
  }

  private func paused(in scope: inout PhraseScope) -> BoundMessage {
    guard let percent = percent(in: &scope) else { return scope.phraseAlone(.mediaPaused) }
    return scope.bind(.transferPausedAt, (.progress, .phrase(percent)))
  }

  /// Returns a phrase such as "Upload failed at 40 percent". "Upload failed, 40 percent" would sound as if 40 percent
  /// had failed.
  private func failedAt(in scope: inout PhraseScope) -> BoundMessage? {
    guard let percent = percent(in: &scope) else { return nil }
    return scope.bind(attribute: "at", of: direction.failed.message, (.progress, .phrase(percent)))
  }

  private func retrying(in scope: inout PhraseScope) -> BoundMessage {
    let seconds = state.secondsToRetry
    guard seconds.isSpeakable, seconds.compared(with: 1) >= 0 else { return scope.bind(.transferRetrying) }
    let duration = scope.bind(duration: seconds, units: 2)
    return scope.bind(.transferRetryingIn, (.duration, .phrase(duration)))
  }
}

extension Phrase {
  /// Returns a phrase for files in transfer, such as "Uploading, 40 percent, about 2 minutes left", "3 of 8 files
  /// uploaded, 1 failed", "All 8 files uploaded", or "Paused at 40 percent".
  ///
  /// - Parameters:
  ///   - direction: The direction of the transfer.
  ///   - fraction: The fraction that is done. It is 0 percent only at the start, and 100 percent only at the end.
  ///     Negative values and not-a-number are omitted. Values above 1 are 100 percent.
  ///   - timeLeft: The remaining time, which is read only for an active transfer. It is rounded to minutes below an
  ///     hour, to ten minutes below a day, and then to hours. Below a minute, it is "less than 1 minute remaining".
  ///     Negative times are omitted.
  ///   - state: The state of the transfer.
  ///   - items: The numbers of files in total, done, and failed.
  public static func transfer(
    _ direction: TransferDirection, _ fraction: some SpeakableNumber, timeLeft: Swift.Duration? = nil,
    state: TransferState = .active, items: TransferItems? = nil
  ) -> Phrase {
    TransferKind(
      direction: direction, state: state, fraction: fraction.decimalForSpeech,
      secondsLeft: timeLeft.map { ExactDecimal(secondsOf: $0) } ?? .notANumber, items: items
    ).phrase
  }

  /// Returns a phrase for files in transfer without a percentage, such as "Uploading", "3 of 8 files uploaded, 1
  /// failed", or "Waiting for Wi-Fi". See ``transfer(_:_:timeLeft:state:items:)``.
  public static func transfer(
    _ direction: TransferDirection, timeLeft: Swift.Duration? = nil, state: TransferState = .active,
    items: TransferItems? = nil
  ) -> Phrase {
    .transfer(direction, ExactDecimal.notANumber, timeLeft: timeLeft, state: state, items: items)
  }
}

extension PhraseScope {
  fileprivate mutating func bind(_ said: BoundMessage, with detail: BoundMessage) -> BoundMessage {
    bind(.transferDetail, (.first, .phrase(said)), (.second, .phrase(detail)))
  }

  /// Returns the rounded time left, or `nil` if it is unknown or exceeds a hundred years.
  fileprivate mutating func bind(transferLeft seconds: ExactDecimal) -> BoundMessage? {
    guard !seconds.isNegative, let cut = MinuteSpan(cutting: seconds), let left = MinuteSpan(rounding: seconds),
      cut.seconds < 36_525 * 86_400
    else { return nil }
    guard cut.seconds > 0 else {
      let minute = bind(counting: .number(1), of: .unitMinute)
      return bind(.remainingLess, (.duration, .phrase(minute)))
    }
    let duration = bind(duration: ExactDecimal(low: left.seconds), units: 2)
    return bind(.remainingAbout, (.duration, .phrase(duration)), (.count, SpanUnit.leadingCount(of: left.seconds)))
  }
}

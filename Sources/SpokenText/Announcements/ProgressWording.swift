// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How a ``ProgressNarrator`` words what it tells.
public struct ProgressWording: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case progress(Phrase.ProgressStyle)
    case transfer(Phrase.TransferDirection)
    case items(Phrase.TransferDirection, Phrase.Noun)
  }

  private var kind: Kind
  /// What makes progress, before each sentence; nil where there is no doubt.
  private var title: Phrase?
  /// What is said at the end in the place of "Completed".
  private var end: Phrase?

  private init(_ kind: Kind, title: Phrase?, end: Phrase?) {
    (self.kind, self.title, self.end) = (kind, title.flatMap { $0.isSilent ? nil : $0 }, end)
  }

  /// "40 percent", at the end "Completed"; with a title "Backup, 40 percent", "Backup, completed".
  ///
  /// - Parameters:
  ///   - style: What is counted: `.step` is "Step 3 of 5".
  ///   - title: What makes progress: text of the app's user, or a message.
  ///   - end: What is said at the end: "Backup complete".
  public static func progress(
    _ style: Phrase.ProgressStyle = .percent, title: Phrase? = nil, end: Phrase.Notice? = nil
  ) -> ProgressWording {
    ProgressWording(.progress(style), title: title, end: end.map { .notice($0) })
  }

  /// "Uploading, 40 percent", at the end "Upload complete" or "Upload failed"; with a title "Report, uploading, 40 percent".
  ///
  /// - Parameters:
  ///   - direction: Which way it goes.
  ///   - title: What is transferred: text of the app's user, or a message.
  public static func transfer(_ direction: Phrase.TransferDirection, title: Phrase? = nil) -> ProgressWording {
    ProgressWording(.transfer(direction), title: title, end: nil)
  }

  /// "3 of 8 photos uploaded", at the end "Upload complete. All 8 photos uploaded": give the narrator whole numbers.
  ///
  /// - Parameters:
  ///   - direction: Which way they go.
  ///   - noun: What they are.
  ///   - title: What is transferred: "Summer, 3 of 8 photos uploaded".
  public static func transfer(
    _ direction: Phrase.TransferDirection, of noun: Phrase.Noun, title: Phrase? = nil
  ) -> ProgressWording {
    ProgressWording(.items(direction, noun), title: title, end: nil)
  }

  /// How far it is, of a total that is known or not.
  func value(_ amount: ProgressAmount) -> Phrase {
    switch kind {
    case .progress: return titled(measure(amount))
    case .transfer(let direction):
      return titled(
        amount.isKnown ? .transfer(direction, amount.percent, state: .active) : .transfer(direction))
    case .items(let direction, let noun):
      guard amount.isKnown else { return titled(.transfer(direction)) }
      return titled(.transfer(direction, items: items(amount, noun)))
    }
  }

  /// Nothing has moved for a while: "Still at 40 percent".
  func stalled(_ amount: ProgressAmount) -> Phrase {
    guard amount.isKnown else { return titled(.message(PhraseID(library: "narration-stalled.alone"))) }
    return titled(.message(PhraseID(.narrationStalled), ["progress": measure(amount)]))
  }

  /// It moves again: "Resumed, 45 percent".
  func resumed(_ amount: ProgressAmount) -> Phrase {
    guard amount.isKnown else { return titled(.message(PhraseID(library: "narration-resumed.alone"))) }
    return titled(.message(PhraseID(.narrationResumed), ["progress": measure(amount)]))
  }

  /// Less is done than was said: "Back to 20 percent".
  func back(_ amount: ProgressAmount) -> Phrase {
    titled(.message(PhraseID(.narrationBack), ["progress": measure(amount)]))
  }

  /// It is done: "Completed", "Upload complete", "Upload complete. All 8 photos uploaded"; of an amount that is not whole
  /// no counts are told, which would contradict that.
  func done(_ amount: ProgressAmount) -> Phrase {
    if let end { return end }
    switch kind {
    case .progress: return titled(.progress(.completed))
    case .transfer(let direction): return titled(.transfer(direction, state: .completed))
    case .items(let direction, let noun):
      let complete = titled(.transfer(direction, state: .completed))
      return amount.isWhole ? .sentences([complete, .transfer(direction, items: items(amount, noun))]) : complete
    }
  }

  /// It failed: "Error: The service is not available right now. Try again later", "Upload failed. The service …".
  func failed(_ problem: Phrase.Problem) -> Phrase {
    switch kind {
    case .progress:
      return title.map { .sentences([$0, .error(problem)]) } ?? .error(problem)
    case .transfer(let direction), .items(let direction, _):
      return .sentences([titled(.transfer(direction, state: .failed)), .error(problem, prefixed: false)])
    }
  }

  /// It was given up: "Canceled".
  var cancelled: Phrase { titled(.state(.cancelled)) }

  /// How far it is, without what makes the progress: what can stand behind "still at".
  private func measure(_ amount: ProgressAmount) -> Phrase {
    guard amount.isKnown else { return .progress(.indeterminate) }
    switch kind {
    case .progress(let style) where style.kind == .completed:
      return .progress(amount.completed, of: amount.total, style: .plain)
    case .progress(let style) where style.kind != .percent:
      return .progress(amount.completed, of: amount.total, style: style)
    case .items: return .progress(amount.completed, of: amount.total, style: .plain)
    case .progress, .transfer: return .progress(amount.percent)
    }
  }

  private func items(_ amount: ProgressAmount, _ noun: Phrase.Noun) -> Phrase.TransferItems {
    Phrase.TransferItems(
      Int(clamping: amount.completed.integerPart ?? 0), of: Int(clamping: amount.total.integerPart ?? 0), noun)
  }

  private func titled(_ phrase: Phrase) -> Phrase {
    title.map { .message(PhraseID(.parts), ["first": $0, "second": phrase]) } ?? phrase
  }
}

/// How far something is.
struct ProgressAmount: Sendable, Hashable {
  /// How much is done; not-a-number where nobody knows.
  var completed = ExactDecimal.notANumber
  /// How much there is; not-a-number where nobody knows, and where it is not above zero.
  var total = ExactDecimal.notANumber
  /// The part that is done in ten thousandths, 0 to 10,000; nil where nobody knows.
  var parts: Int?

  init() {}

  init(_ completed: ExactDecimal, of total: ExactDecimal) {
    guard completed.isSpeakable else { return }
    self.completed = completed.isNegative ? 0 : completed
    guard total.isSpeakable, !total.isNegative, !total.isZero else { return }
    self.total = total
    let quotient = self.completed.quotient(dividingBy: total) * 10_000
    // What is nearly all is not all.
    let most: UInt64 = self.completed.hasLowerValue(than: total) ? 9_999 : 10_000
    parts = Int(min(quotient.integerPart ?? 10_000, most))
  }

  /// Whether there is a total.
  var isKnown: Bool { parts != nil }

  /// Whether anything is known.
  var isEmpty: Bool { completed.kind == .notANumber }

  /// Whether all is done.
  var isWhole: Bool { parts == 10_000 }

  /// The part that is done as it is said: two that sound alike are equal.
  var percent: ExactDecimal {
    ExactDecimal.percent(completed, of: total).map { $0.quotient(dividingBy: 100) } ?? 0
  }
}

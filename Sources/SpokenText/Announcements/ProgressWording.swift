// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The wording of a ``ProgressNarrator``'s announcements.
public struct ProgressWording: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case progress(Phrase.ProgressStyle)
    case transfer(Phrase.TransferDirection)
    case items(Phrase.TransferDirection, Phrase.Noun)
  }

  private var kind: Kind
  /// The text before each sentence, such as "Backup".
  private var title: Phrase?
  /// The phrase that replaces "Completed".
  private var end: Phrase?

  private init(_ kind: Kind, title: Phrase?, end: Phrase?) {
    (self.kind, self.title, self.end) = (kind, title.flatMap { $0.isSilent ? nil : $0 }, end)
  }

  /// Returns the wording "40 percent" and "Completed", or with a title "Backup, 40 percent" and "Backup, completed".
  ///
  /// - Parameters:
  ///   - style: The style. For example, `.step` is "Step 3 of 5".
  ///   - title: The name of the task, which is a message or the user's text.
  ///   - end: The announcement of the end, such as "Backup complete".
  public static func progress(
    _ style: Phrase.ProgressStyle = .percent, title: Phrase? = nil, end: Phrase.Notice? = nil
  ) -> ProgressWording {
    ProgressWording(.progress(style), title: title, end: end.map { .notice($0) })
  }

  /// Returns the wording "Uploading, 40 percent" and "Upload complete" or "Upload failed", or with a title "Report,
  /// uploading, 40 percent".
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - title: The name of the transfer, which is a message or the user's text.
  public static func transfer(_ direction: Phrase.TransferDirection, title: Phrase? = nil) -> ProgressWording {
    ProgressWording(.transfer(direction), title: title, end: nil)
  }

  /// Returns the wording "3 of 8 photos uploaded" and "Upload complete. All 8 photos uploaded". Pass whole numbers to
  /// the narrator.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - noun: The noun for an item.
  ///   - title: The name of the transfer, such as in "Summer, 3 of 8 photos uploaded".
  public static func transfer(
    _ direction: Phrase.TransferDirection, of noun: Phrase.Noun, title: Phrase? = nil
  ) -> ProgressWording {
    ProgressWording(.items(direction, noun), title: title, end: nil)
  }

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

  func stalled(_ amount: ProgressAmount) -> Phrase {
    guard amount.isKnown else { return titled(.message(PhraseID(library: "narration-stalled.alone"))) }
    return titled(.message(PhraseID(.narrationStalled), ["progress": measure(amount)]))
  }

  func resumed(_ amount: ProgressAmount) -> Phrase {
    guard amount.isKnown else { return titled(.message(PhraseID(library: "narration-resumed.alone"))) }
    return titled(.message(PhraseID(.narrationResumed), ["progress": measure(amount)]))
  }

  func back(_ amount: ProgressAmount) -> Phrase {
    titled(.message(PhraseID(.narrationBack), ["progress": measure(amount)]))
  }

  /// Returns "Completed" or "Upload complete. All 8 photos uploaded", for example. Omits the count if items are
  /// missing, because it would contradict "complete".
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

  func failed(_ problem: Phrase.Problem) -> Phrase {
    switch kind {
    case .progress:
      return title.map { .sentences([$0, .error(problem)]) } ?? .error(problem)
    case .transfer(let direction), .items(let direction, _):
      return .sentences([titled(.transfer(direction, state: .failed)), .error(problem, prefixed: false)])
    }
  }

  var cancelled: Phrase { titled(.state(.cancelled)) }

  /// Returns the amount without the title, for use in other messages.
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

/// An amount of progress.
struct ProgressAmount: Sendable, Hashable {
  /// The completed amount, or NaN if it is unknown.
  var completed = ExactDecimal.notANumber
  /// The total amount, which is above zero, or NaN if it is unknown.
  var total = ExactDecimal.notANumber
  /// The completed ten thousandths, from 0 to 10,000, or `nil` if the total is unknown.
  var parts: Int?

  init() {}

  init(_ completed: ExactDecimal, of total: ExactDecimal) {
    guard completed.isSpeakable else { return }
    self.completed = completed.isNegative ? 0 : completed
    guard total.isSpeakable, !total.isNegative, !total.isZero else { return }
    self.total = total
    let quotient = self.completed.quotient(dividingBy: total) * 10_000
    // Rounding must not make an incomplete amount complete.
    let most: UInt64 = self.completed.hasLowerValue(than: total) ? 9_999 : 10_000
    parts = Int(min(quotient.integerPart ?? 10_000, most))
  }

  var isKnown: Bool { parts != nil }

  var isEmpty: Bool { completed.kind == .notANumber }

  var isWhole: Bool { parts == 10_000 }

  /// The rounded fraction, so that values with the same text are equal.
  var percent: ExactDecimal {
    ExactDecimal.percent(completed, of: total).map { $0.quotient(dividingBy: 100) } ?? 0
  }
}

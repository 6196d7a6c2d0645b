/// What a progress counts.
public struct ProgressStyle: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case plain, completed, step, page, question, percent }

  let kind: Kind

  /// "3 of 5".
  public static var plain: ProgressStyle { ProgressStyle(kind: .plain) }
  /// "3 of 5 completed".
  public static var completed: ProgressStyle { ProgressStyle(kind: .completed) }
  /// "Step 3 of 5".
  public static var step: ProgressStyle { ProgressStyle(kind: .step) }
  /// "Page 3 of 10".
  public static var page: ProgressStyle { ProgressStyle(kind: .page) }
  /// "Question 3 of 5".
  public static var question: ProgressStyle { ProgressStyle(kind: .question) }
  /// "60 percent". Never 100 before the end, nor 0 after the beginning.
  public static var percent: ProgressStyle { ProgressStyle(kind: .percent) }
}

extension Speaker {
  /// How far something has come: "3 of 5", "Step 3 of 5", "60 percent"; with a title "Questionnaire progress, 3 of 5".
  ///
  /// Numbers are said as they are given: a count past its total is said, not bent. Where either is no number, and for a
  /// percentage of nothing, it is "In progress".
  ///
  /// - Parameters:
  ///   - completed: How much is done, or which one it is.
  ///   - total: How much there is.
  ///   - style: What is counted.
  ///   - title: What makes progress, in the app's words; an empty one is left out.
  ///   - context: Where the phrase is going to stand.
  public func progress(
    _ completed: some SpeakableNumber, of total: some SpeakableNumber, style: ProgressStyle = .plain,
    title: String? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    let (completed, total) = (completed.exactDecimal, total.exactDecimal)
    return speak(context) { scope in
      let progress = scope.phrase(progress: completed, of: total, style: style)
      return scope.titled(progress, title)
    }
  }

  /// Work whose end cannot be foreseen: "In progress".
  public func progressInProgress(title: String? = nil, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { scope in
      let progress = scope.phrase(.progressIndeterminate)
      return scope.titled(progress, title)
    }
  }

  /// Work that is done: "Completed".
  public func progressCompleted(title: String? = nil, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { scope in
      let progress = scope.phrase(.progressDone)
      return scope.titled(progress, title)
    }
  }
}

extension PhraseScope {
  mutating func phrase(progress completed: ExactDecimal, of total: ExactDecimal, style: ProgressStyle) -> BoundMessage {
    guard completed.isSpeakable, total.isSpeakable else { return phrase(.progressIndeterminate) }
    let slot: BuiltInMessage
    switch style.kind {
    case .plain: slot = .progress
    case .completed: slot = .progressCompleted
    case .step: slot = .progressStep
    case .page: slot = .progressPage
    case .question: slot = .progressQuestion
    case .percent:
      guard let percent = ExactDecimal.percent(completed, of: total) else { return phrase(.progressIndeterminate) }
      return phrase(.percent, (.value, .number(percent)))
    }
    let done = numeral(completed)
    let whole = numeral(total)
    return phrase(slot, (.completed, done), (.total, whole))
  }

  /// A number as an argument: bare where it can be, so that tables can select on it, and with the word of its sign
  /// where it has one.
  private mutating func numeral(_ number: ExactDecimal) -> Value {
    guard number.isNegative else { return .number(number) }
    return .phrase(phrase(number: number, style: .standard, sign: .automatic))
  }

  mutating func titled(_ progress: BoundMessage, _ title: String?) -> BoundMessage {
    guard let title, !TextCleaning.isBlank(title) else { return progress }
    return phrase(.progressTitled, (.title, .text(keep(title))), (.progress, .phrase(progress)))
  }
}

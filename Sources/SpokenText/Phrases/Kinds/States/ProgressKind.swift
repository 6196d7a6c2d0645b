// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for progress.
struct ProgressKind: PhraseKind {
  var completed = ExactDecimal.notANumber
  var total = ExactDecimal.notANumber
  var style = Phrase.ProgressStyle.plain
  /// The state of work that can't be measured, or `nil` if there are numbers.
  var state: Phrase.ProgressState?
  /// The noun for the things that are counted, or `nil` for numbers alone.
  var noun: Phrase.Noun?
  var title: Phrase?

  init() {}

  init(_ completed: ExactDecimal, of total: ExactDecimal, style: Phrase.ProgressStyle, title: Phrase?) {
    (self.completed, self.total, self.style, self.title) = (completed, total, style, title)
  }

  init(_ state: Phrase.ProgressState, title: Phrase?) { (self.state, self.title) = (state, title) }

  var size: PhraseSize { title.map { PhraseSize(containing: $0.size) } ?? .one }

  static let name = "progress"
  static let summary = "the progress of a task, such as 'Step 3 of 5', or 'In progress' without numbers"
  static let examples = [
    ["3", "5", "--style", "step"], ["3", "5", "--title", "Questionnaire progress"], ["--style", "completed"],
    ["4", "--style", "chapter"], ["60", "240", "--noun", "character"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("completed", &completed, "the completed amount, or the current position", place: .optional)
    try keys.number("total", &total, "the total amount", place: .optional)
    try keys.choice(
      "style", &style,
      [
        ("plain", .plain), ("completed", .completed), ("step", .step), ("page", .page), ("question", .question),
        ("chapter", .chapter), ("track", .track), ("percent", .percent),
      ], "the unit; without numbers, whether the task is completed", place: .named)
    try keys.noun(&noun, "the noun for the things, with the style plain", place: .named)
    try keys.phrase("title", &title, orWordOf: nil, "the title of the task, in the app's words", place: .named)
    switch (completed.kind == .notANumber, total.kind == .notANumber) {
    case (true, true): state = style == .completed ? .completed : .indeterminate
    case (true, false): try keys.refuse(.needs(key: "total", "completed"))
    case (false, true) where style.part == nil: try keys.refuse(.needs(key: "completed", "total"))
    default: break
    }
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let progress: BoundMessage
    if let state {
      progress = scope.bind(state == .completed ? .progressDone : .progressIndeterminate)
    } else if let noun, style == .plain, completed.isSpeakable, total.isSpeakable {
      guard let thing = scope.message(noun.id), scope.value(of: thing).exists else {
        return speaker.value(of: self, named: noun.id, in: &scope)
      }
      progress = scope.bind(.progress, preferring: "things", part: completed, of: total, thing)
    } else {
      progress = scope.bind(progress: completed, of: total, style: style)
    }
    guard let title, !title.isSilent else { return .phrase(progress) }
    let name = title.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.parts, (.first, name), (.second, .phrase(progress))))
  }
}

extension Phrase {
  /// The wording of progress, such as "3 of 5" or "Step 3 of 5".
  public struct ProgressStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case plain, completed, step, page, question, percent, chapter, track }

    let kind: Kind

    /// The message for a part with a number, such as a step, or `nil` for other styles.
    fileprivate var part: BuiltInMessage? {
      switch kind {
      case .plain, .completed, .percent: nil
      case .step: .progressStep
      case .page: .progressPage
      case .question: .progressQuestion
      case .chapter: .progressChapter
      case .track: .progressTrack
      }
    }

    /// Numbers only, such as "3 of 5".
    public static var plain: ProgressStyle { ProgressStyle(kind: .plain) }
    /// Completed items, such as "3 of 5 completed".
    public static var completed: ProgressStyle { ProgressStyle(kind: .completed) }
    /// A step, such as "Step 3 of 5".
    public static var step: ProgressStyle { ProgressStyle(kind: .step) }
    /// A page, such as "Page 3 of 10".
    public static var page: ProgressStyle { ProgressStyle(kind: .page) }
    /// A question, such as "Question 3 of 5".
    public static var question: ProgressStyle { ProgressStyle(kind: .question) }
    /// A chapter, such as "Chapter 3 of 12".
    public static var chapter: ProgressStyle { ProgressStyle(kind: .chapter) }
    /// A track of music, such as "Track 3 of 12".
    public static var track: ProgressStyle { ProgressStyle(kind: .track) }
    /// A percentage, such as "60 percent". It is 0 only at the start, and 100 only at the end.
    public static var percent: ProgressStyle { ProgressStyle(kind: .percent) }
  }

  /// Returns a phrase for progress, such as "3 of 5", "Step 3 of 5", or "60 percent". With a title, it is
  /// "Questionnaire progress, 3 of 5".
  ///
  /// Numbers aren't changed, even if `completed` exceeds the total. If only the total isn't a number, a part is read
  /// alone, such as "Step 3". In other cases without two numbers, and for a percentage of a total of zero, the phrase is
  /// "In progress".
  ///
  /// - Parameters:
  ///   - completed: The number of completed items, or the position of the current one.
  ///   - total: The total number.
  ///   - style: The wording.
  ///   - title: The name of the task, as user text or a message. A blank title is omitted.
  public static func progress(
    _ completed: some SpeakableNumber, of total: some SpeakableNumber, style: ProgressStyle = .plain,
    title: Phrase? = nil
  ) -> Phrase {
    ProgressKind(completed.decimalForSpeech, of: total.decimalForSpeech, style: style, title: title).phrase
  }

  /// Returns a phrase for progress in things of a kind, such as "60 of 240 characters". See
  /// ``progress(_:of:style:title:)``.
  ///
  /// - Parameters:
  ///   - completed: The number of completed things.
  ///   - total: The total number.
  ///   - noun: The noun for the things.
  ///   - title: The name of the task, as user text or a message. A blank title is omitted.
  public static func progress(
    _ completed: some SpeakableNumber, of total: some SpeakableNumber, _ noun: Noun, title: Phrase? = nil
  ) -> Phrase {
    var kind = ProgressKind(completed.decimalForSpeech, of: total.decimalForSpeech, style: .plain, title: title)
    kind.noun = noun
    return kind.phrase
  }

  /// Returns a phrase for the current part if the total is unknown, such as "Chapter 4" or "Step 2".
  ///
  /// - Parameters:
  ///   - current: The position of the current part. If it isn't a number, the phrase is "In progress".
  ///   - style: The kind of part: a step, page, question, chapter, or track. Other styles need a total, and give "In
  ///     progress".
  ///   - title: The name of the task, as user text or a message. A blank title is omitted.
  public static func progress(
    _ current: some SpeakableNumber, style: ProgressStyle, title: Phrase? = nil
  ) -> Phrase {
    ProgressKind(current.decimalForSpeech, of: .notANumber, style: style, title: title).phrase
  }

  /// Returns a phrase for progress as a percentage. For example, 0.6 is "60 percent". It is 0 only at the start, and
  /// 100 only at the end.
  ///
  /// - Parameters:
  ///   - fraction: The progress, from 0 to 1.
  ///   - title: The name of the task, as user text or a message. A blank title is omitted.
  public static func progress(_ fraction: some SpeakableNumber, title: Phrase? = nil) -> Phrase {
    .progress(fraction, of: 1, style: .percent, title: title)
  }

  /// Returns a phrase for work that can't be measured, such as "In progress" or "Completed".
  ///
  /// - Parameters:
  ///   - state: The state of the work.
  ///   - title: The name of the task, as user text or a message. A blank title is omitted.
  public static func progress(_ state: ProgressState, title: Phrase? = nil) -> Phrase {
    ProgressKind(state, title: title).phrase
  }

  /// The state of work that can't be measured.
  public struct ProgressState: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case indeterminate, completed }

    private let kind: Kind

    /// The work continues, "In progress".
    public static let indeterminate = ProgressState(kind: .indeterminate)
    /// The work is done, "Completed".
    public static let completed = ProgressState(kind: .completed)
  }
}

extension Speaker {
  /// Returns the text for progress, such as "3 of 5" or "Step 3 of 5". See ``Phrase/progress(_:of:style:title:)``.
  public func progress(
    _ completed: some SpeakableNumber, of total: some SpeakableNumber, style: Phrase.ProgressStyle = .plain,
    title: Phrase? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    guard title == nil else {
      return say(.progress(completed, of: total, style: style, title: title), context: context)
    }
    let (completed, total) = (completed.decimalForSpeech, total.decimalForSpeech)
    return say(context) { .phrase($1.bind(progress: completed, of: total, style: style)) }
  }

  /// Returns the text for progress as a percentage, such as "60 percent". See
  /// ``Phrase/progress(_:title:)-(SpeakableNumber,_)``.
  public func progress(
    _ fraction: some SpeakableNumber, title: Phrase? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    progress(fraction, of: 1, style: .percent, title: title, context: context)
  }
}

extension PhraseScope {
  mutating func bind(
    progress completed: ExactDecimal, of total: ExactDecimal, style: Phrase.ProgressStyle
  ) -> BoundMessage {
    let done = (ArgumentName.BuiltIn.completed, Value.number(completed))
    guard completed.isSpeakable, total.isSpeakable else {
      guard completed.isSpeakable, let part = style.part else { return bind(.progressIndeterminate) }
      return phraseAlone(part, done)
    }
    if style == .percent {
      guard let percent = ExactDecimal.percent(completed, of: total) else { return bind(.progressIndeterminate) }
      return bind(.percent, (.value, .number(percent)))
    }
    let message = style.part ?? (style == .completed ? .progressCompleted : .progress)
    return bind(message, done, (.total, .number(total)))
  }
}

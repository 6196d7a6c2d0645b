// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a goal that the user reached.
struct GoalKind: PhraseKind {
  var goal = ""

  static let name = "goal"
  static let summary = "a completed goal, such as 'Goal reached: Steps'"
  static let examples = [["Steps"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("name", &goal, "the name of the goal", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !TextCleaning.isBlank(goal) else { return .phrase(scope.phraseAlone(.goalCompleted)) }
    let name = Value.text(scope.keep(goal))
    return .phrase(scope.bind(.goalCompleted, (.name, name)))
  }
}

/// A phrase for the amount left to reach a goal, or the amount done today.
struct GoalAmountKind: PhraseKind {
  var amount = Phrase.nothing
  var isDone = false

  static let name = "goalAmount"
  static let summary = "the progress toward a goal, such as '1,453 steps to go' or '8,547 steps so far today'"
  static let examples = [
    [#"{"kind": "count", "count": 1453, "noun": "step"}"#],
    [#"{"kind": "count", "count": 8547, "noun": "step"}"#, "--is", "done"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.phrase("amount", &amount, "the amount")
    try keys.choice(
      "is", &isDone, [("left", false), ("done", true)], "the part to say: left to do, or done today", place: .named)
  }

  var size: PhraseSize { PhraseSize(containing: amount.size) }

  var phrase: Phrase { isDone ? .completedToday(amount) : .toGo(amount) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    if !isDone, amount.isZero { return .phrase(scope.phraseAlone(.goalCompleted)) }
    let amount = amount.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(isDone ? .goalToday : .goalRemaining, (.amount, amount)))
  }
}

extension Phrase {
  /// Returns a phrase for a goal that the user reached, such as "Goal reached: Steps". If the name is blank, it is
  /// "Goal reached".
  public static func goalCompleted(_ name: String) -> Phrase { GoalKind(goal: name).phrase }

  /// Returns a phrase for the amount left to reach a goal. For example, `.toGo(.count(1453, .step))` is "1,453 steps to
  /// go". If the amount is zero, the phrase is "Goal reached". If it is empty, so is the phrase.
  public static func toGo(_ amount: Phrase) -> Phrase { .goalAmount(amount, isDone: false) }

  /// Returns a phrase for the amount done today. For example, `.completedToday(.count(8547, .step))` is "8,547 steps so
  /// far today". If the amount is empty, so is the phrase.
  public static func completedToday(_ amount: Phrase) -> Phrase { .goalAmount(amount, isDone: true) }

  private static func goalAmount(_ amount: Phrase, isDone: Bool) -> Phrase {
    guard !amount.isSilent else { return .nothing }
    let kind = GoalAmountKind(amount: amount, isDone: isDone)
    return Phrase(kind)
  }
}

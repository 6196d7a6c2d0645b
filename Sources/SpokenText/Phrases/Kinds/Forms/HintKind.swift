// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the result of using a control.
struct HintKind: PhraseKind {
  var hint = Phrase.Hint.details
  /// The user's way of using controls, or `nil` for the speaker's.
  var interaction: Interaction?

  static let name = "hint"
  static let summary = "a hint, such as 'Opens details' or 'Double tap to view details'"
  static let examples = [["details"], ["details", "--by", "touch"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var outcome: Phrase? = hint.outcome
    try keys.phrase("outcome", &outcome, orWordOf: .outcomes, "the result of using the control", place: .required)
    var isAdjustable = hint.isAdjustable
    try keys.choice(
      "control", &isAdjustable, [("adjustable", true)],
      "whether the control is adjusted by swiping up and down, or with the arrow keys", place: .named)
    var isSentence = hint.isSentence
    try keys.choice(
      "form", &isSentence, [("sentence", true)], "whether the outcome is a whole sentence, which gets no gesture",
      place: .named)
    hint = Phrase.Hint(outcome: outcome ?? .nothing, isAdjustable: isAdjustable, isSentence: isSentence)
    try keys.choice(
      "by", &interaction, Interaction.named.map { ($0, $1) }, "the way of working the control", place: .named)
  }

  var size: PhraseSize { PhraseSize(containing: hint.outcome.size) }

  var isSilent: Bool { hint.outcome.isSilent }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    guard let gesture = gesture(of: speaker) else { return hint.outcome.compose(with: speaker, in: &scope) }
    // If the language lacks the outcome, the gesture is named in the fallback language, too.
    if let missingMessage = speaker.missingMessage(of: hint.outcome) {
      return speaker.value(of: self, missing: missingMessage, in: &scope)
    }
    let outcome = hint.outcome.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(gesture, (.outcome, outcome)))
  }

  /// Returns the message for the gesture, such as "Double tap to …", or `nil` to read the outcome alone.
  private func gesture(of speaker: Speaker) -> BuiltInMessage? {
    switch (interaction ?? speaker.interaction).kind {
    case .outcome: nil
    case _ where hint.isSentence: nil
    case .touch: hint.isAdjustable ? .hintTouchAdjust : .hintTouch
    case .keyboard: hint.isAdjustable ? .hintKeyboardAdjust : .hintKeyboard
    // With a pointer or a remote, adjusting a control takes several gestures.
    case .pointer where hint.isAdjustable, .remote where hint.isAdjustable: nil
    case .pointer: .hintPointer
    case .remote: .hintRemote
    }
  }
}

extension Phrase {
  /// Returns a hint for a control, such as "Opens details and transactions". For touch, it is "Double tap to view
  /// details and transactions".
  ///
  /// - Parameters:
  ///   - hint: The result of using the control.
  ///   - interaction: The user's way of using controls. The default is the speaker's ``Speaker/interaction``.
  public static func hint(_ hint: Hint, using interaction: Interaction? = nil) -> Phrase {
    HintKind(hint: hint, interaction: interaction).phrase
  }
}

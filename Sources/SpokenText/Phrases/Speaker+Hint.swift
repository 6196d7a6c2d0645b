/// How a listener works a control: it decides how hints are said.
public enum Interaction: String, Sendable, Hashable, Codable, CaseIterable {
  /// Hints tell the outcome alone, "Opens details", as Apple's guidelines ask: the screen reader tells the gesture.
  case outcome
  /// "Double tap to view details".
  case touch
  /// "Press Return to view details".
  case keyboard
  /// "Click to view details".
  case pointer
  /// "Press Select to view details".
  case remote
}

/// What happens when a control is used.
public struct Outcome: Sendable, Hashable {
  let slot: BuiltInMessage
  var who: String?
  var name: String?
  /// Whether the control is worked by swiping up and down.
  var isAdjustable = false

  /// "Opens details".
  public static let details = Outcome(slot: .outcomeDetails)
  /// "Opens details and transactions".
  public static let detailsAndTransactions = Outcome(slot: .outcomeDetailsAndTransactions)
  /// "Opens Alice's details".
  public static func details(of who: String) -> Outcome { Outcome(slot: .outcomeDetailsOf, who: who) }
  /// "Opens Alice's tasks".
  public static func tasks(of who: String) -> Outcome { Outcome(slot: .outcomeTasksOf, who: who) }
  /// "Opens task details".
  public static let taskDetails = Outcome(slot: .outcomeTaskDetails)
  /// "Opens the photo in full screen".
  public static let fullScreen = Outcome(slot: .outcomeFullScreen)
  /// "Changes the profile"; by touch, "Swipe up or down to change profiles".
  public static let profile = Outcome(slot: .outcomeProfile, isAdjustable: true)
  /// "Shows filter options".
  public static let filter = Outcome(slot: .outcomeFilter)
  /// "Opens the calendar to choose a different date".
  public static let calendar = Outcome(slot: .outcomeCalendar)
  /// "Signs in with your email and password".
  public static let signIn = Outcome(slot: .outcomeSignIn)
  /// "Resets your password".
  public static let resetPassword = Outcome(slot: .outcomeResetPassword)
  /// "Saves your changes".
  public static let save = Outcome(slot: .outcomeSave)
  /// "Permanently deletes Aspirin".
  public static func delete(_ name: String) -> Outcome { Outcome(slot: .outcomeDelete, name: name) }
  /// "Starts playback".
  public static let play = Outcome(slot: .outcomePlay)
}

extension Speaker {
  /// What happens when a control is used: "Opens details and transactions"; with `by: .touch`, "Double tap to view
  /// details and transactions".
  ///
  /// - Parameters:
  ///   - outcome: What happens.
  ///   - interaction: How the listener works controls, where it is not the speaker's own ``interaction``.
  ///   - context: Where the phrase is going to stand.
  public func hint(
    _ outcome: Outcome, by interaction: Interaction? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let said: BoundMessage
      if let who = outcome.who {
        said = scope.phrase(outcome.slot, (.who, .text(scope.keep(who))))
      } else if let name = outcome.name {
        said = scope.phrase(outcome.slot, (.name, .text(scope.keep(name))))
      } else {
        said = scope.phrase(outcome.slot)
      }
      return scope.phrase(hint: .phrase(said), isAdjustable: outcome.isAdjustable, by: interaction ?? self.interaction)
    }
  }

  /// What happens when a control is used, in a message of the app's own: "Opens your photos", "Double tap to view your
  /// photos".
  ///
  /// The message has two forms, as ours have: behind a gesture the case `infinitive` is asked of it.
  ///
  /// ```ftl
  /// open-photos = { $case ->
  ///     [infinitive] view your photos
  ///    *[statement] opens your photos
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - outcome: The message.
  ///   - arguments: Its arguments.
  ///   - isAdjustable: Whether the control is worked by swiping up and down.
  ///   - interaction: How the listener works controls, where it is not the speaker's own ``interaction``.
  ///   - context: Where the phrase is going to stand.
  public func hint(
    outcome: PhraseID, _ arguments: [String: Argument] = [:], isAdjustable: Bool = false,
    by interaction: Interaction? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let said = value(of: outcome, arguments, in: &scope)
      return scope.phrase(hint: said, isAdjustable: isAdjustable, by: interaction ?? self.interaction)
    }
  }
}

extension PhraseScope {
  fileprivate mutating func phrase(hint outcome: Value, isAdjustable: Bool, by interaction: Interaction) -> BoundMessage {
    let slot: BuiltInMessage
    switch interaction {
    case .outcome: return singlePhrase(outcome)
    case .touch: slot = isAdjustable ? .hintTouchAdjust : .hintTouch
    case .keyboard: slot = .hintKeyboard
    case .pointer: slot = .hintPointer
    case .remote: slot = .hintRemote
    }
    return phrase(slot, (.outcome, outcome))
  }
}

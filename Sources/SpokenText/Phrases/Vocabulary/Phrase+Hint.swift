// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What happens when a control is used: how it is said depends on how the listener works controls, see
  /// ``Speaker/interaction``.
  public struct Hint: Sendable, Hashable {
    let outcome: Phrase
    /// Whether the control is worked by swiping up and down.
    var isAdjustable = false
    /// Whether it is a sentence as it is, with no gesture in front of it.
    var isSentence = false

    /// What happens, in a message of the app's own: "Opens your photos", "Double tap to view your photos".
    ///
    /// The message has two forms, as ours have: after a gesture the case `infinitive` is asked of it.
    ///
    /// ```ftl
    /// open-photos = { $case ->
    ///     [infinitive] view your photos
    ///    *[statement] opens your photos
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The message.
    ///   - arguments: Its arguments.
    ///   - isAdjustable: Whether the control is worked by swiping up and down.
    public static func outcome(_ id: PhraseID, _ arguments: Arguments = [:], isAdjustable: Bool = false) -> Hint {
      Hint(outcome: .message(id, arguments), isAdjustable: isAdjustable)
    }

    /// A sentence of its own, without a gesture: "Enter your email address to sign in".
    public static func say(_ phrase: Phrase) -> Hint { Hint(outcome: phrase, isSentence: true) }

    private init(_ message: BuiltInMessage, _ arguments: Arguments = [:], isAdjustable: Bool = false) {
      self.init(outcome: .message(PhraseID(message), arguments), isAdjustable: isAdjustable)
    }

    init(outcome: Phrase, isAdjustable: Bool = false, isSentence: Bool = false) {
      (self.outcome, self.isAdjustable, self.isSentence) = (outcome, isAdjustable, isSentence)
    }

    /// "Opens details".
    public static let details = Hint(.outcomeDetails)
    /// "Opens details and transactions".
    public static let detailsAndTransactions = Hint(.outcomeDetailsAndTransactions)
    /// "Opens Alice's details"; without a name "Opens details".
    public static func details(of who: String) -> Hint {
      TextCleaning.isBlank(who) ? .details : Hint(.outcomeDetailsOf, ["who": .text(who)])
    }
    /// "Opens Alice's tasks"; without a name "Opens tasks".
    public static func tasks(of who: String) -> Hint {
      TextCleaning.isBlank(who)
        ? .outcome("outcome-tasks-of.alone") : Hint(.outcomeTasksOf, ["who": .text(who)])
    }
    /// "Opens task details".
    public static let taskDetails = Hint(.outcomeTaskDetails)
    /// "Opens in full screen".
    public static let fullScreen = Hint(.outcomeFullScreen)
    /// "Changes the profile", of a control that is adjusted; by touch, "Swipe up or down to change profiles".
    public static let profile = Hint(.outcomeProfile, isAdjustable: true)
    /// "Shows filter options".
    public static let filter = Hint(.outcomeFilter)
    /// "Opens the calendar to choose a different date".
    public static let calendar = Hint(.outcomeCalendar)
    /// "Signs in with your email and password".
    public static let signIn = Hint(.outcomeSignIn)
    /// "Resets your password".
    public static let resetPassword = Hint(.outcomeResetPassword)
    /// "Saves your changes".
    public static let save = Hint(.outcomeSave)
    /// "Permanently deletes Aspirin"; without a name "Permanently deletes this".
    public static func delete(_ name: String) -> Hint {
      TextCleaning.isBlank(name) ? .outcome("outcome-delete.alone") : Hint(.outcomeDelete, ["name": .text(name)])
    }
    /// "Starts playback".
    public static let play = Hint(.outcomePlay)
  }
}

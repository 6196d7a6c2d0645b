// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// A hint about the result of using a control. The wording depends on how the user operates controls (see
  /// ``Speaker/interaction``).
  public struct Hint: Sendable, Hashable {
    let outcome: Phrase
    /// `true` if the user adjusts the control by swiping up and down.
    var isAdjustable = false
    /// `true` for a whole sentence, which never has a gesture.
    var isSentence = false

    /// Returns a hint from a message of your app's overlay, such as "Opens your photos" or "Double tap to view your
    /// photos".
    ///
    /// The message needs two forms. The form `infinitive` is used after a gesture, such as "Double tap to":
    ///
    /// ```ftl
    /// open-photos = { $case ->
    ///     [infinitive] view your photos
    ///    *[statement] opens your photos
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The message's ID.
    ///   - arguments: The message's arguments.
    ///   - isAdjustable: Pass `true` if the user adjusts the control by swiping up and down. The default is `false`.
    public static func outcome(_ id: PhraseID, _ arguments: Arguments = [:], isAdjustable: Bool = false) -> Hint {
      Hint(outcome: .message(id, arguments), isAdjustable: isAdjustable)
    }

    /// Returns a hint that is a whole sentence without a gesture, such as "Enter your email address to sign in".
    public static func say(_ phrase: Phrase) -> Hint { Hint(outcome: phrase, isSentence: true) }

    private init(_ message: BuiltInMessage, _ arguments: Arguments = [:], isAdjustable: Bool = false) {
      self.init(outcome: .message(PhraseID(message), arguments), isAdjustable: isAdjustable)
    }

    init(outcome: Phrase, isAdjustable: Bool = false, isSentence: Bool = false) {
      (self.outcome, self.isAdjustable, self.isSentence) = (outcome, isAdjustable, isSentence)
    }

    /// The hint "Opens details".
    public static let details = Hint(.outcomeDetails)
    /// The hint "Opens details and transactions".
    public static let detailsAndTransactions = Hint(.outcomeDetailsAndTransactions)
    /// Returns the hint "Opens Alice's details", or "Opens details" without a name.
    public static func details(of who: String) -> Hint {
      TextCleaning.isBlank(who) ? .details : Hint(.outcomeDetailsOf, ["who": .text(who)])
    }
    /// Returns the hint "Opens Alice's tasks", or "Opens tasks" without a name.
    public static func tasks(of who: String) -> Hint {
      TextCleaning.isBlank(who)
        ? .outcome("outcome-tasks-of.alone") : Hint(.outcomeTasksOf, ["who": .text(who)])
    }
    /// The hint "Opens task details".
    public static let taskDetails = Hint(.outcomeTaskDetails)
    /// The hint "Opens in full screen".
    public static let fullScreen = Hint(.outcomeFullScreen)
    /// The hint "Changes the profile" of an adjustable control. For touch, the hint is "Swipe up or down to change
    /// profiles".
    public static let profile = Hint(.outcomeProfile, isAdjustable: true)
    /// The hint "Shows filter options".
    public static let filter = Hint(.outcomeFilter)
    /// The hint "Opens the calendar to choose a different date".
    public static let calendar = Hint(.outcomeCalendar)
    /// The hint "Signs in with your email and password".
    public static let signIn = Hint(.outcomeSignIn)
    /// The hint "Resets your password".
    public static let resetPassword = Hint(.outcomeResetPassword)
    /// The hint "Saves your changes".
    public static let save = Hint(.outcomeSave)
    /// Returns the hint "Permanently deletes Aspirin", or "Permanently deletes this" without a name.
    public static func delete(_ name: String) -> Hint {
      TextCleaning.isBlank(name) ? .outcome("outcome-delete.alone") : Hint(.outcomeDelete, ["name": .text(name)])
    }
    /// The hint "Starts playback".
    public static let play = Hint(.outcomePlay)
  }
}

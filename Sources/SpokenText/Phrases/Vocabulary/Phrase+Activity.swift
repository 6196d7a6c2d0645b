// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Ongoing work, such as loading. To add your own, use an ``Overlay``, such as
  /// `Phrase.Activity("loading-departures")`.
  public struct Activity: Sendable, Hashable {
    let phrase: Phrase

    /// Creates an activity from a message of your app's overlay, such as "loading departures".
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    init(phrase: Phrase) { self.phrase = phrase }

    private init(_ message: BuiltInMessage) { self.init(PhraseID(message)) }

    /// The activity "Loading".
    public static let loading = Activity(.loading)
    /// The activity "Loading tasks".
    public static let loadingTasks = Activity(.loadingTasks)
    /// The activity "Loading photo".
    public static let loadingPhoto = Activity(.loadingPhoto)
    /// The activity "Creating profile".
    public static let creatingProfile = Activity(.creatingProfile)
    /// The activity "Saving".
    public static let saving = Activity(.saving)
    /// The activity "Signing in".
    public static let signingIn = Activity(.signingIn)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Work that goes on. An app adds its own in an ``Overlay``: `Phrase.Activity("loading-departures")`.
  public struct Activity: Sendable, Hashable {
    let phrase: Phrase

    /// Work that a message of the app's overlay names: "loading departures".
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    init(phrase: Phrase) { self.phrase = phrase }

    private init(_ message: BuiltInMessage) { self.init(PhraseID(message)) }

    /// "Loading".
    public static let loading = Activity(.loading)
    /// "Loading tasks".
    public static let loadingTasks = Activity(.loadingTasks)
    /// "Loading photo".
    public static let loadingPhoto = Activity(.loadingPhoto)
    /// "Creating profile".
    public static let creatingProfile = Activity(.creatingProfile)
    /// "Saving".
    public static let saving = Activity(.saving)
    /// "Signing in".
    public static let signingIn = Activity(.signingIn)
  }
}

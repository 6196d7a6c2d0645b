// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What someone has. An app adds its own in an ``Overlay``: `Phrase.Thing("wish-list")`.
  public struct Thing: Sendable, Hashable {
    let phrase: Phrase

    /// A thing that a message of the app's overlay names, as it stands behind a name: "wish list". Where the language has
    /// genders, its attribute `.gender` lets what stands between agree with it, as in Hindi.
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    private init(_ message: BuiltInMessage) { self.init(PhraseID(message)) }

    /// "Alice's profile photo".
    public static let profilePhoto = Thing(.thingProfilePhoto)
    /// "Alice's profile".
    public static let profile = Thing(.thingProfile)
    /// "Alice's photo".
    public static let photo = Thing(.thingPhoto)
    /// "Alice's photos".
    public static let photos = Thing(.thingPhotos)
    /// "Alice's tasks".
    public static let tasks = Thing(.thingTasks)
    /// "Alice's messages".
    public static let messages = Thing(.thingMessages)
    /// "Alice's account".
    public static let account = Thing(.thingAccount)
    /// "Alice's calendar".
    public static let calendar = Thing(.thingCalendar)
    /// "Alice's location".
    public static let location = Thing(.thingLocation)
    /// "Alice's birthday".
    public static let birthday = Thing(.thingBirthday)
  }

  /// Whose something is: "Alice's profile photo"; without a name "Profile photo".
  ///
  /// - Parameters:
  ///   - thing: What it is.
  ///   - who: Whose it is: a name, which no language inflects.
  public static func thing(_ thing: Thing, of who: String) -> Phrase {
    TextCleaning.isBlank(who)
      ? thing.phrase : .message(PhraseID(.thingOwned), ["who": .text(who), "thing": thing.phrase])
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Something that a person has, such as a photo. To add your own, use an ``Overlay``, such as
  /// `Phrase.Thing("wish-list")`.
  public struct Thing: Sendable, Hashable {
    let phrase: Phrase

    /// Creates a thing from a message of your app's overlay, in the form that follows a name, such as "wish list". In
    /// languages with genders, such as Hindi, its attribute `.gender` lets the words before it agree.
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    private init(_ message: BuiltInMessage) { self.init(PhraseID(message)) }

    /// The thing in "Alice's profile photo".
    public static let profilePhoto = Thing(.thingProfilePhoto)
    /// The thing in "Alice's profile".
    public static let profile = Thing(.thingProfile)
    /// The thing in "Alice's photo".
    public static let photo = Thing(.thingPhoto)
    /// The thing in "Alice's photos".
    public static let photos = Thing(.thingPhotos)
    /// The thing in "Alice's tasks".
    public static let tasks = Thing(.thingTasks)
    /// The thing in "Alice's messages".
    public static let messages = Thing(.thingMessages)
    /// The thing in "Alice's account".
    public static let account = Thing(.thingAccount)
    /// The thing in "Alice's calendar".
    public static let calendar = Thing(.thingCalendar)
    /// The thing in "Alice's location".
    public static let location = Thing(.thingLocation)
    /// The thing in "Alice's birthday".
    public static let birthday = Thing(.thingBirthday)
  }

  /// Returns a phrase for something that a person has, such as "Alice's profile photo", or "Profile photo" without a
  /// name.
  ///
  /// - Parameters:
  ///   - thing: The thing.
  ///   - who: The person's name, which is never inflected.
  public static func thing(_ thing: Thing, of who: String) -> Phrase {
    TextCleaning.isBlank(who)
      ? thing.phrase : .message(PhraseID(.thingOwned), ["who": .text(who), "thing": thing.phrase])
  }
}

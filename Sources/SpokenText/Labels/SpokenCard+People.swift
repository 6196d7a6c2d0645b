// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for people, photos, messages, and notifications.
extension SpokenCard {
  /// Creates a person's card, such as "John Doe. Landscape photographer" with the value "Online" or "Last active 2
  /// hours ago".
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - role: The role, such as a profession or the relationship to the user.
  ///   - isVerified: `true` if the identity is verified (read only with ``Verbosity/detailed``).
  ///   - status: The status, such as ``Phrase/Status/online``.
  ///   - lastActive: The last activity. It is omitted for a person who is online.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
  public static func profile(
    _ name: String, role: String? = nil, isVerified: Bool = false, status: Phrase.Status? = nil,
    lastActive: (any SpeakableMoment)? = nil, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(name)
      role
      if isVerified { Phrase.state(.verified).importance(.detail) }
    }
    .named(.person)
    .value {
      status.map { Phrase.state($0) }
      if status != .online { lastActive.map { Phrase.last(.active, $0.instantForSpeech) } }
    }
  }

  /// Creates a photo card, such as "A path between red maples. Today at 9:15 AM. Kyoto", or "Maya's photo" without a
  /// description. For a picture without information, use ``decorative(id:)``.
  ///
  /// - Parameters:
  ///   - description: The photographer's description (WCAG 2.2, 1.1.1).
  ///   - owner: The owner's name.
  ///   - taken: The time when it was taken.
  ///   - place: The place.
  ///   - isFavorite: `true` for a favorite (read only with ``Verbosity/detailed``).
  ///   - id: The UI test identifier.
  ///   - traits: Traits. If the card opens the photo, add `.button` to the default.
  public static func photo(
    _ description: String? = nil, of owner: String = "", taken: (any SpeakableMoment)? = nil, place: String? = nil,
    isFavorite: Bool = false, id: String? = nil, traits: SpokenTraits = .image
  ) -> SpokenCard {
    let isDescribed = description.map { !TextCleaning.isBlank($0) } ?? false
    return SpokenCard(id: id, traits: traits) {
      if isDescribed { Phrase.essential(description) }
      if !isDescribed || !TextCleaning.isBlank(owner) {
        Phrase.thing(.photo, of: owner).importance(isDescribed ? .standard : .essential)
      }
      taken.map { Phrase.dateTime($0.instantForSpeech) }
      place
      if isFavorite { Phrase.state(.favorite, of: .photo).importance(.detail) }
    }
  }

  /// Creates a message card, such as "Unread. Maya. Running late. 2:14 PM. 1 attachment".
  ///
  /// - Parameters:
  ///   - sender: The sender's name. For the user's own message, leave it blank, and pass ``Phrase/ownMessage(_:)`` as
  ///     the message.
  ///   - message: The message's text or its beginning.
  ///   - sent: The time, such as "2:14 PM" for today or "Yesterday at 2:14 PM".
  ///   - isUnread: `true` if the message is unread.
  ///   - attachments: The number of attachments. 0 is omitted.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
  public static func message(
    from sender: String, _ message: Phrase, sent: (any SpeakableMoment)? = nil, isUnread: Bool = false,
    attachments: Int = 0, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      if isUnread { Phrase.state(.unread, of: .message).importance(.essential) }
      Phrase.essential(sender)
      message.importance(.essential)
      sent.map { Phrase.messageTime($0.instantForSpeech) }
      Phrase.some(attachments, .attachment)
    }
    .named(.message)
  }

  /// Creates a conversation card, such as "Maya. 3 unread messages. Running late. 2:14 PM. Muted", or for a group
  /// "Hiking. 3 unread messages. Omar. See you there. Yesterday at 2:14 PM".
  ///
  /// If someone is typing, "Maya is typing" replaces the last message.
  ///
  /// - Parameters:
  ///   - name: The name of the person or group.
  ///   - message: The last message or its beginning.
  ///   - sender: The sender of the last message, if that isn't obvious.
  ///   - sent: The time of the last message.
  ///   - unread: The number of unread messages.
  ///   - typing: The names of people who are typing.
  ///   - isMuted: `true` if the conversation is muted.
  ///   - isPinned: `true` if it is pinned to the top (read only with ``Verbosity/detailed``).
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
  public static func conversation(
    _ name: String, last message: Phrase? = nil, from sender: String? = nil, sent: (any SpeakableMoment)? = nil,
    unread: Int = 0, typing: [String] = [], isMuted: Bool = false, isPinned: Bool = false, id: String? = nil,
    traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(name)
      Phrase.some(unread, .message, status: .unread)?.importance(.essential)
      if !typing.allSatisfy(TextCleaning.isBlank) {
        Phrase.typing(typing)
      } else if let message, !message.isSilent {
        sender
        message
        sent.map { Phrase.messageTime($0.instantForSpeech) }
      }
      if isMuted { Phrase.state(.muted, of: .conversation) }
      if isPinned { Phrase.state(.pinned, of: .conversation).importance(.detail) }
    }
    .named(.conversation)
  }

  /// Creates a notification card, such as "Package delivered. Left at the front door. Parcels. 5 minutes ago".
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The rest of the text.
  ///   - source: The source, such as an app or a person.
  ///   - sent: The time of arrival.
  ///   - isUnread: `true` if it is unread.
  ///   - isUrgent: `true` if it requires action now.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
  public static func notification(
    _ title: Phrase, _ text: Phrase? = nil, from source: String? = nil, sent: (any SpeakableMoment)? = nil,
    isUnread: Bool = false, isUrgent: Bool = false, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      title.importance(isUrgent ? .urgent : .essential)
      if isUnread { Phrase.state(.unread, of: .notification) }
      text
      source
      sent.map { Phrase.elapsed($0.instantForSpeech) }
    }
    .named(.notification)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: people, what they show, and what they say.
extension SpokenCard {
  /// Someone: the label "John Doe. Landscape photographer", the value "Online", or "Last active 2 hours ago".
  ///
  /// What is nil or blank vanishes. "Verified" is a detail.
  ///
  /// - Parameters:
  ///   - name: Who it is.
  ///   - role: What they do, or are to the listener.
  ///   - isVerified: Whether they are who they say.
  ///   - status: Whether they can be reached, as ``Phrase/Status/online``.
  ///   - lastActive: When they were last there; not said of someone who is online.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens the profile.
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

  /// A picture that tells something: "A path between red maples. Today at 9:15 AM. Kyoto"; without a description "Maya's
  /// photo". One that tells nothing is ``decorative(id:)``.
  ///
  /// - Parameters:
  ///   - description: What it shows, in the words of whoever took it (WCAG 2.2, 1.1.1).
  ///   - owner: Whose it is.
  ///   - taken: When it was taken.
  ///   - place: Where.
  ///   - isFavorite: Whether its listener has marked it.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: An image, and a button where it opens.
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

  /// A row of a list of messages: "Unread. Maya. Running late. 2:14 PM. 1 attachment".
  ///
  /// What is nil or blank vanishes, and no attachments are not mentioned.
  ///
  /// - Parameters:
  ///   - sender: Who wrote it; where it was the listener, give the text as ``Phrase/ownMessage(_:)`` instead.
  ///   - message: What it says, or how it begins.
  ///   - sent: When it was sent: today "2:14 PM", before "Yesterday at 2:14 PM".
  ///   - isUnread: Whether the listener has not read it yet.
  ///   - attachments: How many files are attached.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens the conversation.
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

  /// A row of a list of conversations: "Maya. 3 unread messages. Running late. 2:14 PM. Muted"; of a group "Hiking. 3 unread
  /// messages. Omar. See you there. Yesterday at 2:14 PM".
  ///
  /// Where someone is writing, "Maya is typing" stands in the place of the last message. What is nil or blank vanishes.
  ///
  /// - Parameters:
  ///   - name: With whom it is, or what the group is called.
  ///   - message: What was said last, or how that begins.
  ///   - sender: Who said it, where that is not plain.
  ///   - sent: When.
  ///   - unread: How many messages the listener has not read.
  ///   - typing: Who is writing at the moment.
  ///   - isMuted: Whether it makes no sound.
  ///   - isPinned: Whether it stays at the top.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens.
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

  /// A notification: "Package delivered. Left at the front door. Parcels. 5 minutes ago".
  ///
  /// What is nil or blank vanishes.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - text: What it says besides.
  ///   - source: Where it comes from: an app, a person.
  ///   - sent: When it came.
  ///   - isUnread: Whether the listener has not read it yet.
  ///   - isUrgent: Whether something is to be done at once.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens.
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

extension SpokenCard {
  /// A row of a list of messages: "Unread. Maya. Running late. 2:14 PM. 1 attachment".
  ///
  /// What is nil or blank vanishes, and no attachments are not mentioned.
  ///
  /// - Parameters:
  ///   - sender: Who wrote it; where it was the listener, give the text as ``Phrase/ownMessage(_:)`` instead.
  ///   - message: What it says, or how it begins.
  ///   - instant: When it was sent: today "2:14 PM", before "Yesterday at 2:14 PM".
  ///   - isUnread: Whether the listener has not read it yet.
  ///   - attachments: How many files are attached.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens the conversation.
  public static func message(
    from sender: String, _ message: Phrase, sent instant: Instant? = nil, isUnread: Bool = false, attachments: Int = 0,
    id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      if isUnread { Phrase.state(.unread, of: .message) }
      sender
      message
      instant.map { Phrase.messageTime($0) }
      if attachments > 0 { Phrase.count(attachments, .attachment) }
    }
  }
}

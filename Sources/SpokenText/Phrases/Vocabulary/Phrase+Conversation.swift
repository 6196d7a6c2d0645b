// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Returns a phrase for the user's own message in a list of conversations, such as "You: OK". A blank message is
  /// "You". For messages of others, use a field, such as `.field(named: "Maya", "Running late")`.
  public static func ownMessage(_ message: String) -> Phrase {
    TextCleaning.isBlank(message)
      ? .message(PhraseID(library: "message-own.alone")) : .message(PhraseID(.messageOwn), ["message": .text(message)])
  }

  /// Returns a phrase for the recipient of a reply, such as "Reply to Omar", or "Reply" without a name.
  public static func reply(to who: String) -> Phrase {
    TextCleaning.isBlank(who)
      ? .message(PhraseID(library: "message-reply.alone")) : .message(PhraseID(.messageReply), ["who": .text(who)])
  }

  /// Returns a phrase for a message that mentions the user, such as "Maya mentions you". Without a name, it is
  /// "Mentions you", for use next to the sender.
  public static func mention(by who: String = "") -> Phrase {
    TextCleaning.isBlank(who)
      ? .message(PhraseID(library: "message-mention.alone")) : .message(PhraseID(.messageMention), ["who": .text(who)])
  }

  /// Returns a phrase for a message by its kind and its sender, such as "Voice message from Maya". Without a name, it
  /// is the kind alone, "Voice message".
  ///
  /// - Parameters:
  ///   - kind: The kind of message, such as ``Noun/photo`` or ``Noun/voiceMessage``.
  ///   - who: The name of the sender.
  public static func message(_ kind: Noun, from who: String) -> Phrase {
    TextCleaning.isBlank(who)
      ? .message(kind.id) : .message(PhraseID(.messageOfKind), ["noun": .message(kind.id), "who": .text(who)])
  }

  /// The phrase "Message deleted", in place of a message that its author deleted.
  public static let deletedMessage = Phrase.message(PhraseID(.messageDeleted))
}

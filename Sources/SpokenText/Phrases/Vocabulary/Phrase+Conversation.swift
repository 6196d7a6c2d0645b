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

  /// Returns a phrase for an emoji reaction to a message, such as "Maya reacted with heart", or "Reaction: heart"
  /// without a name.
  ///
  /// - Parameters:
  ///   - reaction: The emoji's name in the user's language. If it is blank, the phrase is empty.
  ///   - who: The person who reacted.
  public static func reaction(_ reaction: String, by who: String = "") -> Phrase {
    if TextCleaning.isBlank(reaction) { return .nothing }
    return TextCleaning.isBlank(who)
      ? .message(PhraseID(library: "message-reaction.alone"), ["reaction": .text(reaction)])
      : .message(PhraseID(.messageReaction), ["who": .text(who), "reaction": .text(reaction)])
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The listener's own message, as a list of conversations shows it: "You: OK"; a blank one is "You". One of somebody else's
  /// is a field: `.field(named: "Maya", "Running late")`.
  public static func ownMessage(_ message: String) -> Phrase {
    TextCleaning.isBlank(message)
      ? .message(PhraseID(library: "message-own.alone")) : .message(PhraseID(.messageOwn), ["message": .text(message)])
  }

  /// Whom a message answers: "Reply to Omar"; without a name "Reply".
  public static func reply(to who: String) -> Phrase {
    TextCleaning.isBlank(who)
      ? .message(PhraseID(library: "message-reply.alone")) : .message(PhraseID(.messageReply), ["who": .text(who)])
  }

  /// A message that names the listener: "Maya mentions you"; without a name, as where the sender is said beside it,
  /// "Mentions you".
  public static func mention(by who: String = "") -> Phrase {
    TextCleaning.isBlank(who)
      ? .message(PhraseID(library: "message-mention.alone")) : .message(PhraseID(.messageMention), ["who": .text(who)])
  }

  /// An emoji that answers a message: "Maya reacted with heart"; without a name "Reaction: heart". A blank reaction says
  /// nothing.
  ///
  /// - Parameters:
  ///   - reaction: The emoji's name, in the listener's language.
  ///   - who: Who reacted.
  public static func reaction(_ reaction: String, by who: String = "") -> Phrase {
    if TextCleaning.isBlank(reaction) { return .nothing }
    return TextCleaning.isBlank(who)
      ? .message(PhraseID(library: "message-reaction.alone"), ["reaction": .text(reaction)])
      : .message(PhraseID(.messageReaction), ["who": .text(who), "reaction": .text(reaction)])
  }
}

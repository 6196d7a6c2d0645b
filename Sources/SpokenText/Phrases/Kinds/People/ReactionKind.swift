// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the reaction of people to a message.
struct ReactionKind: PhraseKind {
  var reaction = ""
  var people = PeopleKind()
  var includesUser = false

  static let name = "reaction"
  static let summary = "a reaction to a message, such as 'Maya reacted with heart'"
  static let examples = [
    ["heart", "Maya"], ["heart", "Maya", "Omar", "--others", "3"], ["heart", "Maya", "--user", "yes"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("reaction", &reaction, "the name of the emoji, in the app's words", place: .required)
    try people.visit(&keys)
    try keys.choice(
      "user", &includesUser, [("no", false), ("yes", true)], "whether the user reacted, too", place: .named)
  }

  var size: PhraseSize { people.size }

  var isSilent: Bool { TextCleaning.isBlank(reaction) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    let said = (ArgumentName.BuiltIn.reaction, Value.text(scope.keep(reaction)))
    let names = people.names.phrases.filter { !$0.isSilent }
    let others = names.count + Int(people.others)
    guard others > 0 else {
      return .phrase(scope.bind(.messageReaction, preferring: includesUser ? "own" : "alone", said))
    }
    if includesUser, others > 1 || names.isEmpty {
      let (person, count) = (BuiltInMessage.nounPerson.message, Value.number(ExactDecimal(others)))
      return .phrase(scope.bind(.messageReaction, preferring: "own-more", of: person, (.count, count), said))
    }
    let who = (ArgumentName.BuiltIn.who, people.compose(with: speaker, in: &scope))
    let attribute = includesUser ? "own-with" : others > 1 ? "several" : nil
    return .phrase(scope.bind(.messageReaction, preferring: attribute, who, said))
  }
}

extension Phrase {
  /// Returns a phrase for an emoji reaction to a message, such as "Maya reacted with heart", "Maya and 3 others reacted
  /// with heart", "You and 2 others reacted with heart", or "Reaction: heart" without a person.
  ///
  /// - Parameters:
  ///   - reaction: The emoji's name in the user's language. If it is blank, the phrase is empty.
  ///   - names: The people who reacted. Blank names are omitted.
  ///   - others: The number of people who reacted and whose names aren't read. Negative numbers count as zero.
  ///   - includesUser: Whether the user reacted, too. With several other people, the phrase has their number.
  public static func reaction(
    _ reaction: String, by names: [String], others: Int = 0, includesUser: Bool = false
  ) -> Phrase {
    if TextCleaning.isBlank(reaction) { return .nothing }
    let people = PeopleKind(names.map { .text($0) }, others: others)
    return ReactionKind(reaction: reaction, people: people, includesUser: includesUser).phrase
  }

  /// Returns a phrase for an emoji reaction of one person, such as "Maya reacted with heart", or "Reaction: heart"
  /// without a name. See ``reaction(_:by:others:includesUser:)``.
  public static func reaction(_ reaction: String, by who: String = "") -> Phrase { .reaction(reaction, by: [who]) }
}

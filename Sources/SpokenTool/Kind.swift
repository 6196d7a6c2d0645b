// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextReminders
import SpokenTextTesting

/// A kind of value that a request can name, which is a phrase, a card, an announcement, or a reminder. One description
/// defines both its arguments on the command line and its keys in a batch of JSON lines.
final class Kind: Sendable {
  let name: String
  let summary: String
  /// The arguments of example calls.
  let examples: [[String]]
  private let described: Described
  /// The keys that are positional on the command line.
  let places: [Key]
  /// The kind's own keys that are options on the command line.
  let options: [Key]
  /// The common keys that apply to the kind.
  let common: [Key]

  /// The type that describes the keys.
  private enum Described {
    case phrase(any DescribedKind.Type), standalone(any StandaloneKind.Type)
  }

  /// The type of the phrase, or `nil` if the kind isn't a phrase.
  var type: (any DescribedKind.Type)? { if case .phrase(let type) = described { type } else { nil } }

  /// The keys that exist only on the command line.
  var ofCommand: [Key] { [Common.tables.key] + (type == nil ? [] : [Common.grammaticalCase.key]) }

  var keys: [Key] { places + options }

  private let names: Set<String>

  private init(
    _ name: String, _ summary: String, _ examples: [[String]], _ described: Described, _ keys: [Key], common: [Key]
  ) {
    self.name = name
    self.summary = summary
    self.examples = examples
    self.described = described
    self.common = common
    places = keys.filter { $0.place != .named }
    options = keys.filter { $0.place == .named }
    names = Set(keys.map(\.name))
  }

  private convenience init(_ type: any DescribedKind.Type) {
    var lister = KeyLister()
    var blank: any DescribedKind = type.init()
    blank.visit(&lister)
    self.init(type.name, type.summary, type.examples, .phrase(type), lister.keys, common: Common.keys)
  }

  private convenience init<Standalone: StandaloneKind>(_ type: Standalone.Type) {
    var lister = KeyLister()
    var blank = Standalone.blank
    blank.visit(&lister)
    self.init(
      type.kindName, type.summary, type.examples, .standalone(type), lister.keys,
      common: Common.keys.filter { !type.foreignKeys.contains($0.name) })
  }

  static let card = Kind(SpokenCard.self)
  static let announcement = Kind(Announcement.self)
  static let reminder = Kind(TextReminder.self)

  /// All kinds, in the order of the help.
  static let all: [Kind] = Phrase.kinds.map { Kind($0) } + [card, announcement, reminder]

  static let names = all.map(\.name)

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) throws(Problem) -> Kind {
    guard let kind = byName[name] else { throw .unknownKind(name) }
    return kind
  }

  /// Rejects a key that is neither the kind's own nor common.
  private func check(_ members: [JSON.Member]) throws(Problem) {
    for member in members where !names.contains(member.name) && !common.contains(where: { $0.name == member.name }) {
      throw .unknownKey(member.name, kind: name, known: (keys + common).map(\.name))
    }
  }

  /// Rejects a key that isn't the kind's own, in a nested object. Common keys apply to the whole request.
  func checkInside(_ members: [JSON.Member]) throws(Problem) {
    for member in members where !names.contains(member.name) {
      guard common.contains(where: { $0.name == member.name }) else {
        throw .unknownKey(member.name, kind: name, known: keys.map(\.name))
      }
      throw .keyOfTheWhole(member.name, kind: name)
    }
  }

  /// Answers a request. Common keys that `members` lacks are taken from `defaults`.
  ///
  /// - Parameters:
  ///   - word: The grammatical case of the phrase.
  ///   - suggests: `false` to leave similar names out of the errors, because the search takes a millisecond for each.
  func say(
    _ members: [JSON.Member], defaults: [JSON.Member] = [], case word: String? = nil, suggests: Bool = true,
    speakers: inout Speakers
  ) throws(Problem) -> Answer {
    try check(members)
    let listener = try Listener(members + defaults, speakers: &speakers)
    switch described {
    case .standalone(let type): return try say(type, members, to: listener, suggests)
    case .phrase(let type):
      let phrase = try KeyReader.phrase(of: type, members, for: listener)
      return try say(phrase, members + defaults, in: word, to: listener, suggests, &speakers)
    }
  }

  private func say<Standalone: StandaloneKind>(
    _ type: Standalone.Type, _ members: [JSON.Member], to listener: Listener, _ suggests: Bool
  ) throws(Problem) -> Answer {
    listener.say(try KeyReader.standalone(type, members, for: listener), suggests: suggests)
  }

  private func say(
    _ phrase: Phrase, _ members: [JSON.Member], in word: String?, to listener: Listener, _ suggests: Bool,
    _ speakers: inout Speakers
  ) throws(Problem) -> Answer {
    var phrase = phrase
    var speaker = listener.speaker
    if let word {
      let asking = try GrammaticalCase(word, of: speaker.language, with: speakers.tables)
      speaker = try Listener([asking.overlay] + members, speakers: &speakers).speaker
      phrase = asking.phrase(phrase)
    }
    // By default, say a message as a part of a sentence. It is then the same as in the table, without an added capital.
    // Its answer always has a list of errors.
    let isMessage = name == Kind.messageName
    let (utterance, faults) = speaker.resolve(
      phrase, context: listener.context ?? (isMessage ? .inline : .standalone))
    let errors = faults.map { suggests ? $0.description(by: speaker) : $0.description }
    return Answer(
      said: .phrase(utterance), errors: errors.isEmpty && !isMessage ? nil : errors,
      isWhole: faults.allSatisfy { $0.kind == .otherLanguage }, notation: listener.notation, language: speaker.locale,
      faults: faults)
  }

  private static let messageName = "message"
}

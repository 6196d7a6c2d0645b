// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextReminders
import SpokenTextTesting

/// What can be asked for, a kind of phrase, a card, an announcement or a reminder: its sub-command and its keys in a batch
/// are both made of the one description of it.
final class Kind: Sendable {
  /// As the sub-command and the batch call it.
  let name: String
  /// What it says, in a line.
  let summary: String
  /// The words of calls that show what it does.
  let examples: [[String]]
  private let described: Described
  /// The keys that the command line gives by their place.
  let places: [Key]
  /// The keys of its own that the command line gives as options.
  let options: [Key]
  /// The keys that it has like all others.
  let common: [Key]

  /// What describes its keys.
  private enum Described {
    case phrase(any DescribedKind.Type), standalone(any StandaloneKind.Type)
  }

  /// The kind of phrase; nil for what is no phrase.
  var type: (any DescribedKind.Type)? { if case .phrase(let type) = described { type } else { nil } }

  /// The keys that only the command line has.
  var ofCommand: [Key] { [Common.tables.key] + (type == nil ? [] : [Common.grammaticalCase.key]) }

  /// Its own keys.
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

  /// Every kind, in the order of the help.
  static let all: [Kind] = Phrase.kinds.map { Kind($0) } + [card, announcement, reminder]

  static let names = all.map(\.name)

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) throws(Problem) -> Kind {
    guard let kind = byName[name] else { throw .unknownKind(name) }
    return kind
  }

  /// Refuses a key that is neither its own nor one of the common ones.
  private func check(_ members: [JSON.Member]) throws(Problem) {
    for member in members where !names.contains(member.name) && !common.contains(where: { $0.name == member.name }) {
      throw .unknownKey(member.name, kind: name, known: (keys + common).map(\.name))
    }
  }

  /// Refuses a key that is not its own, in what stands inside something else: the common ones go for the whole.
  func checkInside(_ members: [JSON.Member]) throws(Problem) {
    for member in members where !names.contains(member.name) {
      guard common.contains(where: { $0.name == member.name }) else {
        throw .unknownKey(member.name, kind: name, known: keys.map(\.name))
      }
      throw .keyOfTheWhole(member.name, kind: name)
    }
  }

  /// Says what the members ask for. What `defaults` holds stands for common keys that are not given.
  ///
  /// - Parameter word: The grammatical case that a phrase is asked for.
  func say(
    _ members: [JSON.Member], defaults: [JSON.Member] = [], case word: String? = nil, speakers: inout Speakers
  ) throws(Problem) -> Answer {
    try check(members)
    let listener = try Listener(members + defaults, speakers: &speakers)
    switch described {
    case .standalone(let type): return try say(type, members, to: listener)
    case .phrase(let type):
      let phrase = try KeyReader.phrase(of: type, members, for: listener)
      return try say(phrase, members + defaults, in: word, to: listener, &speakers)
    }
  }

  private func say<Standalone: StandaloneKind>(
    _ type: Standalone.Type, _ members: [JSON.Member], to listener: Listener
  ) throws(Problem) -> Answer {
    listener.say(try KeyReader.standalone(type, members, for: listener))
  }

  private func say(
    _ phrase: Phrase, _ members: [JSON.Member], in word: String?, to listener: Listener, _ speakers: inout Speakers
  ) throws(Problem) -> Answer {
    var phrase = phrase
    var speaker = listener.speaker
    if let word {
      let asking = try GrammaticalCase(word, of: speaker.language, with: speakers.tables)
      speaker = try Listener([asking.overlay] + members, speakers: &speakers).speaker
      phrase = asking.phrase(phrase)
    }
    // Messages are plain Fluent text, and so inline unless a request says otherwise: as the table has them, without a
    // capital. Their errors are told even where there are none.
    let isMessage = name == Kind.messageName
    let (utterance, faults) = speaker.resolve(
      phrase, context: listener.context ?? (isMessage ? .inline : .standalone))
    let errors = faults.map { $0.description(by: speaker) }
    return Answer(
      said: .phrase(utterance), errors: errors.isEmpty && !isMessage ? nil : errors,
      isWhole: faults.allSatisfy { $0.kind == .otherLanguage }, notation: listener.notation, language: speaker.locale)
  }

  private static let messageName = "message"
}

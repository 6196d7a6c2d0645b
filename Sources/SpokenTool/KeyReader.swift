// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Reads the keys of a kind from the members of a JSON object.
struct KeyReader: CardKeyVisitor {
  private let members: [JSON.Member]
  private let listener: Listener

  private init(_ members: [JSON.Member], for listener: Listener) {
    self.members = members
    self.listener = listener
  }

  /// Creates a phrase from members.
  static func phrase(
    of type: any DescribedKind.Type, _ members: [JSON.Member], for listener: Listener
  ) throws(Problem) -> Phrase {
    var kind = type.init()
    return try read(&kind, members, listener)
  }

  private static func read(
    _ kind: inout some DescribedKind, _ members: [JSON.Member], _ listener: Listener
  ) throws(Problem) -> Phrase {
    var reader = KeyReader(members, for: listener)
    try kind.visit(&reader)
    return kind.phrase
  }

  /// Creates a card, an announcement, or a reminder from members.
  static func standalone<Standalone: StandaloneKind>(
    _ type: Standalone.Type, _ members: [JSON.Member], for listener: Listener
  ) throws(Problem) -> Standalone {
    var reader = KeyReader(members, for: listener)
    var made = Standalone.blank
    try made.visit(&reader)
    return made
  }

  // MARK: Values

  /// Returns the value of a key, or `nil` if an optional key is missing. A JSON `null` counts as missing.
  private func value(_ name: String, _ place: KeyPosition, form: @autoclosure () -> String) throws(Problem)
    -> JSON?
  {
    let json = members.first { $0.name == name && $0.value != .null }?.value
    if place == .required, json == nil { throw .missing(name, form: form()) }
    return json
  }

  /// Reads a value, and adds the key to its error.
  private func reading<Value>(
    _ name: String, _ read: () throws(ValueFault) -> Value
  ) throws(Problem) -> Value {
    do { return try read() } catch { throw .value(key: name, error) }
  }

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition)
    throws(Problem)
  {
    guard let json = try self.value(name, place, form: Form.number) else { return }
    value = try reading(name) { () throws(ValueFault) in try readNumber(json) }
  }

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) throws(Problem) {
    guard let json = try self.value(name, place, form: Form.wholeNumber(in: range)) else { return }
    value = try reading(name) { () throws(ValueFault) in try readWholeNumber(json, in: range) }
  }

  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) throws(Problem)
  {
    guard let json = try self.value(name, place, form: Form.currency) else { return }
    value = try reading(name) { () throws(ValueFault) in try readCurrency(json) }
  }

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) throws(Problem) {
    var isDay = false
    try moment(name, &value, isDay: &isDay, meaning, place: place)
  }

  mutating func moment(
    _ name: String, _ value: inout Instant, isDay: inout Bool, _ meaning: String, place: KeyPosition
  ) throws(Problem) {
    guard let json = try self.value(name, place, form: Form.moment) else { return }
    let moment = try reading(name) { () throws(ValueFault) in try readMoment(json) }
    value = moment.instant(in: listener.zone.offsets)
    isDay = moment.isDay
  }

  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) throws(Problem) {
    guard let json = try self.value(name, place, form: Form.rule) else { return }
    value = try reading(name) { () throws(ValueFault) in try readRule(json) }
  }

  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) throws(Problem) {
    guard let json = try self.value(name, place, form: choices.map(\.name).joined(separator: "|")) else { return }
    value = try reading(name) { () throws(ValueFault) in try readChoice(json, choices) }
  }

  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) throws(Problem) {
    guard let json = try self.value(name, place, form: Form.text) else { return }
    value = try reading(name) { () throws(ValueFault) in try readText(json, expected: Form.text) }
  }

  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) throws(Problem) {
    guard let json = try self.value(name, place, form: vocabulary.form) else { return }
    let text = try reading(name) { () throws(ValueFault) in try readText(json, expected: vocabulary.form) }
    guard let id = vocabulary.id(named: text) ?? listener.appMessage(named: text) else {
      throw .value(key: name, .notAChoice(text, choices: vocabulary.names))
    }
    value = id
  }

  mutating func language(
    _ name: String, _ value: inout LanguageTag?, _ meaning: String, place: KeyPosition
  ) throws(Problem) {
    guard let json = try self.value(name, place, form: Form.language) else { return }
    value = try reading(name) { () throws(ValueFault) in try readLanguage(json) }
  }

  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) throws(Problem) {
    guard let json = try self.value(name, place, form: Form.messageID) else { return }
    value = PhraseID(
      unchecked: try reading(name) { () throws(ValueFault) in try readText(json, expected: Form.messageID) })
  }

  mutating func refuse(_ misfit: KeyMisfit) throws(Problem) {
    switch misfit {
    case .otherKind(let key, let place, let given, let expected):
      let fault = ValueFault.wrongType(
        expected: #"a phrase of kind '\#(expected)', such as {"kind": "\#(expected)", …}"#,
        given: "one of kind '\(given)'")
      throw .inside(key, at: place, .bad(fault))
    case .either(let first, let second): throw .twoOfOne(first, second)
    case .needs(let key, let other): throw .needs(key, other)
    case .dayWithoutTime(let key): throw .value(key: key, .dayWithoutTime)
    }
  }

  // MARK: Phrases

  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) throws(Problem) {
    guard let json = try self.value(name, place, form: Form.phrase(orWordOf: vocabulary)) else { return }
    do throws(Problem) {
      value = try Self.phrase(json, orWordOf: vocabulary, for: listener)
    } catch {
      throw .inside(name, at: nil, error)
    }
  }

  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) throws(Problem)
  {
    // A batch must contain a list that is positional on the command line, even if the list is empty.
    guard let json = try self.value(name, place == .named ? .named : .required, form: Form.phrases) else { return }
    value = try items(of: json, name, form: Form.phrases) { item throws(Problem) in
      item == .null ? .nothing : try Self.phrase(item, for: listener)
    }
  }

  /// Reads the items of an array. An error in an item includes its position.
  private func items<Item>(
    of json: JSON, _ name: String, form: String, read: (JSON) throws(Problem) -> Item
  ) throws(Problem) -> [Item] {
    guard case .array(let items) = json else {
      throw .value(key: name, .wrongType(expected: form, given: json.noun))
    }
    var found: [Item] = []
    found.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      do throws(Problem) {
        found.append(try read(item))
      } catch {
        throw .inside(name, at: index + 1, error)
      }
    }
    return found
  }

  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) throws(Problem) {
    guard let json = try self.value(name, .named, form: Form.arguments) else { return }
    guard case .object(let members) = json else {
      throw .value(key: name, .wrongType(expected: "an object with the arguments by name", given: json.noun))
    }
    var arguments: [(name: PhraseID, value: Phrase)] = []
    for member in members {
      do throws(Problem) {
        arguments.append((PhraseID(unchecked: member.name), try Self.phrase(member.value, for: listener)))
      } catch {
        throw .inside(name, at: nil, .inside(member.name, at: nil, error))
      }
    }
    value = Phrase.Arguments(arguments)
  }

  /// Reads a phrase from text, a number, or an object with a kind.
  private static func phrase(
    _ json: JSON, orWordOf vocabulary: Vocabulary? = nil, for listener: Listener
  ) throws(Problem) -> Phrase {
    switch json {
    case .string(let text): return vocabulary?.id(named: text).map { .message($0) } ?? .text(text)
    case .number(let text):
      guard let number = ExactDecimal(text) else { throw .bad(.tooLong(text)) }
      return .number(number)
    case .object(let members):
      let kind = try readKind(members.first { $0.name == "kind" }?.value)
      guard let type = kind.type else { throw .notAPhrase(kind.name) }
      let rest = members.filter { $0.name != "kind" }
      try kind.checkInside(rest)
      return try phrase(of: type, rest, for: listener)
    case .null, .bool, .array: throw .bad(.wrongType(expected: Form.phrase, given: json.noun))
    }
  }

  // MARK: Cards

  mutating func hint(_ name: String, _ value: inout Phrase.Hint?, _ meaning: String) throws(Problem) {
    guard let json = try self.value(name, .named, form: Form.hint) else { return }
    if case .string(let text) = json, Vocabulary.outcomes.id(named: text) == nil {
      guard let outcome = listener.appMessage(named: text) else {
        throw .value(key: name, .notAChoice(text, choices: Vocabulary.outcomes.names))
      }
      value = .outcome(outcome)
      return
    }
    do throws(Problem) {
      value = .say(try Self.phrase(Self.hint(json), for: listener))
    } catch {
      throw .inside(name, at: nil, error)
    }
  }

  /// Converts a hint that names an outcome or is a message into an object of the kind `hint`.
  private static func hint(_ json: JSON) -> JSON {
    switch json {
    case .object(let members) where !members.contains(JSON.Member(name: "kind", value: .string("message"))): json
    case .string, .object:
      .object([JSON.Member(name: "kind", value: .string("hint")), JSON.Member(name: "outcome", value: json)])
    default: json
    }
  }

  mutating func actions(_ name: String, _ value: inout [SpokenAction], _ meaning: String) throws(Problem) {
    guard let json = try self.value(name, .named, form: Form.actions) else { return }
    value += try items(of: json, name, form: Form.actions) { item throws(Problem) in try action(item) }
  }

  private func action(_ json: JSON) throws(Problem) -> SpokenAction {
    guard case .object(let members) = json else {
      throw .bad(.wrongType(expected: #"an action, such as {"id": "share", "name": "Share"}"#, given: json.noun))
    }
    var (id, action) = ("", Phrase?.none)
    var reader = KeyReader(members, for: listener)
    for member in members where member.name != "id" && member.name != "name" {
      throw .unknownKey(member.name, kind: "action", known: ["id", "name"])
    }
    try reader.text("id", &id, "", place: .required)
    try reader.phrase("name", &action, orWordOf: nil, "", place: .required)
    return SpokenAction(id, action ?? .nothing)
  }

  mutating func cards(_ name: String, _ value: inout [SpokenCard], _ meaning: String) throws(Problem) {
    guard let json = try self.value(name, .named, form: Form.cards) else { return }
    value += try items(of: json, name, form: Form.cards) { item throws(Problem) in try card(item) }
  }

  private func card(_ json: JSON) throws(Problem) -> SpokenCard {
    guard case .object(let members) = json else {
      throw .bad(.wrongType(expected: #"a card, such as {"parts": ["Maya"]}"#, given: json.noun))
    }
    let rest = members.filter { $0 != JSON.Member(name: "kind", value: .string(SpokenCard.kindName)) }
    try Kind.card.checkInside(rest)
    return try Self.standalone(SpokenCard.self, rest, for: listener)
  }

  mutating func traits(_ name: String, _ value: inout SpokenTraits, _ meaning: String) throws(Problem) {
    guard let json = try self.value(name, .named, form: Form.traits) else { return }
    guard case .array(let items) = json else {
      throw .value(key: name, .wrongType(expected: Form.traits, given: json.noun))
    }
    for item in items {
      value.insert(try reading(name) { () throws(ValueFault) in try readChoice(item, SpokenTraits.named) })
    }
  }
}

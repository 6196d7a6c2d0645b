// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The name of a key in an encoded phrase.
struct PhraseKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }

  static let kind = PhraseKey("kind")
}

/// A phrase in the encoded form of a format style. It consists of the kind's name and its keys, as on the command line.
struct EncodedPhrase: Codable {
  let phrase: Phrase

  init(_ phrase: Phrase) { self.phrase = phrase }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PhraseKey.self)
    let name = try container.decode(String.self, forKey: .kind)
    guard let type = Phrase.kinds.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "unknown kind '\(name.prefix(40))'")
    }
    var reader = PhraseReader(container)
    phrase = try Self.read(type, &reader)
  }

  private static func read(_ type: (some DescribedKind).Type, _ reader: inout PhraseReader) throws -> Phrase {
    var kind = type.init()
    try kind.visit(&reader)
    return kind.phrase
  }

  func encode(to encoder: any Encoder) throws {
    try Self.write(phrase.described, to: encoder.container(keyedBy: PhraseKey.self))
  }

  private static func write(_ kind: some DescribedKind, to container: KeyedEncodingContainer<PhraseKey>) throws {
    var (kind, writer) = (kind, PhraseWriter(container))
    try writer.container.encode(type(of: kind).name, forKey: .kind)
    try kind.visit(&writer)
  }
}

/// Decodes the keys of a kind. A missing key keeps its default, or the placeholder for a format style's value.
private struct PhraseReader: KeyVisitor {
  private let container: KeyedDecodingContainer<PhraseKey>

  init(_ container: KeyedDecodingContainer<PhraseKey>) { self.container = container }

  private func corrupted(_ name: String, _ problem: String) -> DecodingError {
    .dataCorruptedError(forKey: PhraseKey(name), in: container, debugDescription: problem)
  }

  private func value<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value? {
    try container.decodeIfPresent(type, forKey: PhraseKey(name))
  }

  /// Throws an error if a required key is missing. It isn't called for numbers, moments, and phrases, which a format
  /// style can omit as its placeholder.
  private func need(_ name: String, _ place: KeyPosition) throws {
    guard place == .required else { return }
    throw DecodingError.keyNotFound(
      PhraseKey(name),
      DecodingError.Context(codingPath: container.codingPath, debugDescription: "missing key '\(name)'"))
  }

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition) throws {
    guard let text = try self.value(name, as: String.self) else { return }
    guard let number = ExactDecimal(text) else { throw corrupted(name, "invalid number '\(text.prefix(40))'") }
    value = number
  }

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) throws {
    guard let number = try self.value(name, as: Int.self) else { return }
    guard range.contains(number) else {
      throw corrupted(name, "number \(number) is out of range; expected \(range.lowerBound) to \(range.upperBound)")
    }
    value = number
  }

  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) throws {
    if let currency = try self.value(name, as: Currency.self) { value = currency } else { try need(name, place) }
  }

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) throws {
    if let seconds = try self.value(name, as: Int64.self) { value = Instant(secondsSinceEpoch: seconds) }
  }

  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) throws {
    guard let text = try self.value(name, as: String.self) else { return try need(name, place) }
    guard let recurrence = Recurrence(rule: text) else {
      throw corrupted(name, "invalid recurrence rule '\(text.prefix(40))'")
    }
    value = recurrence
  }

  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) throws {
    guard let text = try self.value(name, as: String.self) else { return }
    guard let choice = choices.first(where: { $0.name == text }) else {
      let names = choices.map(\.name).joined(separator: ", ")
      throw corrupted(name, "unknown value '\(text.prefix(40))'; expected one of \(names)")
    }
    value = choice.value
  }

  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) throws {
    if let text = try self.value(name, as: String.self) { value = text }
  }

  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) throws {
    guard let text = try self.value(name, as: String.self) else { return try need(name, place) }
    value = vocabulary.id(named: text) ?? PhraseID(unchecked: text)
  }

  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) throws {
    guard let text = try self.value(name, as: String.self) else { return try need(name, place) }
    value = PhraseID(unchecked: text)
  }

  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) throws {
    if let encoded = try self.value(name, as: EncodedPhrase.self) { value = encoded.phrase }
  }

  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) throws {
    if let encoded = try self.value(name, as: [EncodedPhrase].self) { value = encoded.map(\.phrase) }
  }

  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) throws {
    guard let encoded = try self.value(name, as: [String: EncodedPhrase].self) else { return }
    value = Phrase.Arguments(
      encoded.sorted { $0.key < $1.key }.map { (PhraseID(unchecked: $0.key), $0.value.phrase) })
  }

  mutating func refuse(_ misfit: KeyMisfit) throws {
    switch misfit {
    case .otherKind(let key, let place, let given, let expected):
      throw corrupted(key, "item \(place) is of kind '\(given)'; expected '\(expected)'")
    case .either(let first, let second): throw corrupted(second, "cannot combine with '\(first)'")
    case .needs(let key, let other): throw corrupted(key, "needs '\(other)'")
    case .dayWithoutTime(let key): throw corrupted(key, "needs a time of day")
    }
  }
}

/// Encodes the keys of a kind.
private struct PhraseWriter: KeyVisitor {
  var container: KeyedEncodingContainer<PhraseKey>

  init(_ container: KeyedEncodingContainer<PhraseKey>) { self.container = container }

  private mutating func write(_ value: (some Encodable)?, _ name: String) throws {
    try container.encodeIfPresent(value, forKey: PhraseKey(name))
  }

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition) throws {
    if value.isFinite { try write(value.description, name) }
  }

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) throws { try write(value, name) }

  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) throws {
    try write(value, name)
  }

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) throws {
    try write(value.secondsSinceEpoch, name)
  }

  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) throws {
    try write(value.rule, name)
  }

  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) throws {
    try write(choices.first { $0.value == value }?.name, name)
  }

  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) throws {
    try write(value, name)
  }

  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) throws { try write(value.map { vocabulary.name(of: $0) }, name) }

  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) throws {
    try write(value.description, name)
  }

  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) throws { try write(value.map { EncodedPhrase($0) }, name) }

  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) throws {
    try write(value.map { EncodedPhrase($0) }, name)
  }

  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) throws {
    let list = value.list.map { ($0.name, EncodedPhrase($0.value)) }
    try write(Dictionary(list) { first, _ in first }, name)
  }
}

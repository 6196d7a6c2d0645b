// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Finds messages and nouns by the IDs that an app uses, such as `noun-dose` or `currency-usd.minor`.
extension PhraseScope {
  /// Returns the index of the message with an ID, or `nil` if the table lacks it.
  @inline(__always)
  func message(_ id: PhraseID) -> Int32? { id.builtInIndex.map { Int32($0) } ?? table.message(id) }

  /// Returns the index of the message for a unit that has no constant in `MeasureUnit`.
  func message(ofUnit name: String) -> Int32? {
    let id = EntryKind.unit.prefix + name
    if let own = table.ownMessage(id) { return own }
    if let own = table.ownMessage(name), table.entry(of: own)?.kind == .unit { return own }
    return table.libraryMessage(id)
  }

  /// Returns the noun that a message or its attribute contains. Returns `nil` if it contains no noun, or if its text
  /// includes the number.
  func noun(of id: PhraseID, _ message: Int32, _ pattern: PatternReference) -> UnitName? {
    if let entry = table.entry(saidBy: pattern) {
      return entry.kind.isNoun ? UnitName(noun: message, entry.counted) : nil
    }
    guard id.builtInIndex == nil, !table.isOwn(message), case let (name, attribute?) = id.parts,
      name.hasPrefix(EntryKind.currency.prefix),
      let currency = Currency(name.dropFirst(EntryKind.currency.prefix.count)), let names = names(of: currency)
    else { return nil }
    let unit: UnitName
    switch attribute {
    case "local": unit = names.local
    case "full": unit = names.full
    case "minor": unit = names.minor
    case "minor-alone": unit = names.minorAlone
    default: return nil
    }
    return unit.isNoun ? unit : nil
  }

  /// Returns a message for a part of things, such as "3 of 8 files uploaded". Languages use either the numbers or the
  /// counts with the noun.
  mutating func bind(
    _ message: BuiltInMessage, preferring attribute: String? = nil, part completed: ExactDecimal,
    of total: ExactDecimal, _ noun: Int32
  ) -> BoundMessage {
    let (completed, total) = (Value.number(completed), Value.number(total))
    let done = Value.phrase(bind(counting: completed, of: noun))
    let counted = Value.phrase(bind(counting: total, of: noun))
    return bind(
      message, preferring: attribute, (.completed, completed), (.total, total), (.done, done), (.counted, counted))
  }

  /// Returns the entry with the forms of a noun. Returns `nil` if the noun's text includes its number, or if the table
  /// lacks the noun.
  func entry(of noun: Phrase.Noun) -> Int32? { message(noun.id).flatMap { isEntry($0) ? $0 : nil } }

  /// Returns whether a noun is a unit, such as of money or time.
  func isMeasure(_ noun: UnitName) -> Bool {
    noun.message >= table.idCount || table.entry(of: noun.message)?.kind != .noun
  }
}

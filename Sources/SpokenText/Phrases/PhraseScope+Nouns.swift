// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Messages and nouns of the lexicon by their IDs, as an app names them, such as `noun-dose` or `currency-usd.minor`.
extension PhraseScope {
  /// Returns the number of a message by its ID, or `nil` if the table lacks it.
  @inline(__always)
  func message(_ id: PhraseID) -> Int32? { id.builtInIndex.map { Int32($0) } ?? table.message(id) }

  /// Returns the message of a unit that the library has no constant for.
  func message(ofUnit name: String) -> Int32? {
    let id = EntryKind.unit.prefix + name
    if let own = table.ownMessage(id) { return own }
    if let own = table.ownMessage(name), table.entry(of: own)?.kind == .unit { return own }
    return table.libraryMessage(id)
  }

  /// Returns the noun of a message or its attribute. Returns `nil` if it isn't a noun, or if it writes its number itself.
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

  /// Returns the lexicon's entry of a noun. Returns `nil` for a noun that writes its number itself, or that no table has.
  func entry(of noun: Phrase.Noun) -> Int32? { message(noun.id).flatMap { isEntry($0) ? $0 : nil } }

  /// Returns whether a noun is a unit of money or time.
  func isMeasure(_ noun: UnitName) -> Bool {
    noun.message >= table.idCount || table.entry(of: noun.message)?.kind != .noun
  }
}

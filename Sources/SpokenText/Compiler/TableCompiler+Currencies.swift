// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Compiles the names of currencies. The value of a currency's message names the main unit, such as the dollar. Its
// attributes are the names of the minor unit, such as the cent, and the local and full names.
extension TableCompiler {
  mutating func closeCurrencies() {
    let local = attributeName("local")
    let full = attributeName("full")
    let minor = attributeName("minor")
    let minorAlone = attributeName("minor-alone")
    for message in messages(withPrefix: EntryKind.currency.prefix) {
      guard let currency = Self.currency(ofMessage: table.ids[message]), let draft = messageDrafts[message].value else {
        continue
      }
      let value = unitName(draft, of: message)
      let minorValue = unitName(of: message, minor) ?? .none
      table.currencies[currency.packed] = CurrencyRecord(
        message: Int32(message), value: value, local: unitName(of: message, local) ?? value,
        full: unitName(of: message, full) ?? value, minor: minorValue,
        minorAlone: unitName(of: message, minorAlone) ?? minorValue)
    }
    RegionFacts.forEachCurrencyDigits { code, digits in table.currencies[UInt64(code)]?.fractionDigits = digits }
  }

  /// Returns the currency that a message names, such as USD for `currency-usd`, or `nil` for other ids.
  private static func currency(ofMessage id: String) -> Currency? {
    guard id != BuiltInMessage.currencyUnknown.id else { return nil }
    let code = id.dropFirst(EntryKind.currency.prefix.count)
    return code == code.lowercased() ? Currency(code) : nil
  }

  private mutating func unitName(of message: Int, _ attribute: SelectorKey?) -> UnitName? {
    guard let draft = self.attribute(attribute, of: message) else { return nil }
    return unitName(draft, of: message)
  }

  /// Returns the name of a unit from the value or an attribute of a currency's message. The name is a noun, or a phrase
  /// that contains the number. A noun of several words gets a message of its own in the table, without an id.
  private mutating func unitName(_ draft: Int, of currency: Int) -> UnitName {
    let words = drafts[draft].reference
    guard drafts[draft].isWords else { return UnitName(pattern: words, message: Int32(currency)) }
    if drafts[draft].attribute == .none { return noun(currency) }
    if let entry = soleEntry(of: draft) { return noun(entry) }
    let message = Int32(table.messages.count)
    let value = say(LexiconEntry(kind: .noun, message: message, forms: Int32(table.wordForms.count)))
    for _ in 0..<table.lexicon.noun.count { table.wordForms.append(words) }
    var record = MessageRecord(value: value, entry: Int32(table.entries.count - 1))
    let start = table.attributes.count
    if let head = head(of: draft, isNoun: true) { addTraits(of: messageDrafts[head], isNoun: true, from: start) }
    record.attributes = start..<table.attributes.count
    table.messages.append(record)
    return UnitName(noun: message, .none)
  }

  /// Returns a unit's name that is a noun. Includes the noun's own phrase for a count, its attribute `.counted`, if it
  /// has one.
  private func noun(_ message: Int) -> UnitName {
    UnitName(noun: Int32(message), messageDrafts[message].entry.map { table.entries[$0].counted } ?? .none)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// The currencies that a table names, by code: a hash table, in which nearly every code is found at the first try.
struct CurrencyIndex: Sendable {
  private let records: UnmanagedSlice<CurrencyRecord>
  /// Numbers by the hash of the code, with open addressing; -1 in empty cells, which are at least half of them. The
  /// count is a power of two.
  private let cells: UnmanagedSlice<Int16>

  init(draining currencies: inout GrowingBuffer<CurrencyRecord>, in storage: UnmanagedStorage) {
    var count = 4
    while count < currencies.count * 2 { count *= 2 }
    var cells = GrowingBuffer<Int16>(repeating: -1, count: count)
    for number in currencies.indices {
      var cell = Self.hash(currencies[number].code) & (count - 1)
      while cells[cell] >= 0 { cell = (cell + 1) & (count - 1) }
      cells[cell] = Int16(clamping: number)
    }
    // The few that have other than two are looked for, rather than each of many among the few.
    RegionFacts.forEachCurrencyDigits { code, digits in
      var cell = Self.hash(code) & (count - 1)
      while cells[cell] >= 0 {
        let number = Int(cells[cell])
        if currencies[number].code == code { currencies[number].fractionDigits = digits }
        cell = (cell + 1) & (count - 1)
      }
    }
    records = storage.adopt(&currencies)
    self.cells = storage.adopt(&cells)
  }

  /// The phrases of a currency, or nil if the table does not name it.
  @inline(__always)
  subscript(currency: Currency) -> CurrencyRecord? {
    var cell = Self.hash(currency.packed) & (cells.count - 1)
    while cells[cell] >= 0 {
      let record = records[Int(cells[cell])]
      if record.code == currency.packed { return record }
      cell = (cell + 1) & (cells.count - 1)
    }
    return nil
  }

  /// Multiplying by the golden ratio spreads codes that differ in one letter (Knuth).
  private static func hash(_ code: UInt32) -> Int { Int((code &* 0x9E37_79B1) >> 16) }
}

/// The names of one currency. Where the table lacks one, the name that is said instead is in its place.
struct CurrencyRecord: Sendable, BitwiseCopyable {
  var code: UInt32
  var fractionDigits: Int32 = 2
  var message: Int32
  var value: UnitName
  var local: UnitName
  var full: UnitName
  var minor: UnitName
  var minorAlone: UnitName
}

/// What is counted in money: a noun, which the language's `counted` puts beside the number, or a phrase written out with
/// its number.
struct UnitName: Sendable, BitwiseCopyable {
  /// The phrase written out; none for a noun that has none.
  var pattern: PatternReference
  /// The message whose traits the unit has, or -1.
  var message: Int32
  /// Whether the message is a noun.
  private(set) var isNoun = false

  static let none = UnitName(pattern: .none, message: -1)

  var exists: Bool { message >= 0 }

  init(pattern: PatternReference, message: Int32) { (self.pattern, self.message) = (pattern, message) }

  /// A noun, and its count written out if it has that.
  init(noun message: Int32, _ counted: PatternReference) { (pattern, self.message, isNoun) = (counted, message, true) }
}

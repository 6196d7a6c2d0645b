// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A table of sorted records of equal width, in one string literal. For an array literal of thousands of records, the
/// compiler needs seconds and gigabytes.
///
/// The text is ASCII. Fields are padded with spaces.
struct RecordPool: Sendable {
  private let bytes: [UInt8]
  private let width: Int
  /// The first four characters of each record as a number, or empty if records don't begin with numbers. This cache
  /// saves a fifth of the time for money in words in Arabic.
  private var numberKeys: [UInt32] = []
  /// For each of the first 2,048 blocks of 128 numbers, the index of the first record with such a number or a higher one. The
  /// last element is the index after these blocks. This narrows searches for a number, which saves a quarter of the time for
  /// schedules in Urdu.
  private var blocks: [UInt16] = []
  private static let blockCount = 2048

  init(_ text: String, width: Int, hasNumberKeys: Bool = false) {
    bytes = Array(text.utf8)
    self.width = width
    guard hasNumberKeys else { return }
    numberKeys = (0..<count).map { number($0, 0..<4) }
    blocks.reserveCapacity(Self.blockCount + 1)
    for (row, key) in numberKeys.enumerated() {
      while blocks.count <= min(Int(key >> 7), Self.blockCount) { blocks.append(UInt16(row)) }
    }
    while blocks.count <= Self.blockCount { blocks.append(UInt16(count)) }
  }

  var count: Int { bytes.count / width }

  func byte(_ row: Int, _ column: Int) -> UInt8 { bytes[row * width + column] }

  /// Returns the field in `columns` of a record, at most eight characters.
  func field(_ row: Int, _ columns: Range<Int>) -> Subtag {
    // This method and `number` don't use a `for` loop over the range. In a debug build, such loops take a tenth of the time of
    // all tests.
    var (packed, shift, column): (UInt64, UInt64, Int) = (0, 64, columns.lowerBound)
    while column < columns.upperBound, byte(row, column) != UInt8(ascii: " ") {
      shift -= 8
      packed |= UInt64(byte(row, column)) << shift
      column += 1
    }
    return Subtag(packed: packed)
  }

  /// Returns the number that the letter at `column` encodes, from 0 for `A` to 51 for `z`.
  func index(_ row: Int, _ column: Int) -> UInt8 {
    let letter = byte(row, column)
    return letter >= UInt8(ascii: "a") ? letter - UInt8(ascii: "a") + 26 : letter - UInt8(ascii: "A")
  }

  /// Returns the number that two lowercase letters in `columns` encode, such as 27 for `bb`.
  func index(_ row: Int, _ columns: Range<Int>) -> Int {
    columns.reduce(0) { $0 * 26 + Int(byte(row, $1) - UInt8(ascii: "a")) }
  }

  /// Returns the number that the characters in `columns` encode. Each has six bits, from 0 for `0` to 63 for `o`. `p`
  /// replaces the backslash.
  func number(_ row: Int, _ columns: Range<Int>) -> UInt32 {
    var (number, column): (UInt32, Int) = (0, columns.lowerBound)
    while column < columns.upperBound {
      let byte = byte(row, column)
      let digit = byte == UInt8(ascii: "p") ? UInt8(ascii: "\\") : byte
      number = number << 6 | UInt32(digit - UInt8(ascii: "0"))
      column += 1
    }
    return number
  }

  /// Returns the index of the last record that begins with a number of at most `key`.
  func lastRow(upTo key: UInt32) -> Int? {
    let block = min(Int(key >> 7), Self.blockCount)
    let rows = Int(blocks[block])..<(block < Self.blockCount ? Int(blocks[block + 1]) : count)
    let row = firstRow(in: rows) { numberKeys[$0] > key }
    return row > 0 ? row - 1 : nil
  }

  /// Returns the index of the record that begins with `key` in a field of `keyWidth` characters.
  func row(_ key: Subtag, keyWidth: Int) -> Int? {
    let row = firstRow { field($0, 0..<keyWidth) >= key }
    return row < count && field(row, 0..<keyWidth) == key ? row : nil
  }

  /// Returns the index of the record that begins with a language, script, and region in fields of three, four, and three
  /// characters.
  func row(_ language: Subtag, _ script: Subtag, _ region: Subtag) -> Int? {
    func key(_ row: Int) -> (Subtag, Subtag, Subtag) { (field(row, 0..<3), field(row, 3..<7), field(row, 7..<10)) }
    let row = firstRow { key($0) >= (language, script, region) }
    return row < count && key(row) == (language, script, region) ? row : nil
  }

  private func firstRow(where holds: (Int) -> Bool) -> Int { firstRow(in: 0..<count, where: holds) }

  /// Returns the index of the first record in a range that meets a condition, or the end of the range if no record does. All
  /// records after that one must meet the condition, too.
  private func firstRow(in rows: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

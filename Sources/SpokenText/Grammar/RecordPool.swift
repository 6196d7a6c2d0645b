// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Sorted records of one width. Scripts write them as the text of one string literal, because the compiler needs seconds
/// and gigabytes for an array literal of thousands of records.
///
/// The text is ASCII, and fields are padded with spaces.
struct RecordPool: Sendable {
  private let bytes: [UInt8]
  private let width: Int
  /// The first four characters of each record as a number, or nothing if records don't begin with numbers. Reading the
  /// numbers again in each search took a fifth of the time of money in words in Arabic.
  private var numberKeys: [UInt32] = []

  init(_ text: String, width: Int, hasNumberKeys: Bool = false) {
    bytes = Array(text.utf8)
    self.width = width
    if hasNumberKeys { numberKeys = (0..<count).map { number($0, 0..<4) } }
  }

  var count: Int { bytes.count / width }

  /// The byte at `column` of record number `row`.
  func byte(_ row: Int, _ column: Int) -> UInt8 { bytes[row * width + column] }

  /// The field of at most eight characters in `columns` of record number `row`.
  func field(_ row: Int, _ columns: Range<Int>) -> Subtag {
    // Neither this nor `number` loops over the range, which takes a tenth of the time of all tests in a debug build.
    var (packed, shift, column): (UInt64, UInt64, Int) = (0, 64, columns.lowerBound)
    while column < columns.upperBound, byte(row, column) != UInt8(ascii: " ") {
      shift -= 8
      packed |= UInt64(byte(row, column)) << shift
      column += 1
    }
    return Subtag(packed: packed)
  }

  /// The number that the letter at `column` stands for: `A` for 0 up to `z` for 51.
  func index(_ row: Int, _ column: Int) -> UInt8 {
    let letter = byte(row, column)
    return letter >= UInt8(ascii: "a") ? letter - UInt8(ascii: "a") + 26 : letter - UInt8(ascii: "A")
  }

  /// The number that the two small letters in `columns` stand for: `aa` for 0, `ab` for 1, `ba` for 26.
  func index(_ row: Int, _ columns: Range<Int>) -> Int {
    columns.reduce(0) { $0 * 26 + Int(byte(row, $1) - UInt8(ascii: "a")) }
  }

  /// The number in `columns` of record number `row`, six bits to a character: `0` for 0 up to `o` for 63, with `p` in the
  /// place of the backslash.
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

  /// The number of the last record whose number key is at most `key`.
  func lastRow(upTo key: UInt32) -> Int? {
    let row = firstRow { numberKeys[$0] > key }
    return row > 0 ? row - 1 : nil
  }

  /// The number of the record that begins with `key` in a field of `keyWidth` characters.
  func row(_ key: Subtag, keyWidth: Int) -> Int? {
    let row = firstRow { field($0, 0..<keyWidth) >= key }
    return row < count && field(row, 0..<keyWidth) == key ? row : nil
  }

  /// The number of the record that begins with a language, script and region in fields of three, four and three
  /// characters.
  func row(_ language: Subtag, _ script: Subtag, _ region: Subtag) -> Int? {
    func key(_ row: Int) -> (Subtag, Subtag, Subtag) { (field(row, 0..<3), field(row, 3..<7), field(row, 7..<10)) }
    let row = firstRow { key($0) >= (language, script, region) }
    return row < count && key(row) == (language, script, region) ? row : nil
  }

  /// The number of the first record that meets a condition, which all records after it meet too. Returns ``count`` if no
  /// record meets it.
  private func firstRow(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Sorted records of one width in one string literal: a table that costs the compiler and the binary no more than its
/// text, needs no set-up when the process starts, and is searched in a few dozen byte reads.
///
/// The text is ASCII; fields are padded with spaces.
///
/// Unsafe for speed where a table is searched: the bytes of the literal are read directly, eight at a time. The records are
/// a fixed part of the binary, and what would reach beyond their end is read through a slice.
struct RecordPool: Sendable {
  private let bytes: String.UTF8View
  private let width: Int

  init(_ text: String, width: Int) {
    bytes = text.utf8
    self.width = width
  }

  var count: Int { bytes.count / width }

  /// The byte at `column` of record number `row`.
  func byte(_ row: Int, _ column: Int) -> UInt8 {
    bytes[bytes.index(bytes.startIndex, offsetBy: row * width + column)]
  }

  /// The field of at most eight characters in `columns` of record number `row`.
  func field(_ row: Int, _ columns: Range<Int>) -> Subtag {
    let field = unsafe bytes.withContiguousStorageIfAvailable {
      unsafe Self.field(of: columns.count, at: row * width + columns.lowerBound, in: $0)
    }
    return field ?? .none
  }

  @inline(__always)
  private static func field(of width: Int, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Subtag {
    // Eight letters at once, where there are as many up to the end of all records.
    if start + 8 <= bytes.count, let base = unsafe UnsafeRawPointer(bytes.baseAddress) {
      let eight = unsafe UInt64(bigEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      // The highest bit of each of them that is no space is set; letters have none.
      let letters = ((eight ^ 0x2020_2020_2020_2020) &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080
      let mask = ((letters >> 7) &* 0xFF) & (UInt64.max << UInt64(64 - 8 * width))
      return Subtag(packed: eight & mask)
    }
    let letters = unsafe bytes[start...].prefix(width)
    var packed: UInt64 = 0
    var shift: UInt64 = 64
    for index in unsafe letters.startIndex..<letters.endIndex {
      let byte = unsafe letters[index]
      guard byte != UInt8(ascii: " ") else { break }
      shift -= 8
      packed |= UInt64(byte) << shift
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
    let number = unsafe bytes.withContiguousStorageIfAvailable {
      unsafe Self.number($0[(row * width + columns.lowerBound)...].prefix(columns.count))
    }
    return number ?? 0
  }

  @inline(__always)
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    var number: UInt32 = 0
    for index in unsafe digits.startIndex..<digits.endIndex {
      let byte = unsafe digits[index]
      let digit = byte == UInt8(ascii: "p") ? UInt8(ascii: "\\") : byte
      number = number << 6 | UInt32(digit &- UInt8(ascii: "0"))
    }
    return number
  }

  /// The number of the last record whose first four characters are a number up to `key`.
  func lastRow(upTo key: UInt32) -> Int? {
    let row = unsafe bytes.withContiguousStorageIfAvailable { bytes in
      var low = 0
      var high = bytes.count / width
      while low < high {
        let middle = (low + high) / 2
        if unsafe Self.number(bytes[(middle * width)...].prefix(4)) <= key { low = middle + 1 } else { high = middle }
      }
      return low - 1
    }
    return row.flatMap { $0 < 0 ? nil : $0 }
  }

  /// The number of the record that begins with `key` in a field of `keyWidth` characters.
  func row(_ key: Subtag, keyWidth: Int) -> Int? {
    unsafe search { bytes, start in
      let found = unsafe Self.field(of: keyWidth, at: start, in: bytes)
      return found == key ? .same : found < key ? .before : .after
    }
  }

  /// The number of the record that begins with a language, script and region in fields of three, four and three
  /// characters.
  func row(_ language: Subtag, _ script: Subtag, _ region: Subtag) -> Int? {
    unsafe search { bytes, start in
      let found = unsafe Self.field(of: 3, at: start, in: bytes)
      guard found == language else { return found < language ? .before : .after }
      let rest = unsafe (Self.field(of: 4, at: start + 3, in: bytes), Self.field(of: 3, at: start + 7, in: bytes))
      return rest == (script, region) ? .same : rest < (script, region) ? .before : .after
    }
  }

  private enum Order { case before, same, after }

  /// The number of the record that is the one looked for, as told by where records begin.
  @inline(__always)
  private func search(_ order: (UnsafeBufferPointer<UInt8>, Int) -> Order) -> Int? {
    let row = unsafe bytes.withContiguousStorageIfAvailable { bytes -> Int? in
      var low = 0
      var high = bytes.count / width
      while low < high {
        let middle = (low + high) / 2
        switch unsafe order(bytes, middle * width) {
        case .same: return middle
        case .before: low = middle + 1
        case .after: high = middle
        }
      }
      return nil
    }
    return row ?? nil
  }
}

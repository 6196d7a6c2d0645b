// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The one buffer that a phrase is written into, as UTF-8.
///
/// Unsafe for speed: it begins in memory on the stack, so that the finished `String` is the only allocation of a
/// phrase; a phrase that outgrows it moves to the heap once or twice. It is safe to use, because only this file touches
/// the memory, every write first makes room, and the buffer cannot outlive its stack frame: it is not copyable, and is
/// consumed within ``withBuffer(_:)``.
@safe
struct TextBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var isOnHeap = false
  private(set) var count = 0

  /// Hands `body` an empty buffer, which must not outlive the call.
  static func withBuffer<Result>(_ body: (consuming TextBuffer) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
      // There is always an address for a capacity above zero; the other way needs no trap.
      guard let base = memory.baseAddress else { return body(TextBuffer()) }
      return unsafe body(TextBuffer(base: base, capacity: memory.count, isOnHeap: false))
    }
  }

  /// A buffer that begins on the heap.
  init() { unsafe self.init(base: .allocate(capacity: 512), capacity: 512, isOnHeap: true) }

  private init(base: UnsafeMutablePointer<UInt8>, capacity: Int, isOnHeap: Bool) {
    unsafe self.base = unsafe base
    self.capacity = capacity
    self.isOnHeap = isOnHeap
  }

  deinit {
    if isOnHeap { unsafe base.deallocate() }
  }

  @inline(never)
  private mutating func grow(by needed: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: max(capacity * 2, count + needed))
    unsafe larger.update(from: base, count: count)
    if isOnHeap { unsafe base.deallocate() }
    unsafe base = unsafe larger
    capacity = max(capacity * 2, count + needed)
    isOnHeap = true
  }

  @inline(__always)
  private mutating func reserve(_ needed: Int) {
    if capacity &- count < needed { grow(by: needed) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe base[count] = byte
    count &+= 1
  }

  /// Appends a part of a table's pool.
  @inline(__always)
  mutating func append(_ pool: UnmanagedSlice<UInt8>, start: UInt32, count length: UInt32) {
    unsafe pool.withContiguousStorageIfAvailable { bytes in
      let (start, length) = (Int(start), Int(length))
      // A table has texts.
      guard let source = bytes.baseAddress else { return }
      if length <= 16, start &+ 16 <= bytes.count, capacity &- count >= 16 {
        // A word or two: copy sixteen bytes in one step; the bytes past its end are overwritten later.
        let words = unsafe UnsafeRawPointer(source + start).loadUnaligned(as: SIMD16<UInt8>.self)
        unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: words, as: SIMD16<UInt8>.self)
        count &+= length
      } else if start &+ length <= bytes.count {
        unsafe append(source + start, length)
      }
    }
  }

  @inline(never)
  private mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    unsafe (base + count).update(from: source, count: length)
    count += length
  }

  /// Appends text as it is.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let source = bytes.baseAddress { unsafe append(source, bytes.count) }
    }
  }

  @inline(__always)
  mutating func append(_ separator: Separator) {
    for offset in 0..<separator.count { append(separator[offset]) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Appends text from the app or its user, cleaned of what cannot be heard or does not fit one line: control and bidi
  /// formatting characters (UAX 9) vanish, line breaks and tabs become
  /// single spaces together with the spaces around them, spaces at either end go.
  mutating func appendCleaned(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      // Most names need no cleaning: no control byte, and no lead byte that could begin one of these characters.
      if unsafe bytes.first == UInt8(ascii: " ") || bytes.last == UInt8(ascii: " ") { return false }
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF { return false }
      }
      if let source = bytes.baseAddress { unsafe append(source, bytes.count) }
      return true
    }
    guard !isPlain else { return }
    let start = count
    var isAfterBreak = false
    for scalar in text.unicodeScalars {
      switch TextCleaning.of(scalar) {
      case .keep where scalar == " " && (count == start || isAfterBreak): continue
      case .keep:
        append(scalar)
        isAfterBreak = false
      case .space:
        if count > start, unsafe base[count - 1] != UInt8(ascii: " ") { append(UInt8(ascii: " ")) }
        isAfterBreak = true
      case .drop: break
      }
    }
    while count > start, unsafe base[count - 1] == UInt8(ascii: " ") { count -= 1 }
  }

  /// Leaves out the spaces around what was not said: those at either end, and all but the first of several.
  ///
  /// - Returns: Where spaces were left out before the end, in order.
  mutating func closeHoles() -> [Int] {
    var (kept, holes) = (0, [Int]())
    for index in 0..<count {
      let isSpace = unsafe base[index] == UInt8(ascii: " ")
      let isAfterSpace = unsafe kept == 0 || base[kept - 1] == UInt8(ascii: " ")
      if isSpace, isAfterSpace {
        holes.append(index)
        continue
      }
      unsafe base[kept] = unsafe base[index]
      kept += 1
    }
    while kept > 0, unsafe base[kept - 1] == UInt8(ascii: " ") { kept -= 1 }
    count = kept
    return holes
  }

  /// Appends the letters of a text with a space between them; spaces in it and what cannot be heard are left out.
  mutating func appendSpelled(_ text: String) {
    var isFirst = true
    for letter in Letters(text) {
      let letter = String(letter)
      guard !TextCleaning.isBlank(letter) else { continue }
      if !isFirst { append(UInt8(ascii: " ")) }
      appendCleaned(letter)
      isFirst = false
    }
  }

  /// Appends an integer below 1000 in Latin digits: all three of them in one step, those before the first one shifted out. A
  /// processor cannot foresee how many digits the next number has.
  @inline(__always)
  mutating func append(small value: UInt32) {
    reserve(4)
    let hundreds = (value &* 41) >> 12
    let rest = value &- hundreds &* 100
    let tens = (rest &* 103) >> 10
    let ones = rest &- tens &* 10
    let absent: UInt32 = (value < 10 ? 1 : 0) &+ (value < 100 ? 1 : 0)
    let digits = (0x30_3030 | hundreds | tens &<< 8 | ones &<< 16) &>> (absent &* 8)
    unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: digits.littleEndian, as: UInt32.self)
    count &+= 3 &- Int(absent)
  }

  /// Appends an integer in Latin digits.
  mutating func append(_ value: UInt64, minimumDigits: Int = 1) {
    if value < 10, minimumDigits <= 1 { return append(UInt8(truncatingIfNeeded: 0x30 + value)) }
    var left = max(decimalLength(value), minimumDigits)
    reserve(left)
    count &+= left
    var (index, rest) = (count, value)
    while left > 1 {
      let hundreds = rest / 100
      let pair = UInt32(truncatingIfNeeded: rest &- hundreds &* 100)
      let tens = (pair &* 103) >> 10
      unsafe base[index &- 1] = UInt8(truncatingIfNeeded: 0x30 &+ pair &- tens &* 10)
      unsafe base[index &- 2] = UInt8(truncatingIfNeeded: 0x30 &+ tens)
      (index, rest, left) = (index &- 2, hundreds, left &- 2)
    }
    if left == 1 { unsafe base[index &- 1] = UInt8(truncatingIfNeeded: 0x30 &+ rest) }
  }

  /// Appends an integer in Latin digits with separators between groups of them, where it is long enough for any.
  mutating func append(_ value: UInt64, minimumDigits: Int, grouping: DigitGrouping) {
    if max(decimalLength(value), minimumDigits) < grouping.primary + grouping.minimum {
      append(value, minimumDigits: minimumDigits)
    } else {
      appendGroups(value, minimumDigits, grouping, last: grouping.primary)
    }
  }

  private mutating func appendGroups(_ value: UInt64, _ minimumDigits: Int, _ grouping: DigitGrouping, last: Int) {
    guard max(decimalLength(value), minimumDigits) > last else {
      return append(value, minimumDigits: minimumDigits)
    }
    let (front, group) = value.quotientAndRemainder(dividingBy: powersOfTen[last])
    appendGroups(front, minimumDigits - last, grouping, last: grouping.secondary)
    append(grouping.separator)
    append(group, minimumDigits: last)
  }

  /// Removes everything after an offset.
  mutating func truncate(to length: Int) { count = min(count, max(0, length)) }

  /// The byte at an offset, or nil past the end.
  subscript(offset: Int) -> UInt8? { unsafe offset >= 0 && offset < count ? base[offset] : nil }

  /// The text after an offset.
  func text(from start: Int = 0) -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: base + start, count: max(0, count - start)), as: UTF8.self)
  }

  /// Whether the text after an offset is one line that needs no cleaning, see ``TextCleaning``.
  func isCleanLine(from start: Int) -> Bool {
    unsafe TextCleaning.isCleanLine(UnsafeBufferPointer(start: base + start, count: max(0, count - start)))
  }

  /// The last character before `end` and where it begins, or nil if there is none.
  func lastScalar(before end: Int) -> (scalar: Unicode.Scalar, start: Int)? {
    var start = end - 1
    while start > 0, unsafe base[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0, start < count, end <= count else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: base + start, count: end - start)
    return unsafe String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { ($0, start) }
  }

  /// Whether the text ends with a digit from 0 to 9.
  var endsWithDigit: Bool { self[count - 1].map { $0 >= 0x30 && $0 <= 0x39 } ?? false }

  /// Whether the text ends with a sentence mark, perhaps followed by closing quotation marks and brackets.
  var endsWithMark: Bool {
    // The last byte nearly always decides.
    if let last = self[count - 1], last.isASCIILetterOrDigit { return false }
    var end = count
    while let (scalar, start) = lastScalar(before: end) {
      if !SentenceMark.isCloser(scalar) { return SentenceMark.isEnd(scalar) }
      end = start
    }
    return false
  }

  /// Whether what follows goes on with the sentence: behind a semicolon and a space.
  var isWithinSentence: Bool {
    var end = count
    while end > 0, unsafe base[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard let last = self[end - 1] else { return false }
    if last < 0x80 { return last == UInt8(ascii: ";") }
    return lastScalar(before: end).map { SentenceMark.isSemicolon($0.scalar) } ?? false
  }

  /// Removes the full stop at the end, unless it is one of several, or the only text.
  mutating func removeLastStop() {
    // The last byte nearly always decides.
    if let last = self[count - 1], last.isASCIILetterOrDigit { return }
    guard let (last, end) = lastScalar(before: count), end > 0, SentenceMark.isFullStop(last) else { return }
    if let (before, _) = lastScalar(before: end), SentenceMark.isEnd(before) { return }
    truncate(to: end)
    while count > 0, unsafe base[count - 1] == UInt8(ascii: " ") { count -= 1 }
  }

  /// Puts the first letter between two offsets into title case, if that differs.
  mutating func capitalize(from start: Int, to end: Int, by rule: LetterCase) {
    guard end > start, let first = self[start] else { return }
    if first < 0x80, rule == .standard {
      // English and most Latin text: one byte, one step.
      if first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") {
        unsafe base[start] = first - 0x20
        return
      }
      if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return }
      if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") { return }
    } else if let second = self[start + 1], LetterCase.isCaseless(first, second) {
      return
    }
    capitalizeScalar(from: start, to: end, by: rule)
  }

  @inline(never)
  private mutating func capitalizeScalar(from start: Int, to end: Int, by rule: LetterCase) {
    // A phrase's first letter is among its first few characters. A string of 15 bytes needs no allocation.
    var length = min(end, count) - start
    if length > 15 {
      length = 15
      while length > 0, unsafe base[start + length] & 0xC0 == 0x80 { length -= 1 }
    }
    let head = unsafe String(decoding: UnsafeBufferPointer(start: base + start, count: max(0, length)), as: UTF8.self)
    guard var change = rule.firstLetter(of: head) else { return }
    change.start += start
    change.end += start
    change.letters.withUTF8 { letters in
      guard let source = letters.baseAddress else { return }
      let growth = letters.count - (change.end - change.start)
      if growth > 0 { reserve(growth) }
      if growth != 0 {
        unsafe (base + change.end + growth).update(from: base + change.end, count: count - change.end)
        count += growth
      }
      unsafe (base + change.start).update(from: source, count: letters.count)
    }
  }
}

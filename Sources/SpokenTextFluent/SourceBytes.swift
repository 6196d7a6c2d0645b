// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The UTF-8 bytes of an FTL file, or a part of them, where they lie.
///
/// Unsafe because the files of a language are constants of the binary: reading them where they are takes no copy, and
/// each byte no more than a comparison and a load. It is safe to use: every index is checked, the bytes never change, and
/// those of a file from elsewhere are a copy that lives as long as anything refers to it.
@safe
public struct SourceBytes: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let base: UnsafePointer<UInt8>
  private let owner: Copy?
  /// Where the bytes begin in the file.
  public let startIndex: Int
  /// Where they end.
  public let endIndex: Int

  /// Owns bytes that are no constant.
  @safe
  private final class Copy: @unchecked Sendable {
    let memory: UnsafeMutableBufferPointer<UInt8>
    #if DEBUG
      var readCount = 0
    #endif

    init(_ bytes: [UInt8]) {
      // One more, so that there is an address for an empty file too.
      unsafe memory = .allocate(capacity: bytes.count + 1)
      unsafe memory.initialize(repeating: 0)
      _ = unsafe memory.update(fromContentsOf: bytes)
    }

    deinit { unsafe memory.deallocate() }
  }

  private init(_ base: UnsafePointer<UInt8>, _ owner: Copy?, _ range: Range<Int>) {
    unsafe self.base = unsafe base
    self.owner = owner
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// Bytes that are never changed or freed.
  @unsafe
  public init(constant base: UnsafePointer<UInt8>, count: Int) { unsafe self.init(base, nil, 0..<count) }

  /// The bytes of a literal.
  public init(_ text: StaticString) {
    unsafe self.init(text.utf8Start, nil, 0..<text.utf8CodeUnitCount)
  }

  /// A copy of bytes.
  public init(_ bytes: [UInt8]) {
    let copy = Copy(bytes)
    unsafe self.init(UnsafePointer(copy.memory.baseAddress.unsafelyUnwrapped), copy, 0..<bytes.count)
  }

  #if DEBUG
    /// The number of reads so far, in debug builds and for copies of bytes only. A byte that is read twice counts twice.
    /// Tests use it to find parts of the parser whose time grows faster than the source.
    var readCount: Int { owner?.readCount ?? 0 }
  #endif

  /// Counts bytes as read.
  @usableFromInline
  func count(readsOf count: Int) {
    #if DEBUG
      owner?.readCount += count
    #endif
  }

  /// A byte by its place in the file. What lies before a part is the same file's.
  @inlinable
  public subscript(index: Int) -> UInt8 {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: endIndex))
      #if DEBUG
        count(readsOf: 1)
      #endif
      return unsafe base[index]
    }
  }

  /// The part in a range, with the same indices.
  public subscript(range: Range<Int>) -> SourceBytes {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex)
    return unsafe SourceBytes(base, owner, range)
  }

  /// The bytes in one piece, as collections hand them out.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try unsafe body(UnsafeBufferPointer(start: base + startIndex, count: endIndex - startIndex))
  }

  /// Appends the bytes in a range to others.
  package func append(_ range: Range<Int>, to bytes: inout GrowingBuffer<UInt8>) {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex)
    unsafe bytes.append(base + range.lowerBound, count: range.count)
  }

  /// Whether the bytes in a range begin with an ASCII text.
  @inlinable @inline(__always)
  public func starts(_ range: Range<Int>, with prefix: StaticString) -> Bool {
    // Most begin with another letter.
    guard !range.isEmpty, unsafe self[range.lowerBound] == prefix.utf8Start[0] else { return false }
    return hasPrefix(range, prefix)
  }

  /// Whether the bytes are an ASCII text: names are told apart in a `switch` without a `String` of each.
  @inlinable
  public static func ~= (text: StaticString, bytes: SourceBytes) -> Bool {
    bytes.count == text.utf8CodeUnitCount && bytes.hasPrefix(bytes.startIndex..<bytes.endIndex, text)
  }

  @usableFromInline
  func hasPrefix(_ range: Range<Int>, _ prefix: StaticString) -> Bool {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex)
    guard range.count >= prefix.utf8CodeUnitCount else { return false }
    let start = range.lowerBound..<range.lowerBound + prefix.utf8CodeUnitCount
    return unsafe areEqual(start, to: prefix.utf8Start)
  }

  /// Whether the bytes in two ranges are the same.
  func areEqual(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    precondition(other.lowerBound >= startIndex && other.upperBound <= endIndex)
    return range.count == other.count ? unsafe areEqual(range, to: base + other.lowerBound) : false
  }

  /// Whether the bytes in a range are those of others in another one.
  @inlinable @inline(__always)
  public func areEqual(_ range: Range<Int>, to others: borrowing GrowingBuffer<UInt8>, in other: Range<Int>) -> Bool {
    // Most that are not the same differ in length.
    guard range.count == other.count else { return false }
    return range.isEmpty ? true : unsafe areEqual(range, to: others.start(of: other))
  }

  /// Whether the bytes in a range are as many bytes from elsewhere.
  @unsafe
  public func areEqual(_ range: Range<Int>, to others: UnsafePointer<UInt8>) -> Bool {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex)
    let count = range.count
    let (left, right) = unsafe (UnsafeRawPointer(base + range.lowerBound), UnsafeRawPointer(others))
    if count > 8 {
      // Mostly names of up to sixteen letters.
      var index = 0
      repeat {
        if unsafe left.eight(at: index) != right.eight(at: index) { return false }
        index &+= 8
      } while index < count &- 8
    }
    return unsafe left.last(of: count) == right.last(of: count)
  }

  /// The text in a range, with invalid UTF-8 repaired to U+FFFD.
  package func text(_ range: SourceRange) -> String {
    let part = self[range.clamped(to: startIndex..<endIndex)]
    return unsafe String(
      decoding: UnsafeBufferPointer(start: part.base + part.startIndex, count: part.endIndex - part.startIndex),
      as: UTF8.self)
  }

  /// A plain hash of the bytes in a range, eight at a time: names come from tables, never from strangers.
  package func hash(of range: Range<Int>) -> UInt64 {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex)
    let (bytes, count) = unsafe (UnsafeRawPointer(base + range.lowerBound), range.count)
    var hash = UInt64(truncatingIfNeeded: count)
    var index = 0
    while index + 8 <= count {
      hash = unsafe Self.mixed(hash, bytes.eight(at: index))
      index += 8
    }
    return unsafe Self.mixed(hash, bytes.last(of: count))
  }

  /// Multiplying by the golden ratio spreads what differs in few bits (Knuth). Both halves of the product count: names
  /// often differ in their last letters alone, which only the upper one tells.
  @inline(__always)
  private static func mixed(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (hash ^ bytes).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// The offset of the first line feed from `offset` on, or the end.
  func lineFeed(from offset: Int) -> Int {
    precondition(offset >= startIndex && offset <= endIndex)
    var end = offset
    defer { count(readsOf: end - offset) }
    while end + 8 <= endIndex {
      let place = unsafe Self.first(ASCII.lineFeed, among: UnsafeRawPointer(base).eight(at: end))
      if place != 0 { return end + place.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < endIndex, unsafe base[end] != ASCII.lineFeed { end += 1 }
    return end
  }

  /// The offset of the line feed that ends the comment of `# ` lines that an offset is in, or the end. A line of signs
  /// without a space ends it too.
  ///
  /// Half of a table is comments. Most of their line feeds are told from the last one without a branch.
  func end(ofCommentAt offset: Int) -> Int {
    precondition(offset >= startIndex && offset <= endIndex)
    var end = offset
    defer { count(readsOf: end - offset) }
    while end + 18 <= endIndex {
      let bytes = unsafe UnsafeRawPointer(base + end)
      let goesOn = unsafe bytes.sixteen(at: 1).are(ASCII.hash) .& bytes.sixteen(at: 2).are(ASCII.space)
      if let place = unsafe (bytes.sixteen(at: 0).are(ASCII.lineFeed) .& .!goesOn).firstPlace { return end + place }
      end += 16
    }
    return lineFeed(from: end)
  }

  /// Where the text that begins at an offset ends: at a line feed, a brace, or the end.
  func end(ofTextAt offset: Int) -> Int {
    precondition(offset >= startIndex && offset <= endIndex)
    var end = offset
    defer { count(readsOf: end - offset) }
    while end + 16 <= endIndex {
      let bytes = unsafe UnsafeRawPointer(base).sixteen(at: end)
      let ends = bytes.are(ASCII.lineFeed) .| bytes.are(ASCII.openBrace) .| bytes.are(ASCII.closeBrace)
      if let place = ends.firstPlace { return end + place }
      end += 16
    }
    return self.end(from: end) { $0 != ASCII.lineFeed && $0 != ASCII.openBrace && $0 != ASCII.closeBrace }
  }

  /// The lowest bit that is set is in the place of the first of eight bytes that is the one that is looked for; none is
  /// set if there is none: in the difference from eight of them, a zero is one.
  @inline(__always)
  private static func first(_ byte: UInt8, among eight: UInt64) -> UInt64 {
    let difference = eight ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// Where the name that an offset is in ends.
  func end(ofNameAt offset: Int) -> Int {
    precondition(offset >= startIndex && offset <= endIndex)
    var end = offset
    defer { count(readsOf: end - offset) }
    while end + 16 <= endIndex {
      if let place = unsafe UnsafeRawPointer(base).sixteen(at: end).areNotInNames.firstPlace { return end + place }
      end += 16
    }
    return self.end(from: end) { $0.isNameCharacter }
  }

  /// Where the word that begins at an offset ends: at a space or a control character, or the end.
  package func end(ofWordAt offset: Int) -> Int {
    precondition(offset >= startIndex && offset <= endIndex)
    var end = offset
    defer { count(readsOf: end - offset) }
    while end + 8 <= endIndex {
      let eight = unsafe UnsafeRawPointer(base).eight(at: end)
      // The lowest bit that is set is in the place of the first that is less than what follows a space.
      let blanks = (eight &- 0x2121_2121_2121_2121) & ~eight & 0x8080_8080_8080_8080
      if blanks != 0 { return end + blanks.trailingZeroBitCount / 8 }
      end += 8
    }
    return self.end(from: end) { $0 > ASCII.space }
  }

  /// Where the run of bytes that fulfil a condition ends that begins at an offset.
  @inline(__always)
  func end(from offset: Int, while condition: (UInt8) -> Bool) -> Int {
    precondition(offset >= startIndex)
    var end = offset
    defer { count(readsOf: end - offset) }
    while end < endIndex, unsafe condition(base[end]) { end += 1 }
    return end
  }

  /// Where the dot of an attribute is that stands on the next line behind four spaces, as they mostly do; nil if it does
  /// not.
  @inline(__always)
  func attribute(below lineFeed: Int) -> Int? {
    precondition(lineFeed >= startIndex)
    let dot = lineFeed + 5
    guard dot < endIndex, unsafe base[dot] == ASCII.dot else { return nil }
    let spaces = unsafe UnsafeRawPointer(base).loadUnaligned(fromByteOffset: lineFeed + 1, as: UInt32.self)
    return spaces == 0x2020_2020 && self[lineFeed] == ASCII.lineFeed ? dot : nil
  }

  /// 3 when the bytes start with a UTF-8 byte order mark, 0 otherwise.
  var byteOrderMarkLength: Int {
    count >= 3 && self[startIndex] == 0xEF && self[startIndex + 1] == 0xBB && self[startIndex + 2] == 0xBF ? 3 : 0
  }
}

extension UnsafeRawPointer {
  /// Eight bytes from an offset on, the first one lowest.
  @inline(__always)
  fileprivate func eight(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Sixteen bytes from an offset on.
  @inline(__always)
  fileprivate func sixteen(at offset: Int) -> SIMD16<UInt8> {
    unsafe loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// The last eight of as many bytes; of fewer than eight all of them, some of them twice.
  @inline(__always)
  fileprivate func last(of count: Int) -> UInt64 {
    if count >= 8 { return unsafe eight(at: count - 8) }
    if count >= 4 {
      let low = unsafe UInt32(littleEndian: loadUnaligned(as: UInt32.self))
      let high = unsafe UInt32(littleEndian: loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return UInt64(low) | UInt64(high) << 32
    }
    guard count > 0 else { return 0 }
    return unsafe UInt64(byte(0)) | UInt64(byte(count / 2)) << 8 | UInt64(byte(count - 1)) << 16
  }

  @inline(__always)
  private func byte(_ offset: Int) -> UInt8 { unsafe load(fromByteOffset: offset, as: UInt8.self) }
}

extension SIMD16<UInt8> {
  /// Which of the bytes are the one that is looked for.
  ///
  /// Its result is named, or the compiler takes the comparison of any vector, which goes from byte to byte.
  @inline(__always)
  fileprivate func are(_ byte: UInt8) -> SIMDMask<SIMD16<Int8>> { self .== SIMD16(repeating: byte) }

  /// Which of the bytes are no letter, digit, hyphen or low line; see ``UInt8/isNameCharacter``.
  @inline(__always)
  fileprivate var areNotInNames: SIMDMask<SIMD16<Int8>> {
    let letters = (self | SIMD16(repeating: 0x20)) &- SIMD16(repeating: UInt8(ascii: "a")) .< SIMD16(repeating: 26)
    let digits = self &- SIMD16(repeating: UInt8(ascii: "0")) .< SIMD16(repeating: 10)
    let signs = are(ASCII.hyphen) .| are(UInt8(ascii: "_"))
    return .!(letters .| digits .| signs)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The place of the first one that is set, or nil.
  @inline(__always)
  fileprivate var firstPlace: Int? {
    let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    guard halves.x | halves.y != 0 else { return nil }
    let (first, second) = (UInt64(littleEndian: halves.x), UInt64(littleEndian: halves.y))
    return (first != 0 ? first.trailingZeroBitCount : 64 + second.trailingZeroBitCount) / 8
  }
}

extension StringProtocol {
  /// What a closure makes of the bytes of the text, which are there until it returns.
  @inlinable
  public func withSourceBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
    // Nearly every string is contiguous.
    let result: Result?? = utf8.withContiguousStorageIfAvailable { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return unsafe body(SourceBytes(constant: base, count: bytes.count))
    }
    return (result ?? nil) ?? body(SourceBytes(Array(utf8)))
  }
}

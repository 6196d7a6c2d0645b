/// The UTF-8 bytes of an FTL file, or a part of them, where they lie.
///
/// Unsafe because the files of a language are constants of the binary: reading them where they are takes no copy, and
/// each byte no more than a comparison and a load. It is safe to use: every index is checked, the bytes never change, and
/// those of a file from elsewhere are a copy that lives as long as anything refers to it.
@safe
package struct SourceBytes: RandomAccessCollection, @unchecked Sendable {
  private let base: UnsafePointer<UInt8>
  private let owner: Copy?
  package let startIndex: Int
  package let endIndex: Int

  /// Owns bytes that are no constant.
  @safe
  private final class Copy: @unchecked Sendable {
    let memory: UnsafeMutableBufferPointer<UInt8>

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
  package init(constant base: UnsafePointer<UInt8>, count: Int) { unsafe self.init(base, nil, 0..<count) }

  /// A copy of bytes.
  package init(_ bytes: [UInt8]) {
    let copy = Copy(bytes)
    unsafe self.init(UnsafePointer(copy.memory.baseAddress.unsafelyUnwrapped), copy, 0..<bytes.count)
  }

  package subscript(index: Int) -> UInt8 {
    @inline(__always) get {
      precondition(index >= startIndex && index < endIndex)
      return unsafe base[index]
    }
  }

  /// The part in a range, with the same indices.
  package subscript(range: Range<Int>) -> SourceBytes {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex)
    return unsafe SourceBytes(base, owner, range)
  }

  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try unsafe body(UnsafeBufferPointer(start: base + startIndex, count: endIndex - startIndex))
  }

  /// Appends the bytes in a range to others.
  package func append(_ range: Range<Int>, to bytes: inout ContiguousArray<UInt8>) {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex)
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Whether the bytes in a range begin with an ASCII text.
  package func starts(_ range: Range<Int>, with prefix: StaticString) -> Bool {
    precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex)
    guard range.count >= prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount {
      guard unsafe base[range.lowerBound + index] == prefix.utf8Start[index] else { return false }
    }
    return true
  }

  /// Whether these are the bytes of others from an index on.
  package func areEqual(to others: ContiguousArray<UInt8>, at start: Int) -> Bool {
    let count = endIndex - startIndex
    precondition(start >= 0 && start + count <= others.count)
    guard count > 0 else { return true }
    return unsafe others.withUnsafeBytes { others in
      let (left, right) = unsafe (UnsafeRawPointer(base + startIndex), others.baseAddress.unsafelyUnwrapped + start)
      var index = 0
      while index + 8 <= count {
        let (one, other) = unsafe (
          left.loadUnaligned(fromByteOffset: index, as: UInt64.self),
          right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        )
        if one != other { return false }
        index += 8
      }
      while index < count {
        let (one, other) = unsafe (
          left.load(fromByteOffset: index, as: UInt8.self), right.load(fromByteOffset: index, as: UInt8.self)
        )
        if one != other { return false }
        index += 1
      }
      return true
    }
  }

  /// The text in a range, with invalid UTF-8 repaired to U+FFFD.
  package func text(_ range: SourceRange) -> String {
    let part = self[range.clamped(to: startIndex..<endIndex)]
    return unsafe String(
      decoding: UnsafeBufferPointer(start: part.base + part.startIndex, count: part.endIndex - part.startIndex),
      as: UTF8.self)
  }

  /// A plain hash of the bytes (FNV-1a).
  package var hash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in startIndex..<endIndex { hash = unsafe (hash ^ UInt64(base[index])) &* 0x100_0000_01B3 }
    return hash
  }

  /// The offset of the first line feed from `offset` on, or the end.
  func lineFeed(from offset: Int) -> Int {
    precondition(offset >= startIndex && offset <= endIndex)
    var end = offset
    // Eight bytes at a time: in the difference from eight line feeds, a zero byte is one that is a line feed.
    while end + 8 <= endIndex {
      let word = unsafe UnsafeRawPointer(base + end).loadUnaligned(as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      end += 8
    }
    while end < endIndex, unsafe base[end] != ASCII.lineFeed { end += 1 }
    return end
  }

  /// Where the run of bytes that fulfil a condition ends that begins at an offset.
  @inline(__always)
  func end(from offset: Int, while condition: (UInt8) -> Bool) -> Int {
    precondition(offset >= startIndex)
    var end = offset
    while end < endIndex, unsafe condition(base[end]) { end += 1 }
    return end
  }

  /// 3 when the bytes start with a UTF-8 byte order mark, 0 otherwise.
  var byteOrderMarkLength: Int {
    count >= 3 && self[startIndex] == 0xEF && self[startIndex + 1] == 0xBB && self[startIndex + 2] == 0xBF ? 3 : 0
  }
}

extension String {
  /// What a closure makes of the bytes of the text, which are there until it returns.
  package func withSourceBytes(_ body: (SourceBytes) -> Int) -> Int {
    let result: Int?? = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
      return unsafe body(SourceBytes(constant: base, count: bytes.count))
    }
    return (result ?? nil) ?? body(SourceBytes(Array(utf8)))
  }
}

extension ContiguousArray<UInt8> {
  /// Whether the bytes in a range begin with an ASCII text.
  package func starts(_ range: Range<Int>, with prefix: StaticString) -> Bool {
    guard range.count >= prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount {
      guard unsafe self[range.lowerBound + index] == prefix.utf8Start[index] else { return false }
    }
    return true
  }
}

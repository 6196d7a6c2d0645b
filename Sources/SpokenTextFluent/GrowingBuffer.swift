// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An array with one owner, for what a table is made of: elements are added by the thousand, then handed on without a copy.
///
/// Public, as are the other types that tables are read through: bodies of `package` functions are not taken into other
/// modules, and a call for each byte or element would cost more than what it does.
///
/// Unsafe for speed: each change of a Swift array asks the runtime whether anyone else refers to it, and the first array
/// of each kind of element has the runtime make its type, which takes longer than filling it. It is safe to use, because
/// nothing else refers to the memory until it is handed on, and every index is checked.
@safe
public struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var memory: UnsafeMutablePointer<Element>?
  @usableFromInline var capacity = 0
  @usableFromInline var used = 0

  /// An empty buffer, which has no memory yet.
  @inlinable
  public init() { unsafe memory = nil }

  /// A buffer of equal elements.
  @inlinable
  public init(repeating element: Element, count: Int) {
    unsafe memory = nil
    append(repeating: element, count: count)
  }

  deinit { unsafe memory?.deallocate() }

  /// How many elements there are.
  @inlinable
  public var count: Int { used }

  /// Whether there are none.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// The numbers of the elements.
  @inlinable
  public var indices: Range<Int> { 0..<count }

  /// An element by its number.
  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe UnsafePointer(memory.unsafelyUnwrapped + index)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe memory.unsafelyUnwrapped + index
    }
  }

  /// The last element, if there is one.
  @inlinable
  public var last: Element? { isEmpty ? nil : self[count - 1] }

  /// Adds an element.
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (memory.unsafelyUnwrapped + count).initialize(to: element)
    used += 1
  }

  /// Adds an element any number of times.
  @inlinable
  public mutating func append(repeating element: Element, count: Int) {
    guard count > 0 else { return }
    reserveCapacity(self.count + count)
    unsafe (memory.unsafelyUnwrapped + self.count).initialize(repeating: element, count: count)
    used += count
  }

  /// Adds the elements of another buffer in a range.
  @inlinable
  public mutating func append(_ range: Range<Int>, of other: borrowing GrowingBuffer) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
    guard !range.isEmpty else { return }
    unsafe append(other.memory.unsafelyUnwrapped + range.lowerBound, count: range.count)
  }

  /// Adds elements from elsewhere.
  @inlinable @unsafe
  public mutating func append(_ elements: UnsafePointer<Element>, count: Int) {
    guard count > 0 else { return }
    reserveCapacity(self.count + count)
    unsafe (memory.unsafelyUnwrapped + self.count).initialize(from: elements, count: count)
    used += count
  }

  /// Removes the elements from an index on. The memory stays.
  @inlinable
  public mutating func removeAll(from index: Int = 0) {
    precondition(index >= 0 && index <= count)
    used = index
  }

  /// Makes room for as many elements in all.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    if capacity > self.capacity { grow(to: capacity) }
  }

  @inlinable @inline(never)
  mutating func grow(to least: Int) {
    let capacity = Swift.max(least, self.capacity * 2, 16)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let old = unsafe memory {
      unsafe new.initialize(from: old, count: count)
      unsafe old.deallocate()
    }
    unsafe memory = new
    self.capacity = capacity
  }

  /// Where the memory begins that is reserved; nil if there is none.
  @inlinable @unsafe
  public var reserved: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(memory) }

  /// Hands the memory on to someone who frees it, and is empty then.
  @inlinable @unsafe
  public mutating func drain() -> UnsafeBufferPointer<Element> {
    let drained = unsafe UnsafeBufferPointer(start: memory, count: count)
    unsafe memory = nil
    (used, capacity) = (0, 0)
    return unsafe drained
  }
}

// Nothing else refers to the memory.
extension GrowingBuffer: @unchecked Sendable where Element: Sendable {}

extension GrowingBuffer<UInt8> {
  /// The bytes in a range, as they lie.
  @inlinable @unsafe
  public func start(of range: Range<Int>) -> UnsafePointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe UnsafePointer(memory.unsafelyUnwrapped + range.lowerBound)
  }

  /// The bytes as those of a file are read. They must not outlive the call that reads them.
  public var bytes: SourceBytes {
    guard let memory = unsafe memory else { return SourceBytes([]) }
    return unsafe SourceBytes(constant: memory, count: count)
  }

  /// The hash that ``SourceBytes`` has.
  public func hash(of range: Range<Int>) -> UInt64 { bytes.hash(of: range) }

  /// Whether the bytes in two ranges are the same.
  public func areEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool { bytes.areEqual(one, other) }

  /// The text in a range, with invalid UTF-8 repaired to U+FFFD.
  public func text(_ range: Range<Int>) -> String { bytes.text(range) }

  /// Whether the bytes in a range begin with an ASCII text.
  @inlinable @inline(__always)
  public func starts(_ range: Range<Int>, with prefix: StaticString) -> Bool { bytes.starts(range, with: prefix) }

  /// Adds the bytes of a text.
  public mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }
}

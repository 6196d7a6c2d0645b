// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A growing array whose first elements are on the stack.
///
/// A phrase needs one buffer for its text and one for its arguments. Two arrays would add 130 ns to a phrase, which
/// takes 80 to 350 ns. A buffer that outgrows its memory on the stack moves to the heap.
///
/// Unsafe because it manages memory. It is safe to use, because every index is checked. A buffer can't outlive its
/// stack frame either. It can't be copied, and is consumed within ``with(capacity:_:)``.
@safe
struct StackBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>
  private var capacity: Int
  private var isOnHeap: Bool
  private(set) var count = 0

  /// Calls `body` with an empty buffer. Inlined, so that the memory is part of the caller's stack frame.
  @inline(__always)
  static func with<Result>(capacity: Int, _ body: (consuming StackBuffer) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return body(StackBuffer(capacityOnHeap: capacity)) }
      return unsafe body(StackBuffer(memory: start, capacity: memory.count, isOnHeap: false))
    }
  }

  /// Creates an empty buffer on the heap, for text that isn't a phrase.
  init(capacityOnHeap capacity: Int) {
    unsafe self.init(memory: .allocate(capacity: capacity), capacity: capacity, isOnHeap: true)
  }

  private init(memory: UnsafeMutablePointer<Element>, capacity: Int, isOnHeap: Bool) {
    unsafe self.memory = unsafe memory
    self.capacity = capacity
    self.isOnHeap = isOnHeap
  }

  deinit {
    if isOnHeap { unsafe memory.deallocate() }
  }

  @inline(__always)
  private mutating func reserve(_ needed: Int) {
    if count + needed > capacity { grow(to: max(capacity * 2, count + needed)) }
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe larger.update(from: memory, count: count)
    if isOnHeap { unsafe memory.deallocate() }
    unsafe memory = unsafe larger
    capacity = newCapacity
    isOnHeap = true
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return unsafe memory[index]
    }
    set {
      precondition(index >= 0 && index < count)
      unsafe memory[index] = newValue
    }
  }

  /// Appends an element. Inlined, because a call would take longer than the work.
  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(1)
    unsafe memory[count] = element
    count += 1
  }

  private mutating func append(_ source: UnsafeBufferPointer<Element>, in range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= source.count)
    guard let start = source.baseAddress else { return }
    reserve(range.count)
    unsafe (memory + count).update(from: start + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Removes all elements from an index on.
  mutating func truncate(to newCount: Int) { count = min(count, max(0, newCount)) }

  /// Calls `body` with the memory of a range of elements.
  private func withElements<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe body(UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count))
  }
}

extension StackBuffer<UInt8> {
  /// Appends a range of a table's texts.
  @inline(__always)
  mutating func append(_ texts: TableTexts, in range: Range<Int>) {
    let source = unsafe texts.bytes
    guard range.count <= 16, range.lowerBound + 16 <= source.count, count + 16 <= capacity,
      let start = source.baseAddress
    else { return unsafe append(source, in: range) }
    // Fast path for short texts. Copies 16 bytes in one step, which saves 5 ns. Bytes after the text are overwritten
    // later.
    let words = unsafe UnsafeRawPointer(start + range.lowerBound).loadUnaligned(as: SIMD16<UInt8>.self)
    unsafe UnsafeMutableRawPointer(memory + count).storeBytes(of: words, as: SIMD16<UInt8>.self)
    count += range.count
  }

  mutating func append(_ texts: [UInt8], in range: Range<Int>) {
    unsafe texts.withUnsafeBufferPointer { unsafe append($0, in: range) }
  }

  /// Appends the last digits of an integer, with leading zeros if it has fewer.
  mutating func append(digitsOf value: UInt64, count digitCount: Int) {
    reserve(digitCount)
    var (rest, index) = (value, count + digitCount)
    while index > count {
      index -= 1
      unsafe memory[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digitCount
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { source in
      reserve(source.count)
      guard let start = source.baseAddress else { return }
      unsafe (memory + count).update(from: start, count: source.count)
      count += source.count
    }
  }

  /// Returns whether the text in a range is one line that needs no cleaning, see ``TextCleaning``.
  func isCleanLine(in range: Range<Int>) -> Bool {
    unsafe withElements(in: range) { unsafe TextCleaning.isCleanLine($0) }
  }

  func text(in range: Range<Int>) -> String {
    unsafe withElements(in: range) { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

/// The texts of a table, without a reference count.
///
/// Avoids a retain of the table's array, which takes 10 ns for each text. Unsafe because nothing retains the memory.
/// The type is safe to use, because the memory is read only within ``with(_:_:)``, and every index is checked.
@safe
struct TableTexts {
  fileprivate let bytes: UnsafeBufferPointer<UInt8>

  static func with<Result>(_ pool: [UInt8], _ body: (TableTexts) -> Result) -> Result {
    unsafe pool.withUnsafeBufferPointer { body(unsafe TableTexts(bytes: $0)) }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// An immutable array without a reference count of its own.
///
/// Unsafe for speed: reading an array that a class holds retains and releases it, which costs more than everything else
/// between a value and its phrase. It is safe to use, because the memory is written once, every index is checked, and
/// the memory is freed with its ``UnmanagedStorage``, which the table that hands out the slice owns. Nothing holds a
/// slice for longer than its table.
@safe
struct UnmanagedSlice<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  private let elements: UnsafeBufferPointer<Element>

  fileprivate init(_ elements: UnsafeBufferPointer<Element>) { unsafe self.elements = unsafe elements }

  /// An empty slice.
  init() { unsafe elements = unsafe UnsafeBufferPointer(start: nil, count: 0) }

  var startIndex: Int { 0 }
  @inline(__always)
  var endIndex: Int { unsafe elements.count }

  @inline(__always)
  subscript(index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: endIndex))
    return unsafe elements[index]
  }

  @inline(__always)
  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try unsafe body(elements)
  }
}

/// An immutable record without a reference count of its own, safe for the same reasons as ``UnmanagedSlice``.
@safe
struct UnmanagedRecord<Record: Sendable>: @unchecked Sendable {
  /// Where the record lies, for accessors that hand on its fields without a copy of the whole.
  let pointer: UnsafePointer<Record>

  fileprivate init(_ record: UnsafePointer<Record>) { unsafe pointer = unsafe record }

  /// The record where it lies: a copy of a large one would cost stack in debug builds, where nothing is optimized away.
  var value: Record {
    @inline(__always) unsafeAddress { unsafe pointer }
  }
}

/// Owns the memory of slices and records. One thread fills it before others see it.
@safe
final class UnmanagedStorage: @unchecked Sendable {
  /// What frees the elements that are more than bits, the last ones first.
  private var release: () -> Void = {}
  /// The memory of elements that need nothing done before it is freed.
  private var blocks = unsafe GrowingBuffer<UnsafeRawPointer>()

  /// Takes over the memory of a buffer, which is empty then.
  func adopt<Element>(_ buffer: inout GrowingBuffer<Element>) -> UnmanagedSlice<Element> {
    guard !buffer.isEmpty else { return UnmanagedSlice() }
    let elements = unsafe buffer.drain()
    if let block = elements.baseAddress { unsafe blocks.append(UnsafeRawPointer(block)) }
    return unsafe UnmanagedSlice(elements)
  }

  /// Copies elements that are more than bits, as those that hold texts, into memory that never changes. The array is freed
  /// at once.
  func freeze<Element: Sendable>(draining elements: inout ContiguousArray<Element>) -> UnmanagedSlice<Element> {
    defer { elements = [] }
    guard !elements.isEmpty else { return UnmanagedSlice() }
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = unsafe memory.initialize(fromContentsOf: elements)
    let earlier = release
    release = {
      unsafe memory.deinitialize()
      unsafe memory.deallocate()
      earlier()
    }
    return unsafe UnmanagedSlice(UnsafeBufferPointer(memory))
  }

  /// Copies a record into memory that never changes.
  func freeze<Record: Sendable>(_ record: Record) -> UnmanagedRecord<Record> {
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    unsafe memory.initialize(to: record)
    let earlier = release
    release = {
      unsafe memory.deinitialize(count: 1)
      unsafe memory.deallocate()
      earlier()
    }
    return unsafe UnmanagedRecord(memory)
  }

  deinit {
    release()
    for index in unsafe blocks.indices { unsafe blocks[index].deallocate() }
  }
}

extension UnmanagedSlice<UInt8> {
  /// Whether the bytes in a range are those of a file.
  func areEqual(_ range: Range<Int>, to bytes: SourceBytes) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= endIndex)
    guard range.count == bytes.count else { return false }
    guard let base = unsafe elements.baseAddress else { return true }
    return unsafe bytes.areEqual(bytes.startIndex..<bytes.endIndex, to: base + range.lowerBound)
  }
}

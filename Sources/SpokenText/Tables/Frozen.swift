/// Elements that lie side by side and never change: an array without a reference count of its own.
///
/// Unsafe for speed: reading an array that a class holds retains and releases it, which costs more than all else on
/// the way from a value to its phrase. Only this file touches the memory: it is written once, every index is checked,
/// and it is freed with its ``FrozenStorage``, which whoever keeps a view must keep too.
struct Frozen<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  private let elements: UnsafeBufferPointer<Element>

  fileprivate init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  @inline(__always)
  subscript(index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count))
    return elements[index]
  }

  @inline(__always)
  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(elements)
  }
}

/// One thing that never changes: a view of a record without a reference count of its own. See ``Frozen``.
struct FrozenRecord<Record: Sendable>: @unchecked Sendable {
  private let record: UnsafePointer<Record>

  fileprivate init(_ record: UnsafePointer<Record>) { self.record = record }

  /// The record, of which whoever asks reads what is needed only.
  @inline(__always)
  var value: Record { record.pointee }
}

/// The memory of frozen elements, until nobody needs them any more. It is filled by one task before others see it.
final class FrozenStorage: @unchecked Sendable {
  private var releases: [() -> Void] = []

  /// Copies elements once, and for good.
  func freeze<Element: Sendable>(_ elements: some Collection<Element>) -> Frozen<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(fromContentsOf: elements)
    releases.append {
      memory.deinitialize()
      memory.deallocate()
    }
    return Frozen(UnsafeBufferPointer(memory))
  }

  /// Copies a record once, and for good.
  func freeze<Record: Sendable>(_ record: Record) -> FrozenRecord<Record> {
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    memory.initialize(to: record)
    releases.append {
      memory.deinitialize(count: 1)
      memory.deallocate()
    }
    return FrozenRecord(memory)
  }

  deinit {
    for release in releases { release() }
  }
}

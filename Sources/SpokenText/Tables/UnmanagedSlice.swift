internal import CSpokenTextTables

/// An immutable array without a reference count of its own.
///
/// Unsafe for speed: reading an array that a class holds retains and releases it, which costs more than everything else
/// between a value and its phrase. Only this file touches the memory: it is written once, every index is checked, and it
/// is freed with its ``UnmanagedStorage``. Whoever holds a slice must keep the storage alive.
struct UnmanagedSlice<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  private let elements: UnsafeBufferPointer<Element>

  fileprivate init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  /// An empty slice.
  init() { elements = UnsafeBufferPointer(start: nil, count: 0) }

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

/// An immutable record without a reference count of its own. See ``UnmanagedSlice``.
struct UnmanagedRecord<Record: Sendable>: @unchecked Sendable {
  /// Where the record lies, for accessors that hand on its fields without a copy of the whole.
  let pointer: UnsafePointer<Record>

  fileprivate init(_ record: UnsafePointer<Record>) { pointer = record }

  fileprivate var address: UnsafeRawPointer { UnsafeRawPointer(pointer) }

  /// The record where it lies: a copy of a large one would cost stack in debug builds, where nothing is optimized away.
  var value: Record {
    @inline(__always) unsafeAddress { pointer }
  }
}

/// An array that only grows. Each view has the elements that existed when it was made. One thread at a time may extend
/// it; any number may read its views.
struct AppendOnlyBuffer<Element: Sendable> {
  private var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var view = UnmanagedSlice<Element>()

  /// Appends the elements that it does not have yet. Older views stay valid: when the elements move to larger memory,
  /// the old memory is freed with the storage only.
  mutating func extend(to elements: ContiguousArray<Element>, in storage: UnmanagedStorage) {
    guard elements.count > view.count else { return }
    if elements.count > memory.count {
      // Readers may still be using the old memory.
      storage.keep(memory, count: view.count)
      memory = .allocate(capacity: view.isEmpty ? elements.count : elements.count * 2)
      _ = memory.initialize(fromContentsOf: elements)
    } else {
      _ = memory[view.count...].initialize(fromContentsOf: elements[view.count...])
    }
    view = UnmanagedSlice(UnsafeBufferPointer(rebasing: memory[..<elements.count]))
  }

  /// Frees the memory with the storage.
  func end(in storage: UnmanagedStorage) { storage.keep(memory, count: view.count) }
}

/// Records that are each set once, by one thread at a time, while any number of threads read them without a lock. A
/// record that has been read never changes.
struct WriteOnceArray<Record: Sendable>: @unchecked Sendable {
  private let records: UnsafeMutableBufferPointer<Record>
  private let flags: UnsafeMutableBufferPointer<UInt8>

  fileprivate init(_ records: UnsafeMutableBufferPointer<Record>, _ flags: UnsafeMutableBufferPointer<UInt8>) {
    (self.records, self.flags) = (records, flags)
  }

  var count: Int { records.count }

  /// The record, or nil if it is not set yet.
  @inline(__always)
  subscript(index: Int) -> Record? {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: records.count))
    guard let flag = flags.baseAddress, spokentext_flag(flag + index) else { return nil }
    return records[index]
  }

  /// Sets a record that is not set yet. A thread that sees it also sees everything written before it.
  func set(_ index: Int, _ record: Record) {
    guard self[index] == nil, let flag = flags.baseAddress else { return }
    records[index] = record
    spokentext_set_flag(flag + index)
  }
}

/// The newest version of a record, read without a lock.
struct AtomicSnapshot<Record: Sendable>: @unchecked Sendable {
  private let cell: UnsafeMutablePointer<UnmanagedRecord<Record>>

  fileprivate init(_ cell: UnsafeMutablePointer<UnmanagedRecord<Record>>) { self.cell = cell }

  @inline(__always)
  var record: UnmanagedRecord<Record> { UnmanagedRecord(spokentext_address(cell).assumingMemoryBound(to: Record.self)) }

  func set(_ record: UnmanagedRecord<Record>) { spokentext_set_address(cell, record.address) }
}

/// Owns the memory of slices and records. One thread fills it before others see it.
final class UnmanagedStorage: @unchecked Sendable {
  private var releases: [() -> Void] = []

  /// Copies elements into memory that never changes.
  func freeze<Element: Sendable>(_ elements: some Collection<Element>) -> UnmanagedSlice<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(fromContentsOf: elements)
    releases.append {
      memory.deinitialize()
      memory.deallocate()
    }
    return UnmanagedSlice(UnsafeBufferPointer(memory))
  }

  /// Copies a record into memory that never changes.
  func freeze<Record: Sendable>(_ record: Record) -> UnmanagedRecord<Record> {
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    memory.initialize(to: record)
    releases.append {
      memory.deinitialize(count: 1)
      memory.deallocate()
    }
    return UnmanagedRecord(memory)
  }

  /// Room for records that are set later, one by one.
  func await<Record: Sendable>(_ records: some Collection<Record>) -> WriteOnceArray<Record> {
    let memory = UnsafeMutableBufferPointer<Record>.allocate(capacity: records.count)
    _ = memory.initialize(fromContentsOf: records)
    let flags = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: records.count)
    flags.initialize(repeating: 0)
    releases.append {
      memory.deinitialize()
      memory.deallocate()
      flags.deallocate()
    }
    return WriteOnceArray(memory, flags)
  }

  /// A record that newer versions replace.
  func newest<Record: Sendable>(_ record: UnmanagedRecord<Record>) -> AtomicSnapshot<Record> {
    let cell = UnsafeMutablePointer<UnmanagedRecord<Record>>.allocate(capacity: 1)
    cell.initialize(to: record)
    releases.append { cell.deallocate() }
    return AtomicSnapshot(cell)
  }

  /// Keeps memory until the storage is freed.
  fileprivate func keep<Element>(_ memory: UnsafeMutableBufferPointer<Element>, count: Int) {
    releases.append {
      memory[..<count].deinitialize()
      memory.deallocate()
    }
  }

  deinit {
    for release in releases { release() }
  }
}

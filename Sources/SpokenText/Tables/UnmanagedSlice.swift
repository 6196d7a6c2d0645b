internal import CSpokenTextTables

/// Elements that lie side by side and never change: an array without a reference count of its own.
///
/// Unsafe for speed: reading an array that a class holds retains and releases it, which costs more than all else on
/// the way from a value to its phrase. Only this file touches the memory: it is written once, every index is checked,
/// and it is freed with its ``UnmanagedStorage``, which whoever keeps a view must keep too.
struct UnmanagedSlice<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  private let elements: UnsafeBufferPointer<Element>

  fileprivate init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  /// Nothing.
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

/// One thing that never changes: a view of a record without a reference count of its own. See ``UnmanagedSlice``.
struct UnmanagedRecord<Record: Sendable>: @unchecked Sendable {
  private let record: UnsafePointer<Record>

  fileprivate init(_ record: UnsafePointer<Record>) { self.record = record }

  fileprivate var address: UnsafeRawPointer { UnsafeRawPointer(record) }

  /// The record, of which whoever asks reads what is needed only.
  @inline(__always)
  var value: Record { record.pointee }
}

/// Elements that lie side by side, never change, and become more: each view of them has those that there were when it
/// was made. Filled by one task at a time, under the lock of ``LazyMessages``.
struct AppendOnlyBuffer<Element: Sendable> {
  private var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var view = UnmanagedSlice<Element>()

  /// Takes over those elements that it does not have yet. Older views stay good: where there is no more room, the memory
  /// that they look at is kept for as long as the storage.
  mutating func extend(to elements: ContiguousArray<Element>, in storage: UnmanagedStorage) {
    guard elements.count > view.count else { return }
    if elements.count > memory.count {
      // Those who look at the old memory are not told of the new one.
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

/// Records that are set once each, when they are first needed, by one task at a time; any number of threads may ask for
/// them meanwhile, without a lock. A record is plain memory, and never changes once it is seen.
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

  /// Sets a record that is not set yet. Whoever sees it sees all that was written before.
  func set(_ index: Int, _ record: Record) {
    guard self[index] == nil, let flag = flags.baseAddress else { return }
    records[index] = record
    spokentext_set_flag(flag + index)
  }
}

/// Where the newest version of a record is found, without a lock.
struct AtomicSnapshot<Record: Sendable>: @unchecked Sendable {
  private let cell: UnsafeMutablePointer<UnmanagedRecord<Record>>

  fileprivate init(_ cell: UnsafeMutablePointer<UnmanagedRecord<Record>>) { self.cell = cell }

  @inline(__always)
  var record: UnmanagedRecord<Record> { UnmanagedRecord(spokentext_address(cell).assumingMemoryBound(to: Record.self)) }

  func set(_ record: UnmanagedRecord<Record>) { spokentext_set_address(cell, record.address) }
}

/// The memory of frozen elements, until nobody needs them any more. It is filled by one task before others see it.
final class UnmanagedStorage: @unchecked Sendable {
  private var releases: [() -> Void] = []

  /// Copies elements once, and for good.
  func freeze<Element: Sendable>(_ elements: some Collection<Element>) -> UnmanagedSlice<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(fromContentsOf: elements)
    releases.append {
      memory.deinitialize()
      memory.deallocate()
    }
    return UnmanagedSlice(UnsafeBufferPointer(memory))
  }

  /// Copies a record once, and for good.
  func freeze<Record: Sendable>(_ record: Record) -> UnmanagedRecord<Record> {
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    memory.initialize(to: record)
    releases.append {
      memory.deinitialize(count: 1)
      memory.deallocate()
    }
    return UnmanagedRecord(memory)
  }

  /// Records that are set later, one by one.
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

  /// A record that newer versions take the place of.
  func newest<Record: Sendable>(_ record: UnmanagedRecord<Record>) -> AtomicSnapshot<Record> {
    let cell = UnsafeMutablePointer<UnmanagedRecord<Record>>.allocate(capacity: 1)
    cell.initialize(to: record)
    releases.append { cell.deallocate() }
    return AtomicSnapshot(cell)
  }

  /// Frees memory when all else is.
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

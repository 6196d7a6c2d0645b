internal import CSpokenTextTables

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

  fileprivate var address: UnsafeRawPointer { unsafe UnsafeRawPointer(pointer) }

  /// The record where it lies: a copy of a large one would cost stack in debug builds, where nothing is optimized away.
  var value: Record {
    @inline(__always) unsafeAddress { unsafe pointer }
  }
}

/// An array that only grows. Each view has the elements that existed when it was made. One thread at a time may extend
/// it; any number may read its views.
///
/// Safe to use, because the memory never leaves it except as a view of initialized elements.
@safe
struct AppendOnlyBuffer<Element: Sendable> {
  private var memory = unsafe UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var view = UnmanagedSlice<Element>()

  /// Appends the elements that it does not have yet. Older views stay valid: when the elements move to larger memory,
  /// the old memory is freed with the storage only.
  mutating func extend(to elements: ContiguousArray<Element>, in storage: UnmanagedStorage) {
    guard elements.count > view.count else { return }
    if unsafe elements.count > memory.count {
      // Readers may still be using the old memory.
      unsafe storage.keep(memory, count: view.count)
      unsafe memory = .allocate(capacity: view.isEmpty ? elements.count : elements.count * 2)
      _ = unsafe memory.initialize(fromContentsOf: elements)
    } else {
      _ = unsafe memory[view.count...].initialize(fromContentsOf: elements[view.count...])
    }
    view = unsafe UnmanagedSlice(UnsafeBufferPointer(rebasing: memory[..<elements.count]))
  }

  /// Frees the memory with the storage.
  func end(in storage: UnmanagedStorage) { unsafe storage.keep(memory, count: view.count) }
}

/// Records that are each set once, by one thread at a time, while any number of threads read them without a lock. A
/// record that has been read never changes.
///
/// Safe to use, because every index is checked, and a record is read only after its flag says that it has been written.
/// The records are `BitwiseCopyable`, so writing over the empty ones releases nothing.
@safe
struct WriteOnceArray<Record: Sendable & BitwiseCopyable>: @unchecked Sendable {
  private let records: UnsafeMutableBufferPointer<Record>
  private let flags: UnsafeMutableBufferPointer<UInt8>

  fileprivate init(_ records: UnsafeMutableBufferPointer<Record>, _ flags: UnsafeMutableBufferPointer<UInt8>) {
    unsafe (self.records, self.flags) = unsafe (records, flags)
  }

  @inline(__always)
  var count: Int { unsafe records.count }

  /// The record, or nil if it is not set yet.
  @inline(__always)
  subscript(index: Int) -> Record? {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    guard let flag = unsafe flags.baseAddress, unsafe spokentext_flag(flag + index) else { return nil }
    return unsafe records[index]
  }

  /// Sets a record that is not set yet. A thread that sees it also sees everything written before it.
  func set(_ index: Int, _ record: Record) {
    guard self[index] == nil, let flag = unsafe flags.baseAddress else { return }
    unsafe records[index] = record
    unsafe spokentext_set_flag(flag + index)
  }
}

/// The newest version of a record, read without a lock.
///
/// Safe to use, because the cell always holds the address of a record, and older records are freed with the storage only.
@safe
struct AtomicSnapshot<Record: Sendable>: @unchecked Sendable {
  private let cell: UnsafeMutablePointer<UnmanagedRecord<Record>>

  fileprivate init(_ cell: UnsafeMutablePointer<UnmanagedRecord<Record>>) { unsafe self.cell = unsafe cell }

  @inline(__always)
  var record: UnmanagedRecord<Record> {
    unsafe UnmanagedRecord(spokentext_address(cell).assumingMemoryBound(to: Record.self))
  }

  func set(_ record: UnmanagedRecord<Record>) { unsafe spokentext_set_address(cell, record.address) }
}

/// Owns the memory of slices and records. One thread fills it before others see it.
final class UnmanagedStorage: @unchecked Sendable {
  private var releases: [() -> Void] = []

  /// Copies elements into memory that never changes.
  func freeze<Element: Sendable>(_ elements: some Collection<Element>) -> UnmanagedSlice<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = unsafe memory.initialize(fromContentsOf: elements)
    releases.append {
      unsafe memory.deinitialize()
      unsafe memory.deallocate()
    }
    return unsafe UnmanagedSlice(UnsafeBufferPointer(memory))
  }

  /// Copies a record into memory that never changes.
  func freeze<Record: Sendable>(_ record: Record) -> UnmanagedRecord<Record> {
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    unsafe memory.initialize(to: record)
    releases.append {
      unsafe memory.deinitialize(count: 1)
      unsafe memory.deallocate()
    }
    return unsafe UnmanagedRecord(memory)
  }

  /// Room for records that are set later, one by one.
  func await<Record: Sendable & BitwiseCopyable>(_ records: some Collection<Record>) -> WriteOnceArray<Record> {
    let memory = UnsafeMutableBufferPointer<Record>.allocate(capacity: records.count)
    _ = unsafe memory.initialize(fromContentsOf: records)
    let flags = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: records.count)
    unsafe flags.initialize(repeating: 0)
    releases.append {
      unsafe memory.deinitialize()
      unsafe memory.deallocate()
      unsafe flags.deallocate()
    }
    return unsafe WriteOnceArray(memory, flags)
  }

  /// A record that newer versions replace.
  func newest<Record: Sendable>(_ record: UnmanagedRecord<Record>) -> AtomicSnapshot<Record> {
    let cell = UnsafeMutablePointer<UnmanagedRecord<Record>>.allocate(capacity: 1)
    unsafe cell.initialize(to: record)
    releases.append { unsafe cell.deallocate() }
    return unsafe AtomicSnapshot(cell)
  }

  /// Keeps memory until the storage is freed.
  fileprivate func keep<Element>(_ memory: UnsafeMutableBufferPointer<Element>, count: Int) {
    releases.append {
      unsafe memory[..<count].deinitialize()
      unsafe memory.deallocate()
    }
  }

  deinit {
    for release in releases { release() }
  }
}

internal import SpokenTextFluent

/// Numbers names in the order in which they first appear: the dictionary of the table compiler.
///
/// Names are looked up by their bytes in the source, so that a name that appears a thousand times costs no `String`. The
/// hash is a plain one (FNV-1a), because the names come from the package's or the app's own tables, never from strangers.
struct ByteIndex {
  /// Where each name is in the pool, by its number.
  private(set) var ranges: ContiguousArray<PoolRange> = []
  /// Numbers by hash, with open addressing; -1 in empty cells. The count is a power of two.
  private(set) var cells = ContiguousArray<Int32>(repeating: -1, count: 256)

  var count: Int { ranges.count }

  /// Makes room for as many names, before the first one.
  mutating func reserveCapacity(_ count: Int) {
    ranges.reserveCapacity(count)
    var size = cells.count
    while size < count * 2 { size *= 2 }
    cells = ContiguousArray(repeating: -1, count: size)
  }

  /// Where a name is in the pool.
  subscript(number: Int) -> Range<Int> { ranges[number].range }

  /// The number of a name; a new name is put into the pool.
  mutating func number(of name: SourceBytes, in pool: inout ContiguousArray<UInt8>) -> Int {
    let cell = cell(of: name, in: pool)
    if cells[cell] >= 0 { return Int(cells[cell]) }
    let start = pool.count
    name.append(name.startIndex..<name.endIndex, to: &pool)
    return add(start..<pool.count, cell, pool)
  }

  mutating func number(of name: String, in pool: inout ContiguousArray<UInt8>) -> Int {
    name.withSourceBytes { number(of: $0, in: &pool) }
  }

  /// The number of a name that is in the pool already.
  mutating func number(of range: Range<Int>, in pool: borrowing ContiguousArray<UInt8>) -> Int {
    var cell = Self.hash(pool[range]) & (cells.count - 1)
    while cells[cell] >= 0 {
      let known = ranges[Int(cells[cell])].range
      if known.count == range.count, pool[known].elementsEqual(pool[range]) { return Int(cells[cell]) }
      cell = (cell + 1) & (cells.count - 1)
    }
    return add(range, cell, pool)
  }

  /// The number of a name, or nil if it has none.
  func find(_ name: SourceBytes, in pool: ContiguousArray<UInt8>) -> Int? {
    let number = cells[cell(of: name, in: pool)]
    return number >= 0 ? Int(number) : nil
  }

  func find(_ name: String, in pool: ContiguousArray<UInt8>) -> Int? {
    let number = name.withSourceBytes { find($0, in: pool) ?? -1 }
    return number >= 0 ? number : nil
  }

  private mutating func add(_ range: Range<Int>, _ cell: Int, _ pool: borrowing ContiguousArray<UInt8>) -> Int {
    cells[cell] = Int32(ranges.count)
    ranges.append(PoolRange(range))
    if ranges.count * 2 > cells.count { grow(pool) }
    return ranges.count - 1
  }

  /// The cell that has the name's number, or would have it.
  private func cell(of name: SourceBytes, in pool: borrowing ContiguousArray<UInt8>) -> Int {
    var cell = Self.folded(name.hash) & (cells.count - 1)
    let count = name.endIndex - name.startIndex
    while cells[cell] >= 0 {
      let range = ranges[Int(cells[cell])].range
      if range.count == count, name.areEqual(to: pool, at: range.lowerBound) { return cell }
      cell = (cell + 1) & (cells.count - 1)
    }
    return cell
  }

  private mutating func grow(_ pool: borrowing ContiguousArray<UInt8>) {
    cells = ContiguousArray(repeating: -1, count: cells.count * 2)
    for number in ranges.indices {
      var cell = Self.hash(pool[ranges[number].range]) & (cells.count - 1)
      while cells[cell] >= 0 { cell = (cell + 1) & (cells.count - 1) }
      cells[cell] = Int32(number)
    }
  }

  /// The hash that ``SourceBytes`` has, of bytes from elsewhere.
  static func hash(_ name: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return folded(hash)
  }

  private static func folded(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash ^ hash >> 32) }
}

/// Where a text is in the pool: half as large as a range of `Int`.
struct PoolRange: Sendable, BitwiseCopyable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<Int>) { (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound)) }

  var range: Range<Int> {
    @inline(__always) get { Int(start)..<Int(end) }
  }
}

/// A ``ByteIndex`` that is finished, as tables hold it.
struct NameIndex: Sendable {
  private let ranges: UnmanagedSlice<PoolRange>
  private let cells: UnmanagedSlice<Int32>

  init(draining index: inout ByteIndex, in storage: UnmanagedStorage) {
    ranges = storage.freeze(index.ranges)
    cells = storage.freeze(index.cells)
    index = ByteIndex()
  }

  var count: Int { ranges.count }

  /// Where a name is in the pool.
  subscript(number: Int) -> Range<Int> { ranges[number].range }

  /// The number of a name, or nil if it has none.
  func find(_ name: some Collection<UInt8>, in pool: UnmanagedSlice<UInt8>) -> Int? {
    var cell = ByteIndex.hash(name) & (cells.count - 1)
    while cells[cell] >= 0 {
      let number = Int(cells[cell])
      let range = ranges[number].range
      if range.count == name.count, pool[range].elementsEqual(name) { return number }
      cell = (cell + 1) & (cells.count - 1)
    }
    return nil
  }
}

/// Numbers names in the order in which they first appear: the dictionary of the table compiler.
///
/// Names are looked up by their bytes in the source, so that a name that appears a thousand times costs no `String`. The
/// hash is a plain one (FNV-1a), because the names come from the package's or the app's own tables, never from strangers.
struct ByteIndex {
  /// Where each name is in the pool, by its number.
  private(set) var ranges: ContiguousArray<Range<Int>> = []
  /// Numbers by hash, with open addressing; -1 in empty cells. The count is a power of two.
  private(set) var cells = ContiguousArray<Int32>(repeating: -1, count: 256)

  var count: Int { ranges.count }

  /// The number of a name; a new name is put into the pool.
  mutating func number(of name: some Collection<UInt8>, in pool: inout ContiguousArray<UInt8>) -> Int {
    let cell = cell(of: name, in: pool)
    if cells[cell] >= 0 { return Int(cells[cell]) }
    let start = pool.count
    pool.append(contentsOf: name)
    cells[cell] = Int32(ranges.count)
    ranges.append(start..<pool.count)
    if ranges.count * 2 > cells.count { grow(pool) }
    return ranges.count - 1
  }

  /// The number of a name, or nil if it has none.
  func find(_ name: some Collection<UInt8>, in pool: ContiguousArray<UInt8>) -> Int? {
    let number = cells[cell(of: name, in: pool)]
    return number >= 0 ? Int(number) : nil
  }

  /// The cell that has the name's number, or would have it.
  private func cell(of name: some Collection<UInt8>, in pool: borrowing ContiguousArray<UInt8>) -> Int {
    var cell = Self.hash(name) & (cells.count - 1)
    while cells[cell] >= 0 {
      let range = ranges[Int(cells[cell])]
      if range.count == name.count, pool[range].elementsEqual(name) { return cell }
      cell = (cell + 1) & (cells.count - 1)
    }
    return cell
  }

  private mutating func grow(_ pool: borrowing ContiguousArray<UInt8>) {
    cells = ContiguousArray(repeating: -1, count: cells.count * 2)
    for (number, range) in ranges.enumerated() {
      var cell = Self.hash(pool[range]) & (cells.count - 1)
      while cells[cell] >= 0 { cell = (cell + 1) & (cells.count - 1) }
      cells[cell] = Int32(number)
    }
  }

  static func hash(_ name: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

/// A ``ByteIndex`` that is finished, as tables hold it.
struct NameIndex: Sendable {
  private let ranges: UnmanagedSlice<Range<Int>>
  private let cells: UnmanagedSlice<Int32>

  init(_ index: ByteIndex, in storage: UnmanagedStorage) {
    ranges = storage.freeze(index.ranges)
    cells = storage.freeze(index.cells)
  }

  var count: Int { ranges.count }

  /// Where a name is in the pool.
  subscript(number: Int) -> Range<Int> { ranges[number] }

  /// The number of a name, or nil if it has none.
  func find(_ name: some Collection<UInt8>, in pool: UnmanagedSlice<UInt8>) -> Int? {
    var cell = ByteIndex.hash(name) & (cells.count - 1)
    while cells[cell] >= 0 {
      let number = Int(cells[cell])
      let range = ranges[number]
      if range.count == name.count, pool[range].elementsEqual(name) { return number }
      cell = (cell + 1) & (cells.count - 1)
    }
    return nil
  }
}

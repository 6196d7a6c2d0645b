// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// Numbers names in the order in which they first appear: the dictionary of the table compiler.
///
/// Names are looked up by their bytes in the source, so that a name that appears a thousand times costs no `String`.
struct ByteIndex: ~Copyable {
  /// Where each name is in the pool, by its number.
  fileprivate(set) var ranges = GrowingBuffer<CompactRange>()
  /// Numbers by hash, with open addressing; -1 in empty cells. The count is a power of two.
  fileprivate(set) var cells: GrowingBuffer<Int32>
  /// The number that was asked for last: in tables a name often comes again at once.
  private var last = 0

  /// Room for as many names before the cells have to grow.
  init(capacity: Int = 256) {
    var size = 256
    while size < capacity * 2 { size *= 2 }
    cells = GrowingBuffer()
    cells.reserveCapacity(size, touching: size)
    cells.append(repeating: -1, count: size)
    ranges.reserveCapacity(capacity, touching: capacity)
  }

  var count: Int { ranges.count }

  /// Where a name is in the pool.
  subscript(number: Int) -> Range<Int> { ranges[number].range }

  /// The number of a name, which is in a range of a file; a new name is put into the pool.
  mutating func number(of name: SourceRange, _ source: SourceBytes, in pool: inout GrowingBuffer<UInt8>) -> Int {
    if last >= ranges.count || !source.areEqual(name, to: pool, in: ranges[last].range) {
      last = number(of: name, source, hash: source.hash(of: name), in: &pool)
    }
    return last
  }

  /// The same where the hash of the name is known.
  mutating func number(
    of name: SourceRange, _ source: SourceBytes, hash: UInt64, in pool: inout GrowingBuffer<UInt8>
  ) -> Int {
    let cell = cell(of: name, source, hash: hash, in: pool)
    if cells[cell] >= 0 { return Int(cells[cell]) }
    let start = pool.count
    source.append(name, to: &pool)
    return add(start..<pool.count, cell, pool)
  }

  mutating func number(of name: some StringProtocol, in pool: inout GrowingBuffer<UInt8>) -> Int {
    name.withSourceBytes { number(of: $0.startIndex..<$0.endIndex, $0, in: &pool) }
  }

  /// The number of a name that is in the pool already.
  mutating func number(of range: Range<Int>, in pool: borrowing GrowingBuffer<UInt8>) -> Int {
    let cell = cell(of: range, in: pool)
    return cells[cell] >= 0 ? Int(cells[cell]) : add(range, cell, pool)
  }

  /// The number of a name that is in the pool, or nil if it has none.
  func find(_ range: Range<Int>, in pool: borrowing GrowingBuffer<UInt8>) -> Int? {
    let number = cells[cell(of: range, in: pool)]
    return number >= 0 ? Int(number) : nil
  }

  /// The number of a name in a range of a file, or nil if it has none.
  func find(_ name: SourceRange, _ source: SourceBytes, in pool: borrowing GrowingBuffer<UInt8>) -> Int? {
    find(name, source, hash: source.hash(of: name), in: pool)
  }

  /// The same where the hash of the name is known.
  func find(
    _ name: SourceRange, _ source: SourceBytes, hash: UInt64, in pool: borrowing GrowingBuffer<UInt8>
  ) -> Int? {
    let number = cells[cell(of: name, source, hash: hash, in: pool)]
    return number >= 0 ? Int(number) : nil
  }

  func find(_ name: some StringProtocol, in pool: borrowing GrowingBuffer<UInt8>) -> Int? {
    name.withSourceBytes { find($0.startIndex..<$0.endIndex, $0, in: pool) }
  }

  private mutating func add(_ range: Range<Int>, _ cell: Int, _ pool: borrowing GrowingBuffer<UInt8>) -> Int {
    cells[cell] = Int32(ranges.count)
    ranges.append(CompactRange(range))
    if ranges.count * 2 > cells.count { grow(pool) }
    return ranges.count - 1
  }

  /// The cell that has the name's number, or would have it.
  private func cell(
    of name: SourceRange, _ source: SourceBytes, hash: UInt64, in pool: borrowing GrowingBuffer<UInt8>
  ) -> Int {
    var cell = Self.folded(hash) & (cells.count - 1)
    while cells[cell] >= 0 {
      if source.areEqual(name, to: pool, in: ranges[Int(cells[cell])].range) { break }
      cell = (cell + 1) & (cells.count - 1)
    }
    return cell
  }

  /// The same for a name that is in the pool.
  private func cell(of range: Range<Int>, in pool: borrowing GrowingBuffer<UInt8>) -> Int {
    var cell = Self.hash(range, in: pool) & (cells.count - 1)
    while cells[cell] >= 0, !pool.areEqual(range, ranges[Int(cells[cell])].range) {
      cell = (cell + 1) & (cells.count - 1)
    }
    return cell
  }

  private mutating func grow(_ pool: borrowing GrowingBuffer<UInt8>) {
    cells = GrowingBuffer(repeating: -1, count: cells.count * 2)
    for number in ranges.indices {
      var cell = Self.hash(ranges[number].range, in: pool) & (cells.count - 1)
      while cells[cell] >= 0 { cell = (cell + 1) & (cells.count - 1) }
      cells[cell] = Int32(number)
    }
  }

  private static func hash(_ range: Range<Int>, in pool: borrowing GrowingBuffer<UInt8>) -> Int {
    folded(pool.hash(of: range))
  }

  static func folded(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash ^ hash >> 32) }
}

/// A ``ByteIndex`` that is finished, as tables hold it.
struct NameIndex: Sendable {
  private let ranges: [CompactRange]
  private let cells: [Int32]

  init(draining index: inout ByteIndex) {
    ranges = index.ranges.drained()
    cells = index.cells.drained()
  }

  var count: Int { ranges.count }

  /// Where a name is in the pool.
  subscript(number: Int) -> Range<Int> { ranges[number].range }

  /// The number of a name, or nil if it has none.
  func find(_ name: some StringProtocol, in pool: [UInt8]) -> Int? {
    name.withSourceBytes { find($0, hash: $0.hash(of: $0.indices), in: pool) }
  }

  /// The same where the hash of the name is known.
  func find(_ name: SourceBytes, hash: UInt64, in pool: [UInt8]) -> Int? {
    var cell = ByteIndex.folded(hash) & (cells.count - 1)
    while cells[cell] >= 0 {
      let number = Int(cells[cell])
      if pool[ranges[number].range].elementsEqual(name) { return number }
      cell = (cell + 1) & (cells.count - 1)
    }
    return nil
  }
}

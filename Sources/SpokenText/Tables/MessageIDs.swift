// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables
internal import SpokenTextFluent

/// The ids of our own messages, as `Scripts/message-ids` has put them into the binary: each has the number of its
/// ``BuiltInMessage``, and none is looked up or copied when a table is made.
///
/// Unsafe because they come from C. They are constants of the binary, and every number is checked.
enum MessageIDs {
  /// How many there are.
  static var count: Int { indices.count }

  private static var indices: Range<Int> { BuiltInMessage.indices }

  /// The id of a message by its number.
  static func id(at number: Int) -> SourceBytes {
    let ids = unsafe spokentext_ids().pointee
    precondition(indices.contains(number))
    let (start, end) = unsafe (Int(ids.starts[number]), Int(ids.starts[number + 1]))
    return unsafe SourceBytes(constant: ids.text + start, count: end - start)
  }

  /// Whether an id, which is in a range of a file, is the one of a number.
  static func isID(_ id: SourceRange, _ source: SourceBytes, of number: Int) -> Bool {
    guard indices.contains(number) else { return false }
    let ids = unsafe spokentext_ids().pointee
    let (start, end) = unsafe (Int(ids.starts[number]), Int(ids.starts[number + 1]))
    return end - start == id.count ? unsafe source.areEqual(id, to: ids.text + start) : false
  }

  /// The number of an id, which is in a range of a file; nil if it is none of ours.
  static func number(of id: SourceRange, _ source: SourceBytes, hash: UInt64) -> Int? {
    let ids = unsafe spokentext_ids().pointee
    let last = unsafe ids.cell_count - 1
    var cell = ByteIndex.folded(hash) & last
    while case let number = unsafe Int(ids.cells[cell]), number >= 0 {
      let (start, end) = unsafe (Int(ids.starts[number]), Int(ids.starts[number + 1]))
      // Most that are not the same differ in length.
      if end - start == id.count, unsafe source.areEqual(id, to: ids.text + start) { return number }
      cell = (cell + 1) & last
    }
    return nil
  }
}

/// The ids of a table's messages, each with its number: ours first, which every table has, then those that only its sources
/// have.
struct MessageIndex: ~Copyable {
  fileprivate var own: ByteIndex
  /// The number that comes next if a file has its messages in the order of their numbers, as ours do but for a few.
  private var expected = 0

  /// Room for as many ids of its own before it has to grow.
  init(capacity: Int = 128) { own = ByteIndex(capacity: capacity) }

  var count: Int { MessageIDs.count + own.count }

  /// The number of an id; one that is new is put into the pool.
  mutating func number(of id: SourceRange, _ source: SourceBytes, in pool: inout GrowingBuffer<UInt8>) -> Int {
    if MessageIDs.isID(id, source, of: expected) {
      expected += 1
      return expected - 1
    }
    let hash = source.hash(of: id)
    guard let number = MessageIDs.number(of: id, source, hash: hash) else {
      return MessageIDs.count + own.number(of: id, source, hash: hash, in: &pool)
    }
    expected = number + 1
    return number
  }

  /// The number of an id, or nil if it is none of ours and no source has it.
  func find(_ id: SourceRange, _ source: SourceBytes, in pool: borrowing GrowingBuffer<UInt8>) -> Int? {
    let hash = source.hash(of: id)
    return MessageIDs.number(of: id, source, hash: hash)
      ?? own.find(id, source, hash: hash, in: pool).map { MessageIDs.count + $0 }
  }

  /// Where an id is in the pool that is none of ours.
  func range(of number: Int) -> Range<Int> { own[number - MessageIDs.count] }

  /// An id by its number.
  func text(_ number: Int, in pool: borrowing GrowingBuffer<UInt8>) -> String {
    number < MessageIDs.count ? BuiltInMessage.id(at: number) : pool.text(range(of: number))
  }
}

/// A ``MessageIndex`` that is finished, as tables hold it.
struct MessageNames: Sendable {
  private let own: NameIndex

  init(draining index: inout MessageIndex) {
    own = NameIndex(draining: &index.own)
  }

  /// The number of an id, or nil if it is none of ours and no source has it.
  func find(_ id: some StringProtocol, in pool: [UInt8]) -> Int? {
    id.withSourceBytes { id in
      let hash = id.hash(of: id.indices)
      return MessageIDs.number(of: id.indices, id, hash: hash)
        ?? own.find(id, hash: hash, in: pool).map { MessageIDs.count + $0 }
    }
  }

  /// An id by its number.
  func text(_ number: Int, in pool: [UInt8]) -> String {
    guard number >= MessageIDs.count else { return BuiltInMessage.id(at: number) }
    return String(decoding: pool[own[number - MessageIDs.count]], as: UTF8.self)
  }
}

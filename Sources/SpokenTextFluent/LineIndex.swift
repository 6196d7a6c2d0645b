// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Finds the line and column of a byte offset in a file.
///
/// The first lookup scans the file once. Later ones take O(log *n*) time, even in files with long lines.
package final class LineIndex {
  /// The distance in bytes between two stored counts of scalars.
  private static let stride = 256

  private let source: [UInt8]
  private lazy var lineStarts =
    [SourceBytes(source).byteOrderMarkLength] + source.indices.filter { source[$0] == ASCII.lineFeed }.map { $0 + 1 }
  /// The number of scalars before each multiple of the stride.
  private lazy var scalarCounts: [Int] = {
    var counts: [Int] = []
    var count = 0
    for (offset, byte) in source.enumerated() {
      if offset % Self.stride == 0 { counts.append(count) }
      if !byte.isUTF8Continuation { count += 1 }
    }
    return counts + [count]
  }()

  /// Creates an index of a file in UTF-8.
  package init(of source: [UInt8]) { self.source = source }

  /// Returns the line of a byte offset, from 1. Offsets outside the file are clamped.
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line and column of a byte offset. Offsets outside the file are clamped. A byte order mark isn't
  /// counted as a column.
  package func position(of offset: Int) -> SourcePosition {
    let line = line(of: offset)
    let start = lineStarts[line - 1]
    let end = min(max(offset, start), source.count)
    return SourcePosition(line: line, column: scalars(before: end) - scalars(before: start) + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.stride
    let counted = min(block * Self.stride, source.count)
    return scalarCounts[block] + source[counted..<offset].count { !$0.isUTF8Continuation }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A range of bytes in half the room of a `Range<Int>`. Files and tables stay below 4 GB.
///
/// Arrays of it are also made at once: the first array of `Range<Int>` in a process has the runtime search for the
/// conformance of `Int` to `Comparable`, which takes longer than reading ten thousand bytes.
public struct CompactRange: Sendable, BitwiseCopyable {
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32

  /// Keeps a range.
  @inlinable
  public init(_ range: Range<Int>) { (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound)) }

  /// Keeps a range of a file that is known to be below 4 GB.
  @inlinable
  init(read range: Range<Int>) {
    (start, end) = (UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound))
  }

  /// The range as it is read.
  @inlinable
  public var range: Range<Int> {
    // They were the bounds of a range.
    @inline(__always) get { unsafe Range(uncheckedBounds: (Int(start), Int(end))) }
  }
}

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

  /// The range as it is read.
  @inlinable
  public var range: Range<Int> {
    @inline(__always) get { Int(start)..<Int(end) }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An entry as it is read: its tree in one array, each node before those inside it.
///
/// A list is filled again for each entry, so that reading a file allocates next to nothing. Whoever wants a tree of values
/// that lasts makes an ``Entry`` of it.
public struct Syntax: ~Copyable {
  /// The nodes, the entry itself first.
  public var nodes = GrowingBuffer<SyntaxNode>()
  /// The slices of texts after their first ones.
  public var slices = GrowingBuffer<CompactRange>()

  /// An empty list.
  public init() {}

  mutating func removeAll() {
    nodes.removeAll()
    slices.removeAll()
  }

  /// Adds a node and returns its number. What is added until it is closed is inside it.
  @inline(__always)
  mutating func open(_ kind: SyntaxNode.Kind, name: SourceRange = 0..<0) -> Int {
    nodes.append(SyntaxNode(kind: kind, range: 0..<0, name: name))
    return nodes.count - 1
  }

  @inline(__always)
  mutating func close(_ node: Int, _ range: SourceRange) {
    let count = nodes.count - node
    nodes[node].close(range, count)
  }

  /// The number of the node after a node and all that is inside it.
  @inlinable
  public func end(of node: Int) -> Int { node + nodes[node].count }
}

/// One node of a ``Syntax``.
public struct SyntaxNode: Sendable, BitwiseCopyable {
  /// What a node is, and what is inside it.
  public enum Kind: Sendable, BitwiseCopyable {
    /// A message: its pattern, if it has one, then its attributes.
    case message
    /// A term: its pattern, then its attributes.
    case term
    /// An attribute of either: its pattern.
    case attribute
    /// A pattern: texts, placeables and selects. One with nothing inside it is the one text that is its name.
    case pattern
    /// A text: its first slice is its name, the numbers of the others in ``Syntax/slices`` are its detail.
    case text
    /// A text of a pattern that is being read: the start of a line, whose line breaks are its name.
    case indent
    /// An expression in braces: the expression.
    case placeable
    /// A choice in braces: the selector, then the variants. Its detail is the choice without the braces.
    case select
    /// A variant, whose name is its key: its pattern.
    case variant
    /// A string, whose name is what stands between the quotes.
    case string
    /// A number.
    case number
    /// A reference to an argument.
    case variable
    /// A reference to a message, or to the attribute that is its detail.
    case messageReference
    /// A reference to a term, or to the attribute that is its detail: its arguments, if it has parentheses.
    case termReference
    /// A call: its arguments.
    case function
    /// Arguments in parentheses: expressions and named arguments.
    case arguments
    /// A named argument: a string or a number.
    case namedArgument
  }

  /// What it is.
  public var kind: Kind
  /// Whether it is the variant marked with `*`.
  public var isDefault = false
  /// Whether it is a variant whose key is a number.
  public var hasNumberKey = false
  @usableFromInline var nodeCount: UInt32
  @usableFromInline var bytes: CompactRange
  @usableFromInline var nameBytes: CompactRange
  @usableFromInline var detailBytes: CompactRange

  @inlinable
  init(kind: Kind, count: Int = 1, range: SourceRange, name: SourceRange, detail: SourceRange = 0..<0) {
    self.kind = kind
    nodeCount = UInt32(truncatingIfNeeded: count)
    (bytes, nameBytes, detailBytes) = (CompactRange(read: range), CompactRange(read: name), CompactRange(read: detail))
  }

  /// How many nodes it is with all that is inside it.
  @inlinable
  public var count: Int { Int(nodeCount) }

  /// Its bytes.
  @inlinable
  public var range: SourceRange {
    get { bytes.range }
    set { bytes = CompactRange(read: newValue) }
  }

  /// The bytes of its name.
  @inlinable
  public var name: SourceRange {
    get { nameBytes.range }
    set { nameBytes = CompactRange(read: newValue) }
  }

  /// What else its kind has; empty if it has none.
  @inlinable
  public var detail: SourceRange {
    get { detailBytes.range }
    set { detailBytes = CompactRange(read: newValue) }
  }

  @inline(__always)
  fileprivate mutating func close(_ range: SourceRange, _ count: Int) {
    bytes = CompactRange(read: range)
    nodeCount = UInt32(truncatingIfNeeded: count)
  }

  /// Whether it names an attribute of what it refers to.
  @inlinable
  public var hasAttribute: Bool { detailBytes.end > 0 }
}

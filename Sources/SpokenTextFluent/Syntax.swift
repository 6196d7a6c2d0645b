/// An entry as it is read: its tree in one array, each node before those inside it.
///
/// A list is filled again for each entry, so that reading a file allocates next to nothing. Whoever wants a tree of values
/// that lasts makes an ``Entry`` of it.
package struct Syntax {
  /// The nodes, the entry itself first.
  package var nodes: ContiguousArray<SyntaxNode> = []
  /// The slices of texts after their first ones.
  package var slices: ContiguousArray<SourceRange> = []

  /// An empty list.
  package init() {}

  mutating func removeAll() {
    if !nodes.isEmpty { nodes.removeAll(keepingCapacity: true) }
    if !slices.isEmpty { slices.removeAll(keepingCapacity: true) }
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
  package func end(of node: Int) -> Int { node + nodes[node].count }
}

/// One node of a ``Syntax``.
package struct SyntaxNode: Sendable {
  /// What a node is, and what is inside it.
  package enum Kind: Sendable {
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
  package var kind: Kind
  /// Whether it is the variant marked with `*`.
  package var isDefault = false
  /// Whether it is a variant whose key is a number.
  package var hasNumberKey = false
  /// How many nodes it is with all that is inside it.
  package var count = 1
  /// Its bytes.
  package var range: SourceRange
  /// The bytes of its name.
  package var name: SourceRange
  /// What else its kind has; empty if it has none.
  package var detail: SourceRange = 0..<0

  @inline(__always)
  fileprivate mutating func close(_ range: SourceRange, _ count: Int) {
    self.range = range
    self.count = count
  }

  /// Whether it names an attribute of what it refers to.
  package var hasAttribute: Bool { detail.upperBound > 0 }
}

/// Compiles a message when a table is first asked for it.
protocol MessageLoader: AnyObject, Sendable {
  /// Adds a message, and all that it refers to, to the table's parts. Does nothing if another thread has added it.
  func load(_ message: Int32)
}

/// Is told what a table says: a test's counter. Shipped tables have none.
protocol TableObserver: AnyObject, Sendable {
  /// A variant of a select expression was chosen: its index in ``TableParts/variants``.
  func visit(variant: Int)
  /// A pattern was said.
  func visit(pattern: PatternReference)
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Is told what a table says: a test's counter. Shipped tables have none.
protocol TableObserver: AnyObject, Sendable {
  /// A variant of a select expression was chosen: its index in ``LocaleTable/variants``.
  func visit(variant: Int)
  /// A pattern was said.
  func visit(pattern: PatternReference)
  /// A word of the lexicon was said: its index in ``LocaleTable/entries``, and the number of its form.
  func visit(entry: Int, form: Int)
}

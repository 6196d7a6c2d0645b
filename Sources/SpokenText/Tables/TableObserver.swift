// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An object that counts the evaluated parts of a table. Only tests use it.
protocol TableObserver: AnyObject, Sendable {
  /// Called when a variant of a select expression is chosen. `variant` is its index in ``LocaleTable/variants``.
  func visit(variant: Int)
  /// Called when a pattern is evaluated.
  func visit(pattern: PatternReference)
  /// Called when a word is written. `entry` is the index of the word in ``LocaleTable/entries``, and `form` is the
  /// number of the form.
  func visit(entry: Int, form: Int)
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How a table joins a row of values, where all its joints are nothing but texts: the row is said in one step then, however
/// long it is.
struct ListRow: Sendable, BitwiseCopyable {
  /// What stands between two values that are all, between others, and before the last of more than two.
  var two = PatternReference.none
  var middle = PatternReference.none
  var end = PatternReference.none
  /// The pattern that says the row; ``PatternReference/none`` where a joint is more than a text.
  var pattern = PatternReference.none
}

/// The rows of a table, by what joins them.
struct ListRows: Sendable, BitwiseCopyable {
  /// The trait of what has an "and" of its own, and how such items are joined where a language tells the two apart.
  var joined = SelectorKey.none
  var compoundTwo = PatternReference.none
  var compoundEnd = PatternReference.none
  var and = ListRow()
  var or = ListRow()
  var spans = ListRow()

  /// A row by the number that its instruction has.
  @inline(__always)
  subscript(number: UInt32) -> ListRow { number == 0 ? and : number == 1 ? or : spans }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The places of a table's patterns and variants in the FTL files that the table is compiled from.
struct SourceMap {
  /// The place of an attribute, or of the value of a message or term.
  struct Place {
    /// The name, such as `greeting`, `greeting.title`, or `-brand`.
    var name: String
    /// The number of the file. The files of an app's overlay come first.
    var source: Int
    var file: String
    /// The line of the name, counted from 1.
    var line: Int
  }

  /// The place of each pattern, by the index of the pattern's first instruction.
  var patterns: [Int32: Place] = [:]
  /// The line of each variant, counted from 1, by the index of the variant.
  var variants: [Int: Int] = [:]
}

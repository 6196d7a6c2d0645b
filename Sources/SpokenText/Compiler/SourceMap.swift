// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The places of a table's patterns and variants in its sources.
struct SourceMap {
  /// The place of an attribute, or of the value of a message or term.
  struct Place {
    /// The name, such as `greeting`, `greeting.title`, or `-brand`.
    var name: String
    /// The number of the source. Sources of an overlay come first.
    var source: Int
    var file: String
    /// The line of the name, counted from 1.
    var line: Int
  }

  /// The places by the start of the pattern.
  var patterns: [Int32: Place] = [:]
  /// The line of each variant, counted from 1, by its index.
  var variants: [Int: Int] = [:]
}

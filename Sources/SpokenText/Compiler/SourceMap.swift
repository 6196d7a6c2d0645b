// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Where the patterns and variants of a table are in its sources.
struct SourceMap {
  /// Where the value of a message or term, or an attribute, is.
  struct Place {
    /// As tables refer to it: `greeting`, `greeting.title`, `-brand`.
    var name: String
    /// The number of its source; an overlay's come first.
    var source: Int
    /// The name of its file.
    var file: String
    /// The line of its name, from 1.
    var line: Int
  }

  /// By the start of the pattern.
  var patterns: [Int32: Place] = [:]
  /// The line of each variant, from 1, by its index.
  var variants: [Int: Int] = [:]
}

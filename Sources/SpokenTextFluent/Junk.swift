// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Source that is not valid FTL, up to where the next entry starts.
package struct Junk: Sendable, Equatable {
  /// The bytes that were skipped.
  package var range: SourceRange
  /// What is wrong. The parser reports the first error of an entry.
  package var annotations: [SyntaxError]
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Source that isn't valid FTL, up to the next entry.
package struct Junk: Sendable, Equatable {
  package var range: SourceRange
  /// The errors. The parser reports only the first error of an entry.
  package var annotations: [SyntaxError]
}

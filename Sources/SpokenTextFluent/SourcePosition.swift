// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A range of byte offsets into the UTF-8 source of a ``Resource``.
package typealias SourceRange = Range<Int>

/// A line and a column, counted from 1 as in editors.
package struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, from 1. As in FTL, only LF and CRLF end a line.
  package var line: Int

  /// The column, from 1, counted in Unicode scalars.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns whether `lhs` is earlier in the file than `rhs`.
  package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position in the format of compilers, `line:column`.
  package var description: String { "\(line):\(column)" }
}

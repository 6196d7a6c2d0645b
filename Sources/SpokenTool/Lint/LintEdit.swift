// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// A change of a file that corrects a finding.
struct LintEdit: Sendable, Equatable {
  /// The range of bytes to replace.
  let range: Range<Int>
  let text: String

  /// Creates an edit. Without a text, it removes the bytes.
  init(_ range: Range<Int>, _ text: String = "") { (self.range, self.text) = (range, text) }

  /// Applies edits to bytes. An edit that overlaps an earlier one is left out.
  static func apply(_ edits: [LintEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
    where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}

extension LintFile {
  /// Extends a range to whole lines.
  func wholeLines(_ range: SourceRange) -> Range<Int> {
    let start = source[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = source[range.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 } ?? source.count
    return start..<end
  }

  func removal(of attribute: Attribute) -> LintEdit {
    LintEdit(wholeLines(attribute.range.lowerBound..<attribute.value.range.upperBound))
  }

  /// Returns the edit that removes the value of an entry and keeps its attributes.
  func removal(ofValue value: Pattern, of entry: LintEntry) -> LintEdit {
    let start = source[entry.range.upperBound...].firstIndex(of: UInt8(ascii: "=")).map { $0 + 1 }
    return LintEdit((start ?? value.range.lowerBound)..<value.range.upperBound)
  }

  /// Returns the edit that removes an entry with its comment.
  func removal(of entry: LintEntry) -> LintEdit {
    let end = entry.attributes.last?.value.range.upperBound ?? entry.value?.range.upperBound ?? entry.range.upperBound
    return LintEdit(wholeLines((entry.comment?.range.lowerBound ?? entry.range.lowerBound)..<end))
  }
}

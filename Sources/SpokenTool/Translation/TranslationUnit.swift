// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The text of a message, an attribute, or a variant, in two languages, for a translation tool.
struct TranslationUnit {
  /// A part of a text.
  enum Run: Equatable {
    case text(String)
    /// A placeable, such as `{ $count }`, that a translator may move but not change.
    case placeable(String)

    /// The text as it is in a table.
    var source: String {
      switch self {
      case .text(let text), .placeable(let text): text
      }
    }
  }

  /// The id of the message with the attribute and the variants, such as `found-files.none:one`. It is an NMTOKEN of
  /// XML.
  let id: String
  /// The comment of the English message, and the place of the text in it.
  let note: String
  let english: [Run]
  /// The text in the other language, or no runs if it has no words yet.
  let text: [Run]
  /// The bytes of the text in the file, without white space around it.
  let range: Range<Int>

  /// Returns the text of runs as it is in a table.
  static func source(of runs: [Run]) -> String { runs.map(\.source).joined() }
}

extension Pattern {
  /// The bytes from the first to the last element, without white space around them.
  var innerRange: Range<Int> {
    let start =
      switch elements.first {
      case .text(let text)?: text.first.lowerBound
      case .placeable(let placeable)?: placeable.range.lowerBound
      case nil: range.lowerBound
      }
    let end =
      switch elements.last {
      case .text(let text)?: (text.rest.last ?? text.first).upperBound
      case .placeable(let placeable)?: placeable.range.upperBound
      case nil: range.upperBound
      }
    return start..<end
  }
}

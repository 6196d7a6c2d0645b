// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Punctuation at the end of a part of a label, in all scripts.
///
/// The lists are our own. The standard library's properties depend on the system's version of Unicode, and labels must
/// be the same everywhere.
package enum SentenceMark {
  /// Full stops, which are left out at the end of a label.
  package static func isFullStop(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "។", "།": true
    default: false
    }
  }

  /// Marks after which a voice pauses anyway, so that no full stop is added.
  package static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!", "?", ":", ";", "…", "！", "？", "：", "；", "؟", "؛", "‽", "⁇", "⁈", "⁉", "፧", "៕", "\u{37E}": true
    default: isFullStop(scalar)
    }
  }

  /// Semicolons, behind which a sentence goes on.
  static func isSemicolon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ";", "；", "؛", "፤": true
    default: false
    }
  }

  /// Commas, which a sentence neither begins nor ends with.
  package static func isComma(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "،", "、", "，", "､", "፣", "၊", "՝": true
    default: false
    }
  }

  /// Quotation marks and brackets that may follow the mark of the sentence inside them.
  package static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "“", "‘", "»", "«", "›", "‹", ")", "]", "}", "」", "』", "）", "］", "】", "〉", "》": true
    default: false
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Punctuation marks that end or separate sentences, in all scripts.
///
/// The lists are the library's own, because the system's version of Unicode varies.
package enum SentenceMark {
  /// Returns whether a character is a full stop, which is omitted at the end of a label.
  package static func isFullStop(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "។", "།": true
    default: false
    }
  }

  /// Returns whether a voice pauses after a character, so that no full stop is added after it.
  package static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!", "?", ":", ";", "…", "！", "？", "：", "；", "؟", "؛", "‽", "⁇", "⁈", "⁉", "፧", "៕", "\u{37E}": true
    default: isFullStop(scalar)
    }
  }

  /// Returns whether a character is a semicolon. The sentence continues after it.
  static func isSemicolon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ";", "；", "؛", "፤": true
    default: false
    }
  }

  /// Returns whether a character is a comma, which doesn't begin or end a sentence.
  package static func isComma(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "،", "、", "，", "､", "፣", "၊", "՝": true
    default: false
    }
  }

  /// Returns whether a character is a quotation mark or bracket that can follow the end of a sentence.
  package static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "“", "‘", "»", "«", "›", "‹", ")", "]", "}", "」", "』", "）", "］", "】", "〉", "》": true
    default: false
    }
  }
}

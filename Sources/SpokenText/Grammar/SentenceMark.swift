/// The marks at the end of a part of a label, in the scripts of the world.
///
/// A list of our own, not the properties of the standard library: they follow the system's version of Unicode, and
/// labels are to be the same everywhere.
enum SentenceMark {
  /// Full stops: the one at the end of a label is left out.
  static func isFullStop(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "។", "།": true
    default: false
    }
  }

  /// Marks after which a voice pauses by itself, so that no full stop follows.
  static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!", "?", ":", ";", "…", "！", "？", "：", "；", "؟", "؛", "‽", "⁇", "⁈", "⁉", "፧", "៕", "\u{37E}": true
    default: isFullStop(scalar)
    }
  }

  /// Commas, which a sentence neither begins nor ends with.
  static func isComma(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "،", "、", "，", "､", "፣", "၊", "՝": true
    default: false
    }
  }

  /// Quotation marks and brackets that may stand behind the mark of the sentence inside them.
  static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "“", "‘", "»", "«", "›", "‹", ")", "]", "}", "」", "』", "）", "］", "】", "〉", "》": true
    default: false
    }
  }
}

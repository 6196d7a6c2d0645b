// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

// The rules for text that an app speaks by mistake, such as names of keys and files, placeholders, and raw values. In
// all languages, such text is ASCII.
extension TextAudit {
  mutating func checkNames() {
    guard part != .identifier else { return }
    let scalars = text.scalars
    if let range = Self.placeholder(in: scalars) ?? Self.missing(in: text, words.language) {
      find(.placeholder, range)
    } else if let range = Self.markup(in: scalars, withTags: part != .text) {
      find(.markup, range, severity: part == .text ? .note : nil)
    }
    var start = 0
    var isWhole = false
    for index in 0...scalars.count {
      guard index == scalars.count || text.kinds[index] == .space else { continue }
      defer { start = index + 1 }
      var range = start..<index
      isWhole = isWhole || range == scalars.indices
      // Ignores the punctuation around a name.
      while let last = range.last, ".,:;!?)\"”".unicodeScalars.contains(scalars[last]) { range.removeLast() }
      while let first = range.first, "(\"“".unicodeScalars.contains(scalars[first]) { range.removeFirst() }
      guard range.count >= 3, range.count <= 120, scalars[range].allSatisfy(\.isASCII) else { continue }
      // Skips plain words, which are most tokens. A plain word has only lowercase letters after the first.
      guard !scalars[range].dropFirst().allSatisfy({ ("a"..."z").contains($0) }) else {
        let isSymbol = part != .text && range == text.core && CodeName.isSymbol(scalars[range])
        if isSymbol { return find(.codeName, range) }
        continue
      }
      let token = String(String.UnicodeScalarView(scalars[range]))
      if Self.isAddress(token) {
        // Ignores strings that are only an address, because apps may open these instead of showing them. Also ignores
        // examples for a text field, as in “for example http://…”.
        if part != .text, traits != nil || !isWhole { find(.webAddress, range) }
      } else if Self.isRaw(token) {
        find(.rawValue, range)
      } else if CodeName.isOne(token, isWhole: range == text.core || isWhole) {
        // A longer text may mention a name on purpose, as in “entity_id is missing”.
        guard isName || range == text.core || isWhole else { continue }
        return find(.codeName, range, severity: part == .text ? .note : nil)
      }
    }
  }

  // MARK: Placeholders

  /// Returns the range of a placeholder, such as `%@`, `%1$d`, `{name}`, `${name}`, `\(name)`, or `Optional(`.
  private static func placeholder(in scalars: [Unicode.Scalar]) -> Range<Int>? {
    for index in scalars.indices {
      let end: Int? =
        switch scalars[index] {
        case "%": formatEnd(scalars, index)
        case "{": braceEnd(scalars, index)
        case "\\": index + 1 < scalars.count && scalars[index + 1] == "(" ? index + 2 : nil
        case "O": begins(scalars, index, "Optional(") ? index + 9 : nil
        case "(": begins(scalars, index, "(null)") ? index + 6 : nil
        case "<": begins(scalars, index, "<null>") ? index + 6 : nil
        default: nil
        }
      if let end { return index..<end }
    }
    return nil
  }

  private static func begins(_ scalars: [Unicode.Scalar], _ index: Int, _ text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  /// Returns the end of a format specifier such as `%1$d`, or `nil` if the percent sign doesn't begin one.
  private static func formatEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    var index = start + 1
    let limit = min(scalars.count, start + 12)
    while index < limit, "0123456789$.#+-'*".unicodeScalars.contains(scalars[index]) { index += 1 }
    while index < limit, "hlqLzt".unicodeScalars.contains(scalars[index]) { index += 1 }
    guard index < limit, "@dDiuUxXfFeEgGcCsSaA".unicodeScalars.contains(scalars[index]) else { return nil }
    // If a letter follows, only `%@` is certainly a specifier. In “50%discount”, the percent sign isn't one.
    guard scalars[index] == "@" || index + 1 >= scalars.count || !isWordASCII(scalars[index + 1]) else { return nil }
    return index + 1
  }

  private static func braceEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    var index = start + 1
    while index < scalars.count, index < start + 48,
      isWordASCII(scalars[index]) || " .{$-".unicodeScalars.contains(scalars[index])
    {
      index += 1
    }
    guard index < scalars.count, scalars[index] == "}" else { return nil }
    return index + 1
  }

  private static func isWordASCII(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  /// Returns the range of a word such as “null” if it is the whole text or follows a colon. Ignores “null” in German,
  /// because it means zero.
  private static func missing(in text: AuditText, _ language: LanguageTag?) -> Range<Int>? {
    guard let last = text.words.last, last.range.upperBound == text.core.upperBound, last.range.count <= 9 else {
      return nil
    }
    let word = text.scalars[last.range]
    guard missingNames.contains(where: { word.elementsEqual($0.unicodeScalars) }),
      !word.elementsEqual("null".unicodeScalars) || language?.language != "de"
    else { return nil }
    let start = last.range.lowerBound
    guard start == text.core.lowerBound || start >= 2 && text.scalars[start - 2] == ":" else { return nil }
    return last.range
  }

  private static let missingNames = ["nil", "null", "undefined", "NaN", "nan", "<nil>"]

  // MARK: Markup

  /// Returns the range of markup, such as `<b>`, `</a>`, `&nbsp;`, or `**`.
  ///
  /// - Parameter withTags: `true` to find tags and `**`. Pass `false` for an app's strings, because the app may
  ///   interpret them before it shows the text.
  private static func markup(in scalars: [Unicode.Scalar], withTags: Bool) -> Range<Int>? {
    for index in scalars.indices {
      switch scalars[index] {
      case "<":
        if withTags, let end = tagEnd(scalars, index) { return index..<end }
      case "&":
        let name = scalars[(index + 1)...].prefix { isWordASCII($0) || $0 == "#" }
        if (2...8).contains(name.count), name.endIndex < scalars.count, scalars[name.endIndex] == ";" {
          return index..<(name.endIndex + 1)
        }
      case "*":
        if withTags, index + 2 < scalars.count, scalars[index + 1] == "*", isWordASCII(scalars[index + 2]) {
          return index..<(index + 2)
        }
      default: continue
      }
    }
    return nil
  }

  private static func tagEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    var index = start + 1
    if index < scalars.count, scalars[index] == "/" { index += 1 }
    guard index < scalars.count, ("a"..."z").contains(scalars[index]) || ("A"..."Z").contains(scalars[index]) else {
      return nil
    }
    let limit = min(scalars.count, start + 200)
    while index < limit, scalars[index] != ">", scalars[index] != "<" { index += 1 }
    return index < limit && scalars[index] == ">" ? index + 1 : nil
  }

  // MARK: Values

  private static func isAddress(_ token: String) -> Bool {
    let small = token.lowercased()
    guard small.utf8.count > 8 else { return false }
    return small.hasPrefix("http://") || small.hasPrefix("https://") || small.hasPrefix("www.")
  }

  /// Returns whether a token is a raw value. Examples are an ISO 8601 date, a UUID, a memory address, a number with an
  /// exponent, and a number with six or more decimals.
  private static func isRaw(_ token: String) -> Bool {
    let bytes = Array(token.utf8)
    func shape(_ byte: UInt8) -> Character {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): "9"
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): "f"
      case UInt8(ascii: "-"): "-"
      case UInt8(ascii: "."): "."
      default: "x"
      }
    }
    let shapes = bytes.map(shape)
    if bytes.count >= 10, String(shapes[..<10]) == "9999-99-99" { return true }
    if bytes.count == 36, [8, 13, 18, 23].allSatisfy({ shapes[$0] == "-" }),
      shapes.allSatisfy({ $0 == "9" || $0 == "f" || $0 == "-" })
    {
      return true
    }
    if token.hasPrefix("0x"), bytes.count >= 6, shapes[2...].allSatisfy({ $0 == "9" || $0 == "f" }) { return true }
    guard let point = shapes.firstIndex(of: "."), point > 0, shapes[..<point].allSatisfy({ $0 == "9" }) else {
      return false
    }
    let digits = shapes[(point + 1)...].prefix { $0 == "9" }
    if digits.endIndex == shapes.endIndex { return digits.count >= 6 }
    // A number with an exponent, such as 1.5e10.
    let rest = token.utf8.dropFirst(digits.endIndex)
    return !digits.isEmpty && (rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E")) && rest.count >= 2
      && rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || shape($0) == "9" }
  }
}

/// Recognizes names in code, such as text keys, image names, and symbol names.
enum CodeName {
  /// Returns whether a token is a name in code. A name in camel case, such as `deleteButton`, only counts if it is the
  /// whole text.
  static func isOne(_ token: String, isWhole: Bool) -> Bool {
    // Ignores user names, tags, email addresses, and paths.
    guard !token.contains(where: { "@/#".contains($0) }) else { return false }
    if token.contains("_") { return isSnake(token) }
    if token.contains(".") { return isDotted(token, isWhole: isWhole) }
    guard isWhole else { return false }
    return isCamel(token) || isClass(token) || hasIconPrefix(token) || isKebab(token)
  }

  /// Returns whether a token is a name with at least two hyphens, such as `assets-action-view`. Ignores words such as
  /// “drag-and-drop”.
  private static func isKebab(_ token: String) -> Bool {
    let parts = token.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count >= 3
      && parts.allSatisfy { part in
        part.count >= 3 && part.allSatisfy { $0.isASCII && $0.isLowercase } && !small.contains(part)
      }
  }

  /// Short words in English words with hyphens.
  private static let small: Set<Substring> = ["and", "the", "for", "out", "off", "law", "way", "day", "one", "two"]

  /// Returns whether a token is a name with underscores, such as `ic_arrow_back` or `SETTINGS_TITLE`. Ignores file
  /// names of photos, such as `IMG_1234`.
  private static func isSnake(_ token: String) -> Bool {
    guard !token.contains(".") || isImageFile(token) else { return false }
    let parts = token.split(separator: "_", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    }
    return isPlain && parts.count { part in part.contains(where: \.isLetter) } >= 2
  }

  private static let icons: Set<Substring> = ["ic", "icon", "icn", "btn", "img", "bg"]

  /// Returns whether a token begins like the name of an icon, such as `icon-back`.
  private static func hasIconPrefix(_ token: String) -> Bool {
    let parts = token.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count >= 2 && icons.contains(parts[0]) && !parts.contains("")
  }

  private static func isImageFile(_ token: String) -> Bool {
    guard let dot = token.lastIndex(of: ".") else { return false }
    return ["png", "svg", "jpg", "jpeg", "gif", "webp", "pdf", "heic"].contains(
      token[token.index(after: dot)...].lowercased())
  }

  /// Words that end the names of symbols and keys, such as `fill` in `heart.fill`.
  private static let ends: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "right", "left", "up", "down", "forward", "backward", "badge", "slash",
    "plus", "minus", "xmark", "checkmark", "clockwise", "counterclockwise", "triangle", "magnifyingglass", "dashed",
    "crop", "ellipsis", "2", "3", "title", "subtitle", "label", "button", "text", "message", "hint", "placeholder",
    "header",
    "accessibility", "description", "caption",
  ]

  /// The top-level domains of web addresses, such as `com`.
  private static let domains: Set<Substring> = [
    "com", "org", "net", "edu", "gov", "io", "app", "dev", "co", "info", "me", "tv", "ai", "social", "uk", "de", "fr",
    "es", "pl",
    "jp", "in", "eu", "us", "ca", "au", "ch", "at",
  ]

  /// Returns whether a token is a name with dots, such as `chevron.right` or `settings.account.title`. Ignores
  /// `example.com`, `node.js`, and `e.g`.
  private static func isDotted(_ token: String, isWhole: Bool) -> Bool {
    if isImageFile(token) {
      let stem = token.lowercased().split { $0 == "-" || $0 == "." || $0 == "@" }.first ?? ""
      return isWhole && (icons.contains(stem) || token.contains("@2x") || token.contains("@3x"))
    }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last, parts[0].first?.isLowercase == true,
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      }), parts[0].count >= 2
    else { return false }
    guard !domains.contains(last), parts[0] != "www" else { return false }
    let isKey = isWhole && parts.count >= 3 && parts.allSatisfy { $0.contains(where: \.isLetter) && $0.count >= 2 }
    return isKey || ends.contains(last)
  }

  /// Words that often end a name in code. Names of brands, such as `ownCloud`, seldom end with one of them.
  private static let nouns: Set<Substring> = [
    "Button", "Btn", "Label", "View", "Image", "Icon", "Cell", "Controller", "Field", "Title", "Text", "Bar", "Switch",
    "Slider", "Item", "Screen", "Row", "Toggle", "Picker", "Header", "Footer", "Container", "Identifier", "Key",
    "Placeholder", "Description", "Hint", "Message", "Action", "Tab",
  ]

  /// Splits a name before its capitals. For example, the parts of `SVBackButton` are `SV`, `Back`, and `Button`.
  private static func humps(_ token: String) -> [Substring] {
    var parts: [Substring] = []
    var start = token.startIndex
    for index in token.indices.dropFirst() where token[index].isUppercase {
      let before = token[token.index(before: index)]
      let next = token[token.index(after: index)...].first
      if !before.isUppercase || next?.isLowercase == true {
        parts.append(token[start..<index])
        start = index
      }
    }
    return parts + [token[start...]]
  }

  /// Returns whether a token is a name such as `deleteButton`. Ignores `iPhone`, `eBay`, `macOS`, and `goodBike`.
  private static func isCamel(_ token: String) -> Bool {
    let parts = humps(token)
    guard parts.count >= 2, token.allSatisfy({ $0.isLetter || $0.isNumber }), let last = parts.last,
      token.first?.isLowercase == true
    else { return false }
    return nouns.contains(last) || ["btn", "img", "ic", "lbl", "icon"].contains(parts[0])
  }

  /// Returns whether a token is the name of a class, such as `UIButton` or `SVWebViewControllerBackButton`.
  private static func isClass(_ token: String) -> Bool {
    let parts = humps(token)
    guard parts.count >= 2, token.allSatisfy({ $0.isLetter || $0.isNumber }), let last = parts.last,
      token.first?.isUppercase == true, nouns.contains(last)
    else { return false }
    return parts.count >= 3 || parts[0].allSatisfy(\.isUppercase) && (2...3).contains(parts[0].count)
  }

  private static let symbols: Set<String> = [
    "xmark", "gearshape", "magnifyingglass", "arrowtriangle", "textformat", "questionmark", "exclamationmark",
    "plusminus", "mappin",
  ]

  /// Returns whether a word is only used as the name of a symbol, such as `xmark`.
  static func isSymbol(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.count >= 5 && symbols.contains(String(String.UnicodeScalarView(word)))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Writes patterns of a catalog as messages of an overlay.
struct FluentWriter {
  /// The names of the arguments, in the order of their numbers.
  var arguments: [String]
  /// `true` if the language has a plural category for zero. In other languages, the catalog's `zero` is the exact
  /// number 0.
  var hasZero: Bool

  /// Returns a message without its comment, with a line break at its end.
  func message(_ id: String, _ pattern: CatalogPattern) -> String {
    "\(id) =\(body(pattern, indent: 4))\n"
  }

  /// Returns the part after `=` or after the key of a variant.
  private func body(_ pattern: CatalogPattern, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let isBlock = pattern.pieces.contains { piece in
      if case .text(let text) = piece { isBroken(text) } else { false }
    }
    return (isBlock ? "\n\(margin)" : " ") + text(pattern, margin: isBlock ? margin : nil, indent: indent)
  }

  private func isBroken(_ text: String) -> Bool { text.unicodeScalars.contains("\n") }

  private func text(_ pattern: CatalogPattern, margin: String?, indent: Int) -> String {
    guard !pattern.pieces.isEmpty else { return Self.literal("") }
    var written = ""
    for (index, piece) in pattern.pieces.enumerated() {
      switch piece {
      case .text(let text):
        written += words(
          text, isFirst: index == 0, isLast: index == pattern.pieces.count - 1, margin: margin ?? "")
      case .argument(let position, let digits):
        let name = "$\(arguments[position - 1])"
        let options = digits.options.map { ", \($0.name): \($0.value)" }.joined()
        written += options.isEmpty ? "{ \(name) }" : "{ NUMBER(\(name)\(options)) }"
      case .choice(let choice):
        written += self.choice(choice, indent: indent)
      }
    }
    return written
  }

  private func choice(_ choice: CatalogPattern.Choice, indent: Int) -> String {
    let name: String
    switch choice.selector {
    case .argument(let position): name = arguments[position - 1]
    case .device: name = CatalogPattern.deviceName
    }
    let margin = String(repeating: " ", count: indent)
    var written = "{ $\(name) ->\n"
    for (index, variant) in choice.variants.enumerated() {
      let isDefault = index == choice.variants.count - 1
      var key = variant.name
      if key == "zero", case .argument = choice.selector, !hasZero { key = "0" }
      written += margin.dropLast(isDefault ? 1 : 0) + (isDefault ? "*" : "")
      written += "[\(key)]\(body(variant.pattern, indent: indent + 4))\n"
    }
    return written + margin.dropLast(4) + "}"
  }

  /// Returns text for FTL. Parts that FTL would read as syntax, or omit, become string literals.
  private func words(_ text: String, isFirst: Bool, isLast: Bool, margin: String) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var written = ""
    // FTL omits blank lines at the ends of a pattern.
    let firstBreak = isFirst ? lines.prefix { $0.isEmpty }.count : 0
    let lastBreak = isLast ? lines.count - lines.reversed().prefix { $0.isEmpty }.count : lines.count
    for (index, line) in lines.enumerated() {
      if index > 0 {
        let isQuoted = index <= firstBreak || index >= lastBreak
        written += isQuoted ? Self.literal("\n") : line.isEmpty && index < lines.count - 1 ? "\n" : "\n" + margin
      }
      let isStart = index > 0 || isFirst
      let isEnd = index < lines.count - 1 || isLast
      written += quoted(Array(line), isStart: isStart, isEnd: isEnd, isNewLine: index > 0 || !margin.isEmpty && isFirst)
    }
    return written
  }

  private func quoted(_ line: [Unicode.Scalar], isStart: Bool, isEnd: Bool, isNewLine: Bool) -> String {
    let leading = isStart ? line.prefix { $0 == " " }.count : 0
    let trailing = isEnd && leading < line.count ? line.reversed().prefix { $0 == " " }.count : 0
    var written = leading > 0 ? Self.literal(String(repeating: " ", count: leading)) : ""
    for (index, scalar) in line[leading..<(line.count - trailing)].enumerated() {
      let isFirst = index == 0 && leading == 0 && isNewLine
      switch scalar {
      case "{", "}": written += Self.literal(String(scalar))
      case _ where isFirst && ".*[".unicodeScalars.contains(scalar): written += Self.literal(String(scalar))
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: written += Self.literal(String(scalar))
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + (trailing > 0 ? Self.literal(String(repeating: " ", count: trailing)) : "")
  }

  private static func literal(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": written += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: written.unicodeScalars.append(scalar)
      }
    }
    return "{ \"\(written)\" }"
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension SyntaxError {
  /// Returns the message, and the offset of the likely cause, which is often before the reported offset.
  ///
  /// Like other Fluent tools, the parser reports the offset of the byte that it could not parse. The cause can be a
  /// line without indentation, a tab, a typographic quotation mark, or a missing brace on the line above.
  package func explained<Source: RandomAccessCollection<UInt8>>(in source: Source) -> (message: String, offset: Int)
  where Source.Index == Int {
    let offset = min(max(self.offset, 0), source.count)
    if code == .expectedToken, argument == "=" { return explainedLine(in: source, offset) }
    if let tab = Self.tab(in: source, before: offset, code) {
      return ("tab in the indentation; use spaces", tab)
    }
    if code == .expectedLiteral || code == .expectedExpression,
      let mark = Self.quotationMarks.first(where: { source[offset...].starts(with: Array($0.utf8)) })
    {
      return ("unexpected typographic quote '\(mark)'; use straight quotes: \"text\"", offset)
    }
    if code == .expectedToken, argument == "}" || argument == ")" {
      // The bracket is probably missing at the end of the text before the error.
      let end = source[..<offset].lastIndex { $0 != ASCII.space && $0 != ASCII.lineFeed && $0 != 0x0D }
      return (message, end.map { $0 + 1 } ?? offset)
    }
    return (message, offset)
  }

  /// Returns the explanation of a line without "=". After an entry, it is probably a continuation without indentation.
  private func explainedLine<Source: RandomAccessCollection<UInt8>>(
    in source: Source, _ offset: Int
  ) -> (message: String, offset: Int) where Source.Index == Int {
    let start = source[..<offset].lastIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? 0
    guard start > 1, source[start - 2] != ASCII.lineFeed else { return (message, offset) }
    let above = source[..<(start - 1)].lastIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? 0
    guard source[above] != UInt8(ascii: "#") else { return (message, offset) }
    return (
      "expected '=' after the name; if this line continues the text above, indent it", start
    )
  }

  /// Returns the offset of a tab that hides a variant, an attribute, or a continued line from the parser.
  private static func tab<Source: RandomAccessCollection<UInt8>>(
    in source: Source, before offset: Int, _ code: SyntaxErrorCode
  ) -> Int? where Source.Index == Int {
    switch code {
    case .missingVariants, .missingDefaultVariant, .expectedToken, .expectedEntry, .expectedExpression: break
    default: return nil
    }
    var index = offset
    while index < source.count, source[index] == ASCII.space || source[index] == ASCII.lineFeed { index += 1 }
    if index < source.count, source[index] == 0x09 { return index }
    let line = source[..<offset].lastIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? 0
    let blank = source[line..<offset].prefix { $0 == ASCII.space || $0 == 0x09 }
    return blank.firstIndex(of: 0x09)
  }

  private static let quotationMarks = ["“", "”", "„", "‟", "«", "»", "‘", "’", "‚"]
}

extension [UInt8] {
  /// Appends a text as a JSON string. Only what JSON needs is escaped, and the two separators that would end a line in
  /// some readers of JSON Lines.
  mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() {
        let width: Int
        let escape: String
        switch byte {
        case UInt8(ascii: "\""): (escape, width) = ("\\\"", 1)
        case UInt8(ascii: "\\"): (escape, width) = ("\\\\", 1)
        case 0x0A: (escape, width) = ("\\n", 1)
        case 0x0D: (escape, width) = ("\\r", 1)
        case 0x09: (escape, width) = ("\\t", 1)
        case ..<0x20: (escape, width) = ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16), 1)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
          (escape, width) = (bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
        default: continue
        }
        append(contentsOf: bytes[start..<index])
        append(contentsOf: escape.utf8)
        start = index + width
      }
      append(contentsOf: bytes[start...])
    }
    append(UInt8(ascii: "\""))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension JSON {
  /// The value on several lines, indented by 4 spaces.
  var prettyPrinted: String {
    var bytes: [UInt8] = []
    bytes.append(json: self, lineBreak: "\n")
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  var description: String {
    var bytes: [UInt8] = []
    bytes.append(json: self, lineBreak: nil)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a value.
  ///
  /// - Parameter lineBreak: The line feed and indentation before each line of the value, or `nil` to write it on one
  ///   line.
  fileprivate mutating func append(json value: JSON, lineBreak: String?) {
    switch value {
    case .null: append(contentsOf: "null".utf8)
    case .bool(let bool): append(contentsOf: "\(bool)".utf8)
    case .number(let digits): append(contentsOf: digits.utf8)
    case .string(let text): append(json: text)
    case .array(let values):
      appendList("[", values, "]", lineBreak) { bytes, value, lineBreak in
        bytes.append(json: value, lineBreak: lineBreak)
      }
    case .object(let members):
      appendList("{", members, "}", lineBreak) { bytes, member, lineBreak in
        bytes.append(json: member.name)
        bytes.append(contentsOf: ": ".utf8)
        bytes.append(json: member.value, lineBreak: lineBreak)
      }
    }
  }

  private mutating func appendList<Item>(
    _ open: String, _ items: [Item], _ close: String, _ lineBreak: String?,
    item write: (inout [UInt8], Item, String?) -> Void
  ) {
    append(contentsOf: open.utf8)
    let inner = lineBreak.map { $0 + "    " }
    for (number, item) in items.enumerated() {
      if number > 0 { append(contentsOf: (lineBreak == nil ? ", " : ",").utf8) }
      append(contentsOf: (inner ?? "").utf8)
      write(&self, item, inner)
    }
    if let lineBreak, !items.isEmpty { append(contentsOf: lineBreak.utf8) }
    append(contentsOf: close.utf8)
  }

  /// Appends a text as a JSON string. Escapes only the characters that JSON requires, and U+2028 and U+2029, which some
  /// readers of JSON Lines treat as line ends.
  mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    let bytes = Array(text.utf8)
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
    append(UInt8(ascii: "\""))
  }
}

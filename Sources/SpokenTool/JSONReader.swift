// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A strict parser for JSON (RFC 8259).
///
/// Foundation's decoder doesn't keep numbers as they are written. It turns `25.50` into 25.5, and silently rounds
/// digits after the 38th. It also accepts a trailing comma and duplicate names, and can't return an `id` byte for byte.
struct JSONReader {
  /// The deepest allowed nesting of arrays and objects, so that no text can exhaust the stack.
  static let maximumDepth = 100

  private let bytes: [UInt8]
  private(set) var index = 0
  private var depth = 0
  /// `true` if an object may have duplicate names.
  private var mayRepeatNames = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses a text that is a single value.
  static func value(of text: String) throws(JSONFault) -> JSON {
    var reader = JSONReader(Array(text.utf8))
    reader.skipSpace()
    let value = try reader.value()
    try reader.end()
    return value
  }

  /// Parses a text that is an object, and passes on each member with the byte range of its value as soon as it is read.
  mutating func object(_ take: (JSON.Member, Range<Int>) -> Void) throws(JSONFault) {
    guard isUTF8 else { throw fault("invalid UTF-8", at: firstByteThatIsNotUTF8) }
    skipSpace()
    guard peek == UInt8(ascii: "{") else { throw fault("expected an object, such as {\"kind\": \"money\", …}") }
    try members(take)
    try end()
  }

  /// Parses a text, and passes on each value with its path and the offset of its first byte.
  ///
  /// An object or array is passed on without a value, before its contents. The path has the names of members. Items of
  /// arrays add nothing to it. Duplicate names, which merges can leave in files, are allowed.
  mutating func values(_ take: (_ path: [String], _ value: JSON?, _ offset: Int) -> Void) throws(JSONFault) {
    guard isUTF8 else { throw fault("invalid UTF-8", at: firstByteThatIsNotUTF8) }
    skipSpace()
    mayRepeatNames = true
    try walk([], take)
    try end()
  }

  private mutating func walk(
    _ path: [String], _ take: (_ path: [String], _ value: JSON?, _ offset: Int) -> Void
  ) throws(JSONFault) {
    let start = index
    switch peek {
    case UInt8(ascii: "{"):
      take(path, nil, start)
      try members { reader, name throws(JSONFault) in try reader.walk(path + [name], take) }
    case UInt8(ascii: "["):
      take(path, nil, start)
      try elements { reader throws(JSONFault) in try reader.walk(path, take) }
    default: take(path, try value(), start)
    }
  }

  private mutating func end() throws(JSONFault) {
    skipSpace()
    guard index == bytes.count else { throw fault("unexpected text after the value") }
  }
}

/// An error in JSON, with its place.
struct JSONFault: Error, Equatable {
  /// The message, without the place.
  var message: String
  /// The position of the byte, counted from 1.
  var column: Int

  var description: String { "invalid JSON at byte \(column): \(message)" }
}

// MARK: - Bytes

extension JSONReader {
  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fault(_ message: String, at index: Int? = nil) -> JSONFault {
    JSONFault(message: message, column: (index ?? self.index) + 1)
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  /// `true` if the text is valid UTF-8. Decoding repairs invalid bytes, so the result differs if there are any.
  private var isUTF8: Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  private var firstByteThatIsNotUTF8: Int {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    return zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? bytes.count
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func value() throws(JSONFault) -> JSON {
    switch peek {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"):
      var all: [JSON.Member] = []
      try members { member, _ in all.append(member) }
      return .object(all)
    case UInt8(ascii: "["): return .array(try elements())
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw fault("unexpected end of text; expected a value")
    default: throw fault("expected a value: a string in double quotes, a number, {…}, […], true, false, or null")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONFault) -> JSON {
    let start = index
    for byte in "\(word)".utf8 {
      guard take(byte) else { throw fault("expected \(word)", at: start) }
    }
    return value
  }

  private mutating func enter() throws(JSONFault) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw fault("nesting exceeds \(Self.maximumDepth) levels") }
    index += 1
    skipSpace()
  }

  private mutating func members(_ give: (JSON.Member, Range<Int>) -> Void) throws(JSONFault) {
    try members { reader, name throws(JSONFault) in
      let start = reader.index
      give(JSON.Member(name: name, value: try reader.value()), start..<reader.index)
    }
  }

  /// Reads an object. Calls `read` at the value of each name.
  private mutating func members(read: (inout JSONReader, String) throws(JSONFault) -> Void) throws(JSONFault) {
    try enter()
    defer { depth -= 1 }
    if take(UInt8(ascii: "}")) { return }
    var names: [String] = []
    var seen: Set<String>?
    while true {
      let start = index
      guard peek == UInt8(ascii: "\"") else { throw fault("expected a name in double quotes") }
      let name = try string()
      // Compares a few names one by one. Uses a set for more, so that a hostile object doesn't take quadratic time.
      let isNew: Bool
      if mayRepeatNames {
        isNew = true
      } else if seen == nil, names.count < 16 {
        isNew = !names.contains(name)
        names.append(name)
      } else {
        isNew = seen?.insert(name).inserted ?? !names.contains(name)
        if seen == nil { seen = Set(names + [name]) }
      }
      guard isNew else { throw fault("duplicate name \(quoted(name))", at: start) }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("expected ':' after the name") }
      skipSpace()
      try read(&self, name)
      skipSpace()
      if take(UInt8(ascii: "}")) { return }
      guard take(UInt8(ascii: ",")) else { throw fault("expected ',' or '}'") }
      skipSpace()
    }
  }

  private mutating func elements() throws(JSONFault) -> [JSON] {
    var values: [JSON] = []
    try elements { reader throws(JSONFault) in values.append(try reader.value()) }
    return values
  }

  /// Reads an array. Calls `read` at each item.
  private mutating func elements(read: (inout JSONReader) throws(JSONFault) -> Void) throws(JSONFault) {
    try enter()
    defer { depth -= 1 }
    if take(UInt8(ascii: "]")) { return }
    while true {
      try read(&self)
      skipSpace()
      if take(UInt8(ascii: "]")) { return }
      guard take(UInt8(ascii: ",")) else { throw fault("expected ',' or ']'") }
      skipSpace()
    }
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let isZero = peek == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0 else { throw fault("expected a digit") }
    guard !isZero || whole == 1 else { throw fault("leading zeros are not allowed", at: start) }
    if take(UInt8(ascii: ".")), digits() == 0 { throw fault("expected a digit after the decimal point") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      guard digits() > 0 else { throw fault("expected the digits of the exponent") }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    return index - start
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(JSONFault) -> String {
    let open = index
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
      case UInt8(ascii: "\\"):
        return try string(from: start, open: open)
      case ..<0x20:
        throw fault("unescaped control character in a string")
      default:
        index += 1
      }
    }
    throw fault("unterminated string", at: open)
  }

  /// Reads the rest of a string, starting with its first escape.
  private mutating func string(from start: Int, open: Int) throws(JSONFault) -> String {
    var text = Array(bytes[start..<index])
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter)
      case ..<0x20:
        throw fault("unescaped control character in a string")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw fault("unterminated string", at: open)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = index
    index += 1
    let letter = peek
    index += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw fault(#"invalid escape; expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#, at: start)
    }
    let unit = try hexadecimals(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // A surrogate. A high one must come first, and a low one must follow it.
    guard unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw loneSurrogate(start) }
    let second = try hexadecimals(start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    else { throw loneSurrogate(start) }
    return scalar
  }

  private func loneSurrogate(_ start: Int) -> JSONFault {
    fault("unpaired surrogate", at: start)
  }

  private mutating func hexadecimals(_ start: Int) throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch peek {
      case .some(let byte) where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"): digit = byte - 0x30
      case .some(let byte) where byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"):
        digit = (byte | 0x20) - UInt8(ascii: "a") + 10
      default: throw fault("expected four hexadecimal digits after \\u", at: start)
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

/// Where the messages and terms of an FTL file begin, found without parsing them.
///
/// An entry begins on a line that starts with a letter or a hyphen, and no line inside an entry does, so the first byte
/// of each line is enough; the parser resumes at such lines after an error too. ``Entry/init(parsing:at:)`` parses an
/// entry when it is needed.
///
/// Unsafe for speed: eight bytes are read at a time. Each read is within the bytes of an array, which the call borrows.
package struct Outline: Sendable {
  /// What is probably a message or a term.
  package struct Item: Sendable {
    /// What appears to be its name, without the hyphen of a term; empty if there is none.
    package var id: SourceRange
    /// Whether it begins with a hyphen.
    package var isTerm: Bool
    /// Where it begins.
    package var start: Int { isTerm ? id.lowerBound - 1 : id.lowerBound }
  }

  /// The messages and terms, in source order.
  package var items: [Item] = []

  /// The outline of an FTL file given as UTF-8 bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes, most of which are read eight at a time.
  package init(of source: [UInt8]) {
    items.reserveCapacity(source.count / 128)
    unsafe source.withUnsafeBytes { bytes in
      var line = source.byteOrderMarkLength
      while line < bytes.count {
        let isTerm = unsafe bytes[line] == ASCII.hyphen
        if unsafe isTerm || bytes[line].isLetter {
          let start = isTerm ? line + 1 : line
          var end = start
          while end < bytes.count, unsafe bytes[end].isNameCharacter { end += 1 }
          items.append(Item(id: start..<end, isTerm: isTerm))
          line = end
        }
        line = unsafe Self.end(ofLineAt: line, in: bytes)
      }
    }
  }

  /// Where the line after the one at `offset` begins.
  private static func end(ofLineAt offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var offset = offset
    while offset + 8 <= bytes.count {
      // A line feed becomes a zero byte, and only a zero byte borrows from its highest bit.
      let word =
        unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian ^ 0x0A0A_0A0A_0A0A_0A0A
      let found = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if found != 0 { return offset + found.trailingZeroBitCount / 8 + 1 }
      offset += 8
    }
    while offset < bytes.count, unsafe bytes[offset] != ASCII.lineFeed { offset += 1 }
    return offset + 1
  }
}

extension Entry {
  /// The entry that begins at an offset of an FTL file. A comment above it is not part of it.
  package init(parsing source: [UInt8], at offset: Int) {
    var parser = Parser(source)
    parser.index = offset
    self = parser.parseEntryOrJunk()
  }
}

extension Resource {
  /// An FTL file that is not parsed: it has no entries.
  package init(unparsed source: [UInt8]) {
    self.source = source
    entries = []
  }
}

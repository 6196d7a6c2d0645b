// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Where the production that is being read, or the blank space before it, ends.
extension SourceBytes {
  /// The byte at `offset`, or nil at the end of the source.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? {
    offset < endIndex ? self[offset] : nil
  }

  /// The length of the line break at `offset`: 1 for LF, 2 for CRLF, 0 when there is none. A lone CR is text.
  @inline(__always)
  func lineBreakLength(at offset: Int) -> Int {
    guard offset < endIndex else { return 0 }
    let byte = self[offset]
    if byte == ASCII.lineFeed { return 1 }
    return byte == ASCII.carriageReturn && self.byte(at: offset + 1) == ASCII.lineFeed ? 2 : 0
  }

  /// True at a line break or at the end of the source.
  @inline(__always)
  func isLineEnd(at offset: Int) -> Bool {
    offset >= endIndex || lineBreakLength(at: offset) > 0
  }

  /// Where the spaces that start at `offset` end.
  @inline(__always)
  func end(ofSpacesAt offset: Int) -> Int {
    end(from: offset) { $0 == ASCII.space }
  }

  /// Where the spaces and line breaks that start at `offset` end.
  func end(ofBlankAt offset: Int) -> Int {
    var end = offset
    while end < endIndex {
      let byte = self[end]
      if byte == ASCII.space || byte == ASCII.lineFeed {
        end += 1
      } else {
        let lineBreak = byte == ASCII.carriageReturn ? lineBreakLength(at: end) : 0
        if lineBreak == 0 { return end }
        end += lineBreak
      }
    }
    return end
  }

  /// Where the blank lines that start at `offset` end: at the start of a line with content, or of the source's end.
  func end(ofBlankLinesAt offset: Int) -> Int {
    var lineStart = offset
    var end = offset
    while end < endIndex {
      let byte = self[end]
      if byte == ASCII.space {
        end += 1
      } else {
        let lineBreak = lineBreakLength(at: end)
        if lineBreak == 0 { return lineStart }
        end += lineBreak
        lineStart = end
      }
    }
    return end
  }

  /// Where the line that contains `offset` ends, its line break excluded.
  func end(ofLineAt offset: Int) -> Int { end(ofLineAt: offset, before: lineFeed(from: offset)) }

  /// The same where the next line feed is known.
  @inline(__always)
  func end(ofLineAt offset: Int, before lineFeed: Int) -> Int {
    let endsInCRLF = lineFeed < endIndex && lineFeed > offset && self[lineFeed - 1] == ASCII.carriageReturn
    return endsInCRLF ? lineFeed - 1 : lineFeed
  }
}

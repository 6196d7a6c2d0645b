// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A comment, which consists of adjacent lines that start with `#`, `##`, or `###`.
package struct Comment: Sendable, Hashable {
  /// The part of the file that the comment describes.
  package var level: CommentLevel
  /// The bytes from the first `#` to the end of the last line, without its line break.
  package var range: SourceRange

  /// Returns the text without the `#` signs and the space after them. LF separates the lines.
  package func text(in source: [UInt8]) -> String {
    var text: [UInt8] = []
    var line = source.clamped(range)
    while true {
      let end = line.firstIndex(of: ASCII.lineFeed)
      var content = line[..<(end ?? line.endIndex)].dropFirst(level.rawValue + 1)
      if end != nil, content.last == ASCII.carriageReturn { content.removeLast() }
      text += content
      guard let end else { return String(decoding: text, as: UTF8.self) }
      text.append(ASCII.lineFeed)
      line = line[(end + 1)...]
    }
  }
}

/// The part of a file that a comment describes. The raw value is the number of `#` signs.
package enum CommentLevel: Int, Sendable, Hashable, CaseIterable {
  /// The message or term below, if any (`#`).
  case comment = 1
  /// The messages below, up to the next group comment (`##`).
  case group = 2
  /// The whole file (`###`).
  case resource = 3
}

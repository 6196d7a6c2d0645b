// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// Where the words of a text are that stand between spaces and line breaks.
struct WordRanges: Sequence, IteratorProtocol {
  private let text: SourceBytes
  private var offset: Int

  init(of text: SourceBytes) { (self.text, offset) = (text, text.startIndex) }

  mutating func next() -> Range<Int>? {
    while offset < text.endIndex, text[offset] <= UInt8(ascii: " ") { offset += 1 }
    guard offset < text.endIndex else { return nil }
    let start = offset
    offset = text.end(ofWordAt: start)
    return start..<offset
  }
}

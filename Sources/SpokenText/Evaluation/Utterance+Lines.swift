// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  /// The lines that aren't blank. Each is cleaned of characters that can't be heard (see ``TextCleaning``), and of
  /// spaces and commas at its ends.
  ///
  /// A span that covers several lines is divided among them. A pause belongs to the line with the end of its span. A
  /// pronunciation that spans several lines is dropped.
  ///
  /// - Complexity: O(*n*). Most utterances are clean, and need no allocation except for the array.
  var lines: [Utterance] {
    var lines: [Utterance] = []
    appendLines(to: &lines)
    return lines
  }

  func appendLines(to lines: inout [Utterance]) {
    guard !isClean else { return lines.append(self) }
    var line = Line()
    var (start, offset) = (0, 0)
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let length = UTF8.width(scalar)
      switch TextCleaning.of(scalar) {
      case .keep where scalar == " " && line.endsInTab: break
      case .keep: line.append(TextCleaning.plain(at: index, of: scalars), from: offset)
      case .space where scalar == "\t": line.appendTab(from: offset)
      case .space:
        if let utterance = line.finished(spans, from: start..<offset + length) { lines.append(utterance) }
        line = Line()
        start = offset + length
      case .drop: break
      }
      offset += length
    }
    if let utterance = line.finished(spans, from: start..<offset) { lines.append(utterance) }
  }

  /// `true` if the text is a single clean line without spans, see ``TextCleaning``.
  private var isClean: Bool {
    !hasSpans && TextCleaning.isCleanLine(text)
  }
}

/// A line that is being cleaned, with the source offset of each character.
private struct Line {
  private var scalars: [(scalar: Unicode.Scalar, source: Int)] = []

  /// `true` if the last character was a tab, which is merged with the spaces around it.
  private(set) var endsInTab = false

  mutating func append(_ scalar: Unicode.Scalar, from source: Int) {
    scalars.append((scalar, source))
    endsInTab = false
  }

  mutating func appendTab(from source: Int) {
    if scalars.last?.scalar != " " { append(" ", from: source) }
    endsInTab = true
  }

  /// Returns the cleaned line, or `nil` if it is blank or has only sentence marks.
  ///
  /// - Parameter source: The range of the line in the source, including the line break after it.
  func finished(_ spans: [Utterance.Span], from source: Range<Int>) -> Utterance? {
    let says = scalars.contains { !Self.isEdge($0.scalar) && !SentenceMark.isEnd($0.scalar) }
    guard says, let first = scalars.firstIndex(where: { !Self.isEdge($0.scalar) }),
      let last = scalars.lastIndex(where: { !Self.isEdge($0.scalar) })
    else { return nil }
    let kept = scalars[first...last]
    var text = ""
    // The offset of each character in the source text and in the cleaned line.
    var places: [(source: Int, place: Int)] = []
    for (scalar, source) in kept {
      if !spans.isEmpty { places.append((source, text.utf8.count)) }
      text.unicodeScalars.append(scalar)
    }
    let length = text.utf8.count
    /// Converts an offset in the source to one in the cleaned line. For a removed character, returns the next
    /// character's.
    func place(of offset: Int) -> Int {
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle].source < offset { low = middle + 1 } else { high = middle }
      }
      return low < places.count ? places[low].place : length
    }
    let moved = spans.compactMap { span -> Utterance.Span? in
      guard span.isKept(in: source) else { return nil }
      let (start, end) = (place(of: span.range.lowerBound), place(of: span.range.upperBound))
      return start < end ? Utterance.Span(start..<end, span.attribute) : nil
    }
    return Utterance(text, marks: moved)
  }

  /// Returns whether a character is removed at the ends of a line. Spaces, commas, and invisible characters are.
  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    guard !SentenceMark.isComma(scalar) else { return true }
    let facts = ScalarFacts(scalar)
    return facts.isSpace || facts.isIgnorable
  }
}

extension Utterance.Span {
  /// Returns whether the attribute still applies to the part of the span that is on a line.
  fileprivate func isKept(in line: Range<Int>) -> Bool {
    if attribute.pause != nil { return range.upperBound > line.lowerBound && range.upperBound <= line.upperBound }
    if attribute.pronunciation != nil { return range.clamped(to: line) == range }
    return true
  }
}

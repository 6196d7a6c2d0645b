// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  /// Its lines that say something, without what a listener cannot hear (see ``TextCleaning``) and without spaces and
  /// commas at their ends. Each has its part of the spans; a pause is where its span ends, and a pronunciation that is of
  /// several lines is of none.
  ///
  /// - Complexity: O(*n*). A clean utterance, as nearly all are, allocates only the array.
  var lines: [Utterance] {
    var lines: [Utterance] = []
    appendLines(to: &lines)
    return lines
  }

  /// Appends its ``lines`` to others.
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

  /// Whether it is one clean line already, see ``TextCleaning``.
  private var isClean: Bool {
    !hasSpans && TextCleaning.isCleanLine(text)
  }
}

/// A line that is being cleaned, and where its bytes came from.
private struct Line {
  private var scalars: [(scalar: Unicode.Scalar, source: Int)] = []

  /// Whether a tab was the last; the spaces around it are one with it.
  private(set) var endsInTab = false

  mutating func append(_ scalar: Unicode.Scalar, from source: Int) {
    scalars.append((scalar, source))
    endsInTab = false
  }

  mutating func appendTab(from source: Int) {
    if scalars.last?.scalar != " " { append(" ", from: source) }
    endsInTab = true
  }

  /// The line as it is said, or nil if it says nothing.
  ///
  /// - Parameter source: Where it stood, with the break behind it.
  func finished(_ spans: [Utterance.Span], from source: Range<Int>) -> Utterance? {
    let says = scalars.contains { !Self.isEdge($0.scalar) && !SentenceMark.isEnd($0.scalar) }
    guard says, let first = scalars.firstIndex(where: { !Self.isEdge($0.scalar) }),
      let last = scalars.lastIndex(where: { !Self.isEdge($0.scalar) })
    else { return nil }
    let kept = scalars[first...last]
    var text = ""
    // Where each scalar that was kept begins, in the source and in the line.
    var places: [(source: Int, place: Int)] = []
    for (scalar, source) in kept {
      if !spans.isEmpty { places.append((source, text.utf8.count)) }
      text.unicodeScalars.append(scalar)
    }
    let length = text.utf8.count
    /// Where the first scalar is that came from `offset` or later.
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

  /// Whether a line neither begins nor ends with it: a space, a comma, something invisible.
  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    guard !SentenceMark.isComma(scalar) else { return true }
    let facts = ScalarFacts(scalar)
    return facts.isSpace || facts.isIgnorable
  }
}

extension Utterance.Span {
  /// Whether a part of it is spoken so in a line that stands there, where other parts may be on other lines.
  fileprivate func isKept(in line: Range<Int>) -> Bool {
    if attribute.pause != nil { return range.upperBound > line.lowerBound && range.upperBound <= line.upperBound }
    if attribute.pronunciation != nil { return range.clamped(to: line) == range }
    return true
  }
}

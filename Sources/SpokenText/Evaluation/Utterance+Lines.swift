extension Utterance {
  /// The lines of it that say something: without what a listener cannot hear (see ``TextCleaning``), without spaces and
  /// commas at their ends, each with its part of the spans.
  ///
  /// - Complexity: O(*n*), and no allocation beside the array where nothing is to be done, which is nearly always.
  var lines: [Utterance] {
    var lines: [Utterance] = []
    appendLines(to: &lines)
    return lines
  }

  /// Puts its ``lines`` behind others.
  func appendLines(to lines: inout [Utterance]) {
    guard !isClean else { return lines.append(self) }
    var line = Line()
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      switch TextCleaning.of(scalar) {
      case .keep: line.append(scalar, from: offset)
      case .space where scalar == "\t": line.append(" ", from: offset)
      case .space:
        if let utterance = line.finished(spans) { lines.append(utterance) }
        line = Line()
      case .drop: break
      }
      offset += length
    }
    if let utterance = line.finished(spans) { lines.append(utterance) }
  }

  /// Whether it is one line that begins with a letter or digit and ends with one or a full stop, of characters that all
  /// can be heard: told by bytes alone, and rather once too seldom than too often.
  private var isClean: Bool {
    guard !hasSpans else { return false }
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return false }
      func isPlain(_ byte: UInt8) -> Bool { byte >= 0x80 || Self.isLetterOrDigit(byte) }
      guard isPlain(first), isPlain(last) || (last == UInt8(ascii: ".") && bytes.count > 1) else { return false }
      // A character of two bytes and more may be a space, a mark of a sentence or of direction; the letters of the
      // scripts whose lead bytes hold none of them are plain.
      for (index, byte) in bytes.enumerated() {
        if byte < 0x20 || byte == 0x7F { return false }
        guard byte >= 0xC0 else { continue }
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let third = index + 2 < bytes.count ? bytes[index + 2] : 0
        switch byte {
        case 0xC2: return false
        case 0xD8 where next == 0x8C || (0x9B...0x9F).contains(next): return false
        case 0xE0 where next == 0xA5 && (0xA4...0xA5).contains(third): return false
        case 0xC3...0xCB, 0xCE...0xD4, 0xD7...0xDF: continue
        case 0xE0 where next >= 0xA4 && next <= 0xB7: continue  // Indic letters, Devanagari to Malayalam
        case 0xE2 where next == 0x80 && third >= 0x90 && third <= 0x9F: continue  // Dashes, quotation marks
        case 0xE3 where next >= 0x81 && next <= 0x83: continue  // Kana
        case 0xE4...0xE9: continue  // Ideographs
        default: return false
        }
      }
      return true
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// Whether the text ends with a mark, behind closing quotation marks and brackets.
  var endsWithMark: Bool {
    // Told by its last byte nearly always.
    if let last = text.utf8.last, Self.isLetterOrDigit(last) { return false }
    return text.unicodeScalars.reversed().first { !SentenceMark.isCloser($0) }.map(SentenceMark.isEnd) ?? false
  }

  /// Without the full stop at the end, unless it is one of several, or all there is.
  var withoutLastStop: Utterance {
    let scalars = text.unicodeScalars
    guard let last = scalars.last, SentenceMark.isFullStop(last), scalars.count > 1 else { return self }
    let end = scalars.index(before: scalars.endIndex)
    guard !SentenceMark.isEnd(scalars[scalars.index(before: end)]) else { return self }
    let shorter = String(scalars[..<end])
    return Utterance(shorter, marks: spans.compactMap { $0.clamped(to: 0..<shorter.utf8.count) })
  }
}

extension Utterance.Span {
  /// The part of it that lies in a range; nil where none does.
  fileprivate func clamped(to bounds: Range<Int>) -> Self? {
    guard range.overlaps(bounds) else { return nil }
    return Self(range.clamped(to: bounds), attribute)
  }
}

/// A line that is being cleaned, and where its bytes came from.
private struct Line {
  private var scalars: [(scalar: Unicode.Scalar, source: Int)] = []

  mutating func append(_ scalar: Unicode.Scalar, from source: Int) { scalars.append((scalar, source)) }

  /// The line as it is said, or nil where nothing in it is.
  func finished(_ spans: [Utterance.Span]) -> Utterance? {
    let says = scalars.contains { !Self.isEdge($0.scalar) && !SentenceMark.isEnd($0.scalar) }
    guard says, let first = scalars.firstIndex(where: { !Self.isEdge($0.scalar) }),
      let last = scalars.lastIndex(where: { !Self.isEdge($0.scalar) })
    else { return nil }
    let kept = scalars[first...last]
    var text = ""
    // Where each scalar of the source that was kept begins, in the source and here.
    var places: [(source: Int, place: Int)] = []
    for (scalar, source) in kept {
      if !spans.isEmpty { places.append((source, text.utf8.count)) }
      text.unicodeScalars.append(scalar)
    }
    let length = text.utf8.count
    /// Where the first scalar stands that came from an offset or from behind it.
    func place(of offset: Int) -> Int {
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle].source < offset { low = middle + 1 } else { high = middle }
      }
      return low < places.count ? places[low].place : length
    }
    let moved = spans.compactMap { span -> Utterance.Span? in
      let (start, end) = (place(of: span.range.lowerBound), place(of: span.range.upperBound))
      return start < end ? Utterance.Span(start..<end, span.attribute) : nil
    }
    return Utterance(text, marks: moved)
  }

  /// What a sentence neither begins nor ends with.
  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    guard !SentenceMark.isComma(scalar) else { return true }
    let facts = ScalarFacts(scalar)
    return facts.isSpace || facts.isIgnorable
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A part of an utterance that is spoken in the same way throughout.
struct SpeechRun: Sendable, Hashable {
  /// The range in UTF-8 code units of the text. It never splits a code point.
  var range: Range<Int>
  var marks: VoiceMarks
}

extension Utterance {
  /// The text as runs that are spoken in the same way throughout. SSML and attributed strings are made from them.
  ///
  /// Spans can overlap and extend beyond the text, with these rules:
  ///
  /// - Of overlapping languages, the one that begins later applies.
  /// - Of pauses at the same place, the longest applies.
  /// - A text with a pronunciation is a single run. Spans that begin or end inside it are moved to its end.
  /// - Of overlapping pronunciations, the one that begins first applies.
  ///
  /// - Complexity: O(*n* log *n*) in the number of spans.
  var speechRuns: [SpeechRun] {
    guard !text.isEmpty else { return [] }
    guard hasSpans else { return [SpeechRun(range: 0..<text.utf8.count, marks: VoiceMarks())] }
    return RunBuilder(self).runs
  }

  func text(of run: SpeechRun) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: run.range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: run.range.count)]
  }
}

/// Splits a text into runs.
private struct RunBuilder {
  private let text: String
  private let count: Int
  /// The spans with a pronunciation. They don't overlap.
  private var words: [Utterance.Span] = []
  /// The other spans in the order of their start. If several start together, longer ones come first.
  private var spans: [Utterance.Span] = []
  /// The pause in milliseconds at each offset.
  private var pauses: [Int: Int] = [:]

  init(_ utterance: Utterance) {
    text = utterance.text
    count = text.utf8.count
    let inside = utterance.spans.compactMap { whole($0) }
    words = pronounced(Self.sorted(inside.filter { $0.attribute.pronunciation?.isEmpty == false }))
    for span in inside {
      if let pause = span.attribute.pause {
        let place = place(span.range.upperBound)
        pauses[place] = max(pause, pauses[place] ?? 0)
      } else if span.attribute.pronunciation == nil {
        let (start, end) = (place(span.range.lowerBound), place(span.range.upperBound))
        if start < end { spans.append(Utterance.Span(start..<end, span.attribute)) }
      }
    }
    spans = Self.sorted(spans)
  }

  /// Returns the spans by start. If several start together, longer ones come first. Of equal spans, the last added
  /// comes first.
  private static func sorted(_ spans: [Utterance.Span]) -> [Utterance.Span] {
    spans.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return left.offset > right.offset
    }
    .map(\.element)
  }

  /// Returns a span clamped to the text and extended to whole code points, or `nil` if it is outside of the text.
  private func whole(_ span: Utterance.Span) -> Utterance.Span? {
    let range = span.range.clamped(to: 0..<count)
    var (start, end) = (range.lowerBound, range.upperBound)
    guard start < end else { return nil }
    while start > 0, isInside(start) { start -= 1 }
    while end < count, isInside(end) { end += 1 }
    return Utterance.Span(start..<end, span.attribute)
  }

  /// Returns whether an offset is inside a code point.
  private func isInside(_ offset: Int) -> Bool {
    text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)] & 0xC0 == 0x80
  }

  private func pronounced(_ spans: [Utterance.Span]) -> [Utterance.Span] {
    var end = 0
    return spans.filter { span in
      guard span.range.lowerBound >= end else { return false }
      end = span.range.upperBound
      return true
    }
  }

  /// Returns the end of the pronounced span around an offset, or else the offset itself.
  private func place(_ offset: Int) -> Int {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < words.count, words[low].range.lowerBound < offset else { return offset }
    return words[low].range.upperBound
  }

  /// The sorted offsets of all pauses, and of all starts and ends of spans.
  private var places: [Int] {
    var places = Set([0, count])
    for span in spans + words { places.formUnion([span.range.lowerBound, span.range.upperBound]) }
    return places.union(pauses.keys).sorted()
  }

  var runs: [SpeechRun] {
    var runs: [SpeechRun] = []
    var (nextSpan, nextWord) = (0, 0)
    var languages: [(tag: LanguageTag, end: Int)] = []
    var (spelled, punctuated, stressed) = (0, 0, 0)
    let places = places
    for (start, end) in zip(places, places.dropFirst()) {
      while nextSpan < spans.count, spans[nextSpan].range.lowerBound == start {
        let (attribute, end) = (spans[nextSpan].attribute, spans[nextSpan].range.upperBound)
        switch attribute {
        case .spellOut: spelled = max(spelled, end)
        case .punctuation: punctuated = max(punctuated, end)
        case .emphasis: stressed = max(stressed, end)
        default: attribute.language.map { languages.append(($0, end)) }
        }
        nextSpan += 1
      }
      while let last = languages.last, last.end <= start { languages.removeLast() }
      var marks = VoiceMarks(
        language: languages.last?.tag, spellsOut: spelled > start, readsPunctuation: punctuated > start,
        isEmphasized: stressed > start, pause: pauses[end] ?? 0)
      if nextWord < words.count, words[nextWord].range.lowerBound == start {
        marks.pronunciation = words[nextWord].attribute.pronunciation ?? ""
        nextWord += 1
      }
      if let last = runs.last, last.marks.isContinued(by: marks) {
        runs[runs.count - 1] = SpeechRun(range: last.range.lowerBound..<end, marks: marks)
      } else {
        runs.append(SpeechRun(range: start..<end, marks: marks))
      }
    }
    return runs
  }
}

extension VoiceMarks {
  /// Returns whether a run with these marks can be merged with the next.
  fileprivate func isContinued(by next: VoiceMarks) -> Bool {
    guard pause == 0, pronunciation.isEmpty, next.pronunciation.isEmpty else { return false }
    var next = next
    next.pause = 0
    return self == next
  }
}

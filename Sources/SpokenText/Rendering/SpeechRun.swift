// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A part of an utterance that is spoken in one way throughout.
struct SpeechRun: Sendable, Hashable {
  /// Where it is, in UTF-8 code units from the start of the text; never within a character of Unicode.
  var range: Range<Int>
  /// How it is spoken.
  var marks: VoiceMarks
}

extension Utterance {
  /// The whole text in runs, in their order: what every rendering goes by.
  ///
  /// Spans may lie anywhere, over one another and beyond the text. Of two languages the one that begins later counts, and
  /// of pauses at one place the longest. What has a pronunciation is one run: a span that begins or ends within it does so
  /// behind it, and of two that overlap the one that begins first counts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of spans.
  var speechRuns: [SpeechRun] {
    guard !text.isEmpty else { return [] }
    guard hasSpans else { return [SpeechRun(range: 0..<text.utf8.count, marks: VoiceMarks())] }
    return RunBuilder(self).runs
  }

  /// The text of a run.
  func text(of run: SpeechRun) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: run.range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: run.range.count)]
  }
}

/// Cuts a text where the ways of speaking change.
private struct RunBuilder {
  private let text: String
  private let count: Int
  /// What has a pronunciation: no two of them overlap.
  private var words: [Utterance.Span] = []
  /// Languages and ways of speaking, in the order in which they begin, the longer first.
  private var spans: [Utterance.Span] = []
  /// The silence at each place.
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

  /// Each where it begins; of those that begin at one place the longer first, and of equal ones the one that was said last.
  private static func sorted(_ spans: [Utterance.Span]) -> [Utterance.Span] {
    spans.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return left.offset > right.offset
    }
    .map(\.element)
  }

  /// The part of a span that lies in the text, in whole characters of Unicode; nil where there is none.
  private func whole(_ span: Utterance.Span) -> Utterance.Span? {
    let range = span.range.clamped(to: 0..<count)
    var (start, end) = (range.lowerBound, range.upperBound)
    guard start < end else { return nil }
    while start > 0, isInside(start) { start -= 1 }
    while end < count, isInside(end) { end += 1 }
    return Utterance.Span(start..<end, span.attribute)
  }

  /// Whether a place lies within a character of Unicode.
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

  /// A place, or the end of what has a pronunciation where it lies within that.
  private func place(_ offset: Int) -> Int {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < words.count, words[low].range.lowerBound < offset else { return offset }
    return words[low].range.upperBound
  }

  /// Where anything begins or ends, in order.
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
  /// Whether a run that is spoken so is one with the next.
  fileprivate func isContinued(by next: VoiceMarks) -> Bool {
    guard pause == 0, pronunciation.isEmpty, next.pronunciation.isEmpty else { return false }
    var next = next
    next.pause = 0
    return self == next
  }
}

extension Speaker {
  /// The parts of a label, a sentence for each: "Alice Smith. Balance: 125 dollars and 50 cents".
  ///
  /// Between two parts stand the language's own full stop and space; a part that ends in a sentence mark or colon of its
  /// own gets no second one. Parts that say nothing vanish with their separators; line breaks become sentence ends;
  /// characters that cannot be heard, and those that change the direction of writing (UAX 9), do not pass. The last full
  /// stop is left out, as in every label, unless `keepsLastStop`.
  ///
  /// - Returns: The sentences, or nil where no part says anything.
  /// - Complexity: O(*n*) in the length of the parts.
  public func sentences(_ parts: [Utterance], keepsLastStop: Bool = false) -> Utterance? {
    var lines: [Utterance] = []
    lines.reserveCapacity(parts.count)
    for part in parts { part.appendLines(to: &lines) }
    return sentences(ofLines: lines, keepsLastStop: keepsLastStop)
  }

  /// The sentences of parts that were taken apart into lines.
  func sentences(ofLines lines: [Utterance], keepsLastStop: Bool) -> Utterance? {
    guard let only = lines.last else { return nil }
    let joined =
      lines.count == 1
      ? only
      : speak(.inline) { scope in
        let first = scope.keep(lines)
        let whole = scope.sentences(lines[...], keptFrom: first)
        return scope.singlePhrase(whole)
      }
    return keepsLastStop ? joined : joined.withoutLastStop
  }
}

extension PhraseScope {
  /// Halves are joined rather than one part after the other: a label of any length stays shallow to say.
  fileprivate mutating func sentences(_ lines: ArraySlice<Utterance>, keptFrom kept: KeptText) -> Value {
    guard lines.count > 1 else { return .utterance(kept.advanced(by: lines.startIndex)) }
    let middle = lines.startIndex + lines.count / 2
    let isMarked = lines[middle - 1].endsWithMark
    let first = sentences(lines[..<middle], keptFrom: kept)
    let second = sentences(lines[middle...], keptFrom: kept)
    return .phrase(phrase(isMarked ? .labelMarked : .labelSentences, (.first, first), (.second, second)))
  }
}

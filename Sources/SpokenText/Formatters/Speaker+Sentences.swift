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
    for part in parts { lines += part.lines }
    guard let only = lines.last else { return nil }
    let joined =
      lines.count == 1
      ? only
      : speak(.inline) { scope in
        let whole = scope.sentences(lines[...])
        return scope.singlePhrase(whole)
      }
    return keepsLastStop ? joined : joined.withoutLastStop
  }
}

extension PhraseScope {
  /// Halves are joined rather than one part after the other: a label of any length stays shallow to say.
  fileprivate mutating func sentences(_ parts: ArraySlice<Utterance>) -> Value {
    guard parts.count > 1 else { return .utterance(keep(parts.first ?? Utterance(""))) }
    let middle = parts.startIndex + parts.count / 2
    let isMarked = parts[middle - 1].endsWithMark
    let first = sentences(parts[..<middle])
    let second = sentences(parts[middle...])
    return .phrase(phrase(isMarked ? .labelMarked : .labelSentences, (.first, first), (.second, second)))
  }
}

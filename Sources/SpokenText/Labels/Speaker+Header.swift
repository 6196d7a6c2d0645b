// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Says the rows of a list under a header, which has said a day, a unit or a word already: below "Today", "2:00 PM" rather
  /// than "Today at 2:00 PM"; below "54,000 steps", "8,547" rather than "8,547 steps".
  ///
  /// ```swift
  /// speaker.elements(transactions, under: SpokenCard.heading(.date(day)))
  /// ```
  ///
  /// A row leaves out what the header has said:
  ///
  /// - the day of a moment, and of an interval within that day, and a date that is that day
  /// - the noun of a count without a state
  /// - the unit of a measure that is said in its own unit
  /// - a part that the header has, too
  ///
  /// If a row, or a card in it, would have no words then, it stays as it is.
  ///
  /// - Parameters:
  ///   - models: The rows.
  ///   - header: What a listener has heard before them.
  public func elements<Model: Spoken>(_ models: some Sequence<Model>, under header: some Spoken) -> [SpokenElement] {
    let speaker = frozen()
    let said = SaidWords(header.spoken, by: speaker)
    return models.map { speaker.element(said.leftOut(of: $0.spoken, by: speaker)) }
  }

  /// Says a model under a header, see ``elements(_:under:)``.
  public func say(_ model: some Spoken, under header: some Spoken) -> SpokenElement {
    let speaker = frozen()
    return speaker.element(SaidWords(header.spoken, by: speaker).leftOut(of: model.spoken, by: speaker))
  }
}

/// What a header has said.
private struct SaidWords {
  private var parts: Set<Phrase> = []
  private var days: Set<Int> = []
  private var nouns: Set<PhraseID> = []
  private var units: Set<MeasureUnit> = []

  init(_ header: SpokenCard, by speaker: Speaker) {
    for part in header.label + header.value { note(part.importance(.standard), speaker) }
  }

  private mutating func note(_ part: Phrase, _ speaker: Speaker) {
    if !part.isSilent { parts.insert(part) }
    switch part.kind {
    case let kind as DateKind: note(day: kind.instant, speaker)
    case let kind as DateTimeKind: note(day: kind.instant, speaker)
    case let kind as FieldKind: note(kind.value.importance(.standard), speaker)
    case let kind as CountKind: nouns.insert(kind.noun.id)
    case let kind as MessageKind: nouns.insert(kind.id)
    case let kind as MeasureKind where kind.target == nil && kind.usage == nil: units.insert(kind.unit)
    default: break
    }
  }

  private mutating func note(day instant: Instant, _ speaker: Speaker) {
    if let day = speaker.civil(instant)?.moment.dayNumber { days.insert(Int(day)) }
  }

  /// A card without what was said; whole where nothing else is left.
  func leftOut(of card: SpokenCard, by speaker: Speaker) -> SpokenCard {
    func left(of parts: [Phrase]) -> [Phrase] {
      let left = parts.compactMap { leftOut(of: $0, speaker) }
      return left.allSatisfy(\.isSilent) ? parts : left
    }
    var rest = card
    (rest.label, rest.value) = (left(of: card.label), left(of: card.value))
    if !card.children.isEmpty { rest.children = card.children.map { leftOut(of: $0, by: speaker) } }
    return rest
  }

  /// A part without what was said, or nil where that is all of it.
  private func leftOut(of part: Phrase, _ speaker: Speaker) -> Phrase? {
    parts.contains(part.importance(.standard)) ? nil : rest(of: part, speaker)?.importance(part.importance)
  }

  private func rest(of part: Phrase, _ speaker: Speaker) -> Phrase? {
    switch part.kind {
    case var kind as FieldKind:
      // A field whose value was said is still news: the value is of another thing.
      kind.value = leftOut(of: kind.value, speaker) ?? kind.value
      return kind.phrase
    case let kind as DateTimeKind where kind.style == .automatic && isSaid(day: kind.instant, speaker):
      return .time(kind.instant)
    case let kind as DateKind where isSaid(day: kind.instant, speaker): return nil
    case let kind as IntervalKind where isSaid(day: min(kind.start, kind.end), speaker):
      return kind.withoutDay(by: speaker)
    case let kind as CountKind where nouns.contains(kind.noun.id) && kind.status == nil && kind.limit == nil:
      return kind.count.isSpeakable && !kind.count.isZero ? .number(kind.count) : part
    case let kind as MeasureKind: return leftOut(of: kind) ?? part
    case let kind as MessageTimeKind where isSaid(day: kind.instant, speaker): return .time(kind.instant)
    default: return part
    }
  }

  private func leftOut(of kind: MeasureKind) -> Phrase? {
    guard units.contains(kind.unit), kind.target == nil, kind.usage == nil, kind.value.isSpeakable else { return nil }
    return .number(kind.value, sign: kind.sign)
  }

  private func isSaid(day instant: Instant, _ speaker: Speaker) -> Bool {
    guard !days.isEmpty, let day = speaker.civil(instant)?.moment.dayNumber else { return false }
    return days.contains(Int(day))
  }
}

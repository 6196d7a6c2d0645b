// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Returns the rows of a list without the information that their header gives.
  ///
  /// For example, a row under "Today" is "2:00 PM", not "Today at 2:00 PM". Under "54,000 steps", a row is "8,547", not
  /// "8,547 steps".
  ///
  /// ```swift
  /// speaker.elements(transactions, under: SpokenCard.heading(.date(day)))
  /// ```
  ///
  /// A row omits:
  ///
  /// - the header's day, as a date or in a time or interval on that day
  /// - the header's noun in a count without a state
  /// - the header's unit in a measure that isn't converted
  /// - any part that the header has, too
  ///
  /// If all parts of a label or value would be omitted, all are kept.
  ///
  /// - Parameters:
  ///   - models: The rows.
  ///   - header: The header, which is read before the rows.
  public func elements<Model: Spoken>(_ models: some Sequence<Model>, under header: some Spoken) -> [SpokenElement] {
    let speaker = frozen()
    let said = SaidWords(header.spoken, by: speaker)
    return models.map { speaker.element(said.leftOut(of: $0.spoken, by: speaker)) }
  }

  /// Returns a row under a header. See ``elements(_:under:)``.
  public func say(_ model: some Spoken, under header: some Spoken) -> SpokenElement {
    let speaker = frozen()
    return speaker.element(SaidWords(header.spoken, by: speaker).leftOut(of: model.spoken, by: speaker))
  }
}

/// The information in a header.
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

  /// Returns a card without the header's information. Keeps a label or value that would become empty.
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

  private func leftOut(of part: Phrase, _ speaker: Speaker) -> Phrase? {
    parts.contains(part.importance(.standard)) ? nil : rest(of: part, speaker)?.importance(part.importance)
  }

  private func rest(of part: Phrase, _ speaker: Speaker) -> Phrase? {
    switch part.kind {
    case var kind as FieldKind:
      // Keeps the value even if the header has it, because the field gives it another meaning.
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

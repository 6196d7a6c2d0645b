// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Chooses the parts of a card to read, by importance and without repetition.
extension Speaker {
  /// Returns whether no part needs to be omitted or moved. This is a fast path for most cards.
  func saysAllParts(_ label: [Phrase], _ value: [Phrase], _ traits: SpokenTraits) -> Bool {
    guard !saysUrgentFirst, value.isEmpty, traits.isDisjoint(with: .saidInWords) else { return false }
    return label.count(where: \.hasMoment) < 2 && label.count { $0.plainText != nil } < 2
  }

  func chosenWords(
    _ label: [Phrase], _ value: [Phrase], _ traits: SpokenTraits
  ) -> (label: [Phrase], value: [Phrase]) {
    var (label, value) = (label, value)
    if saysUrgentFirst { putUrgentFirst(&label, &value) }
    keepHeard(of: &label, fromLeast: verbosity.least)
    keepHeard(of: &value, fromLeast: leastOfValues)
    // Comes before `leaveOutDays`, which makes equal phrases differ.
    if !value.isEmpty, traits.isDisjoint(with: [.adjustable, .toggle, .updatesFrequently]) {
      remove(from: &value) { part in !part.isText && label.contains { $0.kind.isEqual(to: part.kind) } }
    }
    leaveOutDays(&label, &value)
    leaveOutName(&label, &value)
    if !traits.isDisjoint(with: .saidInWords) {
      let rest = label.filter { !$0.isSaid(by: traits) }
      if !rest.allSatisfy(\.isSilent) { label = rest }
      remove(from: &value) { $0.isSaid(by: traits) }
    }
    return (label, value)
  }

  /// Removes the parts that match the condition. Avoids a copy if none does.
  private func remove(from parts: inout [Phrase], where isTwice: (Phrase) -> Bool) {
    if parts.contains(where: isTwice) { parts.removeAll(where: isTwice) }
  }

  /// The minimum importance of a value's parts. Even brief output omits only details, because a value is the current
  /// state.
  var leastOfValues: Phrase.Importance { verbosity == .brief ? .standard : verbosity.least }

  // MARK: Importance

  /// Keeps parts of at least this importance. If they are all silent, tries the next lower importance.
  private func keepHeard(of parts: inout [Phrase], fromLeast least: Phrase.Importance) {
    guard parts.contains(where: { !$0.importance.isHeard(fromLeast: least) }) else { return }
    let heard = parts.filter { $0.importance.isHeard(fromLeast: least) }
    if heard.contains(where: \.saysSomething) {
      parts = heard
    } else if let lower = least.lower {
      keepHeard(of: &parts, fromLeast: lower)
    }
  }

  private func putUrgentFirst(_ label: inout [Phrase], _ value: inout [Phrase]) {
    func isUrgent(_ part: Phrase) -> Bool { part.importance == .urgent && !part.isSilent }
    guard label.contains(where: isUrgent) || value.contains(where: isUrgent) else { return }
    label = (label + value).filter(isUrgent) + label.filter { !isUrgent($0) }
    value.removeAll(where: isUrgent)
  }

  // MARK: Moments

  /// Omits the day from a time if the previous time is on the same day.
  private func leaveOutDays(_ label: inout [Phrase], _ value: inout [Phrase]) {
    var count = 0
    for part in label where part.hasMoment { count += 1 }
    for part in value where part.hasMoment { count += 1 }
    guard count > 1 else { return }
    var last: Instant?
    for index in label.indices { label[index] = label[index].momentSaid(after: &last) }
    for index in value.indices { value[index] = value[index].momentSaid(after: &last) }
  }

  // MARK: Names

  /// Removes repetitions of the label's first text, such as a name.
  ///
  /// - Keeps text without letters, because equal numbers can differ in meaning.
  /// - Keeps essential parts of the label, because a message can equal its sender's name.
  /// - Keeps the only part of a value.
  private func leaveOutName(_ label: inout [Phrase], _ value: inout [Phrase]) {
    guard let name = label.first?.plainText else { return }
    func isName(_ part: Phrase) -> Bool { part.plainText == name && !part.importance.isHeard(fromLeast: .essential) }
    let isTwice = label[1...].contains(where: isName)
    let isInValue = value.count > 1 && value.contains { $0.plainText == name }
    guard isTwice || isInValue, name.unicodeScalars.contains(where: { ScalarFacts($0).isLetter }) else { return }
    if isTwice { label = [label[0]] + label[1...].filter { !isName($0) } }
    if isInValue { value.removeAll { $0.plainText == name } }
  }

  /// Returns the hint without a name that the label has, for brief output. For example, "Opens Alice's details" becomes
  /// "Opens details".
  func hint(_ hint: Phrase.Hint, behind label: [Phrase]) -> Phrase.Hint {
    guard verbosity == .brief, let name = label.lazy.compactMap(\.plainText).first, hint == .details(of: name) else {
      return hint
    }
    return .details
  }
}

extension SpokenTraits {
  /// Traits that a state can repeat.
  fileprivate static let saidInWords: SpokenTraits = [.selected, .notEnabled]
}

extension Phrase {
  /// `true` if the phrase surely isn't silent. In a label, text that is only punctuation is silent.
  fileprivate var saysSomething: Bool { plainText.map { !Utterance($0).lines.isEmpty } ?? !isSilent }

  /// Returns the phrase without its day if the last moment is on the same day.
  fileprivate func momentSaid(after last: inout Instant?) -> Phrase {
    switch kind {
    case let kind as DateTimeKind:
      defer { last = kind.instant }
      // Other styles, such as "tonight", convey more than a day.
      guard kind.style == .automatic else { return self }
      return last.map { Phrase.dateTime(kind.instant, after: $0).importance(importance) } ?? self
    case var kind as FieldKind where kind.value.hasMoment:
      kind.value = kind.value.momentSaid(after: &last)
      return kind.phrase.importance(importance)
    default: return self
    }
  }

  fileprivate func isSaid(by traits: SpokenTraits) -> Bool {
    guard let status = kind(as: StateKind.self)?.status else { return false }
    return traits.contains(.selected) && status == .selected || traits.contains(.notEnabled) && status == .disabled
  }
}

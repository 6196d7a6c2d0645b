// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Which parts of a card are said: those that matter enough to its listener, and none of them twice. Nearly all cards are
// said as they are, and cost a look at each part.
extension Speaker {
  /// Whether every part is said as it is, if it is heard at all: none can say what another one has said.
  func saysAllParts(_ label: [Phrase], _ value: [Phrase], _ traits: SpokenTraits) -> Bool {
    guard !saysUrgentFirst, value.isEmpty, traits.isDisjoint(with: .saidInWords) else { return false }
    return label.count(where: \.hasMoment) < 2 && label.count { $0.plainText != nil } < 2
  }

  /// The parts of a card that are said.
  func chosenWords(
    _ label: [Phrase], _ value: [Phrase], _ traits: SpokenTraits
  ) -> (label: [Phrase], value: [Phrase]) {
    var (label, value) = (label, value)
    if saysUrgentFirst { putUrgentFirst(&label, &value) }
    keepHeard(of: &label, fromLeast: verbosity.least)
    keepHeard(of: &value, fromLeast: leastOfValues)
    // Before days are left out, by which the same moment would be another phrase.
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

  /// Removes what is there to be removed: an array that stays as it is is not copied.
  private func remove(from parts: inout [Phrase], where isTwice: (Phrase) -> Bool) {
    if parts.contains(where: isTwice) { parts.removeAll(where: isTwice) }
  }

  /// What something holds now is said however brief the listener wants it, but for details.
  var leastOfValues: Phrase.Importance { verbosity == .brief ? .standard : verbosity.least }

  // MARK: Importance

  /// Keeps the parts that matter so much; if none of them says anything, those of the next importance, too.
  private func keepHeard(of parts: inout [Phrase], fromLeast least: Phrase.Importance) {
    guard parts.contains(where: { !$0.importance.isHeard(fromLeast: least) }) else { return }
    let heard = parts.filter { $0.importance.isHeard(fromLeast: least) }
    if heard.contains(where: \.saysSomething) {
      parts = heard
    } else if let lower = least.lower {
      keepHeard(of: &parts, fromLeast: lower)
    }
  }

  /// Puts what is urgent before all else.
  private func putUrgentFirst(_ label: inout [Phrase], _ value: inout [Phrase]) {
    func isUrgent(_ part: Phrase) -> Bool { part.importance == .urgent && !part.isSilent }
    guard label.contains(where: isUrgent) || value.contains(where: isUrgent) else { return }
    label = (label + value).filter(isUrgent) + label.filter { !isUrgent($0) }
    value.removeAll(where: isUrgent)
  }

  // MARK: Moments

  /// Leaves out the day of a moment behind another one of that day.
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

  /// Leaves out a text that says once more what the label begins with, where that has a letter: a number that stands there
  /// twice is two numbers. What is essential stays: a message may be the name of who sent it. A value of one part is what
  /// the element holds, and stays.
  private func leaveOutName(_ label: inout [Phrase], _ value: inout [Phrase]) {
    guard let name = label.first?.plainText else { return }
    func isName(_ part: Phrase) -> Bool { part.plainText == name && !part.importance.isHeard(fromLeast: .essential) }
    let isTwice = label[1...].contains(where: isName)
    let isInValue = value.count > 1 && value.contains { $0.plainText == name }
    guard isTwice || isInValue, name.unicodeScalars.contains(where: { ScalarFacts($0).isLetter }) else { return }
    if isTwice { label = [label[0]] + label[1...].filter { !isName($0) } }
    if isInValue { value.removeAll { $0.plainText == name } }
  }

  /// A hint without the name that the label has just said, where the listener wants it brief: "Opens details".
  func hint(_ hint: Phrase.Hint, behind label: [Phrase]) -> Phrase.Hint {
    guard verbosity == .brief, let name = label.lazy.compactMap(\.plainText).first, hint == .details(of: name) else {
      return hint
    }
    return .details
  }
}

extension SpokenTraits {
  /// Those that say what words say, too.
  fileprivate static let saidInWords: SpokenTraits = [.selected, .notEnabled]
}

extension Phrase {
  /// Whether it is certain that it says something: a text of marks alone says nothing in a label.
  fileprivate var saysSomething: Bool { plainText.map { !Utterance($0).lines.isEmpty } ?? !isSilent }

  /// The phrase without its moment's day, where the moment before it is of the same day.
  fileprivate func momentSaid(after last: inout Instant?) -> Phrase {
    switch kind {
    case let kind as DateTimeKind:
      defer { last = kind.instant }
      // “Tonight” is more than a day.
      guard kind.style == .automatic else { return self }
      return last.map { Phrase.dateTime(kind.instant, after: $0).importance(importance) } ?? self
    case var kind as FieldKind where kind.value.hasMoment:
      kind.value = kind.value.momentSaid(after: &last)
      return kind.phrase.importance(importance)
    default: return self
    }
  }

  /// Whether it is a state that one of the traits says.
  fileprivate func isSaid(by traits: SpokenTraits) -> Bool {
    guard let status = kind(as: StateKind.self)?.status else { return false }
    return traits.contains(.selected) && status == .selected || traits.contains(.notEnabled) && status == .disabled
  }
}

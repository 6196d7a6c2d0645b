// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Checks the rules that compare the parts of one element.
struct ElementAudit {
  private let element: AuditElement
  private let words: AuditWords
  private(set) var findings: [LabelAudit.Finding] = []

  init(_ element: AuditElement, _ words: AuditWords) {
    self.element = element
    self.words = words
  }

  mutating func run() {
    checkLabel()
    checkTraits()
    checkShownText()
    checkValue()
    if let label = element.label, !label.core.isEmpty { checkRepetition(of: label) }
    checkActions()
  }

  private mutating func find(
    _ rule: LabelAudit.Rule, _ part: LabelAudit.Part, _ text: AuditText?, _ range: Range<Int>? = nil,
    replacement: String? = nil
  ) {
    let bytes = text.flatMap { text in range.map { text.bytes($0) } } ?? 0..<0
    findings.append(
      LabelAudit.Finding(rule: rule, part: part, text: text?.text ?? "", range: bytes, replacement: replacement))
  }

  /// The traits of elements that need a label.
  private static let labelled: SpokenTraits = [
    .button, .link, .image, .header, .searchField, .textField, .adjustable, .keyboardKey, .toggle,
  ]

  private mutating func checkLabel() {
    guard let label = element.label else {
      if !element.traits.isDisjoint(with: Self.labelled) { find(.emptyLabel, .label, nil) }
      return
    }
    guard !label.isBlank, let identifier = element.identifier, identifier == label.text,
      CodeName.looksMade(identifier)
    else { return }
    find(.codeName, .label, label, label.core)
  }

  /// Pairs of traits that exclude each other.
  private static let conflicts: [SpokenTraits] = [
    [.button, .link], [.staticText, .updatesFrequently], [.staticText, .adjustable], [.staticText, .searchField],
    [.keyboardKey, .adjustable], [.toggle, .adjustable],
  ]

  private mutating func checkTraits() {
    guard Self.conflicts.contains(where: { element.traits.isSuperset(of: $0) }) else { return }
    find(.conflictingTraits, .label, element.label, element.label?.core)
  }

  /// Finds labels that don't contain the text on the screen. Ignores punctuation, capitalization, and spaces.
  private mutating func checkShownText() {
    // Interface Builder calls each new button “Button”. If it has an image, the title isn't shown.
    guard let shown = element.shown, let label = element.label, shown.words.contains(where: \.hasLetters),
      shown.text != "Button"
    else {
      return
    }
    func words(of text: AuditText) -> [[Unicode.Scalar]] { text.words.map { Array(text.folded[$0.range]) } }
    let (all, part) = (words(of: label), words(of: shown))
    let isContained =
      all.count >= part.count && (0...(all.count - part.count)).contains { all[$0...].starts(with: part) }
    // In scripts without spaces between words, the shown text can begin or end inside a run of letters.
    let isUnspaced = shown.trimmed.contains(where: \.isUnspaced)
    guard !isContained, !isUnspaced || !label.folded.contains(shown.trimmed) else { return }
    find(.shownText, .label, label, label.core)
  }

  private mutating func checkValue() {
    guard !element.traits.isDisjoint(with: [.adjustable, .toggle]), element.value?.isBlank ?? true else { return }
    guard let label = element.label, let range = Self.value(in: label, words, element.traits) else {
      return find(.missingValue, .value, nil)
    }
    find(.valueInLabel, .label, label, range)
  }

  /// Returns the range of the value in a label, or `nil`. The value of a switch is a word such as “on”. The value of a
  /// slider is a number in the last two words.
  private static func value(in label: AuditText, _ words: AuditWords, _ traits: SpokenTraits) -> Range<Int>? {
    if traits.contains(.toggle), let range = words.phrases.match(.switched, in: label) { return range }
    guard traits.contains(.adjustable), label.words.count >= 2 else { return nil }
    return label.words.suffix(2).first { $0.hasDigits }.map { $0.range.lowerBound..<label.core.upperBound }
  }

  private mutating func checkRepetition(of label: AuditText) {
    let name = label.trimmed
    // A label of one or two characters, such as “On” or “5”, may itself be the value.
    guard name.count >= 3 else { return }
    if let value = element.value, let range = Self.start(name, of: value) {
      let rest = value.without(range).drop { $0 == " " || $0 == ":" || $0 == "," }
      find(.labelInValue, .value, value, range, replacement: rest.isEmpty ? nil : String(rest))
    }
    if let hint = element.hint, hint.trimmed == name {
      find(.labelInHint, .hint, hint, hint.core)
    }
  }

  /// Returns the range of a name at the beginning of a text, or `nil`.
  private static func start(_ name: [Unicode.Scalar], of text: AuditText) -> Range<Int>? {
    let range = text.core.lowerBound..<(text.core.lowerBound + name.count)
    guard range.upperBound <= text.core.upperBound, text.folded[range].elementsEqual(name),
      text.isBoundary(range.upperBound)
    else { return nil }
    // The name must end at punctuation, because a text such as “Steps today” only begins with the same word as “Steps”.
    guard range.upperBound < text.core.upperBound else { return range }
    let next = text.scalars[range.upperBound]
    return next == ":" || next == "：" || SentenceMark.isComma(next) || SentenceMark.isFullStop(next) ? range : nil
  }

  private mutating func checkActions() {
    guard element.actions.count > 1 else { return }
    var seen: Set<[Unicode.Scalar]> = []
    for (index, name) in element.actions.enumerated() {
      guard !name.core.isEmpty, !seen.insert(name.trimmed).inserted else { continue }
      find(.sameActions, .action(index), name, name.core)
    }
  }
}

extension CodeName {
  /// Returns whether a name looks like a name in code. Such a name has a hyphen, an underscore, a full stop, or a
  /// capital after its first letter.
  static func looksMade(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      && (name.contains { "-_.".contains($0) } || name.dropFirst().contains(where: \.isUppercase))
  }
}

/// Checks the rules that compare the elements of a screen.
enum ScreenAudit {
  static func findings(in elements: [AuditElement]) -> [LabelAudit.Finding] {
    var found: [LabelAudit.Finding] = []
    var identifiers: Set<String> = []
    var labels: Set<[Unicode.Scalar]> = []
    // Fewer than eight elements may be only a part of a screen, such as a dialog. Dialogs need no heading.
    if elements.count >= 8, !elements.contains(where: { $0.traits.contains(.header) }) {
      found.append(finding(.missingHeading, .label, "", 0..<0, 0))
    }
    for (index, element) in elements.enumerated() {
      if let identifier = element.identifier, !identifier.isEmpty, !identifiers.insert(identifier).inserted {
        found.append(finding(.duplicateIdentifier, .identifier, identifier, 0..<identifier.utf8.count, index))
      }
      guard !element.traits.isDisjoint(with: [.button, .link]), let label = element.label else { continue }
      guard !label.core.isEmpty, !labels.insert(label.trimmed).inserted else { continue }
      found.append(finding(.duplicateLabel, .label, label.text, label.bytes(label.core), index))
    }
    return found
  }

  private static func finding(
    _ rule: LabelAudit.Rule, _ part: LabelAudit.Part, _ text: String, _ range: Range<Int>, _ element: Int
  ) -> LabelAudit.Finding {
    LabelAudit.Finding(rule: rule, part: part, element: element, text: text, range: range)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Checks the rules that need only one text.
struct TextAudit {
  let text: AuditText
  let part: LabelAudit.Part
  /// The traits of the element, or `nil` for a text without an element.
  let traits: SpokenTraits?
  let words: AuditWords
  /// The words of the source language if the text is an untranslated copy of its source, or `nil`.
  private let source: AuditWords?
  /// The words of the unexpected language that the text is in, or `nil`.
  private var foreign: AuditWords?
  /// The phrases from lists that the text contains. Those of the expected language come first.
  private var matches: [AuditPhrases.Match] = []
  private(set) var findings: [LabelAudit.Finding] = []

  init(
    _ text: AuditText, _ part: LabelAudit.Part, _ traits: SpokenTraits?, _ words: AuditWords,
    leftIn source: AuditWords? = nil
  ) {
    self.text = text
    self.part = part
    self.traits = traits
    self.words = words
    self.source = source
  }

  mutating func run() {
    guard !text.isBlank else {
      // A string of an app may be blank because it is unused, or because the app joins it with others.
      if isNeeded { find(.emptyLabel, 0..<0, severity: traits == nil ? .note : nil) }
      return checkCharacters()
    }
    checkNames()
    checkCharacters()
    checkNotation()
    checkLanguage()
    checkPhrases()
    checkBlanks()
    checkNumbers()
    checkRepeatedWords()
    checkCapitals()
    checkEnd()
    checkLength()
    checkScripts()
  }

  /// `true` if the part mustn't be blank. A string of an app or the value of an empty field can be blank on purpose.
  private var isNeeded: Bool {
    switch part.kind {
    case .label, .action, .announcement: true
    case .value, .hint, .identifier, .text: false
    }
  }

  /// `true` if the part is a name, such as a label, and not a sentence.
  var isName: Bool {
    switch part.kind {
    case .label, .action: true
    case .value, .hint, .announcement, .identifier, .text: false
    }
  }

  mutating func find(
    _ rule: LabelAudit.Rule, _ range: Range<Int>, replacement: String? = nil, severity: LabelAudit.Severity? = nil
  ) {
    find(rule, bytes: text.bytes(range), replacement: replacement, severity: severity)
  }

  mutating func find(
    _ rule: LabelAudit.Rule, bytes: Range<Int>, replacement: String? = nil, severity: LabelAudit.Severity? = nil
  ) {
    let changed = replacement.flatMap { AuditText($0).core.isEmpty || $0 == text.text ? nil : $0 }
    findings.append(
      LabelAudit.Finding(
        rule: rule, part: part, text: text.text, range: bytes, replacement: changed, severity: severity))
  }

  /// Returns the text without a range, and without the spaces and commas that are left at its ends.
  func leaving(out range: Range<Int>) -> String {
    let rest = Array(text.without(range).unicodeScalars)
    func isLoose(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "-" || scalar == "–" || scalar == ":" || SentenceMark.isComma(scalar)
    }
    // Also removes an apostrophe at the start, which is left over if “image d” is removed from “Image d’accueil”.
    func isLooseAtStart(_ scalar: Unicode.Scalar) -> Bool { isLoose(scalar) || scalar == "'" || scalar == "’" }
    guard let first = rest.firstIndex(where: { !isLooseAtStart($0) }),
      let last = rest.lastIndex(where: { !isLoose($0) })
    else { return "" }
    return String(String.UnicodeScalarView(rest[first...last]))
  }
}

// MARK: - Words of the language

extension TextAudit {
  private mutating func checkPhrases() {
    matches = words.phrases.matches(in: text)
    if let foreign { matches += foreign.phrases.matches(in: text) }
    let isGeneric = isName && finds(.generic, .genericLabel, severity: traits == nil ? .note : nil)
    if isName, !isGeneric { checkNumberedName() }
    let saysClickHere = (isName || part == .text) && finds(.clickHere, .genericLabel)
    if traits?.contains(.link) == true, !saysClickHere, !isGeneric { finds(.vagueLinks, .genericLabel) }
    if part == .label || part == .value || part == .announcement { finds(.vagueErrors, .vagueError) }
    let isEmptyHint = part == .hint && checkEmptyHint()
    // Skips phrases such as “Tap water”, because “tap” isn't a gesture there.
    if part != .text, match(.notGestures) == nil, checkGestures(isNamed: isEmptyHint || saysClickHere) { return }
    switch part.kind {
    case .hint:
      if !isEmptyHint, !finds(.roleHints, .roleWord) {
        // A note, because readers of real hints disagree whether this word is a role.
        finds(.editable, .roleWord, severity: .note)
      }
    case .value:
      checkRole()
      checkStates()
    case .label, .action:
      if !isGeneric { checkRole() }
      checkStates()
    case .announcement, .identifier, .text: break
    }
  }

  /// Finds hints that only name a gesture or the control, such as “Select button”.
  private mutating func checkEmptyHint() -> Bool {
    if finds(.emptyHints, .emptyHint) { return true }
    guard text.extent <= 3, match(.role) != nil else { return false }
    find(.emptyHint, text.core)
    return true
  }

  /// Reports a gesture that the text names, and returns whether it names one.
  ///
  /// - Parameter isNamed: `true` if another finding already covers the gesture.
  private mutating func checkGestures(isNamed: Bool) -> Bool {
    if part == .hint || isName || part == .announcement, let range = match(.swipes) {
      find(.swipeOnly, range)
      return true
    }
    guard let gesture = match(.gestures) else { return false }
    if part == .hint {
      if !isNamed { find(.gestureInHint, gesture) }
      return true
    }
    // Only checks labels as long as a sentence, because they explain how to use a control. A longer label may be a page
    // of help. In a shorter one, the word for a gesture can be part of a name, such as “Tap speed”.
    guard isName, !isNamed, (4...20).contains(text.extent) || match(.gestureLabels) != nil else { return isName }
    find(.gestureInHint, gesture)
    return true
  }

  /// Finds generated names, such as “Button 3” and “image1”. They consist of a generic word and a number.
  private mutating func checkNumberedName() {
    guard let last = text.kinds[text.core].lastIndex(where: { $0 != .digit }), last + 1 < text.core.upperBound,
      text.core.count <= 20
    else { return }
    var name = String(String.UnicodeScalarView(text.scalars[text.core.lowerBound...last]))
    while name.last == " " || name.last == "-" || name.last == "_" { name.removeLast() }
    guard words.phrases.match(.generic, in: AuditText(name)) != nil else { return }
    // The generic word must also be a role, because “Item 3” is a position. Depending on the language, a role comes
    // first or last.
    let roles: [AuditList] = [.role, .roleControl, .roleImage, .roleLink, .roleToggle]
    let named = ["x \(name)", "\(name) x"].flatMap { words.phrases.matches(in: AuditText($0)) }
    guard named.contains(where: { roles.contains($0.list) }) else { return }
    find(.genericLabel, text.core)
  }

  /// Returns the range of a phrase from a list, or `nil`.
  private func match(_ list: AuditList) -> Range<Int>? {
    matches.first { $0.list == list }?.range
  }

  /// Reports a phrase from a list as a finding of a rule, and returns whether the text has such a phrase.
  @discardableResult
  private mutating func finds(
    _ list: AuditList, _ rule: LabelAudit.Rule, severity: LabelAudit.Severity? = nil
  ) -> Bool {
    guard let range = match(list) else { return false }
    find(rule, range, severity: severity)
    return true
  }

  /// Finds a role, such as “button”, at the beginning or the end of a short label. Skips longer texts, because they can
  /// mention a button.
  private mutating func checkRole() {
    let isControl = traits.map { !$0.isDisjoint(with: [.button, .link, .image, .header, .toggle]) } ?? false
    let isShort = isControl || text.words.count <= 5
    let isSentence = text.scalars.last.map { SentenceMark.isEnd($0) } ?? false
    guard isShort || text.words.count <= 12 && !isSentence else { return }
    guard part != .value || text.extent <= 6 else { return }
    var lists: [AuditList] = [.role]
    if let traits {
      let ofTraits: [(SpokenTraits, AuditList)] = [
        (.image, .roleImage), (.link, .roleLink), (.header, .roleHeader), (.searchField, .roleSearch),
        (.toggle, .roleToggle), (.adjustable, .roleSlider), (.tabBar, .roleTab),
      ]
      lists += ofTraits.filter { traits.contains($0.0) }.map(\.1)
    }
    for list in lists {
      guard let range = match(list), isShort || range.lowerBound == text.core.lowerBound, !followsArticle(range) else {
        continue
      }
      return find(.roleWord, range, replacement: withoutRole(range))
    }
    // A noun such as “icon” isn't a role if it is the object of a verb, as in “Add icon”.
    guard text.words.count <= 6, let range = match(.roleControl), !isObject(range) else { return }
    // A warning if the traits aren't known, because a button may open a picker or a switcher with this name.
    find(.roleWord, range, replacement: withoutRole(range), severity: traits == nil ? .warning : nil)
  }

  /// Returns whether an article precedes a range. Then the range is the object of a verb, as in “Hide the button”.
  private func followsArticle(_ range: Range<Int>) -> Bool {
    guard let before = text.words.last(where: { $0.range.upperBound <= range.lowerBound }) else { return false }
    return text.words.count > 2 && words.common.contains(Array(text.folded[before.range]))
  }

  /// Returns whether a range is the object of a verb, as in “Enlarge text field”.
  private func isObject(_ range: Range<Int>) -> Bool {
    let others = text.words.filter { !$0.range.overlaps(range) }
    guard let first = others.first, let last = others.last else { return false }
    return followsArticle(range)
      || [first, last].contains { word in
        let folded = Array(text.folded[word.range])
        return words.verbs.contains(folded) || foreign?.verbs.contains(folded) == true
      }
  }

  /// Returns the text without a role, or `nil` if the rest may be wrong. Only English texts are corrected, because in
  /// other languages, the other words can depend on the role.
  private func withoutRole(_ range: Range<Int>) -> String? {
    guard words.language?.language == "en", foreign == nil else { return nil }
    let rest = leaving(out: range)
    guard let first = rest.unicodeScalars.first, ScalarFacts(first).isLetter || ScalarFacts(first).isNumber,
      rest.unicodeScalars.count >= 2
    else { return nil }
    // For example, “Button for photos” would become “for photos”.
    return LetterCase.small(first) == first && !ScalarFacts(first).isNumber && range.lowerBound == text.core.lowerBound
      ? nil : rest
  }

  /// Finds words for a state, such as “selected”. If the traits aren't known, the word must be the whole value, or follow
  /// punctuation, as in “Wi-Fi, off”.
  private mutating func checkStates() {
    if let traits {
      for (trait, list) in [(SpokenTraits.selected, AuditList.selected), (.notEnabled, .disabled)]
      where part == .label && traits.contains(trait) {
        guard let range = match(list) else { continue }
        find(.stateWord, range, replacement: leaving(out: range))
      }
      return
    }
    for (list, rule) in [
      (AuditList.selected, LabelAudit.Rule.stateWord), (.disabled, .stateWord), (.switched, .valueInLabel),
    ]
    where part == .label || rule == .stateWord {
      guard let range = match(list), range.upperBound == text.core.upperBound, range.lowerBound > 1,
        let mark = text.scalars[..<range.lowerBound].last(where: { $0 != " " }),
        text.words.count <= 8, !SentenceMark.isFullStop(mark),
        SentenceMark.isComma(mark) || SentenceMark.isEnd(mark) || "-–—(".unicodeScalars.contains(mark)
      else { continue }
      return find(rule, range)
    }
    // A filter may have the label “Selected”, but a value that is only this word is the state.
    if part == .value, words.phrases.contains(whole: text, in: .selected) { find(.stateWord, text.core) }
  }

  /// Finds words that occur twice in a row. Ignores names such as “Bora Bora”, and languages where doubled words are
  /// correct, as in Hindi “धीरे धीरे”.
  private mutating func checkRepeatedWords() {
    if let range = repeatedSentence { return find(.repeatedWord, range) }
    guard let doubles = words.doubles else { return }
    for (first, second) in zip(text.words, text.words.dropFirst()) {
      guard first.hasLetters, !first.hasDigits, first.range.count >= 2, first.range.count == second.range.count,
        text.kinds[first.range.upperBound..<second.range.lowerBound].allSatisfy({ $0 == .space }),
        text.folded[first.range].elementsEqual(text.folded[second.range]),
        !text.folded[first.range.lowerBound].isUnspaced,
        !doubles.contains(Array(text.folded[first.range]))
      else { continue }
      guard !isCapital(second) else { continue }
      let both = first.range.lowerBound..<second.range.upperBound
      // Reports only the first repetition, because each finding has a copy of the text.
      return find(.repeatedWord, both, replacement: text.without(first.range.upperBound..<second.range.upperBound))
    }
  }
}

extension TextAudit {
  /// The second of two equal halves or sentences, as in “Rated 4 of 5 Rated 4 of 5”, or `nil`.
  private var repeatedSentence: Range<Int>? {
    guard part != .text, text.words.count >= 4, text.words.count <= 200 else { return nil }
    func words(_ range: Range<Int>) -> [ArraySlice<Unicode.Scalar>] { text.words[range].map { text.folded[$0.range] } }
    func span(_ range: Range<Int>) -> Range<Int> {
      text.words[range.lowerBound].range.lowerBound..<text.words[range.upperBound - 1].range.upperBound
    }
    let count = text.words.count
    func isSame(_ first: Int, _ second: Int) -> Bool {
      text.folded[text.words[first].range].elementsEqual(text.folded[text.words[second].range])
    }
    if count.isMultiple(of: 2), isSame(0, count / 2), words(0..<(count / 2)) == words((count / 2)..<count),
      text.words[..<(count / 2)].reduce(0, { $0 + $1.range.count }) >= 8
    {
      return span((count / 2)..<count)
    }
    var starts = [0]
    for index in 1..<count {
      let between = text.scalars[text.words[index - 1].range.upperBound..<text.words[index].range.lowerBound]
      if between.contains(where: { SentenceMark.isEnd($0) || $0 == "\n" }) { starts.append(index) }
    }
    starts.append(count)
    for (index, start) in starts.enumerated().dropLast(2) {
      let (first, second) = (start..<starts[index + 1], starts[index + 1]..<starts[index + 2])
      guard first.count >= 3, first.count == second.count, isSame(start, second.lowerBound),
        words(first) == words(second)
      else { continue }
      return span(second)
    }
    return nil
  }
}

// MARK: - Layout

extension TextAudit {
  /// Finds spaces and punctuation that are left over from a blank argument.
  private mutating func checkBlanks() {
    guard !text.words.isEmpty else { return }
    // A string of an app may begin or end with a space, because the app can join it with others.
    let isPart = part == .text
    let (kinds, scalars) = (text.kinds, text.scalars)
    func isStop(_ index: Int) -> Bool {
      switch scalars[index] {
      case ".", ",", ":", ";", "。", "、", "،", "؛", "।": true
      default: false
      }
    }
    var last: Int?
    for index in kinds.indices {
      switch kinds[index] {
      case .space:
        let isLine = scalars[index] == "\n" || scalars[index] == "\r" || scalars[index] == "\t"
        let isSecond = index > 0 && kinds[index - 1] == .space && !isLine && scalars[index - 1] == " "
        // Two spaces after a sentence sound like one.
        let isBehindSentence = index >= 2 && SentenceMark.isEnd(scalars[index - 2])
        if !isPart, isSecond, !isBehindSentence, scalars[index] == " ", index < 2 || kinds[index - 2] != .space {
          return find(.blankPart, (index - 1)..<(index + 1), replacement: text.without(index..<(index + 1)))
        }
      case .other where isStop(index):
        // Punctuation before a letter belongs to the next word, as in “は、.yaml”.
        let isLoose = index + 1 == kinds.count || kinds[index + 1] != .letter && kinds[index + 1] != .digit
        // Two full stops may be a mistyped ellipsis, and “:)” is a smile.
        let isMeant =
          scalars[index] == "." && index > 0 && scalars[index - 1] == "."
          || (scalars[index] == ":" || scalars[index] == ";") && index + 1 < kinds.count
            && "-)(DPp".unicodeScalars.contains(scalars[index + 1])
        if let before = last, isLoose, !isMeant, !isEllipsis(around: index), !isPartOfAddress(index),
          scalars[before] != "." || scalars[index] == ".",
          scalars[before] != ";"
        {
          return find(.blankPart, before..<(index + 1))
        }
        last = index
      case .other where scalars[index] == ")" && index > 0 && scalars[index - 1] == "(":
        // In the link “[Help]()”, the app adds the address.
        if index >= 2, scalars[index - 2] == "]" { continue }
        return find(.blankPart, (index - 1)..<(index + 1))
      default: last = nil
      }
    }
    guard !isPart, !kinds.isEmpty else { return }
    if SentenceMark.isComma(scalars[kinds.count - 1]) { find(.blankPart, (kinds.count - 1)..<kinds.count) }
  }

  /// Returns whether a full stop is one of three in a row.
  private func isEllipsis(around index: Int) -> Bool {
    func isStop(_ index: Int) -> Bool { text.scalars.indices.contains(index) && text.scalars[index] == "." }
    return isStop(index)
      && (isStop(index - 1) && isStop(index + 1) || isStop(index - 2) && isStop(index - 1)
        || isStop(index + 1) && isStop(index + 2))
  }

  /// Finds a full stop at the end of a name. Skips a longer text that may be a sentence.
  private mutating func checkEnd() {
    guard isName, let last = text.scalars.lastIndex(where: { !SentenceMark.isCloser($0) }),
      SentenceMark.isFullStop(text.scalars[last]), let word = text.words.last
    else { return }
    let isControl = traits.map { !$0.isDisjoint(with: [.button, .link, .header, .toggle, .tabBar]) } ?? false
    guard isControl || text.extent <= 4, !isEllipsis(around: last) else { return }
    // Abbreviations such as “a.m.”, “Inc.”, and “etc.” keep their full stops.
    let before = word.range.lowerBound > 0 ? text.scalars[word.range.lowerBound - 1] : " "
    guard text.scalars[last] != "." || before != "." && word.range.count > 3 && word.hasLetters else { return }
    guard
      !findings.contains(where: {
        $0.rule == .abbreviation && $0.range.upperBound == text.bytes(last..<(last + 1)).upperBound
      })
    else { return }
    // In a text of several sentences, the last full stop is correct.
    guard !text.scalars[..<last].contains(where: { SentenceMark.isFullStop($0) }) else { return }
    find(.lastFullStop, last..<(last + 1), replacement: text.without(last..<(last + 1)))
  }

  /// Returns whether a colon is the second one in an IPv6 address, such as “fec0::/64”, or in the Ethiopic full stop “::”.
  private func isPartOfAddress(_ index: Int) -> Bool {
    guard index >= 2, text.scalars[index] == ":", text.scalars[index - 1] == ":" else { return false }
    let before = text.scalars[index - 2]
    return before.properties.isASCIIHexDigit || (0x1200...0x137F).contains(before.value)
  }

  private mutating func checkLength() {
    let limit: Int
    switch part.kind {
    case .label: limit = 300
    case .hint: limit = 140
    case .action: limit = 60
    case .value, .announcement, .identifier, .text: return
    }
    // A static text may be long, because users read it once.
    if part == .label, traits?.contains(.staticText) == true { return }
    guard text.scalars.count * 2 > limit, text.length > limit else { return }
    find(.tooLong, 0..<0)
  }

  /// Finds two numbers with only a space between them. Ignores the groups of digits in one number, such as a telephone
  /// number, a card number, or thousands.
  private mutating func checkNumbers() {
    var run: [AuditText.Word] = []
    for word in numbers + [nil] {
      if let word, let last = run.last, isOneSpace(last.range.upperBound..<word.range.lowerBound) {
        run.append(word)
        continue
      }
      if run.count == 2 { checkPair(run[0], run[1]) }
      run = word.map { [$0] } ?? []
    }
  }

  /// The words with digits, joined across separators, such as “8,547” and “10:30”. An element is `nil` if its word also
  /// has letters.
  private var numbers: [AuditText.Word?] {
    var found: [AuditText.Word] = []
    for word in text.words where word.hasDigits {
      if let last = found.last, word.range.lowerBound == last.range.upperBound + 1,
        ".,:/-".unicodeScalars.contains(text.scalars[last.range.upperBound])
      {
        found[found.count - 1].range = last.range.lowerBound..<word.range.upperBound
        found[found.count - 1].hasLetters = last.hasLetters || word.hasLetters
      } else {
        found.append(word)
      }
    }
    return found.map { $0.hasLetters ? nil : $0 }
  }

  private func isOneSpace(_ range: Range<Int>) -> Bool { range.count == 1 && text.kinds[range.lowerBound] == .space }

  private mutating func checkPair(_ first: AuditText.Word, _ second: AuditText.Word) {
    let digits = (first.range.count, second.range.count)
    let isThousands = digits.0 <= 3 && digits.1 == 3
    let before = first.range.lowerBound > 0 ? text.scalars[first.range.lowerBound - 1] : " "
    // Ignores pairs of single digits, which voices read one by one. Also ignores texts without letters, which users
    // typed.
    guard digits.0 + digits.1 > 2, text.kinds.contains(where: { $0 == .letter || $0 == .object }) else { return }
    guard !isThousands, digits.0 + digits.1 < 7, before != "+", before != "(", before != "#" else { return }
    find(.adjacentNumbers, first.range.lowerBound..<second.range.upperBound)
  }
}

// MARK: - Capitals

extension TextAudit {
  private mutating func checkCapitals() {
    guard !findings.contains(where: { $0.rule == .codeName }) else { return }
    let named = text.words.filter { word in word.hasLetters && text.kinds[word.range].contains(.letter) }
    // One word with a number may be a name, such as “COVID-19”.
    guard !named.isEmpty, named.count > 1 || !text.words.contains(where: \.hasDigits) else { return }
    var longest = 0
    let isLoud = named.allSatisfy { word in
      let letters = word.range.filter { text.kinds[$0] == .letter }
      guard letters.allSatisfy({ text.scalars[$0] != text.folded[$0] }) else { return false }
      // Voices spell acronyms without vowels, such as “PDF”, so those don't count.
      let isSaid = letters.contains { "aeiouy".unicodeScalars.contains(text.folded[$0]) || !text.folded[$0].isASCII }
      if isSaid { longest = max(longest, letters.count) }
      return true
    }
    // Skips strings of an app, because many of them are headings in capitals.
    if isLoud, longest >= 5, part != .text { return find(.allCapitals, text.core) }
    checkTitleCase(named)
  }

  /// Finds common short words with a capital, such as “Of”. Names seldom have them, and even German, which capitalizes
  /// nouns, writes them in lowercase.
  private mutating func checkTitleCase(_ words: [AuditText.Word]) {
    // Ignores texts of several sentences, because each sentence begins with a capital. Ignores single letters, because
    // voices spell them.
    guard !text.scalars.dropLast().contains(where: { SentenceMark.isEnd($0) }) else { return }
    let named = words.filter { $0.range.count > 1 }
    // Skips a text whose part isn't known, because it may be a title.
    guard part == .label || part == .hint || part == .announcement, named.count >= 3,
      named.allSatisfy({ isCapital($0) || $0.hasDigits })
    else { return }
    let small = named.dropFirst().filter { self.words.common.contains(Array(text.folded[$0.range])) }
    guard !small.isEmpty else { return }
    find(.titleCase, text.core)
  }

  private func isCapital(_ word: AuditText.Word) -> Bool {
    let first = word.range.lowerBound
    return text.kinds[first] == .letter && text.scalars[first] != text.folded[first]
  }
}

// MARK: - Scripts and languages

extension TextAudit {
  /// Finds words that mix letters of scripts whose letters look alike, such as Latin and Cyrillic.
  private mutating func checkScripts() {
    for word in text.words where word.hasLetters {
      var first: AlikeScript?
      for index in word.range {
        guard let script = AlikeScript(text.scalars[index]) else { continue }
        if let first, first != script {
          // A note for Greek letters, because Kabyle is written with ε and γ, and units and names with μ.
          let isGreek = first != .cyrillic && script != .cyrillic
          find(.mixedScripts, word.range, severity: isGreek ? .note : nil)
          break
        }
        first = script
      }
    }
  }

  /// Finds texts that aren't in the expected language.
  private mutating func checkLanguage() {
    guard !findings.contains(where: { $0.rule == .codeName }) else { return }
    foreign = source != nil && isPhrase ? source : strangers
    guard foreign != nil else { return }
    // A warning for an app's strings (`.text`), because some of them are names or samples, which are the same in every
    // language.
    find(.otherLanguage, text.core, severity: part == .text ? .warning : nil)
  }

  /// `true` if the text is a phrase, which needs translation, and not a name. A phrase has a word in lowercase after
  /// its first word, and is longer than “10 km, 5 min”.
  private var isPhrase: Bool {
    let named = text.words.filter { $0.hasLetters && !$0.hasDigits }
    guard named.count >= 2, named.reduce(0, { $0 + $1.range.count }) >= 7 else { return false }
    return named.dropFirst().contains { word in
      let first = word.range.lowerBound
      return word.range.count > 1 && text.kinds[first - 1] == .space && text.scalars[first].properties.isLowercase
    }
  }

  /// The words of the unexpected language that the text is in, or `nil`. The text must have several common words of
  /// that language, and none of the expected one.
  private var strangers: AuditWords? {
    // A value may contain a user's text.
    guard part != .value, !words.common.isEmpty, text.words.count >= 3 else { return nil }
    let named = text.words.filter { $0.hasLetters && !$0.hasDigits }
    guard named.count >= 3, !hasOwnLetters,
      !named.contains(where: { words.common.contains(Array(text.folded[$0.range])) })
    else { return nil }
    let folded = Set(named.map { Array(text.folded[$0.range]) })
    guard folded.count >= 3 else { return nil }
    return AuditWords.languages(of: folded).first { other, hits in
      // Requires five letters in all, because very short words, as in “A to Z”, don't identify a language.
      other.language?.language != words.language?.language && hits.count >= 2 && hits.count * 3 >= folded.count
        && hits.reduce(0, { $0 + $1.count }) >= 5
    }?.language
  }

  /// `true` if the language has its own script, such as Arabic or Hindi, and the text uses it.
  var hasOwnLetters: Bool {
    guard let sample = words.common.first(where: { $0.first?.isASCII == false })?.first, sample.value >= 0x590 else {
      return false
    }
    return text.words.contains { word in
      word.hasLetters && text.scalars[word.range].contains { $0.value >= 0x590 && ScalarFacts($0).isLetter }
    }
  }
}

extension TextAudit {
  /// `true` if the language is written from right to left.
  var isRightToLeft: Bool { words.language?.isRightToLeft == true }
}

/// The scripts whose letters look alike.
private enum AlikeScript {
  case latin, greek, cyrillic

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x391...0x3C9: self = .greek
    case 0x400...0x52F: self = .cyrillic
    default: return nil
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// Compiles FTL files into a table. It merges the entries of several files, compiles patterns into instructions, and
/// resolves references.
///
/// The sources are an app's overlay, regional tables, and their parents, most specific first. Each value or attribute
/// comes from the first source that has it. So if an overlay rewords a value, the message keeps the built-in
/// attributes. An app's own messages have a separate namespace, see ``OverlayMarks``.
///
/// Messages and terms are compiled when they are read. References are resolved after all sources, because their targets
/// may be defined later.
struct TableCompiler: ~Copyable {
  var table: CompiledTable
  let sources: [TableSource]
  private(set) var sourceIndex = 0
  /// All drafts. A draft is the value or an attribute of a message or term.
  var drafts: [Draft] = []
  /// The draft that is being compiled or resolved.
  var currentDraft = 0
  /// The messages, by the number that the table gives to each id.
  var messageDrafts: [MessageDraft]
  private(set) var terms = ScopedNames()
  private(set) var termDrafts: [MessageDraft] = []
  var references: [Reference] = []
  var letterVariants: [LetterVariant] = []
  /// The compiled value of each message that is an entry of the lexicon.
  var entryWords: [PatternReference] = []
  /// `true` while a rule of the lexicon is being read.
  private(set) var isInRule = false
  /// The places of patterns in the files. `nil` unless tests count the evaluated parts of the table.
  private(set) var places: SourceMap?
  /// The values and attributes that are omitted because they are invalid.
  var brokenWords = BrokenWords()
  /// The faults that were found, each with the index in ``drafts`` of its value or attribute.
  var found: [(draft: Int, fault: SpeechFault)] = []

  var recordsCoverage: Bool { places != nil }

  var source: TableSource { sources[sourceIndex] }

  /// Compiles a table.
  ///
  /// Invalid values and attributes are omitted if a less specific source has a replacement. The sources are then
  /// compiled again.
  ///
  /// - Parameters:
  ///   - tag: The language.
  ///   - sources: The files, most specific first.
  ///   - recordsCoverage: `true` if tests count the evaluated parts of the table.
  ///   - mostBytes: The maximum total size. A file that would exceed this size is omitted, so that every index fits in
  ///     32 bits.
  static func compile(
    _ tag: LanguageTag, _ sources: [TableSource], recordsCoverage: Bool = false, mostBytes: Int = Int(Int32.max)
  ) -> TableCompiler {
    var compiler = TableCompiler(tag, sources, recordsCoverage: recordsCoverage)
    compiler.compile(mostBytes)
    while let brokenWords = compiler.moreBrokenWords {
      let diagnostics = compiler.table.diagnostics
      compiler = TableCompiler(tag, sources, recordsCoverage: recordsCoverage)
      compiler.brokenWords = brokenWords
      compiler.compile(mostBytes)
      compiler.table.diagnostics = diagnostics + compiler.table.diagnostics.filter { !diagnostics.contains($0) }
    }
    return compiler
  }

  private init(_ tag: LanguageTag, _ sources: [TableSource], recordsCoverage: Bool) {
    table = CompiledTable(tag: tag)
    self.sources = sources
    messageDrafts = Array(repeating: MessageDraft(), count: BuiltInMessage.ids.count)
    if recordsCoverage { places = SourceMap() }
  }

  private mutating func compile(_ mostBytes: Int) {
    readSources(mostBytes)
    resolveLetterClasses()
    resolveReferences()
    findRepeatedOperands()
    readSettings()
    closeLexicon()
    closeMessages()
    closeCurrencies()
    closeNumerals()
    closeAdjectives()
    findWordsOfForms()
    if !recordsCoverage {
      markCountedNouns(in: table.messages[BuiltInMessage.counted.rawValue].value)
      markCountedNouns(in: table.messages[BuiltInMessage.countedMeasure.rawValue].value)
    }
    if let joined = attributeName(LibraryTraits.joined) {
      table.lexicon.joints = Lexicon.CompoundJoints(
        trait: joined, two: compound(.listAndTwo), end: compound(.listAndEnd))
    }
  }

  // MARK: Reading

  private mutating func readSources(_ mostBytes: Int) {
    reserveCapacity(forBytes: sources.reduce(0) { $0 + $1.bytes.count })
    var room = mostBytes
    for index in sources.indices {
      sourceIndex = index
      guard source.bytes.count <= room else {
        report("too much to compile; this file is omitted", at: 0)
        continue
      }
      room -= source.bytes.count
      for entry in Resource.entries(of: source.bytes) { read(entry) }
      if source.isOverlay { table.overlayFormCallCount = table.formCalls.count }
    }
  }

  /// Reserves memory for the arrays that grow with the size of the files. Growing them by doubling would add 1 ms and
  /// 500 KB of writes to the first phrase. A language's files have at most one pattern for each 49 bytes.
  private mutating func reserveCapacity(forBytes count: Int) {
    // A language's files have 250 KB. The limit avoids reserving gigabytes for a huge file of an app.
    let count = min(count, 1 << 20)
    drafts.reserveCapacity(count / 48)
    table.instructions.reserveCapacity(count / 48)
    table.pool.reserveCapacity(count / 2)
  }

  private mutating func read(_ entry: Entry) {
    switch entry {
    case .message(let message):
      // An empty message of the library isn't translated yet. An app's message may be empty on purpose.
      guard source.isOverlay || !message.isUnwritten else { return }
      let id = text(message.id.range)
      let number = table.ids.number(of: id, in: source.namespace(of: id))
      if number == messageDrafts.count { messageDrafts.append(MessageDraft()) }
      let owner = Owner(isTerm: false, number: number)
      read(owner, id, at: message.id, value: message.value, attributes: message.attributes)
    case .term(let term):
      let id = text(term.id.range)
      let number = terms.number(of: id, in: source.namespace(of: "-" + id))
      if number == termDrafts.count { termDrafts.append(MessageDraft()) }
      let owner = Owner(isTerm: true, number: number)
      read(owner, id, at: term.id, value: term.value, attributes: term.attributes)
    case .junk(let junk):
      for error in junk.annotations {
        let explained = error.explained(in: source.bytes)
        report(explained.message, at: explained.offset)
      }
    case .comment:
      break
    }
  }

  /// Compiles the value and attributes of a message or term, except those that a more specific source has.
  private mutating func read(
    _ owner: Owner, _ id: String, at name: Identifier, value: Pattern?, attributes: [Attribute]
  ) {
    var message = messageDraft(of: owner)
    guard message.source != sourceIndex else {
      let (kind, sign) = owner.isTerm ? ("term", "-") : ("message", "")
      return report("duplicate \(kind) '\(sign)\(id)'; the first one is used", at: name.range.lowerBound)
    }
    message.source = sourceIndex
    let isOverlay = source.isOverlay
    if let value, isOverlay || !value.isUnwritten {
      if let known = message.value {
        noteOther(for: known)
      } else {
        readValue(value, of: owner, id, at: name, into: &message)
      }
    }
    message.reserveAttributes(attributes.count)
    for attribute in attributes where isOverlay || !attribute.value.isUnwritten {
      read(attribute, of: owner, into: &message)
    }
    if owner.isTerm { termDrafts[owner.number] = message } else { messageDrafts[owner.number] = message }
  }

  private mutating func readValue(
    _ value: Pattern, of owner: Owner, _ id: String, at name: Identifier, into message: inout MessageDraft
  ) {
    let isOwn = namespace(of: owner) == .app
    guard !leavesOut(name), owner.isTerm || isOwn || accepts(value, of: id) else { return }
    isInRule = !owner.isTerm && !isOwn && isRule(id)
    let draft = compile(value, of: owner, at: name)
    isInRule = false
    message.value = draft
    if !owner.isTerm { message.entry = enter(draft, id) }
  }

  private mutating func read(_ attribute: Attribute, of owner: Owner, into message: inout MessageDraft) {
    let name = word(attribute.id.range)
    if let known = message.attribute(name) {
      noteOther(for: known)
    } else if !leavesOut(attribute.id) {
      message.append(name, compile(attribute.value, of: owner, attribute: name, at: attribute.id))
    }
  }

  /// Records that a less specific source also has a text for a value or an attribute. If the more specific text is
  /// invalid, the other text replaces it. An app's texts aren't recorded.
  private mutating func noteOther(for draft: Int) {
    if !source.isOverlay { drafts[draft].hasOther = true }
  }

  /// Compiles a value or an attribute. Returns its index in ``drafts``.
  private mutating func compile(
    _ pattern: Pattern, of owner: Owner, attribute: SelectorKey = .none, at name: Identifier
  ) -> Int {
    let (instructions, bytes, firstReference) = (table.instructions.count, table.pool.count, references.count)
    let number = drafts.count
    currentDraft = number
    drafts.append(
      Draft(owner: owner, attribute: attribute, location: Location(source: sourceIndex, name.range.lowerBound)))
    let isLeftOut = !brokenWords.isEmpty && namespace(of: owner) == .library
    let fault = isLeftOut ? brokenWords.fault(of: self.name(of: drafts[number])) : nil
    let reference = compile(pattern, reporting: fault)
    drafts[number].reference = reference
    drafts[number].references = firstReference..<references.count
    drafts[number].weight =
      1 + table.instructions.count - instructions + (table.pool.count - bytes) / Draft.bytesPerInstruction
    drafts[number].isPlain = pattern.isPlain
    drafts[number].isWords = pattern.isWords
    if recordsCoverage { recordPlace(of: drafts[number]) }
    return number
  }

  private mutating func recordPlace(of draft: Draft) {
    let line = source.line(of: draft.location.offset)
    let place = SourceMap.Place(name: name(of: draft), source: sourceIndex, file: source.file, line: line)
    places?.patterns[draft.reference.start] = place
  }

  /// Records the line of a variant in its file, if tests record coverage.
  mutating func recordVariant(_ number: Int, at offset: Int) {
    guard recordsCoverage else { return }
    let line = source.line(of: offset)
    places?.variants[number] = line
  }

  // MARK: Names

  func text(_ range: SourceRange) -> String { source.bytes.text(range) }

  mutating func word(_ range: SourceRange) -> SelectorKey { word(text(range)) }

  mutating func word(_ text: String) -> SelectorKey { SelectorKey(index: UInt32(table.words.number(of: text))) }

  /// Returns the name of an argument, which the table stores as a number. If the table already has the maximum number
  /// of names, reports this and returns `nil`.
  mutating func argumentName(_ range: SourceRange) -> ArgumentName? {
    let text = text(range)
    if let name = ArgumentName(index: table.names.number(of: text)) { return name }
    report(
      "too many argument names: '$\(text)' exceeds the limit of \(ArgumentName.most) in a language and its overlay; its "
        + "uses are omitted", at: range.lowerBound)
    return nil
  }

  /// Returns the name of an attribute as a word of the table. Returns `nil` if no source uses that word.
  func attributeName(_ text: String) -> SelectorKey? { table.words.find(text).map { SelectorKey(index: UInt32($0)) } }

  /// Returns the name of a message, term, or attribute as written in tables, such as `greeting`, `greeting.title`, or
  /// `-brand`.
  func name(of draft: Draft) -> String {
    let owner = draft.owner
    let id = owner.isTerm ? "-" + terms[owner.number] : table.ids[owner.number]
    return draft.attribute == .none ? id : id + "." + table.words[Int(draft.attribute.index)]
  }

  func namespace(of owner: Owner) -> Namespace {
    owner.isTerm ? terms.namespace(of: owner.number) : table.ids.namespace(of: owner.number)
  }

  // MARK: Diagnostics

  mutating func report(_ message: String, at offset: Int) {
    report(message, at: Location(source: sourceIndex, offset))
  }

  mutating func report(_ message: String, at location: Location) {
    table.diagnostics.append(sources[location.source].diagnostic(message, at: location.offset))
  }

  // MARK: Drafts

  func messageDraft(of owner: Owner) -> MessageDraft {
    owner.isTerm ? termDrafts[owner.number] : messageDrafts[owner.number]
  }

  func message(_ id: String, in space: Namespace = .library) -> Int? {
    table.ids.find(id, in: space).flatMap { messageDrafts[$0].source == nil ? nil : $0 }
  }

  /// Returns the index in ``drafts`` of a message's value. Returns `nil` if there isn't one.
  func value(ofMessage id: String) -> Int? { message(id).flatMap { messageDrafts[$0].value } }

  func attribute(_ name: SelectorKey?, of message: Int) -> Int? {
    name.flatMap { messageDrafts[message].attribute($0) }
  }

  /// Returns the library's messages that have a value and an id with a prefix. Messages of ``BuiltInMessage`` aren't
  /// included.
  func messages(withPrefix prefix: String) -> [Int] {
    (BuiltInMessage.ids.count..<messageDrafts.count).filter {
      messageDrafts[$0].value != nil && table.ids[$0].hasPrefix(prefix) && table.ids.namespace(of: $0) == .library
    }
  }

  /// Returns the text of a value or an attribute. Returns `nil` if it isn't only text.
  func plainText(of draft: Int) -> String? {
    guard drafts[draft].isPlain, let text = beginning(of: drafts[draft].reference) else { return nil }
    return String(decoding: table.pool[text], as: UTF8.self)
  }

  /// Returns the range of a pattern's initial text in the table's pool of texts. Returns `nil` if the pattern doesn't
  /// begin with text.
  func beginning(of pattern: PatternReference) -> Range<Int>? {
    var text = pattern.text
    if let first = pattern.instructions.first, case .text(let start, let count) = table.instructions[first] {
      text = (start, count)
    }
    return text.map { Int($0.start)..<Int($0.start + $0.count) }
  }

  /// Returns the text of a value or an attribute as a word for selections. Returns ``SelectorKey/none`` if it has other
  /// characters than ASCII letters, digits, and hyphens.
  mutating func plainWord(of draft: Int) -> SelectorKey {
    guard let text = plainText(of: draft), text.utf8.allSatisfy(\.isInPlainWords) else { return .none }
    return word(text)
  }
}

extension UInt8 {
  fileprivate var isInPlainWords: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension Pattern {
  /// `true` if the pattern consists only of text.
  var isPlain: Bool { plainText != nil }

  /// `true` if the pattern consists only of words, without arguments and selections.
  var isWords: Bool {
    isPlain
      || elements.allSatisfy { element in
        guard case .placeable(let placeable) = element else { return true }
        return placeable.expression.isWords
      }
  }
}

extension Expression {
  fileprivate var isWords: Bool {
    switch self {
    case .variable, .function, .select: false
    case .placeable(let placeable): placeable.expression.isWords
    // A term counts as words even if the call passes arguments to it.
    case .string, .number, .message, .term: true
    }
  }
}

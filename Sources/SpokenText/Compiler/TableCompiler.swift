// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// Turns FTL into a table: merges the entries of several files, turns patterns into instructions, resolves references.
///
/// Sources are given with the most specific first: an app's overlay, a regional child, its parent. Each pattern of a
/// message comes from the first source that has it, so an overlay that rewords a value keeps the built-in attributes.
///
/// Each entry is compiled as it is read, and its tree is let go. What may stand further on, messages, terms and letter
/// classes, is resolved when all sources have been read.
struct TableCompiler: ~Copyable {
  var table: CompiledTable
  private let context: Context

  /// The sources, and what few tables need. An object holds them, and others hold dictionaries: of each optional and
  /// dictionary that a structure has, the runtime makes the type to let even an empty one go, which takes as long as
  /// compiling dozens of messages.
  private final class Context {
    let sources: [TableSource]
    /// The places of patterns, if the table is for an observer.
    let record: CoverageRecord?
    /// What is broken, if anything is.
    var broken: BrokenWords?
    /// The attributes of messages that have more than are searched faster one by one, if there are such messages.
    var manyAttributes: AttributeIndex?

    init(_ sources: [TableSource], _ record: CoverageRecord?) { (self.sources, self.record) = (sources, record) }
  }

  private final class AttributeIndex {
    var drafts: [AttributeKey: Int] = [:]
  }

  private final class CoverageRecord {
    var places = TablePlaces()
  }

  var sources: [TableSource] { context.sources }

  /// What is broken, if anything is.
  var broken: BrokenWords? {
    get { context.broken }
    nonmutating set { context.broken = newValue }
  }

  /// A value or an attribute: where it comes from, and what it is compiled to. There are thousands, so it is kept small.
  struct Draft: BitwiseCopyable {
    /// The message or term that has it: of a term, its number with all bits turned.
    private let ownerNumber: Int32
    /// The name of the attribute; ``SelectorKey/none`` for a value.
    let attribute: SelectorKey
    /// Where the name of its message or attribute is in the source.
    let offset: Int32
    /// Its instructions; of an entry of the lexicon, the one that says the entry.
    var reference: PatternReference
    /// The first of its references to other drafts; see ``TableCompiler/edges(of:)``.
    let firstEdge: Int32
    /// How long it is with all that it refers to, or ``unmeasured``.
    var size: Int32
    /// The next attribute of the same message, or -1.
    var next = Int32(-1)
    let source: UInt16
    /// How long it is without what it refers to: its instructions, and one for each 64 bytes of text.
    let weight: UInt16
    /// How deep its references go.
    var depth = Int8(0)
    /// Whether it is nothing but text.
    let isPlain: Bool
    /// Whether it is words alone: it neither says an argument nor chooses.
    let isWords: Bool
    /// Whether the library has words for it in a later source.
    var hasOther = false

    init(
      owner: Owner, attribute: SelectorKey, source: Int, offset: Int, reference: PatternReference, edges: Range<Int>,
      weight: Int, isPlain: Bool, isWords: Bool
    ) {
      ownerNumber = owner.isTerm ? ~owner.number : owner.number
      self.attribute = attribute
      (self.source, self.offset) = (UInt16(source), Int32(offset))
      self.reference = reference
      firstEdge = Int32(edges.lowerBound)
      self.weight = UInt16(clamping: weight)
      size = edges.isEmpty ? Int32(self.weight) : Self.unmeasured
      (self.isPlain, self.isWords) = (isPlain, isWords)
    }

    var owner: Owner {
      let isTerm = ownerNumber < 0
      return Owner(isTerm: isTerm, number: isTerm ? ~ownerNumber : ownerNumber)
    }

    /// How many sources there may be.
    static let mostSources = Int(UInt16.max) + 1

    /// In the place of the length of a draft with references, until they are measured.
    static let unmeasured = Int32(-1)
  }

  /// A message or a term, by its number among its kind.
  struct Owner: Hashable, BitwiseCopyable {
    var isTerm: Bool
    var number: Int32
  }

  /// A reference, to be resolved when all sources have been read.
  struct Edge: BitwiseCopyable {
    enum Site { case instruction(Int), term(Int) }
    private let siteNumber: Int32
    private let idBytes: CompactRange
    private let attributeBytes: CompactRange
    private let start: Int32
    private let draftNumber: Int32
    private var targetNumber = Int32(-1)
    private let isTermSite: Bool
    let isTerm: Bool
    /// Whether its target would make the draft too long or too deep.
    var isCut = false

    /// What a reference in a draft stands for at a site.
    init(_ site: Site, of draft: Int, to reference: SyntaxNode) {
      draftNumber = Int32(draft)
      switch site {
      case .instruction(let number): (siteNumber, isTermSite) = (Int32(number), false)
      case .term(let number): (siteNumber, isTermSite) = (Int32(number), true)
      }
      isTerm = reference.kind.isTermReference
      idBytes = CompactRange(reference.name)
      attributeBytes = CompactRange(reference.detail)
      start = Int32(reference.range.lowerBound)
    }

    var site: Site { isTermSite ? .term(Int(siteNumber)) : .instruction(Int(siteNumber)) }

    var id: SourceRange { idBytes.range }

    var attribute: SourceRange? { attributeBytes.range.isEmpty ? nil : attributeBytes.range }

    /// Where it begins in the source.
    var offset: Int { Int(start) }

    /// The draft that has it.
    var draft: Int { Int(draftNumber) }

    /// The draft that it refers to, or -1 if there is none.
    var target: Int {
      get { Int(targetNumber) }
      set { targetNumber = Int32(newValue) }
    }
  }

  /// A message or a term. Its drafts are numbers in ``TableCompiler/drafts``, or -1.
  struct MessageDraft: BitwiseCopyable {
    /// The last source that has it.
    var source = Int32(-1)
    var value = Int32(-1)
    var firstAttribute = Int32(-1)
    var lastAttribute = Int32(-1)
    var attributeCount = Int32(0)
    /// Its entry in the lexicon, or -1.
    var entry = Int32(-1)
  }

  /// The attribute of a message that has many.
  struct AttributeKey: Hashable {
    var owner: Owner
    var name: SelectorKey
  }

  /// A variant of `HEAD` or `TAIL`, whose letter class may stand further on.
  struct LetterVariant: BitwiseCopyable {
    var variant: Int
    var end: LetterEnd
    var key: CompactRange
    var source: Int
    var isDefault: Bool
  }

  enum LetterEnd: CaseIterable, BitwiseCopyable {
    case head, tail

    /// What the ids of the terms begin with in which the letters of its classes are written.
    var prefix: StaticString {
      switch self {
      case .head: "head-"
      case .tail: "tail-"
      }
    }
  }

  var drafts = GrowingBuffer<Draft>()
  var edges = GrowingBuffer<Edge>()
  var letterVariants = GrowingBuffer<LetterVariant>()
  /// The source that is being read.
  private(set) var currentSource = 0
  /// The entry that is being compiled. Patterns, expressions and arguments are numbers of its nodes.
  var syntax = Syntax()
  /// What is being compiled, or resolved.
  var place = Place()
  /// Whether a rule of the lexicon is being read.
  private(set) var isInRule = false
  /// The words of each entry of the lexicon that is a message.
  var entryWords = GrowingBuffer<PatternReference>()
  /// By the numbers that their ids have in the table.
  var messageDrafts = GrowingBuffer<MessageDraft>()
  /// The messages of currencies, of adjectives, and of the powers of ten that numbers are counted in.
  private var currencyMessages = GrowingBuffer<Int32>()
  private var adjectiveMessages = GrowingBuffer<Int32>()
  private(set) var compactMessages = GrowingBuffer<Int32>()
  private(set) var terms = ByteIndex()
  private(set) var termDrafts = GrowingBuffer<MessageDraft>()
  private static let fewAttributes = 24

  /// Whether the table is for an observer.
  var recordsCoverage: Bool { context.record != nil }

  /// Where the patterns are, if the table is for an observer; otherwise nothing.
  var places: TablePlaces { context.record?.places ?? TablePlaces() }

  /// Records where a variant is.
  func recordVariant(_ number: Int, _ line: @autoclosure () -> Int) {
    context.record?.places.variants[number] = line()
  }

  /// - Parameters:
  ///   - tag: The language.
  ///   - sources: Its files, the most specific first.
  ///   - recordsCoverage: Whether the table is for an observer.
  ///   - mostBytes: Files beyond this many bytes in all are left out, so that every index fits in 32 bits.
  static func compile(
    _ tag: LanguageTag, _ sources: [TableSource], recordsCoverage: Bool = false, mostBytes: Int = Int(Int32.max)
  ) -> TableCompiler {
    var compiler = TableCompiler(table: CompiledTable(tag: tag), sources: sources, recordsCoverage: recordsCoverage)
    compiler.compile(mostBytes)
    while let broken = compiler.brokenWords {
      let diagnostics = compiler.table.diagnostics
      compiler = TableCompiler(table: CompiledTable(tag: tag), sources: sources, recordsCoverage: recordsCoverage)
      compiler.broken = broken
      compiler.compile(mostBytes)
      compiler.table.diagnostics = diagnostics + compiler.table.diagnostics.filter { !diagnostics.contains($0) }
    }
    compiler.forgetDrafts()
    return compiler
  }

  /// Frees what only the compiler needs, so that the finished table has room where it was.
  private mutating func forgetDrafts() {
    drafts.discard()
    edges.discard()
    messageDrafts.discard()
    termDrafts.discard()
    entryWords.discard()
  }

  private init(table: consuming CompiledTable, sources: [TableSource], recordsCoverage: Bool) {
    self.table = table
    context = Context(sources, recordsCoverage ? CoverageRecord() : nil)
  }

  private mutating func compile(_ mostBytes: Int) {
    let sources = sources
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    // As much as any of our languages takes, and what each of them takes at least.
    table.pool.reserveCapacity(bytes / 2, touching: bytes / 5)
    table.instructions.reserveCapacity(bytes / 18, touching: bytes / 64)
    table.selects.reserveCapacity(bytes / 500, touching: bytes / 1000)
    table.variants.reserveCapacity(bytes / 80, touching: bytes / 400)
    table.entries.reserveCapacity(bytes / 256, touching: bytes / 384)
    drafts.reserveCapacity(bytes / 40, touching: bytes / 76)
    edges.reserveCapacity(bytes / 128, touching: bytes / 512)
    entryWords.reserveCapacity(bytes / 256)
    messageDrafts.reserveCapacity(MessageIDs.count + bytes / 512, touching: MessageIDs.count + bytes / 680)
    messageDrafts.append(repeating: MessageDraft(), count: MessageIDs.count)
    table.ids = MessageIndex(capacity: bytes / 512)
    SelectorKey.forEachBuiltIn { _ = word($0) }
    for name in ArgumentName.BuiltIn.allCases { _ = table.names.number(of: name.text, in: &table.pool) }
    var room = mostBytes
    for index in sources.indices {
      let source = sources[index]
      guard source.bytes.count <= room, index < Draft.mostSources else {
        report("too much to compile; this file is omitted", at: 0, in: source)
        continue
      }
      room -= source.bytes.count
      currentSource = index
      var entries = EntryReader(of: source.bytes)
      while let part = entries.next(into: &syntax) {
        switch part {
        case .entry: collect(in: source)
        case .junk(let junk): report(junk, in: source)
        }
      }
    }
    resolveLetterClasses()
    resolveReferences()
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

  /// The text that a range of a source holds.
  mutating func text(_ range: SourceRange, in source: TableSource) -> String { source.bytes.text(range) }

  mutating func report(_ message: String, at offset: Int, in source: TableSource) {
    table.diagnostics.append(source.diagnostic(message, at: offset))
  }

  // MARK: Entries

  private mutating func report(_ junk: Junk, in source: TableSource) {
    for error in junk.annotations {
      let fault = error.explained(in: source.bytes)
      report(fault.message, at: fault.offset, in: source)
    }
  }

  private mutating func collect(in source: TableSource) {
    let id = syntax.nodes[0].name
    if syntax.nodes[0].kind.isMessage {
      let number = table.ids.number(of: id, source.bytes, in: &table.pool)
      if number == messageDrafts.count { addMessage(Int32(number), id, in: source) }
      guard messageDrafts[number].source != currentSource else { return reportDuplicate("message", id, in: source) }
      merge(into: Owner(isTerm: false, number: Int32(number)), at: id, in: source)
    } else {
      let number = terms.number(of: id, source.bytes, in: &table.pool)
      if number == termDrafts.count { termDrafts.append(MessageDraft()) }
      guard termDrafts[number].source != currentSource else { return reportDuplicate("term", id, in: source) }
      merge(into: Owner(isTerm: true, number: Int32(number)), at: id, in: source)
    }
  }

  private mutating func addMessage(_ number: Int32, _ id: SourceRange, in source: TableSource) {
    messageDrafts.append(MessageDraft())
    switch source.bytes[id.lowerBound] {
    case UInt8(ascii: "a"):
      if source.bytes.starts(id, with: EntryKind.adjective.staticPrefix) { adjectiveMessages.append(number) }
    case UInt8(ascii: "c"):
      if source.bytes.starts(id, with: EntryKind.currency.staticPrefix) { currencyMessages.append(number) }
      if source.bytes.starts(id, with: Self.compactPrefix) { compactMessages.append(number) }
    default: break
    }
  }

  private mutating func reportDuplicate(_ kind: String, _ id: SourceRange, in source: TableSource) {
    let name = (kind == "term" ? "-" : "") + text(id, in: source)
    report("duplicate \(kind) '\(name)'; the first one is used", at: id.lowerBound, in: source)
  }

  private mutating func merge(into owner: Owner, at id: SourceRange, in source: TableSource) {
    var message = messageDraft(of: owner)
    message.source = Int32(currentSource)
    let end = syntax.nodes[0].count
    var next = 1
    if next < end, syntax.nodes[next].kind.isPattern {
      if message.value < 0 {
        compileValue(of: owner, &message, at: id, in: source)
      } else if !source.isOverlay {
        drafts[Int(message.value)].hasOther = true
      }
      next = syntax.end(of: next)
    }
    while next < end {
      compileAttribute(next, of: owner, &message, in: source)
      next = syntax.end(of: next)
    }
    if owner.isTerm { termDrafts[Int(owner.number)] = message } else { messageDrafts[Int(owner.number)] = message }
  }

  private mutating func compileValue(
    of owner: Owner, _ message: inout MessageDraft, at id: SourceRange, in source: TableSource
  ) {
    guard !leavesOut(id), owner.isTerm || accepts(1, of: id, in: source) else {
      return
    }
    isInRule = isRule(owner, id, in: source)
    let number = draft(1, of: owner, at: id, in: source)
    isInRule = false
    message.value = Int32(number)
    if !owner.isTerm { message.entry = enter(number, id, in: source) }
  }

  private mutating func compileAttribute(
    _ attribute: Int, of owner: Owner, _ message: inout MessageDraft, in source: TableSource
  ) {
    let id = syntax.nodes[attribute].name
    let name = word(id, in: source)
    if let known = self.attribute(name, of: owner, message) {
      if !source.isOverlay { drafts[known].hasOther = true }
    } else if !leavesOut(id) {
      append(draft(attribute + 1, of: owner, attribute: name, at: id, in: source), to: &message)
    }
  }

  /// The references of a draft, up to where those of the next one begin.
  ///
  /// Mutating, as are other functions here that change nothing: for the others the whole compiler would be copied.
  mutating func edges(of draft: Int) -> Range<Int> {
    let end = draft + 1 < drafts.count ? Int(drafts[draft + 1].firstEdge) : edges.count
    return Int(drafts[draft].firstEdge)..<end
  }

  mutating func messageDraft(of owner: Owner) -> MessageDraft {
    owner.isTerm ? termDrafts[Int(owner.number)] : messageDrafts[Int(owner.number)]
  }

  /// Compiles a value or an attribute.
  private mutating func draft(
    _ pattern: Int, of owner: Owner, attribute: SelectorKey = .none, at id: SourceRange, in source: TableSource
  ) -> Int {
    let (instructions, bytes, edges) = (table.instructions.count, table.pool.count, self.edges.count)
    let isPlain = syntax.isPlain(pattern)
    // Text alone cannot be broken.
    if !isPlain {
      place = Place(
        draft: drafts.count, owner: owner, attribute: attribute, source: currentSource, offset: id.lowerBound)
    }
    let reference =
      broken == nil
      ? compile(pattern, isPlain: isPlain, in: source)
      : compile(pattern, isPlain: isPlain, in: source, replacing: broken?.fault(of: name(of: owner, attribute)))
    let weight = 1 + table.instructions.count - instructions + (table.pool.count - bytes) / 64
    if let record = context.record {
      let name = name(of: owner, attribute)
      record.places.patterns[reference.start] = TablePlaces.Place(
        name: name, source: currentSource, file: source.file, line: source.line(of: id.lowerBound))
    }
    drafts.append(
      Draft(
        owner: owner, attribute: attribute, source: currentSource, offset: id.lowerBound, reference: reference,
        edges: edges..<self.edges.count, weight: weight, isPlain: isPlain,
        isWords: isPlain || syntax.isWords(pattern)))
    return drafts.count - 1
  }

  /// As a table refers to it: `greeting`, `greeting.title`, `-brand`.
  func name(of owner: Owner, _ attribute: SelectorKey) -> String {
    let number = Int(owner.number)
    let id = owner.isTerm ? "-" + text(terms[number]) : table.ids.text(number, in: table.pool)
    return attribute == .none ? id : id + "." + text(table.words[Int(attribute.index)])
  }

  func name(of draft: Draft) -> String { name(of: draft.owner, draft.attribute) }

  /// A text of the table.
  func text(_ range: Range<Int>) -> String { table.pool.text(range) }

  /// Where the text of a draft that is nothing but text is in the pool.
  mutating func plainText(of draft: Int) -> Range<Int>? {
    guard drafts[draft].isPlain, let text = plainText(of: drafts[draft].reference) else { return nil }
    return Int(text.start)..<Int(text.start + text.count)
  }

  /// The text that a pattern begins with, if it begins with one.
  mutating func plainText(of pattern: PatternReference) -> (start: UInt32, count: UInt32)? {
    if let text = pattern.text { return text }
    guard pattern.exists, case .text(let start, let count) = table.instructions[Int(pattern.start)] else { return nil }
    return (start, count)
  }

  // MARK: Attributes

  private mutating func append(_ number: Int, to message: inout MessageDraft) {
    if message.lastAttribute >= 0 {
      drafts[Int(message.lastAttribute)].next = Int32(number)
    } else {
      message.firstAttribute = Int32(number)
    }
    message.lastAttribute = Int32(number)
    message.attributeCount += 1
    guard message.attributeCount > Self.fewAttributes else { return }
    let index = context.manyAttributes ?? AttributeIndex()
    context.manyAttributes = index
    // The first ones too, once they are too many to be searched.
    var next = message.attributeCount == Self.fewAttributes + 1 ? Int(message.firstAttribute) : number
    while next >= 0 {
      index.drafts[AttributeKey(owner: drafts[next].owner, name: drafts[next].attribute)] = next
      next = Int(drafts[next].next)
    }
  }

  /// The draft of an attribute, or nil.
  mutating func attribute(_ name: SelectorKey, of owner: Owner, _ message: MessageDraft) -> Int? {
    if message.attributeCount > Self.fewAttributes {
      return context.manyAttributes?.drafts[AttributeKey(owner: owner, name: name)]
    }
    var next = Int(message.firstAttribute)
    while next >= 0 {
      if drafts[next].attribute == name { return next }
      next = Int(drafts[next].next)
    }
    return nil
  }

  // MARK: Interning

  mutating func word(_ text: SourceRange, in source: TableSource) -> SelectorKey {
    SelectorKey(index: UInt32(table.words.number(of: text, source.bytes, in: &table.pool)))
  }

  mutating func word(_ text: SourceBytes) -> SelectorKey {
    let all = text.startIndex..<text.endIndex
    return SelectorKey(index: UInt32(table.words.number(of: all, text, in: &table.pool)))
  }

  mutating func word(_ text: String) -> SelectorKey {
    SelectorKey(index: UInt32(table.words.number(of: text, in: &table.pool)))
  }

  /// The name of an argument; nil, with a diagnostic, if the table has no number left for it.
  mutating func name(_ range: SourceRange, in source: TableSource) -> ArgumentName? {
    let number = table.names.number(of: range, source.bytes, in: &table.pool)
    if let name = ArgumentName(index: number) { return name }
    report(
      "too many argument names: '$\(text(range, in: source))' exceeds the limit of \(ArgumentName.most) in a language and "
        + "its overlay; its uses are omitted", at: range.lowerBound, in: source)
    return nil
  }

  mutating func intern(_ text: String) -> Range<Int> {
    let start = table.pool.count
    table.pool.append(text)
    return start..<table.pool.count
  }

  mutating func number(_ literal: SourceRange, in source: TableSource) -> UInt32 {
    table.numbers.append(exact(literal, in: source))
    return UInt32(table.numbers.count - 1)
  }

  /// The value of a literal. One with more digits than ``ExactDecimal`` has is read as `Double`, as Fluent does.
  mutating func exact(_ literal: SourceRange, in source: TableSource) -> ExactDecimal {
    let text = text(literal, in: source)
    return ExactDecimal(text) ?? Double(text).map { ExactDecimal($0) } ?? .notANumber
  }

  mutating func fault(_ kind: SpeechFault.Kind, _ name: String) -> UInt32 {
    keep(spoil(SpeechFault(kind: kind, name: name)))
  }

  mutating func keep(_ fault: TableFault) -> UInt32 {
    table.faults.append(fault)
    return UInt32(table.faults.count - 1)
  }

  // MARK: Closing

  private mutating func closeMessages() {
    // Currencies named by several words get messages of their own.
    table.messages.reserveCapacity(messageDrafts.count + 256, touching: messageDrafts.count)
    table.attributes.reserveCapacity(drafts.count, touching: drafts.count / 4)
    for number in messageDrafts.indices {
      let message = messageDrafts[number]
      let start = table.attributes.count
      var next = Int(message.firstAttribute)
      let forms = message.entry < 0 ? 0..<0 : formNames(of: table.entries[Int(message.entry)].kind)
      while next >= 0 {
        let isForm = isForm(drafts[next].attribute, among: forms)
        // Forms are kept beside their entry; an observer asks for them too.
        if !isForm || recordsCoverage { table.attributes.append(attributeRecord(of: next, isForm: isForm)) }
        next = Int(drafts[next].next)
      }
      inheritTraits(of: message, from: start)
      var record = MessageRecord(value: reference(of: message.value), entry: message.entry)
      if message.value < 0, number < MessageIDs.count {
        record.value = standIn(for: BuiltInMessage.id(at: number))
        if message.source < 0 { table.missingMessages.append(Int32(number)) }
      }
      record.attributes = start..<table.attributes.count
      table.messages.append(record)
    }
  }

  /// An attribute. The forms of an entry are no words that anything agrees with, and no other entries.
  private mutating func attributeRecord(of draft: Int, isForm: Bool) -> AttributeRecord {
    let (name, pattern) = (drafts[draft].attribute, drafts[draft].reference)
    guard !isForm else { return AttributeRecord(name: name, pattern: pattern, word: .none) }
    return AttributeRecord(name: name, pattern: pattern, word: plainWord(of: draft), entry: soleEntry(of: draft))
  }

  /// The attributes in which a currency has its units: their names, and their drafts, or -1.
  private struct UnitAttributes {
    private let names: (local: SelectorKey?, full: SelectorKey?, minor: SelectorKey?, minorAlone: SelectorKey?)
    private(set) var (local, full, minor, minorAlone) = (-1, -1, -1, -1)

    init(local: SelectorKey?, full: SelectorKey?, minor: SelectorKey?, minorAlone: SelectorKey?) {
      names = (local, full, minor, minorAlone)
    }

    mutating func find(among drafts: borrowing GrowingBuffer<Draft>, from first: Int32) {
      (local, full, minor, minorAlone) = (-1, -1, -1, -1)
      var next = Int(first)
      while next >= 0 {
        switch drafts[next].attribute {
        case names.local: local = next
        case names.full: full = next
        case names.minor: minor = next
        case names.minorAlone: minorAlone = next
        default: break
        }
        next = Int(drafts[next].next)
      }
    }
  }

  private mutating func closeCurrencies() {
    table.currencies.reserveCapacity(currencyMessages.count, touching: currencyMessages.count)
    var units = UnitAttributes(
      local: attributeName("local"), full: attributeName("full"), minor: attributeName("minor"),
      minorAlone: attributeName("minor-alone"))
    for index in currencyMessages.indices {
      let number = currencyMessages[index]
      let message = messageDrafts[Int(number)]
      if message.value >= 0, let currency = currency(of: table.ids.range(of: Int(number))) {
        units.find(among: drafts, from: message.firstAttribute)
        close(currency, of: message, number, units)
      }
    }
  }

  private mutating func reference(of draft: Int32) -> PatternReference {
    draft < 0 ? .none : drafts[Int(draft)].reference
  }

  /// The text of a draft as a word, if it is a single plain one.
  mutating func plainWord(of draft: Int) -> SelectorKey {
    guard let range = plainText(of: draft) else { return .none }
    for index in range {
      let byte = table.pool[index]
      guard byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x2D || byte >= 0x30 && byte <= 0x39 else {
        return .none
      }
    }
    return SelectorKey(index: UInt32(table.words.number(of: range, in: table.pool)))
  }

  /// The currency whose phrases a message has, whose id begins as theirs do: `currency-usd`.
  private func currency(of id: Range<Int>) -> Currency? {
    guard id.count == 12 else { return nil }
    var packed: UInt32 = 0
    for index in id.dropFirst(9) {
      let byte = table.pool[index]
      guard byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") else { return nil }
      packed = packed << 8 | UInt32(byte & 0xDF)
    }
    return Currency(packed: packed)
  }

  private mutating func close(
    _ currency: Currency, of message: MessageDraft, _ number: Int32, _ units: UnitAttributes
  ) {
    func unit(_ draft: Int, or other: UnitName) -> UnitName { draft < 0 ? other : unitName(draft, of: number) }
    let value = unitName(Int(message.value), of: number)
    let minor = unit(units.minor, or: .none)
    table.currencies.append(
      CurrencyRecord(
        code: currency.packed, message: number, value: value, local: unit(units.local, or: value),
        full: unit(units.full, or: value), minor: minor, minorAlone: unit(units.minorAlone, or: minor)))
  }

  /// The draft of a message's attribute, or nil.
  mutating func attribute(named name: SelectorKey?, of message: Int32) -> Int? {
    guard let name else { return nil }
    return attribute(name, of: Owner(isTerm: false, number: message), messageDrafts[Int(message)])
  }

  /// The name of an attribute as a word; nil if no message has one of that name.
  mutating func attributeName(_ text: String) -> SelectorKey? {
    table.words.find(text, in: table.pool).map { SelectorKey(index: UInt32($0)) }
  }

  /// Makes the patterns that say a value and nothing else.
  private mutating func closeNumerals() {
    let numeral = table.instructions.count
    table.instructions.append(.argument(ArgumentName(.value)))
    table.numeral = PatternReference(instruction: numeral)
    table.instructions.append(.marked)
    table.marked = PatternReference(instruction: numeral + 1)
    var ordinal = NumberCall(operand: .argument(ArgumentName(.value)))
    ordinal.options.family = .ordinal
    table.instructions.append(.number(UInt32(table.numberCalls.count)))
    table.numberCalls.append(ordinal)
    table.ordinalNumeral = PatternReference(instruction: numeral + 2)
  }

  /// Finds the adjective for each of our states: `adjective-taken` for `state-taken`.
  private mutating func closeAdjectives() {
    let states = BuiltInMessage.stateIndices
    table.adjectives.append(repeating: -1, count: states.count)
    for index in adjectiveMessages.indices where messageDrafts[Int(adjectiveMessages[index])].value >= 0 {
      let message = adjectiveMessages[index]
      let name = table.ids.range(of: Int(message)).dropFirst(EntryKind.adjective.staticPrefix.utf8CodeUnitCount)
      if let word = table.words.find(name, in: table.pool),
        let state = SelectorKey(index: UInt32(word)).stateIndex
      {
        table.adjectives[state - states.lowerBound] = message
      }
    }
  }

  /// The number of a message by its id, or nil if no source has it.
  mutating func message(_ id: SourceRange, _ source: SourceBytes) -> Int? {
    table.ids.find(id, source, in: table.pool).flatMap { messageDrafts[$0].source >= 0 ? $0 : nil }
  }

  /// How a message joins what has an "and" of its own.
  private mutating func compound(_ message: BuiltInMessage) -> PatternReference {
    attribute(named: attributeName("compound"), of: message.message).map { drafts[$0].reference } ?? .none
  }

  /// The message of an id, if it has a value.
  mutating func value(ofMessage id: SourceBytes) -> (message: Int, draft: Int)? {
    guard let number = message(id.indices, id), messageDrafts[number].value >= 0 else { return nil }
    return (number, Int(messageDrafts[number].value))
  }
}

extension Syntax {
  /// Whether a pattern is nothing but text.
  func isPlain(_ pattern: Int) -> Bool {
    let count = nodes[pattern].count
    return count == 1 || count == 2 && nodes[pattern + 1].kind.isText
  }

  /// The text of a pattern, if it is nothing but text.
  func plainText(of pattern: Int, in source: TableSource) -> String? {
    guard isPlain(pattern) else { return nil }
    guard nodes[pattern].count > 1 else { return source.bytes.text(nodes[pattern].name) }
    let text = nodes[pattern + 1]
    var bytes = Array(source.bytes[text.name])
    for slice in text.detail { bytes += source.bytes[slices[slice].range] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

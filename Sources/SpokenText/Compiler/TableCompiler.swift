internal import SpokenTextFluent

/// Turns FTL into a table: merges the entries of several files, turns patterns into instructions, resolves references.
///
/// Sources are given with the most specific first: an app's overlay, a regional child, its parent. Each pattern of a
/// message comes from the first source that has it, so an overlay that rewords a value keeps the built-in attributes.
///
/// A message that only outlined sources have is compiled when it is first needed, together with all that it refers to:
/// see ``read(_:)``. All other messages are compiled at once.
struct TableCompiler {
  var table: CompiledTable
  private(set) var sources: [TableSource]

  /// A value or an attribute: where it comes from, and what it is compiled to.
  struct Draft {
    /// The id of its message, or of its term with the hyphen.
    var id: String
    var attribute: String?
    var source: Int
    /// Where the name of its message is in the source.
    var offset: Int
    var pattern: Pattern
    var reference = PatternReference.none
    /// How long it is without what it refers to: its instructions, and one for each 64 bytes of text.
    var weight = 1
    /// Its references to other drafts.
    var edges: [Edge] = []

    /// As a table refers to it: `greeting`, `greeting.title`, `-brand`.
    var name: String { attribute.map { "\(id).\($0)" } ?? id }
  }

  /// A reference, to be resolved when its target is compiled.
  struct Edge {
    enum Site { case instruction(Int), term(Int) }
    var site: Site
    var target: Int
    var offset: Int
    /// Whether its target would make the draft too long or too deep.
    var isCut = false
  }

  struct MessageDraft {
    var id: String
    /// The first and the last of its entries in ``unread``, or -1.
    var firstUnread = -1
    var lastUnread = -1
    /// Whether all its entries in outlined sources have been parsed.
    var isRead = false
    /// Its place among the currencies, or -1.
    var currency = -1
    /// The last source that has it.
    var source = -1
    var value: Int?
    var attributes = AttributeDrafts()

    /// Whether it has a value, as far as is known without parsing it.
    var mayHaveValue: Bool { value != nil || !isRead && firstUnread >= 0 }
  }

  /// The attributes of a message in the order of the sources. They are found by name in constant time, however many
  /// there are.
  struct AttributeDrafts {
    private(set) var all: [(name: String, draft: Int)] = []
    /// By name, once there are more than are searched faster one by one.
    private var index: [String: Int] = [:]
    private static let few = 8

    func draft(named name: String) -> Int? {
      all.count > Self.few ? index[name] : all.first { $0.name == name }?.draft
    }

    mutating func append(_ name: String, draft: Int) {
      all.append((name, draft))
      if all.count == Self.few + 1 {
        for (name, draft) in all { index[name] = draft }
      } else if all.count > Self.few {
        index[name] = draft
      }
    }
  }

  /// An entry of an outlined source, and the index of the next one with the same id, or -1.
  struct Unread {
    var source: Int
    var offset: Int
    var next = -1
  }

  var drafts: [Draft] = []
  /// How many drafts are compiled.
  private var compiled = 0
  /// The messages of outlined sources, parsed or not.
  var unread: ContiguousArray<Unread> = []
  /// The messages that were parsed and whose drafts are not compiled yet.
  private var opened: ContiguousArray<Int> = []
  /// The length of each compiled draft with all that it refers to, and how deep its references go.
  var sizes: ContiguousArray<Int> = []
  var depths: ContiguousArray<Int> = []
  var messageDrafts: [MessageDraft] = []
  var messageIndex: [String: Int] = [:]
  var termDrafts: [MessageDraft] = []
  var termIndex: [String: Int] = [:]
  var wordIndex = ByteIndex()
  var nameIndex = ByteIndex()
  var classIndex: [String: Int32] = [:]
  /// The draft that is being compiled.
  var current = 0

  /// Records source positions for coverage, and disables ``Instruction/counted(_:)``, which would hide variants.
  let recordsCoverage: Bool

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
    return compiler
  }

  private init(table: CompiledTable, sources: [TableSource], recordsCoverage: Bool) {
    self.table = table
    self.sources = sources
    self.recordsCoverage = recordsCoverage
  }

  private mutating func compile(_ mostBytes: Int) {
    // Only a small part of an outlined source is ever compiled.
    let bytes = sources.reduce(0) { $0 + $1.resource.source.count / ($1.outline == nil ? 1 : 8) }
    table.pool.reserveCapacity(bytes / 2)
    table.instructions.reserveCapacity(bytes / 12)
    table.variants.reserveCapacity(bytes / 40)
    drafts.reserveCapacity(bytes / 48)
    let messages = sources.reduce(0) { $0 + ($1.outline?.items.count ?? $1.resource.entries.count) }
    messageDrafts.reserveCapacity(messages)
    messageIndex.reserveCapacity(messages)
    for text in SelectorKey.builtIn { _ = word(text.utf8) }
    for name in ArgumentName.BuiltIn.allCases { _ = nameIndex.number(of: name.text.utf8, in: &table.pool) }
    var room = mostBytes
    for index in sources.indices {
      let source = sources[index]
      guard source.resource.source.count <= room else {
        report("With this file there is too much to compile; it is left out.", at: 0, in: source)
        continue
      }
      room -= source.resource.source.count
      collect(index)
    }
    // Ids are ASCII, so strings sort in the order of their bytes.
    messageDrafts.sort { $0.id < $1.id }
    for (index, message) in messageDrafts.enumerated() { messageIndex[message.id] = index }
    readLetterClasses()
    for message in messageDrafts { table.ids.append(intern(message.id)) }
    table.messages = ContiguousArray(repeating: MessageRecord(), count: messageDrafts.count)
    numberCurrencies()
    for index in messageDrafts.indices where messageDrafts[index].source >= 0 || messageDrafts[index].firstUnread < 0 {
      open(index)
    }
    readSettings()
    finish()
    closeSlots()
    // What was parsed is compiled, and the rest will be parsed from the bytes.
    for index in sources.indices { sources[index].resource.entries = [] }
  }

  /// Parses and compiles a message that has not been yet, and all that it refers to.
  mutating func read(_ index: Int) {
    guard index < messageDrafts.count, !messageDrafts[index].isRead else { return }
    open(index)
    finish()
  }

  /// Forgets which messages and currencies are new.
  mutating func clearNew() {
    table.newMessages.removeAll(keepingCapacity: true)
    table.newCurrencies.removeAll(keepingCapacity: true)
  }

  /// Parses what the outlined sources have of a message.
  mutating func open(_ index: Int) {
    guard !messageDrafts[index].isRead else { return }
    messageDrafts[index].isRead = true
    opened.append(index)
    var next = messageDrafts[index].firstUnread
    while next >= 0 {
      let entry = unread[next]
      switch Entry(parsing: sources[entry.source].resource.source, at: entry.offset) {
      case .message(let message):
        merge(
          message.value, message.attributes, intoMessage: index, name: messageDrafts[index].id, at: message.id,
          source: entry.source)
      case .junk(let junk): report(junk, in: sources[entry.source])
      case .term, .comment: break
      }
      next = entry.next
    }
  }

  /// Compiles the messages that were opened, resolves their references, and closes them.
  private mutating func finish() {
    let first = compiled
    // A reference may open another message.
    while compiled < drafts.count {
      current = compiled
      let (instructions, bytes) = (table.instructions.count, table.pool.count)
      drafts[current].reference = compile(drafts[current].pattern, in: sources[drafts[current].source])
      if recordsCoverage { keepPlace(of: drafts[current]) }
      drafts[current].weight = 1 + table.instructions.count - instructions + (table.pool.count - bytes) / 64
      compiled += 1
    }
    resolveReferences(from: first)
    for index in opened { close(index) }
    opened.removeAll(keepingCapacity: true)
    // Neither is needed again.
    for index in first..<drafts.count {
      drafts[index].pattern.elements = []
      drafts[index].edges = []
    }
  }

  /// The text that a range of a source holds.
  func text(_ range: SourceRange, in source: TableSource) -> String {
    String(decoding: source.resource.source[range], as: UTF8.self)
  }

  mutating func report(_ message: String, at offset: Int, in source: TableSource) {
    table.diagnostics.append(source.diagnostic(message, at: offset))
  }

  // MARK: Entries

  private mutating func collect(_ index: Int) {
    let source = sources[index]
    for entry in source.resource.entries { collect(entry, index, source) }
    for item in source.outline?.items ?? [] {
      // There are few terms, and letter classes are among them, which are looked up by name.
      if item.isTerm {
        collect(Entry(parsing: source.resource.source, at: item.start), index, source)
      } else {
        note(item, index, source)
      }
    }
  }

  /// Records that an outlined source has a message.
  private mutating func note(_ item: Outline.Item, _ index: Int, _ source: TableSource) {
    let slot = slot(ofMessage: text(item.id, in: source))
    let last = messageDrafts[slot].lastUnread
    if last >= 0 {
      guard unread[last].source != index else { return reportDuplicate("message", item.id, in: source) }
      unread[last].next = unread.count
    } else {
      messageDrafts[slot].firstUnread = unread.count
    }
    messageDrafts[slot].lastUnread = unread.count
    unread.append(Unread(source: index, offset: item.start))
  }

  private mutating func slot(ofMessage id: String) -> Int {
    if let slot = messageIndex[id] { return slot }
    messageIndex[id] = messageDrafts.count
    messageDrafts.append(MessageDraft(id: id))
    return messageDrafts.count - 1
  }

  private mutating func report(_ junk: Junk, in source: TableSource) {
    for error in junk.annotations {
      let fault = error.explained(in: source.resource.source)
      report(fault.message, at: fault.offset, in: source)
    }
  }

  private mutating func reportDuplicate(_ kind: String, _ id: SourceRange, in source: TableSource) {
    let name = (kind == "term" ? "-" : "") + text(id, in: source)
    report("The \(kind) “\(name)” is in this file twice; the first one is used.", at: id.lowerBound, in: source)
  }

  private mutating func collect(_ entry: Entry, _ index: Int, _ source: TableSource) {
    switch entry {
    case .comment: break
    case .junk(let junk): report(junk, in: source)
    case .message(let message):
      let id = text(message.id.range, in: source)
      let slot = slot(ofMessage: id)
      guard messageDrafts[slot].source != index else { return reportDuplicate("message", message.id.range, in: source) }
      merge(message.value, message.attributes, intoMessage: slot, name: id, at: message.id, source: index)
    case .term(let term):
      let id = text(term.id.range, in: source)
      let slot = termIndex[id] ?? termDrafts.count
      if slot == termDrafts.count {
        termIndex[id] = slot
        termDrafts.append(MessageDraft(id: id))
      } else if termDrafts[slot].source == index {
        return reportDuplicate("term", term.id.range, in: source)
      }
      merge(
        term.value, term.attributes, intoMessage: slot, isTerm: true, name: "-" + id, at: term.id, source: index)
    }
  }

  private mutating func merge(
    _ value: Pattern?, _ attributes: [Attribute], intoMessage index: Int, isTerm: Bool = false, name: String,
    at id: Identifier, source: Int
  ) {
    // Taken out of its array while it changes: with two references to them its attributes would be copied.
    var message = MessageDraft(id: "")
    if isTerm { swap(&message, &termDrafts[index]) } else { swap(&message, &messageDrafts[index]) }
    defer { if isTerm { termDrafts[index] = message } else { messageDrafts[index] = message } }
    message.source = source
    if let value, message.value == nil,
      isTerm || !name.hasPrefix(Self.settingPrefix) || accepts(value, of: name, in: sources[source])
    {
      message.value = drafts.count
      drafts.append(Draft(id: name, source: source, offset: id.range.lowerBound, pattern: value))
    }
    for attribute in attributes {
      let attributeName = text(attribute.id.range, in: sources[source])
      guard message.attributes.draft(named: attributeName) == nil else { continue }
      message.attributes.append(attributeName, draft: drafts.count)
      drafts.append(
        Draft(
          id: name, attribute: attributeName, source: source, offset: attribute.id.range.lowerBound,
          pattern: attribute.value))
    }
  }

  private mutating func keepPlace(of draft: Draft) {
    let source = sources[draft.source]
    table.places.patterns[draft.reference.start] = TablePlaces.Place(
      name: draft.name, source: draft.source, file: source.file, line: source.line(of: draft.offset))
  }

  private mutating func readLetterClasses() {
    for term in termDrafts {
      guard let value = term.value, term.id.hasPrefix("head-") || term.id.hasPrefix("tail-") else { continue }
      let draft = drafts[value]
      guard let list = plainText(of: draft.pattern, in: sources[draft.source]) else { continue }
      classIndex[term.id] = Int32(table.letterClasses.count)
      table.letterClasses.append(
        LetterClass(name: term.id, list: list, letterCase: LetterCase(table.tag)))
    }
  }

  /// The text of a pattern that is nothing but text.
  func plainText(of pattern: Pattern, in source: TableSource) -> String? {
    guard pattern.elements.count == 1, case .text(let element) = pattern.elements[0] else { return nil }
    return element.text(in: source.resource.source)
  }

  // MARK: Interning

  mutating func word(_ text: some Collection<UInt8>) -> SelectorKey {
    SelectorKey(index: UInt32(wordIndex.number(of: text, in: &table.pool)))
  }

  /// The name of an argument; nil, with a diagnostic, if the table has no number left for it.
  mutating func name(_ range: SourceRange, in source: TableSource) -> ArgumentName? {
    let number = nameIndex.number(of: source.resource.source[range], in: &table.pool)
    if let name = ArgumentName(index: number) { return name }
    report(
      "“$\(text(range, in: source))” is one name too many: a language and its overlay have at most \(ArgumentName.most) "
        + "different names of arguments. What uses it is left out.", at: range.lowerBound, in: source)
    return nil
  }

  mutating func intern(_ text: String) -> Range<Int> {
    let start = table.pool.count
    table.pool.append(contentsOf: text.utf8)
    return start..<table.pool.count
  }

  mutating func number(_ literal: NumberLiteral, in source: TableSource) -> UInt32 {
    table.numbers.append(exact(literal, in: source))
    return UInt32(table.numbers.count - 1)
  }

  /// The value of a literal. One with more digits than ``ExactDecimal`` has is read as `Double`, as Fluent does.
  func exact(_ literal: NumberLiteral, in source: TableSource) -> ExactDecimal {
    let text = text(literal.range, in: source)
    return ExactDecimal(text) ?? Double(text).map { ExactDecimal($0) } ?? .notANumber
  }

  mutating func fault(_ kind: SpeechFault.Kind, _ name: String) -> UInt32 {
    table.faults.append(SpeechFault(kind: kind, name: name))
    return UInt32(table.faults.count - 1)
  }

  // MARK: Closing

  private mutating func close(_ index: Int) {
    let message = messageDrafts[index]
    let start = table.attributes.count
    for attribute in message.attributes.all {
      let draft = drafts[attribute.draft]
      var trait = SelectorKey.none
      if let plain = plainText(of: draft.pattern, in: sources[draft.source]),
        plain.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2D || $0 >= 0x30 && $0 <= 0x39 })
      {
        trait = word(plain.utf8)
      }
      table.attributes.append(
        AttributeRecord(name: word(attribute.name.utf8), pattern: draft.reference, word: trait))
    }
    table.messages[index].value = message.value.map { drafts[$0].reference } ?? .none
    table.messages[index].attributes = start..<table.attributes.count
    table.newMessages.append(index)
    if message.currency >= 0 { close(currency: message) }
  }

  private mutating func close(currency message: MessageDraft) {
    func attribute(_ name: String) -> PatternReference? {
      message.attributes.draft(named: name).map { drafts[$0].reference }
    }
    let value = message.value.map { drafts[$0].reference } ?? .none
    let minor = attribute("minor") ?? .none
    table.currencies[message.currency].value = value
    table.currencies[message.currency].local = attribute("local") ?? value
    table.currencies[message.currency].full = attribute("full") ?? value
    table.currencies[message.currency].minor = minor
    table.currencies[message.currency].minorAlone = attribute("minor-alone") ?? minor
    table.newCurrencies.append(message.currency)
  }

  private mutating func numberCurrencies() {
    for (index, message) in messageDrafts.enumerated() {
      guard message.id.utf8.count == 12, message.id.hasPrefix("currency-"), message.mayHaveValue,
        let currency = Currency(message.id.dropFirst(9)), message.id.utf8.allSatisfy({ $0 | 0x20 == $0 })
      else { continue }
      messageDrafts[index].currency = table.currencies.count
      table.currencies.append(
        CurrencyRecord(code: currency.packed, fractionDigits: currency.fractionDigits, message: Int32(index)))
    }
  }

  private mutating func closeSlots() {
    let numeral = Int32(table.instructions.count)
    table.instructions.append(.argument(ArgumentName(.value)))
    table.numeral = PatternReference(start: numeral, end: numeral + 1)
    for message in BuiltInMessage.allCases { table.slots.append(builtIn(message.id)) }
  }

  /// The message of an id; if no source has it, a message that says the id in braces.
  private mutating func builtIn(_ id: String) -> Int32 {
    if let index = messageIndex[id], messageDrafts[index].mayHaveValue { return Int32(index) }
    let start = Int32(table.instructions.count)
    table.instructions.append(.fault(fault(.unknownMessage, id)))
    // After the last id, where the search by id ends.
    table.newMessages.append(table.messages.count)
    table.messages.append(MessageRecord(value: PatternReference(start: start, end: start + 1)))
    return Int32(table.messages.count - 1)
  }
}

internal import SpokenTextFluent

/// Turns FTL into a table: entries of several files are merged, patterns become instructions, references are resolved.
///
/// Sources come with the most particular first: an app's overlay, a regional child, its parent. A message is taken
/// pattern by pattern from the first source that has it, so an overlay that rewords a value keeps our attributes.
///
/// Of sources that are outlined only, a message is read when it is asked for, with all that it refers to: see
/// ``read(_:)``. All others are read at once, and so is the rest of a message that they have a part of.
struct TableCompiler {
  var table: CompiledTable
  private(set) var sources: [TableSource]

  /// A value or an attribute while it is compiled: where it comes from and what it became.
  struct Draft {
    /// The id of its message, or of its term with the hyphen.
    var id: String
    var attribute: String?
    var source: Int
    /// Where its name stands in its source.
    var offset: Int
    var pattern: Pattern
    var reference = PatternReference.none
    /// How much there is to say in it without its references: instructions, and text by the sentence.
    var weight = 1
    /// The drafts it refers to, by instruction, for cycles and sizes.
    var edges: [Edge] = []

    /// As a table refers to it: `greeting`, `greeting.title`, `-brand`.
    var name: String { attribute.map { "\(id).\($0)" } ?? id }
  }

  /// A reference that waits until its target is compiled.
  struct Edge {
    enum Site { case instruction(Int), term(Int) }
    var site: Site
    var target: Int
    var offset: Int
    /// Whether it would make too much of what it stands in.
    var isCut = false
  }

  struct MessageDraft {
    var id: String
    /// Where the sources have it that are outlined: the first and last of ``unread``, or -1.
    var firstUnread = -1
    var lastUnread = -1
    /// Whether all that the sources have of it is in the drafts.
    var isRead = false
    /// Its place among the currencies, or -1.
    var currency = -1
    /// The last source that has it.
    var source = -1
    var value: Int?
    var attributes: [(name: String, draft: Int)] = []

    /// Whether it has a value, as far as is known without reading it.
    var mayHaveValue: Bool { value != nil || !isRead && firstUnread >= 0 }
  }

  /// An entry of an outlined source, and the number of the next one with the same id, or -1.
  struct Unread {
    var source: Int
    var offset: Int
    var next = -1
  }

  var drafts: [Draft] = []
  /// How many drafts are compiled.
  private var compiled = 0
  /// What outlined sources have, read or not.
  var unread: ContiguousArray<Unread> = []
  /// The messages that were read and whose drafts are not compiled yet.
  private var opened: ContiguousArray<Int> = []
  /// How much each draft that is compiled comes to with its references, and how deep they go.
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

  /// Whether each variant that is said has to be seen, and where it comes from: then plain counts do not become one step.
  let recordsCoverage: Bool

  static func compile(_ tag: LanguageTag, _ sources: [TableSource], recordsCoverage: Bool = false) -> TableCompiler {
    var compiler = TableCompiler(table: CompiledTable(tag: tag), sources: sources, recordsCoverage: recordsCoverage)
    compiler.compile()
    return compiler
  }

  private init(table: CompiledTable, sources: [TableSource], recordsCoverage: Bool) {
    self.table = table
    self.sources = sources
    self.recordsCoverage = recordsCoverage
  }

  private mutating func compile() {
    // Of what is outlined a small part is ever read.
    let bytes = sources.reduce(0) { $0 + $1.resource.source.count / ($1.outline == nil ? 1 : 8) }
    table.pool.reserveCapacity(bytes / 2)
    table.instructions.reserveCapacity(bytes / 12)
    table.variants.reserveCapacity(bytes / 40)
    drafts.reserveCapacity(bytes / 48)
    let messages = sources.reduce(0) { $0 + ($1.outline?.items.count ?? $1.resource.entries.count) }
    messageDrafts.reserveCapacity(messages)
    messageIndex.reserveCapacity(messages)
    for text in SelectorKey.builtIn { _ = word(text.utf8) }
    for name in ArgumentName.BuiltIn.allCases { _ = self.name(name.text.utf8) }
    for index in sources.indices { collect(index) }
    // Ids are ASCII, whose strings stand in the order of their bytes.
    messageDrafts.sort { $0.id < $1.id }
    for (index, message) in messageDrafts.enumerated() { messageIndex[message.id] = index }
    readLetterClasses()
    for message in messageDrafts { table.messages.append(MessageRecord(id: intern(message.id))) }
    numberCurrencies()
    for index in messageDrafts.indices where messageDrafts[index].source >= 0 || messageDrafts[index].firstUnread < 0 {
      open(index)
    }
    readSettings()
    finish()
    closeSlots()
    table.genderTrait = word("gender".utf8)
    // What was parsed is compiled; what was not is still in the bytes.
    for index in sources.indices { sources[index].resource.entries = [] }
  }

  /// Reads a message that was not read yet, and all that it refers to.
  mutating func read(_ index: Int) {
    guard index < messageDrafts.count, !messageDrafts[index].isRead else { return }
    open(index)
    finish()
  }

  /// Begins to keep anew which messages were read.
  mutating func forgetRead() {
    table.readMessages.removeAll(keepingCapacity: true)
    table.readCurrencies.removeAll(keepingCapacity: true)
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

  /// Compiles what was opened and closes it.
  private mutating func finish() {
    let first = compiled
    // A reference may open a message more.
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
    // Neither is looked at again.
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
      // Terms are few, and some of them are lists that are looked into by name.
      if item.isTerm {
        collect(Entry(parsing: source.resource.source, at: item.start), index, source)
      } else {
        note(item, index, source)
      }
    }
  }

  /// Notes that an outlined source has a message.
  private mutating func note(_ item: Outline.Item, _ index: Int, _ source: TableSource) {
    let slot = slot(ofMessage: text(item.id, in: source))
    let last = messageDrafts[slot].lastUnread
    if last >= 0 {
      guard unread[last].source != index else { return standsTwice("message", item.id, in: source) }
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
    for error in junk.annotations { report(error.message, at: error.offset, in: source) }
  }

  private mutating func standsTwice(_ kind: String, _ id: SourceRange, in source: TableSource) {
    let name = (kind == "term" ? "-" : "") + text(id, in: source)
    report("The \(kind) “\(name)” stands twice in this file; the first one is used.", at: id.lowerBound, in: source)
  }

  private mutating func collect(_ entry: Entry, _ index: Int, _ source: TableSource) {
    switch entry {
    case .comment: break
    case .junk(let junk): report(junk, in: source)
    case .message(let message):
      let id = text(message.id.range, in: source)
      let slot = slot(ofMessage: id)
      guard messageDrafts[slot].source != index else { return standsTwice("message", message.id.range, in: source) }
      merge(message.value, message.attributes, intoMessage: slot, name: id, at: message.id, source: index)
    case .term(let term):
      let id = text(term.id.range, in: source)
      let slot = termIndex[id] ?? termDrafts.count
      if slot == termDrafts.count {
        termIndex[id] = slot
        termDrafts.append(MessageDraft(id: id))
      } else if termDrafts[slot].source == index {
        return standsTwice("term", term.id.range, in: source)
      }
      merge(
        term.value, term.attributes, intoMessage: slot, isTerm: true, name: "-" + id, at: term.id, source: index)
    }
  }

  private mutating func merge(
    _ value: Pattern?, _ attributes: [Attribute], intoMessage index: Int, isTerm: Bool = false, name: String,
    at id: Identifier, source: Int
  ) {
    var message = isTerm ? termDrafts[index] : messageDrafts[index]
    defer { if isTerm { termDrafts[index] = message } else { messageDrafts[index] = message } }
    message.source = source
    if let value, message.value == nil {
      message.value = drafts.count
      drafts.append(Draft(id: name, source: source, offset: id.range.lowerBound, pattern: value))
    }
    for attribute in attributes {
      let attributeName = text(attribute.id.range, in: sources[source])
      guard !message.attributes.contains(where: { $0.name == attributeName }) else { continue }
      message.attributes.append((attributeName, drafts.count))
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
    SelectorKey(index: UInt16(clamping: wordIndex.number(of: text, in: &table.pool)))
  }

  mutating func name(_ text: some Collection<UInt8>) -> ArgumentName {
    ArgumentName(index: UInt16(clamping: nameIndex.number(of: text, in: &table.pool)))
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

  /// The number that a literal writes; of one with more digits than are counted with, what Fluent makes of it.
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
    for attribute in message.attributes {
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
    table.readMessages.append(index)
    if message.currency >= 0 { close(currency: message) }
  }

  private mutating func close(currency message: MessageDraft) {
    func attribute(_ name: String) -> PatternReference? {
      message.attributes.first { $0.name == name }.map { drafts[$0.draft].reference }
    }
    let value = message.value.map { drafts[$0].reference } ?? .none
    let minor = attribute("minor") ?? .none
    table.currencies[message.currency].value = value
    table.currencies[message.currency].local = attribute("local") ?? value
    table.currencies[message.currency].full = attribute("full") ?? value
    table.currencies[message.currency].minor = minor
    table.currencies[message.currency].minorAlone = attribute("minor-alone") ?? minor
    table.readCurrencies.append(message.currency)
  }

  /// The text of a message that sets something and is never spoken.
  private mutating func setting(_ id: String) -> String? {
    guard let index = messageIndex[id] else { return nil }
    open(index)
    guard let value = messageDrafts[index].value else { return nil }
    return plainText(of: drafts[value].pattern, in: sources[drafts[value].source])
  }

  private mutating func readSettings() {
    table.isGrouped = setting("number-digits") == "grouped"
    table.hasRegionalSeparators = setting("number-separators") == "regional"
    // A regional child may count in other powers than its parent, and cannot take the parent's words away.
    let powers = setting("number-powers")?.split(separator: " ").compactMap { Int($0) }
    for (index, message) in messageDrafts.enumerated() {
      if message.id.hasPrefix("compact-"), message.mayHaveValue, let power = Int(message.id.dropFirst(8)),
        powers?.contains(power) ?? (power > 0)
      {
        table.compactPowers.append(CompactPower(power: power, message: Int32(index)))
      }
    }
    table.compactPowers.sort { $0.power > $1.power }
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

  /// A slot that no source fills says its id in braces: seen at once, and never a trap.
  private mutating func closeSlots() {
    table.idCount = table.messages.count
    let numeral = Int32(table.instructions.count)
    table.instructions.append(.argument(ArgumentName(.value)))
    table.numeral = PatternReference(start: numeral, end: numeral + 1)
    for slot in BuiltInMessage.allCases { table.slots.append(builtIn(slot.id)) }
    for status in Status.allCases {
      table.states.append(StateRecord(message: builtIn("state-" + status.id), word: word(status.id.utf8)))
    }
  }

  /// The message that a formatter says by this id, or one that says the id in braces.
  private mutating func builtIn(_ id: String) -> Int32 {
    if let index = messageIndex[id], messageDrafts[index].mayHaveValue { return Int32(index) }
    let start = Int32(table.instructions.count)
    table.instructions.append(.fault(fault(.unknownMessage, id)))
    // Past the last id, so that the search by id, which stops there, does not see it.
    table.readMessages.append(table.messages.count)
    table.messages.append(MessageRecord(id: 0..<0, value: PatternReference(start: start, end: start + 1)))
    return Int32(table.messages.count - 1)
  }
}

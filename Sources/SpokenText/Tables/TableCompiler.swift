internal import SpokenTextFluent

/// Turns FTL into a table: entries of several files are merged, patterns become instructions, references are resolved.
///
/// Sources come with the most particular first: an app's overlay, a regional child, its parent. A message is taken
/// pattern by pattern from the first source that has it, so an overlay that rewords a value keeps our attributes.
struct TableCompiler {
  var table: CompiledTable
  let sources: [TableSource]

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
    /// The last source that has it.
    var source = -1
    var value: Int?
    var attributes: [(name: String, draft: Int)] = []
  }

  var drafts: [Draft] = []
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
  let isTraced: Bool

  static func compile(_ tag: LanguageTag, _ sources: [TableSource], isTraced: Bool = false) -> CompiledTable {
    var compiler = TableCompiler(table: CompiledTable(tag: tag), sources: sources, isTraced: isTraced)
    compiler.compile()
    return compiler.table
  }

  private init(table: CompiledTable, sources: [TableSource], isTraced: Bool) {
    self.table = table
    self.sources = sources
    self.isTraced = isTraced
  }

  private mutating func compile() {
    let bytes = sources.reduce(0) { $0 + $1.resource.source.count }
    table.pool.reserveCapacity(bytes / 2)
    table.instructions.reserveCapacity(bytes / 12)
    table.variants.reserveCapacity(bytes / 40)
    drafts.reserveCapacity(bytes / 48)
    messageDrafts.reserveCapacity(bytes / 128)
    messageIndex.reserveCapacity(bytes / 128)
    for text in Word.builtIn { _ = word(text.utf8) }
    for name in Name.BuiltIn.allCases { _ = self.name(name.text.utf8) }
    for index in sources.indices { collect(index) }
    // Ids are ASCII, whose strings stand in the order of their bytes.
    messageDrafts.sort { $0.id < $1.id }
    for (index, message) in messageDrafts.enumerated() { messageIndex[message.id] = index }
    readLetterClasses()
    for index in drafts.indices {
      current = index
      let (instructions, bytes) = (table.instructions.count, table.pool.count)
      drafts[index].reference = compile(drafts[index].pattern, in: sources[drafts[index].source])
      if isTraced { keepPlace(of: drafts[index]) }
      drafts[index].weight = 1 + table.instructions.count - instructions + (table.pool.count - bytes) / 64
    }
    resolveReferences()
    closeMessages()
    closeCurrencies()
    closeSlots()
    closeNames()
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
    for entry in source.resource.entries {
      switch entry {
      case .comment: break
      case .junk(let junk):
        for error in junk.annotations { report(error.message, at: error.offset, in: source) }
      case .message(let message):
        let id = text(message.id.range, in: source)
        let slot = messageIndex[id] ?? messageDrafts.count
        if slot == messageDrafts.count {
          messageIndex[id] = slot
          messageDrafts.append(MessageDraft(id: id))
        } else if messageDrafts[slot].source == index {
          report(
            "The message “\(id)” stands twice in this file; the first one is used.", at: message.id.range.lowerBound,
            in: source)
          continue
        }
        messageDrafts[slot] = merged(
          messageDrafts[slot], message.value, message.attributes, name: id, at: message.id, source: index)
      case .term(let term):
        let id = text(term.id.range, in: source)
        let slot = termIndex[id] ?? termDrafts.count
        if slot == termDrafts.count {
          termIndex[id] = slot
          termDrafts.append(MessageDraft(id: id))
        } else if termDrafts[slot].source == index {
          report(
            "The term “-\(id)” stands twice in this file; the first one is used.", at: term.id.range.lowerBound,
            in: source)
          continue
        }
        termDrafts[slot] = merged(
          termDrafts[slot], term.value, term.attributes, name: "-" + id, at: term.id, source: index)
      }
    }
  }

  private mutating func merged(
    _ message: MessageDraft, _ value: Pattern?, _ attributes: [Attribute], name: String, at id: Identifier, source: Int
  ) -> MessageDraft {
    var message = message
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
    return message
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
        LetterClass(name: term.id, list: list, letterCase: TitleCaseRule(table.tag)))
    }
  }

  /// The text of a pattern that is nothing but text.
  func plainText(of pattern: Pattern, in source: TableSource) -> String? {
    guard pattern.elements.count == 1, case .text(let element) = pattern.elements[0] else { return nil }
    return element.text(in: source.resource.source)
  }

  // MARK: Interning

  mutating func word(_ text: some Collection<UInt8>) -> Word {
    Word(index: UInt16(clamping: wordIndex.number(of: text, in: &table.pool)))
  }

  mutating func name(_ text: some Collection<UInt8>) -> Name {
    Name(index: UInt16(clamping: nameIndex.number(of: text, in: &table.pool)))
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

  private mutating func closeMessages() {
    table.messages.reserveCapacity(messageDrafts.count + 1)
    for message in messageDrafts {
      let start = table.attributes.count
      for attribute in message.attributes {
        let draft = drafts[attribute.draft]
        var trait = Word.none
        if let plain = plainText(of: draft.pattern, in: sources[draft.source]),
          plain.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2D || $0 >= 0x30 && $0 <= 0x39 })
        {
          trait = word(plain.utf8)
        }
        table.attributes.append(
          AttributeRecord(name: word(attribute.name.utf8), pattern: draft.reference, word: trait))
      }
      table.messages.append(
        MessageRecord(
          id: intern(message.id), value: message.value.map { drafts[$0].reference } ?? .none,
          attributes: start..<table.attributes.count))
    }
    table.isGrouped = setting("number-digits") == "grouped"
    table.hasRegionalSeparators = setting("number-separators") == "regional"
  }

  /// The text of a message that sets something and is never spoken.
  private func setting(_ id: String) -> String? {
    guard let value = messageIndex[id].flatMap({ messageDrafts[$0].value }) else { return nil }
    return plainText(of: drafts[value].pattern, in: sources[drafts[value].source])
  }

  private mutating func closeCurrencies() {
    // A regional child may count in other powers than its parent, and cannot take the parent's words away.
    let powers = setting("number-powers")?.split(separator: " ").compactMap { Int($0) }
    for (index, message) in messageDrafts.enumerated() {
      if message.id.hasPrefix("compact-"), message.value != nil, let power = Int(message.id.dropFirst(8)),
        powers?.contains(power) ?? (power > 0)
      {
        table.compactPowers.append(CompactPower(power: power, message: Int32(index)))
      }
      guard message.id.utf8.count == 12, message.id.hasPrefix("currency-"), let value = message.value,
        let currency = Currency(message.id.dropFirst(9)), message.id.utf8.allSatisfy({ $0 | 0x20 == $0 })
      else { continue }
      func attribute(_ name: String) -> PatternReference? {
        message.attributes.first { $0.name == name }.map { drafts[$0.draft].reference }
      }
      let reference = drafts[value].reference
      let minor = attribute("minor") ?? .none
      table.currencies.append(
        CurrencyRecord(
          code: currency.packed, fractionDigits: currency.fractionDigits, message: Int32(index), value: reference,
          local: attribute("local") ?? reference, full: attribute("full") ?? reference, minor: minor,
          minorAlone: attribute("minor-alone") ?? minor))
    }
    table.compactPowers.sort { $0.power > $1.power }
  }

  private mutating func closeNames() {
    table.words = wordIndex.ranges
    for (number, range) in nameIndex.ranges.enumerated() {
      table.names[String(decoding: table.pool[range], as: UTF8.self)] = Name(index: UInt16(clamping: number))
    }
  }

  /// A slot that no source fills says its id in braces: seen at once, and never a trap.
  private mutating func closeSlots() {
    table.idCount = table.messages.count
    let numeral = Int32(table.instructions.count)
    table.instructions.append(.argument(Name(.value)))
    table.numeral = PatternReference(start: numeral, end: numeral + 1)
    for slot in Slot.allCases { table.slots.append(builtIn(slot.id)) }
    for status in Status.allCases {
      table.states.append(StateRecord(message: builtIn("state-" + status.id), word: word(status.id.utf8)))
    }
    table.genderTrait = word("gender".utf8)
  }

  /// The message that a formatter says by this id, or one that says the id in braces.
  private mutating func builtIn(_ id: String) -> Int32 {
    if let index = messageIndex[id], messageDrafts[index].value != nil { return Int32(index) }
    let start = Int32(table.instructions.count)
    table.instructions.append(.fault(fault(.unknownMessage, id)))
    // Past the last id, so that the search by id, which stops there, does not see it.
    table.messages.append(
      MessageRecord(id: 0..<0, value: PatternReference(start: start, end: start + 1), attributes: 0..<0))
    return Int32(table.messages.count - 1)
  }
}

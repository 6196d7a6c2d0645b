// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The arguments and texts of the phrases of one utterance.
struct PhraseScope: ~Copyable {
  /// The speaker's own table.
  let table: LocaleTable
  /// The table's texts.
  let tableTexts: TableTexts
  private var bindings: StackBuffer<Binding>
  private var texts: [Utterance] = []
  /// The marks of marked phrases, by the places of their frames. It is optional to save a release.
  private var marks: [Int32: VoiceMarks]?
  /// What few phrases have. Nil rather than empty, because destroying nil costs nothing.
  var sideEffects: EvaluationSideEffects?

  /// Whether each kind of phrase is tried when it is composed, and said in another language if this one lacks its message.
  var usesFallback = false

  /// Calls `body` with an empty scope.
  static func withScope<Result>(_ table: LocaleTable, _ body: (consuming PhraseScope) -> Result) -> Result {
    TableTexts.with(table.pool) { texts in
      StackBuffer.with(capacity: 16) { body(PhraseScope(table, texts, $0)) }
    }
  }

  private init(_ table: LocaleTable, _ texts: TableTexts, _ bindings: consuming StackBuffer<Binding>) {
    (self.table, tableTexts) = (table, texts)
    self.bindings = bindings
  }

  private var count: Int { bindings.count }

  private mutating func push(_ name: ArgumentName, _ value: Value) {
    bindings.append(Binding(name: name, value: value))
  }

  private mutating func push(_ argument: (name: ArgumentName.BuiltIn, value: Value)?) {
    if let argument { push(ArgumentName(argument.name), argument.value) }
  }

  /// The arguments that were kept since there were so many. There never are more than memory has room for.
  private func frame(from start: Int, noun: Int32 = -1) -> Frame {
    Frame(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: count &- start), noun: noun)
  }

  /// Keeps a text for as long as the phrases that name it.
  mutating func keep(_ text: String) -> KeptText { keep(Utterance(text)) }

  /// Keeps an utterance, with its spans.
  mutating func keep(_ utterance: Utterance) -> KeptText { keep([utterance]) }

  /// Keeps several utterances, and returns the first. The others follow it.
  mutating func keep(_ utterances: [Utterance]) -> KeptText {
    let first = KeptText(index: Int32(texts.count))
    if texts.isEmpty { texts = utterances } else { texts += utterances }
    return first
  }

  /// Forgets all arguments and texts. Phrases that were composed before must not be said any more.
  mutating func removeAll() {
    bindings.truncate(to: 0)
    texts = []
    marks = nil
  }

  /// Returns the side effects, and creates them if there are none yet.
  mutating func ensureSideEffects() -> EvaluationSideEffects {
    if let sideEffects { return sideEffects }
    let made = EvaluationSideEffects()
    sideEffects = made
    return made
  }

  /// Reports what went wrong while a phrase was composed or said.
  mutating func report(_ fault: SpeechFault) { ensureSideEffects().report(fault) }

  /// A text that was kept.
  func text(_ kept: KeptText) -> String { utterance(kept).text }

  /// An utterance that was kept.
  func utterance(_ kept: KeptText) -> Utterance {
    // Formatting never traps, not even for a phrase that outlives ``removeAll()``.
    texts.indices.contains(Int(kept.index)) ? texts[Int(kept.index)] : Utterance("")
  }

  /// Keeps the arguments of one phrase side by side. Phrases among them must have been composed before.
  mutating func frame(_ bindings: [Binding]) -> Frame {
    let start = count
    for binding in bindings { push(binding.name, binding.value) }
    return frame(from: start)
  }

  /// A phrase that says a number by a pattern of the table's own, in a gender and a case that are asked for.
  mutating func bind(
    numeral pattern: PatternReference, _ value: Value, gender: GenderWord?, case caseWord: CaseWord?
  ) -> BoundMessage {
    let start = count
    push(ArgumentName(.value), value)
    if let gender { push(ArgumentName(.gender), .word(.word(gender))) }
    if let caseWord { push(ArgumentName(.case), .word(.word(caseWord))) }
    return BoundMessage(pattern: pattern, message: -1, frame: frame(from: start))
  }

  /// Keeps the only argument of a phrase.
  mutating func frame(_ name: ArgumentName, _ value: Value) -> Frame {
    let start = count
    push(name, value)
    return frame(from: start)
  }

  /// A phrase whose pattern is known already: a currency's name, an attribute of a message.
  mutating func bind(
    _ pattern: PatternReference, of message: Int32, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil,
    _ fourth: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    let start = count
    push(first)
    push(second)
    push(third)
    push(fourth)
    return BoundMessage(pattern: pattern, message: message, frame: frame(from: start))
  }

  /// A phrase of a built-in message with its arguments.
  mutating func bind(
    _ slot: BuiltInMessage, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil,
    _ third: (ArgumentName.BuiltIn, Value)? = nil, _ fourth: (ArgumentName.BuiltIn, Value)? = nil,
    _ fifth: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    let start = count
    push(first)
    push(second)
    push(third)
    push(fourth)
    push(fifth)
    let message = slot.message
    return BoundMessage(pattern: value(of: message), message: message, frame: frame(from: start))
  }

  /// Whether a message is an entry of the lexicon: words, for which the language's patterns count.
  func isEntry(_ message: Int32) -> Bool { table.entryIndex(of: message) != nil }

  /// So many of a noun: its count written out where it has that, otherwise as the language counts.
  mutating func bind(counting count: Value, of noun: Int32) -> BoundMessage {
    guard let entry = table.entry(of: noun) else { return bind(value(of: noun), of: noun, (.count, count)) }
    if entry.counted.exists { return bind(entry.counted, counting: count, of: noun) }
    return bind(entry.kind == .noun ? .counted : .countedMeasure, of: noun, (.count, count))
  }

  /// A phrase written out that counts a noun.
  mutating func bind(_ pattern: PatternReference, counting count: Value, of noun: Int32) -> BoundMessage {
    let start = self.count
    push(ArgumentName(.count), count)
    push(ArgumentName(.noun), .entry(noun))
    return BoundMessage(pattern: pattern, message: noun, frame: frame(from: start, noun: noun))
  }

  /// One of the patterns in which the language counts a noun.
  mutating func bind(
    _ slot: BuiltInMessage, of noun: Int32, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    let start = count
    push(first)
    push(ArgumentName(.noun), .entry(noun))
    push(second)
    push(third)
    return BoundMessage(pattern: value(of: slot.message), message: noun, frame: frame(from: start, noun: noun))
  }

  /// So many of a currency's unit.
  mutating func bind(counting count: Value, of unit: UnitName) -> BoundMessage {
    if unit.pattern.exists {
      return unit.isNoun
        ? bind(unit.pattern, counting: count, of: unit.message)
        : bind(unit.pattern, of: unit.message, (.count, count))
    }
    return bind(.countedMeasure, of: unit.message, (.count, count))
  }

  /// A value with marks for a voice. It counts and agrees as it does without them.
  mutating func marked(_ value: Value, _ marks: VoiceMarks) -> Value {
    var (message, category) = (Int32(-1), PluralCategory?.none)
    switch value {
    case .silence: return value
    case .number, .quantityText: category = value.category(by: table.plurals)
    case .quantity(let phrase, let counted): (message, category) = (phrase.message, counted)
    case .phrase(let phrase): message = phrase.message
    case .entry(let word): message = word
    case .text, .word, .utterance, .otherLanguage, .missing: break
    }
    let phrase = BoundMessage(pattern: table.marked, message: message, frame: frame(ArgumentName(.value), value))
    self.marks = (self.marks ?? [:]).merging([phrase.frame.start: marks]) { $1 }
    return category.map { .quantity(phrase, $0) } ?? .phrase(phrase)
  }

  /// What a voice is told of the marked phrase of a frame.
  func marks(of frame: Frame) -> VoiceMarks { marks?[frame.start] ?? VoiceMarks() }

  /// The pattern of a message's value.
  func value(of message: Int32) -> PatternReference { table.records[Int(message)].value }

  /// The phrases of a currency, or nil if the table does not name it.
  func names(of currency: Currency) -> CurrencyRecord? { table.currencies[currency.packed] }

  /// The indices of the bindings of a frame.
  private func indices(of frame: Frame) -> Range<Int> {
    let start = Int(frame.start)
    return start..<max(start, min(start + Int(frame.count), count))
  }

  /// The index of the binding of a name in a frame, or nil.
  @inline(__always)
  func index(of name: ArgumentName, in frame: Frame) -> Int? {
    for index in indices(of: frame) where bindings[index].name == name { return index }
    return nil
  }

  /// The noun whose traits rules look at as `$noun`: that of a frame, or else another one. Nil where an argument asks for a
  /// form itself.
  func noun(in frame: Frame, orElse other: Int32) -> Int32? {
    var found: Int32?
    for index in indices(of: frame) where bindings[index].name.mayAsk {
      guard bindings[index].name == ArgumentName(.noun) else { return nil }
      guard found == nil else { continue }
      guard case .entry(let noun) = bindings[index].value else { return nil }
      found = noun
    }
    return found ?? other
  }

  /// Whether the noun of a frame, see ``noun(in:orElse:)``, is this one or none.
  @inline(__always)
  func hasNoNoun(but noun: Int32, in frame: Frame) -> Bool {
    for index in indices(of: frame) where bindings[index].name.mayAsk {
      guard bindings[index].name == ArgumentName(.noun), case .entry(noun) = bindings[index].value else { return false }
    }
    return true
  }

  /// The first two bindings of a frame, if they are a number and a word that it counts.
  mutating func countedNoun(in frame: Frame) -> (number: ExactDecimal, writing: NumberWriting, noun: Int32)? {
    let start = indices(of: frame).lowerBound
    guard indices(of: frame).count >= 2, bindings[start].name == ArgumentName(.count),
      case .number(let number, let writing) = bindings[start].value,
      bindings[start + 1].name == ArgumentName(.noun), case .entry(let noun) = bindings[start + 1].value
    else { return nil }
    return (number, writing, noun)
  }

  /// The name of the argument at an index that ``index(of:in:)`` gave.
  func name(at index: Int) -> ArgumentName { bindings[index].name }

  /// The value at an index that ``index(of:in:)`` gave.
  subscript(index: Int) -> Value { bindings[index].value }
}

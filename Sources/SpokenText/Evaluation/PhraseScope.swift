// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The arguments and texts of all phrases in one utterance.
struct PhraseScope: ~Copyable {
  /// The table of the speaker's language.
  let table: LocaleTable
  let tableTexts: TableTexts
  private var bindings: StackBuffer<Binding>
  private var texts: [Utterance] = []
  /// The marks for voices, by the index of the marked phrase's first argument. `nil` for most phrases, which saves a
  /// release.
  private var marks: [Int32: VoiceMarks]?
  /// Data that few phrases need. Other phrases have `nil`, because destroying `nil` costs nothing.
  var sideEffects: EvaluationSideEffects?

  /// `true` if each phrase is evaluated as soon as it is composed. A phrase that this language lacks is then replaced
  /// by its text in another language.
  var usesFallback = false

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

  /// Returns a frame of the bindings from `start` on. A frame is the arguments of one phrase. The conversions to
  /// `Int32` never truncate, because memory runs out first.
  private func frame(from start: Int, noun: Int32 = -1) -> Frame {
    Frame(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: count &- start), noun: noun)
  }

  /// Stores a text for the lifetime of the scope.
  mutating func keep(_ text: String) -> KeptText { keep(Utterance(text)) }

  mutating func keep(_ utterance: Utterance) -> KeptText { keep([utterance]) }

  /// Stores several utterances. Returns the first. The indices of the others follow.
  mutating func keep(_ utterances: [Utterance]) -> KeptText {
    let first = KeptText(index: Int32(texts.count))
    if texts.isEmpty { texts = utterances } else { texts += utterances }
    return first
  }

  /// Removes all arguments and texts. Phrases that were composed before become invalid.
  mutating func removeAll() {
    bindings.truncate(to: 0)
    texts = []
    marks = nil
  }

  mutating func ensureSideEffects() -> EvaluationSideEffects {
    if let sideEffects { return sideEffects }
    let made = EvaluationSideEffects()
    sideEffects = made
    return made
  }

  mutating func report(_ fault: SpeechFault) { ensureSideEffects().report(fault) }

  func text(_ kept: KeptText) -> String { utterance(kept).text }

  func utterance(_ kept: KeptText) -> Utterance {
    // Returns an empty text instead of trapping if the phrase was composed before ``removeAll()``.
    texts.indices.contains(Int(kept.index)) ? texts[Int(kept.index)] : Utterance("")
  }

  /// Stores the arguments of one phrase. Compose nested phrases first, so that the arguments are contiguous.
  mutating func frame(_ bindings: [Binding]) -> Frame {
    let start = count
    for binding in bindings { push(binding.name, binding.value) }
    return frame(from: start)
  }

  /// Composes a phrase for a number from one of the table's number patterns.
  mutating func bind(
    numeral pattern: PatternReference, _ value: Value, gender: GenderWord?, case caseWord: CaseWord?
  ) -> BoundMessage {
    let start = count
    push(ArgumentName(.value), value)
    if let gender { push(ArgumentName(.gender), .word(.word(gender))) }
    if let caseWord { push(ArgumentName(.case), .word(.word(caseWord))) }
    return BoundMessage(pattern: pattern, message: -1, frame: frame(from: start))
  }

  mutating func frame(_ name: ArgumentName, _ value: Value) -> Frame {
    let start = count
    push(name, value)
    return frame(from: start)
  }

  /// Composes a phrase from a known pattern, such as a currency's name or an attribute of a message.
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

  /// Composes a phrase from one of the library's messages.
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

  /// Returns whether a message is a word of the lexicon. Such a message doesn't contain the number, so one of the
  /// language's patterns writes the count.
  func isEntry(_ message: Int32) -> Bool { table.entryIndex(of: message) != nil }

  /// Composes a count of a noun, such as "3 doses". Uses the noun's attribute `.counted` if it has one, and otherwise
  /// the language's pattern.
  mutating func bind(counting count: Value, of noun: Int32) -> BoundMessage {
    guard let entry = table.entry(of: noun) else { return bind(value(of: noun), of: noun, (.count, count)) }
    if entry.counted.exists { return bind(entry.counted, counting: count, of: noun) }
    return bind(entry.kind == .noun ? .counted : .countedMeasure, of: noun, (.count, count))
  }

  /// Composes a count of a noun from a pattern that writes both the number and the noun.
  mutating func bind(_ pattern: PatternReference, counting count: Value, of noun: Int32) -> BoundMessage {
    let start = self.count
    push(ArgumentName(.count), count)
    push(ArgumentName(.noun), .entry(noun))
    return BoundMessage(pattern: pattern, message: noun, frame: frame(from: start, noun: noun))
  }

  /// Composes a count of a noun from one of the language's patterns, or from an attribute of it that the language has.
  mutating func bind(
    _ slot: BuiltInMessage, preferring attribute: String? = nil, of noun: Int32,
    _ first: (ArgumentName.BuiltIn, Value)? = nil, _ second: (ArgumentName.BuiltIn, Value)? = nil,
    _ third: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    let start = count
    push(first)
    push(ArgumentName(.noun), .entry(noun))
    push(second)
    push(third)
    let pattern = pattern(of: slot, preferring: attribute)
    return BoundMessage(pattern: pattern, message: noun, frame: frame(from: start, noun: noun))
  }

  mutating func bind(counting count: Value, of unit: UnitName) -> BoundMessage {
    if unit.pattern.exists {
      return unit.isNoun
        ? bind(unit.pattern, counting: count, of: unit.message)
        : bind(unit.pattern, of: unit.message, (.count, count))
    }
    return bind(.countedMeasure, of: unit.message, (.count, count))
  }

  /// Adds marks for a voice to a value. The result counts and agrees like the value.
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

  func marks(of frame: Frame) -> VoiceMarks { marks?[frame.start] ?? VoiceMarks() }

  func value(of message: Int32) -> PatternReference { table.records[Int(message)].value }

  /// Returns the names of a currency. Returns `nil` if the table lacks them.
  func names(of currency: Currency) -> CurrencyRecord? { table.currencies[currency.packed] }

  private func indices(of frame: Frame) -> Range<Int> {
    let start = Int(frame.start)
    return start..<max(start, min(start + Int(frame.count), count))
  }

  /// Returns the index of an argument's binding in a frame. Returns `nil` if the frame lacks the argument.
  @inline(__always)
  func index(of name: ArgumentName, in frame: Frame) -> Int? {
    for index in indices(of: frame) where bindings[index].name == name { return index }
    return nil
  }

  /// Returns the noun that rules for forms of words use as `$noun`. This is the frame's argument `$noun`, or else
  /// `other`. Returns `nil` if `$noun` isn't a lexicon entry. Also returns `nil` if the frame has a `$case`, `$form`,
  /// or `$gender`.
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

  /// Returns whether the frame has no noun other than `noun`, and no argument `$case`, `$form`, or `$gender`.
  @inline(__always)
  func hasNoNoun(but noun: Int32, in frame: Frame) -> Bool {
    for index in indices(of: frame) where bindings[index].name.mayAsk {
      guard bindings[index].name == ArgumentName(.noun), case .entry(noun) = bindings[index].value else { return false }
    }
    return true
  }

  /// Returns the first two arguments of a frame, if they are a number and a noun.
  mutating func countedNoun(in frame: Frame) -> (number: ExactDecimal, writing: NumberWriting, noun: Int32)? {
    let start = indices(of: frame).lowerBound
    guard indices(of: frame).count >= 2, bindings[start].name == ArgumentName(.count),
      case .number(let number, let writing) = bindings[start].value,
      bindings[start + 1].name == ArgumentName(.noun), case .entry(let noun) = bindings[start + 1].value
    else { return nil }
    return (number, writing, noun)
  }

  func name(at index: Int) -> ArgumentName { bindings[index].name }

  subscript(index: Int) -> Value { bindings[index].value }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Keeps the arguments of the phrases of one utterance while they are composed and said.
///
/// Unsafe for speed: the bindings are kept on the stack, at most 1 KB, so that composing a phrase allocates nothing; if
/// there are more, they move to the heap. It is safe to use, because only this file touches the memory, and only the
/// slots below `count`, which are initialized; and the scope cannot outlive its stack frame: it is not copyable, and is
/// consumed within ``withScope(_:_:)``.
@safe
struct PhraseScope: ~Copyable {
  /// The speaker's own table. It is safe not to retain it, because the speaker does until the phrase has been said.
  @safe unowned(unsafe) let table: LocaleTable
  let view: UnmanagedRecord<TableParts>
  private var base: UnsafeMutablePointer<Binding>
  private var capacity: Int
  private var count = 0
  private var isOnHeap: Bool
  /// The first text has a field of its own, because few phrases have more, and then no array is needed.
  private var firstText: String?
  private var moreTexts: [Utterance]?
  /// What few phrases have. Nil rather than empty, because destroying nil costs nothing.
  private(set) var findings: Findings?

  /// Whether each phrase is tried when it is composed, and said in another language where this one lacks its message:
  /// once one is known to.
  var isMending = false

  /// Hands `body` an empty scope, which must not outlive the call. The caller retains the table meanwhile.
  static func withScope<Result>(_ table: LocaleTable, _ body: (consuming PhraseScope) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: Binding.self, capacity: 16) { memory in
      guard let base = memory.baseAddress else {
        return unsafe body(PhraseScope(table, base: .allocate(capacity: 16), capacity: 16, isOnHeap: true))
      }
      return unsafe body(PhraseScope(table, base: base, capacity: memory.count, isOnHeap: false))
    }
  }

  var parts: TableParts {
    @inline(__always) unsafeAddress { unsafe view.pointer }
  }

  private init(_ table: LocaleTable, base: UnsafeMutablePointer<Binding>, capacity: Int, isOnHeap: Bool) {
    self.table = table
    view = table.parts
    unsafe self.base = unsafe base
    self.capacity = capacity
    self.isOnHeap = isOnHeap
  }

  deinit {
    if isOnHeap { unsafe base.deallocate() }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Binding>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: base, count: count)
    if isOnHeap { unsafe base.deallocate() }
    unsafe base = unsafe larger
    capacity *= 2
    isOnHeap = true
  }

  @inline(__always)
  private mutating func push(_ name: ArgumentName, _ value: consuming Value) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: Binding(name: name, value: value))
    count &+= 1
  }

  /// The arguments that were kept since there were so many. There never are more than memory has room for.
  @inline(__always)
  private func frame(from start: Int, noun: Int32 = -1) -> Frame {
    Frame(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: count &- start), noun: noun)
  }

  /// Keeps a text for as long as the phrases that name it.
  mutating func keep(_ text: String) -> KeptText {
    if firstText == nil {
      firstText = text
      return KeptText(index: 0)
    }
    return keep(Utterance(text))
  }

  /// Keeps what was said before, with its spans.
  mutating func keep(_ utterance: Utterance) -> KeptText {
    if moreTexts == nil { moreTexts = [utterance] } else { moreTexts?.append(utterance) }
    return KeptText(index: Int32(moreTexts?.count ?? 0))
  }

  /// Keeps several, and returns the first; the others follow it. If there are none yet, their array is kept uncopied.
  mutating func keep(_ utterances: [Utterance]) -> KeptText {
    let kept = moreTexts?.count ?? 0
    if moreTexts == nil { moreTexts = utterances } else { moreTexts?.append(contentsOf: utterances) }
    return KeptText(index: Int32(kept + 1))
  }

  /// Forgets all arguments and texts. Phrases that were composed before must not be said any more.
  mutating func removeAll() {
    count = 0
    firstText = nil
    moreTexts?.removeAll(keepingCapacity: true)
    findings?.marks = [:]
  }

  /// The findings, which there are then.
  mutating func find() -> Findings {
    if let findings { return findings }
    let made = Findings()
    findings = made
    return made
  }

  /// Reports what went wrong while a phrase was composed or said.
  mutating func report(_ fault: SpeechFault) { find().report(fault) }

  /// Begins with findings of its own what is only tried: what a voice is told of the phrases is known. Returns those so far,
  /// which ``endTrial(_:)`` takes back.
  mutating func beginTrial() -> Findings? {
    let earlier = findings
    findings = earlier.map { Findings(marks: $0.marks) }
    return earlier
  }

  /// Forgets what was found while something was tried.
  mutating func endTrial(_ earlier: Findings?) { findings = earlier }

  /// A text that was kept.
  func text(_ kept: KeptText) -> String {
    kept.index == 0 ? firstText ?? "" : utterance(kept).text
  }

  /// An utterance that was kept.
  func utterance(_ kept: KeptText) -> Utterance {
    let index = Int(kept.index)
    guard let moreTexts, index > 0, index <= moreTexts.count else { return Utterance(firstText ?? "") }
    return moreTexts[index - 1]
  }

  /// Keeps the arguments of one phrase side by side. Phrases among them must have been composed before.
  mutating func frame(_ bindings: [Binding]) -> Frame {
    let start = count
    for binding in bindings { push(binding.name, binding.value) }
    return frame(from: start)
  }

  /// A phrase that says a number by a pattern of the table's own, in a gender and a case that are asked for.
  mutating func phrase(
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
  @inline(__always)
  mutating func phrase(
    _ pattern: PatternReference, of message: Int32, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    let start = count
    if let first { push(ArgumentName(first.0), first.1) }
    if let second { push(ArgumentName(second.0), second.1) }
    if let third { push(ArgumentName(third.0), third.1) }
    return BoundMessage(pattern: pattern, message: message, frame: frame(from: start))
  }

  /// A phrase of a built-in message with its arguments. Always inlined, so that arguments that are left out cost
  /// nothing.
  @inline(__always)
  mutating func phrase(
    _ slot: BuiltInMessage, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil,
    _ third: (ArgumentName.BuiltIn, Value)? = nil, _ fourth: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    let start = count
    if let first { push(ArgumentName(first.0), first.1) }
    if let second { push(ArgumentName(second.0), second.1) }
    if let third { push(ArgumentName(third.0), third.1) }
    if let fourth { push(ArgumentName(fourth.0), fourth.1) }
    let message = slot.message
    return BoundMessage(pattern: value(of: message), message: message, frame: frame(from: start))
  }

  /// Whether a message is an entry of the lexicon: words, for which the language's patterns count.
  @inline(__always)
  func isEntry(_ message: Int32) -> Bool { parts.entry(value(of: message)) != nil }

  /// So many of a noun: its count written out where it has that, otherwise as the language counts.
  @inline(__always)
  mutating func phrase(counting count: Value, of noun: Int32) -> BoundMessage {
    let value = value(of: noun)
    guard let entry = parts.entry(value) else { return phrase(value, of: noun, (.count, count)) }
    if entry.counted.exists { return phrase(entry.counted, counting: count, of: noun) }
    return phrase(entry.kind == .noun ? .counted : .countedMeasure, of: noun, (.count, count))
  }

  /// A phrase written out that counts a noun.
  mutating func phrase(_ pattern: PatternReference, counting count: Value, of noun: Int32) -> BoundMessage {
    let start = self.count
    push(ArgumentName(.count), count)
    push(ArgumentName(.noun), .entry(noun))
    return BoundMessage(pattern: pattern, message: noun, frame: frame(from: start, noun: noun))
  }

  /// One of the patterns in which the language counts a noun.
  @inline(__always)
  mutating func phrase(
    _ slot: BuiltInMessage, of noun: Int32, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    let start = count
    if let first { push(ArgumentName(first.0), first.1) }
    push(ArgumentName(.noun), .entry(noun))
    if let second { push(ArgumentName(second.0), second.1) }
    if let third { push(ArgumentName(third.0), third.1) }
    return BoundMessage(pattern: value(of: slot.message), message: noun, frame: frame(from: start, noun: noun))
  }

  /// So many of a currency's unit.
  @inline(__always)
  mutating func phrase(counting count: Value, of unit: UnitName) -> BoundMessage {
    if unit.pattern.exists {
      return unit.isNoun
        ? phrase(unit.pattern, counting: count, of: unit.message)
        : phrase(unit.pattern, of: unit.message, (.count, count))
    }
    return phrase(.countedMeasure, of: unit.message, (.count, count))
  }

  /// Values in a row, with the joints that the table has between them. Nil where its joints are more than texts.
  mutating func row<Items: RandomAccessCollection<Value>>(
    of items: Items, before end: Int, and last: Value, _ row: ListRow, _ message: BuiltInMessage
  ) -> BoundMessage? where Items.Index == Int {
    guard row.pattern.exists, !parts.recordsCoverage else { return nil }
    let start = count
    for index in items.startIndex..<end { push(ArgumentName(.first), items[index]) }
    push(ArgumentName(.second), last)
    return BoundMessage(pattern: row.pattern, message: message.message, frame: frame(from: start))
  }

  /// A value with marks for a voice. It counts and agrees as it does without them.
  mutating func marked(_ value: Value, _ marks: VoiceMarks) -> Value {
    var (message, category) = (Int32(-1), PluralCategory?.none)
    switch value {
    case .silence: return value
    case .number, .quantityText: category = value.category(by: parts.cardinals)
    case .quantity(let phrase, let counted): (message, category) = (phrase.message, counted)
    case .phrase(let phrase): message = phrase.message
    case .entry(let word): message = word
    case .text, .word, .utterance, .otherLanguage, .missing: break
    }
    let phrase = BoundMessage(pattern: parts.marked, message: message, frame: frame(ArgumentName(.value), value))
    find().marks[phrase.frame.start] = marks
    return category.map { .quantity(phrase, $0) } ?? .phrase(phrase)
  }

  /// What a voice is told of the marked phrase of a frame.
  func marks(of frame: Frame) -> VoiceMarks { findings?.marks[frame.start] ?? VoiceMarks() }

  /// The pattern of a message's value.
  @inline(__always)
  func value(of message: Int32) -> PatternReference { parts.messages[Int(message)].value }

  /// The phrases of a currency, or nil if the table does not name it.
  @inline(__always)
  func names(of currency: Currency) -> CurrencyRecord? { parts.currencies[currency] }

  /// The index of the binding of a name in a frame, or nil.
  @inline(__always)
  func index(of name: ArgumentName, in frame: Frame) -> Int? {
    var index = Int(frame.start)
    let end = min(index + Int(frame.count), count)
    while index < end {
      if unsafe base[index].name == name { return index }
      index += 1
    }
    return nil
  }

  /// The noun whose traits rules look at as `$noun`: that of a frame, or else another one. Nil where an argument asks for a
  /// form itself.
  func noun(in frame: Frame, orElse other: Int32) -> Int32? {
    var index = Int(frame.start)
    let end = min(index + Int(frame.count), count)
    var found: Int32?
    while index < end {
      let name = unsafe base[index].name
      index += 1
      guard name.mayAsk else { continue }
      guard name == ArgumentName(.noun) else { return nil }
      guard found == nil else { continue }
      guard case .entry(let noun) = unsafe base[index - 1].value else { return nil }
      found = noun
    }
    return found ?? other
  }

  /// Whether the noun of a frame, see ``noun(in:orElse:)``, is this one or none.
  @inline(__always)
  func hasNoNoun(but noun: Int32, in frame: Frame) -> Bool {
    var index = Int(frame.start)
    let end = min(index &+ Int(frame.count), count)
    while index < end {
      if unsafe base[index].name.mayAsk {
        guard unsafe base[index].name == ArgumentName(.noun), case .entry(noun) = unsafe base[index].value else {
          return false
        }
      }
      index &+= 1
    }
    return true
  }

  /// The first two bindings of a frame, if they are a number and a word that it counts, as in a phrase that
  /// ``phrase(_:of:_:_:)`` makes.
  @inline(__always)
  func countedNoun(in frame: Frame) -> (number: ExactDecimal, writing: NumberWriting, noun: Int32)? {
    let start = Int(frame.start)
    guard frame.count >= 2, start >= 0, start + 2 <= count, unsafe base[start].name == ArgumentName(.count),
      unsafe base[start + 1].name == ArgumentName(.noun), case .entry(let noun) = unsafe base[start + 1].value,
      case .number(let number, let writing) = unsafe base[start].value
    else { return nil }
    return (number, writing, noun)
  }

  /// The name of the argument at an index that ``index(of:in:)`` gave.
  func name(at index: Int) -> ArgumentName {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe base[index].name
  }

  /// The value at an index that ``index(of:in:)`` gave.
  @inline(__always)
  subscript(index: Int) -> Value {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe base[index].value
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Says compiled patterns into one buffer.
///
/// Its methods are mutating even where they change nothing: for one that is not, the compiler copies the evaluator.
///
/// Grammatical forms are ambient: a case or gender that `FORM` asks for applies to the phrase and to the phrases inside
/// it, until one of them asks for another.
struct Evaluator: ~Copyable {
  /// What applies to an instruction: the arguments of its phrase, and the forms that are asked of it.
  struct Context {
    var frame = Frame.empty
    var caseWord = SelectorKey.none
    var genderWord = SelectorKey.none
    /// The message whose traits the phrase agrees with, or -1.
    var agreementSource: Int32 = -1
    /// The index of the binding that `$count` refers to, or -1.
    var count: Int32 = -1
    /// The form of a noun or an adjective that was asked for by its name.
    var formWord = SelectorKey.none

    init() {}

    /// What applies to a phrase at the top level.
    init(_ frame: Frame) {
      self.frame = frame
      agreementSource = frame.noun
    }
  }

  /// Retaining the table would cost a reference count for every phrase. It is safe not to, because the speaker that
  /// asked for the evaluator does.
  @safe unowned(unsafe) let table: LocaleTable
  private let view: UnmanagedRecord<TableParts>
  var output: TextBuffer
  var scope: PhraseScope
  /// How numbers are written where the listener is.
  let numberForm: NumberForm
  /// Whether numbers are written in the language's own digits instead of 0 to 9.
  private(set) var usesNativeDigits: Bool
  var context = Context()
  /// Where the table's own text ends in the output: the offset of the first text from elsewhere. No such text yet.
  private var leadingEnd = Int.max
  private var budget = Budget()
  /// How rules for words say a number in digits.
  var digitWriting = NumberWriting.grouped

  private static let mostGuardedCalls = 1000

  /// The limits of one utterance, whatever a table refers to and however an app nests phrases. They bound its time, its
  /// length and its stack, which must fit a thread of 512 KB even in a debug build.
  private struct Budget {
    var steps = 0
    var depth = 0
    /// Where the text says that something was left out; nothing was so far.
    var cut = Int.max

    static let mostSteps = 2_000_000
    static let mostDepth = 64
    static let mostBytes = 1 << 24
  }

  init(
    scope: consuming PhraseScope, output: consuming TextBuffer, numberForm: NumberForm, usesNativeDigits: Bool
  ) {
    table = scope.table
    view = scope.view
    self.scope = scope
    self.output = output
    self.numberForm = numberForm
    self.usesNativeDigits = usesNativeDigits && numberForm.nativeZero != "0"
  }

  /// Hands `body` an evaluator of a table, which must not outlive the call.
  static func with<Result>(
    _ table: LocaleTable, numberForm: NumberForm, usesNativeDigits: Bool, _ body: (inout Evaluator) -> Result
  ) -> Result {
    TextBuffer.withBuffer { output in
      var output = Optional(output)
      return PhraseScope.withScope(table) { scope in
        var evaluator = Evaluator(
          scope: scope, output: output.take() ?? TextBuffer(), numberForm: numberForm,
          usesNativeDigits: usesNativeDigits)
        return body(&evaluator)
      }
    }
  }

  var parts: TableParts {
    @inline(__always) unsafeAddress { unsafe view.pointer }
  }

  /// What went wrong, each fault once.
  var faults: [SpeechFault] { scope.findings?.faults ?? [] }

  /// Whether anything went wrong.
  var hasFaults: Bool { scope.findings != nil && (!faults.isEmpty || isLacking) }

  /// The first message of ours that the table lacks or has broken, among those that were said.
  var lack: TableFault? { scope.findings?.lack }

  /// Whether there is such a message.
  var isLacking: Bool { scope.findings != nil && scope.findings?.lack != nil }

  /// Forgets what the table lacks, because it is said in another way.
  mutating func forgetLack() { scope.findings?.lack = nil }

  mutating func report(_ fault: SpeechFault) { scope.report(fault) }

  mutating func mark(from start: Int, _ attribute: Utterance.Attribute) {
    if output.count > start { scope.find().spans.append(Utterance.Span(start..<output.count, attribute)) }
  }

  private mutating func mark(from start: Int, _ marks: VoiceMarks) {
    for attribute in marks.attributes { mark(from: start, attribute) }
  }

  /// Says a value at the top level, where no form is asked of it.
  mutating func say(_ value: Value) {
    switch value {
    case .phrase(let phrase): say(phrase)
    case .silence: break
    case .number(let number, let writing) where !parts.recordsCoverage:
      context = Context()
      say(number, as: writing)
    default:
      let frame = scope.frame(ArgumentName(.value), value)
      say(BoundMessage(pattern: parts.numeral, message: -1, frame: frame))
    }
  }

  /// Says a phrase at the top level, where no form is asked of it.
  private mutating func say(_ phrase: BoundMessage) {
    // Remember the pattern, so that a message that refers back to it is cut off there.
    if parts.hasCycles { scope.find().active = [phrase.pattern.start] }
    context = Context(phrase.frame)
    say(phrase.pattern)
  }

  /// Says a phrase inside another. The forms that were asked for apply to it too; the arguments are its own.
  @inline(__always)
  private mutating func say(inner phrase: BoundMessage, count: Int32 = -1) {
    if phrase.frame.noun >= 0 { return say(counting: phrase, count: count) }
    let (frame, outerCount) = (context.frame, context.count)
    (context.frame, context.count) = (phrase.frame, count)
    say(phrase.pattern)
    (context.frame, context.count) = (frame, outerCount)
  }

  /// Says a phrase that counts a noun: what is in it agrees with that noun, whatever was asked for around it. The case
  /// stays.
  @inline(never)
  private mutating func say(counting phrase: BoundMessage, count: Int32) {
    let outer = context
    context = Context(phrase.frame)
    (context.caseWord, context.count) = (outer.caseWord, count)
    say(phrase.pattern)
    context = outer
  }

  // MARK: Instructions

  mutating func say(_ pattern: PatternReference) {
    if let text = pattern.text { return say(text: text.start, text.count) }
    let depth = budget.depth
    var (index, end) = (Int(pattern.start), Int(pattern.end))
    guard enter(pattern) else { return cutOff() }
    while index < end {
      let site = index
      index &+= 1
      // The instructions of nearly every phrase. The rest are in another function, so that this one stays small.
      switch instruction(at: site) {
      case .text(let start, let count): sayText(start, count)
      case .argument(let name):
        guard let index = binding(of: name) else { sayUnbound(name); continue }
        // Most arguments are phrases, which are gone into from here.
        guard let phrase = phrase(at: index) else { say(argument: index); continue }
        if let text = phrase.pattern.text { say(text: text.start, text.count) } else { say(inner: phrase) }
      case .counted(let index): sayCounted(Int(index))
      case .number(let index): sayNumber(Int(index))
      case .form(let index): sayForm(Int(index))
      case .entry(let index): say(entry: Int(index))
      case .select(let select):
        let chosen = isPlain(Int(select)) ? parts.selects[Int(select)].plain : variant(of: Int(select))
        if let text = chosen.text { say(text: text.start, text.count); continue }
        guard index == end else { say(chosen); continue }
        (index, end) = enterLast(chosen)
      case .pattern(let pattern):
        guard index == end, pattern.text == nil else { say(pattern); continue }
        (index, end) = enterLast(pattern)
      case .countedNoun(let numeral):
        if sayCountedNoun(at: site, numeral) { index &+= 2; continue }
        if numeral.exists { say(numeral) } else { say(ArgumentName(.count)) }
      case .row(let number): sayRow(number)
      case let instruction: sayRare(instruction)
      }
    }
    budget.depth = depth
  }

  /// Whether a select expression chooses by a case, and none is asked for.
  @inline(__always)
  private mutating func isPlain(_ select: Int) -> Bool {
    parts.selects[select].isOnCase && context.caseWord == .none
      && scope.index(of: ArgumentName(.case), in: context.frame) == nil
  }

  /// Goes into a pattern, as far as the budget allows.
  @inline(__always)
  private mutating func enter(_ pattern: PatternReference) -> Bool {
    guard reach(pattern) else { return false }
    budget.depth &+= 1
    return true
  }

  /// Goes into the last pattern of another one, which is said in the place of that and is no deeper. Returns its
  /// instructions, none where the budget is spent.
  @inline(__always)
  private mutating func enterLast(_ pattern: PatternReference) -> (index: Int, end: Int) {
    if reach(pattern) { return (Int(pattern.start), Int(pattern.end)) }
    cutOff()
    return (0, 0)
  }

  /// Counts the steps of a pattern. False where the budget is spent.
  @inline(__always)
  private mutating func reach(_ pattern: PatternReference) -> Bool {
    if parts.recordsCoverage { table.observer?.visit(pattern: pattern) }
    budget.steps &+= Int(pattern.end) &- Int(pattern.start) &+ 1
    return isWithinBudget
  }

  /// Says a pattern that is nothing but text.
  @inline(__always)
  private mutating func say(text start: UInt32, _ count: UInt32) {
    budget.steps &+= 2
    if isWithinBudget { sayText(start, count) } else { cutOff() }
  }

  @inline(__always)
  private var isWithinBudget: Bool {
    budget.depth < Budget.mostDepth && budget.steps < Budget.mostSteps && output.count < Budget.mostBytes
  }

  // Two small functions, so that a debug build keeps no room for what they copy while a pattern is being said.

  private mutating func instruction(at index: Int) -> Instruction { parts.instructions[index] }

  private mutating func sayText(_ start: UInt32, _ count: UInt32) {
    output.append(parts.pool, start: start, count: count)
  }

  /// Says `{…}` instead of a pattern that would exceed the budget, and reports it. The text around it is still said.
  @inline(never)
  private mutating func cutOff() {
    guard budget.cut == .max else { return }
    budget.cut = output.count
    let fault = SpeechFault(kind: .tooLong, name: "…")
    sayMissing(fault.name)
    report(fault)
  }

  /// Hands on where a call stands and not the call: a debug build keeps room on the stack for each one that is named here.
  @inline(never)
  private mutating func sayRare(_ instruction: Instruction) {
    switch instruction {
    case .text, .argument, .counted, .number, .form, .select, .entry, .pattern, .countedNoun, .row: break
    case .word(let word):
      sayWord(word)
    case .term(let index):
      sayTerm(Int(index))
    case .guarded(let index):
      sayGuarded(Int(index))
    case .trait(let name, let trait):
      sayTrait(name, trait)
    case .title(let operand):
      sayTitled(operand)
    case .spell(let operand):
      saySpelled(operand)
    case .language(let index):
      sayLanguage(Int(index))
    case .mark(let index):
      sayMark(Int(index))
    case .marked:
      sayMarked()
    case .fault(let index):
      sayFault(Int(index))
    }
  }

  private mutating func sayWord(_ word: SelectorKey) {
    let text = parts.words[Int(word.index)]
    output.append(parts.pool, start: UInt32(text.lowerBound), count: UInt32(text.count))
  }

  private mutating func sayFault(_ index: Int) {
    let fault = parts.faults[index]
    if fault.isSaid { sayMissing(fault.fault.name) }
    guard fault.message != nil else { return report(fault.fault) }
    if !isLacking { scope.find().lack = fault }
  }

  /// Says a number between the texts of its plural category.
  @inline(never)
  private mutating func sayCounted(_ index: Int) {
    let form = parts.countedForms[index]
    guard let index = binding(of: form.name), let category = scope[index].category(by: parts.cardinals) else {
      return say(variant(of: Int(form.select)))
    }
    let affix = parts.affixes[Int(form.affixes) + Int(category.rawValue)]
    output.append(parts.pool, start: affix.prefix, count: affix.prefixCount)
    say(argument: index)
    output.append(parts.pool, start: affix.suffix, count: affix.suffixCount)
  }

  /// Says all arguments of a phrase in a row.
  @inline(never)
  private mutating func sayRow(_ number: UInt32) {
    let (row, frame) = (parts.rows[number], context.frame)
    budget.steps &+= 2 &* Int(frame.count)
    let (start, last) = (Int(frame.start), Int(frame.start) &+ Int(frame.count) &- 1)
    var index = start
    while index <= last {
      if index > start {
        let joint = index < last ? row.middle : frame.count == 2 ? row.two : row.end
        if let text = joint.text { sayText(text.start, text.count) }
      }
      if let text = phrase(at: index)?.pattern.text { say(text: text.start, text.count) } else { say(argument: index) }
      index &+= 1
    }
  }

  /// Says `{ $count } { $noun }` in one step, from the index of its first instruction on. False, and nothing is said,
  /// where the number may be more than digits, or the form of the noun is left to its rule.
  @inline(never)
  private mutating func sayCountedNoun(at index: Int, _ numeral: PatternReference) -> Bool {
    guard context.count < 0, context.formWord == .none, isWithinBudget,
      let (number, writing, message) = scope.countedNoun(in: context.frame),
      let entry = parts.entry(scope.value(of: message)), entry.kind.isNoun,
      let form = numeral.exists
        ? form(ofNoun: entry, behindDigits: number) : forms(ofNoun: entry)?.form(for: number, by: parts.cardinals),
      let words = parts.wordForms[Int(entry.forms) + form].text,
      case .text(let start, let length) = parts.instructions[index + 1]
    else { return false }
    budget.steps &+= 2
    say(number, as: writing)
    output.append(parts.pool, start: start, count: length)
    output.append(parts.pool, start: words.start, count: words.count)
    return true
  }

  /// Notes that the next text is not the table's own, so that its first letter is not capitalized.
  @inline(__always)
  private mutating func endLeading() { leadingEnd = min(leadingEnd, output.count) }

  @inline(never)
  private mutating func sayMissing(_ name: String) {
    endLeading()
    output.append(UInt8(ascii: "{"))
    output.append(name)
    output.append(UInt8(ascii: "}"))
  }

  // MARK: Arguments

  /// The index of an argument's binding, or nil if the name is ambient or missing.
  @inline(__always)
  mutating func binding(of name: ArgumentName) -> Int? {
    if context.count >= 0, name == ArgumentName(.count) { return Int(context.count) }
    return scope.index(of: name, in: context.frame)
  }

  /// The ambient word of a name: the case, the gender, or another trait of the noun that the phrase agrees with.
  mutating func ambient(_ name: ArgumentName) -> SelectorKey? {
    if name == ArgumentName(.case) { return context.caseWord }
    if name == ArgumentName(.gender) {
      return context.genderWord == .none ? parts.trait(.gender, of: context.agreementSource) : context.genderWord
    }
    if name == ArgumentName(.form) { return context.agreementSource >= 0 ? formOfNoun() : SelectorKey.none }
    guard context.agreementSource >= 0 else { return nil }
    let word = trait(named: name, of: context.agreementSource)
    return word == .none ? nil : word
  }

  private mutating func trait(named name: ArgumentName, of message: Int32) -> SelectorKey {
    // A bare number belongs to no message.
    guard message >= 0 else { return .none }
    let text = text(of: name)
    for attribute in table.attributes(of: message) where table.text(of: attribute.name) == text {
      return attribute.word
    }
    return .none
  }

  /// The trait of a phrase or a word that is an argument. A rule's `$noun` is the noun that it chooses a form for.
  private mutating func trait(_ trait: SelectorKey, of name: ArgumentName) -> SelectorKey {
    guard let index = binding(of: name) else {
      return name == ArgumentName(.noun) ? parts.trait(trait, of: context.agreementSource) : .none
    }
    switch scope[unmarked(index)] {
    case .phrase(let phrase): return parts.trait(trait, of: phrase.message)
    case .entry(let message): return parts.trait(trait, of: message)
    default: return .none
    }
  }

  /// The index of what a marked phrase holds, where an index is that of one: what is chosen by it is as without marks.
  private mutating func unmarked(_ index: Int) -> Int {
    var index = index
    while true {
      switch scope[index] {
      case .phrase(let phrase), .quantity(let phrase, _):
        guard phrase.pattern == parts.marked, let held = scope.index(of: ArgumentName(.value), in: phrase.frame) else {
          return index
        }
        index = held
      default: return index
      }
    }
  }

  private mutating func text(of name: ArgumentName) -> String { table.text(of: name) }

  /// The phrase of the binding at an index of the scope, if it is one.
  @inline(__always)
  private mutating func phrase(at index: Int) -> BoundMessage? {
    if case .phrase(let phrase) = scope[index] { phrase } else { nil }
  }

  @inline(__always)
  private mutating func say(_ name: ArgumentName) {
    if let index = binding(of: name) { say(argument: index) } else { sayUnbound(name) }
  }

  @inline(never)
  private mutating func sayUnbound(_ name: ArgumentName) {
    if let word = ambient(name), word != .none {
      endLeading()
      output.append(table.text(of: word))
    } else {
      let name = "$" + text(of: name)
      sayMissing(name)
      report(SpeechFault(kind: .unknownVariable, name: name))
    }
  }

  /// Says the value of the binding at an index of the scope.
  @inline(never)
  private mutating func say(argument index: Int) {
    switch scope[index] {
    case .number(let number, let writing): say(number, as: writing)
    case .phrase(let phrase), .quantity(let phrase, _):
      if let text = phrase.pattern.text { say(text: text.start, text.count) } else { say(inner: phrase) }
    case .entry(let message): say(wordOf: message)
    case let value: sayText(value, at: index)
    }
  }

  /// Says a word of the lexicon by its message.
  @inline(__always)
  private mutating func say(wordOf message: Int32) {
    let value = scope.value(of: message)
    // The same as saying the pattern, but for the way there.
    guard !parts.recordsCoverage, value.exists, value.end == value.start + 1, isWithinBudget,
      case .entry(let index) = parts.instructions[Int(value.start)]
    else { return say(value) }
    say(word: Int(index))
  }

  /// Says a word of the lexicon by its entry.
  @inline(__always)
  private mutating func say(word entry: Int) {
    budget.steps &+= 2
    budget.depth &+= 1
    say(entry: entry)
    budget.depth &-= 1
  }

  /// Says a value that holds text. A function of its own, so that the stack frame of the caller stays small.
  @inline(never)
  private mutating func sayText(_ value: Value, at index: Int) {
    switch value {
    case .number, .phrase, .quantity, .entry: break
    case .silence: reportBlank(index)
    case .text(let text), .quantityText(let text, _):
      endLeading()
      let start = output.count
      output.appendCleaned(scope.text(text))
      if output.count == start { reportBlank(index) }
    case .word(let word):
      endLeading()
      output.append(table.text(of: word))
    case .utterance(let kept):
      endLeading()
      append(scope.utterance(kept))
    case .otherLanguage(let kept):
      append(scope.utterance(kept))
      endLeading()
    case .missing(let text):
      // It was reported when it was looked for.
      sayMissing(scope.text(text))
    }
  }

  /// Reports an argument that says nothing: the message has a hole there, which ``finish(_:)`` closes.
  @inline(never)
  private mutating func reportBlank(_ index: Int) {
    let name = scope.name(at: index)
    // By itself a blank text is no argument of a message.
    guard name != ArgumentName(.value) else { return }
    scope.find().hasHole = true
    report(SpeechFault(kind: .blankArgument, name: "$" + text(of: name)))
  }

  // MARK: Numbers

  @inline(__always)
  mutating func say(_ number: ExactDecimal, as writing: NumberWriting, minimumIntegerDigits: Int = 1) {
    if number.isSmall, minimumIntegerDigits <= 2, !writing.isSpelled, !usesNativeDigits {
      // The everyday number: the same digits however it is written. Minutes have two.
      endLeading()
      if minimumIntegerDigits == 2, number.low < 10 { output.append(UInt8(ascii: "0")) }
      output.append(small: UInt32(truncatingIfNeeded: number.low))
    } else {
      sayUncommon(number, as: writing, minimumIntegerDigits)
    }
  }

  /// Says any number.
  @inline(never)
  private mutating func sayUncommon(_ number: ExactDecimal, as writing: NumberWriting, _ minimumIntegerDigits: Int) {
    if number.isNegative || number.kind != .finite {
      return sayInWords(number, as: writing, minimumIntegerDigits)
    }
    if writing.isSpelled, spell(number, writing.family) { return }
    let isGrouped = writing != .plain
    endLeading()
    let start = output.count
    if number.high == 0, number.exponent <= 0, number.exponent >= -19 {
      if number.exponent == 0 {
        say(number.low, isGrouped: isGrouped, minimumIntegerDigits)
      } else {
        let fraction = number.visibleFractionDigits
        let (integer, rest) = number.low.quotientAndRemainder(dividingBy: powersOfTen[fraction])
        say(integer, isGrouped: isGrouped, minimumIntegerDigits)
        output.append(numberForm.decimal)
        output.append(rest, minimumDigits: fraction)
      }
    } else {
      sayLong(number, grouping: isGrouped ? numberForm.grouping : nil, minimumIntegerDigits: minimumIntegerDigits)
    }
    if usesNativeDigits { replaceDigits(from: start) }
  }

  /// Says a negative number with the word for its sign, because voices skip a hyphen; says infinity and not-a-number
  /// as words.
  @inline(never)
  private mutating func sayInWords(_ number: ExactDecimal, as writing: NumberWriting, _ minimumIntegerDigits: Int) {
    guard number.isNegative else {
      let name = (number.kind == .infinite ? BuiltInMessage.infinity : .numberUnavailable).message
      return say(inner: BoundMessage(pattern: scope.value(of: name), message: name, frame: .empty))
    }
    if minimumIntegerDigits > 1 {
      // An argument cannot carry the minimum of digits, so the digits are written here and passed on as text.
      let mark = self.mark
      say(number.magnitude, as: writing, minimumIntegerDigits: minimumIntegerDigits)
      sayMinus(textFrom: mark)
    } else {
      sayMinus(.number(number.magnitude, writing))
    }
  }

  /// Says an amount below zero.
  private mutating func sayMinus(_ amount: Value) {
    let minus = BuiltInMessage.minus.message
    let pattern = scope.value(of: minus)
    let frame = scope.frame(ArgumentName(.amount), amount)
    say(inner: BoundMessage(pattern: pattern, message: minus, frame: frame))
  }

  /// Puts what was just said below zero.
  private mutating func sayMinus(textFrom mark: Mark) {
    let amount = Value.utterance(scope.keep(Utterance(output.text(from: mark.start))))
    takeBack(to: mark)
    sayMinus(amount)
  }

  /// Where something begins that may be taken back.
  struct Mark {
    fileprivate var start: Int
    fileprivate var leadingEnd: Int
  }

  var mark: Mark { Mark(start: output.count, leadingEnd: leadingEnd) }

  /// Takes back what was said, if it was numbers.
  mutating func takeBack(to mark: Mark) {
    output.truncate(to: mark.start)
    leadingEnd = mark.leadingEnd
  }

  @inline(__always)
  private mutating func say(_ integer: UInt64, isGrouped: Bool, _ minimumDigits: Int) {
    if isGrouped, integer > 999 || minimumDigits > 3, let grouping = numberForm.grouping {
      output.append(integer, minimumDigits: minimumDigits, grouping: grouping)
    } else {
      output.append(integer, minimumDigits: minimumDigits)
    }
  }

  @inline(never)
  private mutating func sayLong(_ number: ExactDecimal, grouping: DigitGrouping?, minimumIntegerDigits: Int) {
    let fractionDigits = number.visibleFractionDigits
    var digits = number.digits + Array(repeating: 0, count: max(0, Int(number.exponent)))
    let missing = max(minimumIntegerDigits, 1) + fractionDigits - digits.count
    if missing > 0 { digits = Array(repeating: 0, count: missing) + digits }
    let integer = digits.count - fractionDigits
    for (index, digit) in digits.enumerated() {
      if index == integer {
        output.append(numberForm.decimal)
      } else if let grouping, index > 0, index < integer, integer >= grouping.primary + grouping.minimum {
        let left = integer - index
        if left == grouping.primary
          || (left > grouping.primary && (left - grouping.primary) % grouping.secondary == 0)
        {
          output.append(grouping.separator)
        }
      }
      output.append(0x30 + digit)
    }
  }

  @inline(never)
  private mutating func replaceDigits(from start: Int) {
    let text = output.text(from: start)
    let (decimal, group) = (numberForm.decimal.text, numberForm.group.text)
    output.truncate(to: start)
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x30, scalar.value <= 0x39,
        let digit = Unicode.Scalar(numberForm.nativeZero.value + scalar.value - 0x30)
      {
        output.append(digit)
      } else if String(scalar) == decimal {
        output.append(numberForm.nativeDecimal)
      } else if String(scalar) == group {
        output.append(numberForm.nativeGroup)
      } else {
        output.append(scalar)
      }
    }
  }

  @inline(never)
  private mutating func sayNumber(_ index: Int) {
    if case .argument(let name) = parts.numberCalls[index].operand, let bound = binding(of: name),
      case .number(let number, let writing) = scope[bound]
    {
      say(number, as: writing, by: parts.numberCalls[index].options)
    } else {
      sayNumber(parts.numberCalls[index])
    }
  }

  @inline(__always)
  private mutating func say(_ number: ExactDecimal, as writing: NumberWriting, by options: NumberOptions) {
    if options.family != .none, sayWords(number, as: writing, by: options) { return }
    let asked = options.useGrouping.map { $0 ? NumberWriting.grouped : .plain }
    say(
      options.apply(to: number), as: writing.isSpelled ? writing : asked ?? writing,
      minimumIntegerDigits: options.minimumIntegerDigits)
  }

  /// Says a number in the words that `NUMBER` asks for. False, and nothing is said, where the language has none.
  @inline(never)
  private mutating func sayWords(
    _ number: ExactDecimal, as writing: NumberWriting, by options: NumberOptions
  ) -> Bool {
    let number = options.apply(to: number)
    guard number.isFinite else { return false }
    let mark = self.mark
    let isSpelled = spell(
      number.magnitude, options.family, gender: options.genderWord, case: options.caseWord, digitsAs: writing)
    guard isSpelled else { return false }
    if number.isNegative { sayMinus(textFrom: mark) }
    return true
  }

  @inline(never)
  private mutating func sayNumber(_ call: NumberCall) {
    guard case .number(let number, let writing)? = value(of: call.operand) else {
      if case .quantity? = value(of: call.operand) { return say(call.operand) }
      if case .quantityText? = value(of: call.operand) { return say(call.operand) }
      if case .phrase? = value(of: call.operand) { return say(call.operand) }
      sayMissing("NUMBER()")
      if case .argument(let name) = call.operand, binding(of: name) == nil {
        report(SpeechFault(kind: .unknownVariable, name: "$" + text(of: name)))
      } else {
        report(SpeechFault(kind: .wrongArgument, name: "NUMBER()"))
      }
      return
    }
    say(number, as: writing, by: call.options)
  }

  /// The value of an operand, or nil if it is missing or is a pattern, which has only text.
  private mutating func value(of operand: Operand) -> Value? {
    switch operand {
    case .argument(let name): binding(of: name).map { scope[$0] }
    case .number(let index): .number(parts.numbers[Int(index)])
    case .pattern: nil
    }
  }

  private mutating func say(_ operand: Operand) {
    switch operand {
    case .argument(let name): say(name)
    case .number(let index): say(parts.numbers[Int(index)], as: .grouped)
    case .pattern(let pattern): say(pattern)
    }
  }

  // MARK: Selection

  /// The pattern that a select expression chooses.
  mutating func variant(of index: Int) -> PatternReference {
    let chosen = chosenVariant(of: index) ?? parts.selects[index].defaultVariant
    if parts.recordsCoverage { table.observer?.visit(variant: chosen) }
    return parts.variants[chosen].pattern
  }

  @inline(__always)
  private mutating func chosenVariant(of index: Int) -> Int? {
    // The fast paths, which nearly every selection takes.
    switch parts.selects[index].selector {
    case .value(.argument(let name)):
      guard let bound = binding(of: name) else {
        // Mostly a case, of which mostly none is asked for.
        guard let word = name == ArgumentName(.case) ? context.caseWord : ambient(name) else { break }
        return word == .none ? nil : variant(among: parts.selects[index].variants, word: word)
      }
      switch scope[bound] {
      case .number(let number, _):
        return variant(of: parts.selects[index], number: number, isOrdinal: false)
      case .word(let word):
        return variant(among: parts.selects[index].variants, word: word)
      default: break
      }
    case .trait(let name, let trait):
      let word = self.trait(trait, of: name)
      return word == .none ? nil : variant(among: parts.selects[index].variants, word: word)
    default: break
    }
    return rarelyChosenVariant(of: index)
  }

  @inline(never)
  private mutating func rarelyChosenVariant(of index: Int) -> Int? {
    let select = parts.selects[index]
    guard let operand = saidOperand(of: select.selector) else { return valuedVariant(of: select) }
    return variant(of: select, saying: operand)
  }

  /// What has to be said before a selection can be made, without a voice; nil where a value decides.
  private mutating func saidOperand(of selector: Selector) -> Operand? {
    switch selector {
    case .head(let operand), .tail(let operand): return operand
    case .value(.pattern(let pattern)): return .pattern(pattern)
    case .value(.argument(let name)):
      guard let index = binding(of: name) else { return nil }
      switch scope[unmarked(index)] {
      case .phrase, .utterance, .otherLanguage, .missing, .silence: return .argument(name)
      case .number, .quantity, .quantityText, .word, .text, .entry: return nil
      }
    case .value(.number), .number, .trait: return nil
    }
  }

  /// The variant that fits what an operand says. Phrases nest through here: it takes little stack.
  @inline(never)
  private mutating func variant(of select: Select, saying operand: Operand) -> Int? {
    switch select.selector {
    case .head: variant(of: select, sound: sound(of: operand), atHead: true)
    case .tail: variant(of: select, sound: sound(of: operand), atHead: false)
    default: spoken(of: operand).flatMap { variant(of: select, text: $0) }
    }
  }

  @inline(never)
  private mutating func variant(of select: Select, sound text: String, atHead: Bool) -> Int? {
    select.variants.first { isMember(text, of: parts.variants[$0].letterClass, atHead: atHead) }
  }

  /// The variant that fits a value, which is not said.
  @inline(never)
  private mutating func valuedVariant(of select: Select) -> Int? {
    switch select.selector {
    case .value(.argument(let name)):
      guard let index = binding(of: name) else {
        report(SpeechFault(kind: .unknownVariable, name: "$" + text(of: name)))
        return nil
      }
      switch scope[unmarked(index)] {
      case .number(let number, _):
        return variant(of: select, number: number, isOrdinal: false)
      case .quantity(_, let category), .quantityText(_, let category):
        return variant(of: select, category: category)
      case .word(let word):
        return variant(of: select, word: word)
      case .text(let text):
        return variant(of: select, text: scope.text(text))
      case .phrase, .utterance, .otherLanguage, .missing, .silence, .entry:
        return nil
      }
    case .value(.number(let index)):
      return variant(of: select, number: parts.numbers[Int(index)], isOrdinal: false)
    case .number(let index):
      let call = parts.numberCalls[Int(index)]
      switch value(of: call.operand) {
      case .number(let number, _)?:
        return variant(of: select, number: call.options.apply(to: number), isOrdinal: call.options.isOrdinal)
      case .quantity(_, let category)?, .quantityText(_, let category)?:
        return variant(of: select, category: category)
      default:
        report(SpeechFault(kind: .wrongArgument, name: "NUMBER()"))
        return nil
      }
    case .trait(let name, let trait):
      let word = self.trait(trait, of: name)
      return word == .none ? nil : variant(of: select, word: word)
    case .value(.pattern), .head, .tail:
      return nil
    }
  }

  private mutating func isMember(_ text: String, of letterClass: Int32, atHead: Bool) -> Bool {
    guard letterClass >= 0 else { return false }
    let members = parts.letterClasses[Int(letterClass)]
    return atHead
      ? members.containsHead(of: text, group: numberForm.group.text)
      : members.containsTail(of: text, group: numberForm.group.text)
  }

  private mutating func variant(of select: Select, number: ExactDecimal, isOrdinal: Bool) -> Int? {
    guard number.isFinite, select.keys.mayChoose(number) else { return nil }
    return variant(among: select.variants, number: number, isOrdinal: isOrdinal)
  }

  @inline(never)
  private mutating func variant(among variants: Range<Int>, number: ExactDecimal, isOrdinal: Bool) -> Int? {
    // Computed only when a key names a category: tables put exact numbers first.
    var category: PluralCategory?
    for index in variants {
      let variant = parts.variants[index]
      if variant.number >= 0 {
        let key = parts.numbers[Int(variant.number)]
        // A number with decimals is said in digits: "1.0 hours", and not "one hour".
        if key.hasSameValue(as: number), key.visibleFractionDigits >= min(number.visibleFractionDigits, 1) {
          return index
        }
      } else if variant.word == .fraction {
        if number.visibleFractionDigits > 0 { return index }
      } else if let key = variant.category {
        let asked = category ?? self.category(of: number, isOrdinal: isOrdinal)
        if key == asked { return index }
        category = asked
      }
    }
    return nil
  }

  private mutating func category(of number: ExactDecimal, isOrdinal: Bool) -> PluralCategory {
    isOrdinal ? parts.plurals.ordinal(number.operands()) : parts.cardinals.category(of: number)
  }

  private mutating func variant(of select: Select, category: PluralCategory) -> Int? {
    for index in select.variants where parts.variants[index].category == category { return index }
    return nil
  }

  private mutating func variant(of select: Select, word: SelectorKey) -> Int? {
    variant(among: select.variants, word: word)
  }

  @inline(__always)
  private mutating func variant(among variants: Range<Int>, word: SelectorKey) -> Int? {
    for index in variants where parts.variants[index].word == word { return index }
    return nil
  }

  private mutating func variant(of select: Select, text: String) -> Int? {
    for index in select.variants where parts.variants[index].word != .none {
      if parts.pool[parts.words[Int(parts.variants[index].word.index)]].elementsEqual(text.utf8) { return index }
    }
    return nil
  }

  /// The text that an operand would say, in the digits 0 to 9, which letter classes are written in.
  private mutating func sound(of operand: Operand) -> String {
    let isNative = usesNativeDigits
    usesNativeDigits = false
    defer { usesNativeDigits = isNative }
    return spoken(of: operand) ?? ""
  }

  /// The text that an operand would say; the output stays as it is.
  private mutating func spoken(of operand: Operand) -> String? {
    let (start, leading, marks) = (output.count, leadingEnd, scope.findings?.spans.count ?? 0)
    say(operand)
    let text = output.text(from: start)
    output.truncate(to: start)
    if budget.cut != .max, budget.cut >= start { budget.cut = .max }
    if let findings = scope.findings { findings.spans.removeLast(findings.spans.count - marks) }
    leadingEnd = leading
    return text
  }

  // MARK: Functions and references

  @inline(never)
  private mutating func sayForm(_ index: Int) {
    switch parts.formCalls[index].way {
    case .counted where sayCounted(parts.formCalls[index]): return
    case .cased where sayCased(parts.formCalls[index]): return
    case .counted, .cased, .full: break
    }
    let outer = context
    switch enterForm(index) {
    case .phrase(let phrase, let count): say(inner: phrase, count: count)
    case .binding(let index): say(argument: index)
    case .operand:
      let entry = parts.formCalls[index].entry
      if entry >= 0, !parts.recordsCoverage, isWithinBudget {
        say(word: Int(entry))
      } else {
        say(parts.formCalls[index].operand)
      }
    }
    context = outer
  }

  /// Says a noun in the form that a number gives it, `FORM(noun-star, $total)`, in one step. False, and nothing is said,
  /// where more than the number and the case decides.
  @inline(__always)
  private mutating func sayCounted(_ call: FormCall) -> Bool {
    guard !parts.recordsCoverage, isWithinBudget, let name = call.countOrNoun, let index = binding(of: name),
      case .number(let number, _) = scope[index],
      case let entry = parts.entries[Int(call.entry)],
      let form = forms(ofNoun: entry, for: call)?.form(for: number, by: parts.cardinals),
      let words = parts.wordForms[Int(entry.forms) + form].text
    else { return false }
    budget.steps &+= 2
    sayText(words.start, words.count)
    return true
  }

  /// Says a phrase in a case, `FORM($weekdays, case: "every")`, of which nothing else is asked. False, and nothing is said,
  /// for what is no such phrase.
  private mutating func sayCased(_ call: FormCall) -> Bool {
    guard case .argument(let name) = call.operand, let index = binding(of: name), let phrase = phrase(at: index),
      phrase.frame.noun < 0
    else { return false }
    let (caseWord, formWord) = (context.caseWord, context.formWord)
    (context.caseWord, context.formWord) = (call.caseWord, .none)
    say(inner: phrase)
    (context.caseWord, context.formWord) = (caseWord, formWord)
    return true
  }

  /// What a form is asked of, when the context is ready for it.
  private enum FormTarget {
    case phrase(BoundMessage, count: Int32)
    case binding(Int)
    case operand
  }

  /// Sets what a call of `FORM` asks for. It is apart from what says it, because a debug build keeps the room that its
  /// branches take for as long as the phrase is being said.
  @inline(never)
  private mutating func enterForm(_ index: Int) -> FormTarget {
    let call = parts.formCalls[index]
    if call.caseWord != .none { context.caseWord = call.caseWord }
    if call.genderWord != .none { context.genderWord = call.genderWord }
    context.formWord = call.formWord
    var count: Int32 = -1
    if let name = call.countOrNoun, let index = binding(of: name).map({ unmarked($0) }) {
      switch scope[index] {
      case .number, .quantity, .quantityText:
        count = Int32(index)
      case .phrase(let noun):
        context.agreementSource = noun.message
        context.genderWord =
          call.genderWord == .none ? parts.trait(.gender, of: noun.message) : call.genderWord
        count = scope.index(of: ArgumentName(.count), in: noun.frame).map { Int32($0) } ?? -1
      case .entry(let noun):
        context.agreementSource = noun
        context.genderWord = call.genderWord
      case .text, .word, .utterance, .otherLanguage, .missing, .silence: break
      }
    }
    if call.number >= 0 {
      count = scope.frame(ArgumentName(.count), .number(parts.numbers[Int(call.number)])).start
    }
    if case .argument(let name) = call.operand, let index = binding(of: name) {
      switch scope[index] {
      case .phrase(let phrase), .quantity(let phrase, _): return .phrase(phrase, count: count)
      default:
        if count >= 0 { context.count = count }
        return .binding(index)
      }
    }
    if count >= 0 {
      context.count = count
    } else if context.count < 0, let name = call.countOrNoun, call.entry < 0 {
      context.count = implicitCount(name)
    }
    return .operand
  }

  /// If `name` is bound to a phrase and the frame has no `$count`, that phrase serves as the number ("minus 1"): the
  /// index of its binding. Otherwise -1.
  private mutating func implicitCount(_ name: ArgumentName) -> Int32 {
    guard scope.index(of: ArgumentName(.count), in: context.frame) == nil, let index = binding(of: name),
      case .phrase = scope[index]
    else { return -1 }
    return Int32(index)
  }

  @inline(never)
  private mutating func sayTerm(_ index: Int) {
    let call = parts.termCalls[index]
    // A term sees only the arguments that it is given (Fluent: terms are private).
    var bindings: [Binding] = []
    for argument in call.arguments {
      switch argument.value {
      case .number(let number): bindings.append(Binding(name: argument.name, value: .number(number)))
      case .text(let text): bindings.append(Binding(name: argument.name, value: .text(scope.keep(text))))
      }
    }
    let outer = context
    context = Context(scope.frame(bindings))
    (context.caseWord, context.genderWord) = (outer.caseWord, outer.genderWord)
    sayQuietly(call.pattern)
    context = outer
  }

  /// Says a term. A variable that it was not given is not reported, as the caller cannot know of it.
  private mutating func sayQuietly(_ pattern: PatternReference) {
    let known = faults
    say(pattern)
    scope.findings?.forget(.unknownVariable, butFor: known)
  }

  @inline(never)
  private mutating func sayGuarded(_ index: Int) {
    let reference = parts.guarded[index]
    let findings = scope.find()
    guard !findings.active.contains(reference.pattern.start), findings.guardedCalls < Self.mostGuardedCalls else {
      return sayFault(Int(reference.fault))
    }
    findings.guardedCalls += 1
    findings.active.append(reference.pattern.start)
    say(reference.pattern)
    findings.active.removeLast()
  }

  @inline(never)
  private mutating func sayTrait(_ name: ArgumentName, _ trait: SelectorKey) {
    endLeading()
    guard case let word = self.trait(trait, of: name), word != .none else {
      sayMissing("TRAIT()")
      return report(SpeechFault(kind: .wrongArgument, name: "TRAIT()"))
    }
    output.append(table.text(of: word))
  }

  @inline(never)
  private mutating func sayTitled(_ operand: Operand) {
    let (start, outer) = (output.count, leadingEnd)
    leadingEnd = .max
    say(operand)
    capitalize(from: start)
    leadingEnd = min(outer, leadingEnd == .max ? .max : start)
  }

  /// Puts the first letter after an offset into title case if it is the table's own text.
  private mutating func capitalize(from start: Int) {
    let before = output.count
    let rule = scope.findings == nil ? parts.titleCase : titleCase(at: start)
    output.capitalize(from: start, to: min(leadingEnd, before), by: rule)
    let growth = output.count - before
    guard growth != 0, let findings = scope.findings else { return }
    findings.spans = findings.spans.map { $0.shifted(by: growth, after: start) }
  }

  /// The rule for the first letter of what was said at an offset, which may be in another language.
  private mutating func titleCase(at start: Int) -> LetterCase {
    guard let findings = scope.findings, !findings.spans.isEmpty else { return parts.titleCase }
    let languages = findings.spans.lazy.filter { $0.range.lowerBound == start }.compactMap(\.attribute.language)
    return languages.first.map { LetterCase($0) } ?? parts.titleCase
  }

  /// Says letters one by one with spaces between them, so that any voice spells them without markup.
  @inline(never)
  private mutating func saySpelled(_ operand: Operand) {
    let text = spoken(of: operand) ?? ""
    endLeading()
    output.appendSpelled(text)
  }

  @inline(never)
  private mutating func sayLanguage(_ index: Int) {
    let call = parts.languageCalls[index]
    let start = output.count
    say(call.operand)
    mark(from: start, .language(call.tag))
  }

  @inline(never)
  private mutating func sayMark(_ index: Int) {
    let start = output.count
    say(parts.markCalls[index].operand)
    mark(from: start, parts.markCalls[index].marks)
  }

  /// Says what is in a marked phrase. What was asked for of the phrase is asked for of that.
  @inline(never)
  private mutating func sayMarked() {
    let (start, marks) = (output.count, scope.marks(of: context.frame))
    guard let index = scope.index(of: ArgumentName(.value), in: context.frame) else { return }
    switch scope[index] {
    case .phrase(let phrase), .quantity(let phrase, _): say(inner: phrase, count: context.count)
    default: say(argument: index)
    }
    mark(from: start, marks)
  }

  // MARK: The end

  /// Whether what was said begins with the table's own text, whose first letter may become a capital.
  var beginsWithOwnText: Bool { leadingEnd > 0 }

  /// What was said; where it stands alone, with its first letter in title case if that is the table's own.
  mutating func finish(_ context: PhraseContext) -> Utterance {
    if context == .standalone { capitalize(from: 0) }
    if let findings = scope.findings, findings.hasHole {
      let holes = output.closeHoles()
      findings.spans = findings.spans.compactMap { $0.without(holes, in: output.count) }
    }
    return Utterance(output.text(), marks: scope.findings?.spans)
  }

  /// Removes the full stop at the end of what was said, see ``TextBuffer/removeLastStop()``, from the spans too.
  mutating func removeLastStop() {
    output.removeLastStop()
    guard let findings = scope.findings, !findings.spans.isEmpty else { return }
    findings.spans = findings.spans.compactMap { span in
      let range = span.range.clamped(to: 0..<output.count)
      return range.isEmpty ? nil : Utterance.Span(range, span.attribute)
    }
  }

  /// Says a value as a sentence of its own, or behind a semicolon as the rest of one. Returns the offset where it begins.
  mutating func sayPart(_ value: Value) -> Int {
    let (start, isWithinSentence) = (output.count, output.isWithinSentence)
    leadingEnd = .max
    say(value)
    if !isWithinSentence { capitalize(from: start) }
    return start
  }

  /// Removes everything after an offset and returns it.
  mutating func takeBack(from start: Int) -> Utterance {
    let text = output.text(from: start)
    output.truncate(to: start)
    guard let findings = scope.findings, !findings.spans.isEmpty else { return Utterance(text) }
    let spans = findings.spans.filter { $0.range.lowerBound >= start }.map { $0.moved(by: -start) }
    findings.spans.removeAll { $0.range.lowerBound >= start }
    return Utterance(text, marks: spans)
  }

  /// Says text that is ready to be spoken.
  mutating func append(_ utterance: Utterance) {
    let start = output.count
    output.append(utterance.text)
    if utterance.hasSpans { scope.find().spans += utterance.spans.map { $0.moved(by: start) } }
  }

  /// Says the text between the two placeables of a message that joins sentences. False if the table lacks it.
  mutating func sayJoint(_ message: Int32) -> Bool {
    let pattern = scope.value(of: message)
    var isWhole = true
    if let text = pattern.text { sayText(text.start, text.count) }
    for index in pattern.instructions {
      switch parts.instructions[index] {
      case .text(let start, let count): sayText(start, count)
      case .fault(let fault): isWhole = isWhole && !parts.faults[Int(fault)].isSaid
      default: break
      }
    }
    return isWhole
  }

  /// Gives its scope back, when what it said was only tried.
  consuming func takeScope() -> PhraseScope { scope }
}

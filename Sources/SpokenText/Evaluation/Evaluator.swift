// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Writes compiled patterns into one buffer.
///
/// Grammatical forms are ambient. A case or gender that `FORM` asks for applies to the phrase and to the phrases inside
/// it, until one of them asks for another.
///
/// Methods that are called for each phrase are inlined or mutating, even if they change nothing. For another call, the
/// compiler copies the evaluator, which takes 8 ns.
///
/// To add an instruction, add a case to ``Instruction``, and say it in `sayInstructions(of:)`.
struct Evaluator: ~Copyable {
  /// The arguments of the phrase that is being said, and the forms that were asked for.
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

    /// The context of a phrase at the top level.
    init(_ frame: Frame) {
      self.frame = frame
      agreementSource = frame.noun
    }
  }

  var output: TextBuffer
  var scope: PhraseScope
  /// The way in which numbers are written in the listener's region.
  let numberForm: NumberForm
  /// Whether numbers are written in the language's own digits instead of 0 to 9.
  var usesNativeDigits: Bool
  var context = Context()
  /// The offset of the first text that isn't the table's own. Its first letter keeps its case.
  var leadingEnd = Int.max
  var budget = Budget()
  /// The way in which rules for words write a number in digits.
  var digitWriting = NumberWriting.grouped
  /// The set of rules that the last number in words was said by. The numbers of a range have the same one.
  var latestNumberSet: (family: SelectorKey, gender: SelectorKey, case: SelectorKey, set: Int?)?

  static let maximumGuardedCalls = 1000

  /// The limits of one utterance, for hostile tables and phrases. They bound its time, its length, and its stack, which must
  /// fit a thread of 512 KB even in a debug build.
  struct Budget {
    var steps = 0
    var depth = 0
    /// The offset of the text that says that something was left out.
    var truncation = Int.max

    static let maximumSteps = 2_000_000
    static let maximumDepth = 64
    static let maximumBytes = 1 << 24
  }

  init(
    scope: consuming PhraseScope, output: consuming TextBuffer, numberForm: NumberForm, usesNativeDigits: Bool
  ) {
    self.scope = scope
    self.output = output
    self.numberForm = numberForm
    self.usesNativeDigits = usesNativeDigits && numberForm.nativeZero != "0"
  }

  /// Calls `body` with an evaluator of a table.
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

  var table: LocaleTable { scope.table }

  /// The faults so far, each once.
  var faults: [SpeechFault] { scope.sideEffects?.faults ?? [] }

  /// Whether anything went wrong.
  var hasFaults: Bool { scope.sideEffects != nil && (!faults.isEmpty || isMissingMessage) }

  /// The first message of ours that the table lacks or has broken, among those that were said.
  var missingMessage: TableFault? { scope.sideEffects?.missingMessage }

  /// Whether there is such a message.
  var isMissingMessage: Bool { scope.sideEffects != nil && scope.sideEffects?.missingMessage != nil }

  /// Forgets the message that the table lacks, because it is said in another way.
  mutating func forgetMissingMessage() { scope.sideEffects?.missingMessage = nil }

  mutating func report(_ fault: SpeechFault) { scope.report(fault) }

  mutating func mark(from start: Int, _ attribute: Utterance.Attribute) {
    if output.count > start { scope.ensureSideEffects().spans.append(Utterance.Span(start..<output.count, attribute)) }
  }

  mutating func mark(from start: Int, _ marks: VoiceMarks) {
    for attribute in marks.attributes { mark(from: start, attribute) }
  }

  /// Says a value at the top level, where no form is asked of it.
  mutating func say(_ value: Value) {
    switch value {
    case .phrase(let phrase): say(phrase)
    case .silence: break
    case .number(let number, let writing) where !table.recordsCoverage:
      context = Context()
      say(number, as: writing)
    default:
      let frame = scope.frame(ArgumentName(.value), value)
      say(BoundMessage(pattern: table.numeral, message: -1, frame: frame))
    }
  }

  /// Says a phrase at the top level, where no form is asked of it.
  private mutating func say(_ phrase: BoundMessage) {
    // Remember the pattern, so that a message that refers back to it is cut off there.
    if table.hasCycles { scope.ensureSideEffects().active = [phrase.pattern.start] }
    context = Context(phrase.frame)
    say(phrase.pattern)
  }

  /// Says a phrase inside another one. The forms that were asked for apply to it, too, but it has its own arguments.
  mutating func say(inner phrase: BoundMessage, count: Int32 = -1) {
    if phrase.frame.noun >= 0 { return say(counting: phrase, count: count) }
    let (frame, outerCount) = (context.frame, context.count)
    (context.frame, context.count) = (phrase.frame, count)
    say(phrase.pattern)
    (context.frame, context.count) = (frame, outerCount)
  }

  /// Says a phrase that counts a noun. The words in it agree with that noun and not with the phrase around it. Only the case
  /// stays.
  private mutating func say(counting phrase: BoundMessage, count: Int32) {
    let outer = context
    context = Context(phrase.frame)
    (context.caseWord, context.count) = (outer.caseWord, count)
    say(phrase.pattern)
    context = outer
  }

  // MARK: Instructions

  @inline(never)
  mutating func say(_ pattern: PatternReference) {
    let depth = budget.depth
    var rest: PatternReference? = pattern
    while let pattern = rest {
      guard reach(pattern) else {
        sayTruncation()
        break
      }
      if let text = pattern.text {
        sayText(text.start, text.count)
        break
      }
      budget.depth = depth + 1
      rest = sayInstructions(of: pattern)
    }
    budget.depth = depth
  }

  /// Counts the steps of a pattern. Returns `false` if the budget is spent.
  private mutating func reach(_ pattern: PatternReference) -> Bool {
    if table.recordsCoverage { note(pattern) }
    budget.steps += pattern.instructions.count + 1
    return budget.depth < Budget.maximumDepth && budget.steps < Budget.maximumSteps
      && output.count < Budget.maximumBytes
  }

  /// Shows a pattern to the table's observer.
  @inline(never)
  mutating func note(_ pattern: PatternReference) { table.observer?.visit(pattern: pattern) }

  /// Says the instructions of a pattern. If the last one is another pattern, returns it, so that it is said next and is no
  /// deeper.
  private mutating func sayInstructions(of pattern: PatternReference) -> PatternReference? {
    for index in pattern.instructions {
      switch table.instructions[index] {
      case .text(let start, let count): sayText(start, count)
      case .argument(let name): say(name)
      case .number(let call): sayNumber(Int(call))
      case .form(let call): sayForm(Int(call))
      case .entry(let entry): say(entry: Int(entry))
      case .select(let select):
        let chosen = variant(of: Int(select))
        if index + 1 == pattern.end { return chosen }
        say(chosen)
      case .pattern(let inner):
        if inner == table.lexicon.numeral, sayNumeralInDigits() { continue }
        if index + 1 == pattern.end { return inner }
        say(inner)
      case .countedNoun(let numeral):
        if sayCountedNoun(at: index) { return nil }
        if numeral.exists { say(numeral) } else { say(ArgumentName(.count)) }
      case let instruction: sayFunction(instruction)
      }
    }
    return nil
  }

  /// Says one of the rare instructions. Apart from the others, because their stack frames would slow down each pattern.
  @inline(never)
  private mutating func sayFunction(_ instruction: Instruction) {
    switch instruction {
    case .text, .argument, .number, .form, .entry, .select, .pattern, .countedNoun: break
    case .word(let word): sayWord(word)
    case .term(let call): sayTerm(Int(call))
    case .guarded(let reference): sayGuarded(Int(reference))
    case .trait(let name, let trait): sayTrait(name, trait)
    case .title(let operand): sayTitled(operand)
    case .spell(let operand): saySpelled(operand)
    case .language(let call): sayLanguage(Int(call))
    case .mark(let call): sayMark(Int(call))
    case .marked: sayMarked()
    case .fault(let fault): sayFault(Int(fault))
    }
  }

  /// Says `{…}` instead of a pattern that would exceed the budget, and reports it. The text around it is still said.
  private mutating func sayTruncation() {
    guard budget.truncation == .max else { return }
    budget.truncation = output.count
    let fault = SpeechFault(kind: .tooLong, name: "…")
    sayMissing(fault.name)
    report(fault)
  }

  /// Says a text of the table.
  mutating func sayText(_ start: UInt32, _ count: UInt32) {
    output.append(scope.tableTexts, start: start, count: count)
  }

  private mutating func sayWord(_ word: SelectorKey) {
    output.append(table.text(of: word))
  }

  mutating func sayFault(_ index: Int) {
    let fault = table.faults[index]
    if fault.isSaid { sayMissing(fault.fault.name) }
    guard fault.message != nil else { return report(fault.fault) }
    if !isMissingMessage { scope.ensureSideEffects().missingMessage = naming(fault) }
  }

  /// Names the currency instead of the phrase for an unknown one. A language that lacks that phrase probably has no names
  /// of currencies, and needs the name of this one.
  private mutating func naming(_ fault: TableFault) -> TableFault {
    guard fault.message == BuiltInMessage.currencyUnknown.id, let code = binding(of: ArgumentName(.code)),
      case .text(let text) = scope[code]
    else { return fault }
    let id = EntryKind.currency.prefix + scope.text(text).lowercased()
    return TableFault(fault: SpeechFault(kind: fault.fault.kind, name: id), message: id)
  }

  mutating func sayMissing(_ name: String) {
    endLeading()
    output.append("{\(name)}")
  }

  /// Notes that the next text is not the table's own, so that its first letter is not capitalized.
  mutating func endLeading() { leadingEnd = min(leadingEnd, output.count) }
}

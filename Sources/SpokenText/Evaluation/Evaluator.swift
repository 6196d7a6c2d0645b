// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Evaluates compiled patterns, and writes their text into one buffer.
///
/// Grammatical forms are inherited. A case or gender that `FORM` requests applies to a phrase and to the phrases inside
/// it. An inner phrase can request another.
///
/// Methods that run for each phrase are inlined or `mutating`, even if they change nothing. Otherwise, the compiler
/// copies the evaluator for each call, which takes 8 ns.
///
/// To add an instruction, add a case to ``Instruction``, and handle it in `sayInstructions(of:)`.
struct Evaluator: ~Copyable {
  /// The arguments of the current phrase, and the requested forms.
  struct Context: Equatable {
    var frame = Frame.empty
    var caseWord = SelectorKey.none
    var genderWord = SelectorKey.none
    /// The message whose traits the phrase agrees with, or -1.
    var agreementSource: Int32 = -1
    /// The index of the value that replaces the phrase's own argument `$count`, or -1.
    var count: Int32 = -1
    /// The name of the requested form of a noun or an adjective.
    var formWord = SelectorKey.none

    init() {}

    init(_ frame: Frame) {
      self.frame = frame
      agreementSource = frame.noun
    }
  }

  var output: TextBuffer
  var scope: PhraseScope
  /// The format of numbers in the user's locale.
  let numberForm: NumberForm
  /// `true` if numbers use the language's own digits instead of 0 to 9.
  var usesNativeDigits: Bool
  var context = Context()
  /// The offset of the first text that isn't from the table, such as a user's name. Letters from this offset on keep
  /// their case.
  var leadingEnd = Int.max
  var budget = Budget()
  /// The format of digits that the rules for numbers in words request.
  var digitWriting = NumberWriting.grouped
  /// The set of rules for the last number in words. Both numbers of a range use the same set.
  var latestNumberSet: (family: SelectorKey, gender: SelectorKey, case: SelectorKey, set: Int?)?

  /// The text of the operand that a selection by letters examined last.
  var examined: ExaminedText?

  static let maximumGuardedCalls = 1000

  /// The limits of one utterance. They bound time, length, and stack use for malicious tables and phrases. The stack
  /// must fit a thread of 512 KB, even in a debug build.
  struct Budget {
    var steps = 0
    var depth = 0
    /// The offset of the `{…}` that replaces omitted text.
    var truncation = Int.max
    /// The maximum length of the output. Text beyond it is omitted.
    var byteLimit = maximumBytes

    static let maximumSteps = 2_000_000
    static let maximumDepth = 64
    static let maximumBytes = 1 << 24
    /// The value of ``truncation`` while text beyond the limit is omitted without `{…}`.
    static let unreported = -1
    /// The value that ``unreported`` becomes if text was omitted.
    static let omitted = -2
  }

  init(
    scope: consuming PhraseScope, output: consuming TextBuffer, numberForm: NumberForm, usesNativeDigits: Bool
  ) {
    self.scope = scope
    self.output = output
    self.numberForm = numberForm
    self.usesNativeDigits = usesNativeDigits && numberForm.nativeZero != "0"
  }

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

  var faults: [SpeechFault] { scope.sideEffects?.faults ?? [] }

  var hasFaults: Bool { scope.sideEffects != nil && (!faults.isEmpty || isMissingMessage) }

  /// The fault of the first message of the library that was needed, but missing or invalid.
  var missingMessage: TableFault? { scope.sideEffects?.missingMessage }

  var isMissingMessage: Bool { scope.sideEffects != nil && scope.sideEffects?.missingMessage != nil }

  /// Forgets the missing message after another text replaced it.
  mutating func forgetMissingMessage() { scope.sideEffects?.missingMessage = nil }

  mutating func report(_ fault: SpeechFault) { scope.report(fault) }

  mutating func mark(from start: Int, _ attribute: Utterance.Attribute) {
    if output.count > start { scope.ensureSideEffects().spans.append(Utterance.Span(start..<output.count, attribute)) }
  }

  mutating func mark(from start: Int, _ marks: VoiceMarks) {
    for attribute in marks.attributes { mark(from: start, attribute) }
  }

  /// Writes a value that isn't nested in a phrase, so that no phrase requests its case or gender.
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

  /// Writes a phrase that isn't nested in another, so that no phrase requests its case or gender.
  private mutating func say(_ phrase: BoundMessage) {
    // If a message refers back to this phrase, a fault replaces the reference.
    if table.hasCycles { scope.ensureSideEffects().active = [phrase.pattern.start] }
    context = Context(phrase.frame)
    say(phrase.pattern)
  }

  /// Writes a nested phrase. The requested case and gender apply to it, too, but it has its own arguments.
  mutating func say(inner phrase: BoundMessage, count: Int32 = -1) {
    if phrase.frame.noun >= 0 { return say(counting: phrase, count: count) }
    let (frame, outerCount) = (context.frame, context.count)
    (context.frame, context.count) = (phrase.frame, count)
    say(phrase.pattern)
    (context.frame, context.count) = (frame, outerCount)
  }

  /// Writes a nested phrase that counts a noun. Its words agree with that noun and not with the surrounding phrase.
  /// Only the requested case applies to it.
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

  /// Counts the steps of a pattern. Returns `false` if the budget is exhausted.
  private mutating func reach(_ pattern: PatternReference) -> Bool {
    if table.recordsCoverage { note(pattern) }
    budget.steps += pattern.instructions.count + 1
    return budget.depth < Budget.maximumDepth && budget.steps < Budget.maximumSteps
      && output.count < budget.byteLimit
  }

  @inline(never)
  mutating func note(_ pattern: PatternReference) { table.observer?.visit(pattern: pattern) }

  /// Writes the instructions of a pattern. If the last one is another pattern, returns that pattern. The caller then
  /// evaluates it without increasing the depth.
  private mutating func sayInstructions(of pattern: PatternReference) -> PatternReference? {
    for index in pattern.instructions {
      switch table.instructions[index] {
      case .text(let start, let count): sayText(start, count)
      case .argument(let name):
        if examined != nil, sayExamined(.argument(name)) { continue }
        say(name)
      case .number(let call): sayNumber(Int(call))
      case .form(let call): sayForm(Int(call))
      case .entry(let entry): say(entry: Int(entry))
      case .select(let select):
        let chosen = variant(of: Int(select))
        if index + 1 == pattern.end { return chosen }
        say(chosen)
      case .pattern(let inner):
        if examined != nil, sayExamined(.pattern(inner)) { continue }
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

  /// Writes one of the rare instructions. This method isn't inlined, because its stack frame would slow down each
  /// pattern.
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

  /// Writes `{…}` instead of a pattern that would exceed the budget, and reports the truncation once. The text around
  /// the pattern is still written.
  private mutating func sayTruncation() {
    guard budget.truncation == .max else {
      if budget.truncation == Budget.unreported { budget.truncation = Budget.omitted }
      return
    }
    budget.truncation = output.count
    let fault = SpeechFault(kind: .tooLong, name: "…")
    sayMissing(fault.name)
    report(fault)
  }

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

  /// Changes a fault of `currency-unknown` into a fault of the currency's own message. The fallback language then finds
  /// the name by this message. A language that lacks `currency-unknown` probably lacks all names of currencies.
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

  /// Records that the next text isn't from the table, so that its first letter isn't capitalized.
  mutating func endLeading() { leadingEnd = min(leadingEnd, output.count) }
}

/// Finds the arguments by which a message says each of its variants.
///
/// A message is said with the arguments that it was said with before, where it was; of these, those that its variants
/// are chosen by are replaced: by the least number of a plural category, an exact number, a case, a gender, a word.
struct PhraseForms {
  /// A message in one of its forms.
  struct Form {
    /// What it was said with: `n=2, case=genitive`. Empty where that is what it was said with before.
    var label: String
    var utterance: Utterance
  }

  /// The speaker whose table has a coverage.
  let speaker: Speaker
  let calls: [String: [String: Argument]]
  /// Whether bare letters of a class are tried where the first or last letter decides: they are no text that anybody
  /// reads, so only for what nothing else says.
  var triesLetters = false

  /// What is tried for a category, the plainest first: 2 is a better example of English plurals than 0.
  private static let numbers: [ExactDecimal] =
    [1, 2, 3, 5, 11, 100, 0, 1_000_000, "1.5", "0.0", "1.0"] + (4..<200).map { ExactDecimal($0) }

  init(_ speaker: Speaker, calls: [String: [String: Argument]]) {
    self.speaker = speaker
    self.calls = calls
  }

  private var table: LocaleTable { speaker.table }

  /// The fewest forms of one message, or attribute, by which each of its variants is said that can be.
  func forms(of branches: [Branch]) -> [Form] {
    guard let coverage = table.coverage else { return [] }
    var forms: [Form] = []
    // The innermost variants first, which say the ones around them with them.
    let outer = Set(branches.flatMap { $0.choices.dropLast().map(\.variant) })
    let inner = branches.filter { branch in branch.choices.last.map { !outer.contains($0.variant) } ?? false }
    for branch in inner + branches where !branch.isReached(in: coverage) {
      if let form = form(reaching: branch) { forms.append(form) }
    }
    return forms
  }

  /// The message in a form that says a variant, or nil where nothing that can be tried does, or not without a fault. What
  /// it says is then marked as said.
  func form(reaching branch: Branch) -> Form? {
    guard let coverage = table.coverage else { return nil }
    let said = coverage.variants
    let id = PhraseID(reading: branch.place.name)
    for trial in trials(of: branch) {
      var arguments = calls[branch.place.name] ?? [:]
      for choice in trial where choice.argument != nil { arguments[choice.name] = choice.argument }
      let (utterance, faults) = speaker.resolve(id, arguments, context: .inline)
      if faults.isEmpty, branch.isReached(in: coverage), !utterance.text.isEmpty {
        return Form(label: trial.map(\.label).joined(separator: ", "), utterance: utterance)
      }
      coverage.variants = said
    }
    return nil
  }

  /// Whether a number that a plural category is chosen by can be of that category where no exact number is chosen before
  /// it. Others than plural categories can always be chosen.
  func isPossible(_ branch: Branch) -> Bool {
    branch.choices.allSatisfy { choice in
      guard isNumeric(table.selects[choice.select]), table.variants[choice.variant].number < 0 else { return true }
      return !numbers(for: choice).isEmpty
    }
  }

  /// Whether it is what whole numbers never come to: the last resort of Polish counts, which is for 1.5.
  func isForFractions(_ branch: Branch) -> Bool {
    branch.choices.contains { choice in
      let select = table.selects[choice.select]
      guard isNumeric(select), choice.variant == select.defaultVariant, table.variants[choice.variant].number < 0 else {
        return false
      }
      return numbers(for: choice).allSatisfy { $0.visibleFractionDigits > 0 }
    }
  }

  // MARK: Trials

  /// What an argument is given in a trial; nil leaves it as it was.
  private struct Trial {
    var name: String
    var label: String
    var argument: Argument?
  }

  /// All combinations of what may lead to a branch.
  private func trials(of branch: Branch) -> [[Trial]] {
    var trials: [[Trial]] = [[]]
    for choice in branch.choices {
      let candidates = candidates(for: choice)
      // Chosen by what no argument tells: a trait, a first letter.
      guard !candidates.isEmpty else { continue }
      trials = trials.flatMap { trial in candidates.map { trial + [$0] } }
      // Two numbers in one message come to a few hundred; more than that is nobody's table.
      trials = Array(trials.prefix(Self.mostTrials))
    }
    return trials
  }

  private static let mostTrials = 20_000
  private static let mostLetters = 10

  private func candidates(for choice: Branch.Choice) -> [Trial] {
    let select = table.selects[choice.select]
    guard let name = name(of: select) else { return [] }
    let variant = table.variants[choice.variant]
    switch select.selector {
    case .head, .tail:
      guard triesLetters, variant.letterClass >= 0 else { return [] }
      let letters = table.letterClasses[Int(variant.letterClass)]
      let numbers = letters.numbers.compactMap { ExactDecimal($0) }
      return
        (letters.letters.prefix(Self.mostLetters).map { ($0, Argument.text($0)) }
        + numbers.map { ("\($0)", .number($0)) })
        .map { Trial(name: name, label: "\(name)=\($0.0)", argument: $0.1) }
    default: break
    }
    if isNumeric(select) {
      return numbers(for: choice).map { Trial(name: name, label: "\(name)=\($0)", argument: .number($0)) }
    }
    let key = table.key(of: variant)
    let word = Trial(name: name, label: "\(name)=\(key)", argument: .text(key))
    // A default says what none of the others does: at best what is said there anyway.
    let isDefault = choice.variant == select.defaultVariant
    return isDefault ? [Trial(name: name, label: "\(name)=\(key)", argument: nil), word] : [word]
  }

  /// The numbers that come to a variant: the exact one, or those of its category that no exact number is chosen before.
  private func numbers(for choice: Branch.Choice) -> [ExactDecimal] {
    let select = table.selects[choice.select]
    let variant = table.variants[choice.variant]
    if variant.number >= 0 { return [table.numbers[Int(variant.number)]] }
    let numbers = Self.numbers.filter { chosen(by: $0, in: select) == choice.variant }
    // A default takes what is left; the best example of it is a number that its key names.
    return numbers.filter { category(of: $0, in: select) == variant.category }
      + numbers.filter { category(of: $0, in: select) != variant.category }
  }

  private func chosen(by number: ExactDecimal, in select: Select) -> Int {
    let category = category(of: number, in: select)
    return select.variants.first { index in
      let variant = table.variants[index]
      if variant.number >= 0 { return table.numbers[Int(variant.number)].hasSameValue(as: number) }
      return variant.category == category
    } ?? select.defaultVariant
  }

  private func category(of number: ExactDecimal, in select: Select) -> PluralCategory {
    let operands = number.operands()
    return isOrdinal(select) ? table.plurals.ordinal(operands) : table.plurals.cardinal(operands)
  }

  private func isOrdinal(_ select: Select) -> Bool {
    guard case .number(let call) = select.selector else { return false }
    return table.numberCalls[Int(call)].options.isOrdinal
  }

  /// Whether its variants are numbers and plural categories: `other` alone may be any word.
  private func isNumeric(_ select: Select) -> Bool {
    switch select.selector {
    case .number: return true
    case .value(.argument):
      let variants = select.variants.map { table.variants[$0] }
      return variants.allSatisfy { $0.number >= 0 || $0.category != nil }
        && (variants.count == 1 || variants.contains { $0.number >= 0 || $0.category != .other })
    default: return false
    }
  }

  /// The argument that a variant is chosen by.
  private func name(of select: Select) -> String? {
    switch select.selector {
    case .value(.argument(let name)): return table.text(of: name)
    case .number(let call):
      guard case .argument(let name) = table.numberCalls[Int(call)].operand else { return nil }
      return table.text(of: name)
    case .head(.argument(let name)), .tail(.argument(let name)): return table.text(of: name)
    default: return nil
    }
  }
}

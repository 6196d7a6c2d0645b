import SpokenText
import SpokenTextFluent

// Choices: by number, by category, by word.
extension LintCheck {
  func checkChoices(_ pattern: Pattern, in file: LintFile, _ environment: [String: LintDomain]?) {
    LintNode.visit(pattern) { node in
      guard case .select(let select, let depth) = node else { return }
      if depth == 2 {
        report(
          .nesting, "A choice stands in a choice in a choice; move the innermost into a message of its own.",
          at: select.range.lowerBound, in: file)
      }
      checkKeys(select, in: file)
      checkClasses(select, in: file)
      if let number = select.number(in: file) { checkNumbers(select, number, in: file, environment) }
    }
  }

  private func checkKeys(_ select: SelectExpression, in file: LintFile) {
    var seen: Set<String> = []
    for variant in select.variants {
      let key = file.text(variant.key.range)
      if !seen.insert(key).inserted {
        report(
          .duplicateVariant, "The variant [\(key)] stands above; this one is never said.",
          at: variant.key.range.lowerBound, in: file)
      }
    }
  }

  private func checkNumbers(
    _ select: SelectExpression, _ number: (name: String, isOrdinal: Bool), in file: LintFile,
    _ environment: [String: LintDomain]?
  ) {
    let name = number.name
    if environment?[name] == nil, words.isAmbient(name) { return }
    let declared = environment?[name] ?? .unknown
    let categories = select.variants.compactMap { variant in
      PluralCategory(file.text(variant.key.range)).map { (variant, $0) }
    }
    let exact = select.variants.filter(\.isExact)
    let isPlural = categories.contains { $0.1 != .other || !$0.0.isDefault }
    if !declared.isUnknown, !declared.isNumeric {
      guard let variant = exact.first ?? (isPlural ? categories.first?.0 : nil) else { return }
      report(
        .wrongKind, "$\(name) is declared as \(declared.description), and has no number to choose by.",
        at: variant.key.range.lowerBound, in: file)
      return
    }
    checkOrder(select, in: file)
    // A choice among exact numbers only names them: the hours of a day, the first places.
    guard isPlural else { return }
    checkCategories(select, number, declared, in: file)
    checkDefault(select, in: file)
    let required = plurals.required(declared, isOrdinal: number.isOrdinal)
    let numbers = Set(exact.map { file.text($0.key.range) })
    for category in required where !categories.contains(where: { $0.1 == category }) {
      let samples = plurals.samples(category, declared, isOrdinal: number.isOrdinal, without: numbers)
      let isCompact = declared.kinds.contains(.quantity)
      guard !samples.isEmpty || isCompact else { continue }
      let shown = samples.isEmpty ? "large numbers in short" : samples.prefix(4).joined(separator: ", ")
      report(
        .missingPlural, "The variant [\(category.name)] is missing: it is for \(shown).", at: select.range.lowerBound,
        in: file)
    }
    guard !declared.isLent else { return }
    for (variant, category) in categories where !says(variant.value, name, in: file) {
      report(
        .numberOmitted,
        "The variant [\(category.name)] does not say { $\(name) }; only an exact number, as [1], may leave it out.",
        at: variant.range.lowerBound, in: file)
    }
  }

  private func checkOrder(_ select: SelectExpression, in file: LintFile) {
    var isAfterCategory = false
    for variant in select.variants {
      if variant.isExact, isAfterCategory {
        report(
          .exactNumberFirst,
          "Move [\(file.text(variant.key.range))] above the categories: the first that fits is said.",
          at: variant.range.lowerBound, in: file)
      }
      if !variant.isExact { isAfterCategory = true }
    }
  }

  private func checkCategories(
    _ select: SelectExpression, _ number: (name: String, isOrdinal: Bool), _ declared: LintDomain, in file: LintFile
  ) {
    let all = plurals.all(isOrdinal: number.isOrdinal)
    // Whatever the bounds: a variant too many is for numbers that the next one may bring.
    let required = plurals.required(
      LintDomain(kinds: declared.kinds, bounds: nil), isOrdinal: number.isOrdinal)
    for variant in select.variants where !variant.isExact {
      let key = file.text(variant.key.range)
      let category = PluralCategory(key)
      if category.map({ all.contains($0) }) != true {
        let known = all.map(\.name).joined(separator: ", ")
        report(
          .impossiblePlural, "\(language.tag) has no category [\(key)] here: there is \(known).",
          at: variant.key.range.lowerBound, in: file)
      } else if let category, category != .other, !declared.isUnknown, !required.contains(category) {
        report(
          .unreachablePlural, "No \(declared.description) is [\(key)]; this variant is never said.",
          at: variant.key.range.lowerBound, in: file)
      }
    }
  }

  private func checkDefault(_ select: SelectExpression, in file: LintFile) {
    guard let variant = select.variants.first(where: \.isDefault), file.text(variant.key.range) != "other" else {
      return
    }
    let isOtherListed = select.variants.contains { file.text($0.key.range) == "other" }
    guard isOtherListed || variant.isExact else { return }
    report(
      .defaultPlural, "Mark [other] as the default, with *: it fits where nothing else does.",
      at: variant.range.lowerBound, in: file)
  }

  // MARK: What is said

  /// Whether a pattern says an argument, whichever variant is taken but one for an exact number.
  func says(_ pattern: Pattern, _ name: String, in file: LintFile, depth: Int = 0) -> Bool {
    uses(pattern, name, countsSelectors: false, in: file, depth: depth)
  }

  /// Whether a pattern says an argument, or chooses by it, on every way through but those of exact numbers.
  func uses(_ pattern: Pattern, _ name: String, countsSelectors: Bool, in file: LintFile, depth: Int = 0) -> Bool {
    pattern.elements.contains { element in
      guard case .placeable(let placeable) = element else { return false }
      return uses(placeable.expression, name, countsSelectors: countsSelectors, in: file, depth: depth)
    }
  }

  private func uses(
    _ expression: Expression, _ name: String, countsSelectors: Bool, in file: LintFile, depth: Int
  ) -> Bool {
    switch expression {
    case .variable(let variable): return file.isName(variable.id, name)
    case .function(let call):
      return call.arguments.positional.contains {
        uses($0, name, countsSelectors: countsSelectors, in: file, depth: depth)
      }
    case .placeable(let placeable):
      return uses(placeable.expression, name, countsSelectors: countsSelectors, in: file, depth: depth)
    case .message(let reference):
      // Deeper than any table goes: a cycle, which has a rule of its own.
      guard depth < 8,
        let target = language.pattern(file.text(reference.id), reference.attribute.map { file.text($0) })
      else { return depth >= 8 }
      return uses(target.pattern, name, countsSelectors: countsSelectors, in: target.file, depth: depth + 1)
    case .select(let select):
      if countsSelectors, uses(select.selector, name, countsSelectors: true, in: file, depth: depth) { return true }
      return select.variants.allSatisfy {
        $0.isExact || uses($0.value, name, countsSelectors: countsSelectors, in: file, depth: depth)
      }
    case .string, .number, .term: return false
    }
  }
}

extension Variant {
  /// Whether it is for one number and no other.
  var isExact: Bool {
    if case .number = key { true } else { false }
  }
}

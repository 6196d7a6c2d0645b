// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Rules for choices by number, by plural category, and by word.
extension LintCheck {
  func checkChoices(
    _ pattern: Pattern, _ attribute: String?, of entry: LintEntry, _ environment: [String: LintDomain]?
  ) {
    let file = entry.file
    LintNode.visit(pattern) { node in
      guard case .select(let select, let depth) = node else { return }
      checkShape(select, depth: depth, in: file)
      checkClasses(select, in: file)
      checkAlike(select, of: entry)
      checkAmbientKeys(select, of: entry, environment)
      if let number = select.number(in: file) { checkNumbers(select, number, attribute, of: entry, environment) }
    }
  }

  /// Checks that a choice isn't nested too deeply and has no duplicate keys.
  func checkShape(_ select: SelectExpression, depth: Int, in file: LintFile) {
    if depth == 2 {
      report(
        .nesting, "choices are nested three deep; move the innermost to a message of its own",
        at: select.range.lowerBound, in: file)
    }
    checkKeys(select, in: file)
  }

  private func checkKeys(_ select: SelectExpression, in file: LintFile) {
    var seen: Set<String> = []
    for variant in select.variants {
      let key = file.text(variant.key.range)
      if !seen.insert(key).inserted {
        report(
          .duplicateVariant, "duplicate variant [\(key)]; remove it",
          at: variant.key.range.lowerBound, in: file)
      }
    }
  }

  private func checkNumbers(
    _ select: SelectExpression, _ number: (name: String, isOrdinal: Bool), _ attribute: String?, of entry: LintEntry,
    _ environment: [String: LintDomain]?
  ) {
    let file = entry.file
    let name = number.name
    if environment?[name] == nil, words.isAmbient(name) { return }
    let declared = environment?[name] ?? .unknown
    let categories = select.variants.compactMap { variant in
      PluralCategory(file.text(variant.key.range)).map { (variant, $0) }
    }
    let exact = select.variants.filter(\.isExact)
    let hasCategories = categories.contains { $0.1 != .other || !$0.0.isDefault }
    if !declared.isUnknown, !declared.isNumeric {
      guard let variant = exact.first ?? (hasCategories ? categories.first?.0 : nil) else { return }
      report(
        .wrongKind, "cannot choose by number: '$\(name)' is declared as \(declared.description)",
        at: variant.key.range.lowerBound, in: file)
      return
    }
    checkOrder(select, in: file)
    checkExact(select, declared, in: file)
    let isAlone = select.variants.count == 1 && !categories.isEmpty
    // A choice with [1] doesn't lack categories, because a language may need only [1] and a default.
    let isForgotten =
      !hasCategories && !exact.contains { file.text($0.key.range) == "1" }
      && choosesByCategory(number, entry.id, attribute, declared)
    // Skip all other choices, such as those by the hour of the day. They list exact numbers, and need no categories.
    guard hasCategories || isAlone || isForgotten || hasMisnamedCategories(select, declared, in: file) else { return }
    checkCategories(select, number, declared, in: file)
    checkDefault(select, in: file)
    let required = plurals.required(declared, isOrdinal: number.isOrdinal)
    let numbers = Set(exact.map { file.text($0.key.range) })
    if isForgotten, accepts(.sameForNumbers, entry) { return }
    // In the grammar, a variant may cover several categories, because nouns and adjectives have their own forms.
    let isPattern = entry.file.name == "grammar.ftl"
    for category in required where !isPattern && !categories.contains(where: { $0.1 == category }) {
      let samples = plurals.samples(category, declared, isOrdinal: number.isOrdinal, without: numbers)
      let isCompact = declared.kinds.contains(.quantity)
      guard !samples.isEmpty || isCompact else { continue }
      let shown = samples.isEmpty ? "short large numbers" : samples.prefix(4).joined(separator: ", ")
      report(
        .missingPlural, "missing variant [\(category.name)] in '\(entry.id)' (\(shown))", at: select.range.lowerBound,
        in: file)
    }
    guard !declared.isLent else { return }
    for (variant, category) in categories where !says(variant.value, name, in: file) {
      report(
        .numberOmitted,
        "variant [\(category.name)] omits { $\(name) }; add it, or use an exact number such as [1]",
        at: variant.range.lowerBound, in: file)
    }
  }

  /// Returns `true` if English chooses by plural category in the same message. A choice with only exact numbers then
  /// probably lacks categories.
  private func choosesByCategory(
    _ number: (name: String, isOrdinal: Bool), _ id: String, _ attribute: String?, _ declared: LintDomain
  ) -> Bool {
    guard !number.isOrdinal, !declared.isLent, !leavesWordsAlone, language !== tree.source,
      let original = tree.source?.pattern(id, attribute)
    else { return false }
    var isFound = false
    LintNode.visit(original.pattern) { node in
      guard case .select(let select, _) = node, let theirs = select.number(in: original.file),
        theirs.name == number.name, !theirs.isOrdinal
      else { return }
      isFound =
        isFound
        || select.variants.contains {
          !$0.isDefault && PluralCategory(original.file.text($0.key.range)) != nil
        }
    }
    return isFound
  }

  /// Returns `true` if some variants seem to be meant for plural categories but have other names. If an argument may be
  /// text, only a key such as `[singular]` counts.
  private func hasMisnamedCategories(_ select: SelectExpression, _ declared: LintDomain, in file: LintFile) -> Bool {
    let isCall = if case .function = select.selector { true } else { false }
    let isNumber = isCall || declared.isNumeric
    return select.variants.contains { variant in
      let key = file.text(variant.key.range)
      guard !variant.isExact, PluralCategory(key) == nil, key != Self.fraction else { return false }
      return isNumber && !variant.isDefault || LintPlurals.category(meantBy: key) != nil
    }
  }

  func checkOrder(_ select: SelectExpression, in file: LintFile) {
    var isAfterCategory = false
    for variant in select.variants {
      if variant.isExact, isAfterCategory {
        report(
          .exactNumberFirst,
          "exact number [\(file.text(variant.key.range))] is after a category; move it up, because the first match is used",
          at: variant.range.lowerBound, in: file)
      }
      if !variant.isExact { isAfterCategory = true }
    }
  }

  private func checkCategories(
    _ select: SelectExpression, _ number: (name: String, isOrdinal: Bool), _ declared: LintDomain, in file: LintFile
  ) {
    let all = plurals.all(isOrdinal: number.isOrdinal)
    // Report an unreachable variant only if the range is narrow. A wide range may change.
    let isNarrow = declared.bounds.map { $0.count <= 12 } ?? false
    let open = LintDomain(kinds: declared.kinds, bounds: nil)
    let bounds = declared.bounds.map { isNarrow ? " from \($0.lowerBound) to \($0.upperBound)" : "" } ?? ""
    var required = plurals.required(open, isOrdinal: number.isOrdinal)
    if isNarrow {
      let within = plurals.required(declared, isOrdinal: number.isOrdinal)
      let small = plurals.required(LintDomain(kinds: declared.kinds, bounds: 1...12), isOrdinal: number.isOrdinal)
      required.removeAll { small.contains($0) && !within.contains($0) }
    }
    for variant in select.variants where !variant.isExact {
      let key = file.text(variant.key.range)
      guard key != Self.fraction else { continue }
      let category = PluralCategory(key)
      if category.map({ all.contains($0) }) != true {
        let known = all.map(\.name).joined(separator: ", ")
        let meant = LintPlurals.category(meantBy: key).flatMap { all.contains($0) ? $0 : nil }
        let hint = meant.map { "; did you mean [\($0.name)]?" } ?? "; expected one of \(known)"
        report(
          .impossiblePlural, "unknown plural category [\(key)] in \(language.tag)\(hint)",
          at: variant.key.range.lowerBound, in: file)
      } else if let category, category != .other, !declared.isUnknown, !required.contains(category) {
        report(
          .unreachablePlural, "unreachable variant [\(key)]: no \(declared.description)\(bounds) selects it",
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
      .defaultPlural, "wrong default variant [\(file.text(variant.key.range))]; mark *[other] as the default",
      at: variant.range.lowerBound, in: file)
  }

  // MARK: Missing choices

  /// Reports a missing choice in an overlay.
  ///
  /// If the source chooses by a number, a language with several categories must do so, too. The exception is a number
  /// that no word follows. For example, "3 Pakete" needs forms, and "Pakete: 3" doesn't.
  func checkCounting(
    _ pattern: Pattern, _ attribute: String?, of entry: LintEntry, _ environment: [String: LintDomain]
  ) {
    guard isOverlay, let source = tree.source, source !== language,
      let original = source.pattern(entry.id, attribute),
      let (name, offset) = Self.unchosenNumber(in: pattern, of: entry.file, like: original), !leavesWordsAlone
    else { return }
    let declared = environment[name] ?? .unknown
    let categories = plurals.required(declared, isOrdinal: false)
    guard declared.isUnknown || declared.isNumeric, categories.count > 1, !accepts(.sameForNumbers, entry) else {
      return
    }
    report(
      .missingChoice,
      "no choice by '$\(name)', although \(source.tag) has one; add the variants "
        + "\(categories.map { "[\($0.name)]" }.joined(separator: ", "))", at: offset, in: entry.file)
  }

  /// Returns `true` if many words of the language don't change after a number, as in Hindi. It examines the nouns of
  /// the built-in table.
  func wordsStayAlike(in language: LintLanguage) -> Bool {
    guard let shipped = language.chain.first(where: { tree.isShipped($0) }), let english = tree.shippedEnglish else {
      return false
    }
    let nouns = english.order.filter {
      english.messages[$0]?.file.name == "noun.ftl" && english.kind(of: $0) == .noun && shipped.message($0) != nil
    }
    let forms = LintLexicon(of: shipped).nouns.others
    let alike = nouns.count { id in !forms.contains { shipped.form($0, of: id) != nil } }
    return alike > 0 && alike * 4 >= nouns.count
  }

  /// Returns a number before a word, if only the original pattern chooses by this number.
  private static func unchosenNumber(
    in pattern: Pattern, of file: LintFile, like original: (file: LintFile, pattern: Pattern)
  ) -> (name: String, offset: Int)? {
    var counted: Set<String> = []
    LintNode.visit(original.pattern) { node in
      guard case .select(let select, _) = node, let number = select.number(in: original.file), !number.isOrdinal,
        select.variants.contains(where: { !$0.isDefault && PluralCategory(original.file.text($0.key.range)) != nil })
      else { return }
      counted.insert(number.name)
    }
    guard !counted.isEmpty else { return nil }
    // Skip patterns with a choice or a reference, because other rules check them.
    var isChosen = false
    LintNode.visit(pattern) { node in
      switch node {
      case .select, .message: isChosen = true
      default: break
      }
    }
    guard !isChosen else { return nil }
    for (element, next) in zip(pattern.elements, pattern.elements.dropFirst()) {
      guard case .placeable(let placeable) = element, case .text(let text) = next,
        let name = file.number(in: placeable.expression), counted.contains(name),
        text.text(in: file.source).drop(while: { $0 == " " }).first?.isLetter == true
      else { continue }
      return (name, placeable.range.lowerBound)
    }
    return nil
  }

  // MARK: Uses of arguments

  /// Returns `true` if a pattern contains an argument in every variant except those for exact numbers.
  func says(_ pattern: Pattern, _ name: String, in file: LintFile) -> Bool {
    uses(pattern, name, countsSelectors: false, in: file)
  }

  /// Returns `true` if a pattern contains an argument or chooses by it, in every variant except those for exact
  /// numbers.
  func uses(_ pattern: Pattern, _ name: String, countsSelectors: Bool, in file: LintFile) -> Bool {
    // Examines referenced patterns first. Uses an explicit stack, because a hostile file may have a very long chain of
    // references. Patterns in a cycle count as using all arguments, because another rule reports the cycle.
    var open = referredPlaces(in: pattern, of: file)
    var begun: Set<LintPlace> = []
    while let place = open.last {
      let use = LintUse(place: place, name: name, countsSelectors: countsSelectors)
      guard uses[use] == nil, let target = language.pattern(place.id, place.attribute) else {
        open.removeLast()
        continue
      }
      if begun.insert(place).inserted {
        let places = referredPlaces(in: target.pattern, of: target.file)
        open += places.filter { place in
          !begun.contains(place) && uses[LintUse(place: place, name: name, countsSelectors: countsSelectors)] == nil
        }
        continue
      }
      uses[use] = isUsed(name, by: target.pattern, countsSelectors: countsSelectors, in: target.file)
      open.removeLast()
    }
    return isUsed(name, by: pattern, countsSelectors: countsSelectors, in: file)
  }

  private func referredPlaces(in pattern: Pattern, of file: LintFile) -> [LintPlace] {
    var places: [LintPlace] = []
    LintNode.visit(pattern) { node in
      guard case .message(let reference, _) = node else { return }
      places.append(LintPlace(id: file.text(reference.id), attribute: reference.attribute.map { file.text($0) }))
    }
    return places
  }

  private func isUsed(_ name: String, by pattern: Pattern, countsSelectors: Bool, in file: LintFile) -> Bool {
    pattern.elements.contains { element in
      guard case .placeable(let placeable) = element else { return false }
      return isUsed(name, by: placeable.expression, countsSelectors: countsSelectors, in: file)
    }
  }

  private func isUsed(_ name: String, by expression: Expression, countsSelectors: Bool, in file: LintFile) -> Bool {
    switch expression {
    case .variable(let variable): return file.isName(variable.id, name)
    case .function(let call):
      return call.arguments.positional.contains {
        isUsed(name, by: $0, countsSelectors: countsSelectors, in: file)
      }
    case .placeable(let placeable):
      return isUsed(name, by: placeable.expression, countsSelectors: countsSelectors, in: file)
    case .message(let reference):
      let place = LintPlace(id: file.text(reference.id), attribute: reference.attribute.map { file.text($0) })
      guard language.pattern(place.id, place.attribute) != nil else { return false }
      return uses[LintUse(place: place, name: name, countsSelectors: countsSelectors)] ?? true
    case .select(let select):
      if countsSelectors, isUsed(name, by: select.selector, countsSelectors: true, in: file) { return true }
      return select.variants.allSatisfy {
        $0.isExact || isUsed(name, by: $0.value, countsSelectors: countsSelectors, in: file)
      }
    case .string, .number, .term: return false
    }
  }
}

extension Variant {
  /// `true` if the variant is for one exact number.
  var isExact: Bool {
    if case .number = key { true } else { false }
  }
}

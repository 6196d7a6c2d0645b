import SpokenTextFluent

// Arguments: declared in English, used everywhere.
extension LintCheck {
  /// The arguments that a message is said with, and their kinds; an empty kind is not known.
  ///
  /// A message of the source has what its comment declares; one that a language keeps to itself has what the messages
  /// that refer to it have.
  func environment(of id: String, _ attribute: String?) -> [String: LintDomain] {
    let place = LintPlace(id: id, attribute: attribute)
    if let known = environments[place] { return known }
    environments[place] = [:]
    var environment: [String: LintDomain] = [:]
    if let declaration = declarations[id] {
      let special = attribute.flatMap { declaration.attributeArguments[$0] } ?? []
      for argument in declaration.arguments + special { environment[argument.name] = argument.domain }
      if declaration.arguments.isEmpty, isOverlay, let entry = tree.source?.message(id) {
        // An app need not comment its phrases: what the source uses is what there is.
        for name in variables(of: entry) { environment[name] = .unknown }
      }
    } else if LintOptional.compactPower(of: id) != nil {
      // A power of ten that English does not count in.
      environment["count"] = LintDomain(kinds: [.whole, .decimal], bounds: nil)
    } else {
      for referrer in referrers[id] ?? [] where referrer.id != id {
        environment.merge(self.environment(of: referrer.id, referrer.attribute)) { $0.union($1) }
      }
      for lender in lenders[id] ?? [] where lender.place.id != id {
        let lent = self.environment(of: lender.place.id, lender.place.attribute)[lender.argument] ?? .unknown
        // A phrase lends the number that it counts by.
        let count = lent.isNumeric && !lent.kinds.contains(.phrase) ? lent : .lent
        environment["count"] = environment["count"].map { $0.union(count) } ?? count
      }
    }
    environments[place] = environment
    return environment
  }

  private func variables(of entry: LintEntry) -> Set<String> {
    var names: Set<String> = []
    for (_, pattern) in entry.patterns {
      LintNode.visit(pattern) { node in
        if case .variable(let variable) = node { names.insert(entry.file.text(variable.id)) }
      }
    }
    return names
  }

  /// What a message must be given: its declared arguments, or all it uses where none are declared.
  private func needs(of id: String) -> Set<String> {
    if let declaration = declarations[id], !declaration.arguments.isEmpty || !isOverlay {
      return Set(declaration.arguments.filter { !$0.isOptional }.map(\.name))
    }
    return language.message(id).map { variables(of: $0).filter { !words.isAmbient($0) } } ?? []
  }

  func checkVariable(
    _ variable: VariableReference, of entry: LintEntry, _ environment: [String: LintDomain]
  ) {
    let name = entry.file.text(variable.id)
    guard environment[name] == nil, !words.isAmbient(name) else { return }
    // Once is enough: a choice says it in every variant.
    guard unknownArguments.insert("\(entry.id) $\(name)").inserted else { return }
    let hint = LintSuggestion.text(for: name, among: environment.keys, prefix: "$")
    let known = environment.keys.sorted().map { "$" + $0 }.joined(separator: ", ")
    let has = hint.isEmpty ? (known.isEmpty ? " It has none." : " It has \(known).") : hint
    report(
      .undeclaredArgument, "“\(entry.id)” has no argument $\(name).\(has)", at: variable.range.lowerBound,
      in: entry.file)
  }

  /// A message that another refers to is given the same arguments: it must find what it needs among them.
  func checkHandover(
    _ reference: MessageReference, agreeing: VariableReference?, of entry: LintEntry,
    _ environment: [String: LintDomain]
  ) {
    let id = entry.file.text(reference.id)
    let offered = self.environment(of: id, reference.attribute.map { entry.file.text($0) })
    for name in needs(of: id).sorted() where environment[name] == nil && offered[name] != nil {
      guard !words.isAmbient(name), agreeing == nil || name != "count" else { continue }
      report(
        .undeclaredArgument, "“\(id)” needs $\(name), and “\(entry.id)” has no such argument to hand on.",
        at: reference.range.lowerBound, in: entry.file)
    }
  }

  /// The arguments that are not optional are heard, or chosen by, on every way through a phrase.
  func checkUse(
    _ pattern: Pattern, _ attribute: String?, of entry: LintEntry, _ environment: [String: LintDomain]
  ) {
    guard let declaration = declarations[entry.id] else { return }
    for argument in declaration.arguments where !argument.isOptional {
      let name = argument.name
      let countsSelectors = !argument.domain.isNumeric
      if let attribute {
        // An attribute is another phrase, which says what it says in the source.
        guard let source = tree.source?.pattern(entry.id, attribute), source.file.plainWord(source.pattern) == nil,
          uses(source.pattern, name, countsSelectors: countsSelectors, in: source.file)
        else { continue }
      }
      guard !uses(pattern, name, countsSelectors: countsSelectors, in: entry.file) else { continue }
      let lacking = lackingVariant(pattern, name, countsSelectors, in: entry.file)
      if let lacking, lacking.isReported { continue }
      let place = lacking.map { " in the variant [\(entry.file.text($0.variant.key.range))]" } ?? ""
      let start = attribute == nil ? entry.range.lowerBound : pattern.range.lowerBound
      report(
        .unusedArgument, "“\(entry.id)\(attribute.map { "." + $0 } ?? "")” does not say $\(name)\(place).",
        at: lacking?.variant.range.lowerBound ?? start, in: entry.file)
    }
  }

  /// The variant that does not use an argument beside others that do, and whether another rule reports it.
  private func lackingVariant(
    _ pattern: Pattern, _ name: String, _ countsSelectors: Bool, in file: LintFile
  ) -> (variant: Variant, isReported: Bool)? {
    for element in pattern.elements {
      guard case .placeable(let placeable) = element, case .select(let select) = placeable.expression else { continue }
      let lacking = select.variants.filter {
        !$0.isExact && !uses($0.value, name, countsSelectors: countsSelectors, in: file)
      }
      let inner = lacking.lazy.compactMap { self.lackingVariant($0.value, name, countsSelectors, in: file) }.first
      let isByName = select.number(in: file)?.name == name
      let isPlural =
        isByName && select.variants.contains { !$0.isExact && (!$0.isDefault || file.text($0.key.range) != "other") }
      if isPlural, let first = lacking.first { return (first, true) }
      if let inner { return inner }
      if let first = lacking.first, lacking.count < select.variants.count { return (first, false) }
    }
    return nil
  }
}

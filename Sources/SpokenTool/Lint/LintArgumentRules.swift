// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Rules for arguments, which English declares and all languages use.
extension LintCheck {
  /// Returns the arguments of a message with their types. An empty type is unknown.
  ///
  /// A message of the source language has the arguments that its comment declares. A message that only one language has
  /// gets the arguments of the messages that refer to it.
  func environment(of id: String, _ attribute: String?) -> [String: LintDomain] {
    let place = LintPlace(id: id, attribute: attribute)
    // Use an explicit stack, because a hostile file may have a very long chain of references. A message that refers to
    // itself gets no arguments from this reference.
    var open = [place]
    var begun: Set<LintPlace> = []
    while let top = open.last {
      if environments[top] == nil, begun.insert(top).inserted {
        let unknown = givers(to: top.id).filter { environments[$0] == nil && !begun.contains($0) }
        guard unknown.isEmpty else {
          open += unknown
          continue
        }
      }
      if environments[top] == nil { environments[top] = makeEnvironment(of: top) }
      open.removeLast()
    }
    return environments[place] ?? [:]
  }

  /// Returns the places that refer to an undeclared message, and so pass their arguments to it.
  private func givers(to id: String) -> [LintPlace] {
    guard declarations[id] == nil, LintOptional.compactPower(of: id) == nil else { return [] }
    let places = Array(referrers[id] ?? []) + (lenders[id] ?? []).map(\.place)
    return places.filter { $0.id != id }
  }

  private func makeEnvironment(of place: LintPlace) -> [String: LintDomain] {
    let id = place.id
    if let given = lexiconEnvironment(of: place) { return given }
    if let declaration = declarations[id] {
      var environment = declaredEnvironment(of: id, declaration)
      for argument in place.attribute.flatMap({ declaration.attributeArguments[$0] }) ?? [] {
        environment[argument.name] = argument.domain
      }
      return environment
    }
    if LintOptional.compactPower(of: id) != nil {
      // The message names a power of ten, such as 万, that English has no word for. No comment declares its argument.
      return ["count": LintDomain(kinds: [.whole, .decimal], bounds: nil)]
    }
    var environment: [String: LintDomain] = [:]
    for referrer in referrers[id] ?? [] where referrer.id != id {
      let given = environments[referrer] ?? [:]
      if environment.isEmpty { environment = given } else { environment.merge(given) { $0.union($1) } }
    }
    for lender in lenders[id] ?? [] where lender.place.id != id {
      let lent = environments[lender.place]?[lender.argument] ?? .unknown
      // If the argument is a phrase, such as "2 lessons", `$count` is its number, and only selects a form.
      let count = lent.isNumeric && !lent.kinds.contains(.phrase) ? lent : .lent
      environment["count"] = environment["count"].map { $0.union(count) } ?? count
    }
    return environment
  }

  /// Returns the arguments that the library passes to a rule of the grammar or to a noun. No comment declares them.
  private func lexiconEnvironment(of place: LintPlace) -> [String: LintDomain]? {
    let count = LintDomain(kinds: [.whole, .decimal, .quantity], bounds: nil)
    if !language.isOwn(place.id), LintLexicon.isRule(place.id) {
      let noun = LintDomain(kinds: [.phrase], bounds: nil)
      return ["count": count, "form": .unknown, "noun": noun, "state": noun]
    }
    guard let kind = language.kind(of: place.id), kind.isNoun, declarations[place.id]?.arguments.isEmpty ?? true
    else { return nil }
    if place.attribute?.hasPrefix("minor") == true {
      return ["count": LintDomain(kinds: [.whole], bounds: 1...999)]
    }
    let phrase = LintDomain(kinds: [.phrase], bounds: nil)
    let whole = LintDomain(kinds: [.whole, .decimal], bounds: nil)
    return ["count": kind == .currency ? count : whole, "noun": phrase, "state": phrase]
  }

  private func declaredEnvironment(of id: String, _ declaration: LintDeclaration) -> [String: LintDomain] {
    if let known = declaredEnvironments[id] { return known }
    var environment: [String: LintDomain] = [:]
    for argument in declaration.arguments { environment[argument.name] = argument.domain }
    if declaration.arguments.isEmpty, isOverlay, let entry = tree.source?.message(id) {
      // In an overlay, declarations are optional. Without them, use the arguments in the text of the source language.
      for name in variables(of: entry) { environment[name] = .unknown }
    }
    declaredEnvironments[id] = environment
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

  /// Returns the arguments that a message requires, in alphabetical order. They are its declared arguments. If an
  /// overlay declares none, they are the arguments that it uses.
  private func needs(of id: String) -> [String] {
    if let known = needs[id] { return known }
    let names: Set<String>
    if language.kind(of: id)?.isNoun == true {
      // A noun requires no arguments. A phrase that contains the noun passes the number as `$count`.
      names = []
    } else if let declaration = declarations[id], !declaration.arguments.isEmpty || !isOverlay {
      names = Set(declaration.arguments.filter { !$0.isOptional }.map(\.name))
    } else {
      names = language.message(id).map { variables(of: $0).filter { !words.isAmbient($0) } } ?? []
    }
    let sorted = names.sorted()
    needs[id] = sorted
    return sorted
  }

  func checkVariable(
    _ variable: VariableReference, of entry: LintEntry, _ environment: [String: LintDomain]
  ) {
    let name = entry.file.text(variable.id)
    guard environment[name] == nil, !words.isAmbient(name) else { return }
    // Report the argument once, even if several variants contain it.
    guard unknownArguments.insert("\(entry.id) $\(name)").inserted else { return }
    let hint = hint(for: name, among: environment.keys, prefix: "$")
    let known = environment.count > 20 ? [] : environment.keys.sorted().map { "$" + $0 }
    let all =
      environment.isEmpty ? "; it has none" : known.isEmpty ? "" : "; expected one of \(known.joined(separator: ", "))"
    let has = hint.isEmpty ? all : hint
    report(
      .undeclaredArgument, "unknown argument '$\(name)' in '\(entry.id)'\(has)", at: variable.range.lowerBound,
      in: entry.file)
  }

  /// Checks that a message has all arguments that a referenced message requires.
  func checkHandover(
    _ reference: MessageReference, agreeing: VariableReference?, of entry: LintEntry,
    _ environment: [String: LintDomain]
  ) {
    let id = entry.file.text(reference.id)
    let offered = self.environment(of: id, reference.attribute.map { entry.file.text($0) })
    for name in needs(of: id) where environment[name] == nil && offered[name] != nil {
      guard !words.isAmbient(name), agreeing == nil || name != "count" else { continue }
      report(
        .undeclaredArgument, "'\(id)' requires '$\(name)', which '\(entry.id)' does not have",
        at: reference.range.lowerBound, in: entry.file)
    }
  }

  /// Checks that a phrase uses each required argument in every variant, either in its text or as a selector.
  func checkUse(
    _ pattern: Pattern, _ attribute: String?, of entry: LintEntry, _ environment: [String: LintDomain]
  ) {
    guard let declaration = declarations[entry.id] else { return }
    if entry.kind != nil, pattern.isWordsAlone { return }
    for argument in declaration.arguments(of: attribute) where !argument.isOptional {
      let name = argument.name
      let countsSelectors = !argument.domain.isNumeric
      if let attribute {
        // An attribute is a separate phrase, and must use the same arguments as in the source.
        guard let source = tree.source?.pattern(entry.id, attribute), source.file.plainWord(source.pattern) == nil,
          uses(source.pattern, name, countsSelectors: countsSelectors, in: source.file)
        else { continue }
      }
      guard !uses(pattern, name, countsSelectors: countsSelectors, in: entry.file) else { continue }
      let lacking = lackingVariant(pattern, name, countsSelectors, in: entry.file)
      if lacking?.isReported == true || accepts(.unusedArgument, entry) { continue }
      let place = lacking.map { " in variant [\(entry.file.text($0.variant.key.range))]" } ?? ""
      let start = attribute == nil ? entry.range.lowerBound : pattern.range.lowerBound
      report(
        .unusedArgument, "unused argument '$\(name)' in '\(entry.id)\(attribute.map { "." + $0 } ?? "")'\(place)",
        at: lacking?.variant.range.lowerBound ?? start, in: entry.file)
    }
  }

  /// Returns the variant that doesn't use an argument although others do, and `true` if another rule reports it.
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

/// Something that a table can say: the value of a message, an attribute, a term, or a variant in one of them.
struct Branch {
  /// A variant of a select expression on the way to a branch.
  struct Choice {
    /// An index into ``LocaleTable/selects``.
    var select: Int
    /// An index into ``LocaleTable/variants``.
    var variant: Int
  }

  /// Where its pattern stands.
  var place: TablePlaces.Place
  /// The pattern that it is, or that it is in.
  var pattern: PatternReference
  /// What leads to it from its pattern, the outermost choice first; none for the pattern itself.
  var choices: [Choice] = []
  /// The choices as a reader of the table knows them: `[few] case=genitive`.
  var label = ""

  /// `currency-usd.local [few] case=genitive`.
  var name: String { label.isEmpty ? place.name : "\(place.name) \(label)" }

  func isReached(in coverage: Coverage) -> Bool {
    choices.last.map { coverage.variants.contains($0.variant) } ?? coverage.patterns.contains(pattern.start)
  }
}

extension LocaleTable {
  /// All that this table can say, patterns before variants. Made for tables that have a ``Coverage``: others forget where
  /// their patterns come from.
  func branches() -> [Branch] {
    guard let places = coverage?.places else { return [] }
    let traits = traitNames
    var patterns: [Branch] = []
    func add(_ pattern: PatternReference) {
      if let place = places.patterns[pattern.start] { patterns.append(Branch(place: place, pattern: pattern)) }
    }
    for message in messages.prefix(idCount) {
      let id = String(decoding: pool[message.id], as: UTF8.self)
      guard !Self.settings.contains(id) else { continue }
      // A power of ten that the language counts in no more: a parent's.
      if id.hasPrefix("compact-"), !compactPowers.contains(where: { "compact-\($0.power)" == id }) { continue }
      if message.value.exists { add(message.value) }
      for attribute in attributes[message.attributes] where !isTrait(attribute, traits) { add(attribute.pattern) }
    }
    var terms: Set<Int32> = []
    for call in termCalls where terms.insert(call.pattern.start).inserted { add(call.pattern) }
    return patterns + patterns.flatMap { variants(of: $0, in: $0.pattern) }
  }

  /// Settings are read when the table is made, and never said.
  private static let settings: Set<String> = ["number-digits", "number-powers", "number-separators"]

  /// Whether an attribute is there to be agreed with rather than said: a single word under a name that traits have.
  func isTrait(_ attribute: AttributeRecord, _ names: Set<String>) -> Bool {
    attribute.word != .none && names.contains(text(of: attribute.name))
  }

  /// The names that traits have: those that the library knows, and those that the table asks for.
  var traitNames: Set<String> {
    var names: Set<String> = ["gender", "animacy", "counter"]
    for select in selects {
      if case .trait(_, let trait) = select.selector { names.insert(text(of: trait)) }
    }
    for case .trait(_, let trait) in instructions { names.insert(text(of: trait)) }
    return names
  }

  private func variants(of branch: Branch, in pattern: PatternReference) -> [Branch] {
    var found: [Branch] = []
    for index in Int(pattern.start)..<Int(pattern.end) {
      guard case .select(let number) = instructions[index] else { continue }
      let select = selects[Int(number)]
      for variant in select.variants {
        var inner = branch
        inner.choices.append(Branch.Choice(select: Int(number), variant: variant))
        inner.label += (inner.label.isEmpty ? "" : " ") + label(of: variants[variant], in: select)
        found.append(inner)
        found += variants(of: inner, in: variants[variant].pattern)
      }
    }
    return found
  }

  private func label(of variant: SelectVariant, in select: Select) -> String {
    let key = key(of: variant)
    guard case .value(.argument(let name)) = select.selector, name != Name(.count), variant.category == nil,
      variant.number < 0
    else { return "[\(key)]" }
    return "\(text(of: name))=\(key)"
  }

  /// What stands in the brackets of a variant.
  func key(of variant: SelectVariant) -> String {
    variant.number >= 0 ? "\(numbers[Int(variant.number)])" : text(of: variant.word)
  }

  /// The text of an argument's name.
  func text(of name: Name) -> String { names.first { $0.value == name }?.key ?? "" }
}

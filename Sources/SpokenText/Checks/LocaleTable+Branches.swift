// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LocaleTable {
  /// Returns all texts in the table. Messages, attributes, and terms come before their variants. The result is empty if
  /// no ``Coverage`` observes the table.
  func branches() -> [Branch] {
    guard let places = coverage?.places else { return [] }
    let traits = traitNames
    var patterns: [Branch] = []
    func add(_ pattern: PatternReference) {
      guard let place = places.patterns[pattern.start] else { return }
      patterns.append(
        Branch(name: place.name, file: place.file, line: place.line, source: place.source, pattern: pattern))
    }
    for number in messages {
      let message = record(of: number)
      guard isOwn(number) || isSpoken(id(of: number)) else { continue }
      if let entry = entry(of: number) {
        add(wordForms[Int(entry.forms)])
      } else if message.value.exists {
        add(message.value)
      }
      // Skips attributes that only refer to a word of the lexicon, such as `.completed = { adjective-achieved }`.
      for attribute in attributes(of: number) where !isTrait(attribute, traits) && attribute.entry < 0 {
        // If this language replaces a word of its parent language, the parent's forms of the word are never used.
        guard !isForm(attribute, of: message) || isSaid(attribute, by: message) else { continue }
        add(attribute.pattern)
      }
    }
    var terms: Set<Int32> = []
    for call in termCalls where terms.insert(call.pattern.start).inserted { add(call.pattern) }
    return patterns + patterns.flatMap { variants(of: $0, in: $0.pattern, places) }
  }

  /// Returns whether a phrase can use a message of the library. Settings and rules of the grammar are never spoken.
  private func isSpoken(_ id: String) -> Bool {
    guard !Self.isSetting(id), !id.hasPrefix("form-"), !id.hasPrefix("forms-"), !id.hasPrefix("trait-") else {
      return false
    }
    // A message such as `compact-6` is for a power of ten. A language can have fewer powers than its parent.
    return !id.hasPrefix("compact-") || compactPowers.contains { "compact-\($0.power)" == id }
  }

  private func isForm(_ attribute: AttributeRecord, of message: MessageRecord) -> Bool {
    message.entry >= 0 && formNames.contains(attribute.name)
  }

  private func isSaid(_ attribute: AttributeRecord, by message: MessageRecord) -> Bool {
    guard message.entry >= 0, case let entry = entries[Int(message.entry)] else { return true }
    let forms = lexicon.forms(of: entry.kind)
    return (0..<Int(forms.count)).contains {
      wordForms[Int(entry.forms) + $0] == attribute.pattern
    }
  }

  /// Returns whether a message is a setting, or a list of words that the audit of labels looks for.
  private static func isSetting(_ id: String) -> Bool {
    ["number-digits", "number-powers", "number-separators"].contains(id) || id.hasPrefix("audit-")
  }

  /// Returns whether an attribute is a trait, such as a noun's gender. Other words agree with traits, which are never
  /// spoken.
  func isTrait(_ attribute: AttributeRecord, _ names: Set<String>) -> Bool {
    attribute.word != .none && names.contains(text(of: attribute.name))
  }

  var traitNames: Set<String> {
    var names = LibraryTraits.names
    for select in selects {
      if case .trait(_, let trait) = select.selector { names.insert(text(of: trait)) }
    }
    for case .trait(_, let trait) in instructions { names.insert(text(of: trait)) }
    return names
  }

  private func variants(of branch: Branch, in pattern: PatternReference, _ places: SourceMap) -> [Branch] {
    var found: [Branch] = []
    for index in pattern.instructions {
      guard case .select(let number) = instructions[index] else { continue }
      let select = selects[Int(number)]
      for variant in select.variants {
        var inner = branch
        inner.choices.append(choice(of: variant, in: select))
        inner.line = places.variants[variant] ?? branch.line
        found.append(inner)
        found += variants(of: inner, in: variants[variant].pattern, places)
      }
    }
    return found
  }

  private func choice(of variant: Int, in select: Select) -> Branch.Choice {
    let keys = select.variants.map { index in
      let variant = variants[index]
      let number = variant.number >= 0 ? numbers[Int(variant.number)] : nil
      return Branch.Key(
        text: number.map { "\($0)" } ?? text(of: variant.word), number: number, category: variant.category)
    }
    let (argument, selector) = selector(of: select, variants[variant], keys)
    return Branch.Choice(
      argument: argument.map { text(of: $0) }, selector: selector, keys: keys,
      chosen: variant - select.variants.lowerBound, fallback: select.defaultVariant - select.variants.lowerBound,
      variant: variant)
  }

  private func selector(
    of select: Select, _ variant: SelectVariant, _ keys: [Branch.Key]
  ) -> (argument: ArgumentName?, selector: Branch.Selector) {
    switch select.selector {
    case .value(.argument(let name)):
      // Several keys that are all `other` don't prove a number, because `other` can also be a word.
      let isNumeric =
        keys.allSatisfy { $0.number != nil || $0.category != nil }
        && (keys.count == 1 || keys.contains { $0.number != nil || $0.category != .other })
      return (name, isNumeric ? .number(isOrdinal: false) : .word)
    case .number(let index):
      let call = numberCalls[Int(index)]
      guard case .argument(let name) = call.operand else { return (nil, .other) }
      return (name, .number(isOrdinal: call.options.isOrdinal))
    case .head(.argument(let name)), .tail(.argument(let name)):
      guard variant.letterClass >= 0 else { return (name, .other) }
      let members = letterClasses[Int(variant.letterClass)]
      return (name, .letters(members.letterTexts, numbers: members.numberTexts))
    default: return (nil, .other)
    }
  }
}

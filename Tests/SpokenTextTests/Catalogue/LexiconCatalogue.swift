import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Every word of the lexicon in every form that it has: `word-american.feminine`. Currencies are said with their numbers.
  static func words(_ language: LanguageTag) -> [GoldenSample] {
    let probe = probe(language)
    let table = probe.table
    let traits = table.traitNames
    var samples: [GoldenSample] = []
    for message in table.messages {
      let id = table.id(of: message)
      guard table.parts.value.entry(table.record(of: message).value) != nil, !id.hasPrefix("currency-") else {
        continue
      }
      let forms = table.attributes(of: message).filter { attribute in
        attribute.entry < 0 && attribute.pattern.exists && !table.isTrait(attribute, traits)
          && !table.hasArguments(attribute.pattern)
      }
      for form in [id] + forms.map({ "\(id).\(table.text(of: $0.name))" }) {
        samples.append(.phrase(form, .message(PhraseID(unchecked: form)), context: .inline))
      }
    }
    return samples
  }
}

extension LocaleTable {
  /// Whether a pattern says an argument, or chooses.
  func hasArguments(_ pattern: PatternReference) -> Bool {
    instructions[pattern.instructions].contains { instruction in
      switch instruction {
      case .text, .entry, .pattern: false
      default: true
      }
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Every word of the lexicon with all its forms in a row, as `noun-dose ⇥ dawka · dawki · dawkę · dawki · dawek`, and
  /// as candidates each form by itself.
  static func words(_ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    let traits = table.traitNames
    return table.messages.flatMap { message -> [GoldenSample] in
      let id = table.id(of: message)
      guard let entry = table.entry(of: message) else { return [] }
      // A form that the word doesn't write is another form that stands in for it.
      var written: Set<Int32> = [table.wordForms[Int(entry.forms)].start]
      let forms = table.attributeNames(of: message).map { table.text(of: $0) }.filter { name in
        // Another word for a state, or another name of a currency, is a word by itself.
        guard !traits.contains(name), table.attributeRecord(name, of: message).map({ $0.entry < 0 }) ?? true else {
          return false
        }
        let pattern = table.attribute(name, of: message)
        return pattern.exists && !table.hasArguments(pattern) && written.insert(pattern.start).inserted
      }
      let ids = [id] + forms.map { "\(id).\($0)" }
      return [paradigm(id, ids)]
        + probe.candidates(
          ids.map { .phrase("form \($0)", .message(PhraseID(unchecked: $0)), context: .inline) })
    }
  }

  /// What separates the forms of a word in a golden.
  static let formSeparator = " · "

  private static func paradigm(_ key: String, _ ids: [String]) -> GoldenSample {
    GoldenSample(key) { speaker in
      let forms = ids.map { speaker.say(.message(PhraseID(unchecked: $0)), context: .inline).text }
      return Utterance(forms.joined(separator: formSeparator))
    }
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

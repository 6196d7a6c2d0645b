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
      guard !isName(id), let entry = table.entry(of: message) else { return [] }
      // If the word doesn't write a form, another form replaces it: `counter` replaces `counter-few`. The shortest name is
      // the one that the word writes.
      var written: [Int32: Int] = [table.wordForms[Int(entry.forms)].start: -1]
      var forms: [String] = []
      for name in table.attributeNames(of: message).map({ table.text(of: $0) }) {
        // Another word for a state, or another name of a currency, is a word by itself.
        guard !traits.contains(name), table.attributeRecord(name, of: message).map({ $0.entry < 0 }) ?? true else {
          continue
        }
        let pattern = table.attribute(name, of: message)
        guard pattern.exists, !table.hasArguments(pattern) else { continue }
        if let place = written[pattern.start] {
          if place >= 0, name.count < forms[place].count { forms[place] = name }
        } else {
          written[pattern.start] = forms.count
          forms.append(name)
        }
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
  /// Whether a pattern says an argument, or chooses, or refers to a pattern that does.
  func hasArguments(_ pattern: PatternReference) -> Bool {
    instructions[pattern.instructions].contains { instruction in
      switch instruction {
      case .text, .entry: false
      case .pattern(let inner): hasArguments(inner)
      default: true
      }
    }
  }
}

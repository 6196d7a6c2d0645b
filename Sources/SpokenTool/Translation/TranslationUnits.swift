// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// Divides the files of a language into texts for a translation tool, one for each variant.
///
/// The language decides the variants, because English may have fewer. The English text of a unit is the same variant,
/// or the default variant if English lacks it. Messages that English lacks are left out, because they are the
/// language's own grammar.
struct TranslationUnits {
  private let english: LintLanguage

  init(english: LintLanguage) { self.english = english }

  init(in tables: TableFolder) throws(Problem) {
    self.init(english: LintLanguage(tag: "en", files: try TableVersion.files(of: "en", in: tables), parent: nil))
  }

  /// Returns the units of a file in the order of the file.
  func units(of file: LintFile) -> [TranslationUnit] {
    var units: [TranslationUnit] = []
    for entry in file.resource.entries {
      guard case .message(let message) = entry, let source = english.messages[file.text(message.id)] else { continue }
      if let value = message.value { add(value, of: source, nil, in: file, to: &units) }
      for attribute in message.attributes {
        add(attribute.value, of: source, file.text(attribute.id), in: file, to: &units)
      }
    }
    return units
  }

  private func add(
    _ pattern: Pattern, of entry: LintEntry, _ attribute: String?, in file: LintFile, to units: inout [TranslationUnit]
  ) {
    // For a form that English lacks, such as a case of a noun, show the English word itself.
    guard let source = attribute.flatMap({ entry.attribute($0)?.value }) ?? entry.value ?? entry.attributes.first?.value
    else { return }
    let name = attribute.map { "\(entry.id).\($0)" } ?? entry.id
    add(pattern, at: [], Place(name: name, attribute: attribute, entry: entry, source: source), in: file, to: &units)
  }

  /// A text of English.
  private struct Place {
    let name: String
    let attribute: String?
    let entry: LintEntry
    let source: Pattern
  }

  /// A choice on the way to a text, with the variant that contains the text.
  private struct Step {
    let selector: String
    let key: String
    /// The index of the choice among all choices of the same text.
    let index: Int
  }

  private func add(
    _ pattern: Pattern, at path: [Step], _ place: Place, in file: LintFile, to units: inout [TranslationUnit]
  ) {
    let choices = pattern.choices
    if choices.count < pattern.elements.count {
      let keys = path.map { $0.index == 0 ? ":\($0.key)" : ":\($0.index + 1)-\($0.key)" }.joined()
      units.append(
        TranslationUnit(
          id: place.name + keys, note: note(path, place),
          english: english(place.source, path, place.entry.file), text: Self.runs(of: pattern, in: file),
          range: pattern.innerRange))
    }
    for (index, choice) in choices.enumerated() {
      for variant in choice.variants {
        let step = Step(
          selector: file.text(choice.selector.range), key: file.text(variant.key.range), index: index)
        add(variant.value, at: path + [step], place, in: file, to: &units)
      }
    }
  }

  // MARK: English

  /// Returns the English text of a word, or an empty text if English doesn't have the word.
  func english(of id: String) -> String {
    guard let entry = english.messages[id], let value = entry.value else { return "" }
    return TranslationUnit.source(of: english(value, [], entry.file))
  }

  /// Returns the English text for the variants of a path, such as [one] of `$count`. Other choices use their default.
  private func english(_ pattern: Pattern, _ path: [Step], _ file: LintFile) -> [TranslationUnit.Run] {
    var runs: [TranslationUnit.Run] = []
    for element in pattern.elements {
      var added: [TranslationUnit.Run] = []
      switch element {
      case .text(let text): added = [.text(text.text(in: file.source))]
      case .placeable(let placeable):
        if case .select(let select) = placeable.expression {
          let selector = file.text(select.selector.range)
          let key = path.first { $0.selector == selector }?.key
          let variant =
            select.variants.first { file.text($0.key.range) == key } ?? select.variants.first(where: \.isDefault)
          added = variant.map { english($0.value, path, file) } ?? []
        } else {
          added = [.placeable(file.text(placeable.range))]
        }
      }
      // Merge adjacent texts.
      if case .text(let last)? = runs.last, case .text(let next)? = added.first {
        runs[runs.count - 1] = .text(last + next)
        added.removeFirst()
      }
      runs += added
    }
    return runs
  }

  private func note(_ path: [Step], _ place: Place) -> String {
    var lines = place.entry.comment.map { comment in
      place.entry.file.lines(of: comment).filter { LintMark.all(in: $0.text).isEmpty }.map(\.text)
    }
    if let attribute = place.attribute { lines = (lines ?? []) + ["Form: \(attribute)"] }
    if !path.isEmpty {
      lines = (lines ?? []) + ["Variant: " + path.map { "\($0.selector) = \($0.key)" }.joined(separator: ", ")]
    }
    return lines?.joined(separator: "\n") ?? ""
  }

  // MARK: The other language

  /// Returns the runs of a text, or no runs if it has no words yet. A choice inside a text is a placeable.
  private static func runs(of pattern: Pattern, in file: LintFile) -> [TranslationUnit.Run] {
    guard !pattern.isUnwritten else { return [] }
    return pattern.elements.map { element in
      switch element {
      case .text(let text): .text(text.text(in: file.source))
      case .placeable(let placeable): .placeable(file.text(placeable.range))
      }
    }
  }
}

extension Pattern {
  /// The choices between variants, outside of other choices.
  fileprivate var choices: [SelectExpression] {
    elements.compactMap { element in
      if case .placeable(let placeable) = element, case .select(let select) = placeable.expression { return select }
      return nil
    }
  }
}

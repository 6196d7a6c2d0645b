// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Finds a number next to a word that doesn't change with it.
extension LintCheck {
  /// Reports a noun of the lexicon that is next to a number, but isn't in a call of `FORM`.
  ///
  /// Also reports a plain word next to a number, if English chooses the form of its word by this number.
  func checkAgreement(
    _ pattern: Pattern, _ attribute: String?, of entry: LintEntry, _ environment: [String: LintDomain]
  ) {
    guard !isOverlay, let source = tree.source, language !== source, !entry.isGrammar, entry.kind == nil,
      entry.file.name != "grammar.ftl", !absence.hasFiles, !nounsAreAlike
    else { return }
    let theirs =
      source.pattern(entry.id, attribute).map { Self.agreeing(in: $0.pattern, of: $0.file, byCategory: true) } ?? []
    for place in Self.counted(in: pattern, of: entry.file, besides: Self.agreeing(in: pattern, of: entry.file)) {
      guard let domain = environment[place.number], domain.isNumeric,
        plurals.required(domain, isOrdinal: false).count > 1,
        place.noun.map({ language.kind(of: $0)?.isNoun == true }) ?? theirs.contains(place.number),
        !accepts(.sameForNumbers, entry)
      else { continue }
      let cure =
        place.noun.map { "write { FORM(\($0), $\(place.number)) }" }
        ?? "call FORM as in English, or choose by the number"
      report(
        .missingChoice,
        "\(cure), so that the word after '$\(place.number)' has a form for the number, or write "
          + "'\(LintMark.sameForNumbers.description)' above",
        at: place.offset, in: entry.file)
    }
  }

  private static func hasCategories(_ select: SelectExpression, in file: LintFile) -> Bool {
    select.variants.contains { !$0.isDefault && PluralCategory(file.text($0.key.range)) != nil }
  }

  /// Returns `true` if many nouns of the language don't change after a number, as in Turkish.
  func nounsStayAlike(in language: LintLanguage) -> Bool {
    guard !isOverlay, let source = tree.source else { return true }
    let nouns = source.order.filter { source.kind(of: $0) == .noun && language.messages[$0]?.value != nil }
    let names = lexicon.nouns.others
    let alike = nouns.count { id in !names.contains { language.form($0, of: id) != nil } }
    return alike * 4 >= nouns.count || !choosesByCount(in: language)
  }

  /// Returns `true` if the form of a noun depends on a number. In Hungarian, it doesn't.
  private func choosesByCount(in language: LintLanguage) -> Bool {
    language.chain.contains { layer in
      layer.messages.values.contains { entry in
        guard entry.isRule else { return false }
        return entry.patterns.contains { Self.agreeing(in: $0.pattern, of: entry.file).contains("count") }
      }
    }
  }

  /// Returns the numbers that a pattern chooses by, or passes to `FORM` for a noun.
  ///
  /// - Parameter byCategory: `true` to leave out choices that have only exact numbers.
  private static func agreeing(in pattern: Pattern, of file: LintFile, byCategory: Bool = false) -> Set<String> {
    var names: Set<String> = []
    LintNode.visit(pattern) { node in
      switch node {
      case .message(_, let agreeing?): names.insert(file.text(agreeing.id))
      case .function(let call, _) where file.isName(call.id, "FORM"):
        for case .variable(let variable) in call.arguments.positional.dropFirst() {
          names.insert(file.text(variable.id))
        }
      case .select(let select, _):
        guard let number = select.number(in: file), !number.isOrdinal,
          !byCategory || Self.hasCategories(select, in: file)
        else { return }
        names.insert(number.name)
      default: break
      }
    }
    return names
  }

  /// Returns the numbers before a word or a noun of the lexicon.
  private static func counted(
    in pattern: Pattern, of file: LintFile, besides agreeing: Set<String>
  ) -> [(number: String, noun: String?, offset: Int)] {
    var found: [(String, String?, Int)] = []
    func visit(_ pattern: Pattern) {
      for (index, element) in pattern.elements.enumerated() {
        guard case .placeable(let placeable) = element else { continue }
        if case .select(let select) = placeable.expression { for variant in select.variants { visit(variant.value) } }
        guard index + 1 < pattern.elements.count, let name = file.number(in: placeable.expression),
          !agreeing.contains(name), case .text(let text) = pattern.elements[index + 1]
        else { continue }
        let words = text.text(in: file.source)
        if words.drop(while: { $0 == " " }).first?.isLetter == true {
          found.append((name, nil, placeable.range.lowerBound))
        } else if words.allSatisfy({ $0 == " " }), index + 2 < pattern.elements.count,
          case .placeable(let next) = pattern.elements[index + 2], case .message(let reference) = next.expression,
          reference.attribute == nil
        {
          found.append((name, file.text(reference.id), placeable.range.lowerBound))
        }
      }
    }
    visit(pattern)
    return found
  }
}

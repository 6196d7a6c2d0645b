// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Finds two words, forms, or arguments that changed places. Each rule needs several other messages that have them the
// other way around.
extension LintCheck {
  /// The number of other messages that a finding needs.
  private static let fewestOthers = 3

  // MARK: Cases

  /// Reports two cases that seem swapped, because they have the endings of other choices in reverse. For example,
  /// "spelar" as the Swedish infinitive and "spela" as the statement.
  func checkSwappedCases() {
    var places: [LintEndings: [(entry: LintEntry, select: SelectExpression)]] = [:]
    for id in language.order {
      guard let entry = language.messages[id], !entry.isGrammar else { continue }
      for (_, pattern) in entry.patterns {
        LintNode.visit(pattern) { node in
          guard case .select(let select, _) = node, let endings = Self.endings(of: select, in: entry.file) else {
            return
          }
          places[endings, default: []].append((entry, select))
        }
      }
    }
    for (endings, found) in places.sorted(by: { $0.key < $1.key }) {
      let others = places[endings.reversed] ?? []
      guard others.count >= Self.fewestOthers, others.count >= found.count * 3, let other = others.first else {
        continue
      }
      for (entry, select) in found where !accepts(.swappedVariants, entry) {
        report(
          .swappedVariants,
          "[\(endings.kind)] and the default may be swapped, because they end in '\(endings.first)' and '\(endings.second)', the "
            + "reverse of '\(other.entry.id)'",
          at: select.range.lowerBound, in: entry.file)
      }
    }
  }

  /// Returns the endings of the first words that differ between two variants for cases.
  private static func endings(of select: SelectExpression, in file: LintFile) -> LintEndings? {
    guard case .variable(let variable) = select.selector, file.isName(variable.id, "case"), select.variants.count == 2,
      let other = select.variants.first(where: { !$0.isDefault }),
      let standard = select.variants.first(where: \.isDefault)
    else { return nil }
    let pair = [other, standard].map { file.text(pattern: $0.value).split(separator: " ").map(String.init) }
    guard pair[0].count == pair[1].count, let (one, two) = zip(pair[0], pair[1]).first(where: { $0 != $1 }) else {
      return nil
    }
    return LintEndings(file.text(other.key.range), one, two)
  }

  // MARK: Forms of nouns

  /// Reports a noun whose value and form seem swapped, because they have the endings of other nouns in reverse. For
  /// example, "doses" as the English value and "dose" as the plural.
  func checkSwappedForms() {
    var places: [LintEndings: [(entry: LintEntry, offset: Int)]] = [:]
    for form in formsOfNouns {
      guard let endings = LintEndings(form.name, form.word, form.text) else { continue }
      places[endings, default: []].append((form.entry, form.offset))
    }
    for (endings, found) in places.sorted(by: { $0.key < $1.key }) where found.count == 1 {
      let others = places[endings.reversed] ?? []
      guard others.count > Self.fewestOthers, let other = others.first, !found[0].entry.file.isGenerated,
        !accepts(.swappedForms, found[0].entry)
      else { continue }
      report(
        .swappedForms,
        "the value and '.\(endings.kind)' of '\(found[0].entry.id)' may be swapped, because they end in '\(endings.first)' and "
          + "'\(endings.second)', the reverse of '\(other.entry.id)'",
        at: found[0].offset, in: found[0].entry.file)
    }
  }

  /// The forms that nouns have as attributes, each with the value of its noun.
  var formsOfNouns: [(entry: LintEntry, word: String, name: String, text: String, offset: Int)] {
    language.order.flatMap { id -> [(LintEntry, String, String, String, Int)] in
      guard let entry = language.messages[id], entry.kind?.isNoun == true,
        let word = entry.value.flatMap({ entry.file.plainText($0) })
      else { return [] }
      return lexicon.nouns.others.compactMap { name in
        guard let attribute = entry.attribute(name), let text = entry.file.plainText(attribute.value) else {
          return nil
        }
        return (entry, word, name, text, Int(attribute.range.lowerBound))
      }
    }
  }

  // MARK: Arguments

  /// Reports two arguments that seem swapped, because other messages with the same word between them keep the English
  /// order. An example is "av" in Swedish "{ $completed } av { $total }".
  func checkSwappedArguments() {
    guard let source = tree.source, language !== source else { return }
    var places: [LintJoint: [(pair: LintArgumentPair, entry: LintEntry, isReversed: Bool)]] = [:]
    for id in language.order {
      guard let entry = language.messages[id], !entry.file.isGenerated, !entry.isGrammar else { continue }
      for (attribute, pattern) in entry.patterns {
        guard let original = source.pattern(id, attribute) else { continue }
        let theirs = LintArgumentPair.all(in: original.pattern, of: original.file)
        for pair in LintArgumentPair.all(in: pattern, of: entry.file) {
          let twin = theirs.first { $0.names == pair.names } ?? theirs.first { $0.names == pair.names.reversed() }
          guard let twin else { continue }
          let joint = LintJoint(theirs: twin.words, own: pair.words)
          places[joint, default: []].append((pair, entry, twin.names != pair.names))
        }
      }
    }
    for (joint, found) in places.sorted(by: { $0.key < $1.key }) {
      let reversed = found.filter(\.isReversed)
      guard found.count - reversed.count > Self.fewestOthers, reversed.count * 4 < found.count,
        let other = found.first(where: { !$0.isReversed })
      else { continue }
      for (pair, entry, _) in reversed where !accepts(.swappedArguments, entry) {
        report(
          .swappedArguments,
          "'$\(pair.names[0])' and '$\(pair.names[1])' may be swapped, because around '\(joint.own)', other messages such as "
            + "'\(other.entry.id)' have the English order",
          at: pair.offset, in: entry.file)
      }
    }
  }
}

/// The endings of two words after the letters that they have in common.
private struct LintEndings: Hashable, Comparable {
  /// The case or the form of one of the words.
  let kind: String
  let first: String
  let second: String

  private init(kind: String, first: String, second: String) {
    (self.kind, self.first, self.second) = (kind, first, second)
  }

  /// Returns `nil` if the words are the same, or don't begin with the same two letters.
  init?(_ kind: String, _ first: String, _ second: String) {
    let length = zip(first, second).prefix { $0 == $1 }.count
    guard length > 1, first != second else { return nil }
    self.init(kind: kind, first: String(first.dropFirst(length)), second: String(second.dropFirst(length)))
  }

  var reversed: LintEndings { LintEndings(kind: kind, first: second, second: first) }

  static func < (left: LintEndings, right: LintEndings) -> Bool {
    (left.kind, left.first, left.second) < (right.kind, right.first, right.second)
  }
}

/// The words between two arguments in English and in the language.
private struct LintJoint: Hashable, Comparable {
  let theirs: String
  let own: String

  static func < (left: LintJoint, right: LintJoint) -> Bool { (left.theirs, left.own) < (right.theirs, right.own) }
}

/// Two arguments with only words between them.
private struct LintArgumentPair {
  let names: [String]
  let words: String
  let offset: Int

  static func all(in pattern: Pattern, of file: LintFile) -> [LintArgumentPair] {
    var pairs: [LintArgumentPair] = []
    func visit(_ pattern: Pattern) {
      for (index, element) in pattern.elements.enumerated() {
        guard case .placeable(let placeable) = element else { continue }
        if case .select(let select) = placeable.expression { for variant in select.variants { visit(variant.value) } }
        guard index + 2 < pattern.elements.count, case .variable(let first) = placeable.expression,
          case .text(let text) = pattern.elements[index + 1],
          case .placeable(let next) = pattern.elements[index + 2], case .variable(let second) = next.expression
        else { continue }
        let words = text.text(in: file.source).split(separator: " ").joined(separator: " ")
        guard words.contains(where: \.isLetter), !file.text(first.id).elementsEqual(file.text(second.id)) else {
          continue
        }
        pairs.append(
          LintArgumentPair(
            names: [file.text(first.id), file.text(second.id)], words: words, offset: placeable.range.lowerBound))
      }
    }
    visit(pattern)
    return pairs
  }
}

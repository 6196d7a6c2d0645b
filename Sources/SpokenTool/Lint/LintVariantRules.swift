// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Rules for choices with equal or swapped variants.
extension LintCheck {
  // MARK: Equal variants

  /// Reports a choice whose variants are all the same.
  func checkAlike(_ select: SelectExpression, of entry: LintEntry) {
    let variants = select.variants.filter { !$0.isExact }
    guard variants.count > 1, select.variants.count == variants.count || Self.isCategory(variants[0], in: entry.file),
      Set(variants.map { entry.file.text(pattern: $0.value) }).count == 1,
      Self.hasWords(variants[0].value, in: entry.file)
    else { return }
    let isNumber = Self.isCategory(variants[0], in: entry.file)
    let mark: LintMark = isNumber ? .sameForNumbers : .sameForCases
    guard !accepts(mark, entry) else { return }
    let cure =
      isNumber
      ? "remove the choice, or write '\(mark.description)' above '\(entry.id)'"
      : "remove the choice"
    report(
      .sameVariants, "all variants are the same; give each its form, \(isNumber ? "" : "or ")\(cure)",
      at: select.range.lowerBound,
      in: entry.file)
  }

  private static func isCategory(_ variant: Variant, in file: LintFile) -> Bool {
    PluralCategory(file.text(variant.key.range)) != nil
  }

  // MARK: Swapped variants

  /// Reports a choice with swapped words for [one] and [other]. Another choice or a noun has these words the other way
  /// around.
  func checkSwaps() {
    let nouns = nounPairs
    var pairs: [LintPair: [(entry: LintEntry, select: SelectExpression)]] = [:]
    for id in language.order {
      guard let entry = language.messages[id] else { continue }
      for (_, pattern) in entry.patterns {
        LintNode.visit(pattern) { node in
          guard case .select(let select, _) = node else { return }
          for pair in Self.pairs(of: select, in: entry.file) { pairs[pair, default: []].append((entry, select)) }
        }
      }
    }
    var reported: Set<LintEntryKey> = []
    for (pair, places) in pairs.sorted(by: { $0.key < $1.key }) {
      let reversed = LintPair(one: pair.other, other: pair.one)
      let others = pairs[reversed].flatMap { $0.count >= places.count ? $0.first?.entry.id : nil }
      guard let other = others ?? (nouns[pair] == nil ? nouns[reversed] : nil) else { continue }
      for (entry, select) in places
      where !accepts(.swappedVariants, entry) && reported.insert(LintEntryKey(entry)).inserted {
        report(
          .swappedVariants,
          "[one] and [other] may be swapped: they have '\(pair.one)' and '\(pair.other)', the reverse of '\(other)'",
          at: select.range.lowerBound, in: entry.file)
      }
    }
  }

  /// The values and forms of nouns, with the ids of the nouns.
  private var nounPairs: [LintPair: String] {
    var pairs: [LintPair: String] = [:]
    for form in formsOfNouns where form.text != form.word {
      pairs[LintPair(one: form.word, other: form.text)] = form.entry.id
    }
    return pairs
  }

  /// Returns the words that differ between the variants [one] and [other] at the same position.
  private static func pairs(of select: SelectExpression, in file: LintFile) -> Set<LintPair> {
    func words(_ key: String) -> [String]? {
      guard let variant = select.variants.first(where: { file.text($0.key.range) == key }) else { return nil }
      var isPlain = true
      LintNode.visit(variant.value) { if case .select = $0 { isPlain = false } }
      return isPlain ? file.text(pattern: variant.value).split(separator: " ").map(String.init) : nil
    }
    guard select.number(in: file)?.isOrdinal == false, let one = words("one"), let other = words("other"),
      one.count == other.count
    else { return [] }
    return Set(
      zip(one, other).filter { $0 != $1 && $0.contains(where: \.isLetter) && $1.contains(where: \.isLetter) }.map {
        LintPair(one: $0, other: $1)
      })
  }
}

/// A word in the variant [one], with the word at the same position in [other].
private struct LintPair: Hashable, Comparable {
  var one: String
  var other: String

  static func < (left: LintPair, right: LintPair) -> Bool { (left.one, left.other) < (right.one, right.other) }
}

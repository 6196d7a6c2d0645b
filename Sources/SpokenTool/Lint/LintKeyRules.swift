// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Rules for variants and traits that are never used.
extension LintCheck {
  /// Reports variants for a case, a gender, or another trait that no phrase has or requests.
  func checkAmbientKeys(_ select: SelectExpression, of entry: LintEntry, _ environment: [String: LintDomain]?) {
    let file = entry.file
    guard let name = words.trait(of: select.selector, in: file), environment?[name] == nil else { return }
    let listed = traitWords(name)
    let given = listed.isEmpty ? words.given(name) : Set(listed)
    for variant in select.variants where !variant.isDefault && !variant.isExact {
      let key = file.text(variant.key.range)
      guard !given.contains(key), !forApps.contains(key) else { continue }
      let known = given.sorted().joined(separator: ", ")
      let hint = hint(for: key, among: given)
      // A message with this case or trait may still be missing.
      if absence.hasMessages, hint.isEmpty { continue }
      let there = !hint.isEmpty ? hint : given.isEmpty ? "" : "; expected one of \(known)"
      report(
        .unknownKey, "unreachable variant [\(key)]: no phrase has or requests the \(name) '\(key)'\(there)",
        at: variant.key.range.lowerBound, in: file)
    }
  }

  /// Reports a trait, such as a gender, that no choice uses. Also reports its value, such as `feminine`, if no choice
  /// has a variant for it.
  func checkTraits(_ entry: LintEntry) {
    for (name, attribute) in zip(entry.attributeNames, entry.attributes)
    where isTrait(attribute.value, name, of: entry) {
      let value = entry.file.plainWord(attribute.value) ?? ""
      let known = words.asked(name)
      let listed = traitWords(name)
      if !listed.isEmpty, !listed.contains(value) {
        let hint = hint(for: value, among: listed)
        report(
          .unknownTraitValue,
          "unknown \(name) '\(value)'\(hint.isEmpty ? "; 'trait-\(name)' lists \(listed.joined(separator: ", "))" : hint)",
          at: attribute.value.range.lowerBound, in: entry.file)
      } else if known.isEmpty {
        // Skip words of the lexicon, because the rule for unknown attributes checks them.
        guard entry.kind == nil else { continue }
        // Skip traits in the source language, because an app may request them.
        guard language !== tree.source, !forApps.contains(name), name != LibraryTraits.joined else { continue }
        let hint = hint(for: name, among: words.keys.keys, prefix: ".")
        if absence.hasMessages, hint.isEmpty { continue }
        report(
          .unusedTrait, "unused trait '.\(name)'\(hint.isEmpty ? "; remove it" : hint)",
          at: attribute.range.lowerBound, in: entry.file)
      } else if listed.isEmpty, !known.contains(value), !forApps.contains(value) {
        let hint = hint(for: value, among: known)
        if absence.hasMessages, hint.isEmpty { continue }
        let there = hint.isEmpty ? "; expected one of \(known.sorted().joined(separator: ", "))" : hint
        report(
          .unknownTraitValue, "unused \(name) '\(value)'\(there)",
          at: attribute.value.range.lowerBound, in: entry.file)
      }
    }
  }

  /// Returns the values that a language lists for a trait, as in `trait-gender = masculine feminine`, or an empty list.
  func traitWords(_ name: String) -> [String] {
    guard let list = language.libraryPattern("trait-" + name, nil) else { return [] }
    return list.file.text(pattern: list.pattern).split(separator: " ").map(String.init)
  }

  // MARK: Numbers

  /// Reports exact numbers outside the declared range of the argument.
  func checkExact(_ select: SelectExpression, _ declared: LintDomain, in file: LintFile) {
    guard let bounds = declared.bounds else { return }
    for variant in select.variants where variant.isExact {
      let key = file.text(variant.key.range)
      guard let number = Double(key), number < Double(bounds.lowerBound) || number > Double(bounds.upperBound) else {
        continue
      }
      report(
        .unreachableNumber,
        "unreachable variant [\(key)]: the number is from \(bounds.lowerBound) to \(bounds.upperBound)",
        at: variant.key.range.lowerBound, in: file)
    }
  }
}

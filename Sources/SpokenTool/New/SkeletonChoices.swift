// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// Writes messages with the empty text `{ "" }`. If English chooses by a number, there is a variant for each plural
/// category of the language.
struct SkeletonChoices {
  let declarations: [String: LintDeclaration]
  let plurals: LintPlurals

  private static let empty = #"{ "" }"#

  /// Returns a message with its attributes.
  func text(of message: Message, in file: LintFile) -> String {
    let id = file.text(message.id)
    var lines = [id + " ="]
    if let value = message.value { lines[0] += " " + pattern(value, of: id, nil, in: file, indent: "") }
    for attribute in message.attributes {
      let name = file.text(attribute.id)
      lines.append("    .\(name) = " + pattern(attribute.value, of: id, name, in: file, indent: "    "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func pattern(
    _ pattern: Pattern, of id: String, _ attribute: String?, in file: LintFile, indent: String
  ) -> String {
    guard let (select, number) = choice(in: pattern, file) else { return Self.empty }
    let keys = keys(of: select, domain(of: number.name, in: id, attribute), isOrdinal: number.isOrdinal, file)
    // If the language has no plural categories, the message needs no choice.
    guard !keys.isEmpty else { return Self.empty }
    let selector = number.isOrdinal ? "NUMBER($\(number.name), type: \"ordinal\")" : "$\(number.name)"
    let variants = keys.map { "\n\(indent)    [\($0)] \(Self.empty)" }.joined()
    return "{ \(selector) ->\(variants)\n\(indent)   *[other] \(Self.empty)\n\(indent)}"
  }

  /// Returns the first select expression that depends on a number.
  private func choice(
    in pattern: Pattern, _ file: LintFile
  ) -> (select: SelectExpression, number: (name: String, isOrdinal: Bool))? {
    for case .placeable(let placeable) in pattern.elements {
      guard case .select(let select) = placeable.expression, let number = select.number(in: file) else { continue }
      let keys = select.variants.map { file.text($0.key.range) }
      let isNumeric = select.variants.allSatisfy { variant in
        if case .number = variant.key { return true }
        let key = file.text(variant.key.range)
        return PluralCategory(key) != nil || key == Self.fraction
      }
      if isNumeric, keys != ["other"] { return (select, number) }
    }
    return nil
  }

  /// The key for numbers such as 1.5, which a language may choose by.
  private static let fraction = "fraction"

  /// Returns the keys of all variants except the default. These are the exact numbers of English, and the categories
  /// for other numbers.
  private func keys(
    of select: SelectExpression, _ domain: LintDomain, isOrdinal: Bool, _ file: LintFile
  ) -> [String] {
    let english = select.variants.map { file.text($0.key.range) }
    let exact = english.filter { PluralCategory($0) == nil && $0 != Self.fraction }
    let required = plurals.required(domain, isOrdinal: isOrdinal)
    let categories = PluralCategory.allCases.filter { category in
      category != .other && required.contains(category)
        && !plurals.samples(category, domain, isOrdinal: isOrdinal, without: Set(exact)).isEmpty
    }
    return exact + english.filter { $0 == Self.fraction } + categories.map(\.name)
  }

  /// Returns the type and the range of an argument. An undeclared argument may be any number.
  private func domain(of argument: String, in id: String, _ attribute: String?) -> LintDomain {
    let declaration = declarations[id]
    let known = attribute.flatMap { declaration?.attributeArguments[$0] } ?? []
    return (known + (declaration?.arguments ?? [])).first { $0.name == argument }?.domain
      ?? LintDomain(kinds: [.whole, .decimal, .quantity], bounds: nil)
  }
}

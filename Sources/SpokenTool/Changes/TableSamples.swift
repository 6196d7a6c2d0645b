// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// Values for the arguments of a language's messages.
struct TableSamples {
  private let language: LintLanguage?
  /// English, which declares the arguments.
  private let english: LintLanguage?
  private let declarations: [String: LintDeclaration]

  init(language: LintLanguage?, english: LintLanguage?, declarations: [String: LintDeclaration]) {
    (self.language, self.english, self.declarations) = (language, english, declarations)
  }

  /// Returns values for the arguments of a message. In the first sample, all arguments have their default values. In
  /// each other sample, one argument differs.
  func samples(of id: String) -> [TableSample] {
    let declared = declarations[id]
    let arguments = (declared?.arguments ?? []) + (declared?.attributeArguments.values.flatMap { $0 } ?? [])
    var names: Set<String> = []
    let unique = arguments.filter { names.insert($0.name).inserted }
    let values = unique.map { (name: $0.name, values: self.values(of: $0, in: id)) }
    let usual = Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.values[0]) })
    var samples = [TableSample(values: usual, order: 0)]
    for (name, others) in values {
      for value in others.dropFirst() {
        var values = usual
        values[name] = value
        samples.append(TableSample(values: values, order: samples.count))
      }
    }
    return samples
  }

  private func values(of argument: LintArgument, in id: String) -> [String] {
    if argument.domain.isNumeric {
      // The argument is a year. No other argument has this range.
      if let bounds = argument.domain.bounds, bounds.upperBound == 9999 { return ["2026", "1990"] }
      let decimals = argument.domain.kinds.contains(.decimal) ? ["1.5"] : []
      let numbers = (["2", "1", "0", "3", "5", "11", "21", "100"] + decimals + exact(in: id)).filter { text in
        guard let bounds = argument.domain.bounds, let number = Double(text) else { return true }
        return number >= Double(bounds.lowerBound) && number <= Double(bounds.upperBound)
      }
      return numbers.isEmpty ? ["\(argument.domain.bounds?.lowerBound ?? 2)"] : numbers
    }
    return [TableSample.textMark + (example(of: argument.name, in: id) ?? argument.name)]
      + words(of: argument.name, in: id)
  }

  /// Returns the exact numbers that select variants of a message.
  private func exact(in id: String) -> [String] {
    var numbers: [String] = []
    for (_, pattern) in language?.message(id)?.patterns ?? [] {
      LintNode.visit(pattern) { node in
        guard case .select(let select, _) = node, let file = language?.message(id)?.file else { return }
        for variant in select.variants {
          if case .number(let number) = variant.key { numbers.append(file.text(number.range)) }
        }
      }
    }
    return numbers
  }

  /// Returns the texts that select variants of a message, such as `am`.
  private func words(of argument: String, in id: String) -> [String] {
    var words: [String] = []
    guard let entry = language?.message(id) else { return [] }
    for (_, pattern) in entry.patterns {
      LintNode.visit(pattern) { node in
        guard case .select(let select, _) = node, case .variable(let variable) = select.selector,
          entry.file.isName(variable.id, argument)
        else { return }
        words += select.variants.map { TableSample.textMark + entry.file.text($0.key.range) }
      }
    }
    return words
  }

  /// Returns the quoted text in the declaration of an argument, such as "March" in `the month, such as "March"`.
  private func example(of argument: String, in id: String) -> String? {
    guard let entry = english?.message(id), let comment = entry.comment else { return nil }
    let lines = entry.file.lines(of: comment).map(\.text)
    guard let index = lines.firstIndex(where: { $0.contains("$\(argument) (") }) else { return nil }
    let rest = lines[index...].prefix(2).joined(separator: " ")
    return rest.firstMatch(of: #/"([^"]+)"/#).map { String($0.output.1) }
  }
}

/// Values for the arguments of a message. Each is a number, or a text after ``textMark``.
struct TableSample: Hashable {
  /// The first character of a value that is text.
  static let textMark = "\u{201C}"

  var values: [String: String]
  var order: Int

  static func == (one: Self, other: Self) -> Bool { one.values == other.values }
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// The rules that check the arguments of a string, and compare the string with its source.
enum TemplateAudit {
  static func reports(of item: AuditItem, _ disabled: Set<LabelAudit.Rule>) -> [AuditReport] {
    var reports: [AuditReport] = []
    guard case .text(let text, let part) = item.content else { return [] }
    func add(_ rule: LabelAudit.Rule, _ range: Range<Int>, summary: String? = nil) {
      guard !disabled.contains(rule) else { return }
      let finding = LabelAudit.Finding(
        rule: rule, part: part, text: text, range: range, severity: part == .text ? .note : nil)
      reports.append(
        AuditReport(
          finding: finding, place: item.place, endColumn: nil, key: item.key, language: item.language, summary: summary)
      )
    }
    if item.isMissing {
      if isTranslated(item) { add(.missingTranslation, 0..<0) }
      return reports.map { report in
        var report = report
        report.finding.severity = .warning
        return report
      }
    }
    for format in item.displayFormats {
      add(
        .displayFormat, 0..<0,
        summary: "'\(format.code.prefix(60))' \(LabelAudit.Rule.displayFormat.problem); say it with '\(format.call)'")
    }
    guard item.isOfTable else { return reports }
    if let range = fixedPlural(item, text) { add(.fixedPlural, range) }
    if let source = item.source, argumentsDiffer(item.template, from: source.template, isForm: item.isPluralForm) {
      // The texts as the app has them, because arguments of other types look the same in the audited text.
      add(
        .argumentsDiffer, 0..<text.utf8.count,
        summary: "'\(item.template.prefix(60))' \(LabelAudit.Rule.argumentsDiffer.problem) "
          + "'\(source.template.prefix(60))'; \(LabelAudit.Rule.argumentsDiffer.fix)")
    }
    return reports
  }

  /// Returns `true` if the string must have a translation. Regional variants fall back to their language, so they don't
  /// need one.
  private static func isTranslated(_ item: AuditItem) -> Bool {
    let tag = item.language.canonical()
    return item.source?.language.language != tag.language
      && (tag.region == nil || tag.language == "zh" || tag.language == "pt")
  }

  // MARK: Plurals

  /// Languages whose nouns have the same form for all numbers.
  private static let withoutPlurals: Set<String> = [
    "ja", "zh", "ko", "th", "vi", "id", "ms", "tr", "hu", "fa", "my", "lo",
  ]

  /// Returns the range of a number with the noun after it, if the noun has one form for all numbers, as in "%d
  /// minutes".
  private static func fixedPlural(_ item: AuditItem, _ text: String) -> Range<Int>? {
    guard !item.isPluralForm, !withoutPlurals.contains(item.language.language) else { return nil }
    if item.language.language == "en" { return englishPlural(item.template, in: text) }
    // Check only translations from English. Its plural form shows if the word after the number is a countable noun.
    guard let source = item.source, source.language.language == "en",
      englishPlural(source.template, in: source.text) != nil,
      let number = numbers(in: item.template).first
    else { return nil }
    return range(ofArgument: number, in: text)
  }

  private static func englishPlural(_ template: String, in text: String) -> Range<Int>? {
    for number in numbers(in: template) {
      guard let place = range(ofArgument: number, in: text) else { continue }
      let bytes = Array(text.utf8)
      // A limit is seldom 1, as in "more than %d photos".
      let before = String(decoding: bytes[..<place.lowerBound], as: UTF8.self).lowercased()
      guard !["than ", "at least ", "at most ", "up to ", "over "].contains(where: before.hasSuffix) else { continue }
      let rest = bytes[place.upperBound...]
      guard rest.first == UInt8(ascii: " ") else { continue }
      // An adjective may precede the noun, as in "%d unread messages".
      var word = self.word(rest.dropFirst())
      if !isPlural(word), isAdjective(word), bytes[word.endIndex...].first == UInt8(ascii: " ") {
        word = self.word(bytes[word.endIndex...].dropFirst())
      }
      if isPlural(word) { return place.lowerBound..<word.endIndex }
    }
    return nil
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
  }

  private static func isPlural(_ word: ArraySlice<UInt8>) -> Bool {
    let noun = String(decoding: word, as: UTF8.self).lowercased()
    return noun.count >= 4 && noun.hasSuffix("s") && !noun.hasSuffix("ss") && !noun.hasSuffix("us")
      && !notNouns.contains(noun)
  }

  /// Returns `true` if a word can be between a number and its noun. Words such as "of" and "percent" can't.
  private static func isAdjective(_ word: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: word, as: UTF8.self).lowercased()
    return name.count >= 3
      && !["and", "per", "from", "for", "with", "percent", "new", "the", "out", "than"].contains(name)
  }

  private static let notNouns: Set<String> = [
    "this", "always", "does", "less", "others", "versus", "plus", "gets", "needs", "wants",
  ]

  /// Returns the indices of the arguments that are whole numbers.
  private static func numbers(in template: String) -> [Int] {
    StringTemplate.arguments(template).enumerated().filter {
      $0.element.hasPrefix("%") && "diu".contains($0.element.last ?? " ")
    }
    .map(\.offset)
  }

  /// Returns the byte range of the argument with an index, in a text with U+FFFC for each argument.
  private static func range(ofArgument number: Int, in text: String) -> Range<Int>? {
    var (offset, count) = (0, 0)
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if scalar == StringTemplate.object {
        if count == number { return offset..<(offset + width) }
        count += 1
      }
      offset += width
    }
    return nil
  }

  // MARK: Arguments

  private static func argumentsDiffer(_ template: String, from source: String, isForm: Bool) -> Bool {
    let (ownNames, names) = (names(in: template), names(in: source))
    // A form may omit a name. A name that the source doesn't have is never replaced, so that users hear the braces.
    if !ownNames.isSubset(of: names), !names.isEmpty || isForm { return true }
    guard [template, source].contains(where: { $0.utf8.contains(UInt8(ascii: "%")) }) else { return false }
    guard let own = types(in: template), let others = types(in: source), own != others else { return false }
    // A plural form such as `one` may omit an argument, because it may have the number in words.
    guard isForm else { return true }
    return !own.allSatisfy { position, type in others[position] == type }
  }

  /// Returns the arguments in two braces, such as `{{name}}`. Other braces may contain a choice of words.
  private static func names(in template: String) -> Set<String> {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return [] }
    return Set(StringTemplate.arguments(template).filter { $0.hasPrefix("{{") })
  }

  /// Returns the type of the value at each position, which is `@`, a whole number, a fraction, or a C string.
  ///
  /// Returns `nil` if the template has variables of a catalog, because their positions are unknown.
  private static func types(in template: String) -> [Int: Character]? {
    var types: [Int: Character] = [:]
    var next = 1
    let scalars = template
    for argument in StringTemplate.arguments(scalars) where argument.hasPrefix("%") && argument != "%%" {
      guard !argument.contains("#@"), argument != "%arg", !argument.contains("*") else { return nil }
      guard let last = argument.last else { continue }
      // If a letter follows, this may not be a specifier. For example, "50%discount" contains "%d".
      if last != "@", followed(argument, in: template) { return nil }
      let type: Character =
        switch last {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": "d"
        case "f", "F", "e", "E", "g", "G", "a", "A": "f"
        default: last
        }
      var position = next
      if let dollar = argument.firstIndex(of: "$"),
        let number = Int(argument[argument.index(after: argument.startIndex)..<dollar])
      {
        position = number
      } else {
        next += 1
      }
      types[position] = type
    }
    return types
  }

  private static func followed(_ argument: String, in template: String) -> Bool {
    template.ranges(of: argument).contains { range in
      range.upperBound < template.endIndex && template[range.upperBound].isLetter && template[range.upperBound].isASCII
    }
  }
}

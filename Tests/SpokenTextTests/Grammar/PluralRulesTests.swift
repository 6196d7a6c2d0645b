// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct PluralRulesTests {
  /// Every language's rules against ICU 78 near all edges, and against the samples CLDR 48 gives with its rules.
  @Test func agreesWithICU() throws {
    var compared = 0
    var differences: [String] = []
    for row in try fixture("plurals.tsv") {
      let isOrdinal = row[1].hasPrefix("ordinal")
      for language in row[0].split(separator: " ") {
        let rules = PluralRules(try LanguageTag(parsing: language == "root" ? "und" : language))
        for sample in row[2].split(separator: " ").flatMap(samples) {
          let number = operands(sample)
          let found = isOrdinal ? rules.ordinal(number) : rules.cardinal(number)
          compared += 1
          if found.name != row[3] {
            differences.append("\(language) \(row[1]) \(sample): \(found.name), ICU \(row[3])")
          }
        }
      }
    }
    #expect(differences == [])
    #expect(compared > 90_000)
  }

  /// A form is listed for a domain exactly if a recorded number of that domain has it, or none of the recorded ones
  /// could: CLDR gives compact samples to few languages.
  @Test func listsTheFormsThatAreReached() throws {
    var reached: [String: [PluralRules.NumberDomain: Set<PluralCategory>]] = [:]
    for row in try fixture("plurals.tsv") where row[1].hasPrefix("cardinal") {
      let category = try #require(PluralCategory(row[3]))
      for language in row[0].split(separator: " ") {
        for sample in row[2].split(separator: " ").flatMap(samples) {
          let domain: PluralRules.NumberDomain =
            sample.contains("c") ? .compact : sample.contains(".") ? .decimal : .whole
          reached[String(language), default: [:]][domain, default: []].insert(category)
        }
      }
    }
    #expect(reached.count > 200)
    for (language, domains) in reached where language != "root" {
      let rules = PluralRules(try LanguageTag(parsing: language))
      for domain in [PluralRules.NumberDomain.whole, .decimal] {
        #expect(Set(rules.cardinalCategories(for: domain)) == domains[domain], "\(language) \(domain)")
      }
      #expect(domains[.compact, default: []].isSubset(of: rules.cardinalCategories(for: .compact)), "\(language)")
      let all = PluralRules.NumberDomain.allCases.flatMap(rules.cardinalCategories(for:))
      #expect(Set(all) == Set(rules.cardinalCategories), "\(language)")
      #expect(rules.cardinalCategories == rules.cardinalCategories.sorted { $0.rawValue < $1.rawValue })
      #expect(rules.cardinalCategories.last == .other)
      #expect(rules.ordinalCategories.last == .other)
    }
  }

  @Test func categoriesAreListedForEachDomain() {
    #expect(PluralRules("pl").cardinalCategories == [.one, .few, .many, .other])
    #expect(PluralRules("pl").cardinalCategories(for: .whole) == [.one, .few, .many])
    #expect(PluralRules("pl").cardinalCategories(for: .decimal) == [.other])
    #expect(PluralRules("cs").cardinalCategories(for: .decimal) == [.many])
    #expect(PluralRules("fr").cardinalCategories(for: .compact) == [.many, .other])
    #expect(PluralRules("en").cardinalCategories(for: .compact) == [.other])
    #expect(PluralRules("en").ordinalCategories == [.one, .two, .few, .other])
    #expect(PluralRules("ar").cardinalCategories == PluralCategory.allCases)
    #expect(PluralRules("ja").cardinalCategories == [.other])
    #expect(PluralRules("xx").cardinalCategories == [.other])
  }

  /// Which language's rules a tag has.
  @Test(
    arguments: [
      ("en-AU", "en"), ("iw", "he"), ("nb-NO", "nb"), ("pt-BR", "pt"), ("pt-AO", "pt-PT"),
      ("pt-Latn-AO", "pt-PT"),
      ("sr-Latn-RS", "sr"), ("sh", "sr"), ("zh-TW", "zh"), ("tl", "fil"), ("mo", "ro"),
      ("de-1996-u-nu-arab", "de"),
      ("hi-Latn", "hi"), ("ht", "und"), ("xx", "und"), ("en-x-pl", "en"), ("kok-Latn", "kok"),
    ] as [(LanguageTag, LanguageTag)])
  func tagsHaveTheRulesOfTheirLanguage(_ tag: LanguageTag, _ same: LanguageTag) {
    #expect(PluralRules(tag) == PluralRules(same))
  }

  @Test func portugalDiffersFromBrazil() {
    #expect(PluralRules("pt") != PluralRules("pt-PT"))
    #expect(PluralRules("pt").cardinal(PluralOperands(i: 0)) == .one)
    #expect(PluralRules("pt-PT").cardinal(PluralOperands(i: 0)) == .other)
  }

  /// A number too large for a word keeps its last digits: 10¹⁵ + 1 counts like …001.
  @Test func readsClampedNumbers() {
    let number = PluralOperands(i: 1_000_000_000_000_001)
    #expect(PluralRules("ru").cardinal(number) == .one)
    #expect(PluralRules("en").cardinal(number) == .other)
    #expect(PluralRules("en").ordinal(number) == .one)
    #expect(PluralRules("fr").cardinal(PluralOperands(i: 1_000_000_000_000_000)) == .many)
    #expect(PluralRules("fr").cardinal(PluralOperands(i: .max)) == .other)
  }

  /// Every pair that CLDR 48 lists.
  @Test func rangesAgreeWithICU() throws {
    var compared = 0
    for row in try fixture("plural-ranges.tsv") {
      let start = try #require(PluralCategory(row[1]))
      let end = try #require(PluralCategory(row[2]))
      for language in row[0].split(separator: " ") {
        let rules = PluralRules(try LanguageTag(parsing: language))
        #expect(rules.range(from: start, to: end).name == row[3], "\(language) \(row[1])–\(row[2])")
        compared += 1
      }
    }
    #expect(compared > 400)
  }

  @Test func rangesWithoutDataTakeTheEnd() {
    for start in PluralCategory.allCases {
      for end in PluralCategory.allCases {
        #expect(PluralRules("xx").range(from: start, to: end) == end)
      }
    }
    #expect(PluralRules("en").range(from: .one, to: .one) == .one)
  }

  @Test func categoriesHaveTheirNames() {
    #expect(PluralCategory.allCases.map(\.name) == ["zero", "one", "two", "few", "many", "other"])
    #expect(PluralCategory.allCases.allSatisfy { PluralCategory($0.name) == $0 })
    #expect(["", "One", "ones", " one", "on"].allSatisfy { PluralCategory($0) == nil })
  }

  /// 0~3 in CLDR's samples is every number between, in steps of the last digit.
  private func samples(_ text: Substring) -> [Substring] {
    let ends = text.split(separator: "~")
    guard ends.count == 2, let low = ends.first, let high = ends.last else { return [text] }
    let fraction = low.split(separator: ".").dropFirst().first?.count ?? 0
    let unpointed = { (text: Substring) in Int(text.filter { $0 != "." }) ?? 0 }
    return (unpointed(low)...unpointed(high)).map { number in
      guard fraction > 0 else { return "\(number)" }
      let digits = String(repeating: "0", count: max(0, fraction + 1 - "\(number)".count)) + "\(number)"
      return "\(digits.dropLast(fraction)).\(digits.suffix(fraction))"
    }
  }

  /// The operands of a number as UTS 35 writes them: 1.50, or 1.2c6 for 1.2 million. A reference, digit by digit.
  private func operands(_ text: Substring) -> PluralOperands {
    let parts = text.split(separator: "c")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".")
    var fraction = halves.count > 1 ? String(halves[1]) : ""
    fraction += String(repeating: "0", count: max(0, exponent - fraction.count))
    let integer = halves[0] + fraction.prefix(exponent)
    fraction = String(fraction.dropFirst(exponent))
    var trimmed = Substring(fraction)
    while trimmed.last == "0" { trimmed.removeLast() }
    return PluralOperands(
      i: UInt64(integer) ?? 0, v: fraction.count, w: trimmed.count, f: UInt64(fraction) ?? 0, t: UInt64(trimmed) ?? 0,
      c: exponent)
  }
}

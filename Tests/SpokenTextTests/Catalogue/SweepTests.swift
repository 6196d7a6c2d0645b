// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting
import Testing

@testable import SpokenText

extension GoldenTable.Row {
  /// The row, or a row for each form of a word that it lists.
  var forms: [GoldenTable.Row] {
    phrase.components(separatedBy: Catalogue.formSeparator).map { GoldenTable.Row(key: key, phrase: $0, marks: marks) }
  }
}

/// What no golden may hold, whatever the language.
@Suite struct SweepTests {
  /// What a voice skips or misreads, by itself or in front of a number; a sign, a range and a unit are always words.
  private static let forbidden = Set(
    "-‐‑‒–—−$€£¥%‰/\\•…°ºª{}[]()<>|~_*+=&@#\"§©®™×÷".unicodeScalars)

  /// Reminders are text messages, which are read as they are written.
  @Test(arguments: Speaker.languages)
  func goldensHoldNothingThatIsNotSaid(_ language: LanguageTag) {
    let tables = Catalogue.rows(language).tables.filter { !["reminder", GoldenDigests.file].contains($0.key) }
    // What a user typed is said as it is.
    let rows = tables.flatMap(\.value.rows).filter { $0.phrase != "a@b.c" }.flatMap(\.forms)
    #expect(!rows.isEmpty)
    let faulty = rows.map { (row: $0, problems: Self.problems(of: Self.unmarked($0), in: language)) }
      .filter { !$0.problems.isEmpty }
    #expect(faulty.isEmpty, "\(faulty.map { "\($0.row): \($0.problems)" }.joined(separator: "\n"))")
  }

  /// A phrase without what a voice is told to say sign by sign, with a digit in its place.
  private static func unmarked(_ row: GoldenTable.Row) -> String {
    row.marks.split(separator: "; ").reduce(row.phrase) { phrase, mark in
      guard mark.hasPrefix("spelled: ") || mark.hasPrefix("punctuation: ") else { return phrase }
      return phrase.replacing(mark[mark.range(of: ": ")!.upperBound...], with: "0")
    }
  }

  /// The sweep itself: each thing that it looks for is found.
  @Test(arguments: [
    ("", "empty"), ("3  dollars", "two spaces"), (" 3 dollars", "space at an end"), ("3 dollars ", "space at an end"),
    ("20\u{A0}000", "U+A0"), ("20\u{202F}000", "U+202F"), ("\u{200F}3", "U+200F"), ("3\u{2069}", "U+2069"),
    ("so\u{AD}ft", "U+AD"), ("-3", "U+2D"), ("2-3", "U+2D"), ("a -b", "U+2D"), ("US-", "U+2D"), ("2–3", "U+2013"),
    ("$3", "U+24"), ("3%", "U+25"), ("a/b", "U+2F"),
    ("{name}", "U+7B"), ("3 dollars.", "ends in a full stop"), ("a , b", "space before a comma"),
  ])
  func sweepFindsEachProblem(_ phrase: String, _ problem: String) {
    #expect(Self.problems(of: phrase).contains(problem), "\(Self.problems(of: phrase))")
  }

  /// The languages whose spelling joins a word or a prefix to digits with a hyphen, such as "ke-2" in Indonesian.
  private static let joiningDigits: Set<LanguageTag> = ["he", "id", "ms"]

  /// The languages whose spelling separates letters inside a loanword with a zero-width non-joiner, such as "ಐಸ್‌ಲ್ಯಾಂಡ್" in
  /// Kannada. Without it, the letters would be written as one.
  private static let separatingLetters: Set<LanguageTag> = ["kn", "te"]

  /// Returns `true` if a zero-width non-joiner is between letters of a language that needs it.
  private static func isSeparator(at index: Int, in scalars: [Unicode.Scalar], _ language: LanguageTag) -> Bool {
    guard separatingLetters.contains(language), index > 0, index + 1 < scalars.count else { return false }
    return scalars[index - 1].properties.canonicalCombiningClass == .virama
      && scalars[index + 1].properties.isAlphabetic
  }

  /// Whether a hyphen is inside a word, where no voice takes it for a minus: "US-Dollar", "dix-sept", "7-day".
  private static func isHyphen(at index: Int, in scalars: [Unicode.Scalar], _ language: LanguageTag) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let (before, after) = (scalars[index - 1].properties, scalars[index + 1].properties)
    if before.isAlphabetic, after.numericType == .decimal { return joiningDigits.contains(language) }
    return (before.isAlphabetic || before.numericType == .decimal) && after.isAlphabetic
  }

  @Test func hyphensInsideWordsAreSaid() {
    #expect(Self.problems(of: "dix-sept US-Dollar 7-day") == [])
    #expect(Self.problems(of: "hari Kamis ke-4", in: "id") == [] && Self.problems(of: "a-4") == ["U+2D"])
  }

  @Test func nonJoinersInsideLoanwordsAreSaid() {
    #expect(Self.problems(of: "ಐಸ್\u{200C}ಲ್ಯಾಂಡ್", in: "kn") == [])
    #expect(
      Self.problems(of: "ಐಸ್\u{200C} 3", in: "kn") == ["U+200C"]
        && Self.problems(of: "ಕ\u{200C}ಕ", in: "kn") == ["U+200C"])
    #expect(Self.problems(of: "ಐಸ್\u{200C}ಲ್ಯಾಂಡ್", in: "hi") == ["U+200C"])
  }

  private static func problems(of phrase: String, in language: LanguageTag = "en") -> [String] {
    var problems: [String] = []
    if phrase.isEmpty { problems.append("empty") }
    if phrase.contains("  ") { problems.append("two spaces") }
    if phrase.hasPrefix(" ") || phrase.hasSuffix(" ") { problems.append("space at an end") }
    if phrase.hasSuffix(".") { problems.append("ends in a full stop") }
    if phrase.contains(" ,") || phrase.contains(" ،") { problems.append("space before a comma") }
    let scalars = Array(phrase.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where GoldenText.isInvisible(scalar) || forbidden.contains(scalar) {
      if scalar == "-", isHyphen(at: index, in: scalars, language) { continue }
      if scalar == "\u{200C}", isSeparator(at: index, in: scalars, language) { continue }
      problems.append("U+" + String(scalar.value, radix: 16, uppercase: true))
    }
    return problems
  }
}

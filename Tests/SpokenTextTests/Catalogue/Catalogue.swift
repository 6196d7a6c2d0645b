// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting

@testable import SpokenText

/// Everything that has goldens, by family: a file `Golden/<language>/<family>.tsv` each.
///
/// A catalogue is made for a language, because some of its samples follow from the language's own table: the plural
/// categories that it distinguishes, the cases and genders that it selects on.
enum Catalogue {
  typealias Family = (name: String, samples: (Probe) -> [GoldenSample])

  static var families: [Family] {
    [
      ("number", numbers), ("money", money), ("currency", currencies), ("dateTime", moments), ("list", lists),
      ("progress", progress), ("relative", distances), ("duration", durations), ("state", states), ("count", counts),
      ("lexicon", words), ("transaction", transactions), ("hint", hints), ("notice", notices), ("label", labels),
      ("recurrence", recurrences), ("timing", timing), ("calendar", calendar),
      ("marked", marked),
      ("change", changes), ("bound", bounds), ("ratio", ratios), ("rating", ratings), ("identifier", identifiers),
      ("action", actions), ("place", places), ("form", formPhrases), ("confirm", confirmations),
      ("transfer", transfers), ("media", media), ("conversation", conversations), ("price", prices),
      ("unit", units), ("measure", measures), ("narration", narrations), ("reminder", reminders), ("chart", charts),
      ("numberWords", numberWords), ("agreement", agreements), ("cards", cards), ("nested", nested),
      ("request", requests),
    ]
  }

  /// The samples of a language that are always said, and the candidates that have a golden.
  static func book(_ language: LanguageTag) -> SampleBook { books[language]!.book }

  static func samples(_ family: String, _ language: LanguageTag) -> [GoldenSample] {
    book(language).samples[family] ?? []
  }

  /// The golden rows of a language.
  static func rows(_ language: LanguageTag) -> GoldenRows { books[language]!.rows }

  private final class Shelf: @unchecked Sendable {
    private let language: LanguageTag
    private let lock = NSRecursiveLock()
    private lazy var madeRows = GoldenRows(reading: language)
    private lazy var madeBook = SampleBook(language, wanted: rows.sampleKeys)

    init(_ language: LanguageTag) { self.language = language }

    var rows: GoldenRows { lock.withLock { madeRows } }
    var book: SampleBook { lock.withLock { madeBook } }
  }

  private static let books = Dictionary(uniqueKeysWithValues: Speaker.languages.map { ($0, Shelf($0)) })

  /// Whether a message is nothing but a name from CLDR that few apps say: of a time zone, or of a unit without a constant.
  /// Such names are held by digests, and need no row that somebody reads.
  static func isName(_ id: some StringProtocol) -> Bool {
    let message = id.prefix { $0 != "." }
    return message.hasPrefix(Phrase.zonePrefix)
      || message.hasPrefix("unit-") && !unitsWithConstant.contains(String(message))
  }

  private static let unitsWithConstant = Set((BuiltInMessage.units + BuiltInMessage.timeUnits).map(\.id))

  /// The reference moment of all goldens: a Friday at 5:00 PM in New York.
  static let now = moment("2026-11-20T22:00Z")

  /// The speaker of a language's goldens. Pass a coverage to record which branches of the table they reach.
  static func speaker(_ language: LanguageTag, coverage: Coverage? = nil) -> Speaker {
    let table = coverage.map { TableLibrary.make(language, coverage: $0) } ?? TableLibrary.table(for: language)
    let zone: any UTCOffsets = WrittenZone.named["New_York"] ?? UnknownOffsets()
    return Speaker(table: table, preferences: Preferences(language, zone: zone, reference: .fixed(now)))
  }

  /// Samples whose keys are their own instructions, one a line: `money 25.50 USD sign=always`.
  static func samples(_ lines: String) -> [GoldenSample] {
    lines.split(separator: "\n").map { line in
      guard let request = Request(String(line)) else { preconditionFailure("No request: \(line)") }
      return GoldenSample(request.line) { request.said(by: $0) }
    }
  }
}

// What somebody who works on a few languages or families selects.
extension Catalogue {
  /// The languages under test: all of them, or those that the environment variable `SPOKENTEXT_LANGUAGES` names, as
  /// `pl,de`.
  static let languages: [LanguageTag] = {
    let all = Speaker.languages
    return selected("SPOKENTEXT_LANGUAGES", among: all.map(\.description)).map { names in
      all.filter { names.contains($0.description) }
    } ?? all
  }()

  /// The families under test: all of them, or those that the environment variable `SPOKENTEXT_FAMILIES` names, as
  /// `cards,money`.
  static let chosenFamilies: [String] = {
    let all = families.map(\.name)
    return selected("SPOKENTEXT_FAMILIES", among: all).map { names in all.filter { names.contains($0) } } ?? all
  }()

  /// The names that an environment variable selects, or `nil` if it is not set.
  private static func selected(_ variable: String, among known: [String]) -> Set<String>? {
    do throws(UnknownName) {
      return try names(in: ProcessInfo.processInfo.environment[variable], among: known)
    } catch {
      // A misspelled name would select nothing, and every test would pass.
      fatalError("\(variable): unknown name '\(error.name)'; known are \(known.joined(separator: ", "))")
    }
  }

  struct UnknownName: Error, Equatable { var name: String }

  static func names(in text: String?, among known: [String]) throws(UnknownName) -> Set<String>? {
    let names = (text ?? "").split(separator: ",").map(String.init)
    if let unknown = names.first(where: { !known.contains($0) }) { throw UnknownName(name: unknown) }
    return names.isEmpty ? nil : Set(names)
  }
}

import SpokenTextTesting

@testable import SpokenText

/// Everything that has goldens, by family: a file `Golden/<language>/<family>.tsv` each.
///
/// A catalogue is made for a language, because some of its samples are made from the language's own table: the plural
/// categories it tells apart, the cases and genders it selects on.
enum Catalogue {
  static var families: [(name: String, samples: (LanguageTag) -> [GoldenSample])] {
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
      ("numberWords", numberWords), ("cards", cards), ("nested", nested),
    ]
  }

  static func samples(_ family: String, _ language: LanguageTag) -> [GoldenSample] {
    books[language]?.samples[family] ?? []
  }

  private static let books = Dictionary(uniqueKeysWithValues: Speaker.languages.map { ($0, SampleBook($0)) })

  /// The reference of PHRASES.md, a Friday at 5:00 PM in New York.
  static let now = moment("2026-11-20T22:00Z")

  /// The speaker that says the goldens of a language, or the one that counts what they reach.
  static func speaker(_ language: LanguageTag, coverage: Coverage? = nil) -> Speaker {
    let table = coverage.map { TableLibrary.make(language, coverage: $0) } ?? TableLibrary.table(for: language)
    let zone: any UTCOffsets = WrittenZone.named["New_York"] ?? UnknownOffsets()
    return Speaker(table: table, preferences: Preferences(language, zone: zone, reference: .fixed(now)))
  }

  /// A speaker that counts what it says, for samples that are kept because they reach something new.
  static func probe(_ language: LanguageTag) -> Speaker {
    books[language]?.probe ?? speaker(language, coverage: Coverage())
  }

  /// Samples whose keys are their own instructions, one a line: `money 25.50 USD sign=always`.
  static func samples(_ lines: String) -> [GoldenSample] {
    lines.split(separator: "\n").map { line in
      guard let request = Request(String(line)) else { preconditionFailure("No request: \(line)") }
      return GoldenSample(request.line) { request.said(by: $0) }
    }
  }
}

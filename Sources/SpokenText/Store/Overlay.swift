// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An app's own phrases in Fluent's FTL, by language: new messages, and other wording for the library's.
///
/// ```swift
/// let overlay = Overlay(["en": "delivered = { $who } got { $n } parcels", "pl": "…"])
/// let speaker = Speaker("pl", timeZone: zone).adding(overlay)
/// ```
///
/// A message is the app's own, whatever its id is. The line `# Rewords` in the comment above it gives the library's message of
/// the same id other words. Lines such as `# Swift: Noun` make a message a word with forms. Those in the files of
/// ``sourceLanguage`` hold for all languages.
///
/// A mistake in one message does not affect the others; ``diagnostics(for:)`` lists the mistakes.
///
/// An app may bring a language that the library lacks. Its phrases then follow the plural rules of that language. Phrases of
/// the library are in another language, marked, and reported, unless the app supplies their messages:
///
/// ```swift
/// let overlay = Overlay(["en": "total = Total: { $amount }", "it": "total = Totale: { $amount }"])
/// Speaker("it", timeZone: zone).adding(overlay).say(.message("total", ["amount": .money(3, .eur)])).text
/// // "Totale: 3 euros"
/// ```
///
/// Phrases compile once for each language, at the first speaker that is given them. An overlay of the same files finds
/// them compiled, so that one may be made in a view's body.
public struct Overlay: Sendable {
  /// One file of one language.
  public struct File: Sendable, Hashable {
    /// The language it is written in.
    public var language: LanguageTag
    /// The name that diagnostics give it.
    public var name: String
    /// FTL 1.0.
    public var text: String

    /// A file of phrases.
    public init(language: LanguageTag, name: String, text: String) {
      self.language = language
      self.name = name
      self.text = text
    }
  }

  let tables: OverlayTables

  /// The files. If two of one language have the same message, the first one's is used.
  public var files: [File] { tables.files }

  /// The languages that a speaker with these phrases can speak, in alphabetical order: ``Speaker/languages``, and those of
  /// the files that the library lacks.
  ///
  /// ```swift
  /// Overlay(["en": "invite = Invite", "it": "invite = Invita"]).languages.contains("it")   // true
  /// ```
  public var languages: [LanguageTag] { tables.languages }

  /// The language in which a phrase is said that the listener's lacks.
  public var sourceLanguage: LanguageTag? { tables.sourceLanguage }

  /// Phrases of several files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - sourceLanguage: The language in which a phrase is said that the listener's lacks; English if it is among the
  ///     files', otherwise the first file's, unless another one is named.
  public init(files: [File], sourceLanguage: LanguageTag? = nil) {
    let source = sourceLanguage ?? (files.contains { $0.language == "en" } ? "en" : files.first?.language)
    tables = .shared(files, sourceLanguage: source)
  }

  /// One text of phrases for each language. English is the language to fall back to, if it is among them.
  public init(_ texts: [LanguageTag: String]) {
    self.init(
      files: texts.map { File(language: $0.key, name: "\($0.key).ftl", text: $0.value) }
        .sorted { $0.name < $1.name })
  }

  /// What is wrong with the files of a language and its parents, file by file and line by line.
  public func diagnostics(for language: LanguageTag) -> [TableDiagnostic] {
    let names = tables.sources(for: tables.resolve([language]).tag, asked: language).map(\.file)
    let order = Dictionary(zip(names, 0...)) { first, _ in first }
    return table(for: language).diagnostics
      .compactMap { diagnostic in
        order[diagnostic.file].map { (place: ($0, diagnostic.line, diagnostic.column), diagnostic) }
      }
      .sorted { $0.place < $1.place }.map(\.1)
  }

  /// The table of the language nearest to a locale, with these phrases before the built-in ones.
  func table(for locale: LanguageTag) -> LocaleTable { tables.table(for: [locale]) }
}

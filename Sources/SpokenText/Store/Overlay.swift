// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An app's own phrases in Fluent's FTL, grouped by language. An overlay adds messages, and can reword the library's.
///
/// ```swift
/// let overlay = Overlay(["en": "delivered = { $who } got { $n } parcels", "pl": "…"])
/// let speaker = Speaker("pl", timeZone: zone).adding(overlay)
/// ```
///
/// A message is the app's own, even if the library has a message with the same id. To reword the library's message,
/// write the line `# Rewords` in the comment above yours. To make a message a word with forms, write a line such as
/// `# Swift: Noun`. In the files of ``sourceLanguage``, these lines apply to all languages.
///
/// An error in one message doesn't affect other messages. To list the errors, call ``diagnostics(for:)``.
///
/// You can add a language that the library lacks. Your phrases then follow the plural rules of that language. Unless
/// you supply the library's phrases, too, they are spoken and marked in another language, and reported. In this
/// example, "3 euros" is in English:
///
/// ```swift
/// let overlay = Overlay(["en": "total = Total: { $amount }", "gl": "total = Importe: { $amount }"])
/// Speaker("gl", timeZone: zone).adding(overlay).say(.message("total", ["amount": .money(3, .eur)])).text
/// // "Importe: 3 euros"
/// ```
///
/// The files of a language are compiled when the first speaker of that language uses the overlay. Overlays with equal
/// files share the result. So you can create an overlay in the body of a view.
public struct Overlay: Sendable {
  /// One file in one language.
  public struct File: Sendable, Hashable {
    /// The language of the file.
    public var language: LanguageTag
    /// The name of the file in diagnostics.
    public var name: String
    /// The text of the file, in FTL 1.0.
    public var text: String

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - language: The language of the file.
    ///   - name: The name of the file in diagnostics.
    ///   - text: The text of the file, in FTL 1.0.
    public init(language: LanguageTag, name: String, text: String) {
      self.language = language
      self.name = name
      self.text = text
    }
  }

  let tables: OverlayTables

  /// The files. If two files of a language have the same message, the first file's is used.
  public var files: [File] { tables.files }

  /// The languages that a speaker with this overlay supports, in alphabetical order. They are ``Speaker/languages`` and
  /// the files' languages that the library lacks.
  ///
  /// ```swift
  /// Overlay(["en": "invite = Invite", "gl": "invite = Convida"]).languages.contains("gl")   // true
  /// ```
  public var languages: [LanguageTag] { tables.languages }

  /// The fallback language for phrases that the user's language lacks, or `nil` if the overlay has no files.
  public var sourceLanguage: LanguageTag? { tables.sourceLanguage }

  /// Creates an overlay from files.
  ///
  /// - Parameters:
  ///   - files: The files. If two files of a language have the same message, the first file's is used.
  ///   - sourceLanguage: The fallback language for phrases that the user's language lacks. Defaults to `en` if a file
  ///     has this language, and otherwise to the language of the first file.
  public init(files: [File], sourceLanguage: LanguageTag? = nil) {
    let source = sourceLanguage ?? (files.contains { $0.language == "en" } ? "en" : files.first?.language)
    tables = .shared(files, sourceLanguage: source)
  }

  /// Creates an overlay with one text for each language.
  ///
  /// The fallback language is `en` if `texts` has it, and otherwise the first language in alphabetical order.
  ///
  /// - Parameter texts: The texts in FTL 1.0, by language.
  public init(_ texts: [LanguageTag: String]) {
    self.init(
      files: texts.map { File(language: $0.key, name: "\($0.key).ftl", text: $0.value) }
        .sorted { $0.name < $1.name })
  }

  /// Returns the errors and warnings in the files of a language and its parents, sorted by file and line.
  public func diagnostics(for language: LanguageTag) -> [TableDiagnostic] {
    let names = tables.sources(for: tables.resolve([language]).tag, asked: language).map(\.file)
    let order = Dictionary(zip(names, 0...)) { first, _ in first }
    return table(for: language).diagnostics
      .compactMap { diagnostic in
        order[diagnostic.file].map { (place: ($0, diagnostic.line, diagnostic.column), diagnostic) }
      }
      .sorted { $0.place < $1.place }.map(\.1)
  }

  /// Returns the table of the language nearest to a locale. The overlay's phrases take precedence over the built-in
  /// ones.
  func table(for locale: LanguageTag) -> LocaleTable { tables.table(for: [locale]) }
}

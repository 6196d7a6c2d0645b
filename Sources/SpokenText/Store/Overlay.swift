/// An app's own phrases in Fluent's FTL, by language: new messages, and other wording for ours.
///
/// ```swift
/// let overlay = Overlay(["en": "delivered = { $who } got { $n } parcels", "pl": "…"])
/// let speaker = Speaker("pl", timeZone: zone).adding(overlay)
/// ```
///
/// One bad message never takes its neighbours with it; what is wrong is in ``diagnostics(for:)``.
public struct Overlay: Sendable {
  /// One file of one language.
  public struct File: Sendable {
    /// The language it is written in.
    public var language: LanguageTag
    /// The name that diagnostics bear.
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

  /// The files; of two that have the same message in the same language, the first one's is used.
  public var files: [File]

  /// The language in which a phrase is looked for when the listener's lacks it. The first file's, unless it is set.
  public var sourceLanguage: LanguageTag?

  /// Phrases of several files.
  public init(files: [File]) {
    self.files = files
    sourceLanguage = files.first?.language
  }

  /// Phrases of one text for each language. English, where it is among them, is the language to fall back to.
  public init(_ texts: [LanguageTag: String]) {
    files = texts.sorted { $0.key.description < $1.key.description }
      .map { File(language: $0.key, name: "\($0.key).ftl", text: $0.value) }
    sourceLanguage = texts.keys.contains("en") ? "en" : files.first?.language
  }

  /// What is wrong with the files of a language and its parents, in the order in which it stands there.
  public func diagnostics(for language: LanguageTag) -> [TableDiagnostic] {
    let names = Set(sources(for: TableLibrary.resolve(language), asked: language).map(\.file))
    return TableLibrary.table(for: language, overlay: self).diagnostics.filter { names.contains($0.file) }
  }

  /// The files that a language's speaker hears, the most particular first: those of the locale that was asked for
  /// before those of the language that is spoken in its place.
  func sources(for tag: LanguageTag, asked locale: LanguageTag? = nil) -> [TableSource] {
    let spoken = [tag] + tag.parents
    let asked = locale.map { [$0] + $0.parents } ?? []
    let particular = asked.prefix { $0.language == tag.language && !spoken.contains($0) }
    return (particular + spoken).flatMap { language in
      files.filter { $0.language == language }.map { TableSource(file: $0.name, bytes: Array($0.text.utf8)) }
    }
  }

  /// Where phrases are looked for that the language lacks; nil if it is that language itself.
  func fallbackLanguage(for tag: LanguageTag) -> LanguageTag? {
    guard let sourceLanguage, sourceLanguage != tag, !tag.parents.contains(sourceLanguage) else { return nil }
    return sourceLanguage
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables
internal import SpokenTextEnglish

/// The languages that are linked into the program. A language's table is created at its first use.
package enum TableLibrary {
  /// The registered tags in alphabetical order, so that each language comes before its regional tables.
  package static var tags: [LanguageTag] { matcher.tags }

  /// Returns the FTL files of one tag, without the files of its parents.
  package static func files(of tag: LanguageTag) -> [EmbeddedTable.File] { EmbeddedTable(tag)?.files(".ftl") ?? [] }

  /// Returns the table of the registered language nearest to a locale, or of English if none is near.
  static func table(for locale: LanguageTag) -> LocaleTable {
    let (tag, embedded) = language(for: locale)
    return embedded.object(in: .table) { make(tag) }
  }

  /// Creates a table of an app's phrases and the built-in phrases. The app's phrases take precedence. The caller must
  /// cache the table.
  static func table(for tag: LanguageTag, asked locale: LanguageTag, overlay: OverlayTables) -> LocaleTable {
    let sources = overlay.sources(for: tag, asked: locale)
    let fallback = overlay.fallbackLanguage(for: tag).map { leaf(of: overlay, in: $0) }
    guard overlay.isOfApp(tag) else { return make(tag, before: sources, fallback: fallback) }
    return makeOfApp(tag, sources, fallback: fallback, library: library(for: tag, of: overlay, fallback))
  }

  /// Creates the table of the fallback language, with an app's phrases. This table has no fallback but English.
  static func leaf(of overlay: OverlayTables, in source: LanguageTag) -> LocaleTable {
    let sources = overlay.sources(for: source)
    if overlay.isOfApp(source) { return makeOfApp(source, sources) }
    // The app's files may be for a region that the library has no table for. The nearest language is then used.
    return make(source, before: sources, speaking: resolve(source), fallback: nil)
  }

  /// Returns the table that supplies the library's messages for a language that only an app has. The table is in the
  /// nearest registered language, or in English. It also has the app's phrases, in its language if the app has them,
  /// and otherwise in `tag`.
  static func library(
    for tag: LanguageTag, of overlay: OverlayTables, _ fallback: LocaleTable? = nil
  ) -> LocaleTable {
    let nearest = resolve(tag)
    let sources = overlay.sources(for: nearest)
    if let fallback, fallback.tag == nearest, !sources.isEmpty { return fallback }
    return make(nearest, before: sources, fallback: makeOfApp(tag, overlay.sources(for: tag)))
  }

  /// Creates the table of a language that only an app has. The table has the app's phrases and the
  /// ``WordlessMessages``. The latter are messages of the library that consist only of punctuation.
  private static func makeOfApp(
    _ tag: LanguageTag, _ sources: [TableSource], fallback: LocaleTable? = nil, library: LocaleTable? = nil
  ) -> LocaleTable {
    let all = sources + [WordlessMessages.source(for: tag, after: sources)]
    return table(of: TableCompiler.compile(tag, all), fallback: fallback, library: library)
  }

  /// The English table, which is the last fallback.
  static var last: LocaleTable { table(for: "en") }

  /// Returns the registered language nearest to a locale. Returns English if none is near.
  static func resolve(_ locale: LanguageTag) -> LanguageTag { language(for: locale).tag }

  /// Returns the registered language nearest to a locale. Returns `nil` if none is near.
  static func nearest(to locale: LanguageTag) -> LanguageTag? { nearestLanguage(to: locale)?.tag }

  /// Returns whether a table with exactly this tag is registered.
  static func has(_ tag: LanguageTag) -> Bool { EmbeddedTable(tag) != nil }

  private static func language(for locale: LanguageTag) -> (tag: LanguageTag, embedded: EmbeddedTable) {
    nearestLanguage(to: locale) ?? ("en", EmbeddedTable(of: .english))
  }

  private static func nearestLanguage(to locale: LanguageTag) -> (tag: LanguageTag, embedded: EmbeddedTable)? {
    if let embedded = EmbeddedTable(locale) { return (locale, embedded) }
    // Fast path. Most locales are a language with its usual region, which needs no matcher.
    if let language = locale.withoutUsualRegion, let embedded = EmbeddedTable(language) { return (language, embedded) }
    if let tag = matcher.matcher.nearest(to: locale), let embedded = EmbeddedTable(tag) { return (tag, embedded) }
    return nil
  }

  /// The matcher of the registered languages. Safe despite `nonisolated(unsafe)`, because it is accessed only under the
  /// lock.
  private nonisolated(unsafe) static var latestMatcher: (tags: [LanguageTag], matcher: LanguageMatcher) = (
    [], LanguageMatcher([])
  )

  private static var matcher: (tags: [LanguageTag], matcher: LanguageMatcher) {
    let tables = EmbeddedTable.all
    spokentext_lock()
    defer { spokentext_unlock() }
    if unsafe latestMatcher.tags.count != tables.count {
      let tags = tables.map(\.tag)
      unsafe latestMatcher = (tags, LanguageMatcher(tags))
    }
    return unsafe latestMatcher
  }

  /// Creates the table of a language, including its parents.
  static func make(
    _ tag: LanguageTag, before overlays: [TableSource] = [], fallback: LocaleTable? = nil
  ) -> LocaleTable {
    make(tag, before: overlays, speaking: tag, fallback: fallback)
  }

  /// Creates the table of a language, with the built-in messages of the language `shipped`.
  private static func make(
    _ tag: LanguageTag, before overlays: [TableSource], speaking shipped: LanguageTag, fallback: LocaleTable?
  ) -> LocaleTable {
    let own = sources(ofFamily: shipped)
    return table(of: TableCompiler.compile(tag, overlays.isEmpty ? own : overlays + own), fallback: fallback)
  }

  /// Creates a table with an observer, which counts the evaluated parts. Also returns the places of the table's
  /// patterns in the sources.
  ///
  /// - Parameter library: The table of the library's messages, for a language that only an app has.
  static func makeObserved(
    _ tag: LanguageTag, before overlays: [TableSource], library: LocaleTable? = nil, by observer: any TableObserver
  ) -> (table: LocaleTable, places: SourceMap) {
    let ours = library == nil ? sources(ofFamily: tag) : [WordlessMessages.source(for: tag, after: overlays)]
    let compiler = TableCompiler.compile(tag, overlays + ours, recordsCoverage: true)
    let places = compiler.places ?? SourceMap()
    return (table(of: compiler, library: library, observer: observer), places)
  }

  /// Creates a table from the results of a compiler. If you pass an observer, the compiler must have recorded coverage.
  static func table(
    of compiler: consuming TableCompiler, fallback: LocaleTable? = nil, library: LocaleTable? = nil,
    numberRules: NumberRulesSource? = nil, observer: (any TableObserver)? = nil
  ) -> LocaleTable {
    let hasOverlay = compiler.sources.contains { $0.isOverlay }
    let numberRules = numberRules ?? EmbeddedTable(compiler.table.tag).map { .embedded($0) }
    let table = LocaleTable(
      compiler.table, numberRules: numberRules, fallback: fallback, library: library, hasOverlay: hasOverlay,
      observer: observer)
    // An observer counts the rules that each phrase evaluates, so the results of the rules aren't cached.
    if observer != nil { return table }
    let forms = Evaluator.with(table, numberForm: table.numberForm(for: table.tag), usesNativeDigits: false) {
      $0.lexiconForms()
    }
    return LocaleTable(
      compiler.table, forms: forms, numberRules: numberRules, fallback: fallback, library: library,
      hasOverlay: hasOverlay)
  }

  /// Returns the files of a language, followed by those of its parents.
  static func sources(ofFamily tag: LanguageTag) -> [TableSource] {
    ([tag] + tag.parents).flatMap { files(of: $0) }.map { TableSource(file: $0.path, bytes: $0.bytes) }
  }
}

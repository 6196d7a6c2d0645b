// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables

/// The languages that are embedded in this binary. Each becomes a table at its first use.
///
/// Unsafe because the tables come from C: the bytes are constants of the binary, read only here, and finished tables are
/// kept in C atomics, each written once. Swift's own `Atomic` needs newer systems than this package supports.
package enum TableLibrary {
  /// One file of a language, as it is embedded.
  package struct File {
    /// Its number among all files.
    fileprivate let index: Int

    package var tag: String { unsafe String(cString: spokentext_files()[index].tag) }
    package var name: String { unsafe String(cString: spokentext_files()[index].name) }

    package var bytes: [UInt8] {
      let file = unsafe spokentext_files()[index]
      return unsafe Array(UnsafeBufferPointer(start: file.base, count: file.count))
    }

    /// As diagnostics name it.
    var path: String { "\(tag)/\(name).ftl" }
  }

  /// The tags that have files, in the order of the binary.
  package static let tags: [LanguageTag] = {
    var tags: [LanguageTag] = []
    var index = 0
    while index < spokentext_file_count() {
      tags.append(LanguageTag(stringLiteral: unsafe String(cString: spokentext_files()[index].tag)))
      index = spokentext_files_end(index)
    }
    return tags
  }()

  /// Whether a language has files.
  private static func contains(_ tag: LanguageTag) -> Bool { cell(of: tag) != nil }

  /// The index of a language's first file, which is also the cell that keeps what is made of its files.
  private static func cell(of tag: LanguageTag) -> Int? {
    var text = tag.description
    guard !text.isEmpty else { return nil }
    let first = text.withUTF8 { unsafe spokentext_first_file($0.baseAddress.unsafelyUnwrapped, $0.count) }
    return first < spokentext_file_count() ? first : nil
  }

  /// The numbers of a language's files, without those of its parents.
  private static func indices(of tag: LanguageTag) -> Range<Int> {
    cell(of: tag).map { $0..<spokentext_files_end($0) } ?? 0..<0
  }

  /// The files of one language, without those of its parents.
  package static func files(of tag: LanguageTag) -> [File] { indices(of: tag).map { File(index: $0) } }

  /// The table of the language nearest to the locale; if none is near, of English or else of the first language.
  static func table(for locale: LanguageTag) -> LocaleTable {
    let (tag, cell) = language(for: locale)
    guard let cell else { return make(tag) }
    if let kept = unsafe spokentext_kept(cell) {
      return unsafe Unmanaged<LocaleTable>.fromOpaque(kept).takeUnretainedValue()
    }
    // Two threads may both get here: the table that is kept first is shared, the other one is released.
    let made = make(tag)
    let own = unsafe Unmanaged.passRetained(made).toOpaque()
    let kept = unsafe spokentext_keep(cell, own)
    guard unsafe kept == UnsafeRawPointer(own) else {
      unsafe Unmanaged<LocaleTable>.fromOpaque(own).release()
      return unsafe Unmanaged<LocaleTable>.fromOpaque(kept).takeUnretainedValue()
    }
    return made
  }

  /// A new table, with an app's phrases before the built-in ones. The caller keeps it.
  static func table(for tag: LanguageTag, asked locale: LanguageTag, overlay: OverlayTables) -> LocaleTable {
    let sources = overlay.sources(for: tag, asked: locale)
    guard let source = overlay.fallbackLanguage(for: tag) else { return make(tag, before: sources) }
    // The fallback may be a language that is not embedded: the app's phrases in it still follow its plural rules.
    let fallback = make(
      source, before: overlay.sources(for: source), speaking: resolve(source), fallback: nil)
    return make(tag, before: sources, fallback: fallback)
  }

  /// The table that says what others lack: of English, or else of the first language.
  static var last: LocaleTable { table(for: "en") }

  /// The language nearest to the locale; if none is near, English or else the first language.
  static func resolve(_ locale: LanguageTag) -> LanguageTag { language(for: locale).tag }

  /// The same with its cell, so that it is looked up once.
  private static func language(for locale: LanguageTag) -> (tag: LanguageTag, cell: Int?) {
    if let cell = cell(of: locale) { return (locale, cell) }
    // Nearly every locale is a language with its usual region, which is told without comparing it with all others.
    if let language = locale.withoutUsualRegion, let cell = cell(of: language) { return (language, cell) }
    let tag = matcher.nearest(to: locale) ?? (contains("en") ? "en" : tags.first ?? .undetermined)
    return (tag, cell(of: tag))
  }

  private static let matcher = LanguageMatcher(tags)

  /// A new table of a language with its parents.
  static func make(
    _ tag: LanguageTag, before overlays: [TableSource] = [], fallback: LocaleTable? = nil
  ) -> LocaleTable {
    make(tag, before: overlays, speaking: tag, fallback: fallback)
  }

  /// A new table of a language, with the built-in messages of one that is shipped.
  private static func make(
    _ tag: LanguageTag, before overlays: [TableSource], speaking shipped: LanguageTag, fallback: LocaleTable?
  ) -> LocaleTable {
    let own = sources(ofFamily: shipped)
    return table(of: TableCompiler.compile(tag, overlays + own), fallback: fallback)
  }

  /// A new table that tells an observer what it says, and where its patterns are.
  static func makeObserved(
    _ tag: LanguageTag, before overlays: [TableSource], by observer: any TableObserver
  ) -> (table: LocaleTable, places: TablePlaces) {
    let compiler = TableCompiler.compile(tag, overlays + sources(ofFamily: tag), recordsCoverage: true)
    let places = compiler.places ?? TablePlaces()
    return (table(of: compiler, observer: observer), places)
  }

  /// The table of what was compiled. With an observer, the compiler must have recorded coverage.
  static func table(
    of compiler: consuming TableCompiler, fallback: LocaleTable? = nil, observer: (any TableObserver)? = nil
  ) -> LocaleTable {
    let hasOverlay = compiler.sources.contains { $0.isOverlay }
    let cell = cell(of: compiler.table.tag) ?? -1
    let table = LocaleTable(
      compiler.table, cell: cell, fallback: fallback, hasOverlay: hasOverlay, observer: observer)
    // An observer counts the rules that are followed for each phrase.
    guard observer == nil else { return table }
    let forms = Evaluator.with(table, numberForm: table.numberForm(for: table.tag), usesNativeDigits: false) {
      $0.lexiconForms()
    }
    return LocaleTable(table, forms: forms)
  }

  /// The files of a language, then of its parents.
  static func sources(ofFamily tag: LanguageTag) -> [TableSource] {
    ([tag] + tag.parents).flatMap { files(of: $0) }.map { TableSource(file: $0.path, bytes: $0.bytes) }
  }
}

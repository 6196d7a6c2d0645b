internal import CSpokenTextTables

/// The languages that are compiled into this binary, each made into a table at its first use, which reads our messages as
/// they are asked for.
///
/// Unsafe because the tables come from C: the bytes are constants of the binary, read here and nowhere else, and the
/// finished tables are kept in C atomics, whose cells are written once. Swift's own `Atomic` needs newer systems than
/// this package runs on.
package enum TableLibrary {
  /// One file of a language, as it is embedded.
  package struct File {
    package var tag: String
    package var name: String
    package var bytes: [UInt8]
  }

  /// The tags that have files, in the order in which they stand in the binary.
  package static let tags: [LanguageTag] = cells.map(\.tag)

  /// The tags that have files, each with the index of its first file: the cell in which its table is kept.
  private static let cells: [(tag: LanguageTag, cell: Int)] = {
    var cells: [(tag: LanguageTag, cell: Int)] = []
    for index in 0..<spokentext_file_count() {
      let tag = LanguageTag(stringLiteral: String(cString: spokentext_files()[index].tag))
      if cells.last?.tag != tag { cells.append((tag, index)) }
    }
    return cells
  }()

  /// The files of one language, without its parents'.
  package static func files(of tag: LanguageTag) -> [File] {
    let text = tag.description
    var files: [File] = []
    for index in 0..<spokentext_file_count() {
      let file = spokentext_files()[index]
      guard String(cString: file.tag) == text else { continue }
      let bytes = Array(UnsafeBufferPointer(start: file.base, count: file.count))
      files.append(File(tag: text, name: String(cString: file.name), bytes: bytes))
    }
    return files
  }

  /// The table of the language nearest to the one asked for; where none is near, English, or the first there is.
  static func table(for locale: LanguageTag) -> LocaleTable {
    let tag = resolve(locale)
    guard let cell = cells.first(where: { $0.tag == tag })?.cell else { return make(tag) }
    if let kept = spokentext_kept(cell) {
      return Unmanaged<LocaleTable>.fromOpaque(kept).takeUnretainedValue()
    }
    // Two threads may both get here; the first table kept is everybody's, the other one is released.
    let made = make(tag)
    let own = Unmanaged.passRetained(made).toOpaque()
    let kept = spokentext_keep(cell, own)
    guard kept == UnsafeRawPointer(own) else {
      Unmanaged<LocaleTable>.fromOpaque(own).release()
      return Unmanaged<LocaleTable>.fromOpaque(kept).takeUnretainedValue()
    }
    return made
  }

  /// A table of one's own, with an app's phrases before ours; kept by whoever asks for it.
  static func table(for locale: LanguageTag, overlay: Overlay) -> LocaleTable {
    let tag = resolve(locale)
    let sources = overlay.sources(for: tag, asked: locale)
    guard let source = overlay.fallbackLanguage(for: tag) else { return make(tag, before: sources) }
    // It may be a language that we do not speak: its phrases keep its own rules all the same.
    let fallback = make(source, before: overlay.sources(for: source), speaking: resolve(source))
    return make(tag, before: sources, fallback: fallback)
  }

  static func resolve(_ locale: LanguageTag) -> LanguageTag {
    if tags.contains(locale) { return locale }
    return matcher.nearest(to: locale) ?? (tags.contains("en") ? "en" : tags.first ?? .undetermined)
  }

  private static let matcher = LanguageMatcher(tags)

  /// Parses and compiles a language with its parents, and nothing kept. Our own phrases in it are those of another
  /// language where `shipped` names one.
  static func make(
    _ tag: LanguageTag, before overlays: [TableSource] = [], speaking shipped: LanguageTag? = nil,
    fallback: LocaleTable? = nil, coverage: Coverage? = nil
  ) -> LocaleTable {
    var sources = overlays
    let base = shipped ?? tag
    for language in [base] + base.parents {
      sources += files(of: language).map {
        let name = "\($0.tag)/\($0.name).ftl"
        // Where all is looked at, all is read.
        return coverage == nil ? TableSource(file: name, outlining: $0.bytes) : TableSource(file: name, bytes: $0.bytes)
      }
    }
    return LocaleTable(
      TableCompiler.compile(tag, sources, recordsCoverage: coverage != nil), fallback: fallback, coverage: coverage)
  }
}

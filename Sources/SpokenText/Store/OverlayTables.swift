// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables

/// An overlay's files and the tables that they were compiled into, shared by all overlays of the same files.
///
/// Unsafe because many threads look for tables: what changes is touched under the lock only. Tables are made outside it;
/// if two threads make the same one, the first is kept.
final class OverlayTables: @unchecked Sendable {
  let files: [Overlay.File]
  let sourceLanguage: LanguageTag?
  private var tables: [Key: LocaleTable] = [:]
  private var latestNegotiation: LanguageNegotiation?

  /// The languages whose files a table has, and whether the library lacks the first.
  private struct Key: Hashable {
    let languages: [LanguageTag]
    let isOfApp: Bool
  }

  private init(_ files: [Overlay.File], sourceLanguage: LanguageTag?) {
    self.files = files
    self.sourceLanguage = sourceLanguage
  }

  // MARK: Sharing

  /// The overlays that were made last, the newest first: an app has one, or a few. Safe despite `nonisolated(unsafe)`,
  /// because it is used under the lock only.
  private nonisolated(unsafe) static var recent: [OverlayTables] = []
  private static let maximumRecentCount = 8

  /// The tables of these files. Equal files are told at once if they are the same literals, otherwise by their bytes.
  static func shared(_ files: [Overlay.File], sourceLanguage: LanguageTag?) -> OverlayTables {
    spokentext_lock()
    defer { spokentext_unlock() }
    if let index = unsafe recent.firstIndex(where: { $0.sourceLanguage == sourceLanguage && $0.files == files }) {
      let known = unsafe recent[index]
      if index > 0 { unsafe recent.insert(recent.remove(at: index), at: 0) }
      return known
    }
    let made = OverlayTables(files, sourceLanguage: sourceLanguage)
    unsafe recent.insert(made, at: 0)
    if unsafe recent.count > maximumRecentCount { unsafe recent.removeLast() }
    return made
  }

  /// The table of the first language that is near to one of the locales.
  ///
  /// - Parameters:
  ///   - locales: The listener's locales, the one that they prefer first.
  ///   - spoken: The language to speak if neither the files nor the library have a language near to any locale.
  func table(for locales: [LanguageTag], otherwise spoken: LanguageTag = "en") -> LocaleTable {
    let (tag, locale) = resolve(locales, otherwise: spoken)
    let isOfApp = isOfApp(tag)
    let key = Key(languages: languages(for: tag, asked: locale, isOfApp: isOfApp), isOfApp: isOfApp)
    if let known = kept(key) { return known }
    let made = TableLibrary.table(for: tag, asked: locale, overlay: self)
    return keep(made, key)
  }

  private func kept(_ key: Key) -> LocaleTable? {
    spokentext_lock()
    defer { spokentext_unlock() }
    return tables[key]
  }

  private func keep(_ table: LocaleTable, _ key: Key) -> LocaleTable {
    spokentext_lock()
    defer { spokentext_unlock() }
    if let known = tables[key] { return known }
    tables[key] = table
    return table
  }

  // MARK: Languages

  /// The language that is spoken to a listener, and the locale that it is near to.
  ///
  /// - Parameters:
  ///   - locales: The listener's locales, the one that they prefer first.
  ///   - spoken: The language to speak if neither the files nor the library have a language near to any locale.
  func resolve(
    _ locales: [LanguageTag], otherwise spoken: LanguageTag = "en"
  ) -> (tag: LanguageTag, locale: LanguageTag) {
    let negotiation = negotiation
    for locale in locales {
      if let tag = negotiation.nearest(to: locale) { return (tag, locale) }
    }
    return (negotiation.nearest(to: spoken) ?? "en", locales.first ?? spoken)
  }

  /// The languages of the library, and of the files.
  var languages: [LanguageTag] {
    (TableLibrary.tags + negotiation.ofApp).sorted { $0.description < $1.description }
  }

  /// Returns `true` if only the files have a language, and the library lacks it.
  func isOfApp(_ tag: LanguageTag) -> Bool { negotiation.isOfApp(tag) }

  /// The languages of the files and of the library, as long as no other language is registered.
  private var negotiation: LanguageNegotiation {
    let registered = EmbeddedTable.count
    spokentext_lock()
    let latest = latestNegotiation
    spokentext_unlock()
    if let latest, latest.registeredCount == registered { return latest }
    let made = LanguageNegotiation(of: files, registeredCount: registered)
    spokentext_lock()
    latestNegotiation = made
    spokentext_unlock()
    return made
  }

  // MARK: Sources

  /// The languages whose files a speaker uses, the most specific first: those of the locale that was asked for, if it has
  /// any, then those of the language that is spoken.
  private func languages(for tag: LanguageTag, asked locale: LanguageTag?, isOfApp: Bool) -> [LanguageTag] {
    let spoken = [tag] + parents(of: tag, isOfApp: isOfApp)
    let asked = locale.map { [$0] + $0.parents } ?? []
    let particular = asked.prefix { $0.language == tag.language && !spoken.contains($0) }
    return particular.filter { language in files.contains { $0.language == language } } + spoken
  }

  /// The parents of a language. Of one that only the files have, those in the same language: CLDR gives `hi-Latn` the
  /// parent `en-IN`, whose words would be taken for Hindi.
  private func parents(of tag: LanguageTag, isOfApp: Bool) -> [LanguageTag] {
    guard isOfApp else { return tag.parents }
    let language = tag.canonical().language
    return tag.parents.filter { $0.canonical().language == language }
  }

  /// The files of those languages.
  func sources(for tag: LanguageTag, asked locale: LanguageTag? = nil) -> [TableSource] {
    let chosen = languages(for: tag, asked: locale, isOfApp: isOfApp(tag))
      .flatMap { language in files.filter { $0.language == language } }
      .map { (name: $0.name, bytes: Array($0.text.utf8)) }
    guard !chosen.isEmpty else { return [] }
    let others = fallbackLanguage(for: tag).map { source in files.filter { $0.language == source } } ?? []
    let (own, source) = (chosen.map(\.bytes), others.map { Array($0.text.utf8) })
    let marks = isOfApp(tag) ? OverlayMarks(own, supplyingLibraryBeside: source) : OverlayMarks(source + own)
    return chosen.map { TableSource(file: $0.name, bytes: $0.bytes, marks: marks) }
  }

  /// The language of phrases that this language lacks; nil if it is this language or one of its parents.
  func fallbackLanguage(for tag: LanguageTag) -> LanguageTag? {
    guard let sourceLanguage, sourceLanguage != tag else { return nil }
    return parents(of: tag, isOfApp: isOfApp(tag)).contains(sourceLanguage) ? nil : sourceLanguage
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables

/// The files of an overlay, and the tables compiled from them. Overlays with the same files share one object.
///
/// Marked `@unchecked` because threads share its mutable state, which is accessed only under the lock. Tables are
/// created outside the lock. If two threads create the same table, the first table is kept.
final class OverlayTables: @unchecked Sendable {
  let files: [Overlay.File]
  let sourceLanguage: LanguageTag?
  private var tables: [Key: LocaleTable] = [:]
  private var latestNegotiation: LanguageNegotiation?

  /// Identifies a table by the languages of its files, and by whether the library lacks the first language.
  private struct Key: Hashable {
    let languages: [LanguageTag]
    let isOfApp: Bool
  }

  private init(_ files: [Overlay.File], sourceLanguage: LanguageTag?) {
    self.files = files
    self.sourceLanguage = sourceLanguage
  }

  // MARK: Sharing

  /// The most recently created overlays, newest first. Most apps have only a few. Safe despite `nonisolated(unsafe)`,
  /// because it is accessed only under the lock.
  private nonisolated(unsafe) static var recent: [OverlayTables] = []
  private static let maximumRecentCount = 8

  /// Returns the tables that all overlays with the same files share. Comparing the files is fast if their texts are the
  /// same literals. Otherwise, all bytes are compared.
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

  /// Returns the table for the first of the user's locales that has a near language.
  ///
  /// - Parameters:
  ///   - locales: The user's locales, most preferred first.
  ///   - spoken: The language to use if neither the files nor the library have a language near to any locale.
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

  /// Returns the language to use for a user, and the locale that it was chosen for.
  ///
  /// - Parameters:
  ///   - locales: The user's locales, most preferred first.
  ///   - spoken: The language to use if neither the files nor the library have a language near to any locale.
  func resolve(
    _ locales: [LanguageTag], otherwise spoken: LanguageTag = "en"
  ) -> (tag: LanguageTag, locale: LanguageTag) {
    let negotiation = negotiation
    for locale in locales {
      if let tag = negotiation.nearest(to: locale) { return (tag, locale) }
    }
    return (negotiation.nearest(to: spoken) ?? "en", locales.first ?? spoken)
  }

  /// The languages of the library and of the files, in alphabetical order.
  var languages: [LanguageTag] {
    (TableLibrary.tags + negotiation.ofApp).sorted { $0.description < $1.description }
  }

  /// Returns whether only the files have a language, and the library lacks it.
  func isOfApp(_ tag: LanguageTag) -> Bool { negotiation.isOfApp(tag) }

  /// Chooses among the languages of the library and of the app's files. Recreated when another language is registered.
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

  /// Returns the languages whose files a speaker uses, most specific first. The resolved language and its parents come
  /// last. The requested locale and its other parents come before them, but only those with files in the overlay.
  private func languages(for tag: LanguageTag, asked locale: LanguageTag?, isOfApp: Bool) -> [LanguageTag] {
    let spoken = [tag] + parents(of: tag, isOfApp: isOfApp)
    let asked = locale.map { [$0] + $0.parents } ?? []
    let particular = asked.prefix { $0.language == tag.language && !spoken.contains($0) }
    return particular.filter { language in files.contains { $0.language == language } } + spoken
  }

  /// Returns the parents of a language. If the library lacks the language, omits parents in other languages. For
  /// example, the parent of `hi-Latn` in CLDR is `en-IN`, whose English words would be taken for Hindi.
  private func parents(of tag: LanguageTag, isOfApp: Bool) -> [LanguageTag] {
    guard isOfApp else { return tag.parents }
    let language = tag.canonical().language
    return tag.parents.filter { $0.canonical().language == language }
  }

  /// Returns the sources for a language, most specific first.
  func sources(for tag: LanguageTag, asked locale: LanguageTag? = nil) -> [TableSource] {
    let isOfApp = isOfApp(tag)
    let chosen = languages(for: tag, asked: locale, isOfApp: isOfApp)
      .flatMap { language in files.filter { $0.language == language } }
      .map { (name: $0.name, bytes: Array($0.text.utf8)) }
    guard !chosen.isEmpty else { return [] }
    let others = fallbackLanguage(for: tag).map { source in files.filter { $0.language == source } } ?? []
    let (own, source) = (chosen.map(\.bytes), others.map { Array($0.text.utf8) })
    let marks = isOfApp ? OverlayMarks(own, supplyingLibraryBeside: source) : OverlayMarks(source + own)
    return chosen.map { TableSource(file: $0.name, bytes: $0.bytes, marks: marks) }
  }

  /// Returns the language for phrases that the files in `tag` lack. Returns `nil` if that language is `tag` or one of
  /// its parents.
  func fallbackLanguage(for tag: LanguageTag) -> LanguageTag? {
    guard let sourceLanguage, sourceLanguage != tag else { return nil }
    return parents(of: tag, isOfApp: isOfApp(tag)).contains(sourceLanguage) ? nil : sourceLanguage
  }
}

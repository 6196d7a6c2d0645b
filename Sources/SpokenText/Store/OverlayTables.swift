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
  private var tables: [[LanguageTag]: LocaleTable] = [:]

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

  /// The table of the language nearest to a locale.
  func table(for locale: LanguageTag) -> LocaleTable {
    let tag = TableLibrary.resolve(locale)
    let key = languages(for: tag, asked: locale)
    if let known = kept(key) { return known }
    let made = TableLibrary.table(for: tag, asked: locale, overlay: self)
    return keep(made, key)
  }

  private func kept(_ key: [LanguageTag]) -> LocaleTable? {
    spokentext_lock()
    defer { spokentext_unlock() }
    return tables[key]
  }

  private func keep(_ table: LocaleTable, _ key: [LanguageTag]) -> LocaleTable {
    spokentext_lock()
    defer { spokentext_unlock() }
    if let known = tables[key] { return known }
    tables[key] = table
    return table
  }

  // MARK: Sources

  /// The languages whose files a speaker uses, the most specific first: those of the locale that was asked for, if it has
  /// any, then those of the language that is spoken.
  private func languages(for tag: LanguageTag, asked locale: LanguageTag?) -> [LanguageTag] {
    let spoken = [tag] + tag.parents
    let asked = locale.map { [$0] + $0.parents } ?? []
    let particular = asked.prefix { $0.language == tag.language && !spoken.contains($0) }
    return particular.filter { language in files.contains { $0.language == language } } + spoken
  }

  /// The files of those languages.
  func sources(for tag: LanguageTag, asked locale: LanguageTag? = nil) -> [TableSource] {
    let chosen = languages(for: tag, asked: locale).flatMap { language in files.filter { $0.language == language } }
      .map { (name: $0.name, bytes: Array($0.text.utf8)) }
    guard !chosen.isEmpty else { return [] }
    let others = fallbackLanguage(for: tag).map { source in files.filter { $0.language == source } } ?? []
    let marks = OverlayMarks(others.map { Array($0.text.utf8) } + chosen.map(\.bytes))
    return chosen.map { TableSource(file: $0.name, bytes: $0.bytes, marks: marks) }
  }

  /// The language of phrases that this language lacks; nil if it is this language or one of its parents.
  func fallbackLanguage(for tag: LanguageTag) -> LanguageTag? {
    guard let sourceLanguage, sourceLanguage != tag, !tag.parents.contains(sourceLanguage) else { return nil }
    return sourceLanguage
  }
}

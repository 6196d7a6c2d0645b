// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The speakers that requests ask for, each made once.
///
/// What differs from one request to the next at no cost, the reference moment and the hour cycle, is not part of what
/// is kept. Both stores are emptied when they are full, so that memory does not grow with a batch.
struct Speakers {
  /// A language, a place, and an app's phrases.
  private struct Voice: Hashable {
    var locale: String
    var zone: String?
    var overlay: String?
  }

  /// An app's phrases for all requests; those of a request itself stand before them.
  var tables: AppTables?

  /// Tables that are read instead of the built-in ones.
  var folder: TableFolder?

  /// What is wrong in the overlays that were compiled since it was last asked for.
  private(set) var diagnostics: [TableDiagnostic] = []

  private var kept: [Voice: (speaker: Speaker, zone: Zone)] = [:]
  private var last: (voice: Voice, speaker: Speaker, zone: Zone)?

  /// How many are kept.
  static let limit = 64

  var count: Int { kept.count }

  init(_ tables: AppTables? = nil) { self.tables = tables }

  /// - Returns: The speaker, the clock on their wall, and whether messages of an app's are among theirs.
  mutating func speaker(
    locale: String, zone: String?, overlay: String?
  ) throws(Problem) -> (speaker: Speaker, zone: Zone, hasOverlay: Bool) {
    let voice = Voice(locale: locale, zone: zone, overlay: overlay)
    let hasOverlay = overlay != nil || tables != nil
    if let last, last.voice == voice { return (last.speaker, last.zone, hasOverlay) }
    let found: (speaker: Speaker, zone: Zone)
    if let known = kept[voice] {
      found = known
    } else {
      found = try make(voice)
      if kept.count >= Self.limit { kept.removeAll() }
      kept[voice] = found
    }
    last = (voice, found.speaker, found.zone)
    return (found.speaker, found.zone, hasOverlay)
  }

  /// Keeps a speaker that was made elsewhere, for requests that name its locale and its zone.
  mutating func keep(_ speaker: Speaker, locale: String, zone: (name: String, clock: Zone)) {
    kept[Voice(locale: locale, zone: zone.name, overlay: nil)] = (speaker, zone.clock)
  }

  /// What is wrong in overlays that have not been told of yet.
  mutating func takeDiagnostics() -> [TableDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  private mutating func make(_ voice: Voice) throws(Problem) -> (speaker: Speaker, zone: Zone) {
    let zone: Zone
    do {
      zone = try voice.zone.map { name throws(ValueFault) in try Zone(named: name) } ?? .system
    } catch {
      throw .value(key: Common.timeZone.key.name, error)
    }
    let tag: LanguageTag
    do {
      tag = try language(voice.locale)
    } catch {
      throw .value(key: Common.locale.key.name, error)
    }
    // The plain speaker of a language is cheap; an overlay is compiled with all the language's own messages.
    let overlay: (LanguageTag) -> Overlay? = { [tables] language in
      var files: [Overlay.File] = []
      if let text = voice.overlay { files.append(Overlay.File(language: language, name: "overlay", text: text)) }
      if let tables { files += tables.files(for: language) }
      return files.isEmpty ? nil : Overlay(files: files)
    }
    if let folder, let language = folder.language(for: tag) {
      let made = Speaker.reading(
        try folder.files(of: language), of: language, for: tag, offsets: zone.offsets, overlay: overlay(language))
      diagnostics += made.diagnostics
      return (made.speaker, zone)
    }
    let speaker = Speaker(tag, offsets: zone.offsets)
    guard let overlay = overlay(ownLanguage(for: tag) ?? speaker.language) else { return (speaker, zone) }
    diagnostics += overlay.diagnostics(for: tag)
    return (speaker.adding(overlay), zone)
  }

  /// A language that has phrases: the nearest one may do, English for French may not.
  private func language(_ text: String) throws(ValueFault) -> LanguageTag {
    let tag: LanguageTag
    do { tag = try LanguageTag(parsing: text) } catch { throw .notALanguage(text, error) }
    if let folder {
      guard folder.language(for: tag) != nil else {
        throw .noSuchLanguage(text, known: folder.languages.map(\.description))
      }
      return tag
    }
    guard LanguageTag.bestMatch(for: [tag], among: Speaker.languages) != nil || ownLanguage(for: tag) != nil else {
      if let missing = Registration(of: tag) { throw .notRegistered(text, missing) }
      let known = Set(Speaker.languages.map(\.description) + (tables?.languages.map(\.description) ?? []))
      throw .noSuchLanguage(text, known: known.sorted())
    }
    return tag
  }

  /// The language of the app's files that is nearest to a tag, if the library has none as near.
  private func ownLanguage(for tag: LanguageTag) -> LanguageTag? {
    let own = tables?.languages.filter { !Speaker.languages.contains($0) } ?? []
    return LanguageTag.bestMatch(for: [tag], among: Speaker.languages + own).flatMap { own.contains($0) ? $0 : nil }
  }
}

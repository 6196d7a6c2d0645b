// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A cache of the speakers that requests need.
///
/// The key is the locale, the time zone, and the overlay. Other settings are cheap to change. A full cache is emptied,
/// so that a batch uses a bounded amount of memory.
struct Speakers: Sendable {
  /// The parts of a request that need a speaker of their own.
  private struct Voice: Hashable {
    var locale: String
    var zone: String?
    var overlay: String?
  }

  /// An app's phrases for all requests. A request's own overlay takes precedence.
  var tables: AppTables?

  /// The tables to use instead of the built-in ones.
  var folder: TableFolder?

  /// The errors in overlays that were compiled since the last call of ``takeDiagnostics()``.
  private(set) var diagnostics: [TableDiagnostic] = []

  private var kept: [Voice: (speaker: Speaker, zone: Zone)] = [:]
  private var last: (voice: Voice, speaker: Speaker, zone: Zone)?

  /// The greatest number of speakers in the cache.
  static let limit = 64

  var count: Int { kept.count }

  init(_ tables: AppTables? = nil) { self.tables = tables }

  /// - Returns: The speaker, its time zone, and `true` if it can use messages of an app.
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

  /// Adds a speaker that was created elsewhere. It answers requests with this locale and time zone.
  mutating func keep(_ speaker: Speaker, locale: String, zone: (name: String, clock: Zone)) {
    kept[Voice(locale: locale, zone: zone.name, overlay: nil)] = (speaker, zone.clock)
  }

  /// Returns the new errors in overlays, and removes them.
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
    // Don't add an empty overlay, because that would compile all messages of the language.
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

  /// Parses a tag, and checks that a language with phrases matches it. English, for example, doesn't match French.
  private func language(_ text: String) throws(ValueFault) -> LanguageTag {
    let tag: LanguageTag
    do { tag = try LanguageTag(parsing: text) } catch { throw .notALanguage(text, error) }
    if let folder {
      _ = try folder.language(named: text)
      return tag
    }
    guard LanguageTag.bestMatch(for: [tag], among: Speaker.languages) != nil || ownLanguage(for: tag) != nil else {
      if let missing = Registration(of: tag) { throw .notRegistered(text, missing) }
      let known = Set(Speaker.languages.map(\.description) + (tables?.languages.map(\.description) ?? []))
      throw .noSuchLanguage(text, known: known.sorted())
    }
    return tag
  }

  /// Returns the language of the app's files that matches a tag best. If a language of the library does, returns `nil`.
  private func ownLanguage(for tag: LanguageTag) -> LanguageTag? {
    let own = tables?.languages.filter { !Speaker.languages.contains($0) } ?? []
    guard !own.isEmpty else { return nil }
    return LanguageTag.bestMatch(for: [tag], among: Speaker.languages + own).flatMap { own.contains($0) ? $0 : nil }
  }
}

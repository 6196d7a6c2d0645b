// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Chooses a language from the library's languages and those that only an app's files have.
struct LanguageNegotiation: Sendable {
  /// The languages of the app's files that the library lacks.
  let ofApp: [LanguageTag]
  /// The number of tables that were registered when this value was created.
  let registeredCount: Int
  /// Finds the nearest of all languages. `nil` if the library has all languages of the app's files.
  private let matcher: LanguageMatcher?

  init(of files: [Overlay.File], registeredCount: Int) {
    var languages: [LanguageTag] = []
    for file in files where !languages.contains(file.language) && Self.isLacking(file.language) {
      languages.append(file.language)
    }
    ofApp = languages
    self.registeredCount = registeredCount
    matcher = languages.isEmpty ? nil : LanguageMatcher(languages + TableLibrary.tags)
  }

  /// Returns whether the library has no table in the language of a tag. For `es-MX`, a table of `es` suffices, because
  /// only the region differs. For `nn`, a table of `nb` doesn't suffice, because `nb` is only a related language.
  private static func isLacking(_ tag: LanguageTag) -> Bool {
    guard let nearest = TableLibrary.nearest(to: tag) else { return tag.canonical().language != "und" }
    return nearest.canonical().language != tag.canonical().language
  }

  func isOfApp(_ tag: LanguageTag) -> Bool { ofApp.contains(tag) }

  /// Returns the language nearest to a locale. Returns `nil` if none is near.
  func nearest(to locale: LanguageTag) -> LanguageTag? {
    guard let matcher else { return TableLibrary.nearest(to: locale) }
    if ofApp.contains(locale) || TableLibrary.has(locale) { return locale }
    // Fast path. Most locales are a language with its usual region, which needs no matcher.
    if let language = locale.withoutUsualRegion, ofApp.contains(language) || TableLibrary.has(language) {
      return language
    }
    return matcher.nearest(to: locale)
  }
}

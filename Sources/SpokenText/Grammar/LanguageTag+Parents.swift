// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// The tags to fall back to, nearest first.
  ///
  /// ```swift
  /// LanguageTag("es-MX").parents  // es-419, es
  /// LanguageTag("zh-TW").parents  // zh-Hant-TW, zh-Hant
  /// LanguageTag("sr-Latn").parents  // none: Cyrillic is not a fallback for Latin
  /// ```
  ///
  /// A language in an unusual script never falls back to the usual one. If a region's usual script is unusual for the
  /// language, the parent includes that script, as for `zh-TW`. A few languages have parents in another language, such
  /// as `no` for `nb` and `en-IN` for `hi-Latn`. CLDR's root locale isn't included.
  ///
  /// The rules are CLDR's `parentLocales`, and [UTS 35, Locale
  /// Inheritance](https://unicode.org/reports/tr35/#Locale_Inheritance).
  public var parents: [LanguageTag] {
    var chain: [LanguageTag] = []
    var tag = self
    // CLDR's parents and a tag's variants never reach this bound.
    while chain.count < 64, tag.becomeParent() { chain.append(tag) }
    return chain
  }

  /// Calls a closure with the tag and then with its ``parents``, nearest first. Returns the first result that isn't `nil`, or
  /// `nil` if there isn't one.
  func nearest<Found>(_ find: (LanguageTag) -> Found?) -> Found? {
    if let found = find(self) { return found }
    for parent in parents {
      if let found = find(parent) { return found }
    }
    return nil
  }

  /// Replaces the tag by its parent, or returns `false` if it has none.
  private mutating func becomeParent() -> Bool {
    if !rest.isEmpty {
      // Extensions are removed at once, then variants one by one from the last.
      let variants = variants
      let hasExtensions = variants.count < subtags.count
      self = with(rest: (hasExtensions ? variants : variants.dropLast()).joined(separator: "-"))
      return true
    }
    let table = Self.parentLocales
    if let row = table.row(languageSubtag, scriptSubtag, regionSubtag) {
      self = LanguageTag(
        language: table.field(row, 10..<13), script: table.field(row, 13..<17), region: table.field(row, 17..<20))
      return true
    }
    guard !scriptSubtag.isEmpty || !regionSubtag.isEmpty else { return false }
    let language = LanguageTag(language: languageSubtag)
    let usualScript = language.likelyScript
    if regionSubtag.isEmpty {
      guard scriptSubtag == usualScript else { return false }
      self = language
    } else if scriptSubtag.isEmpty {
      let script = likelyScript
      self = script == usualScript ? language : with(script: script)
    } else {
      // The script is removed before the region if the script is implied both with and without that region.
      let unscripted = with(script: .none)
      let isUnderstood = scriptSubtag == usualScript && scriptSubtag == unscripted.likelyScript
      self = isUnderstood ? unscripted : with(region: .none)
    }
    return true
  }
}

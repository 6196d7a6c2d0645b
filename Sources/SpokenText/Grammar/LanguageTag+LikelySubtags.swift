// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// Returns the tag with its likely script and region added, and with the likely language instead of `und`.
  ///
  /// ```swift
  /// LanguageTag("zh-TW").maximized()  // zh-Hant-TW
  /// LanguageTag("und-Cyrl").maximized()  // ru-Cyrl-RU
  /// ```
  ///
  /// The tag is made ``canonical()`` first. All its subtags are kept except `Zzzz` and `ZZ`, which mean an unknown
  /// script and region. A language that CLDR doesn't know gets no additions.
  ///
  /// The rules are those of [UTS 35, Likely Subtags](https://unicode.org/reports/tr35/#Likely_Subtags).
  public func maximized() -> LanguageTag {
    var tag = canonical()
    _ = tag.complete()
    return tag
  }

  /// Returns the shortest tag with the same ``maximized()`` form, without an implied script and region.
  ///
  /// ```swift
  /// LanguageTag("zh-Hant-TW").minimized()  // zh-TW
  /// LanguageTag("en-Latn-US").minimized()  // en
  /// ```
  ///
  /// If either the script or the region would be enough, the region stays.
  public func minimized() -> LanguageTag {
    let full = maximized()
    let shorter = [
      full.with(script: .none).with(region: .none),
      full.with(script: .none),
      full.with(region: .none),
    ]
    return shorter.first { $0.likely() == full } ?? full
  }

  /// The language alone, if the tag's region is the likely one for it. For example, it is `en` for `en-US` and
  /// `en-US-u-hc-h23`, and `nil` for `en-GB`.
  var withoutUsualRegion: LanguageTag? {
    guard scriptSubtag.isEmpty, rest.isEmpty || variants.isEmpty,
      let row = Self.likelyLanguages.row(languageSubtag, keyWidth: 3),
      Self.likelyPlaces.field(Self.likelyLanguages.index(row, 3..<5), 4..<7) == regionSubtag
    else { return nil }
    return LanguageTag(language: languageSubtag)
  }

  /// The script of the tag, or the likely script of its language. Empty if neither is known.
  var likelyScript: Subtag {
    scriptSubtag.isEmpty ? likely()?.scriptSubtag ?? .none : scriptSubtag
  }

  /// Returns the tag with its likely script and region, or `nil` if CLDR doesn't know them. The tag must be canonical.
  func likely() -> LanguageTag? {
    var tag = self
    return tag.complete() ? tag : nil
  }

  /// Adds the likely script and region, or returns `false` without changes if CLDR doesn't know them.
  private mutating func complete() -> Bool {
    let script = scriptSubtag == "Zzzz" ? .none : scriptSubtag
    let region = regionSubtag == "ZZ" ? .none : regionSubtag
    if languageSubtag != .und, !script.isEmpty, !region.isEmpty {
      self = LanguageTag(language: languageSubtag, script: script, region: region, rest: rest)
      return true
    }
    guard
      let found = Self.likely(languageSubtag, script, region) ?? Self.likely(languageSubtag, script, .none)
        ?? Self.likely(languageSubtag, .none, region) ?? Self.likely(languageSubtag, .none, .none)
    else { return false }
    self = LanguageTag(
      language: languageSubtag == .und ? found.language : languageSubtag,
      script: scriptSubtag.isEmpty || scriptSubtag == "Zzzz" ? found.script : scriptSubtag,
      region: regionSubtag.isEmpty || regionSubtag == "ZZ" ? found.region : regionSubtag,
      rest: rest)
    return true
  }

  /// Returns the entry for exactly these subtags in CLDR's table of likely subtags.
  private static func likely(
    _ language: Subtag, _ script: Subtag, _ region: Subtag
  ) -> (language: Subtag, script: Subtag, region: Subtag)? {
    if script.isEmpty, region.isEmpty, language != .und {
      guard let row = likelyLanguages.row(language, keyWidth: 3) else { return nil }
      let place = likelyLanguages.index(row, 3..<5)
      return (language, likelyPlaces.field(place, 0..<4), likelyPlaces.field(place, 4..<7))
    }
    let table = likelyCombinations
    guard let row = table.row(language, script, region) else { return nil }
    return (table.field(row, 10..<13), table.field(row, 13..<17), table.field(row, 17..<20))
  }
}

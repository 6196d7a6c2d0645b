// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// The tag with its likely script and region added if it has none, and with the likely language if it is `und`.
  ///
  /// ```swift
  /// LanguageTag("zh-TW").maximized()  // zh-Hant-TW
  /// LanguageTag("und-Cyrl").maximized()  // ru-Cyrl-RU
  /// ```
  ///
  /// It starts from the ``canonical()`` tag and keeps everything in it except `Zzzz` and `ZZ`, which mean that the
  /// script and the region are unknown. A language that CLDR does not know gets nothing added.
  ///
  /// Source: [UTS 35, Likely Subtags](https://unicode.org/reports/tr35/#Likely_Subtags).
  public func maximized() -> LanguageTag {
    var tag = canonical()
    _ = tag.complete()
    return tag
  }

  /// The shortest tag with the same ``maximized()`` form: without a script and a region that are implied.
  ///
  /// ```swift
  /// LanguageTag("zh-Hant-TW").minimized()  // zh-TW
  /// LanguageTag("en-Latn-US").minimized()  // en
  /// ```
  ///
  /// If either would be enough, the region stays and the script is removed.
  public func minimized() -> LanguageTag {
    let full = maximized()
    let shorter = [
      full.with(script: .none).with(region: .none),
      full.with(script: .none),
      full.with(region: .none),
    ]
    return shorter.first { $0.likely() == full } ?? full
  }

  /// The language alone of a tag that is a language and the region where CLDR takes most of its speakers to live: `en` of
  /// `en-US` and of `en-US-u-hc-h23`, nothing of `en-GB`.
  var withoutUsualRegion: LanguageTag? {
    guard scriptSubtag.isEmpty, rest.isEmpty || variants.isEmpty,
      let row = Self.likelyLanguages.row(languageSubtag, keyWidth: 3),
      Self.likelyPlaces.field(Self.likelyLanguages.index(row, 3..<5), 4..<7) == regionSubtag
    else { return nil }
    return LanguageTag(language: languageSubtag)
  }

  /// The script that the language is written in, explicit or implied; empty if it is not known.
  var likelyScript: Subtag {
    scriptSubtag.isEmpty ? likely()?.scriptSubtag ?? .none : scriptSubtag
  }

  /// The tag completed from CLDR's table, or `nil` if the table has nothing for it. The tag must be canonical.
  func likely() -> LanguageTag? {
    var tag = self
    return tag.complete() ? tag : nil
  }

  /// The same in place; false, with the tag as it was, if the table has nothing for it.
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

  /// The table's entry for exactly these subtags.
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

extension LanguageTag {
  /// The tag with the script and region that are meant if none are said, and with the language if it is `und`.
  ///
  /// ```swift
  /// LanguageTag("zh-TW").maximized()  // zh-Hant-TW
  /// LanguageTag("und-Cyrl").maximized()  // ru-Cyrl-RU
  /// ```
  ///
  /// It is made of the ``canonical()`` tag. Everything that says stays, but `Zzzz` and `ZZ`, which mean that script and
  /// region are unknown. A language that CLDR does not know gets nothing added.
  ///
  /// Source: [UTS 35, Likely Subtags](https://unicode.org/reports/tr35/#Likely_Subtags).
  public func maximized() -> LanguageTag {
    let tag = canonical()
    return tag.likely() ?? tag
  }

  /// The shortest tag that ``maximized()`` makes the same of: without the script and the region that are understood.
  ///
  /// ```swift
  /// LanguageTag("zh-Hant-TW").minimized()  // zh-TW
  /// LanguageTag("en-Latn-US").minimized()  // en
  /// ```
  ///
  /// Where either would do, the region stays and the script goes.
  public func minimized() -> LanguageTag {
    let full = maximized()
    let shorter = [
      full.with(script: .none).with(region: .none),
      full.with(script: .none),
      full.with(region: .none),
    ]
    return shorter.first { $0.likely() == full } ?? full
  }

  /// The script that the tag is written in, said or understood; empty if it is not known.
  var likelyScript: Subtag {
    scriptSubtag.isEmpty ? likely()?.scriptSubtag ?? .none : scriptSubtag
  }

  /// The tag filled up from CLDR's table; `nil` if the table has nothing for it. The tag is taken for canonical.
  func likely() -> LanguageTag? {
    let script = scriptSubtag == "Zzzz" ? .none : scriptSubtag
    let region = regionSubtag == "ZZ" ? .none : regionSubtag
    if languageSubtag != .und, !script.isEmpty, !region.isEmpty {
      return LanguageTag(language: languageSubtag, script: script, region: region, rest: rest)
    }
    for (script, region) in [(script, region), (script, .none), (.none, region), (.none, .none)] {
      guard let found = Self.likely(languageSubtag, script, region) else { continue }
      return LanguageTag(
        language: languageSubtag == .und ? found.languageSubtag : languageSubtag,
        script: scriptSubtag.isEmpty || scriptSubtag == "Zzzz" ? found.scriptSubtag : scriptSubtag,
        region: regionSubtag.isEmpty || regionSubtag == "ZZ" ? found.regionSubtag : regionSubtag,
        rest: rest)
    }
    return nil
  }

  /// The table's entry for exactly this.
  private static func likely(_ language: Subtag, _ script: Subtag, _ region: Subtag) -> LanguageTag? {
    if script.isEmpty, region.isEmpty, language != .und {
      guard let row = likelyLanguages.row(language, keyWidth: 3) else { return nil }
      let place = likelyLanguages.index(row, 3..<5)
      return LanguageTag(
        language: language, script: likelyPlaces.field(place, 0..<4), region: likelyPlaces.field(place, 4..<7))
    }
    let table = likelyCombinations
    guard let row = table.row(language, script, region) else { return nil }
    return LanguageTag(
      language: table.field(row, 10..<13), script: table.field(row, 13..<17), region: table.field(row, 17..<20))
  }
}

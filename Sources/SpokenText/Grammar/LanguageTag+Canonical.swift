// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// Returns the tag with obsolete parts replaced, so that tags with the same meaning are equal.
  ///
  /// ```swift
  /// LanguageTag("iw").canonical()  // he
  /// LanguageTag("sh").canonical()  // sr-Latn
  /// LanguageTag("en-UK").canonical()  // en-GB
  /// ```
  ///
  /// Languages, scripts, regions, and variants are replaced by CLDR's aliases. Variants and extensions are sorted. The values
  /// of extensions don't change.
  ///
  /// The rules are those of [UTS 35, Annex C](https://unicode.org/reports/tr35/#LocaleId_Canonicalization).
  public func canonical() -> LanguageTag {
    var tag = rest.isEmpty ? self : replacingVariants().sortingRest()
    // One replacement can lead to another. CLDR's longest chain is far shorter than this bound.
    for _ in 0..<8 {
      guard tag.replaceLanguage() else { break }
    }
    return tag.replacingScript().replacingRegion()
  }

  /// Replaces an obsolete language, or returns `false` if CLDR has no alias for it. The tag's own script and region
  /// take precedence over those of the alias.
  private mutating func replaceLanguage() -> Bool {
    if let row = Self.languageAliases.row(languageSubtag, keyWidth: 3) {
      self = with(language: Self.languageAliases.field(row, 3..<6))
      return true
    }
    let aliases = Self.combinedAliases
    let withRegion = aliases.row(languageSubtag, .none, regionSubtag)
    guard let row = withRegion ?? aliases.row(languageSubtag, .none, .none) else { return false }
    let (newScript, newRegion) = (aliases.field(row, 13..<17), aliases.field(row, 17..<20))
    let region = withRegion == nil ? regionSubtag : .none
    self = LanguageTag(
      language: aliases.field(row, 10..<13), script: scriptSubtag.isEmpty ? newScript : scriptSubtag,
      region: region.isEmpty ? newRegion : region, rest: rest)
    return true
  }

  private func replacingScript() -> LanguageTag {
    !scriptSubtag.isEmpty && scriptSubtag == Self.scriptAlias.old ? with(script: Self.scriptAlias.new) : self
  }

  private func replacingRegion() -> LanguageTag {
    guard let row = Self.regionAliases.row(regionSubtag, keyWidth: 3) else { return self }
    let successors = Self.successors(ofRegion: regionSubtag)
    if !successors.isEmpty {
      // If a former region has several successors, the language decides. For example, the Soviet Union becomes Armenia
      // for Armenian.
      let home = with(region: .none).likely()?.regionSubtag
      if let home, successors.contains(home) { return with(region: home) }
    }
    return with(region: Self.regionAliases.field(row, 3..<6))
  }

  private func replacingVariants() -> LanguageTag {
    var tag = self
    for alias in Self.variantAliases {
      let own = tag.variants
      let old = alias.old.variants
      guard alias.old.languageSubtag == .und || alias.old.languageSubtag == tag.languageSubtag,
        old.allSatisfy(own.contains)
      else { continue }
      let others = tag.subtags.dropFirst(own.count).map(String.init)
      let variants = own.filter { !old.contains($0) } + alias.new.variants.filter { !own.contains($0) }
      tag = LanguageTag(
        language: alias.new.languageSubtag == .und ? tag.languageSubtag : alias.new.languageSubtag,
        script: tag.scriptSubtag, region: tag.regionSubtag.isEmpty ? alias.new.regionSubtag : tag.regionSubtag,
        rest: (variants + others).joined(separator: "-"))
    }
    return tag
  }

  /// Returns the tag with variants and extensions in alphabetical order, and private use last.
  private func sortingRest() -> LanguageTag {
    var groups: [[Substring]] = []
    var isPrivate = false
    for subtag in subtags.dropFirst(variants.count) {
      if subtag.utf8.count == 1 && !isPrivate {
        groups.append([subtag])
        isPrivate = subtag == "x"
      } else if !groups.isEmpty {
        groups[groups.count - 1].append(subtag)
      }
    }
    let sorted = groups.filter { $0.first != "x" }.sorted { $0[0] < $1[0] } + groups.filter { $0.first == "x" }
    let parts = variants.sorted() + sorted.joined().map(String.init)
    return LanguageTag(
      language: languageSubtag, script: scriptSubtag, region: regionSubtag, rest: parts.joined(separator: "-"))
  }

  func with(language: Subtag) -> LanguageTag {
    LanguageTag(language: language, script: scriptSubtag, region: regionSubtag, rest: rest)
  }

  func with(script: Subtag) -> LanguageTag {
    LanguageTag(language: languageSubtag, script: script, region: regionSubtag, rest: rest)
  }

  func with(region: Subtag) -> LanguageTag {
    LanguageTag(language: languageSubtag, script: scriptSubtag, region: region, rest: rest)
  }

  func with(rest: String) -> LanguageTag {
    LanguageTag(language: languageSubtag, script: scriptSubtag, region: regionSubtag, rest: rest)
  }
}

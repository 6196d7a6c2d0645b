// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// Rules for the files of an overlay, which must be named by language and cover all languages.
extension LintCheck {
  /// Returns a finding for each expected language that an overlay lacks, and for each language that has only regional
  /// files.
  static func languageFindings(in tree: LintTree, expected: [LanguageTag: String]) -> [LintFinding] {
    let tags = Set(tree.languages.map(\.tag))
    func isSpoken(_ tag: LanguageTag) -> Bool { tags.contains(tag) || tag.parents.contains { tags.contains($0) } }
    var findings: [LintFinding] = []
    for (tag, reason) in expected.sorted(by: { $0.key.description < $1.key.description }) where !isSpoken(tag) {
      findings.append(
        LintFinding(
          file: tree.root, rule: .missingLanguage,
          message: "missing language '\(tag)': \(reason); add \(tag).ftl"))
    }
    for language in tree.languages {
      guard language.tag.region != nil, let base = language.tag.parents.last, !isSpoken(base),
        let file = language.files.first
      else { continue }
      findings.append(
        LintFinding(
          file: file.path, rule: .missingLanguage,
          message: "missing language '\(base)': only the region '\(language.tag)' has a file; "
            + "rename it to \(base).ftl if it is for all regions"))
    }
    return findings
  }
}

/// The name of a file or a folder in an overlay.
struct LintFileName {
  /// The name of a file, such as `de.ftl`, or of a folder, such as `de` in `de/app.ftl`.
  let name: String
  let isFolder: Bool

  /// The language in the name, or `nil` if it isn't the name of a table.
  ///
  /// Names such as `german` and `jp` aren't accepted, although their syntax is valid. A language has two or three
  /// letters, and CLDR must know it.
  var language: LanguageTag? {
    guard let stem, !stem.contains(".") else { return nil }
    return Self.language(stem)
  }

  /// A message with a better name, if this seems to be a table without the name of a language.
  var fault: String? {
    guard language == nil else { return nil }
    let kind = isFolder ? "folder" : "file"
    let suffix = isFolder ? "" : ".ftl"
    guard let stem else {
      guard let dot = name.lastIndex(of: "."), let tag = Self.language(name[..<dot]),
        Self.otherFormats.contains(String(name[name.index(after: dot)...]))
      else { return nil }
      return "unsupported format of '\(name)'; write its phrases in Fluent, in a file named \(tag).ftl"
    }
    guard let tag = Self.language(in: stem) else {
      return "'\(name)' is not named by language; rename the \(kind) to its language tag, such as de\(suffix)"
    }
    let folder = !isFolder && stem.contains(".") ? ", or move it to a folder '\(tag)'" : ""
    return "'\(name)' is not named by language; rename the \(kind) to \(tag)\(suffix)\(folder)"
  }

  /// The name without `.ftl`, or `nil` if it is a file with another ending.
  private var stem: Substring? { isFolder ? name[...] : name.hasSuffix(".ftl") ? name.dropLast(4) : nil }

  /// Returns the name of the table of a backup, such as `notice.ftl~`. Returns `nil` for other files.
  static func table(ofBackup name: String) -> String? {
    guard !name.hasSuffix(".ftl"), let dot = name.range(of: ".ftl") else { return nil }
    let stem = name[..<dot.lowerBound].drop { $0 == "#" || $0 == "." || $0 == "~" }
    return stem.isEmpty || name[dot.upperBound...].first?.isLetter == true ? nil : "\(stem).ftl"
  }

  private static func language(_ text: Substring) -> LanguageTag? {
    guard let tag = LanguageTag(String(text)), (2...3).contains(tag.language.utf8.count), tag.language != "und",
      LanguageTag(tag.language)?.maximized().script != nil
    else { return nil }
    return tag
  }

  /// Returns the most common language of a region, such as `ja` for `jp`.
  private static func language(ofRegion text: Substring) -> LanguageTag? {
    guard text.utf8.count == 2, let tag = LanguageTag("und-" + text)?.maximized(), tag.language != "und" else {
      return nil
    }
    return LanguageTag(tag.language)
  }

  /// Returns the language in a longer name, such as `Localizable.de`, `german`, or `de.lproj`.
  private static func language(in stem: Substring) -> LanguageTag? {
    let parts = stem.split { $0 == "." || $0 == "-" || $0 == "_" || $0 == " " }
    return stem.split(separator: ".").reversed().lazy.compactMap { language($0) }.first
      ?? parts.lazy.compactMap { names[$0.lowercased()] }.first
      ?? parts.reversed().lazy.compactMap { $0.utf8.count == 2 ? language($0) : nil }.first
      ?? parts.first.flatMap { language(ofRegion: $0) }
  }

  /// Common formats of translations.
  private static let otherFormats: Set<String> = [
    "strings", "stringsdict", "xcstrings", "json", "xml", "xliff", "xlf", "po", "arb", "properties", "txt", "ftl~",
    "flt",
  ]

  private static let names: [String: LanguageTag] = [
    "arabic": "ar", "chinese": "zh", "czech": "cs", "danish": "da", "dansk": "da", "deutsch": "de", "dutch": "nl",
    "english": "en", "español": "es", "espanol": "es", "finnish": "fi", "français": "fr", "francais": "fr",
    "french": "fr", "german": "de", "greek": "el", "hebrew": "he", "hindi": "hi", "hungarian": "hu",
    "indonesian": "id", "italian": "it", "italiano": "it", "japanese": "ja", "korean": "ko", "nederlands": "nl",
    "norwegian": "nb", "norsk": "nb", "polish": "pl", "polski": "pl", "portuguese": "pt", "português": "pt",
    "romanian": "ro", "russian": "ru", "spanish": "es", "svenska": "sv", "swedish": "sv", "thai": "th",
    "turkish": "tr", "ukrainian": "uk", "vietnamese": "vi",
  ]
}

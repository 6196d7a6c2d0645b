// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LanguageTag {
  /// Creates the tag of a Foundation locale, such as `pl-PL` for `pl_PL`, or returns `nil` if the locale has no
  /// language.
  ///
  /// The hour cycle, region override, and measurement system are kept, such as `en-US-u-hc-h23-rg-plzzzz` for
  /// `en_US@hours=h23;rg=plzzzz`. In a program that links only FoundationEssentials, such as on Linux, every locale is
  /// `en_001`, and the result is `nil`.
  public init?(_ locale: Locale) {
    guard Locale.areKnown else { return nil }
    self.init(localeIdentifier: locale.identifier)
  }

  /// Creates the tag of an ICU identifier. Keywords after the `@` are kept if ``RegionFacts`` uses them.
  init?(localeIdentifier identifier: String) {
    guard let tag = LanguageTag(identifier), tag != .undetermined else { return nil }
    var keywords = ""
    if let at = identifier.firstIndex(of: "@") {
      let fields = identifier[identifier.index(after: at)...].lowercased().split(separator: ";")
      for (name, key) in [("hours=", "hc"), ("measure=", "ms"), ("rg=", "rg")] {
        guard let field = fields.first(where: { $0.hasPrefix(name) }) else { continue }
        keywords += "-\(key)-\(field.dropFirst(name.count))"
      }
    }
    self = keywords.isEmpty ? tag : LanguageTag("\(tag)-u\(keywords)") ?? tag
  }
}

extension Locale {
  /// `true` if Foundation distinguishes locales. FoundationEssentials alone doesn't.
  static let areKnown = Locale(identifier: "de").identifier == "de"
}

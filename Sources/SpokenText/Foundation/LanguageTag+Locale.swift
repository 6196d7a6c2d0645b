// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LanguageTag {
  /// The tag that a Foundation locale's identifier writes, `pl-PL` for `pl_PL`; nil if it names no language.
  ///
  /// Of its keywords the hour cycle, the region override and the measurement system are kept:
  /// `en_US@hours=h23;rg=plzzzz` is `en-US-u-hc-h23-rg-plzzzz`. In a program that links FoundationEssentials alone, as may
  /// be on Linux, every locale calls itself `en_001`, and the answer is nil.
  public init?(_ locale: Locale) {
    guard Locale.areKnown else { return nil }
    self.init(localeIdentifier: locale.identifier)
  }

  /// The tag of an identifier as ICU writes it: subtags, then keywords after an `@`, of which those that
  /// ``RegionFacts`` looks at are kept.
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
  /// Whether Foundation can tell locales apart. With FoundationEssentials alone it cannot.
  static let areKnown = Locale(identifier: "de").identifier == "de"
}

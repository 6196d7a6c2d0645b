#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension LanguageTag {
  /// The tag that a Foundation locale's identifier writes, `pl_PL` or `en_US@hours=h23;rg=plzzzz`; nil if it names no
  /// language, or if Foundation knows no locales.
  init?(_ locale: Locale) {
    guard Locale.areKnown else { return nil }
    self.init(localeIdentifier: locale.identifier)
  }

  /// The tag of an identifier as ICU writes it: subtags, then keywords after an `@`, of which those that
  /// ``RegionFacts`` heeds are kept.
  init?(localeIdentifier identifier: String) {
    guard let tag = LanguageTag(identifier), tag != .undetermined else { return nil }
    var keywords = ""
    if let at = identifier.firstIndex(of: "@") {
      let fields = identifier[identifier.index(after: at)...].lowercased().split(separator: ";")
      for (name, key) in [("hours=", "hc"), ("rg=", "rg")] {
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

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// Returns the available tag that is best for a reader of the preferred languages, or `nil` if nothing matches.
  ///
  /// ```swift
  /// LanguageTag.bestMatch(for: ["nn", "en"], among: ["en", "nb"])  // nb
  /// LanguageTag.bestMatch(for: ["zh-TW", "en"], among: ["zh-Hans", "en-GB"])  // en-GB
  /// ```
  ///
  /// The first preferred language with a match is used. Its best match is the first of:
  ///
  /// 1. The tag itself.
  /// 2. A tag with the same meaning.
  /// 3. The nearest of its ``parents``.
  /// 4. The tag of the same language and script with the nearest common parent. Of several tags, it is the one that CLDR
  ///    prefers, such as `en-GB` for `en-NZ`, or else the first one.
  ///
  /// `nb` and `nn` match each other, because Norwegians read both. Tags in another script never match, and `und` matches only
  /// itself.
  ///
  /// - Parameters:
  ///   - preferred: The reader's languages, most preferred first.
  ///   - available: The tags to choose from.
  /// - Complexity: O(*m* · *n*) for *m* preferred and *n* available tags.
  public static func bestMatch(
    for preferred: [LanguageTag], among available: [LanguageTag]
  ) -> LanguageTag? {
    // Fast path. Most searches find the tag itself and don't need the matcher.
    var matcher: LanguageMatcher?
    for tag in preferred {
      if available.contains(tag) { return tag }
      let all = matcher ?? LanguageMatcher(available)
      if let match = all.nearest(to: tag) { return match }
      matcher = all
    }
    return nil
  }
}

/// Matches many tags against the same available tags, whose canonical forms are computed once.
struct LanguageMatcher: Sendable {
  private let candidates: [Candidate]

  init(_ available: [LanguageTag]) { candidates = available.map { Candidate($0) } }

  /// Returns the result of ``LanguageTag/bestMatch(for:among:)`` for a tag that isn't available itself.
  func nearest(to tag: LanguageTag) -> LanguageTag? {
    let reader = Candidate(tag)
    guard reader.full.languageSubtag != .und else { return nil }
    if let match = candidates.first(where: { $0.full == reader.full }) { return match.tag }
    let nearest = candidates.compactMap { candidate in reader.distance(to: candidate).map { (candidate, $0) } }
    guard let shortest = nearest.map(\.1).min(by: <) else { return nil }
    let matches = nearest.filter { $0.1 == shortest }.map(\.0)
    return (matches.first(where: \.isParadigm) ?? matches.first)?.tag
  }
}

/// A language tag with the forms that are compared.
private struct Candidate: Sendable {
  let tag: LanguageTag
  /// The maximized canonical tag without extensions. It is equal for tags with the same meaning.
  let full: LanguageTag
  /// The tag and its parents in the same script, each in its shortest form.
  let chain: [LanguageTag]

  init(_ tag: LanguageTag) {
    self.tag = tag
    let canonical = tag.canonical()
    let isUndetermined = canonical.languageSubtag == .und
    let plain = canonical.with(rest: canonical.variants.joined(separator: "-"))
    full = isUndetermined ? plain : plain.maximized()
    let script = full.scriptSubtag
    let sameScript = ([plain] + plain.parents).filter { $0.likelyScript == script }
    chain = isUndetermined ? [plain] : sameScript.map { $0.minimized() }
  }

  /// `true` if CLDR prefers the tag to other regions that are as near. CLDR's data for language matching calls these tags
  /// paradigm locales.
  var isParadigm: Bool { chain.first.map(Self.paradigms.contains) ?? false }

  private static let paradigms: Set<LanguageTag> = ["en", "en-GB", "es", "es-419", "pt", "pt-PT"]

  /// Returns the number of steps from this tag up to a common parent, and from there down to the other tag. Returns `nil` if
  /// the tags have neither a common parent nor the same language and script.
  func distance(to other: Candidate) -> (Int, Int)? {
    guard full.scriptSubtag == other.full.scriptSubtag else { return nil }
    for (up, tag) in chain.enumerated() {
      if let down = other.chain.firstIndex(of: tag) { return (up, down) }
    }
    // Two tags of one language in an unusual script have no common parent, but are still near.
    return full.languageSubtag == other.full.languageSubtag ? (chain.count, other.chain.count) : nil
  }
}

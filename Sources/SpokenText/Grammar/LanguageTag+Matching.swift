// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// The tag among `available` that serves a reader of the `preferred` languages best, or `nil` if none would be
  /// understood. Earlier preferred languages count more.
  ///
  /// ```swift
  /// LanguageTag.bestMatch(for: ["nn", "en"], among: ["en", "nb"])  // nb
  /// LanguageTag.bestMatch(for: ["zh-TW", "en"], among: ["zh-Hans", "en-GB"])  // en-GB
  /// ```
  ///
  /// The first preferred language that has any match wins. Its best match is the tag itself, then one of the same
  /// meaning, then the nearest of its ``parents``, then a tag of the same language and script: the one with the nearest
  /// parent in common, or the first of several. `nb` and `nn` match each other, as Norwegians read both. Tags in
  /// another script never match, and `und` matches only itself.
  ///
  /// - Complexity: O(*m* · *n*) for *m* preferred and *n* available tags.
  public static func bestMatch(
    for preferred: [LanguageTag], among available: [LanguageTag]
  ) -> LanguageTag? {
    // Most searches find the tag itself, and then the others need no preparation.
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

/// Matches many tags against the same available ones, whose canonical forms are computed once.
struct LanguageMatcher: Sendable {
  private let candidates: [Candidate]

  init(_ available: [LanguageTag]) { candidates = available.map { Candidate($0) } }

  /// What ``LanguageTag/bestMatch(for:among:)`` finds for a tag that is not itself available.
  func nearest(to tag: LanguageTag) -> LanguageTag? {
    let reader = Candidate(tag)
    guard reader.full.languageSubtag != .und else { return nil }
    if let match = candidates.first(where: { $0.full == reader.full }) { return match.tag }
    let nearest = candidates.compactMap { candidate in reader.distance(to: candidate).map { (candidate, $0) } }
    return nearest.min { $0.1 < $1.1 }?.0.tag
  }
}

/// A tag with the forms in which it is compared.
private struct Candidate: Sendable {
  let tag: LanguageTag
  /// Its meaning: the canonical tag without extensions.
  let full: LanguageTag
  /// Itself and its parents in the same script, each in its shortest form.
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

  /// How many steps it is from this tag up to a common parent, and from there down to the other; `nil` if they have
  /// none.
  func distance(to other: Candidate) -> (Int, Int)? {
    guard full.scriptSubtag == other.full.scriptSubtag else { return nil }
    for (up, tag) in chain.enumerated() {
      if let down = other.chain.firstIndex(of: tag) { return (up, down) }
    }
    // Two tags of one language in a script that is not its usual one have no common parent.
    return full.languageSubtag == other.full.languageSubtag ? (chain.count, other.chain.count) : nil
  }
}

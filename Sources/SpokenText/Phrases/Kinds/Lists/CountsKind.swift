// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for several counts. It reads a repeated noun only once.
struct CountsKind: PhraseKind {
  var counts = PhraseList([])
  var place: Phrase?

  static let name = "counts"
  static let summary =
    "several counts of a noun, such as '46 doses taken, 3 missed', or of a place, such as 'Inbox, 3 unread'"
  static let examples = [
    [
      #"{"kind": "count", "count": 46, "noun": "dose", "status": "taken"}"#,
      #"{"kind": "count", "count": 3, "noun": "dose", "status": "missed"}"#,
    ],
    [#"{"kind": "count", "count": 3, "noun": "message", "status": "unread"}"#, "--place", "Inbox"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrases = counts.phrases
    try keys.phrases("counts", &phrases, "the counts; zero counts are omitted", place: .required)
    counts = PhraseList(phrases)
    try keys.phrase("place", &place, orWordOf: nil, "the place of the items, such as Inbox", place: .named)
  }

  var size: PhraseSize { place.map { PhraseSize(containing: counts.size, $0.size) } ?? counts.size }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let name = place.flatMap { $0.isSilent ? nil : $0.compose(with: speaker, in: &scope) }
    let said = counts.phrases.filter { !$0.isSilent && !$0.isCountOfNone }
    // If all counts are zero, reads the place alone.
    if said.isEmpty, let name { return name }
    // If all counts share a noun, reads the place instead of the noun, as in "Inbox, 3 unread".
    let sharesNoun = said.allSatisfy { $0.countedNoun == said.first?.countedNoun }
    var noun = name != nil && sharesNoun ? said.first?.countedNoun : nil
    var values: [Value] = []
    let all = said.isEmpty ? Array(counts.phrases.filter { !$0.isSilent }.prefix(1)) : said
    for (index, phrase) in all.enumerated() {
      var value = phrase.compose(with: speaker, in: &scope, afterOther: noun)
      noun = phrase.countedNoun
      if index + 1 < all.count, all[index + 1].countInState(of: noun) != nil { value = scope.leading(value) }
      values.append(value)
    }
    guard !values.isEmpty else { return .phrase(scope.bind(.listEmpty)) }
    let joined = scope.joined(values[...], by: .listMiddle)
    guard let name else { return joined }
    return .phrase(scope.bind(.countsIn, (.name, name), (.counts, joined)))
  }
}

extension PhraseScope {
  /// Returns a count in the form before other counts of its noun, if the language has one.
  fileprivate func leading(_ value: Value) -> Value {
    let message = BuiltInMessage.countedState.message
    guard case .phrase(var phrase) = value, phrase.pattern == self.value(of: message) else { return value }
    let pattern = table.attribute("leading", of: message)
    if pattern.exists { phrase.pattern = pattern }
    return .phrase(phrase)
  }
}

extension Phrase {
  /// Returns a phrase for several counts, such as "46 doses taken, 3 missed, 1 skipped" or "3 photos, 2 videos".
  ///
  /// ```swift
  /// Phrase.counts([.count(46, .dose, status: .taken), .count(3, .dose, status: .missed)])   // "46 doses taken, 3 missed"
  /// Phrase.counts([.count(3, .message, status: .unread)], in: "Inbox")                      // "Inbox, 3 unread"
  /// ```
  ///
  /// - If consecutive counts have a status and the same noun, only the first one includes the noun.
  /// - Zero counts are omitted. If all are zero, the phrase is the place alone. Without a place, it is the first count,
  ///   such as "No doses taken".
  /// - Phrases of other kinds aren't changed. Without any phrase, the result is "None".
  ///
  /// - Parameters:
  ///   - counts: The counts (see ``count(_:_:status:limit:zero:)``).
  ///   - place: The place of the items, such as a mailbox or a folder. If all counts share a noun, the place replaces
  ///     the noun.
  public static func counts(_ counts: [Phrase], in place: Phrase? = nil) -> Phrase {
    CountsKind(counts: PhraseList(counts), place: place).phrase
  }

  /// The noun of a count, or `nil` for other phrases.
  fileprivate var countedNoun: Noun? { kind(as: CountKind.self)?.noun }

  fileprivate var isCountOfNone: Bool { kind(as: CountKind.self)?.count.isZero == true }

  /// Returns the count if it has a status and the given noun, or `nil`.
  fileprivate func countInState(of noun: Noun?) -> CountKind? {
    guard let kind = kind(as: CountKind.self), kind.noun == noun, kind.status != nil else { return nil }
    return kind
  }

  /// Returns the value of a phrase that follows a count of `noun`. Omits its noun if it is the same.
  fileprivate func compose(with speaker: Speaker, in scope: inout PhraseScope, afterOther noun: Noun?) -> Value {
    guard let kind = countInState(of: noun) else { return compose(with: speaker, in: &scope) }
    guard scope.usesFallback else { return kind.valueWithoutNoun(by: speaker, in: &scope) }
    return speaker.withFallback(in: &scope) { kind.valueWithoutNoun(by: $0, in: &$1) }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a count with some names, such as "7 people: Ida, Yuki, and 5 more".
struct RosterKind: PhraseKind {
  var items = PhraseList([])
  var noun = Phrase.Noun.item
  /// The total number, or `nil` for the number of items.
  var count: Int?
  /// The maximum number of items to name, or `nil` for all.
  var limit: Int?

  static let name = "roster"
  static let summary = "a count with some names, such as '7 people: Ida, Yuki, and 5 more'"
  static let examples = [
    ["Ida", "Yuki", "Omar", "--noun", "person", "--limit", "2"], ["Ida", "Yuki", "--noun", "person", "--count", "7"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrases = items.phrases
    try keys.phrases("items", &phrases, "the names; blank ones are omitted", place: .optional)
    items = PhraseList(phrases)
    try keys.noun(&noun, "the noun to count", place: .named)
    try keys.wholeNumber(
      "count", &count, in: 0...Int.max, "the total number (default: the number of names)", place: .named)
    try keys.wholeNumber(
      "limit", &limit, in: 1...Int.max, "the maximum number of names to say; the rest read '5 more'", place: .named)
  }

  var size: PhraseSize { items.size }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let items = items.phrases.filter { !$0.isSilent }
    let total = max(count ?? 0, items.count)
    let named = limit.map { $0 > 0 ? min($0, items.count) : items.count } ?? items.count
    var values = items.prefix(named).map { $0.compose(with: speaker, in: &scope) }
    let things = CountKind(count: ExactDecimal(total), noun: noun).valueWithFallback(by: speaker, in: &scope)
    guard !values.isEmpty else { return things }
    if total > named {
      let rest = ExactDecimal(total - named)
      let noun = scope.entry(of: noun)
      let more =
        noun.map { scope.bind(.listMoreOf, of: $0, (.count, .number(rest))) }
        ?? scope.bind(.listMore, (.count, .number(rest)))
      values.append(.phrase(more))
    }
    let list = Value.phrase(scope.bind(list: values, type: .and))
    return .phrase(scope.bind(.thingsNamed, (.things, things), (.list, list)))
  }
}

extension Phrase {
  /// Returns a phrase for a count with some names, such as "7 people: Ida, Yuki, and 5 more".
  ///
  /// Without names, the phrase is "7 people". If the count is zero, too, it is "No one".
  ///
  /// - Parameters:
  ///   - items: The names, as texts or other phrases. Blank ones are omitted.
  ///   - noun: The noun to count.
  ///   - count: The total number. The default is the number of items, which is also the minimum.
  ///   - limit: The maximum number of items to name. The rest are counted, such as "5 more". If it is `nil` or below 1,
  ///     all items are named.
  public static func list(_ items: [Phrase], of noun: Noun, count: Int? = nil, limit: Int? = nil) -> Phrase {
    RosterKind(items: PhraseList(items), noun: noun, count: count, limit: limit).phrase
  }

  /// Returns a phrase for a count with some of the names, such as "3 people: Anna, Ben, and 1 more". The names are texts.
  /// See ``list(_:of:count:limit:)-([Phrase],_,_,_)``.
  @_disfavoredOverload
  public static func list(_ items: [String], of noun: Noun, count: Int? = nil, limit: Int? = nil) -> Phrase {
    .list(items.map { .text($0) }, of: noun, count: count, limit: limit)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a list in a sentence.
struct ListKind: PhraseKind {
  var items = PhraseList([])
  var type = Phrase.ListType.and
  /// The maximum number of items to name, or `nil` for all.
  var limit: Int32?

  static let name = "list"
  static let summary = "a list in a sentence, such as 'A, B, and C'"
  static let examples = [
    ["Aspirin", "Vitamin D", "Iron"], ["red", "blue", "--type", "or"], ["A", "B", "C", "D", "--limit", "2"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrases = items.phrases
    try keys.phrases("items", &phrases, "the items; blank ones are omitted", place: .optional)
    try keys.choice(
      "type", &type, [("and", .and), ("or", .or)], "the conjunction", place: .named)
    var most = limit.map { Int($0) }
    try keys.wholeNumber(
      "limit", &most, in: 1...Int.max, "the maximum number of items to name; the rest read '3 more'", place: .named)
    self = ListKind(items: PhraseList(phrases), type: type, limit: most.map { Int32(clamping: $0) })
  }

  var size: PhraseSize { items.size }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    var values: [Value] = []
    values.reserveCapacity(items.phrases.count)
    for item in items.phrases where !item.isSilent { values.append(item.compose(with: speaker, in: &scope)) }
    return .phrase(scope.bind(list: values, type: type, limit: limit.map { Int($0) }))
  }
}

extension Phrase {
  /// The conjunction of a list, "and" or "or".
  public struct ListType: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case and, or }

    let kind: Kind

    var two: BuiltInMessage { kind == .and ? .listAndTwo : .listOrTwo }

    var end: BuiltInMessage { kind == .and ? .listAndEnd : .listOrEnd }

    /// Joins all items with "and", such as "A, B, and C".
    public static var and: ListType { ListType(kind: .and) }
    /// Joins alternatives with "or", such as "A, B, or C".
    public static var or: ListType { ListType(kind: .or) }
  }

  /// Returns a phrase for a list in a sentence, such as "A", "A and B", or "A, B, and C".
  ///
  /// Items can be any phrases. For example, `.list([.text("Maya"), .count(3, .dose)])` is "Maya and 3 doses".
  ///
  /// Empty items are omitted. A list without items is "None".
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - type: The conjunction.
  ///   - limit: The maximum number of items to name. The rest are counted, such as "A, B, and 3 more". If it is `nil`
  ///     or below 1, all items are named.
  public static func list(_ items: [Phrase], type: ListType = .and, limit: Int? = nil) -> Phrase {
    ListKind(items: PhraseList(items), type: type, limit: limit.map { Int32(clamping: $0) }).phrase
  }

  /// Returns a phrase for a list of texts, such as "Maya, Omar, and Ida". See ``list(_:type:limit:)-([Phrase],_,_)``.
  @_disfavoredOverload
  public static func list(_ items: [String], type: ListType = .and, limit: Int? = nil) -> Phrase {
    .list(items.map { .text($0) }, type: type, limit: limit)
  }
}

extension Speaker {
  /// Returns the text for a list of texts, such as "Maya, Omar, and Ida". See
  /// ``Phrase/list(_:type:limit:)-([Phrase],_,_)``.
  public func list(
    _ items: [String], type: Phrase.ListType = .and, limit: Int? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    say(context) { _, scope in
      // Stores the texts together, which avoids a phrase for each text.
      var texts: [Utterance] = []
      texts.reserveCapacity(items.count)
      for item in items where !TextCleaning.isBlank(item) { texts.append(Utterance(item)) }
      let kept = KeptTexts(first: scope.keep(texts), endIndex: texts.count)
      return .phrase(scope.bind(list: kept, type: type, limit: limit))
    }
  }

  /// Returns the text for a list of phrases, such as "Maya and 3 doses". See
  /// ``Phrase/list(_:type:limit:)-([Phrase],_,_)``.
  @_disfavoredOverload
  public func list(
    _ items: [Phrase], type: Phrase.ListType = .and, limit: Int? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    say(.list(items, type: type, limit: limit), context: context)
  }
}

/// Texts that a ``PhraseScope`` stores one after the other.
private struct KeptTexts: RandomAccessCollection {
  let first: KeptText
  let startIndex = 0
  let endIndex: Int

  subscript(index: Int) -> Value { .text(first.advanced(by: index)) }
}

extension PhraseScope {
  /// Joins words, which never contain an "and" themselves, into a list with "and".
  mutating func bind<Words: RandomAccessCollection<Value>>(listOfWords words: Words) -> BoundMessage
  where Words.Index == Int {
    guard let last = words.indices.last else { return bind(.listEmpty) }
    return bind(list: words, before: last, and: words[last], type: .and, isOfWords: true)
  }

  /// Joins items into a list. Counts the items after the first `limit`, as in "3 more".
  mutating func bind<Items: RandomAccessCollection<Value>>(
    list items: Items, type: Phrase.ListType, limit: Int? = nil
  ) -> BoundMessage where Items.Index == Int {
    guard let last = items.indices.last else { return bind(.listEmpty) }
    if let limit, limit > 0, items.count > limit {
      let more = bind(.listMore, (.count, .number(ExactDecimal(items.count - limit))))
      return bind(list: items, before: items.startIndex + limit, and: .phrase(more), type: type)
    }
    return bind(list: items, before: last, and: items[last], type: type)
  }

  private mutating func bind<Items: RandomAccessCollection<Value>>(
    list items: Items, before end: Int, and last: Value, type: Phrase.ListType, isOfWords: Bool = false
  ) -> BoundMessage where Items.Index == Int {
    let count = end - items.startIndex
    guard count > 0 else { return singlePhrase(last) }
    if !isOfWords, let said = compound(of: items, before: end, and: last, type) { return said }
    if count == 1 { return bind(type.two, (.first, items[items.startIndex]), (.second, last)) }
    return bind(type.end, (.first, middle(items, items.startIndex..<end)), (.second, last))
  }

  /// Returns the list in a special form if an item next to the "and" contains an "and" itself, such as "1 hour and 30
  /// minutes". Returns `nil` for other lists, or if the language has no such form.
  private mutating func compound<Items: RandomAccessCollection<Value>>(
    of items: Items, before end: Int, and last: Value, _ type: Phrase.ListType
  ) -> BoundMessage? where Items.Index == Int {
    let joints = table.lexicon.joints
    guard joints.trait != .none, type.kind == .and, isJoined(last) || isJoined(items[end - 1]) else { return nil }
    let isTwo = end - items.startIndex == 1
    let pattern = isTwo ? joints.two : joints.end
    guard pattern.exists else { return nil }
    let first = middle(items, items.startIndex..<end)
    return bind(pattern, of: (isTwo ? type.two : type.end).message, (.first, first), (.second, last))
  }

  private func isJoined(_ value: Value) -> Bool {
    guard case .phrase(let phrase) = value else { return false }
    return table.trait(table.lexicon.joints.trait, of: phrase.message) != .none
  }

  /// Joins items with commas. Joins each half first, so that the phrases of a long list aren't nested deeply.
  mutating func middle<Items: RandomAccessCollection<Value>>(
    _ items: Items, _ range: Range<Int>
  ) -> Value where Items.Index == Int {
    if range.count == 1 { return items[range.lowerBound] }
    let half = range.lowerBound + range.count / 2
    let first = middle(items, range.lowerBound..<half)
    let second = middle(items, half..<range.upperBound)
    return .phrase(bind(.listMiddle, (.first, first), (.second, second)))
  }

  mutating func singlePhrase(_ value: Value) -> BoundMessage {
    if case .phrase(let phrase) = value { return phrase }
    return bind(table.numeral, of: -1, (.value, value))
  }
}

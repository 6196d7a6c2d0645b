/// What joins the items of a list.
public struct ListType: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case and, or, spans }

  let kind: Kind

  /// Spans of time that make one together: "1 hour and 30 minutes".
  static let spans = ListType(kind: .spans)

  var two: BuiltInMessage {
    switch kind {
    case .and: .listAndTwo
    case .or: .listOrTwo
    case .spans: .durationTwo
    }
  }

  var end: BuiltInMessage {
    switch kind {
    case .and: .listAndEnd
    case .or: .listOrEnd
    case .spans: .durationEnd
    }
  }

  var middle: BuiltInMessage { kind == .spans ? .durationMiddle : .listMiddle }

  /// All of them: "A, B, and C".
  public static var and: ListType { ListType(kind: .and) }
  /// One of them: "A, B, or C".
  public static var or: ListType { ListType(kind: .or) }
}

extension Speaker {
  /// Items as a sentence names them: "A", "A and B", "A, B, and C".
  ///
  /// Blank items are left out; a list without items is "None".
  ///
  /// - Parameters:
  ///   - items: The items, as their users wrote them.
  ///   - type: What joins them.
  ///   - limit: How many are named; of more than that the rest is counted, "A, B, and 3 more".
  ///   - context: Where the phrase is going to stand.
  public func list(
    _ items: [String], type: ListType = .and, limit: Int? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      var texts: [Utterance] = []
      texts.reserveCapacity(items.count)
      for item in items where !TextCleaning.isBlank(item) { texts.append(Utterance(item)) }
      guard !texts.isEmpty else { return scope.phrase(.listEmpty) }
      let values = ListedTexts(first: scope.keep(texts), endIndex: texts.count)
      if let limit, limit > 0, texts.count > limit {
        let more = scope.phrase(.listMore, (.count, .number(ExactDecimal(texts.count - limit))))
        return scope.phrase(list: values.prefix(limit), and: .phrase(more), type: type)
      }
      return scope.phrase(list: values.dropLast(), and: values[texts.count - 1], type: type)
    }
  }
}

/// The items of a list that were kept together: each is told by its place behind the first, so that they need no array.
private struct ListedTexts: RandomAccessCollection {
  let first: KeptText
  let startIndex = 0
  let endIndex: Int

  subscript(index: Int) -> Value { .text(first.advanced(by: index)) }
}

extension PhraseScope {
  mutating func phrase(list items: [Value], type: ListType) -> BoundMessage {
    guard let last = items.last else { return phrase(.listEmpty) }
    return phrase(list: items.dropLast(), and: last, type: type)
  }

  /// Items and the last one behind them.
  fileprivate mutating func phrase<Items: RandomAccessCollection<Value>>(
    list front: Items, and last: Value, type: ListType
  ) -> BoundMessage where Items.SubSequence == Items {
    guard let first = front.first else { return phrase(parts.numeral, of: -1, (.value, last)) }
    if front.count == 1 { return phrase(type.two, (.first, first), (.second, last)) }
    let joined = middle(front, type)
    return phrase(type.end, (.first, joined), (.second, last))
  }

  /// Joins items by commas, halving them: the joint is the same wherever it stands, and a list of any length is only a
  /// few phrases deep.
  private mutating func middle<Items: RandomAccessCollection<Value>>(_ items: Items, _ type: ListType) -> Value
  where Items.SubSequence == Items {
    if items.count == 1, let item = items.first { return item }
    let half = items.index(items.startIndex, offsetBy: items.count / 2)
    let first = middle(items[..<half], type)
    let second = middle(items[half...], type)
    return .phrase(phrase(type.middle, (.first, first), (.second, second)))
  }
}

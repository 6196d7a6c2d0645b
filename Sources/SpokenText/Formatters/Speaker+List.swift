/// What joins the items of a list.
public struct ListType: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case and, or, spans }

  let kind: Kind

  /// Spans of time that make one together: "1 hour and 30 minutes".
  static let spans = ListType(kind: .spans)

  var two: Slot {
    switch kind {
    case .and: .listAndTwo
    case .or: .listOrTwo
    case .spans: .durationTwo
    }
  }

  var end: Slot {
    switch kind {
    case .and: .listAndEnd
    case .or: .listOrEnd
    case .spans: .durationEnd
    }
  }

  var middle: Slot { kind == .spans ? .durationMiddle : .listMiddle }

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
      var values: [Value] = []
      for item in items where !TextCleaning.isBlank(item) { values.append(.text(scope.keep(item))) }
      if let limit, limit > 0, values.count > limit {
        let more = scope.phrase(.listMore, (.count, .number(ExactDecimal(values.count - limit))))
        values = values.prefix(limit) + [.phrase(more)]
      }
      return scope.phrase(list: values, type: type)
    }
  }
}

extension PhraseScope {
  mutating func phrase(list items: [Value], type: ListType) -> Phrase {
    guard let last = items.last else { return phrase(.listEmpty) }
    if items.count == 1 { return phrase(parts.numeral, of: -1, (.value, last)) }
    if items.count == 2 {
      return phrase(type.two, (.first, items[0]), (.second, last))
    }
    let front = middle(items.dropLast(), type)
    return phrase(type.end, (.first, front), (.second, last))
  }

  /// Joins items by commas, halving them: the joint is the same wherever it stands, and a list of any length is only a
  /// few phrases deep.
  private mutating func middle(_ items: ArraySlice<Value>, _ type: ListType) -> Value {
    if items.count == 1, let item = items.first { return item }
    let half = items.startIndex + items.count / 2
    let first = middle(items[..<half], type)
    let second = middle(items[half...], type)
    return .phrase(phrase(type.middle, (.first, first), (.second, second)))
  }
}

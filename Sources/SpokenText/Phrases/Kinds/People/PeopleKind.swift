// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// People by name, and how many more there are.
struct PeopleKind: PhraseKind {
  var names = PhraseList([])
  /// How many are not named.
  var others: Int32 = 0

  init() {}

  init(_ names: [Phrase], others: Int) {
    self.names = PhraseList(names)
    self.others = Int32(clamping: max(0, others))
  }

  static let name = "people"
  static let summary = "a list of people, such as 'Maya and 3 others'"
  static let examples = [["Maya", "--others", "3"], ["Maya", "Omar", "--others", "3"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrases = names.phrases
    try keys.phrases("names", &phrases, "the names; blank ones are omitted", place: .optional)
    var more = others == 0 ? nil : Int(others)
    try keys.wholeNumber("others", &more, in: 0...Int.max, "the number of other people", place: .named)
    self = PeopleKind(phrases, others: more ?? 0)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    var said: [Value] = []
    for name in names.phrases where !name.isSilent { said.append(name.compose(with: speaker, in: &scope)) }
    let person = BuiltInMessage.nounPerson.message
    let count = Value.number(ExactDecimal(others))
    guard others > 0 else {
      if said.isEmpty { return CountKind(count: 0, noun: .person, zero: .words).compose(with: speaker, in: &scope) }
      return said.count == 1 ? said[0] : .phrase(scope.bind(list: said, type: .and))
    }
    if said.isEmpty { return .phrase(scope.bind(counting: count, of: person)) }
    if said.count == 1 { return .phrase(scope.bind(.peopleMore, of: person, (.count, count), (.who, said[0]))) }
    let list = scope.middle(said, said.indices)
    return .phrase(scope.bind(.peopleListMore, of: person, (.count, count), (.who, list)))
  }
}

extension Phrase {
  /// People by name, and how many more there are: "Maya", "Maya and Omar", "Maya and 3 others", "Maya, Omar, and 3 others".
  ///
  /// Blank names are left out; without any the others are counted, "3 people". Nobody at all is "No one".
  ///
  /// - Parameters:
  ///   - names: Their names.
  ///   - others: How many more there are; below zero there are none.
  public static func people(_ names: [String], others: Int = 0) -> Phrase {
    PeopleKind(names.map { .text($0) }, others: others).phrase
  }
}

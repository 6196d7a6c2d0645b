// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for people by name and a number of others.
struct PeopleKind: PhraseKind {
  var names = PhraseList([])
  /// The number of people without a name.
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
  /// Returns a phrase for people, such as "Maya", "Maya and Omar", "Maya and 3 others", or "Maya, Omar, and 3 others".
  ///
  /// - Parameters:
  ///   - names: The names. Blank names are omitted. Without any name, the phrase is the count of the others, such as "3
  ///     people", or "No one".
  ///   - others: The number of other people. Negative numbers count as zero.
  public static func people(_ names: [String], others: Int = 0) -> Phrase {
    PeopleKind(names.map { .text($0) }, others: others).phrase
  }
}

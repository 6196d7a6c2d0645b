// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the filter of a list.
struct FilterKind: PhraseKind {
  var status = Phrase.Status.active
  var noun: Phrase.Noun?

  static let name = "filter"
  static let summary = "the filter of a list, such as 'Filter: active medications only'"
  static let examples = [["active"], ["active", "--noun", "medication"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.status(&status, "the state of the items shown", place: .required)
    try keys.noun(&noun, "the noun for the items", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let thing = noun.flatMap { scope.entry(of: $0) }
    let state = scope.value(of: status, in: thing, by: speaker)
    guard let thing,
      var said = scope.bind(
        attribute: "noun", of: BuiltInMessage.filterOnly.message, (.noun, .entry(thing)), (.state, state))
    else { return .phrase(scope.bind(.filterOnly, (.state, state))) }
    said.frame.noun = thing
    return .phrase(said)
  }
}

extension Phrase {
  /// Returns a phrase for the filter of a list, such as "Filter: active only" or "Filter: active medications only".
  ///
  /// - Parameters:
  ///   - status: The status of the items that the list shows.
  ///   - noun: The noun for the items. It is ignored if its message includes the number, such as "3 parcels" in your
  ///     app.
  public static func filter(only status: Status, of noun: Noun? = nil) -> Phrase {
    FilterKind(status: status, noun: noun).phrase
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a distance on the user's way, such as "in half a mile".
struct DistanceAheadKind: PhraseKind {
  var distance = Phrase.nothing

  static let name = "ahead"
  static let summary = "a distance on the user's way, such as 'In 300 meters'"
  static let examples = [[#"{"kind": "measure", "value": 300, "unit": "meter"}"#]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.phrase("distance", &distance, "the distance")
  }

  var size: PhraseSize { PhraseSize(containing: distance.size) }

  var phrase: Phrase { .ahead(distance) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let distance = distance.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.measureAhead, (.measure, distance)))
  }
}

extension Phrase {
  /// Returns a phrase for a distance on the user's way, such as to the next turn. For example,
  /// `.ahead(.measure(300, .meter))` is "In 300 meters". For a distance in any direction, use ``away(_:)``.
  ///
  /// - Parameter distance: The distance. If it is empty, so is the result.
  public static func ahead(_ distance: Phrase) -> Phrase {
    guard !distance.isSilent else { return .nothing }
    return Phrase(DistanceAheadKind(distance: distance))
  }
}

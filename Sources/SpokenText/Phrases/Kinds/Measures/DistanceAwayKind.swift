// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a distance from the user, such as "0.3 miles away".
struct DistanceAwayKind: PhraseKind {
  var distance = Phrase.nothing

  static let name = "away"
  static let summary = "a distance from the user, such as '0.3 miles away'"
  static let examples = [[#"{"kind": "measure", "value": "0.3", "unit": "mile"}"#]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.phrase("distance", &distance, "the distance")
  }

  var size: PhraseSize { PhraseSize(containing: distance.size) }

  var phrase: Phrase { .away(distance) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let distance = distance.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.measureAway, (.measure, distance)))
  }
}

extension Phrase {
  /// Returns a phrase for a distance from the user. For example, `.away(.measure(0.3, .mile))` is "0.3 miles away".
  ///
  /// - Parameter distance: The distance. If it is empty, so is the result.
  public static func away(_ distance: Phrase) -> Phrase {
    guard !distance.isSilent else { return .nothing }
    let kind = DistanceAwayKind(distance: distance)
    return Phrase(kind)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the wind.
struct WindKind: PhraseKind {
  var degrees = ExactDecimal.notANumber
  var speed = Phrase.nothing
  var gusts: Phrase?

  static let name = "wind"
  static let summary = "the wind, such as 'Wind from the northwest at 10 miles per hour'"
  static let examples = [
    ["315", #"{"kind": "measure", "value": 10, "unit": "mile-per-hour"}"#],
    [
      "90", #"{"kind": "measure", "value": 20, "unit": "kilometer-per-hour"}"#, "--gusts",
      #"{"kind": "measure", "value": 45, "unit": "kilometer-per-hour"}"#,
    ],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number(
      "degrees", &degrees, "the direction that the wind comes from, in degrees clockwise from north", place: .required)
    try keys.phrase("speed", &speed, "the speed of the wind")
    try keys.phrase("gusts", &gusts, orWordOf: nil, "the speed of its gusts", place: .named)
  }

  var size: PhraseSize { PhraseSize(containing: speed.size, gusts?.size ?? .one) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let direction = scope.bind(compassPoint: degrees) else {
      return speed.isSilent
        ? .phrase(scope.bind(.measureUnavailable)) : speed.compose(with: speaker, in: &scope)
    }
    guard !speed.isSilent else { return .phrase(direction) }
    let from = (ArgumentName.BuiltIn.direction, Value.phrase(direction))
    let wind = (ArgumentName.BuiltIn.speed, speed.compose(with: speaker, in: &scope))
    guard let gusts, !gusts.isSilent else { return .phrase(scope.bind(.wind, from, wind)) }
    let strongest = gusts.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.wind, preferring: "gusts", from, wind, (.gusts, strongest)))
  }
}

extension Phrase {
  /// Returns a phrase for the wind, such as "Wind from the northwest at 10 miles per hour" or "Wind from the east at 20
  /// kilometers per hour, with gusts up to 45 kilometers per hour".
  ///
  /// - Parameters:
  ///   - degrees: The direction that the wind comes from, in degrees clockwise from north. See ``compass(degrees:)``.
  ///     If it isn't a usable number, the phrase is the speed alone.
  ///   - speed: The speed, such as `.measure(10, .milePerHour)`. If it is empty, the phrase is the direction alone.
  ///   - gusts: The speed of the gusts, or `nil` to omit them.
  public static func wind(from degrees: some SpeakableNumber, at speed: Phrase, gusts: Phrase? = nil) -> Phrase {
    WindKind(degrees: degrees.decimalForSpeech, speed: speed, gusts: gusts).phrase
  }
}

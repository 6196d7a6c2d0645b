// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a call, by phone or otherwise.
struct PhoneCallKind: PhraseKind {
  var direction = Phrase.CallDirection.missed
  var who = ""
  var count: Int32 = 1

  init() {}

  init(_ direction: Phrase.CallDirection, _ who: String, count: Int) {
    (self.direction, self.who) = (direction, who)
    self.count = Int32(clamping: max(1, count))
  }

  static let name = "phoneCall"
  static let summary = "a phone call, such as 'Missed call from Grandma'"
  static let examples = [["missed", "Grandma", "--count", "2"], ["incoming"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("direction", &direction, Phrase.CallDirection.named, "the direction of the call", place: .required)
    try keys.text("who", &who, "the other person; a blank name is omitted", place: .optional)
    var several = count == 1 ? nil : Int(count)
    try keys.wholeNumber("count", &several, in: 1...Int.max, "the number of calls (default: 1)", place: .named)
    self = PhoneCallKind(direction, who, count: several ?? 1)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let count = Value.number(ExactDecimal(count))
    guard !TextCleaning.isBlank(who) else { return .phrase(scope.phraseAlone(direction.message, (.count, count))) }
    return .phrase(scope.bind(direction.message, (.who, .text(scope.keep(who))), (.count, count)))
  }
}

extension Phrase {
  /// The direction of a call.
  public struct CallDirection: Sendable, Hashable {
    let message: BuiltInMessage

    /// A missed call, such as "Missed call from Grandma".
    public static let missed = CallDirection(message: .callMissed)
    /// An incoming call, such as "Incoming call from Grandma".
    public static let incoming = CallDirection(message: .callIncoming)
    /// An outgoing call, such as "Outgoing call to Grandma".
    public static let outgoing = CallDirection(message: .callOutgoing)

    static let named: [(name: String, value: CallDirection)] = [
      ("missed", .missed), ("incoming", .incoming), ("outgoing", .outgoing),
    ]
  }

  /// Returns a phrase for one or more calls, such as "Missed call from Grandma" or "2 missed calls from Grandma".
  ///
  /// - Parameters:
  ///   - direction: The direction of the call.
  ///   - who: The other person. If it is blank, the phrase is "Missed call".
  ///   - count: The number of calls. It is read if it is at least 2.
  public static func phoneCall(_ direction: CallDirection, _ who: String, count: Int = 1) -> Phrase {
    PhoneCallKind(direction, who, count: count).phrase
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A call, by telephone or otherwise.
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
  /// Which way a call went.
  public struct CallDirection: Sendable, Hashable {
    let message: BuiltInMessage

    /// "Missed call from Grandma".
    public static let missed = CallDirection(message: .callMissed)
    /// "Incoming call from Grandma".
    public static let incoming = CallDirection(message: .callIncoming)
    /// "Outgoing call to Grandma".
    public static let outgoing = CallDirection(message: .callOutgoing)

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: CallDirection)] = [
      ("missed", .missed), ("incoming", .incoming), ("outgoing", .outgoing),
    ]
  }

  /// A call: "Missed call from Grandma"; several in one row, "2 missed calls from Grandma". Without a name it is "Missed
  /// call".
  ///
  /// - Parameters:
  ///   - direction: Which way it went.
  ///   - who: Who was on the other end.
  ///   - count: How many there were; fewer than 2 are not counted.
  public static func phoneCall(_ direction: CallDirection, _ who: String, count: Int = 1) -> Phrase {
    PhoneCallKind(direction, who, count: count).phrase
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What became of a message that the listener sent.
struct MessageStatusKind: PhraseKind {
  var status = Phrase.MessageStatus.sent

  static let name = "messageStatus"
  static let summary = "the status of a sent message, such as 'Delivered'"
  static let examples = [["delivered"], ["not-sent"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("status", &status, Phrase.MessageStatus.named, "the status", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value { .phrase(scope.bind(status.message)) }
}

extension Phrase {
  /// What became of a message that the listener sent: "Sending", "Delivered", "Not sent".
  public struct MessageStatus: Sendable, Hashable {
    let message: BuiltInMessage

    /// "Sending".
    public static let sending = MessageStatus(message: .sending)
    /// "Sent".
    public static let sent = MessageStatus(message: .messageSent)
    /// "Delivered": it reached the other one's device.
    public static let delivered = MessageStatus(message: .messageDelivered)
    /// "Seen".
    public static let seen = MessageStatus(message: .messageSeen)
    /// "Not sent".
    public static let notSent = MessageStatus(message: .messageNotSent)

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: MessageStatus)] = [
      ("sending", .sending), ("sent", .sent), ("delivered", .delivered), ("seen", .seen), ("not-sent", .notSent),
    ]
  }

  /// What became of a message that the listener sent: "Delivered".
  public static func messageStatus(_ status: MessageStatus) -> Phrase {
    MessageStatusKind(status: status).phrase
  }
}

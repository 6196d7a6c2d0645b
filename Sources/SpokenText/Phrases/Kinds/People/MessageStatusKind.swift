// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the status of a sent message.
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
  /// The status of a message that the user sent.
  public struct MessageStatus: Sendable, Hashable {
    let message: BuiltInMessage

    /// The message is on its way, "Sending".
    public static let sending = MessageStatus(message: .sending)
    /// The message was sent, "Sent".
    public static let sent = MessageStatus(message: .messageSent)
    /// The message reached the recipient's device, "Delivered".
    public static let delivered = MessageStatus(message: .messageDelivered)
    /// The recipient saw the message, "Seen".
    public static let seen = MessageStatus(message: .messageSeen)
    /// The message couldn't be sent, "Not sent".
    public static let notSent = MessageStatus(message: .messageNotSent)

    static let named: [(name: String, value: MessageStatus)] = [
      ("sending", .sending), ("sent", .sent), ("delivered", .delivered), ("seen", .seen), ("not-sent", .notSent),
    ]
  }

  /// Returns a phrase for the status of a message that the user sent.
  public static func messageStatus(_ status: MessageStatus) -> Phrase {
    MessageStatusKind(status: status).phrase
  }
}

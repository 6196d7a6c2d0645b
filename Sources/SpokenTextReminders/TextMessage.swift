// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// A text message to send. Unlike an ``/SpokenText/Utterance``, it is meant to be read, so it has line breaks and marks
/// that voices don't need.
public struct TextMessage: Sendable, Hashable {
  /// A part of a reminder that was left out or shortened to fit the limit.
  public struct Omission: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable, CaseIterable {
      case cues, blankLines, sender, photo, help, restOfTask, restOfName
    }

    private let kind: Kind

    /// The emoji, and the bullet before each reply.
    public static let cues = Omission(kind: .cues)
    /// The blank lines between the parts.
    public static let blankLines = Omission(kind: .blankLines)
    /// The sender.
    public static let sender = Omission(kind: .sender)
    /// The reply ``TextReminder/Reply/photo``.
    public static let photo = Omission(kind: .photo)
    /// The reply ``TextReminder/Reply/help``.
    public static let help = Omission(kind: .help)
    /// The end of the task's title.
    public static let restOfTask = Omission(kind: .restOfTask)
    /// The end of the recipient's name.
    public static let restOfName = Omission(kind: .restOfName)

    /// Returns whether the first omission is less important.
    static func isMissedLess(_ left: Omission, _ right: Omission) -> Bool { left.rank < right.rank }

    private var rank: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }

    /// The name of the omission: `cues`, `blankLines`, `sender`, `photo`, `help`, `restOfTask`, or `restOfName`.
    public var description: String { kind.rawValue }
  }

  /// A reply word in the message.
  public struct Keyword: Sendable, Hashable {
    /// The meaning of the word.
    public var reply: TextReminder.Reply
    /// The word in the message's language, such as "DONE".
    public var word: String
  }

  /// The text to send.
  public let text: String
  /// The encoding of the text and its number of segments.
  public let size: TextMessageSize
  /// The omitted parts, least important first. Empty if nothing was omitted.
  public let omitted: [Omission]
  /// The reply words in the message, in order. Use them to recognize replies.
  public let keywords: [Keyword]
  /// `true` if the message is within the reminder's limit. Two segments are enough in every language. One may not be.
  public let fits: Bool
}

extension Speaker {
  /// Returns a reminder as a text message.
  ///
  /// If the message is too long, the least important parts are omitted and listed in ``TextMessage/omitted``. The order
  /// is:
  ///
  /// 1. The emoji and bullets. A single emoji more than halves the room, because all letters then need 16 bits (UCS-2)
  ///   instead of 7.
  /// 2. The blank lines.
  /// 3. The sender.
  /// 4. The photo reply and the help reply.
  /// 5. The end of the title, and then the end of the name.
  ///
  /// The reply for "done", and the beginning of the name and the title, always stay. Typographic marks become plain if
  /// that avoids UCS-2. For example, ’ becomes ', and – becomes -. Letters always keep their accents.
  ///
  /// Use a speaker for the recipient's language, which can differ from the language of the app's user.
  ///
  /// - Parameter reminder: The reminder to send.
  /// - Complexity: O(*n*) in the length of the text that may fit.
  public func textMessage(_ reminder: TextReminder) -> TextMessage { TextMessageWriter(reminder, by: self).message() }
}

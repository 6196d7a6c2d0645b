// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// A text message as it is sent. It is written, and no ``Utterance``: it has line breaks and marks that voices do not need.
public struct TextMessage: Sendable, Hashable {
  /// What was left out of a reminder, or is shorter than it was given.
  public struct Omission: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable, CaseIterable {
      case cues, blankLines, sender, photo, help, restOfTask, restOfName
    }

    private let kind: Kind

    /// The emoji, and the dots before the answers.
    public static let cues = Omission(kind: .cues)
    /// The blank lines between its parts.
    public static let blankLines = Omission(kind: .blankLines)
    /// Who sends it.
    public static let sender = Omission(kind: .sender)
    /// The answer ``TextReminder/Reply/photo``.
    public static let photo = Omission(kind: .photo)
    /// The answer ``TextReminder/Reply/help``.
    public static let help = Omission(kind: .help)
    /// The end of the task's title.
    public static let restOfTask = Omission(kind: .restOfTask)
    /// The end of the name of the one who gets it.
    public static let restOfName = Omission(kind: .restOfName)

    /// What is missed least first.
    static func isMissedLess(_ left: Omission, _ right: Omission) -> Bool { left.rank < right.rank }

    private var rank: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }

    /// `cues`, `blankLines`, `sender`, `photo`, `help`, `restOfTask` or `restOfName`.
    public var description: String { kind.rawValue }
  }

  /// A word that can be answered with, as the message says it.
  public struct Keyword: Sendable, Hashable {
    /// What it means.
    public var reply: TextReminder.Reply
    /// The word: "DONE".
    public var word: String
  }

  /// What is sent.
  public let text: String
  /// How it is encoded, and how many segments it has.
  public let size: TextMessageSize
  /// What was left out, what is missed least first; empty where all of it fits.
  public let omitted: [Omission]
  /// The words that it can be answered with, in their order: what the app waits for.
  public let keywords: [Keyword]
  /// Whether it is within its limit. Two segments always are enough, in every language; one may not be.
  public let fits: Bool
}

extension Speaker {
  /// Words a reminder as a text message that fits: where it is too long, it gives up what is missed least, and says what.
  ///
  /// First go the signs (an emoji alone more than halves the room, for then no letter is sent as GSM's), then the blank lines,
  /// the sender, the photo and the help; then the end of the title, and last of the name. The name, the task and how to say
  /// that it is done always stay. Marks of print that have a plain twin (’ and ', – and -) become that where this spares
  /// UCS-2; letters never lose their accents.
  ///
  /// The language is that of the one who gets the message, not of the one who uses the app: take a speaker of that.
  ///
  /// - Complexity: O(*n*) in the length of the texts, of which no more is read than may fit.
  public func textMessage(_ reminder: TextReminder) -> TextMessage { TextMessageWriter(reminder, by: self).message() }
}

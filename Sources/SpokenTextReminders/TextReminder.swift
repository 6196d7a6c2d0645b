// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// A reminder to send as a text message, with its recipient, task, and replies.
///
/// ```swift
/// let reminder = TextReminder(to: "Grandma", .medication(.morning))
/// let message = speaker.textMessage(reminder)
/// message.text
/// // Hi Grandma!
/// //
/// // Time for your morning medication.
/// //
/// // Reply with:
/// // DONE - if you've taken it
/// // PHOTO - to send a photo
/// // HELP - if you need assistance
/// //
/// // - Love, your family
/// message.size.segments   // 1: 160 letters of the GSM alphabet
/// message.omitted         // [.cues]: with an emoji in it, it would be cut into three
/// ```
public struct TextReminder: Sendable, Hashable {
  /// The task of a reminder.
  public struct Task: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case medication(PartOfDay?)
      case text(String)
    }

    let kind: Kind

    /// The author's words for the task, or empty for a medication.
    var title: String { if case .text(let title) = kind { title } else { "" } }

    /// Returns a medication task, such as "Time for your medication." or "Time for your morning medication."
    ///
    /// - Parameter part: The part of the day. The default is `nil`, which isn't mentioned.
    public static func medication(_ part: PartOfDay? = nil) -> Task { Task(kind: .medication(part)) }
    /// Returns a task in the author's words, such as "Reminder: Cook dinner". A blank title gives ``medication(_:)``.
    public static func text(_ title: String) -> Task {
      TextCleaning.isBlank(title) ? .medication() : Task(kind: .text(title))
    }
  }

  /// The part of the day of a medication.
  public struct PartOfDay: Sendable, Hashable {
    let message: String

    /// The morning, as in "Time for your morning medication."
    public static let morning = PartOfDay(message: "reminder-medication.morning")
    /// The middle of the day, as in "Time for your midday medication."
    public static let noon = PartOfDay(message: "reminder-medication.noon")
    /// The evening, as in "Time for your evening medication."
    public static let evening = PartOfDay(message: "reminder-medication.evening")
    /// The night, as in "Time for your bedtime medication."
    public static let night = PartOfDay(message: "reminder-medication.night")

    /// The names in data and on the command line.
    package static let named: [(name: String, value: PartOfDay?)] = [
      ("morning", .morning), ("noon", .noon), ("evening", .evening), ("night", .night),
    ]
  }

  /// A reply to a reminder.
  public struct Reply: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable { case done, photo, help }

    private let kind: Kind

    /// The task is done, such as "DONE - if you've taken it", or "DONE - when it's done" for other tasks. Every reminder has
    /// this reply.
    public static let done = Reply(kind: .done)
    /// A photo, such as "PHOTO - to send a photo".
    public static let photo = Reply(kind: .photo)
    /// A request for help, such as "HELP - if you need assistance".
    public static let help = Reply(kind: .help)

    /// The name of the reply, `done`, `photo`, or `help`.
    public var description: String { kind.rawValue }

    var keyword: String {
      switch kind {
      case .done: "reminder-keyword-done"
      case .photo: "reminder-keyword-photo"
      case .help: "reminder-keyword-help"
      }
    }

    /// Returns the message for the reply's meaning.
    func meaning(of task: Task) -> String {
      switch (kind, task.kind) {
      case (.done, .medication): "reminder-taken"
      case (.done, .text): "reminder-done"
      case (.photo, _): "reminder-photo"
      case (.help, _): "reminder-help"
      }
    }
  }

  /// The sender of a reminder.
  public struct Sender: Sendable, Hashable {
    let name: String?

    /// The family, as in "Love, your family".
    public static let family = Sender(name: nil)
    /// Returns a sender with a name, such as "Love, Maya". A blank name gives ``family``.
    public static func named(_ name: String) -> Sender {
      Sender(name: TextCleaning.isBlank(name) ? nil : name)
    }
  }

  /// The maximum length of a message.
  public struct Limit: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case segments(Int), characters(Int) }

    let kind: Kind

    /// Returns a limit in segments, at least 1. Two have room for 306 letters of the GSM alphabet, or for 134 in UCS-2.
    public static func segments(_ count: Int) -> Limit { Limit(kind: .segments(max(1, count))) }
    /// Returns a limit in characters as a reader counts them, at least 1, regardless of their encoding.
    public static func characters(_ count: Int) -> Limit { Limit(kind: .characters(max(1, count))) }

    /// The most units within the limit.
    var mostUnits: Int {
      switch kind {
      case .segments(let count): min(count, 1_000) * 160
      case .characters(let count): min(count, 100_000)
      }
    }

    func holds(_ text: String, _ size: TextMessageSize) -> Bool {
      switch kind {
      case .segments(let count): size.segments <= count
      case .characters(let count): text.count <= count
      }
    }
  }

  /// The recipient's name. A blank name is omitted, although guides for such messages recommend one.
  public var name: String
  /// The task of the reminder.
  public var task: Task
  /// The replies, in order. If ``Reply/done`` is missing, it is added as the first.
  public var replies: [Reply]
  /// The sender, or `nil` to omit it.
  public var sender: Sender?
  /// `true` to add a waving hand, and a dot before each reply, if they fit. The GSM alphabet doesn't have them.
  public var hasCues: Bool
  /// The maximum length of the message.
  public var limit: Limit

  /// Creates a reminder.
  ///
  /// - Parameters:
  ///   - name: The recipient's name.
  ///   - task: The task, such as `.medication(.morning)`.
  ///   - replies: The replies, in order. If `.done` is missing, it is added as the first.
  ///   - sender: The sender, or `nil` to omit it. The default is the family.
  ///   - hasCues: `true` to add an emoji, and a dot before each reply, if they fit.
  ///   - limit: The maximum length. The default is two segments, at most 306 characters.
  public init(
    to name: String, _ task: Task, replies: [Reply] = [.done, .photo, .help], from sender: Sender? = .family,
    hasCues: Bool = true, limit: Limit = .segments(2)
  ) {
    (self.name, self.task, self.replies, self.sender) = (name, task, replies, sender)
    (self.hasCues, self.limit) = (hasCues, limit)
  }
}

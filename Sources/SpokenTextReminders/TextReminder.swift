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
/// message.omitted         // [.cues]: with an emoji, the message would have three segments
/// ```
public struct TextReminder: Sendable, Hashable {
  /// The task of a reminder.
  public struct Task: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case medication(PartOfDay?)
      case text(String)
    }

    let kind: Kind

    /// The title of the task, which is empty for a medication.
    var title: String { if case .text(let title) = kind { title } else { "" } }

    /// Returns a medication task, such as "Time for your medication." or "Time for your morning medication."
    ///
    /// - Parameter part: The part of the day. Defaults to `nil`, which omits it.
    public static func medication(_ part: PartOfDay? = nil) -> Task { Task(kind: .medication(part)) }
    /// Returns a task with your own title, such as "Reminder: Cook dinner". If the title is blank, returns
    /// ``medication(_:)``.
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

    /// The parts of the day, by their names in data files and on the command line.
    package static let named: [(name: String, value: PartOfDay?)] = [
      ("morning", .morning), ("noon", .noon), ("evening", .evening), ("night", .night),
    ]
  }

  /// A reply to a reminder.
  public struct Reply: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable { case done, photo, help }

    private let kind: Kind

    /// The task is done, as in "DONE - if you've taken it" for a medication, or "DONE - when it's done" for other
    /// tasks. Every reminder has this reply.
    public static let done = Reply(kind: .done)
    /// A photo, as in "PHOTO - to send a photo".
    public static let photo = Reply(kind: .photo)
    /// A request for help, as in "HELP - if you need assistance".
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

    /// Returns the id of the message that explains the reply.
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
    /// Returns a sender with a name, as in "Love, Maya". If the name is blank, returns ``family``.
    public static func named(_ name: String) -> Sender {
      Sender(name: TextCleaning.isBlank(name) ? nil : name)
    }
  }

  /// The maximum length of a message.
  public struct Limit: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case segments(Int), characters(Int) }

    let kind: Kind

    /// Returns a limit in segments, which is at least 1. Two segments have room for 306 septets of GSM, or for 134
    /// UTF-16 code units.
    public static func segments(_ count: Int) -> Limit { Limit(kind: .segments(max(1, count))) }
    /// Returns a limit in characters as a reader counts them, in any encoding. It is at least 1.
    public static func characters(_ count: Int) -> Limit { Limit(kind: .characters(max(1, count))) }

    /// The maximum number of units within the limit.
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

  /// The recipient's name. A blank name is omitted, although guides for such messages recommend to use one.
  public var name: String
  /// The task of the reminder.
  public var task: Task
  /// The replies, in order. If ``Reply/done`` is missing, it is added as the first.
  public var replies: [Reply]
  /// The sender, or `nil` to omit it.
  public var sender: Sender?
  /// `true` to add a waving hand emoji, and a bullet before each reply, if they fit. These characters require UCS-2.
  public var hasCues: Bool
  /// The maximum length of the message.
  public var limit: Limit

  /// Creates a reminder.
  ///
  /// - Parameters:
  ///   - name: The recipient's name.
  ///   - task: The task, such as `.medication(.morning)`.
  ///   - replies: The replies, in order. If `.done` is missing, it is added as the first.
  ///   - sender: The sender, or `nil` to omit it. Defaults to the family.
  ///   - hasCues: `true` to add an emoji, and a bullet before each reply, if they fit. The default is `true`.
  ///   - limit: The maximum length. Defaults to two segments.
  public init(
    to name: String, _ task: Task, replies: [Reply] = [.done, .photo, .help], from sender: Sender? = .family,
    hasCues: Bool = true, limit: Limit = .segments(2)
  ) {
    (self.name, self.task, self.replies, self.sender) = (name, task, replies, sender)
    (self.hasCues, self.limit) = (hasCues, limit)
  }
}

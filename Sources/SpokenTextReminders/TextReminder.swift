// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// A reminder that goes out as a text message: whom it is for, what it is time for, and how to answer it.
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
  /// What it is time for.
  public struct Task: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case medication(PartOfDay?)
      case text(String)
    }

    let kind: Kind

    /// The words of the one who asks for it; none for a medication.
    var title: String { if case .text(let title) = kind { title } else { "" } }

    /// "Time for your medication.", "Time for your morning medication."
    public static func medication(_ part: PartOfDay? = nil) -> Task { Task(kind: .medication(part)) }
    /// "Reminder: Cook dinner", in the words of the one who asks for it. A blank text is ``medication(_:)``.
    public static func text(_ title: String) -> Task {
      TextCleaning.isBlank(title) ? .medication() : Task(kind: .text(title))
    }
  }

  /// The part of the day that a medication belongs to.
  public struct PartOfDay: Sendable, Hashable {
    let message: String

    /// "Time for your morning medication."
    public static let morning = PartOfDay(message: "reminder-medication.morning")
    /// "Time for your midday medication."
    public static let noon = PartOfDay(message: "reminder-medication.noon")
    /// "Time for your evening medication."
    public static let evening = PartOfDay(message: "reminder-medication.evening")
    /// "Time for your bedtime medication."
    public static let night = PartOfDay(message: "reminder-medication.night")

    /// The names that data and the command line have for them.
    package static let named: [(name: String, value: PartOfDay?)] = [
      ("morning", .morning), ("noon", .noon), ("evening", .evening), ("night", .night),
    ]
  }

  /// A word that can be answered with.
  public struct Reply: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable { case done, photo, help }

    private let kind: Kind

    /// "DONE - if you've taken it", of other tasks "DONE - when it's done". It is in every reminder.
    public static let done = Reply(kind: .done)
    /// "PHOTO - to send a photo".
    public static let photo = Reply(kind: .photo)
    /// "HELP - if you need assistance".
    public static let help = Reply(kind: .help)

    /// `done`, `photo` or `help`.
    public var description: String { kind.rawValue }

    var keyword: String {
      switch kind {
      case .done: "reminder-keyword-done"
      case .photo: "reminder-keyword-photo"
      case .help: "reminder-keyword-help"
      }
    }

    /// When it is the answer.
    func meaning(of task: Task) -> String {
      switch (kind, task.kind) {
      case (.done, .medication): "reminder-taken"
      case (.done, .text): "reminder-done"
      case (.photo, _): "reminder-photo"
      case (.help, _): "reminder-help"
      }
    }
  }

  /// Who sends it.
  public struct Sender: Sendable, Hashable {
    let name: String?

    /// "Love, your family".
    public static let family = Sender(name: nil)
    /// "Love, Maya"; without a name ``family``.
    public static func named(_ name: String) -> Sender {
      Sender(name: TextCleaning.isBlank(name) ? nil : name)
    }
  }

  /// How long it may be.
  public struct Limit: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case segments(Int), characters(Int) }

    let kind: Kind

    /// So many segments, 1 or more: two have room for 306 letters of the GSM alphabet, or for 134 in UCS-2.
    public static func segments(_ count: Int) -> Limit { Limit(kind: .segments(max(1, count))) }
    /// So many characters, 1 or more, whatever they cost: as a reader counts them.
    public static func characters(_ count: Int) -> Limit { Limit(kind: .characters(max(1, count))) }

    /// How many units can be within it at most.
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

  /// Who gets it. A blank name is left out, which the guides for such messages advise against.
  public var name: String
  /// What it is time for.
  public var task: Task
  /// The words that it can be answered with, in their order; ``Reply/done`` is always one of them, the first unless it stands
  /// elsewhere.
  public var replies: [Reply]
  /// Who sends it; nil is not said.
  public var sender: Sender?
  /// Whether it has signs that are seen at a glance: a waving hand, a dot before each answer. They are in no GSM alphabet.
  public var hasCues: Bool
  /// How long it may be.
  public var limit: Limit

  /// A reminder.
  ///
  /// - Parameters:
  ///   - name: Who gets it.
  ///   - task: What it is time for.
  ///   - replies: The words that it can be answered with.
  ///   - sender: Who sends it; nil is not said.
  ///   - hasCues: Whether it has an emoji and a dot before each answer, where they fit.
  ///   - limit: How long it may be: two segments, which are at most 306 characters.
  public init(
    to name: String, _ task: Task, replies: [Reply] = [.done, .photo, .help], from sender: Sender? = .family,
    hasCues: Bool = true, limit: Limit = .segments(2)
  ) {
    (self.name, self.task, self.replies, self.sender) = (name, task, replies, sender)
    (self.hasCues, self.limit) = (hasCues, limit)
  }
}

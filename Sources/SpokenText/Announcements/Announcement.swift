// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A result, an error, or news to announce wherever the focus is, independent of a language.
///
/// ```swift
/// Announcement(.error(.selectAnswer), priority: .high)   // "Error: Please select an answer to continue"
/// Announcement.failed(.selectAnswer)                     // the same
/// Announcement.done(.profileSaved)                       // "Profile saved"
/// ```
public struct Announcement: Sendable, Hashable {
  /// The priority of an announcement, as in Apple's `AccessibilitySpeechAnnouncementPriority`. The default and high
  /// priorities are `polite` and `assertive` in WAI-ARIA's live regions.
  public struct Priority: Sendable, Hashable, Comparable, CustomStringConvertible {
    private enum Kind: Int, Sendable, Hashable { case low, `default`, high }

    private let kind: Kind

    /// Waits until other speech ends, and is dropped if another announcement comes first. Use it for progress, such as
    /// "3 of 5 uploaded".
    public static let low = Priority(kind: .low)
    /// Waits until other speech ends. Use it for results, such as "Profile saved".
    public static let `default` = Priority(kind: .default)
    /// Interrupts other speech, and isn't interrupted. Use it for errors, such as "Error: Please select an answer to
    /// continue".
    public static let high = Priority(kind: .high)

    /// Returns whether the first priority is lower.
    public static func < (left: Priority, right: Priority) -> Bool { left.kind.rawValue < right.kind.rawValue }

    /// `low`, `default`, or `high`.
    public var description: String { "\(kind)" }

    /// The values, with their names in encoded data and commands.
    package static let named: [(name: String, value: Priority)] = [
      ("low", .low), ("default", .default), ("high", .high),
    ]
  }

  /// A notification for the screen reader, as in `UIAccessibility.Notification`.
  public struct Notification: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: Int, Sendable, Hashable { case announcement, pageScrolled, layoutChanged, screenChanged }

    private let kind: Kind

    /// Speaks without moving the focus, such as "Profile saved".
    public static let announcement = Notification(kind: .announcement)
    /// Another page appeared, such as "Page 4 of 10".
    public static let pageScrolled = Notification(kind: .pageScrolled)
    /// A part of the screen changed, such as "Filter panel opened". The focus may move.
    public static let layoutChanged = Notification(kind: .layoutChanged)
    /// Another screen appeared, such as "Medications screen". The focus moves, by default to the first element.
    public static let screenChanged = Notification(kind: .screenChanged)

    /// `announcement`, `pageScrolled`, `layoutChanged`, or `screenChanged`.
    public var description: String { "\(kind)" }

    /// Returns whether the first notification is for a smaller change.
    static func isSmaller(_ left: Notification, _ right: Notification) -> Bool {
      left.kind.rawValue < right.kind.rawValue
    }

    /// `true` if the focus can move. Such a notification is posted even without text.
    package var movesFocus: Bool { self == .layoutChanged || self == .screenChanged }

    /// The values, with their names in encoded data and commands.
    package static let named: [(name: String, value: Notification)] = [
      ("announcement", .announcement), ("pageScrolled", .pageScrolled), ("layoutChanged", .layoutChanged),
      ("screenChanged", .screenChanged),
    ]
  }

  /// Data for merging announcements in an ``AnnouncementCoalescer``.
  enum Tally: Sendable, Hashable {
    case problem(Phrase)
    case arrivals(Int, Phrase.Noun)
  }

  /// The phrase to say.
  public var phrase: Phrase
  /// The priority.
  public var priority: Priority
  /// The notification to post.
  public var notification: Notification
  /// The identifier of the element to focus (see ``SpokenCard/identifier``), or `nil` to leave the focus to the screen
  /// reader.
  public var focus: String?

  var arrivals: Tally?

  var tally: Tally? { arrivals ?? phrase.problem.map { .problem($0) } }

  /// `true` if the announcement interrupts other speech.
  public var interrupts: Bool { priority == .high }

  /// Creates an announcement, such as `Announcement(.notice(.profileSaved))`.
  ///
  /// - Parameters:
  ///   - phrase: The phrase to say.
  ///   - priority: The priority.
  ///   - notification: The notification to post. Defaults to `.layoutChanged` if you pass `focus` (otherwise VoiceOver
  ///     doesn't move the focus), and to `.announcement` if you don't.
  ///   - focus: The identifier of the element to focus. A blank one is ignored.
  public init(
    _ phrase: Phrase, priority: Priority = .default, notification: Notification? = nil, focus: String? = nil
  ) {
    self.phrase = phrase
    self.priority = priority
    self.focus = focus.flatMap { TextCleaning.isBlank($0) ? nil : $0 }
    self.notification = notification ?? (self.focus == nil ? .announcement : .layoutChanged)
  }
}

/// An ``Announcement`` in one language.
public struct SpokenAnnouncement: Sendable, Hashable {
  /// The text to say. It is empty only for a silent change of the screen or the layout.
  public var utterance: Utterance
  /// The priority.
  public var priority: Announcement.Priority
  /// The notification to post.
  public var notification: Announcement.Notification
  /// The identifier of the element to focus.
  public var focus: String?
}

extension Speaker {
  /// Returns an announcement in the speaker's language. Returns `nil` for a silent one, unless the screen or layout
  /// changed.
  ///
  /// ```swift
  /// speaker.say(Announcement(.notice(.profileSaved)))?.utterance.text   // "Profile saved"
  /// ```
  @_disfavoredOverload
  public func say(_ announcement: Announcement) -> SpokenAnnouncement? {
    // Disfavored, so that errors about a misspelled phrase name the type `Phrase`.
    let utterance = say(announcement.phrase)
    if utterance.text.isEmpty, !announcement.notification.movesFocus { return nil }
    return SpokenAnnouncement(
      utterance: utterance, priority: announcement.priority, notification: announcement.notification,
      focus: announcement.focus)
  }
}

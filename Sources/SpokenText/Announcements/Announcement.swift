// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Something that is said without the listener going there: a result, an error, news. Like a card it is in no language
/// yet.
///
/// ```swift
/// Announcement(.error(.selectAnswer), priority: .high)   // "Error: Please select an answer to continue"
/// Announcement.failed(.selectAnswer)                     // the same
/// Announcement.done(.profileSaved)                       // "Profile saved"
/// ```
public struct Announcement: Sendable, Hashable {
  /// How urgent it is. The three are Apple's `AccessibilitySpeechAnnouncementPriority`, and `polite` and `assertive` of
  /// WAI-ARIA's live regions are its default and high.
  public struct Priority: Sendable, Hashable, Comparable, CustomStringConvertible {
    private enum Kind: Int, Sendable, Hashable { case low, `default`, high }

    private let kind: Kind

    /// It waits until all else has been said, and is dropped where something else is announced first: "3 of 5 uploaded".
    public static let low = Priority(kind: .low)
    /// It waits for what is being said: "Profile saved".
    public static let `default` = Priority(kind: .default)
    /// It cuts off what is being said, and is not cut off: "Error: Please select an answer to continue".
    public static let high = Priority(kind: .high)

    /// Whether the first is less urgent.
    public static func < (left: Priority, right: Priority) -> Bool { left.kind.rawValue < right.kind.rawValue }

    /// `low`, `default` or `high`.
    public var description: String { "\(kind)" }

    /// The names that data and the command line have for them.
    package static let named: [(name: String, value: Priority)] = [
      ("low", .low), ("default", .default), ("high", .high),
    ]
  }

  /// What a screen reader is told: `UIAccessibility.Notification`, and the events of the same meaning elsewhere.
  public struct Notification: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: Int, Sendable, Hashable { case announcement, pageScrolled, layoutChanged, screenChanged }

    private let kind: Kind

    /// There is something to say, and the focus stays: "Profile saved".
    public static let announcement = Notification(kind: .announcement)
    /// Another page of the same is shown: "Page 4 of 10".
    public static let pageScrolled = Notification(kind: .pageScrolled)
    /// A part of the screen came, went or changed; the focus may move: "Filter panel opened".
    public static let layoutChanged = Notification(kind: .layoutChanged)
    /// Another screen is shown; the focus moves, by itself to its first element: "Medications screen".
    public static let screenChanged = Notification(kind: .screenChanged)

    /// `announcement`, `pageScrolled`, `layoutChanged` or `screenChanged`.
    public var description: String { "\(kind)" }

    /// Whether the first changes less of the screen.
    static func isSmaller(_ left: Notification, _ right: Notification) -> Bool {
      left.kind.rawValue < right.kind.rawValue
    }

    /// Whether the focus moves, which may be told without words.
    package var movesFocus: Bool { self == .layoutChanged || self == .screenChanged }

    /// The names that data and the command line have for them.
    package static let named: [(name: String, value: Notification)] = [
      ("announcement", .announcement), ("pageScrolled", .pageScrolled), ("layoutChanged", .layoutChanged),
      ("screenChanged", .screenChanged),
    ]
  }

  /// What it counts where several come at once: see ``AnnouncementCoalescer``.
  enum Tally: Sendable, Hashable {
    /// Something that is wrong.
    case problem(Phrase)
    /// So many things that came.
    case arrivals(Int, Phrase.Noun)
  }

  /// What is said.
  public var phrase: Phrase
  /// How urgent it is.
  public var priority: Priority
  /// What the screen reader is told.
  public var notification: Notification
  /// The element that the focus goes to, by its identifier, see ``SpokenCard/identifier``; nil leaves it to the screen
  /// reader.
  public var focus: String?

  /// What came, where that can be added up.
  var arrivals: Tally?

  /// What it counts.
  var tally: Tally? { arrivals ?? phrase.problem.map { .problem($0) } }

  /// Whether it cuts off what is being said.
  public var interrupts: Bool { priority == .high }

  /// An announcement: `Announcement(.notice(.profileSaved))`.
  ///
  /// - Parameters:
  ///   - phrase: What is said.
  ///   - priority: How urgent it is.
  ///   - notification: What the screen reader is told. Nil is that there is something to say, and with a focus that the
  ///     layout changed, without which the focus would not move.
  ///   - focus: The element that the focus goes to, by its identifier; blank is none.
  public init(
    _ phrase: Phrase, priority: Priority = .default, notification: Notification? = nil, focus: String? = nil
  ) {
    self.phrase = phrase
    self.priority = priority
    self.focus = focus.flatMap { TextCleaning.isBlank($0) ? nil : $0 }
    self.notification = notification ?? (self.focus == nil ? .announcement : .layoutChanged)
  }
}

/// An ``Announcement`` as it is said.
public struct SpokenAnnouncement: Sendable, Hashable {
  /// What is said; empty only where a change of the screen or the layout has no words.
  public var utterance: Utterance
  /// How urgent it is.
  public var priority: Announcement.Priority
  /// What the screen reader is told.
  public var notification: Announcement.Notification
  /// The element that the focus goes to, by its identifier.
  public var focus: String?
}

extension Speaker {
  /// Says an announcement; nil where it is silent, for then there is nothing to announce, unless the screen or the layout
  /// changed.
  ///
  /// ```swift
  /// speaker.say(Announcement(.notice(.profileSaved)))?.utterance.text   // "Profile saved"
  /// ```
  @_disfavoredOverload
  public func say(_ announcement: Announcement) -> SpokenAnnouncement? {
    // Disfavored, so that the compiler's errors about a misspelled phrase name the type `Phrase`.
    let utterance = say(announcement.phrase)
    if utterance.text.isEmpty, !announcement.notification.movesFocus { return nil }
    return SpokenAnnouncement(
      utterance: utterance, priority: announcement.priority, notification: announcement.notification,
      focus: announcement.focus)
  }
}

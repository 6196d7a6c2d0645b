/// Something that is said without the listener going there: a result, an error, news. Like a card it is in no language
/// yet.
///
/// ```swift
/// Announcement(.error(.selectAnswer), priority: .high)   // "Error: Please select an answer to continue"
/// ```
public struct Announcement: Sendable, Hashable {
  /// How urgent it is. The three are Apple's `AccessibilitySpeechAnnouncementPriority`, and `polite` and `assertive` of
  /// WAI-ARIA's live regions are its default and high.
  public struct Priority: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable { case low, `default`, high }

    private let kind: Kind

    /// It waits until all else has been said, and is dropped where something else is announced first: "3 of 5 uploaded".
    public static let low = Priority(kind: .low)
    /// It waits for what is being said: "Profile saved".
    public static let `default` = Priority(kind: .default)
    /// It cuts off what is being said, and is not cut off: "Error: Please select an answer to continue".
    public static let high = Priority(kind: .high)

    /// Not available: the compiler says what to write.
    @available(*, unavailable, renamed: "high")
    public static var assertive: Priority { .high }
    /// Not available: the compiler says what to write.
    @available(*, unavailable, renamed: "default")
    public static var polite: Priority { .default }

    /// `low`, `default` or `high`.
    public var description: String { kind.rawValue }
  }

  /// What is said.
  public var phrase: Phrase
  /// How urgent it is.
  public var priority: Priority

  /// Whether it cuts off what is being said.
  public var interrupts: Bool { priority == .high }

  /// An announcement: `Announcement(.notice(.profileSaved))`.
  public init(_ phrase: Phrase, priority: Priority = .default) {
    self.phrase = phrase
    self.priority = priority
  }
}

/// An ``Announcement`` as it is said.
public struct SpokenAnnouncement: Sendable, Hashable {
  /// What is said.
  public var utterance: Utterance
  /// How urgent it is.
  public var priority: Announcement.Priority
}

extension Speaker {
  /// Says an announcement; nil where it is silent, for then there is nothing to announce.
  ///
  /// ```swift
  /// speaker.announcing(Announcement(.notice(.profileSaved)))?.utterance.text   // "Profile saved"
  /// ```
  public func announcing(_ announcement: Announcement) -> SpokenAnnouncement? {
    let utterance = say(announcement.phrase)
    return utterance.text.isEmpty ? nil : SpokenAnnouncement(utterance: utterance, priority: announcement.priority)
  }
}

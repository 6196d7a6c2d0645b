/// What is said without the listener going there: a result, an error, news.
///
/// ```swift
/// Announcement(speaker.error(.selectAnswer), priority: .high)   // "Error: Please select an answer to continue"
/// ```
public struct Announcement: Sendable, Hashable {
  /// How urgent it is. The three are Apple's `AccessibilitySpeechAnnouncementPriority`, and `polite` and `assertive` of
  /// WAI-ARIA's live regions are its default and high.
  public enum Priority: String, Sendable, Hashable, Codable, CaseIterable {
    /// It waits until all else has been said, and is dropped where something else is announced first.
    case low
    /// It waits for what is being said.
    case `default`
    /// It cuts off what is being said, and is not cut off.
    case high
  }

  /// What is said.
  public var utterance: Utterance
  /// How urgent it is.
  public var priority: Priority

  /// Whether it cuts off what is being said.
  public var interrupts: Bool { priority == .high }

  /// An announcement.
  public init(_ utterance: Utterance, priority: Priority = .default) {
    self.utterance = utterance
    self.priority = priority
  }
}

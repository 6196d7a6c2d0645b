public import SpokenText

/// Something that is said, under the name that it has in golden tables; a catalogue of them is an array.
///
/// The language is bound late: the same catalogue is said by a speaker of every language.
///
/// ```swift
/// let catalogue: [GoldenSample] = [
///   .element("alice", Account.alice),                                    // a model that is Spoken
///   .element("add account") { SpokenElement(label: $0.say(.addAccount), traits: .button) },
///   .announcement("saved") { Announcement($0.say(.saved), priority: .high) },
///   GoldenSample("balance 125.50 USD") { $0.money("125.50", .usd) },     // a phrase alone
/// ]
/// ```
///
/// A phrase is a row of a golden table; an element gives a row for each part that it has, see ``rows(by:)``.
public struct GoldenSample: Sendable {
  /// What is said.
  public enum Content: Sendable {
    /// A phrase.
    case utterance(@Sendable (Speaker) -> Utterance)
    /// An element of a screen.
    case element(@Sendable (Speaker) -> SpokenElement)
    /// What is said without the listener going there.
    case announcement(@Sendable (Speaker) -> Announcement)
  }

  /// What it is, in words that a reader of the table understands: `alice`, `balance 125.50 USD`.
  public var key: String
  /// What is said.
  public var content: Content

  /// A phrase and its name.
  public init(_ key: String, _ say: @escaping @Sendable (Speaker) -> Utterance) {
    self.init(key, content: .utterance(say))
  }

  private init(_ key: String, content: Content) {
    self.key = key
    self.content = content
  }

  /// A model and its name.
  public static func element(_ key: String, _ model: some Spoken & Sendable) -> GoldenSample {
    GoldenSample(key, content: .element { $0.element(model) })
  }

  /// An element that has no model, or one that is put together in the sample.
  public static func element(
    _ key: String, _ element: @escaping @Sendable (Speaker) -> SpokenElement
  ) -> GoldenSample {
    GoldenSample(key, content: .element(element))
  }

  /// An announcement and its name.
  public static func announcement(
    _ key: String, _ announcement: @escaping @Sendable (Speaker) -> Announcement
  ) -> GoldenSample {
    GoldenSample(key, content: .announcement(announcement))
  }
}

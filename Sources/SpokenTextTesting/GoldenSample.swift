public import SpokenText

/// Something to say, with its name in golden tables. A catalogue is an array of samples.
///
/// Samples do not depend on the language, so that one catalogue is said in all of them. If an app's models are isolated
/// to the main actor, make the catalogue in a suite that is `@MainActor`.
///
/// ```swift
/// let catalogue: [GoldenSample] = [
///   .element("alice", Account.alice),                                  // a model that is Spoken
///   .element("add account", SpokenCard(.addAccount, traits: .button)),
///   .announcement("saved", Announcement(.saved, priority: .high)),
///   .phrase("balance 125.50 USD", .balance(Money("125.50", .usd))),    // a phrase alone
/// ]
/// ```
///
/// A phrase is a row of a golden table; an element is a row for each part that it has, see ``rows(by:)``.
public struct GoldenSample: Sendable {
  enum Content: Sendable {
    case phrase(Phrase, PhraseContext)
    case element(SpokenCard)
    case announcement(Announcement)
    /// For our own goldens, some of whose samples change the speaker's preferences.
    case said(@Sendable (Speaker) -> Utterance)
  }

  /// What it is, in words that a reader of the table understands: `alice`, `balance 125.50 USD`.
  public let key: String
  let content: Content

  private init(_ key: String, content: Content) {
    self.key = key
    self.content = content
  }

  /// A phrase that a speaker with other preferences says.
  package init(_ key: String, _ say: @escaping @Sendable (Speaker) -> Utterance) {
    self.init(key, content: .said(say))
  }

  /// A phrase and its name.
  public static func phrase(
    _ key: String, _ phrase: Phrase, context: PhraseContext = .standalone
  ) -> GoldenSample {
    GoldenSample(key, content: .phrase(phrase, context))
  }

  /// A model, or a card without one, and its name.
  public static func element(_ key: String, _ model: some Spoken) -> GoldenSample {
    GoldenSample(key, content: .element(model.spoken))
  }

  /// An announcement and its name.
  public static func announcement(_ key: String, _ announcement: Announcement) -> GoldenSample {
    GoldenSample(key, content: .announcement(announcement))
  }
}

extension GoldenSample: CustomStringConvertible {
  /// The name.
  public var description: String { key }
}

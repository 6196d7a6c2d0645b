// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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
/// A phrase is a row of a golden table; an element is a row for each part that it has, see ``rows(using:)``. A sample knows
/// where it stands in the source code, so that a test may fail there.
public struct GoldenSample: Sendable {
  enum Content: Sendable {
    case phrase(Phrase, PhraseContext)
    case element(SpokenCard)
    case chart(SpokenChart)
    case announcement(Announcement)
    /// For our own goldens, some of whose samples change the speaker's preferences.
    case said(@Sendable (Speaker) -> Utterance)
    /// What a check said with something that is empty, sound or not: it is there to be read.
    case unchecked(Utterance)
  }

  /// What it is, in words that a reader of the table understands: `alice`, `balance 125.50 USD`.
  public let key: String
  /// Where it is made.
  public let place: SourcePlace
  let content: Content
  /// Whether it is said only if a golden file has a row for it. For our own goldens, which are chosen from many more
  /// combinations than are kept.
  package private(set) var isCandidate = false
  /// The phrases that a color or a picture shows.
  private(set) var shown: [Phrase] = []

  private init(_ key: String, content: Content, at place: SourcePlace) {
    self.key = key
    self.content = content
    self.place = place
  }

  /// A phrase that a speaker with other preferences says.
  package init(
    _ key: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ say: @escaping @Sendable (Speaker) -> Utterance
  ) {
    self.init(
      key, content: .said(say), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The same sample as a candidate.
  package var asCandidate: GoldenSample {
    var sample = self
    sample.isCandidate = true
    return sample
  }

  /// What was said with something empty, which is recorded as it is.
  init(_ key: String, unchecked utterance: Utterance, at place: SourcePlace) {
    self.init(key, content: .unchecked(utterance), at: place)
  }

  /// Adds phrases that the element shows by a color, a picture, or its place. The test checks that each one is a part of the
  /// label or value, even in brief output (WCAG 2.2, 1.4.1).
  ///
  /// ```swift
  /// .element("walk", walk).showing(.state(.overdue, of: .task))   // its title is red
  /// ```
  public func showing(_ phrases: Phrase...) -> GoldenSample {
    var sample = self
    sample.shown += phrases
    return sample
  }

  /// A phrase and its name.
  public static func phrase(
    _ key: String, _ phrase: Phrase, context: PhraseContext = .standalone, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> GoldenSample {
    GoldenSample(
      key, content: .phrase(phrase, context),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A model, or a card without one, and its name.
  public static func element(
    _ key: String, _ model: some Spoken, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> GoldenSample {
    GoldenSample(
      key, content: .element(model.spoken),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A chart and its name. Its rows have all that a screen reader says of it: its element, its summary, its axes, and its
  /// points.
  public static func chart(
    _ key: String, _ chart: SpokenChart, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> GoldenSample {
    GoldenSample(
      key, content: .chart(chart),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// An announcement and its name.
  public static func announcement(
    _ key: String, _ announcement: Announcement, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> GoldenSample {
    GoldenSample(
      key, content: .announcement(announcement),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension GoldenSample: CustomStringConvertible {
  /// The name.
  public var description: String { key }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// A phrase, element, chart, or announcement to record in a golden file, with its name. A catalogue is an array of
/// samples.
///
/// Samples don't depend on the language. If your models are isolated to the main actor, create the catalogue in a suite
/// that is `@MainActor`.
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
/// For the rows in a golden table, see ``rows(using:)``. Test failures appear at the place of the sample in the source
/// code.
public struct GoldenSample: Sendable {
  enum Content: Sendable {
    case phrase(Phrase, PhraseContext)
    case element(SpokenCard)
    case chart(SpokenChart)
    case announcement(Announcement)
    /// Text from a closure, for the forms of an app's messages and for SpokenText's own golden files.
    case said(@Sendable (Speaker) -> Utterance)
    /// Text that is only recorded for review.
    case unchecked(Utterance)
  }

  /// The name, such as `alice` or `balance 125.50 USD`. Readers of the golden table must understand it.
  public let key: String
  /// The place in the source code.
  public let place: SourcePlace
  let content: Content
  /// `true` if the sample is optional. It is only compared if the golden file has its row.
  package private(set) var isCandidate = false
  private(set) var shown: [Phrase] = []

  private init(_ key: String, content: Content, at place: SourcePlace) {
    self.key = key
    self.content = content
    self.place = place
  }

  package init(
    _ key: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ say: @escaping @Sendable (Speaker) -> Utterance
  ) {
    self.init(
      key, content: .said(say), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  package var asCandidate: GoldenSample {
    var sample = self
    sample.isCandidate = true
    return sample
  }

  init(_ key: String, unchecked utterance: Utterance, at place: SourcePlace) {
    self.init(key, content: .unchecked(utterance), at: place)
  }

  /// Adds phrases that the element shows by a color, a picture, or its place. The test checks that each one is a part
  /// of the label or value, even in brief output (WCAG 2.2, 1.4.1).
  ///
  /// ```swift
  /// .element("walk", walk).showing(.state(.overdue, of: .task))   // its title is red
  /// ```
  public func showing(_ phrases: Phrase...) -> GoldenSample {
    var sample = self
    sample.shown += phrases
    return sample
  }

  /// Creates a sample of a phrase.
  public static func phrase(
    _ key: String, _ phrase: Phrase, context: PhraseContext = .standalone, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> GoldenSample {
    GoldenSample(
      key, content: .phrase(phrase, context),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a sample of a card, or of a model that has one.
  public static func element(
    _ key: String, _ model: some Spoken, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> GoldenSample {
    GoldenSample(
      key, content: .element(model.spoken),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a sample of a chart, with its element, summary, axes, and points.
  public static func chart(
    _ key: String, _ chart: SpokenChart, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> GoldenSample {
    GoldenSample(
      key, content: .chart(chart),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a sample of an announcement.
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

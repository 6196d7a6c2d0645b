// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One of the things that can be done with an element, from the screen reader's menu of actions.
///
/// ```swift
/// SpokenAction("skip", .message("skip", ["medication": .text(name)]))   // "Skip Aspirin"
/// ```
public struct SpokenAction: Sendable, Hashable, Identifiable {
  /// What the app knows it by: not spoken, the same in every language.
  public var id: String
  /// What the listener chooses.
  public var name: Phrase

  /// An action and its name.
  public init(_ id: String, _ name: Phrase) {
    self.id = id
    self.name = name
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A custom action in a screen reader's actions menu.
///
/// ```swift
/// SpokenAction("skip", .message("skip", ["medication": .text(name)]))   // "Skip Aspirin"
/// ```
public struct SpokenAction: Sendable, Hashable, Identifiable {
  /// The identifier for your code, which isn't spoken.
  public var id: String
  /// The name in the actions menu.
  public var name: Phrase

  /// Creates an action.
  public init(_ id: String, _ name: Phrase) {
    self.id = id
    self.name = name
  }

  /// Creates an action such as "Delete", or with a name "Delete Aspirin": `SpokenAction("delete", .delete, name)`.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - action: The action.
  ///   - name: The item's name. A blank name is omitted.
  @_disfavoredOverload
  public init(_ id: String, _ action: Phrase.Action, _ name: String = "") {
    self.init(id, .action(action, name))
  }

  /// Creates an action on something without a name, such as "Delete photo": `SpokenAction("delete", .delete, .photo)`.
  public init(_ id: String, _ action: Phrase.Action, _ noun: Phrase.Noun) {
    self.init(id, .action(action, noun))
  }
}

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

  /// Creates an action such as "Delete", or with an item's name, "Delete Aspirin". For example, use
  /// `SpokenAction("delete", .delete, name)`.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - action: The action.
  ///   - name: The item's name. A blank name is omitted.
  @_disfavoredOverload
  public init(_ id: String, _ action: Phrase.Action, _ name: String = "") {
    self.init(id, .action(action, name))
  }

  /// Creates an action on something without a name. For example, `SpokenAction("delete", .delete, .photo)` is "Delete
  /// photo".
  public init(_ id: String, _ action: Phrase.Action, _ noun: Phrase.Noun) {
    self.init(id, .action(action, noun))
  }
}

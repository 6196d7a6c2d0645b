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

  /// Creates an action such as "Delete", or with a name "Delete Aspirin": `SpokenAction("delete", .delete, name)`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the action.
  ///   - action: What can be done.
  ///   - name: The user's name for what it is done to. A blank name is left out.
  @_disfavoredOverload
  public init(_ id: String, _ action: Phrase.Action, _ name: String = "") {
    self.init(id, .action(action, name))
  }

  /// Creates an action that is done to something without a name, such as "Delete photo":
  /// `SpokenAction("delete", .delete, .photo)`.
  public init(_ id: String, _ action: Phrase.Action, _ noun: Phrase.Noun) {
    self.init(id, .action(action, noun))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A kind of value that isn't a phrase, because it can't be nested. Its keys are described in the same way as those of
/// phrases.
protocol StandaloneKind: Sendable {
  static var kindName: String { get }

  static var summary: String { get }

  /// The arguments of example calls.
  static var examples: [[String]] { get }

  /// The names of the common keys that don't apply to it.
  static var foreignKeys: Set<String> { get }

  /// An empty value.
  static var blank: Self { get }

  /// Passes each key with its value to a visitor.
  mutating func visit<Visitor: CardKeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault)

  func said(by speaker: Speaker) -> Answer.Said
}

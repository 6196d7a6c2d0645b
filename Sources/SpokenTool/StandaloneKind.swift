// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// What can be asked for and is no phrase, because it always stands by itself: its keys are described as those of kinds of
/// phrases are.
protocol StandaloneKind: Sendable {
  /// As the command and a batch call it.
  static var kindName: String { get }

  /// What it is, in a line.
  static var summary: String { get }

  /// The words of calls that show what it does.
  static var examples: [[String]] { get }

  /// The names of the common keys that mean nothing to it.
  static var foreignKeys: Set<String> { get }

  /// One of which nothing is given yet.
  static var blank: Self { get }

  /// Shows each key with its value to a visitor.
  mutating func visit<Visitor: CardKeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault)

  /// What a speaker makes of it.
  func said(by speaker: Speaker) -> Answer.Said
}

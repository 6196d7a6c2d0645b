// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How a listener works a control: it decides how hints are said.
public struct Interaction: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case outcome, touch, keyboard, pointer, remote }

  let kind: Kind

  /// Hints tell the outcome alone, "Opens details", as Apple's guidelines ask: the screen reader tells the gesture.
  public static let outcome = Interaction(kind: .outcome)
  /// "Double tap to view details".
  public static let touch = Interaction(kind: .touch)
  /// "Press Space to view details".
  public static let keyboard = Interaction(kind: .keyboard)
  /// "Click to view details".
  public static let pointer = Interaction(kind: .pointer)
  /// "Press Select to view details".
  public static let remote = Interaction(kind: .remote)

  /// The names that data and the command line have for them.
  package static let named: [(name: String, value: Interaction)] = [
    ("outcome", .outcome), ("touch", .touch), ("keyboard", .keyboard), ("pointer", .pointer), ("remote", .remote),
  ]
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The way a user operates controls, such as by touch or keyboard. It decides the wording of hints.
public struct Interaction: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case outcome, touch, keyboard, pointer, remote }

  let kind: Kind

  /// Reads only the outcome, such as "Opens details". Apple's guidelines recommend this, because VoiceOver itself adds
  /// the gesture.
  public static let outcome = Interaction(kind: .outcome)
  /// Adds the gesture for a touch screen, such as "Double tap to view details".
  public static let touch = Interaction(kind: .touch)
  /// Adds the key of a keyboard, such as "Press Space to view details".
  public static let keyboard = Interaction(kind: .keyboard)
  /// Adds the click of a pointer, such as "Click to view details".
  public static let pointer = Interaction(kind: .pointer)
  /// Adds the button of a remote, such as "Press Select to view details".
  public static let remote = Interaction(kind: .remote)

  /// The values, with their names in encoded data and commands.
  package static let named: [(name: String, value: Interaction)] = [
    ("outcome", .outcome), ("touch", .touch), ("keyboard", .keyboard), ("pointer", .pointer), ("remote", .remote),
  ]
}

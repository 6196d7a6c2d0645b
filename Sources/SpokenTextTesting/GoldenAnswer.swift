// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The result of a button or an action. See ``GoldenScreen/answers``.
public struct GoldenAnswer: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case announces(String)
    case opens(String)
    case presents(String)
    case itself
    case leaves
  }

  let kind: Kind

  /// Returns an announcement on the same screen, by the name of its sample.
  public static func announces(_ sample: String) -> GoldenAnswer { GoldenAnswer(kind: .announces(sample)) }
  /// Returns another screen, by its name. The screen reader reads its title.
  public static func opens(_ screen: String) -> GoldenAnswer { GoldenAnswer(kind: .opens(screen)) }
  /// Returns a modal screen over this one, by its name.
  public static func presents(_ screen: String) -> GoldenAnswer { GoldenAnswer(kind: .presents(screen)) }
  /// A new label, value, or trait of the element itself, which the screen reader reads.
  public static let itself = GoldenAnswer(kind: .itself)
  /// The previous screen or another app. The system announces it.
  public static let leaves = GoldenAnswer(kind: .leaves)
}

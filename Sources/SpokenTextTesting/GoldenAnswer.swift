// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The result of using a button or an action. See ``GoldenScreen/answers``.
public struct GoldenAnswer: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case announces(String)
    case opens(String)
    case presents(String)
    case itself
    case leaves
  }

  let kind: Kind

  /// Returns the result that an announcement is made on the same screen. Pass the name of its sample.
  public static func announces(_ sample: String) -> GoldenAnswer { GoldenAnswer(kind: .announces(sample)) }
  /// Returns the result that another screen opens. Pass its name. The screen reader reads its title.
  public static func opens(_ screen: String) -> GoldenAnswer { GoldenAnswer(kind: .opens(screen)) }
  /// Returns the result that a modal screen appears over this one. Pass its name.
  public static func presents(_ screen: String) -> GoldenAnswer { GoldenAnswer(kind: .presents(screen)) }
  /// The result that the element changes its own label, value, or traits. The screen reader reads the change.
  public static let itself = GoldenAnswer(kind: .itself)
  /// The result that the previous screen or another app appears. The system announces it.
  public static let leaves = GoldenAnswer(kind: .leaves)
}

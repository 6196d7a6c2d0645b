// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The result of a button or an action, such as an announcement. See ``GoldenScreen/answers``.
public struct GoldenAnswer: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case announces(String)
    case opens(String)
    case presents(String)
    case itself
    case leaves
  }

  let kind: Kind

  /// An announcement on the same screen, with the name of its sample.
  public static func announces(_ sample: String) -> GoldenAnswer { GoldenAnswer(kind: .announces(sample)) }
  /// Another screen, with its name. The screen reader says its title.
  public static func opens(_ screen: String) -> GoldenAnswer { GoldenAnswer(kind: .opens(screen)) }
  /// A modal screen over this one, with its name.
  public static func presents(_ screen: String) -> GoldenAnswer { GoldenAnswer(kind: .presents(screen)) }
  /// A new label, value, or trait of the element itself. The screen reader says it, because it is at the element.
  public static let itself = GoldenAnswer(kind: .itself)
  /// The previous screen or another app. The system says that it has appeared.
  public static let leaves = GoldenAnswer(kind: .leaves)
}

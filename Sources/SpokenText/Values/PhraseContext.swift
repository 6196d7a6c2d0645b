// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The use of a phrase, by itself or in a sentence.
public struct PhraseContext: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case standalone, inline }

  private let kind: Kind

  /// By itself, such as "Today at 2:30 PM". The first letter is capitalized, unless it belongs to text that your app
  /// passes, such as a name.
  public static let standalone = PhraseContext(kind: .standalone)
  /// Inside a sentence of your app. The first letter is unchanged, such as "today at 2:30 PM".
  public static let inline = PhraseContext(kind: .inline)

  /// The contexts with their names in encoded data and on the command line.
  package static let named: [(name: String, value: PhraseContext)] = [("standalone", .standalone), ("inline", .inline)]
}

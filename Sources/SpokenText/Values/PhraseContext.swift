// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Where a phrase will be used.
public struct PhraseContext: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case standalone, inline }

  private let kind: Kind

  /// By itself: its first letter is put into title case if it is the table's own text, "Today at 2:30 PM".
  public static let standalone = PhraseContext(kind: .standalone)
  /// Inside a sentence of the app's: unchanged, "today at 2:30 PM".
  public static let inline = PhraseContext(kind: .inline)

  /// Their names in encoded data and on the command line.
  package static let named: [(name: String, value: PhraseContext)] = [("standalone", .standalone), ("inline", .inline)]
}

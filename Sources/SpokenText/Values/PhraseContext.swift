/// Where a phrase is going to stand.
public struct PhraseContext: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case standalone, inline }

  private let kind: Kind

  /// By itself: the first letter is put in title case where it is the table's own, "Today at 2:30 PM".
  public static let standalone = PhraseContext(kind: .standalone)
  /// Inside a sentence of the app's: as the table has it, "today at 2:30 PM".
  public static let inline = PhraseContext(kind: .inline)

  /// The names that data and the command line have for them.
  package static let named: [(name: String, value: PhraseContext)] = [("standalone", .standalone), ("inline", .inline)]
}

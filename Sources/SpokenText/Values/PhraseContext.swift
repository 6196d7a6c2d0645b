/// Where a phrase is going to stand.
public enum PhraseContext: String, Sendable, Hashable, Codable, CaseIterable {
  /// By itself: the first letter is put in title case where it is the table's own, "Today at 2:30 PM".
  case standalone
  /// Inside a sentence of the app's: as the table has it, "today at 2:30 PM".
  case inline
}

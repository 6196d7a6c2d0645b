/// Which messages and variants of a table have been said: filled only where goldens are checked for completeness.
///
/// Not for use by more than one task at a time; a table that has one is made for a single check.
final class Coverage: @unchecked Sendable {
  private(set) var variants: Set<Int> = []
  private(set) var patterns: Set<Int32> = []

  init() {}

  func visit(variant: Int) { variants.insert(variant) }
  func visit(pattern: PatternReference) { patterns.insert(pattern.start) }

  /// Begins anew.
  func forget() {
    variants = []
    patterns = []
  }
}

/// Which messages and variants of a table have been said: filled only where goldens are checked for completeness.
///
/// Not for use by more than one task at a time; a table that has one is made for a single check.
package final class Coverage: @unchecked Sendable {
  /// What was said at some moment.
  package struct Said: Sendable {
    package internal(set) var variants: Set<Int> = []
    package internal(set) var patterns: Set<Int32> = []

    package init() {}

    package mutating func add(_ other: Said) {
      variants.formUnion(other.variants)
      patterns.formUnion(other.patterns)
    }
  }

  /// What has been said so far.
  package var said = Said()
  /// The arguments that each message was first said with by its id.
  package private(set) var calls: [String: [String: Argument]] = [:]
  /// Where the table's patterns and variants come from.
  var places = TablePlaces()

  init() {}

  var variants: Set<Int> { said.variants }

  func visit(variant: Int) { said.variants.insert(variant) }
  func visit(pattern: PatternReference) { said.patterns.insert(pattern.start) }

  func note(_ id: PhraseID, _ arguments: [String: Argument]) {
    if calls[id.description] == nil { calls[id.description] = arguments }
  }

  /// Begins anew.
  func forget() { said = Said() }
}

/// Where the patterns and variants of a table stand in its sources.
struct TablePlaces {
  /// Where the value of a message or term, or an attribute, stands.
  struct Place {
    /// As tables refer to it: `greeting`, `greeting.title`, `-brand`.
    var name: String
    /// The number of its source; an overlay's come first.
    var source: Int
    /// The name of its file.
    var file: String
    /// The line of its name, from 1.
    var line: Int
  }

  /// By the start of the pattern.
  var patterns: [Int32: Place] = [:]
  /// The line of each variant, from 1, by its index.
  var variants: [Int: Int] = [:]
}

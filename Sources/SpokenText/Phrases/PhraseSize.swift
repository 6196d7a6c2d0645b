// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The number and depth of nested phrases, which are limited.
struct PhraseSize: Sendable, Hashable {
  /// The number of nested phrases, including the phrase itself.
  private var count: UInt32
  /// The depth of nested phrases.
  private var depth: UInt8

  /// The size of a phrase without nested phrases.
  static let one = PhraseSize(count: 1, depth: 1)

  private static let maximumCount: UInt32 = 100_000
  private static let maximumDepth: UInt8 = 32

  private init(count: UInt32, depth: UInt8) { (self.count, self.depth) = (count, depth) }

  /// Creates the size of a phrase that contains phrases of these sizes.
  init(containing inner: PhraseSize...) {
    self = .one
    for size in inner { add(size) }
  }

  /// Adds the size of a nested phrase.
  mutating func add(_ inner: PhraseSize) {
    count = min(count + min(inner.count, Self.maximumCount), 2 * Self.maximumCount)
    depth = max(depth, inner.depth + 1)
  }

  /// `true` if the size exceeds a limit.
  var isTooLarge: Bool { count > Self.maximumCount || depth > Self.maximumDepth }
}

/// Nested phrases with their total size, which is computed once.
struct PhraseList: Sendable, Hashable {
  let phrases: [Phrase]
  let size: PhraseSize

  init(_ phrases: [Phrase]) {
    var size = PhraseSize.one
    for phrase in phrases { size.add(phrase.size) }
    self.phrases = phrases
    self.size = size
  }
}

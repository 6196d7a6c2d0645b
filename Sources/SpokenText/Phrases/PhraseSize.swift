// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The size of a phrase, which is limited.
struct PhraseSize: Sendable, Hashable {
  /// The number of phrases in it, including itself.
  private var count: UInt32
  /// How deep they nest.
  private var depth: UInt8

  /// The size of a phrase that contains no others.
  static let one = PhraseSize(count: 1, depth: 1)

  private static let maximumCount: UInt32 = 100_000
  private static let maximumDepth: UInt8 = 32

  private init(count: UInt32, depth: UInt8) { (self.count, self.depth) = (count, depth) }

  /// Creates the size of a phrase that contains phrases of these sizes.
  init(containing inner: PhraseSize...) {
    self = .one
    for size in inner { add(size) }
  }

  /// Adds a phrase to those that the phrase contains.
  mutating func add(_ inner: PhraseSize) {
    count = min(count + min(inner.count, Self.maximumCount), 2 * Self.maximumCount)
    depth = max(depth, inner.depth + 1)
  }

  /// Whether no phrase may have this size.
  var isTooLarge: Bool { count > Self.maximumCount || depth > Self.maximumDepth }
}

/// Phrases that a phrase contains, with their size, which is counted once.
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

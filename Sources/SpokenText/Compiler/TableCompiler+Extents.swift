// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Drafts are measured together with their references, so that no phrase of a table is too long.
extension TableCompiler {
  /// The length and depth of a draft, with its references.
  struct Extent {
    /// The number of instructions. A text counts as one for each ``Draft/bytesPerInstruction`` bytes.
    var length: Int
    /// How many references follow one another.
    var depth: Int

    static let maximumLength = 20_000

    /// A chain of references must not exhaust a stack of 512 KB, even in a debug build. The evaluator limits what a table
    /// cannot: cycles, and phrases that are given as arguments.
    static let maximumDepth = 50
  }

  /// Measures all drafts that have references, and marks the references that exceed the limits. These count as 1, and so do
  /// references within a cycle.
  ///
  /// - Returns: The numbers of the drafts' strongly connected components, or nil if there is no cycle.
  mutating func measureAll() -> [Int]? {
    let components = StrongComponents(
      of: drafts.map { draft in draft.references.compactMap { references[$0].target } })
    var isCyclic = false
    for draft in components.order {
      var extent = Extent(length: drafts[draft].weight, depth: 0)
      for index in drafts[draft].references {
        guard let target = references[index].target else { continue }
        if components.numbers[target] == components.numbers[draft] {
          isCyclic = true
          extent.length += 1
        } else if let inner = drafts[target].extent, extent.length + inner.length <= Extent.maximumLength,
          inner.depth + 1 < Extent.maximumDepth
        {
          extent = Extent(length: extent.length + inner.length, depth: max(extent.depth, inner.depth + 1))
        } else {
          references[index].isCut = true
          extent.length += 1
        }
      }
      drafts[draft].extent = extent
    }
    return isCyclic ? components.numbers : nil
  }
}

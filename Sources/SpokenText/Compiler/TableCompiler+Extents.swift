// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Limits the length of each phrase, including its references.
extension TableCompiler {
  /// The length and depth of a value or an attribute, including its references.
  struct Extent {
    /// The number of instructions. A text counts as one for each ``Draft/bytesPerInstruction`` bytes.
    var length: Int
    /// The length of the longest chain of references.
    var depth: Int

    static let maximumLength = 20_000

    /// Prevents an overflow of a 512 KB stack, even in a debug build. The compiler can't measure cycles and phrases in
    /// arguments, so the evaluator limits those.
    static let maximumDepth = 50
  }

  /// Measures all values and attributes that have references. Marks the references that are part of a cycle or exceed
  /// the limits. A marked reference counts as one instruction.
  mutating func measureReferences() {
    let referring = drafts.indices.filter { !drafts[$0].references.isEmpty }
    /// The node of each draft, or `nil` if the draft refers to nothing.
    var nodes = [Int32?](repeating: nil, count: drafts.count)
    for (node, draft) in referring.enumerated() { nodes[draft] = Int32(node) }
    let components = StrongComponents(
      of: referring.map { draft in
        drafts[draft].references.compactMap { references[$0].target.flatMap { nodes[$0] }.map { Int($0) } }
      })
    var extents = referring.map { Extent(length: drafts[$0].weight, depth: 0) }
    for node in components.order {
      var extent = extents[node]
      for index in drafts[referring[node]].references {
        guard let target = references[index].target else { continue }
        let targetNode = nodes[target].map { Int($0) }
        let inner = targetNode.map { extents[$0] } ?? Extent(length: drafts[target].weight, depth: 0)
        if targetNode.map({ components.numbers[$0] }) == components.numbers[node] {
          references[index].isCyclic = true
          extent.length += 1
        } else if extent.length + inner.length <= Extent.maximumLength, inner.depth + 1 < Extent.maximumDepth {
          extent = Extent(length: extent.length + inner.length, depth: max(extent.depth, inner.depth + 1))
        } else {
          references[index].isCut = true
          extent.length += 1
        }
      }
      extents[node] = extent
    }
  }
}

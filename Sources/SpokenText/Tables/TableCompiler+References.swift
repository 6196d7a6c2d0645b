// References between messages are settled once all are compiled: those that lead back to where they come from are
// guarded, those that would unfold into more than anybody could hear are cut.
extension TableCompiler {
  /// The most that a message may come to when its references are followed: instructions, and 64 bytes of text for one.
  private static let longest = 20_000

  /// How many references may lead on to one another, so that no table can exhaust the stack: not even in a debug build
  /// on a thread with 512 KB of it.
  private static let deepest = 50

  mutating func resolveReferences() {
    guard drafts.contains(where: { !$0.edges.isEmpty }) else { return }
    let components = strongComponents()
    var sizes: [Int?] = Array(repeating: nil, count: drafts.count)
    var depths = Array(repeating: 0, count: drafts.count)
    for index in drafts.indices { measure(index, components, &sizes, &depths) }
    for (index, draft) in drafts.enumerated() {
      for edge in draft.edges {
        let target = drafts[edge.target].reference
        if components[index] == components[edge.target] {
          let name = drafts[edge.target].name
          report("“\(draft.name)” comes back to itself through “\(name)”.", at: edge.offset, in: sources[draft.source])
          let fault = fault(.cyclicReference, name)
          switch edge.site {
          case .instruction(let site):
            table.guarded.append(GuardedReference(pattern: target, fault: fault))
            table.instructions[site] = .guarded(UInt32(table.guarded.count - 1))
          case .term: put(fault, at: edge.site)
          }
        } else if edge.isCut {
          report(
            "With “\(drafts[edge.target].name)” this unfolds into more than \(Self.longest) parts, or \(Self.deepest) deep; "
              + "it is left out.",
            at: edge.offset, in: sources[draft.source])
          put(fault(.tooLong, drafts[edge.target].name), at: edge.site)
        } else {
          switch edge.site {
          case .instruction(let site): table.instructions[site] = .pattern(target)
          case .term(let site): table.termCalls[site].pattern = target
          }
        }
      }
    }
  }

  /// How much a draft comes to, and how deep its references go; those that would make it too much are cut and count
  /// once. So do those inside a component, which a guard cuts.
  private mutating func measure(_ index: Int, _ components: [Int], _ sizes: inout [Int?], _ depths: inout [Int]) {
    guard sizes[index] == nil else { return }
    // An explicit stack: a chain of references may be as long as a hostile file.
    var stack = [index]
    while let top = stack.last {
      if sizes[top] != nil {
        stack.removeLast()
        continue
      }
      let open = drafts[top].edges.filter { components[$0.target] != components[top] && sizes[$0.target] == nil }
      guard open.isEmpty else {
        stack += open.map(\.target)
        continue
      }
      var (size, depth) = (drafts[top].weight, 0)
      for (number, edge) in drafts[top].edges.enumerated() {
        guard components[edge.target] != components[top], let inner = sizes[edge.target],
          size + inner <= Self.longest, depths[edge.target] + 1 < Self.deepest
        else {
          drafts[top].edges[number].isCut = true
          size += 1
          continue
        }
        size += inner
        depth = max(depth, depths[edge.target] + 1)
      }
      (sizes[top], depths[top]) = (size, depth)
      stack.removeLast()
    }
  }

  /// For each draft the number of its strongly connected component (Tarjan's algorithm, without recursion); a draft
  /// that no path leads back to is alone, and its edge to itself is inside its component.
  private func strongComponents() -> [Int] {
    var order = 0
    var indexes = Array(repeating: -1, count: drafts.count)
    var lows = indexes
    var components = indexes
    var isOnPath = Array(repeating: false, count: drafts.count)
    var path: [Int] = []
    var found = 0
    for root in drafts.indices where indexes[root] < 0 {
      var work = [(node: root, edge: 0)]
      while let (node, edge) = work.last {
        if edge == 0 {
          indexes[node] = order
          lows[node] = order
          order += 1
          path.append(node)
          isOnPath[node] = true
        }
        if edge < drafts[node].edges.count {
          work[work.count - 1].edge += 1
          let target = drafts[node].edges[edge].target
          if indexes[target] < 0 {
            work.append((target, 0))
          } else if isOnPath[target] {
            lows[node] = min(lows[node], indexes[target])
          }
          continue
        }
        work.removeLast()
        if let parent = work.last?.node { lows[parent] = min(lows[parent], lows[node]) }
        if lows[node] == indexes[node] {
          while let member = path.popLast() {
            isOnPath[member] = false
            components[member] = found
            if member == node { break }
          }
          found += 1
        }
      }
    }
    return components
  }
}

// References are resolved when all drafts are compiled. References within a cycle are guarded; references that would make
// a message far too long or too deep are cut.
extension TableCompiler {
  /// How long a message may be with all that it refers to: its instructions, and one for each 64 bytes of text.
  private static let longest = 20_000

  /// How many references may follow one another, so that a chain of them does not exhaust a stack of 512 KB, even in a
  /// debug build. The evaluator limits what a table cannot: cycles, and phrases given as arguments.
  private static let deepest = 50

  /// Resolves the references of the drafts from `first` on. Earlier drafts are resolved, and never refer to these: what
  /// they refer to was compiled with them.
  mutating func resolveReferences(from first: Int) {
    let fresh = first..<drafts.count
    sizes += repeatElement(-1, count: fresh.count)
    depths += repeatElement(0, count: fresh.count)
    guard drafts[fresh].contains(where: { !$0.edges.isEmpty }) else {
      for index in fresh { sizes[index] = drafts[index].weight }
      return
    }
    let components = strongComponents(from: first)
    for index in fresh { measure(index, components) }
    for index in fresh {
      current = index
      let draft = drafts[index]
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

  /// Computes a draft's length with all that it refers to, and its depth, and marks the references that exceed the
  /// limits. These, and references within a cycle, count as 1.
  private mutating func measure(_ index: Int, _ components: [Int]) {
    guard sizes[index] < 0 else { return }
    // An explicit stack, because a chain of references may be as long as the file.
    var stack = [index]
    while let top = stack.last {
      if sizes[top] >= 0 {
        stack.removeLast()
        continue
      }
      let open = drafts[top].edges.filter { components[$0.target] != components[top] && sizes[$0.target] < 0 }
      guard open.isEmpty else {
        stack += open.map(\.target)
        continue
      }
      var (size, depth) = (drafts[top].weight, 0)
      for (number, edge) in drafts[top].edges.enumerated() {
        let inner = sizes[edge.target]
        guard components[edge.target] != components[top], inner >= 0, size + inner <= Self.longest,
          depths[edge.target] + 1 < Self.deepest
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

  /// The number of each draft's strongly connected component, -1 for drafts before `first` (Tarjan's algorithm, without
  /// recursion). A draft in no cycle is a component of its own; a reference to itself is within it.
  private func strongComponents(from first: Int) -> [Int] {
    var order = 0
    var indexes = Array(repeating: -1, count: drafts.count)
    var lows = indexes
    var components = indexes
    var isOnPath = Array(repeating: false, count: drafts.count)
    var path: [Int] = []
    var found = 0
    for root in first..<drafts.count where indexes[root] < 0 {
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
          if target < first {
            continue
          } else if indexes[target] < 0 {
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

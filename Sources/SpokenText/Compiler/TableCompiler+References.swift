internal import SpokenTextFluent

// References are resolved when all drafts are compiled. References within a cycle are guarded; references that would make
// a message far too long or too deep are cut.
extension TableCompiler {
  /// How long a message may be with all that it refers to: its instructions, and one for each 64 bytes of text.
  private static let longest = Int32(20_000)

  /// How many references may follow one another, so that a chain of them does not exhaust a stack of 512 KB, even in a
  /// debug build. The evaluator limits what a table cannot: cycles, and phrases given as arguments.
  private static let deepest = Int8(50)

  /// Puts what each reference refers to in its place.
  mutating func resolveReferences() {
    guard !edges.isEmpty else { return }
    for draft in drafts.indices where !drafts[draft].edges.isEmpty {
      place = Place(draft, drafts[draft])
      for edge in drafts[draft].edges { find(edge, in: sources[Int(drafts[draft].source)]) }
    }
    let components = measureAll()
    for index in drafts.indices where !drafts[index].edges.isEmpty {
      place = Place(index, drafts[index])
      for number in drafts[index].edges where edges[number].target >= 0 { put(edges[number], of: index, components) }
    }
  }

  /// Finds the draft that a reference names; if there is none, puts a fault in its place.
  private mutating func find(_ number: Int, in source: TableSource) {
    let edge = edges[number]
    let (id, bytes) = (edge.id, source.bytes)
    let owner = (edge.isTerm ? terms.find(id, bytes, in: table.pool) : table.ids.find(id, bytes, in: table.pool))
      .map { Owner(isTerm: edge.isTerm, number: Int32($0)) }
    var name: String { (edge.isTerm ? "-" : "") + text(edge.id, in: source) + (attributeText.map { "." + $0 } ?? "") }
    var attributeText: String? { edge.attribute.map { text($0, in: source) } }
    if let attribute = edge.attribute {
      if let owner, let word = table.words.find(attribute, bytes, in: table.pool),
        let target = self.attribute(SelectorKey(index: UInt32(word)), of: owner, messageDraft(of: owner))
      {
        edges[number].target = target
      } else {
        miss(.unknownAttribute, name, "There is no attribute “\(name)”.", edge, in: source)
      }
    } else if let owner {
      let value = messageDraft(of: owner).value
      if value >= 0 {
        edges[number].target = Int(value)
      } else {
        miss(
          .noValue, name, "The message “\(name)” has attributes only; name the one that is meant.", edge, in: source)
      }
    } else {
      miss(
        edge.isTerm ? .unknownTerm : .unknownMessage, name,
        "There is no \(edge.isTerm ? "term" : "message") “\(name)”.", edge, in: source)
    }
  }

  private mutating func miss(
    _ kind: SpeechFault.Kind, _ name: String, _ sentence: String, _ edge: Edge, in source: TableSource
  ) {
    report(sentence, at: edge.offset, in: source)
    put(fault(kind, name), at: edge.site)
  }

  /// Puts what one reference refers to in its place.
  private mutating func put(_ edge: Edge, of index: Int, _ components: [Int]) {
    let source = sources[Int(drafts[index].source)]
    let target = drafts[edge.target]
    if !components.isEmpty, components[index] == components[edge.target] {
      let name = name(of: target)
      report(
        "“\(self.name(of: drafts[index]))” comes back to itself through “\(name)”.", at: edge.offset, in: source)
      let fault = fault(.cyclicReference, name)
      switch edge.site {
      case .instruction(let site):
        table.guarded.append(GuardedReference(pattern: target.reference, fault: fault))
        table.instructions[site] = .guarded(UInt32(table.guarded.count - 1))
      case .term: put(fault, at: edge.site)
      }
    } else if edge.isCut {
      let name = name(of: target)
      report(
        "With “\(name)” this unfolds into more than \(Self.longest) parts, or \(Self.deepest) deep; it is left out.",
        at: edge.offset, in: source)
      put(fault(.tooLong, name), at: edge.site)
    } else {
      switch edge.site {
      case .instruction(let site): table.instructions[site] = .pattern(target.reference)
      case .term(let site): table.termCalls[site].pattern = target.reference
      }
    }
  }

  /// Measures all drafts, and returns the numbers of their strongly connected components if there is a cycle, otherwise
  /// nothing.
  private mutating func measureAll() -> [Int] {
    sizes = GrowingBuffer(repeating: -1, count: drafts.count)
    depths = GrowingBuffer(repeating: 0, count: drafts.count)
    var stack = GrowingBuffer<Int>()
    if drafts.indices.allSatisfy({ measure($0, [], &stack) }) { return [] }
    let components = strongComponents()
    sizes = GrowingBuffer(repeating: -1, count: drafts.count)
    for index in edges.indices { edges[index].isCut = false }
    for index in drafts.indices { _ = measure(index, components, &stack) }
    return components
  }

  /// Computes a draft's length with all that it refers to, and its depth, and marks the references that exceed the
  /// limits. These, and references within a cycle, count as 1.
  ///
  /// - Parameters:
  ///   - components: Nothing as long as no cycle is known. Then false says that there is one.
  ///   - stack: Holds what is being measured, because a chain of references may be as long as the file.
  private mutating func measure(_ index: Int, _ components: [Int], _ stack: inout GrowingBuffer<Int>) -> Bool {
    guard sizes[index] < 0 else { return true }
    guard !drafts[index].edges.isEmpty else {
      sizes[index] = drafts[index].weight
      return true
    }
    stack.removeAll()
    stack.append(index)
    while !stack.isEmpty {
      let top = stack[stack.count - 1]
      if sizes[top] >= 0 {
        stack.removeAll(from: stack.count - 1)
        continue
      }
      let open = stack.count
      sizes[top] = Self.isOpen
      for edge in drafts[top].edges {
        let target = edges[edge].target
        guard target >= 0, sizes[target] < 0 else { continue }
        if components.isEmpty {
          if sizes[target] == Self.isOpen { return false }
        } else if components[target] == components[top] {
          continue
        }
        if drafts[target].edges.isEmpty {
          sizes[target] = drafts[target].weight
        } else {
          stack.append(target)
        }
      }
      guard stack.count == open else { continue }
      var (size, depth) = (drafts[top].weight, Int8(0))
      for edge in drafts[top].edges where edges[edge].target >= 0 {
        let target = edges[edge].target
        let inner = sizes[target]
        guard inner >= 0, components.isEmpty || components[target] != components[top], inner <= Self.longest - size,
          depths[target] + 1 < Self.deepest
        else {
          edges[edge].isCut = true
          size += 1
          continue
        }
        size += inner
        depth = max(depth, depths[target] + 1)
      }
      (sizes[top], depths[top]) = (size, depth)
      stack.removeAll(from: stack.count - 1)
    }
    return true
  }

  /// In the place of the length of a draft whose references are being measured.
  private static let isOpen = Int32(-2)

  /// The number of each draft's strongly connected component (Tarjan's algorithm, without recursion). A draft in no
  /// cycle is a component of its own; a reference to itself is within it.
  private func strongComponents() -> [Int] {
    var order = 0
    var indexes = [Int](repeating: -1, count: drafts.count)
    var lows = indexes
    var components = indexes
    var isOnPath = [Bool](repeating: false, count: drafts.count)
    var path: [Int] = []
    var found = 0
    var work: [(node: Int, edge: Int)] = []
    for root in drafts.indices where indexes[root] < 0 {
      if drafts[root].edges.isEmpty {
        indexes[root] = order
        components[root] = found
        (order, found) = (order + 1, found + 1)
        continue
      }
      work.append((root, 0))
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
          let target = edges[drafts[node].edges.lowerBound + edge].target
          if target < 0 {
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

// The letter classes that HEAD and TAIL distinguish are terms, which may stand anywhere.
extension TableCompiler {
  mutating func resolveLetterClasses() {
    var classes = [Int32](repeating: -1, count: termDrafts.count)
    for number in termDrafts.indices where termDrafts[number].value >= 0 {
      let (term, message) = (terms[number], termDrafts[number])
      guard table.pool.starts(term, with: "head-") || table.pool.starts(term, with: "tail-"),
        let list = plainText(of: Int(message.value))
      else { continue }
      classes[number] = Int32(table.letterClasses.count)
      table.letterClasses.append(LetterClass(name: text(term), list: text(list), letterCase: LetterCase(table.tag)))
    }
    for variant in letterVariants {
      let source = sources[variant.source]
      let key = text(variant.key, in: source)
      if let term = terms.find("\(variant.end.rawValue)-\(key)", in: table.pool), classes[term] >= 0 {
        table.variants[variant.variant].letterClass = classes[term]
      } else if !variant.isDefault {
        report(
          "There is no letter class “\(key)”: write it as the term “-\(variant.end.rawValue)-\(key)”.",
          at: variant.key.lowerBound, in: source)
      }
    }
  }
}

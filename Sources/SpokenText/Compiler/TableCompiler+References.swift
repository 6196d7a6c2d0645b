// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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
    var edge = 0
    while edge < edges.count {
      // The references of a source stand side by side.
      let number = drafts[edges[edge].draft].source
      let source = sources[Int(number)]
      repeat {
        find(edge, in: source)
        edge += 1
      } while edge < edges.count && drafts[edges[edge].draft].source == number
    }
    let components = measureAll()
    for edge in edges.indices where edges[edge].target >= 0 { put(edges[edge], components) }
  }

  /// Finds the draft that a reference names; if there is none, puts a fault in its place.
  private mutating func find(_ number: Int, in source: TableSource) {
    let edge = edges[number]
    let (id, bytes) = (edge.id, source.bytes)
    let owner = (edge.isTerm ? terms.find(id, bytes, in: table.pool) : message(id, bytes))
      .map { Owner(isTerm: edge.isTerm, number: Int32($0)) }
    var name: String { (edge.isTerm ? "-" : "") + text(edge.id, in: source) + (attributeText.map { "." + $0 } ?? "") }
    var attributeText: String? { edge.attribute.map { text($0, in: source) } }
    if let attribute = edge.attribute {
      if let owner, let word = table.words.find(attribute, bytes, in: table.pool),
        let target = self.attribute(SelectorKey(index: UInt32(word)), of: owner, messageDraft(of: owner))
      {
        edges[number].target = target
      } else {
        miss(.unknownAttribute, name, "unknown attribute '\(name)'", edge, in: source)
      }
    } else if let owner {
      let value = messageDraft(of: owner).value
      if value >= 0 {
        edges[number].target = Int(value)
      } else {
        miss(
          .noValue, name, "message '\(name)' has only attributes; refer to one of them", edge, in: source)
      }
    } else {
      miss(
        edge.isTerm ? .unknownTerm : .unknownMessage, name,
        "unknown \(edge.isTerm ? "term" : "message") '\(name)'", edge, in: source)
    }
  }

  private mutating func miss(
    _ kind: SpeechFault.Kind, _ name: String, _ sentence: String, _ edge: Edge, in source: TableSource
  ) {
    report(sentence, at: edge.offset, in: source)
    place = Place(edge.draft, drafts[edge.draft])
    put(fault(kind, name), at: edge.site)
  }

  /// Puts what one reference refers to in its place.
  private mutating func put(_ edge: Edge, _ components: [Int]) {
    var source: TableSource { sources[Int(drafts[edge.draft].source)] }
    let target = drafts[edge.target]
    if !components.isEmpty, components[edge.draft] == components[edge.target] {
      let name = name(of: target)
      place = Place(edge.draft, drafts[edge.draft])
      report(
        "circular reference: '\(self.name(of: drafts[edge.draft]))' refers to itself through '\(name)'",
        at: edge.offset, in: source)
      let fault = fault(.cyclicReference, name)
      switch edge.site {
      case .instruction(let site):
        table.guarded.append(GuardedReference(pattern: target.reference, fault: fault))
        table.instructions[site] = .guarded(UInt32(table.guarded.count - 1))
      case .term: put(fault, at: edge.site)
      }
    } else if edge.isCut {
      let name = name(of: target)
      place = Place(edge.draft, drafts[edge.draft])
      report(
        "too many references: '\(name)' expands to more than \(Self.longest) parts or \(Self.deepest) levels; it is omitted",
        at: edge.offset, in: source)
      put(fault(.tooLong, name), at: edge.site)
    } else {
      switch edge.site {
      case .instruction(let site):
        let text = target.reference.text
        table.instructions[site] = text.map { .text(start: $0.start, count: $0.count) } ?? .pattern(target.reference)
      case .term(let site): table.termCalls[site].pattern = target.reference
      }
    }
  }

  /// Measures all drafts, and returns the numbers of their strongly connected components if there is a cycle, otherwise
  /// nothing.
  private mutating func measureAll() -> [Int] {
    var stack = GrowingBuffer<Int>()
    if edges.indices.allSatisfy({ measure(edges[$0].draft, [], &stack) }) { return [] }
    let components = strongComponents()
    for index in edges.indices {
      edges[index].isCut = false
      drafts[edges[index].draft].size = Draft.unmeasured
    }
    for index in edges.indices { _ = measure(edges[index].draft, components, &stack) }
    return components
  }

  /// Computes a draft's length with all that it refers to, and its depth, and marks the references that exceed the
  /// limits. These, and references within a cycle, count as 1.
  ///
  /// - Parameters:
  ///   - components: Nothing as long as no cycle is known. Then false says that there is one.
  ///   - stack: Holds what is being measured, because a chain of references may be as long as the file.
  private mutating func measure(_ index: Int, _ components: [Int], _ stack: inout GrowingBuffer<Int>) -> Bool {
    guard drafts[index].size < 0 else { return true }
    stack.removeAll()
    stack.append(index)
    while !stack.isEmpty {
      let top = stack[stack.count - 1]
      if drafts[top].size >= 0 {
        stack.removeAll(from: stack.count - 1)
        continue
      }
      let open = stack.count
      drafts[top].size = Self.isOpen
      for edge in edges(of: top) {
        let target = edges[edge].target
        guard target >= 0, drafts[target].size < 0 else { continue }
        if components.isEmpty {
          if drafts[target].size == Self.isOpen { return false }
        } else if components[target] == components[top] {
          continue
        }
        stack.append(target)
      }
      guard stack.count == open else { continue }
      var (size, depth) = (Int32(drafts[top].weight), Int8(0))
      for edge in edges(of: top) where edges[edge].target >= 0 {
        let target = edges[edge].target
        let inner = drafts[target].size
        guard inner >= 0, components.isEmpty || components[target] != components[top], inner <= Self.longest - size,
          drafts[target].depth + 1 < Self.deepest
        else {
          edges[edge].isCut = true
          size += 1
          continue
        }
        size += inner
        depth = max(depth, drafts[target].depth + 1)
      }
      (drafts[top].size, drafts[top].depth) = (size, depth)
      stack.removeAll(from: stack.count - 1)
    }
    return true
  }

  /// In the place of the length of a draft whose references are being measured.
  private static let isOpen = Int32(-2)

  /// The number of each draft's strongly connected component (Tarjan's algorithm, without recursion). A draft in no
  /// cycle is a component of its own; a reference to itself is within it.
  private mutating func strongComponents() -> [Int] {
    var order = 0
    var indexes = [Int](repeating: -1, count: drafts.count)
    var lows = indexes
    var components = indexes
    var isOnPath = [Bool](repeating: false, count: drafts.count)
    var path: [Int] = []
    var found = 0
    var work: [(node: Int, edge: Int)] = []
    for root in drafts.indices where indexes[root] < 0 {
      if edges(of: root).isEmpty {
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
        if edge < edges(of: node).count {
          work[work.count - 1].edge += 1
          let target = edges[Int(drafts[node].firstEdge) + edge].target
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
    var classes = GrowingBuffer<Int32>(repeating: -1, count: termDrafts.count)
    let letterCase = LetterCase(table.tag)
    for number in termDrafts.indices where termDrafts[number].value >= 0 {
      let (term, message) = (terms[number], termDrafts[number])
      guard LetterEnd.allCases.contains(where: { table.pool.starts(term, with: $0.prefix) }),
        let list = plainText(of: Int(message.value))
      else { continue }
      classes[number] = Int32(table.letterClasses.count)
      table.letterClasses.append(LetterClass(table.pool.bytes[list], letterCase: letterCase))
    }
    for index in letterVariants.indices {
      let variant = letterVariants[index]
      let (source, key) = (sources[variant.source], variant.key.range)
      if let term = letterTerm(key, of: variant.end, in: source), classes[term] >= 0 {
        table.variants[variant.variant].letterClass = classes[term]
      } else if !variant.isDefault {
        let name = text(key, in: source)
        report(
          "unknown letter class '\(name)'; declare it as the term '-\(variant.end.prefix)\(name)'",
          at: key.lowerBound, in: source)
      }
    }
  }

  /// The number of the term in which the letters of a class are written, `-head-vowel` for `[vowel]`, or nil.
  private mutating func letterTerm(_ key: SourceRange, of end: LetterEnd, in source: TableSource) -> Int? {
    let start = table.pool.count
    defer { table.pool.removeAll(from: start) }
    let prefix = SourceBytes(end.prefix)
    prefix.append(prefix.indices, to: &table.pool)
    source.bytes.append(key, to: &table.pool)
    return terms.find(start..<table.pool.count, in: table.pool)
  }
}

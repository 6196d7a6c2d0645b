// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Resolves references after all values and attributes have been compiled. References in a cycle are guarded. When such
// a reference would repeat, the evaluator reports a fault. References that would make a message too long or too deeply
// nested are replaced by faults.
extension TableCompiler {
  mutating func resolveReferences() {
    for index in references.indices { findTarget(ofReference: index) }
    measureReferences()
    for reference in references {
      guard let target = reference.target else { continue }
      currentDraft = reference.draft
      if reference.isCyclic {
        guardCycle(reference, drafts[target])
      } else if reference.isCut {
        cut(reference, drafts[target])
      } else {
        put(drafts[target].reference, at: reference.site)
      }
    }
  }

  /// Finds the target of a reference. If the target doesn't exist, replaces the reference with a fault.
  private mutating func findTarget(ofReference index: Int) {
    let reference = references[index]
    let number = number(of: reference, in: .app) ?? number(of: reference, in: .library)
    guard let message = number.map({ messageDraft(of: Owner(isTerm: reference.isTerm, number: $0)) }) else {
      if reference.attribute != nil { return missAttribute(of: reference) }
      let kind = reference.isTerm ? "term" : "message"
      return miss(reference, reference.isTerm ? .unknownTerm : .unknownMessage, "unknown \(kind) '\(reference.name)'")
    }
    if let attribute = reference.attribute {
      references[index].target = attributeName(attribute).flatMap { message.attribute($0) }
      if references[index].target == nil { missAttribute(of: reference) }
    } else if let value = message.value {
      references[index].target = value
    } else {
      miss(
        reference, .noValue, "message '\(reference.name)' has only attributes; refer to one of them")
    }
  }

  /// Returns the number of the referenced message or term. An app's own messages are visible only in the app's files.
  private func number(of reference: Reference, in space: Namespace) -> Int? {
    guard space == .library || sources[reference.location.source].isOverlay else { return nil }
    return reference.isTerm ? terms.find(reference.id, in: space) : message(reference.id, in: space)
  }

  private mutating func missAttribute(of reference: Reference) {
    miss(reference, .unknownAttribute, "unknown attribute '\(reference.name)'")
  }

  private mutating func miss(_ reference: Reference, _ kind: SpeechFault.Kind, _ message: String) {
    report(message, at: reference.location)
    currentDraft = reference.draft
    put(fault(kind, reference.name), at: reference.site)
  }

  private mutating func guardCycle(_ reference: Reference, _ target: Draft) {
    let targetName = name(of: target)
    report(
      "circular reference: '\(name(of: drafts[reference.draft]))' refers to itself through '\(targetName)'",
      at: reference.location)
    let fault = fault(.cyclicReference, targetName)
    switch reference.site {
    case .instruction(let site):
      table.guarded.append(GuardedReference(pattern: target.reference, fault: fault))
      table.instructions[site] = .guarded(UInt32(table.guarded.count - 1))
    case .termCall:
      put(fault, at: reference.site)
    }
  }

  private mutating func cut(_ reference: Reference, _ target: Draft) {
    let targetName = name(of: target)
    report(
      "too many references: '\(targetName)' expands to more than \(Extent.maximumLength) parts or \(Extent.maximumDepth) levels; it is omitted",
      at: reference.location)
    put(fault(.tooLong, targetName), at: reference.site)
  }

  private mutating func put(_ pattern: PatternReference, at site: Reference.Site) {
    switch site {
    case .instruction(let site):
      let text = pattern.text.map { Instruction.text(start: $0.start, count: $0.count) }
      table.instructions[site] = text ?? .pattern(pattern)
    case .termCall(let call):
      table.termCalls[call].pattern = pattern
    }
  }

  private mutating func put(_ fault: UInt32, at site: Reference.Site) {
    switch site {
    case .instruction(let site): table.instructions[site] = .fault(fault)
    case .termCall(let call): table.termCalls[call].pattern = append(.fault(fault))
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// What of ours a table lacks or has broken. Broken words of an overlay or of a regional child give way to the next
// source's; where there are none, the message is said in another language, see ``Speaker``.
extension TableCompiler {
  /// Words that are left out because they are broken and a later source has others.
  struct BrokenWords {
    fileprivate var locations: Set<Location> = []
    /// What is wrong with them, by the names of their messages and attributes.
    fileprivate var faults: [String: SpeechFault] = [:]

    var isEmpty: Bool { locations.isEmpty }

    /// What is wrong with the words that others stand for.
    func fault(of name: String) -> SpeechFault? { faults[name] }
  }

  /// Whether the words of a name are among those that are left out.
  func leavesOut(_ name: Identifier) -> Bool {
    brokenWords.locations.contains(Location(source: sourceIndex, name.range.lowerBound))
  }

  /// The words to leave out when the sources are compiled once more; nil if there are no others for any that are broken.
  var moreBrokenWords: BrokenWords? {
    var words = brokenWords
    for (number, fault) in found where drafts[number].hasOther {
      let draft = drafts[number]
      words.locations.insert(draft.location)
      let name = name(of: draft)
      if words.faults[name] == nil { words.faults[name] = placed(fault, at: draft.location) }
    }
    return words.locations.count > brokenWords.locations.count ? words : nil
  }

  /// Notes a fault in the current draft. Returns the fault as the table stores it, with the message that it breaks.
  mutating func spoil(_ fault: SpeechFault) -> TableFault {
    found.append((currentDraft, fault))
    let draft = drafts[currentDraft]
    let isOurs = !draft.owner.isTerm && draft.owner.number < BuiltInMessage.ids.count
    if !sources[draft.location.source].isOverlay || isOurs {
      return TableFault(fault: placed(fault, at: draft.location), message: name(of: draft))
    }
    // An app's message refers to a message of ours that doesn't exist.
    let isUnknown = fault.kind == .unknownMessage || fault.kind == .noValue
    return TableFault(
      fault: fault, message: isUnknown && BuiltInMessage.number(of: fault.name) != nil ? fault.name : nil)
  }

  /// What stands in for a message of ours without words.
  mutating func standIn(for id: String) -> PatternReference {
    append(.fault(keep(TableFault(fault: SpeechFault(kind: .unknownMessage, name: id), message: id))))
  }

  private func placed(_ fault: SpeechFault, at location: Location) -> SpeechFault {
    let source = sources[location.source]
    var fault = fault
    fault.place = "\(source.file):\(source.line(of: location.offset))"
    return fault
  }
}

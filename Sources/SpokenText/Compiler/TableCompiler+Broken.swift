// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// Handles missing and invalid messages of the library. Invalid words in an overlay or a regional table are replaced by
// those of the next source. If there aren't any, the message is taken from another language, see ``Speaker``.
extension TableCompiler {
  /// Invalid words of an overlay or a regional table that are omitted. The words of a less specific source, such as the
  /// language's table, replace them.
  struct BrokenWords {
    fileprivate var locations: Set<Location> = []
    /// The faults of these words, by the names of their messages and attributes.
    fileprivate var faults: [String: SpeechFault] = [:]

    var isEmpty: Bool { locations.isEmpty }

    /// Returns the fault of words that are replaced by others.
    func fault(of name: String) -> SpeechFault? { faults[name] }
  }

  func leavesOut(_ name: Identifier) -> Bool {
    brokenWords.locations.contains(Location(source: sourceIndex, name.range.lowerBound))
  }

  /// The words to omit when the sources are compiled again, or `nil` if no more invalid words can be replaced.
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

  /// Records a fault in the current draft. A draft is a value or an attribute. Returns the fault for the table, with
  /// the affected message.
  mutating func spoil(_ fault: SpeechFault) -> TableFault {
    found.append((currentDraft, fault))
    let draft = drafts[currentDraft]
    let isOurs = !draft.owner.isTerm && draft.owner.number < BuiltInMessage.ids.count
    if !sources[draft.location.source].isOverlay || isOurs {
      return TableFault(fault: placed(fault, at: draft.location), message: name(of: draft))
    }
    // An app's message may refer to one of the library's messages that is missing.
    let isUnknown = fault.kind == .unknownMessage || fault.kind == .noValue
    return TableFault(
      fault: fault, message: isUnknown && BuiltInMessage.number(of: fault.name) != nil ? fault.name : nil)
  }

  /// Returns a pattern that reports one of the library's messages as missing.
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

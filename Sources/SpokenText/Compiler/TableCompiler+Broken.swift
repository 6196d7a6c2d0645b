// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// Handles missing and invalid messages of the library. An invalid text in an app's overlay or a regional table is
// replaced by the next source's text. If no source has a valid text, the message is taken from another language, see
// ``Speaker``.
extension TableCompiler {
  /// The invalid texts of messages that are omitted. The text of a less specific source, such as the language's own
  /// table, replaces each of them.
  struct BrokenWords {
    fileprivate var locations: Set<Location> = []
    /// The fault of each omitted text, by the name of the message or attribute.
    fileprivate var faults: [String: SpeechFault] = [:]

    var isEmpty: Bool { locations.isEmpty }

    /// Returns the fault of an omitted text. Returns `nil` if no text of this message or attribute is omitted.
    func fault(of name: String) -> SpeechFault? { faults[name] }
  }

  func leavesOut(_ name: Identifier) -> Bool {
    brokenWords.locations.contains(Location(source: sourceIndex, name.range.lowerBound))
  }

  /// The texts to omit when the sources are compiled again. `nil` if no other invalid text has a replacement.
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

  /// Records a fault in the value or attribute that is being compiled. Returns the fault to store in the table, with
  /// the affected message.
  mutating func spoil(_ fault: SpeechFault) -> TableFault {
    found.append((currentDraft, fault))
    let draft = drafts[currentDraft]
    let isOurs = !draft.owner.isTerm && draft.owner.number < BuiltInMessage.ids.count
    if !sources[draft.location.source].isOverlay || isOurs {
      return TableFault(fault: placed(fault, at: draft.location), message: name(of: draft))
    }
    // If an app's message refers to a missing message of the library, the affected message is the library's.
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

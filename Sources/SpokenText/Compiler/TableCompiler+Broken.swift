// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// What of ours a table lacks or has broken. Broken words of an overlay or of a regional child give way to the next
// source's; where there are none, the message is said in another language, see ``Speaker``.
extension TableCompiler {
  /// A value or an attribute that is compiled or resolved at the moment.
  struct Place {
    fileprivate(set) var draft = 0
    fileprivate var owner = Owner(isTerm: false, number: 0)
    fileprivate var attribute = SelectorKey.none
    fileprivate var source = 0
    /// Where its name is in the source.
    fileprivate var offset = 0

    init() {}

    init(draft: Int, owner: Owner, attribute: SelectorKey, source: Int, offset: Int) {
      (self.draft, self.owner, self.attribute) = (draft, owner, attribute)
      (self.source, self.offset) = (source, offset)
    }

    init(_ number: Int, _ draft: Draft) {
      self.init(
        draft: number, owner: draft.owner, attribute: draft.attribute, source: Int(draft.source),
        offset: Int(draft.offset))
    }
  }

  /// Words that are left out because they are broken and a later source has others.
  final class BrokenWords {
    fileprivate struct Spot: Hashable {
      var source: Int
      var offset: Int
    }

    fileprivate var spots: Set<Spot> = []
    /// What is wrong with them, by the names of their messages and attributes.
    fileprivate var faults: [String: SpeechFault] = [:]
    /// What was found to be broken while this table was compiled: drafts with what is wrong.
    fileprivate var found: [(place: Place, fault: SpeechFault)] = []

    /// What is wrong with the words that others stand for.
    func fault(of name: @autoclosure () -> String) -> SpeechFault? { faults.isEmpty ? nil : faults[name()] }
  }

  /// Whether the words of a name are among those that are left out.
  func leavesOut(_ id: SourceRange) -> Bool {
    broken?.spots.contains(BrokenWords.Spot(source: currentSource, offset: id.lowerBound)) ?? false
  }

  /// The words to leave out when the sources are compiled once more; nil if there are no others for any that are broken.
  var brokenWords: BrokenWords? {
    guard let broken, broken.found.contains(where: { drafts[$0.place.draft].hasOther }) else { return nil }
    let next = BrokenWords()
    (next.spots, next.faults) = (broken.spots, broken.faults)
    for (place, fault) in broken.found where drafts[place.draft].hasOther {
      next.spots.insert(BrokenWords.Spot(source: place.source, offset: place.offset))
      let name = name(of: place.owner, place.attribute)
      if next.faults[name] == nil {
        next.faults[name] = fault
        next.faults[name]?.place = line(of: place)
      }
    }
    return next.spots.count > broken.spots.count ? next : nil
  }

  /// What a fault in the words that are compiled or resolved spoils.
  mutating func spoil(_ fault: SpeechFault) -> TableFault {
    let broken = broken ?? BrokenWords()
    self.broken = broken
    broken.found.append((place, fault))
    let isOurs = !place.owner.isTerm && place.owner.number < MessageIDs.count
    if !sources[place.source].isOverlay || isOurs {
      var placed = fault
      placed.place = line(of: place)
      return TableFault(fault: placed, message: name(of: place.owner, place.attribute))
    }
    // An app's message that refers to one of ours which is not there.
    let isUnknown = fault.kind == .unknownMessage || fault.kind == .noValue
    return TableFault(
      fault: fault, message: isUnknown && BuiltInMessage.number(of: fault.name) != nil ? fault.name : nil)
  }

  /// What stands in for a message of ours without words.
  mutating func standIn(for id: String) -> PatternReference {
    pattern(of: keep(TableFault(fault: SpeechFault(kind: .unknownMessage, name: id), message: id)))
  }

  private func line(of place: Place) -> String {
    let source = sources[place.source]
    return "\(source.file):\(source.line(of: place.offset))"
  }
}

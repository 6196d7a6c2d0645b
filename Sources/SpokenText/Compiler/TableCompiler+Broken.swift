// What of ours a table lacks or has broken. Broken words of an overlay or of a regional child give way to the next
// source's; where there are none, the message is said in another language, see ``Speaker``.
extension TableCompiler {
  /// Words that are left out because they are broken and a later source has others.
  struct BrokenWords {
    fileprivate struct Place: Hashable {
      var source: Int
      var offset: Int
    }

    fileprivate var places: Set<Place> = []
    /// What is wrong with them, by the names of their messages and attributes.
    fileprivate(set) var faults: [String: SpeechFault] = [:]
    /// What was found to be broken while this table was compiled: drafts with what is wrong.
    fileprivate var found: [(draft: Int, fault: SpeechFault)] = []

    func leavesOut(_ name: String, _ source: Int, _ offset: Int) -> Bool {
      !faults.isEmpty && faults[name] != nil && places.contains(Place(source: source, offset: offset))
    }
  }

  /// The words to leave out when the sources are compiled once more; nil if there are no others for any that are broken.
  var brokenWords: BrokenWords? {
    var next = BrokenWords()
    (next.places, next.faults) = (broken.places, broken.faults)
    for (index, fault) in broken.found where drafts[index].hasOther {
      let draft = drafts[index]
      next.places.insert(BrokenWords.Place(source: draft.source, offset: draft.offset))
      if next.faults[draft.name] == nil {
        next.faults[draft.name] = fault
        next.faults[draft.name]?.place = place(of: draft)
      }
    }
    return next.places.count > broken.places.count ? next : nil
  }

  /// What a fault in the draft that is being compiled spoils.
  mutating func spoil(_ fault: SpeechFault) -> TableFault {
    let draft = drafts[current]
    broken.found.append((current, fault))
    if !sources[draft.source].isOverlay || Self.ours.contains(draft.id) {
      var placed = fault
      placed.place = place(of: draft)
      return TableFault(fault: placed, message: draft.name)
    }
    // An app's message that refers to one of ours which is not there.
    let isOurs =
      fault.kind == .unknownMessage || fault.kind == .noValue ? Self.ours.contains(fault.name) : false
    return TableFault(fault: fault, message: isOurs ? fault.name : nil)
  }

  /// What stands in for a message of ours without words; none for an app's.
  mutating func standIn(for id: String) -> PatternReference {
    guard Self.ours.contains(id) else { return .none }
    return pattern(of: keep(TableFault(fault: SpeechFault(kind: .unknownMessage, name: id), message: id)))
  }

  private func place(of draft: Draft) -> String {
    let source = sources[draft.source]
    return "\(source.file):\(source.line(of: draft.offset))"
  }

  private static let ours = Set(BuiltInMessage.allCases.map(\.id))
}

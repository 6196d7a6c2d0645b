// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Resolves letter classes, which are sets of beginnings or endings of words. HEAD and TAIL select variants by them. A
// term, such as `-head-o-sound`, defines each class, and may come after the messages that use the class.
extension TableCompiler {
  /// A variant of a selection by `HEAD` or `TAIL`. Its letter class may be defined later in the files.
  struct LetterVariant {
    let variant: Int
    let end: LetterClass.End
    let key: SelectorKey
    let location: Location
    let isDefault: Bool
  }

  mutating func resolveLetterClasses() {
    /// The letter class of each term, or `nil` if the term doesn't define one.
    var classes = [Int32?](repeating: nil, count: termDrafts.count)
    let letterCase = LetterCase(table.tag)
    for (number, draft) in termDrafts.enumerated() {
      let id = terms[number]
      guard let end = LetterClass.End.allCases.first(where: { id.hasPrefix($0.prefix) }),
        let letters = draft.value.flatMap({ plainText(of: $0) })
      else { continue }
      classes[number] = Int32(table.letterClasses.count)
      table.letterClasses.append(LetterClass(letters, of: end, letterCase: letterCase))
    }
    for variant in letterVariants {
      let key = table.words[Int(variant.key.index)]
      if let letterClass = term(variant.end.prefix + key, for: variant).flatMap({ classes[$0] }) {
        table.variants[variant.variant].letterClass = letterClass
      } else if !variant.isDefault {
        report(
          "unknown letter class '\(key)'; declare it as the term '-\(variant.end.prefix)\(key)'",
          at: variant.location)
      }
    }
  }

  /// Returns the number of the term with an id. An app's own terms are visible only in the app's files.
  private func term(_ id: String, for variant: LetterVariant) -> Int? {
    let own = sources[variant.location.source].isOverlay ? terms.find(id, in: .app) : nil
    return own ?? terms.find(id, in: .library)
  }
}

extension LetterClass.End {
  /// The end of the spoken text that a selector examines, or `nil` for other selectors.
  init?(of selector: Selector) {
    switch selector {
    case .head: self = .head
    case .tail: self = .tail
    case .value, .number, .trait: return nil
    }
  }

  /// The prefix of the ids of terms that define letter classes.
  fileprivate var prefix: String { rawValue + "-" }
}

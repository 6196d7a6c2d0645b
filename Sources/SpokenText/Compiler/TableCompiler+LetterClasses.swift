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

  /// Finds the selections by letters that have a variant that writes the operand again. The evaluator then evaluates it only
  /// once. For this, equal operands, such as `FORM($day, case: "genitive")`, become the same pattern.
  mutating func findRepeatedOperands() {
    var forms: [FormCall: PatternReference] = [:]
    for number in table.selects.indices {
      let select = table.selects[number]
      guard let end = LetterClass.End(of: select.selector), let examined = select.selector.examinedOperand else {
        continue
      }
      let operand = target(of: examined, among: &forms)
      table.selects[number].selector = end == .head ? .head(operand) : .tail(operand)
      for variant in select.variants {
        for site in table.variants[variant].pattern.instructions {
          if case .form(let call) = table.instructions[site], let form = forms[table.formCalls[Int(call)]] {
            table.instructions[site] = .pattern(form)
          }
          if table.instructions[site].operand == operand { table.selects[number].repeatsOperand = true }
        }
      }
    }
  }

  /// Returns the message that an operand refers to, or the first of equal calls of `FORM`. Returns other operands as they
  /// are.
  private func target(of operand: Operand, among forms: inout [FormCall: PatternReference]) -> Operand {
    guard case .pattern(let pattern) = operand, pattern.instructions.count == 1 else { return operand }
    let instruction = table.instructions[Int(pattern.start)]
    guard case .form(let index) = instruction else { return instruction.operand ?? operand }
    let call = table.formCalls[Int(index)]
    if let form = forms[call] { return .pattern(form) }
    forms[call] = pattern
    return operand
  }

  /// Returns the number of the term with an id. An app's own terms are visible only in the app's files.
  private func term(_ id: String, for variant: LetterVariant) -> Int? {
    let own = sources[variant.location.source].isOverlay ? terms.find(id, in: .app) : nil
    return own ?? terms.find(id, in: .library)
  }
}

extension Instruction {
  /// The argument or message that the instruction writes. `nil` for other instructions.
  fileprivate var operand: Operand? {
    switch self {
    case .argument(let name): .argument(name)
    case .pattern(let pattern): .pattern(pattern)
    default: nil
    }
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

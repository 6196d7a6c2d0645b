// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// What a rule of the lexicon comes to for each choice of the words that it looks at besides the number, as a case or a
/// gender: found when the table is made, so that most words need not follow their rule. There is a cell for each choice.
struct RuleCells: Sendable, BitwiseCopyable {
  /// What the rule looks at, in ``TableParts/ruleAxes``.
  private let axisRange: CompactRange
  /// Where its cells begin among all of their kind, or -1 where the rule decides always.
  private let start: Int32
  /// Whether the rule looks at the form of the noun that an adjective stands beside.
  let readsForm: Bool
  /// Whether it looks at the case. That is the last axis then, whose cells lie side by side.
  let readsCase: Bool

  /// The most cells that a rule has, so that the number of one among them fits a byte.
  static let most = Int(UInt8.max) + 1

  /// The rule decides always.
  init() { (axisRange, start, readsForm, readsCase) = (CompactRange(0..<0), -1, false, false) }

  init(axes: Range<Int>, firstCell: Int, readsForm: Bool, readsCase: Bool) {
    (axisRange, start) = (CompactRange(axes), Int32(firstCell))
    (self.readsForm, self.readsCase) = (readsForm, readsCase)
  }

  var exists: Bool { start >= 0 }

  var firstCell: Int { Int(start) }

  /// Whether the rule looks at nothing but the number.
  var isOnNumberAlone: Bool { axisRange.range.isEmpty && !readsForm }

  @inline(__always)
  var axes: Range<Int> { axisRange.range }
}

/// One thing that a rule of the lexicon looks at besides the number, and the words that it knows of it.
struct RuleAxis: Sendable, BitwiseCopyable {
  /// Where the word comes from.
  enum Source: Sendable, Equatable, BitwiseCopyable {
    case caseWord, gender
    /// A trait of `$noun`.
    case trait(SelectorKey)

    /// What a selector looks at, if it is one of these.
    init?(_ selector: Selector) {
      switch selector {
      case .value(.argument(ArgumentName(.case))): self = .caseWord
      case .value(.argument(ArgumentName(.gender))): self = .gender
      case .trait(ArgumentName(.noun), let trait): self = .trait(trait)
      default: return nil
      }
    }
  }

  let source: Source
  /// Where the words are in ``TableParts/ruleWords``.
  let firstWord: Int32
  var wordCount: Int32 = 0

  /// How many words there is room for.
  static let mostWords = 8

  init(_ source: Source, firstWord: Int) { (self.source, self.firstWord) = (source, Int32(firstWord)) }

  /// How many places there are: one for each word, and the first for all that the rule does not know.
  @inline(__always)
  var placeCount: Int { Int(wordCount) &+ 1 }
}

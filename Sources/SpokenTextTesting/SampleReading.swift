// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import SpokenText

/// The golden rows of a sample in one language, and its problems that don't depend on golden files.
struct SampleReading {
  let sample: GoldenSample
  let rows: [GoldenTable.Row]
  let problems: [GoldenProblem]
  /// The library's messages that were spoken in another language, because only the app has this language.
  let borrowed: [String]

  init(_ sample: GoldenSample, by speaker: Speaker, _ rules: GoldenRules = GoldenRules(), _ audit: AuditCheck? = nil) {
    let log = FaultLog()
    let rows = sample.rows(using: speaker.with { $0.faultHandler = { log.append($0) } })
    borrowed = log.faults.compactMap { speaker.borrowedMessage($0) }
    let faults = log.faults.filter { speaker.borrowedMessage($0) == nil }
    var problems = faults.map { fault in
      // Find the row with the fault. It has the unknown name in braces, or text in another language.
      let shown = rows.first { $0.phrase.contains("{\(fault.name)}") } ?? rows.first { $0.marks.contains("in ") }
      let key = (shown ?? rows.first)?.key ?? sample.key
      return GoldenProblem(key: key, phrase: shown?.phrase ?? "", problem: fault.description(by: speaker))
    }
    if case .element(let card) = sample.content, card.needsLabel,
      !rows.contains(where: { $0.key == "\(sample.key) · label" })
    {
      problems.append(
        GoldenProblem(.missingLabel, sample.key, "missing label; a screen reader would read only the role"))
    } else if case .element(let card) = sample.content, let element = card.firstWithoutLabel(by: speaker) {
      problems.append(
        GoldenProblem(
          .missingLabel, sample.key,
          "missing label of an element inside\(element); a screen reader would read only the role"))
    } else if faults.isEmpty {
      // Checks the text only if it has no faults. A fault leaves braces in the text, which would cause other problems.
      problems += rows.filter { !sample.isUnspoken($0) }.flatMap { LabelCheck.problems(of: $0) }
    }
    if case .element(let card) = sample.content {
      // Ignores flaws that only lose a hint, because users can still perform every action.
      problems += card.flaws.filter { $0.kind != .lostHint }.map {
        GoldenProblem(.flaw, sample.key, "\($0)")
      }
      problems += ElementCheck(sample.key, card, by: speaker, rules).problems(showing: sample.shown)
    }
    if faults.isEmpty, let audit {
      switch sample.content {
      case .element(let card): problems += audit.problems(of: card, sample.key)
      case .announcement(let announcement): problems += audit.problems(of: announcement, sample.key)
      case .phrase, .said, .chart, .unchecked: break
      }
    }
    self.sample = sample
    self.rows = rows
    self.problems = problems
  }

  /// Returns a problem for each identifier that several elements have, because a test would find only the first.
  static func sharedIdentifiers(of readings: [SampleReading]) -> [GoldenProblem] {
    var owners: [String: String] = [:]
    return readings.flatMap { reading in
      reading.rows.filter { reading.sample.isIdentifier($0) }.compactMap { row in
        guard let owner = owners[row.phrase] else {
          owners[row.phrase] = reading.sample.key
          return nil
        }
        return GoldenProblem(
          .sharedIdentifier, row.key,
          "duplicate identifier '\(row.phrase)', also of '\(owner)'; give each element of a screen its own, or pass "
            + "'sharesIdentifiers' if these are states of one element")
      }
    }
  }
}

extension SpokenCard {
  /// `false` for hidden cards, and for containers, because a screen reader only reads the elements inside.
  fileprivate var needsLabel: Bool { !isHidden && grouping != .contain }

  /// Returns a description of the first element inside that has no label, such as ` (identifier 'save')`.
  fileprivate func firstWithoutLabel(by speaker: Speaker) -> String? {
    let found = reached.dropFirst().first { $0.needsLabel && speaker.say($0).label == nil }
    return found.map { $0.identifier.map { " (identifier '\($0)')" } ?? "" }
  }
}

/// Collects faults, each once. It has a lock, because several tasks can share a speaker.
private final class FaultLog: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [SpeechFault] = []

  var faults: [SpeechFault] { lock.withLock { all } }

  func append(_ fault: SpeechFault) {
    lock.withLock { if !all.contains(fault) { all.append(fault) } }
  }
}

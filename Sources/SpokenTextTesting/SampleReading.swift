internal import Foundation
internal import SpokenText

/// A sample as a speaker said it: its rows, and what is wrong with them whatever the goldens have.
struct SampleReading {
  let rows: [GoldenTable.Row]
  let problems: [GoldenProblem]

  init(_ sample: GoldenSample, by speaker: Speaker) {
    let log = FaultLog()
    let rows = sample.rows(by: speaker.with { $0.faultHandler = { log.append($0) } })
    let faults = log.faults
    var problems = faults.map { fault in
      // The row that shows it: the name in braces, or words of another language.
      let shown = rows.first { $0.phrase.contains("{\(fault.name)}") } ?? rows.first { $0.marks.contains("in ") }
      let key = (shown ?? rows.first)?.key ?? sample.key
      return GoldenProblem(key: key, phrase: shown?.phrase ?? "", problem: "\(fault).")
    }
    if case .element = sample.content, !rows.contains(where: { $0.key == "\(sample.key) · label" }) {
      problems.append(
        GoldenProblem(key: sample.key, problem: "The element has no label: a screen reader would say its role alone."))
    } else if faults.isEmpty {
      // Braces explain what else is wrong with a phrase.
      problems += rows.filter { !sample.isUnspoken($0) }.flatMap { LabelCheck.problems(of: $0) }
    }
    self.rows = rows
    self.problems = problems + Self.literals(in: sample, by: speaker)
  }

  /// Texts that are written in the source code, where a listener hears them in every language.
  private static func literals(in sample: GoldenSample, by speaker: Speaker) -> [GoldenProblem] {
    let phrases =
      switch sample.content {
      case .element(let card): card.label + card.value + card.actions.map(\.name)
      case .announcement(let announcement): [announcement.phrase]
      case .phrase, .said: [Phrase]()
      }
    return phrases.filter(\.isLiteralText).map { phrase in
      GoldenProblem(
        key: sample.key,
        problem:
          "“\(speaker.say(phrase, context: .inline).text)” is written in the source code, and is the same in every language: make it a message, or "
          + ".text(…) if it is a name.")
    }
  }
}

/// Hears of every fault of what is said, each once. Speakers may be passed to other tasks, so it has a lock.
private final class FaultLog: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [SpeechFault] = []

  /// In the order in which they came.
  var faults: [SpeechFault] { lock.withLock { all } }

  func append(_ fault: SpeechFault) {
    lock.withLock { if !all.contains(fault) { all.append(fault) } }
  }
}

internal import SpokenText

/// A sample as a speaker said it: its rows, and what is wrong with them whatever the goldens have.
struct SampleReading {
  let rows: [GoldenTable.Row]
  let problems: [GoldenProblem]

  init(_ sample: GoldenSample, by speaker: Speaker) {
    let (rows, faults) = FaultLog.listening { sample.rows(by: speaker) }
    self.rows = rows
    var problems = faults.map { fault in
      // The row that shows it: the name in braces, or words of another language.
      let shown = rows.first { $0.phrase.contains("{\(fault.name)}") } ?? rows.first { $0.marks.contains("in ") }
      let key = (shown ?? rows.first)?.key ?? sample.key
      return GoldenProblem(key: key, phrase: shown?.phrase ?? "", problem: "\(fault).")
    }
    switch sample.content {
    case .utterance: break
    case .element where !rows.contains { $0.key == "\(sample.key) · label" }:
      problems.append(
        GoldenProblem(key: sample.key, problem: "The element has no label: a screen reader would say its role alone."))
    case .element, .announcement:
      // Braces explain what else is wrong with a phrase.
      if faults.isEmpty { problems += rows.flatMap { LabelCheck.problems(of: $0) } }
    }
    self.problems = problems
  }
}

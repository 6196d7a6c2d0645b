// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// Answers JSON Lines with JSON Lines, in the same order. Lines that are available at the same time are divided among
/// several threads.
struct Batch {
  private let console: Console
  /// The answerers, one for each thread.
  private var answerers: [LineAnswerer]
  private var lineCount = 0
  private var badLineCount = 0
  private var firstComplaint = ""

  /// The fewest lines for which another thread is worth its start.
  private static let minimumLinesOfThread = 16

  /// - Parameters:
  ///   - defaults: The default values of common keys.
  ///   - speakers: The speakers to begin with.
  ///   - jobs: The greatest number of threads.
  init(
    defaults: [JSON.Member] = [], speakers: Speakers = Speakers(), console: Console,
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.console = console
    answerers = Array(repeating: LineAnswerer(defaults: defaults, speakers: speakers), count: max(1, jobs))
  }

  /// Answers all lines. The exit status is 1 if any of them has an error.
  mutating func run(_ input: Input) throws(Problem) -> Int32 {
    let console = console
    var lines = Lines { buffer throws(Problem) in
      // Flush before each read, because the client may wait for an answer before it sends the next line.
      console.flush()
      return try input.read(into: &buffer)
    }
    while console.out.failure == nil, let available = try lines.nextAvailable() { answer(available) }
    if badLineCount > 0 {
      let others = badLineCount == 1 ? "1 line has an error:" : "\(badLineCount) lines have errors; the first is"
      console.complain("\(others) \(firstComplaint)")
    }
    return badLineCount > 0 ? 1 : 0
  }

  /// Answers the next lines, and writes the answers in the order of the lines.
  mutating func answer(_ lines: [Lines.Line]) {
    let threads = min(answerers.count, max(1, lines.count / Self.minimumLinesOfThread))
    let results = Parallel.map(threads, jobs: threads) { [answerers, lineCount] index in
      var answerer = answerers[index]
      let share = lines.count * index / threads..<lines.count * (index + 1) / threads
      return (answerer: answerer, answers: answerer.answer(lines[share], from: lineCount + share.lowerBound + 1))
    }
    for (index, result) in results.enumerated() {
      answerers[index] = result.answerer
      write(result.answers)
    }
    lineCount += lines.count
  }

  private mutating func write(_ answers: LineAnswers) {
    console.out.append { $0 += answers.bytes }
    for diagnostic in answers.diagnostics { console.err.line(diagnostic) }
    if badLineCount == 0 { firstComplaint = answers.firstComplaint }
    badLineCount += answers.badLineCount
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CBenchmarkSupport
import Foundation

/// The time from the start of a process to its first phrase, in microseconds: for a program with SpokenText, and for
/// one with Foundation that formats the same amount.
struct StartUpResult: Encodable {
  var language: String
  /// From just before the process starts until it has ended.
  var wholeSpokenText: Double
  var wholeFoundation: Double
  /// From `main` to the first phrase; for SpokenText, this includes making the language's table.
  var insideSpokenText: Double
  var insideFoundation: Double

  /// Nil if the two programs are not in the same folder as this one.
  init?(language: String, rounds: Int = 41) {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let programs = ["FirstPhraseSpokenText", "FirstPhraseFoundation"]
      .compactMap { folder?.appendingPathComponent($0).path }
    var launches: [[BenchmarkLaunch]] = programs.map { _ in [] }
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() {
        let launch = benchmark_launch(program, language)
        guard launch.whole > 0 else { return nil }
        launches[index].append(launch)
      }
    }
    guard launches.count == 2 else { return nil }
    func median(_ index: Int, _ part: KeyPath<BenchmarkLaunch, Int64>) -> Double {
      launches[index].map { Double($0[keyPath: part]) / 1000 }.median
    }
    self.language = language
    wholeSpokenText = median(0, \.whole)
    wholeFoundation = median(1, \.whole)
    insideSpokenText = median(0, \.inside)
    insideFoundation = median(1, \.inside)
  }
}

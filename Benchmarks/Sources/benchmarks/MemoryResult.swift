// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CBenchmarkSupport
import Foundation

/// How much memory a process writes for a language, in kilobytes (Linux only).
struct MemoryResult: Encodable {
  var language: String
  /// With its table, after a phrase.
  var kilobytes: Double

  /// Nil if the program to measure is not in the same folder as this one, or the system does not say.
  init?(language: String) {
    guard
      let program = Bundle.main.executableURL?.deletingLastPathComponent()
        .appendingPathComponent("LanguageMemory").path
    else { return nil }
    let kilobytes = (0..<5).map { _ in Double(benchmark_launch(program, language).inside) }
    guard kilobytes.allSatisfy({ $0 >= 0 }) else { return nil }
    self.language = language
    self.kilobytes = kilobytes.median
  }
}

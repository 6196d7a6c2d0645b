// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CBenchmarkSupport
@_spi(Benchmarks) import SpokenText

/// How long it takes to make a language's table, warm: in microseconds.
struct CompilationResult: Encodable {
  var language: String
  var bytes: Int
  /// Reading the entries alone.
  var parse: Double
  /// Making the whole table, parsing included.
  var make: Double
  var allocations: Int?

  static func makeOnce(_ language: String) -> Int {
    let compilation = TableCompilation(LanguageTag(language) ?? "en")
    return compilation.make()
  }

  var megabytesPerSecond: Double { Double(bytes) / make }

  init(language: String) {
    let compilation = TableCompilation(LanguageTag(language) ?? "en")
    let times = Race.nanoseconds([compilation.parse, compilation.make])
    self.language = language
    bytes = compilation.byteCount
    parse = times[0] / 1000
    make = times[1] / 1000
    if benchmark_counts_allocations() {
      let before = benchmark_allocation_count()
      _ = compilation.make()
      allocations = Int(benchmark_allocation_count() - before)
    }
  }
}

import CBenchmarkSupport
@_spi(Benchmarks) import SpokenText

/// How long it takes to make a language's table, warm: in microseconds.
struct CompilationResult: Encodable {
  var language: String
  var bytes: Int
  var parse: Double
  var compile: Double
  var allocations: Int?

  static func makeOnce(_ language: String) -> Int {
    let compilation = TableCompilation(LanguageTag(language) ?? "en")
    return compilation.parse() + compilation.compile()
  }

  var megabytesPerSecond: Double { Double(bytes) / (parse + compile) }

  init(language: String) {
    let compilation = TableCompilation(LanguageTag(language) ?? "en")
    let times = Race.nanoseconds([compilation.parse, compilation.compile])
    self.language = language
    bytes = compilation.byteCount
    parse = times[0] / 1000
    compile = times[1] / 1000
    if benchmark_counts_allocations() {
      let before = benchmark_allocation_count()
      _ = compilation.parse() + compilation.compile()
      allocations = Int(benchmark_allocation_count() - before)
    }
  }
}

import CBenchmarkSupport
import Foundation

/// How much a language adds to the resident memory of a process, in kilobytes (Linux only).
struct MemoryResult: Encodable {
  var language: String
  /// After the first phrase.
  var firstPhrase: Double
  /// After every message was compiled.
  var fullUse: Double

  /// Nil if the program to measure is not in the same folder as this one, or the system does not say.
  init?(language: String) {
    guard
      let program = Bundle.main.executableURL?.deletingLastPathComponent()
        .appendingPathComponent("LanguageMemory").path
    else { return nil }
    var results: [Double] = []
    for part in ["first", "full"] {
      let kilobytes = (0..<5).map { _ in Double(benchmark_launch(program, "\(language) \(part)").inside) }
      guard kilobytes.allSatisfy({ $0 >= 0 }) else { return nil }
      results.append(kilobytes.median)
    }
    self.language = language
    (firstPhrase, fullUse) = (results[0], results[1])
  }
}

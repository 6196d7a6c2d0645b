import CBenchmarkSupport
import Foundation

/// How much the resident memory of a process grows by a language, in kilobytes (Linux only).
struct MemoryResult: Encodable {
  var language: String
  /// By the first phrase.
  var firstPhrase: Double
  /// By every message read.
  var fullUse: Double

  /// Nil where the program that is measured does not stand beside this one, or cannot tell.
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

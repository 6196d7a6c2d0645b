// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextFluent

// The last check: the library itself reads the language, so that nothing passes that an app can't say.
extension LintCheck {
  /// Reports errors of the library's compiler in entries in which no other rule found an error.
  func checkCompilation() {
    // The compiler reports each message of a cycle, and the rule has one finding for all of them.
    let paths = Set(language.chain.flatMap(\.files).map(\.path))
    guard !findings.contains(where: { $0.rule == .cycle && paths.contains($0.file) }) else { return }
    let diagnostics = compilerDiagnostics.filter { $0.severity == .error }
    for (file, diagnostics) in Dictionary(grouping: diagnostics, by: \.file) {
      guard let file = language.files.first(where: { $0.path == file }) else { continue }
      let entries = LintEntryLines(file)
      let wrong = Set(
        findings.lazy.filter { $0.file == file.path && $0.severity == .error }.map { entries.first(of: $0.line) })
      for diagnostic in diagnostics where !wrong.contains(entries.first(of: diagnostic.line)) {
        add(
          LintFinding(
            file: file.path, line: diagnostic.line, column: diagnostic.column, rule: .compilation,
            message: diagnostic.message))
      }
    }
  }

  private var compilerDiagnostics: [TableDiagnostic] {
    guard !isOverlay else { return overlay.diagnostics(for: language.tag) }
    let files = language.chain.flatMap { layer in
      // Generated files come last, as in a build.
      (layer.files.filter { !$0.isGenerated } + layer.files.filter(\.isGenerated)).map {
        TableFile(name: $0.path, bytes: $0.source)
      }
    }
    let rules = language.chain.flatMap { tree.rules[$0.tag] ?? [] }.map { TableFile(name: $0.name, bytes: $0.bytes) }
    return Speaker.reading(files + rules, of: language.tag, for: language.tag, offsets: TimeZone.gmt).diagnostics
  }
}

/// The first lines of a file's entries, in order.
private struct LintEntryLines {
  private let firsts: [Int]

  init(_ file: LintFile) { firsts = file.resource.entries.map { file.position(of: $0.range.lowerBound).line } }

  /// Returns the first line of the entry that a line belongs to.
  func first(of line: Int) -> Int {
    var (low, high) = (0, firsts.count)
    while low < high {
      let middle = (low + high) / 2
      if firsts[middle] <= line { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? firsts[low - 1] : line
  }
}

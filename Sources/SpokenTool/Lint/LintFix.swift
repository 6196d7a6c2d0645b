// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Corrects the findings that have edits, for `spoken lint --fix`.
///
/// An edit never changes words.
enum LintFix {
  /// Corrects files until no finding has edits, and returns the corrected findings.
  ///
  /// - Parameter findings: Returns the findings in the files as they are now.
  static func run(_ findings: () -> [LintFinding]) throws -> [LintFinding] {
    var corrected: [LintFinding] = []
    // A correction can reveal another mistake, such as a space before a carriage return. The limit is never reached.
    for _ in 0..<10 {
      let open = findings().filter { !$0.edits.isEmpty }
      guard !open.isEmpty else { break }
      for (path, open) in Dictionary(grouping: open, by: \.file).sorted(by: { $0.key < $1.key }) {
        let url = URL(fileURLWithPath: path)
        let bytes = Array(try Data(contentsOf: url))
        let changed = LintEdit.apply(open.flatMap(\.edits), to: bytes)
        guard changed != bytes else { return corrected }
        try Data(changed).write(to: url)
        corrected += open
      }
    }
    return corrected
  }

  /// Returns the line that the command prints for a correction.
  static func line(of finding: LintFinding) -> String {
    "\(finding.file):\(finding.line):\(finding.column): fixed: \(finding.message) [\(finding.rule.rawValue)]"
  }
}

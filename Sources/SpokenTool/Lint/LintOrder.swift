// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The order of findings. The mistakes that cause other findings come first, so that they are corrected first.
enum LintOrder {
  /// Returns findings by language, with causes of other findings first, and the rest by file and line.
  ///
  /// If a file isn't UTF-8, its other findings are left out.
  static func sorted(_ findings: [LintFinding]) -> [LintFinding] {
    let unreadable = Set(findings.filter { $0.rule == .encoding }.map(\.file))
    return
      findings
      .filter { !unreadable.contains($0.file) || $0.rule == .encoding || $0.rule == .byteOrderMark }
      .map { (key: Key($0), finding: $0) }
      .sorted { $0.key < $1.key }
      .map(\.finding)
  }

  private struct Key: Comparable {
    /// The folder of a language, or a file outside of such a folder.
    let home: Substring
    let rank: Int
    let finding: LintFinding

    init(_ finding: LintFinding) {
      let folder = finding.file.lastIndex(of: "/").map { finding.file[..<$0] } ?? ""
      let name = folder.split(separator: "/").last.map(String.init) ?? ""
      home = LintFileName(name: name, isFolder: true).language == nil ? finding.file[...] : folder
      rank = finding.isCause ? 0 : 1
      self.finding = finding
    }

    static func == (left: Key, right: Key) -> Bool { left.finding == right.finding }

    static func < (left: Key, right: Key) -> Bool {
      if left.home != right.home { return left.home < right.home }
      let (one, other) = (left.finding, right.finding)
      return (left.rank, one.file, one.line, one.column) < (right.rank, other.file, other.line, other.column)
    }
  }
}

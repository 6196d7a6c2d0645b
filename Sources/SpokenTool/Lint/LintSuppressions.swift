// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The marks in the comment of an entry that suppress findings, such as `# same`.
struct LintSuppressions {
  let lines: [(mark: LintMark, offset: Int)]

  init(of entry: LintEntry) {
    guard let comment = entry.comment else {
      lines = []
      return
    }
    var found: [(LintMark, Int)] = []
    for line in entry.file.lines(of: comment) {
      found += LintMark.all(in: line.text).map { ($0, line.offset) }
    }
    lines = found
  }
}

/// A mark that a translator writes to suppress findings.
enum LintMark: Hashable {
  /// The mark `# same`. The words are the same as in English.
  case sameAsSource
  /// A mark such as `# same as state-taken`. The words are the same as those of that message.
  case sameAs(String)
  /// The mark `# same for every number`. The words never change with the number.
  case sameForNumbers
  /// The mark `# same for every case`. The words never change with the case.
  case sameForCases
  /// A mark such as `# accepted: abbreviation`. Findings of that rule are accepted.
  case accepted(String)

  static func all(in line: some StringProtocol) -> [LintMark] {
    switch line {
    case "same": return [.sameAsSource]
    case "same for every number": return [.sameForNumbers]
    case "same for every case": return [.sameForCases]
    default: break
    }
    return names(after: "same as ", in: line).map { .sameAs($0) }
      + names(after: "accepted: ", in: line).map { .accepted($0) }
  }

  /// Returns the names in a line such as `same as state-taken, state-read`, or an empty list if the line contains
  /// anything else.
  private static func names(after words: String, in line: some StringProtocol) -> [String] {
    guard line.hasPrefix(words) else { return [] }
    let names = line.dropFirst(words.count).split(separator: ", ", omittingEmptySubsequences: false).map { String($0) }
    let areNames = names.allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0 == "-" || $0.isNumber || $0.isASCII && $0.isLowercase }
    }
    return areNames ? names : []
  }

  /// The name of the message or rule in the mark.
  var name: String? {
    switch self {
    case .sameAs(let name), .accepted(let name): name
    case .sameAsSource, .sameForNumbers, .sameForCases: nil
    }
  }

  /// The mark as it is written in a comment.
  var description: String {
    switch self {
    case .sameAsSource: "# same"
    case .sameAs(let id): "# same as \(id)"
    case .sameForNumbers: "# same for every number"
    case .sameForCases: "# same for every case"
    case .accepted(let rule): "# accepted: \(rule)"
    }
  }
}

extension LintCheck {
  /// Returns `true` if an entry has a mark, and records that the mark was needed.
  func accepts(_ mark: LintMark, _ entry: LintEntry) -> Bool {
    let key = LintEntryKey(entry)
    let marks: LintSuppressions
    if let known = self.marks[key] {
      marks = known
    } else {
      marks = LintSuppressions(of: entry)
      self.marks[key] = marks
    }
    guard marks.lines.contains(where: { $0.mark == mark }) else { return false }
    usedMarks[key, default: []].insert(mark)
    return true
  }

  func accepts(_ rule: LintRule, _ entry: LintEntry) -> Bool { accepts(.accepted(rule.rawValue), entry) }

  func checkMarks() {
    for id in language.order {
      guard let entry = language.messages[id] else { continue }
      for (mark, offset) in LintSuppressions(of: entry).lines
      where usedMarks[LintEntryKey(entry)]?.contains(mark) != true {
        var hint = ""
        switch mark {
        case .accepted(let name) where LintRule(rawValue: name) == nil:
          hint = self.hint(for: name, among: LintRule.allCases.map(\.rawValue))
        case .sameAs(let other) where language.message(other) == nil:
          hint = self.hint(for: other, among: language.allMessageIDs)
        default: break
        }
        // A message that needs the mark may still be missing.
        if absence.hasMessages, hint.isEmpty { continue }
        let cure = hint.isEmpty ? "; remove it" : hint
        report(
          .idleMark, "unused mark '\(mark.description)'\(cure)", at: offset, in: entry.file,
          edits: hint.isEmpty ? [Self.removal(of: mark, at: offset, in: entry)] : [])
      }
    }
  }

  /// Returns the edit that removes a mark. If its line has no other mark, the edit removes the line.
  private static func removal(of mark: LintMark, at offset: Int, in entry: LintEntry) -> LintEdit {
    let line = entry.file.wholeLines(offset..<offset)
    let others = LintSuppressions(of: entry).lines.filter { $0.offset == offset && $0.mark != mark }.map(\.mark)
    guard let first = others.first else { return LintEdit(line) }
    let names = others.dropFirst().compactMap(\.name).map { ", \($0)" }.joined()
    return LintEdit(line, first.description + names + "\n")
  }
}

/// The identity of an entry, which consists of its file and its place.
struct LintEntryKey: Hashable {
  private let file: ObjectIdentifier
  private let offset: Int

  init(_ entry: LintEntry) { (file, offset) = (ObjectIdentifier(entry.file), entry.range.lowerBound) }
}

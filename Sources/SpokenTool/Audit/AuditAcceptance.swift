// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextAudit

/// A comment that accepts the findings of a rule, with a reason. For example,
/// `spoken:accept role-word: it's the name of a game`.
///
/// In a table, it is in the comment of a string. In Swift code, it is in a comment on the same line or on the line
/// before.
struct AuditAcceptance: Hashable {
  var rule: LabelAudit.Rule
  var reason: String

  private static let mark = "spoken:accept "

  /// Reads the comments of a string. Reports a `spoken:accept` without a reason or with an unknown rule.
  static func all(in comment: String, at place: AuditItem.Place, _ troubles: inout [AuditTrouble]) -> [AuditAcceptance]
  {
    // A fast path. Nearly all comments have no colon, and searching for `mark` takes longer.
    guard comment.utf8.contains(UInt8(ascii: ":")), comment.contains(mark) else { return [] }
    var found: [AuditAcceptance] = []
    for line in comment.split(whereSeparator: \.isNewline) {
      guard let range = line.firstRange(of: mark) else { continue }
      let rest = line[range.upperBound...]
      let names = rest.prefix { $0 != ":" }
      let reason = rest.dropFirst(names.count + 1).filter { $0 != "*" && $0 != "/" }
      let isGiven = reason.contains(where: \.isLetter)
      for name in names.split(whereSeparator: { $0 == "," || $0 == " " }) {
        let rule = LabelAudit.Rule.allCases.first { $0.id == name }
        if let rule, isGiven {
          found.append(AuditAcceptance(rule: rule, reason: String(reason.drop { $0 == " " })))
        } else {
          troubles.append(
            .remark(
              place,
              rule == nil
                ? "unknown rule '\(name)' after '\(mark.dropLast())'; run 'spoken audit --rules' for a list"
                : "missing reason after '\(mark)\(name)'; write '\(mark)\(name): the reason'"))
        }
      }
    }
    return found
  }
}

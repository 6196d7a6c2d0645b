// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText
internal import SpokenTextAudit

/// Checks the rules of SpokenTextAudit on the text of golden samples.
///
/// Hints are checked without the gesture that the library adds, because it fits the user's device. A gesture in an
/// app's own phrase is a problem, because it may not fit.
struct AuditCheck {
  private let audit: LabelAudit
  private let speaker: Speaker

  init(_ speaker: Speaker) {
    self.speaker = speaker.with { $0.interaction = .outcome }
    var audit = LabelAudit(self.speaker)
    // Other checks of this library replace these two rules. They allow several states of one element, and find labels
    // of spaces.
    audit.disabled = [.duplicateIdentifier, .emptyLabel]
    self.audit = audit
  }

  func problems(of card: SpokenCard, _ key: String) -> [GoldenProblem] { problems(of: speaker.say(card), key) }

  private func problems(of element: SpokenElement, _ key: String) -> [GoldenProblem] {
    guard !element.isHidden else { return [] }
    return audit.findings(in: element).filter(\.fails).map { problem($0, key) }
      + element.children.enumerated().flatMap { problems(of: $1, "\(key) · \($0 + 1)") }
  }

  func problems(of announcement: Announcement, _ key: String) -> [GoldenProblem] {
    guard let text = speaker.say(announcement)?.utterance, !text.text.isEmpty else { return [] }
    return audit.findings(in: text, as: .announcement).filter(\.fails).map { problem($0, key) }
  }

  func problems(onScreen cards: [(key: String, card: SpokenCard)]) -> [GoldenProblem] {
    // Findings of single elements are already reported for the samples.
    audit.findings(between: cards.map { speaker.say($0.card) }).filter(\.fails).map { finding in
      let key = finding.element.flatMap { cards.indices.contains($0) ? cards[$0].key : nil }
      return problem(finding, key ?? "screen")
    }
  }

  private func problem(_ finding: LabelAudit.Finding, _ key: String) -> GoldenProblem {
    GoldenProblem(
      key: key, phrase: finding.text, problem: "\(finding.part): \(finding.message)", rule: finding.rule.id)
  }
}

extension LabelAudit.Finding {
  /// `true` if the finding fails a test. Notes pass, except for two buttons with the same label on one screen.
  fileprivate var fails: Bool { severity >= .warning || rule == .duplicateLabel }
}

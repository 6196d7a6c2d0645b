// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextAudit
import Testing

@testable import SpokenText

@Suite struct AuditElementTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var elements: [LabelAudit.Element]
    var rules: [LabelAudit.Rule]

    init(_ elements: LabelAudit.Element..., finds rules: [LabelAudit.Rule]) {
      (self.elements, self.rules) = (elements, rules)
    }

    var testDescription: String { elements.map { $0.label?.text ?? "nil" }.joined(separator: ", ") }
  }

  private static func element(
    _ label: String?, _ traits: SpokenTraits = [], value: String? = nil, hint: String? = nil, actions: [String] = [],
    id: String? = nil, shown: String? = nil
  ) -> LabelAudit.Element {
    LabelAudit.Element(
      label: label.map { Utterance($0) }, value: value.map { Utterance($0) }, hint: hint.map { Utterance($0) },
      traits: traits, actions: actions.map { Utterance($0) }, identifier: id,
      shown: shown)
  }

  static let rows: [Row] = [
    Row(element("Delete", .button, hint: "Deletes the photo", id: "photo.delete"), finds: []),
    Row(element(nil, .button), finds: [.emptyLabel]), Row(element("", .button), finds: [.emptyLabel]),
    Row(element(nil), finds: []), Row(element("Volume", .adjustable, value: "50 percent"), finds: []),
    Row(element("Volume", .adjustable), finds: [.missingValue]),
    Row(element("Volume, 50 percent", .adjustable), finds: [.valueInLabel]),
    Row(element("Reminders on", .toggle), finds: [.valueInLabel]),
    Row(element("Reminders", .toggle), finds: [.missingValue]),
    Row(element("Alice, selected", [.button, .selected]), finds: [.stateWord]),
    Row(element("Alice, selected", .button), finds: []),
    Row(element("Terms", [.button, .link]), finds: [.conflictingTraits]),
    Row(element("Terms", [.button, .selected]), finds: []),
    Row(element("Delete photo", .button, shown: "Remove"), finds: [.shownText]),
    Row(element("Delete photo", .button, shown: "Delete"), finds: []),
    Row(element("写真を削除", .button, shown: "削除"), finds: []), Row(element("Close", .button, shown: "×"), finds: []),
    Row(element("Learn more", .link), finds: [.genericLabel]), Row(element("Learn more", .button), finds: []),
    Row(element("", .header), finds: [.emptyLabel]), Row(element("x", .keyboardKey), finds: []),
    Row(element("Send, disabled", [.button, .notEnabled]), finds: [.stateWord]),
    Row(element("Steps", value: "Steps: 8,547"), finds: [.labelInValue]),
    Row(element("Steps", value: "Steps"), finds: [.labelInValue]),
    Row(element("Steps", value: "Steps taken"), finds: []),
    Row(element("Delete photo", hint: "Delete photo"), finds: [.labelInHint]),
    Row(element("Beach image", .image), finds: [.roleWord]), Row(element("Add image", .button), finds: []),
    Row(element("Terms link", .link), finds: [.roleWord]), Row(element("Friends heading", .header), finds: [.roleWord]),
    Row(element("Volume slider", .adjustable, value: "5"), finds: [.roleWord]),
    Row(element("Settings tab", .tabBar), finds: [.roleWord]), Row(element("New tab", .button), finds: []),
    Row(element(" Leading"), finds: []), Row(element("Trailing "), finds: []),
    Row(element("https://example.com/a", .link), finds: [.webAddress]),
    Row(element("photo.delete", .button, id: "photo.delete"), finds: [.codeName]),
    Row(element("Terms and conditions apply.", .staticText), finds: [.lastFullStop]),
    Row(element("Your account has been deleted for good.", .staticText), finds: []),
    Row(element("Your account can be deleted for good.", .button), finds: [.lastFullStop]),
    Row(element("Maya", actions: ["Share", "Delete"]), finds: []),
    Row(element("Maya", actions: ["Share", "share"]), finds: [.sameActions]),
    Row(element("Maya", actions: [""]), finds: [.emptyLabel]),
    Row(element("A", id: "a"), element("B", id: "a"), finds: [.duplicateIdentifier]),
    Row(element("Delete", .button, id: "a"), element("Delete", .button, id: "b"), finds: [.duplicateLabel]),
    Row(element("Delete"), element("Delete"), finds: []),
    Row(
      element("One"), element("Two"), element("Three"), element("Four"), element("Five"), element("Six"),
      element("Seven"), element("Eight"), finds: [.missingHeading]),
    Row(
      element("One", .header), element("Two"), element("Three"), element("Four"), element("Five"), element("Six"),
      element("Seven"), element("Eight"), finds: []),
  ]

  @Test(arguments: rows) func findsWhatIsWrong(_ row: Row) {
    let findings = LabelAudit("en").findings(onScreen: row.elements)
    #expect(findings.map(\.rule) == row.rules, "\(findings)")
    #expect(findings.allSatisfy { $0.element != nil })
    if row.elements.count == 1 {
      let alone = LabelAudit("en").findings(in: row.elements[0])
      #expect(alone.map(\.rule) == row.rules && alone.allSatisfy { $0.element == nil })
    }
  }

  @Test func aCardIsAudited() {
    let speaker = SpokenCardTests.speaker("en")
    let card = SpokenCard(.text("Delete button"), traits: .button).value(.percent(0.5)).hint(.details).action(
      "a", .text("Share"))
    let findings = LabelAudit(speaker).findings(in: speaker.say(card))
    #expect(findings.map(\.rule) == [.roleWord])
    #expect(LabelAudit(speaker).findings(onScreen: [speaker.say(card)]).first?.element == 0)
  }

  /// What a voice is told to spell, or to say in another language, is left to it.
  @Test func marksAreRespected() {
    // Without marks, the same texts have findings.
    for (text, spans) in [
      ("Delete button", [.init(0..<13, .language("fr"))]), ("ABEDI", [.init(0..<5, .spellOut)]),
    ] as [(String, [Utterance.Span])] {
      #expect(!LabelAudit("en").findings(in: Utterance(text), as: .label).isEmpty, "\(text)")
      #expect(LabelAudit("en").findings(in: Utterance(text, spans: spans), as: .label).isEmpty, "\(text)")
    }
    let french = Utterance("Lire « Le tour du monde »", spans: [.init(0..<29, .language("fr"))])
    #expect(LabelAudit("en").findings(in: french, as: .label).isEmpty)
    // Marks outside the text hide no finding.
    let outside: [Utterance.Span] = [.init(90..<100, .spellOut), .init(-5..<1, .spellOut)]
    #expect(LabelAudit("en").findings(in: Utterance("Save", spans: outside), as: .label).isEmpty)
    #expect(
      LabelAudit("en").findings(in: Utterance("Save button", spans: outside), as: .label).map(\.rule) == [.roleWord])
  }
}

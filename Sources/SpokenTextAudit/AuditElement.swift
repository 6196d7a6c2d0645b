// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// An element to audit. Its texts are split into words once, so that all rules can use the result.
struct AuditElement {
  let label: AuditText?
  let value: AuditText?
  let hint: AuditText?
  let traits: SpokenTraits
  let actions: [AuditText]
  let identifier: String?
  let shown: AuditText?

  init(_ element: LabelAudit.Element) {
    label = element.label.map { AuditText($0) }
    value = element.value.map { AuditText($0) }
    hint = element.hint.map { AuditText($0) }
    traits = element.traits
    actions = element.actions.map { AuditText($0) }
    identifier = element.identifier
    shown = element.shown.map { AuditText($0) }
  }
}

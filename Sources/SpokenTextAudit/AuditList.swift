// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The lists of phrases that ``LabelAudit`` looks for. Each raw value is the id of a message in `audit.ftl`. The
/// messages are never spoken.
enum AuditList: String, CaseIterable, Sendable {
  case role = "audit-role"
  case roleImage = "audit-role-image"
  case roleLink = "audit-role-link"
  case roleHeader = "audit-role-header"
  case roleSearch = "audit-role-search"
  case roleToggle = "audit-role-toggle"
  case roleSlider = "audit-role-slider"
  case roleTab = "audit-role-tab"
  case roleHints = "audit-role-hints"
  case generic = "audit-generic"
  case clickHere = "audit-click-here"
  case vagueErrors = "audit-vague-errors"
  case gestures = "audit-gestures"
  case swipes = "audit-swipes"
  case emptyHints = "audit-empty-hints"
  case selected = "audit-selected"
  case disabled = "audit-disabled"
  case switched = "audit-switched"
}

/// The lists of single words that ``LabelAudit`` uses. Each raw value is the id of a message in `audit.ftl`.
enum AuditWordList: String, CaseIterable, Sendable {
  case common = "audit-common-words"
  case doubles = "audit-double-words"
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The lists of phrases that ``LabelAudit`` looks for. Each raw value is the id of a message in `audit.ftl`, a file of
/// data that is never spoken.
enum AuditList: String, CaseIterable, Sendable {
  case role = "audit-role"
  case roleControl = "audit-role-control"
  case roleImage = "audit-role-image"
  case roleLink = "audit-role-link"
  case roleHeader = "audit-role-header"
  case roleSearch = "audit-role-search"
  case roleToggle = "audit-role-toggle"
  case roleSlider = "audit-role-slider"
  case roleTab = "audit-role-tab"
  case roleHints = "audit-role-hints"
  case editable = "audit-editable"
  case generic = "audit-generic"
  case clickHere = "audit-click-here"
  case vagueLinks = "audit-vague-links"
  case vagueErrors = "audit-vague-errors"
  case gestures = "audit-gestures"
  case gestureLabels = "audit-gesture-labels"
  case notGestures = "audit-not-gestures"
  case swipes = "audit-swipes"
  case emptyHints = "audit-empty-hints"
  case selected = "audit-selected"
  case disabled = "audit-disabled"
  case switched = "audit-switched"
  case abbreviations = "audit-abbreviations"
  case unitAbbreviations = "audit-unit-abbreviations"
}

/// The lists of single words that ``LabelAudit`` uses. Each raw value is the id of a message in `audit.ftl`.
enum AuditWordList: String, CaseIterable, Sendable {
  case common = "audit-common-words"
  case doubles = "audit-double-words"
  case verbs = "audit-verbs"
}

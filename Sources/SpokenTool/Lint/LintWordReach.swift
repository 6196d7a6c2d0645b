// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// Rules for an app's own words check only the forms that its phrases can use. `OverlayTrace` finds these forms, also
// for the golden files.
extension LintCheck {
  /// Returns the forms of an app's words that its phrases can use, or `nil` without a table of the library.
  func reachableForms(of language: LintLanguage) -> [String: Set<String>]? {
    guard isOverlay,
      language.order.contains(where: { language.messages[$0].map { $0.isOwn && $0.kind != nil } == true })
    else { return nil }
    let trace = OverlayTrace(overlay, by: Speaker(language.tag, offsets: FixedOffset(seconds: 0)))
    guard trace.speaker.language.language == language.tag.language else { return nil }
    _ = trace.sayWords()
    return trace.saidForms
  }

  /// Returns the given forms that an entry needs. A word of the library needs all of them.
  func needed(_ names: [String], by entry: LintEntry) -> [String] {
    guard entry.isOwn, let reachable else { return names }
    let forms = reachable[entry.id, default: []]
    return names.filter { forms.contains($0) }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Reports a day or a month that begins with a capital, if most of the others don't.
extension LintCheck {
  func checkCalendarCapitals() {
    for family in [Self.weekdays, Self.months] {
      let names = family.compactMap { id -> (entry: LintEntry, hasCapital: Bool)? in
        guard let entry = language.messages[id], let value = entry.value else { return nil }
        return (entry, Self.hasCapital(value, in: entry.file))
      }
      let capitals = names.filter(\.hasCapital)
      guard capitals.count * 4 <= names.count else { continue }
      for (entry, _) in capitals where !accepts(.capitalLetter, entry) {
        report(
          .capitalLetter, "write '\(entry.id)' in lower case, as the others",
          at: entry.range.lowerBound, in: entry.file)
      }
    }
  }

  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map {
    "weekday-\($0)"
  }
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ].map { "month-\($0)" }

  /// Returns `true` if a text in a pattern contains a capital letter.
  private static func hasCapital(_ pattern: Pattern, in file: LintFile) -> Bool {
    var hasCapital = false
    LintNode.visit(pattern) { node in
      guard case .text(let text) = node else { return }
      hasCapital = hasCapital || text.text(in: file.source).contains(where: \.isUppercase)
    }
    return hasCapital
  }
}

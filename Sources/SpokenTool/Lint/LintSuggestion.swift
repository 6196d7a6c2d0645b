// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

/// Suggests a similar name in a finding.
enum LintSuggestion {
  /// Returns text such as `; did you mean 'minus'?`, or an empty text if no name is similar. If several names are
  /// equally similar, the result has the alphabetically first one.
  static func text(for name: String, among names: some Sequence<String>, prefix: String = "") -> String {
    // Suggest nothing for very short names, because they are all similar to each other.
    guard name.utf8.count > 2 else { return "" }
    let others = names.filter { $0 != name }.sorted()
    return Suggestion.nearest(to: name, among: others).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }
}

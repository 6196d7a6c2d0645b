// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

/// The name that was probably meant, as findings word it.
enum LintSuggestion {
  /// `; did you mean 'minus'?`, or nothing if no name is similar. If several are equally similar, the alphabetically
  /// first.
  static func text(for name: String, among names: some Sequence<String>, prefix: String = "") -> String {
    // Names of one or two letters are all similar to one another.
    guard name.utf8.count > 2 else { return "" }
    let others = names.filter { $0 != name }.sorted()
    return Suggestion.nearest(to: name, among: others).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }
}

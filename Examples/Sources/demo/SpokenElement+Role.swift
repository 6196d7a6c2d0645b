// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension SpokenElement {
  /// What the screen reader says in its own words: `header, level 1`; empty where that is nothing.
  var role: String {
    let traits = traits.isEmpty ? [] : ["\(traits)"]
    return (traits + (headingLevel.map { ["level \($0.rawValue)"] } ?? [])).joined(separator: ", ")
  }
}

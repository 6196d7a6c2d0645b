// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension SpokenElement {
  /// The traits and the heading level, which the screen reader says in its own words, such as `header, level 1`. Empty if
  /// the element has neither.
  var role: String {
    let traits = traits.isEmpty ? [] : ["\(traits)"]
    return (traits + (headingLevel.map { ["level \($0.rawValue)"] } ?? [])).joined(separator: ", ")
  }
}

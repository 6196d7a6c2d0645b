// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Catalogs can list the same contents in different orders. To compare them, sort their contents first.

extension StringCatalog.Entry {
  /// The string with its languages, variations, and substitutions sorted.
  var ordered: Self {
    var entry = self
    for index in entry.localizations.indices { entry.localizations[index].content.order() }
    entry.localizations.sort { $0.language < $1.language }
    return entry
  }
}

extension StringCatalog.Content {
  /// Returns `true` if all texts, variations, and substitutions are the same, regardless of states and order.
  func hasSameTexts(as other: Self) -> Bool { orderedWithoutStates == other.orderedWithoutStates }

  private var orderedWithoutStates: Self {
    var content = self
    content.order { $0.unit?.state = "" }
    return content
  }

  /// Sorts the variations and the substitutions.
  ///
  /// - Parameter change: A function that changes this content and all content inside it.
  fileprivate mutating func order(_ change: (inout Self) -> Void = { _ in }) {
    change(&self)
    for index in substitutions.indices { substitutions[index].content.order(change) }
    substitutions.sort { $0.name < $1.name }
    for index in variations.indices {
      for number in variations[index].cases.indices { variations[index].cases[number].content.order(change) }
      variations[index].cases.sort { $0.name < $1.name }
    }
  }
}

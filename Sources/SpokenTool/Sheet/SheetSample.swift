// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A request for a sample phrase.
struct SheetSample {
  let kind: Kind
  let members: [JSON.Member]
  /// The message that the sample is for, or `nil` for an example of a kind.
  var message: String?

  init(_ kind: Kind, _ members: [JSON.Member], message: String? = nil) {
    self.kind = kind
    // Remove settings, such as the locale, that the sheet chooses for each column.
    self.members = members.filter { !Self.ownKeys.contains($0.name) }
    self.message = message
  }

  private static let ownKeys: Set<String> = [Common.locale.key.name, Common.notation.key.name, "id", "kind"]

  /// The request as the words after `spoken say`.
  var call: String {
    var words = [kind.name]
    var options: [String] = []
    for place in kind.places {
      guard let value = members.first(where: { $0.name == place.name })?.value else { continue }
      if place.word.isList, case .array(let items) = value {
        words += items.map(Self.word)
      } else {
        words.append(Self.word(value))
      }
    }
    for member in members where !kind.places.contains(where: { $0.name == member.name }) {
      options += ["--" + member.name.hyphenated, Self.word(member.value)]
    }
    return (words + options).map(HelpCommand.shellWord).joined(separator: " ")
  }

  private static func word(_ value: JSON) -> String {
    switch value {
    case .string(let text), .number(let text): text
    default: value.description
    }
  }
}

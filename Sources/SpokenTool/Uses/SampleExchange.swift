// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Samples with one word replaced by a similar one, because the examples have only a few words. For example, "due"
/// replaces "taken".
struct SampleExchange {
  private let id: String
  private let kind: LintLexicon.Kind?

  init(_ id: String) {
    self.id = id
    kind = LintLexicon.Kind(ofLibrary: id)
  }

  func samples(from samples: [SheetSample]) -> [SheetSample] {
    samples.compactMap { sample in
      var members = sample.members
      for index in members.indices {
        if let value = exchanged(members[index], in: sample.kind) { members[index].value = value }
      }
      return members == sample.members ? nil : SheetSample(sample.kind, members)
    }
  }

  /// Returns the value of a member with the new word, or `nil` if the member can't contain it.
  private func exchanged(_ member: JSON.Member, in kind: Kind) -> JSON? {
    switch member.value {
    case .string(let text):
      guard let vocabulary = kind.keys.first(where: { $0.name == member.name })?.vocabulary,
        vocabulary.id(named: text) != nil,
        let name = vocabulary.names.first(where: { vocabulary.id(named: $0)?.description == id })
      else { return nil }
      return .string(name)
    case .object(let arguments) where member.name == "args":
      return .object(
        arguments.map { argument in JSON.Member(name: argument.name, value: exchanged(argument.value) ?? argument.value)
        })
    default: return nil
    }
  }

  /// Replaces a message by the new word if both are words of the same kind. Otherwise, returns `nil`.
  private func exchanged(_ value: JSON) -> JSON? {
    guard let kind, case .object(var members) = value, members.contains(Self.message),
      let index = members.firstIndex(where: { $0.name == "message" }), case .string(let other) = members[index].value,
      LintLexicon.Kind(ofLibrary: other) == kind
    else { return nil }
    members[index].value = .string(id)
    return .object(members)
  }

  private static let message = JSON.Member(name: "kind", value: .string("message"))
}

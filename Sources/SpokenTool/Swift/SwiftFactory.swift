// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A Swift member to generate for a message, or for an attribute of a message.
struct SwiftFactory {
  struct Argument {
    var name: String
    var kinds: LintKinds
    var meaning: String
    /// The argument label, if it differs from the name.
    var label: String?

    var parameter: String { SwiftName.escaped(SwiftName.camelCase(name)) }

    /// The Swift type that covers all types in the comment, which is `String`, a number, or `Phrase`.
    var type: String {
      if kinds == .text { return "String" }
      if kinds == .whole { return "some BinaryInteger & SpeakableNumber" }
      return isNumber ? "some SpeakableNumber" : "Phrase"
    }

    /// The code that converts the parameter to a phrase.
    var value: String {
      if kinds == .text { return ".text(\(parameter))" }
      return isNumber ? ".number(\(parameter))" : parameter
    }

    private var isNumber: Bool { !kinds.isEmpty && kinds.isSubset(of: [.whole, .decimal]) }
  }

  /// The id in tables, such as `delivered` or `delivered.hint`.
  var id: String
  var vocabulary: SwiftVocabulary
  var name: String
  var arguments: [Argument] = []
  /// `true` if the message describes the outcome of a gesture in the two forms of a hint.
  var isOutcome = false
  /// The description of when users hear the phrase.
  var heard = ""
  var examples: [String] = []
  /// The text in the table.
  var wording = ""
  var file: LintFile
  var offset: Int

  /// The signature that must be unique in Swift, such as `Phrase.delivered(who:n:)`.
  var signature: String {
    let labels = arguments.map { ($0.label ?? SwiftName.camelCase($0.name)) + ":" }.joined()
    return "\(vocabulary.type).\(name)" + (labels.isEmpty ? "" : "(\(labels))")
  }
}

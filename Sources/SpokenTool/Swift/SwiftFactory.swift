// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One member of an extension: a message, or an attribute of one.
struct SwiftFactory {
  /// An argument of the message.
  struct Argument {
    /// What the table calls it.
    var name: String
    var kinds: LintKinds
    /// What its comment says of it.
    var meaning: String
    /// What a call writes in front of it, if it is not the name; `_` is nothing.
    var label: String?

    /// The name of the parameter.
    var parameter: String { SwiftName.escaped(SwiftName.camelCase(name)) }

    /// `String`, a number, or any phrase: what the comment's kinds have in common.
    var type: String {
      if kinds == .text { return "String" }
      if kinds == .whole { return "some BinaryInteger & SpeakableNumber" }
      return isNumber ? "some SpeakableNumber" : "Phrase"
    }

    /// The phrase that is handed to the message.
    var value: String {
      if kinds == .text { return ".text(\(parameter))" }
      return isNumber ? ".number(\(parameter))" : parameter
    }

    private var isNumber: Bool { !kinds.isEmpty && kinds.isSubset(of: [.whole, .decimal]) }
  }

  /// As tables refer to it: `delivered`, `delivered.hint`.
  var id: String
  var vocabulary: SwiftVocabulary
  var name: String
  var arguments: [Argument] = []
  /// Whether it says what happens, in two forms.
  var isOutcome = false
  /// When it is heard.
  var heard = ""
  var examples: [String] = []
  /// How the table words it.
  var wording = ""
  /// Where it stands.
  var file: LintFile
  var offset: Int

  /// By which Swift tells members apart: `delivered(who:n:)`.
  var signature: String {
    let labels = arguments.map { ($0.label ?? SwiftName.camelCase($0.name)) + ":" }.joined()
    return "\(vocabulary.type).\(name)" + (labels.isEmpty ? "" : "(\(labels))")
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What a message is in Swift: a phrase, or a word of one of the vocabularies that an app adds to.
enum SwiftVocabulary: String, CaseIterable {
  case phrase = "Phrase"
  case field = "Field"
  case status = "Status"
  case noun = "Noun"
  case unit = "Unit"
  case thing = "Thing"
  case action = "Action"
  case activity = "Activity"
  case notice = "Notice"
  case problem = "Problem"
  case hint = "Hint"

  /// What is extended.
  var type: String {
    switch self {
    case .phrase: "Phrase"
    case .unit: "MeasureUnit"
    default: "Phrase.\(rawValue)"
    }
  }

  /// The types of messages that aren't words with forms, for a list.
  static var withoutForms: String {
    allCases.filter { ![.noun, .status, .unit].contains($0) }.map(\.rawValue).joined(separator: ", ")
  }

  /// An id without a beginning that only repeats the type: `class` of the noun `noun-class`.
  func stem(of id: String) -> String {
    let prefix: String? =
      switch self {
      case .noun: "noun-"
      case .status: "state-"
      case .unit: "unit-"
      default: nil
      }
    guard let prefix, id.hasPrefix(prefix), id != prefix else { return id }
    return String(id.dropFirst(prefix.count))
  }

  /// Whether its words take arguments from the app. The others get what they are said with from the library.
  var takesArguments: Bool {
    switch self {
    case .phrase, .thing, .activity, .notice, .problem, .hint: true
    case .field, .status, .noun, .unit, .action: false
    }
  }

  /// Names that would hide what the factories are made with.
  var reserved: Set<String> {
    switch self {
    case .phrase, .problem: ["message", "self", "init"]
    case .hint: ["outcome", "say", "self", "init"]
    default: ["self", "init"]
    }
  }

  /// Calls by which factories hand over their arguments: one of the same labels would call itself without end.
  var reservedSignatures: Set<String> { self == .phrase ? ["Phrase.text(_:)", "Phrase.number(_:)"] : [] }

  /// The expression that makes a word of it.
  ///
  /// - Parameters:
  ///   - arguments: The id and the arguments, as they stand in a call.
  ///   - isOutcome: Whether it says what happens, in two forms.
  func making(_ arguments: String, isOutcome: Bool) -> String {
    switch self {
    case .phrase, .problem: ".message(\(arguments))"
    case .hint: isOutcome ? ".outcome(\(arguments))" : ".say(.message(\(arguments)))"
    default: "Self(\(arguments))"
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The Swift type of a message, which is a phrase or a word of a vocabulary that apps can extend.
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

  /// The type that is extended.
  var type: String {
    switch self {
    case .phrase: "Phrase"
    case .unit: "MeasureUnit"
    default: "Phrase.\(rawValue)"
    }
  }

  /// A list of the types of messages that aren't words with forms.
  static var withoutForms: String {
    allCases.filter { ![.noun, .status, .unit].contains($0) }.map(\.rawValue).joined(separator: ", ")
  }

  /// Returns an id without a prefix that repeats the type, such as `class` for the noun `noun-class`.
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

  /// `true` if the app passes arguments. For other types, the library provides the arguments.
  var takesArguments: Bool {
    switch self {
    case .phrase, .thing, .activity, .notice, .problem, .hint: true
    case .field, .status, .noun, .unit, .action: false
    }
  }

  /// The arguments that the library passes to messages of the type. `nil` for types whose arguments the app passes, and for
  /// words, which have none.
  var providedArguments: Set<String>? {
    switch self {
    case .action: ["name"]
    case .field: []
    case .phrase, .thing, .activity, .notice, .problem, .hint, .status, .noun, .unit: nil
    }
  }

  /// Names that would hide members that the factories use.
  var reserved: Set<String> {
    switch self {
    case .phrase, .problem: ["message", "self", "init"]
    case .hint: ["outcome", "say", "self", "init"]
    default: ["self", "init"]
    }
  }

  /// Signatures of members that the factories call. A factory with the same signature would call itself endlessly.
  var reservedSignatures: Set<String> { self == .phrase ? ["Phrase.text(_:)", "Phrase.number(_:)"] : [] }

  /// Returns the expression that creates a value of the type.
  ///
  /// - Parameters:
  ///   - arguments: The id and the arguments of the message in Swift syntax.
  ///   - isOutcome: `true` if the message describes an outcome in two forms.
  func making(_ arguments: String, isOutcome: Bool) -> String {
    switch self {
    case .phrase, .problem: ".message(\(arguments))"
    case .hint: isOutcome ? ".outcome(\(arguments))" : ".say(.message(\(arguments)))"
    default: "Self(\(arguments))"
    }
  }
}

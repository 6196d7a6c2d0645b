// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an error.
struct ErrorKind: PhraseKind {
  var problem = Phrase.Problem.selectAnswer
  var isPrefixed = true

  static let name = "error"
  static let summary = "an error, such as 'Error: Please select an answer to continue'"
  static let examples = [["select-answer"], ["The server is busy"], ["phone-format", "--prefix", "none"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrase: Phrase? = problem.phrase
    try keys.phrase("problem", &phrase, orWordOf: .problems, "the problem, and what to do", place: .required)
    problem = Phrase.Problem(phrase: phrase ?? .nothing)
    try keys.choice(
      "prefix", &isPrefixed, [("word", true), ("none", false)], "whether to begin with 'Error'", place: .named)
  }

  var size: PhraseSize { PhraseSize(containing: problem.phrase.size) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !problem.phrase.isSilent else { return .phrase(scope.phraseAlone(.error)) }
    let message = problem.phrase.compose(with: speaker, in: &scope)
    return isPrefixed ? .phrase(scope.bind(.error, (.message, message))) : message
  }
}

extension Phrase {
  /// Returns a phrase for an error, such as "Error: Please select an answer to continue".
  ///
  /// - Parameters:
  ///   - problem: The problem. If it is blank, the phrase is "Error".
  ///   - prefixed: `false` to omit the word for an error, as in "Please select an answer to continue". The default is
  ///     `true`.
  public static func error(_ problem: Problem, prefixed: Bool = true) -> Phrase {
    ErrorKind(problem: problem, isPrefixed: prefixed).phrase
  }

  /// Returns a phrase for an error, or an empty phrase for `nil`.
  public static func error(_ problem: Problem?, prefixed: Bool = true) -> Phrase {
    problem.map { .error($0, prefixed: prefixed) } ?? .nothing
  }
}

extension Phrase {
  /// The problem of an error phrase, without the word "Error", or `nil` for other phrases.
  package var problem: Phrase? { kind(as: ErrorKind.self)?.problem.phrase }
}

extension Phrase.Problem {
  /// Returns a problem that an existing phrase describes.
  package static func saying(_ phrase: Phrase) -> Phrase.Problem { Phrase.Problem(phrase: phrase) }
}

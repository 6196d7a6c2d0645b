// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What is wrong.
struct ErrorKind: PhraseKind {
  var problem = Phrase.Problem.selectAnswer
  /// Whether the word that something is wrong comes first.
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
  /// What is wrong, after the word that something is: "Error: Please select an answer to continue"; without it "Please
  /// select an answer to continue". A blank problem is "Error".
  public static func error(_ problem: Problem, prefixed: Bool = true) -> Phrase {
    ErrorKind(problem: problem, isPrefixed: prefixed).phrase
  }

  /// What is wrong, or nothing: `Phrase.error(form.problem)`.
  public static func error(_ problem: Problem?, prefixed: Bool = true) -> Phrase {
    problem.map { .error($0, prefixed: prefixed) } ?? .nothing
  }
}

extension Phrase {
  /// What is wrong, of a phrase that says so, with the word “Error” or without; nil of any other.
  package var problem: Phrase? { kind(as: ErrorKind.self)?.problem.phrase }
}

extension Phrase.Problem {
  /// A problem of which the phrase is known.
  package static func saying(_ phrase: Phrase) -> Phrase.Problem { Phrase.Problem(phrase: phrase) }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What it says is wrong, in its order, each without the word “Error”.
  package var problems: [Phrase] { sentencesInIt.compactMap(\.problem) }

  /// What phrases in a row say is wrong, each without the word “Error”. What follows an error without that word is advice,
  /// and no error of its own.
  package static func errors(in phrases: [Phrase]) -> [Phrase] {
    var errors: [Phrase] = []
    var hasPrefixed = false
    for phrase in phrases.flatMap(\.sentencesInIt) {
      guard let error = phrase.kind(as: ErrorKind.self) else { continue }
      if !error.isPrefixed, hasPrefixed { continue }
      if error.isPrefixed { hasPrefixed = true }
      errors.append(error.problem.phrase)
    }
    return errors
  }

  private var sentencesInIt: [Phrase] {
    guard let kind = kind(as: SentencesKind.self) else { return [self] }
    return kind.parts.phrases.flatMap(\.sentencesInIt)
  }

  /// How many errors it counts where it counts those of a form, see ``errors(_:first:)``; otherwise nil.
  package var countedErrors: Int? {
    guard let kind = kind(as: MessageKind.self),
      kind.id == PhraseID(.errorsInForm) || kind.id == "errors-in-form.alone",
      let count = kind.arguments.items.first(where: { $0.0 == "count" })?.1,
      let number = count.kind(as: NumberKind.self)
    else { return nil }
    return number.number.integerPart.map { Int(clamping: $0) }
  }
}

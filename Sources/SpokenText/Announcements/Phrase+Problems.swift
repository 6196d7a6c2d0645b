// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The errors in the phrase, in order, without the word "Error".
  package var problems: [Phrase] {
    let sentences = sentencesInIt
    // Omits the number in merged errors, such as "2 errors. Name is required. …".
    if sentences.count > 1, sentences.first?.countOfErrors == sentences.count - 1 {
      return Array(sentences.dropFirst())
    }
    return sentences.compactMap(\.problem)
  }

  /// The count in a phrase such as "2 errors".
  private var countOfErrors: Int? {
    guard let kind = kind(as: CountKind.self), kind.noun == .error else { return nil }
    return kind.count.integerPart.map { Int(clamping: $0) }
  }

  /// Returns the errors in phrases, without the word "Error". After an error, a problem without that word is advice,
  /// and is omitted.
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

  /// The activities in the phrase, without "please wait".
  package var activities: [Phrase] { sentencesInIt.compactMap { $0.kind(as: ActivityKind.self)?.activity.phrase } }

  /// The lasting conditions in the phrase, such as a lost connection or a search without results.
  package var conditions: [Phrase] {
    sentencesInIt.compactMap { phrase in
      guard let kind = phrase.kind(as: MessageKind.self), Self.conditionIDs.contains(kind.id) else { return nil }
      return phrase.importance(.standard)
    }
  }

  private static let conditionIDs: Set<PhraseID> = [
    PhraseID(.emptyConnection), PhraseID(.offlineKept), PhraseID(.emptyResults), "empty-results.alone",
    PhraseID(.emptyHealthData),
  ]

  private var sentencesInIt: [Phrase] {
    guard let kind = kind(as: SentencesKind.self) else { return [self] }
    return kind.parts.phrases.flatMap(\.sentencesInIt)
  }

  /// The number of errors in a phrase such as ``errors(_:first:)``, or `nil` for other phrases.
  package var countedErrors: Int? {
    if let kind = kind(as: MessageKind.self), kind.id == PhraseID(.burstErrors) {
      return kind.arguments.items.first { $0.0 == "things" }?.1.countOfErrors
    }
    guard let kind = kind(as: MessageKind.self),
      kind.id == PhraseID(.errorsInForm) || kind.id == "errors-in-form.alone",
      let count = kind.arguments.items.first(where: { $0.0 == "count" })?.1,
      let number = count.kind(as: NumberKind.self)
    else { return nil }
    return number.number.integerPart.map { Int(clamping: $0) }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting
import Testing

@testable import SpokenText

/// What the speaker's own methods say is what the phrases say.
@Suite struct RequestTests {
  /// What a line says is what is resolved, nothing is amiss in it, and the speaker's method says the same.
  @Test(arguments: DeepCheck.languages)
  func methodsSayWhatPhrasesSay(_ language: LanguageTag) {
    let speaker = Catalogue.speaker(language)
    var methods: Set<Substring> = []
    // The keys of these families are no lines.
    let families = Set(["currency", "unit", "lexicon", "nested", "cards", "state", "numberWords"])
    for family in Catalogue.families where !families.contains(family.name) {
      for request in Catalogue.samples(family.name, language).compactMap({ Request($0.key) }) {
        guard let phrase = request.phrase else { continue }
        let (utterance, faults) = speaker.resolve(phrase, context: request.context)
        #expect(utterance == speaker.say(phrase, context: request.context), "\(request.line)")
        #expect(faults.isEmpty, "\(request.line): \(faults)")
        guard let said = request.saidByMethod(of: speaker) else { continue }
        methods.formUnion(request.line.split(separator: " ").prefix(1))
        #expect(said == request.said(by: speaker), "\(request.line)")
      }
    }
    #expect(methods.count == 12, "\(methods)")
    for status in Phrase.Status.all {
      #expect(speaker.status(status) == speaker.say(.status(status)), "\(status.name)")
      let inline = speaker.status(status, of: .dose, context: .inline)
      #expect(inline == speaker.say(.status(status, of: .dose), context: .inline), "\(status.name)")
    }
  }

  @Test(arguments: ["", "parcel 3", "number", "number of", "count 3", "count 3 parcel", "progress 3 of"])
  func malformedRequestsAreNil(_ line: String) {
    #expect(Request(line)?.line == nil)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting
import Testing

/// One call for all languages, one failure for all that happened.
@Suite struct GoldenLanguagesTests {
  private func verify(
    _ folder: GoldenFolder, _ environment: [String: String] = [:], _ others: [LanguageTag: String] = [:]
  ) -> String? {
    folder.failure(environment) { suite in
      try suite.verify(Parcel.catalogue, family: "parcels", in: ["en", "pl"]) { Parcel.speaker($0, others) }
    }
  }

  private func reworded(_ language: LanguageTag, _ phrase: String, _ other: String) -> [LanguageTag: String] {
    [language: Parcel.texts[language, default: ""].replacing(phrase, with: other)]
  }

  @Test func differencesOfAllLanguagesAreOneFailure() {
    GoldenFolder.with { folder in
      let recorded = verify(folder, GoldenFolder.recording) ?? ""
      let head = "golden parcels: 2 failures\n\ngolden en/parcels.tsv: recorded; 7 missing\n\nmissing: maya · label\n"
      #expect(recorded.hasPrefix(head), "\(recorded)")
      let tail = "\n\nReview the change, then run the test again without recording: git diff Golden"
      #expect(recorded.hasSuffix(tail), "\(recorded)")
      #expect(verify(folder) == nil)

      let others = reworded("en", "send back", "give back").merging(reworded("pl", "odeślij", "zwróć")) { $1 }
      #expect(
        verify(folder, [:], others) == """
          golden parcels: 2 failures

          golden en/parcels.tsv: 1 changed

          changed: maya · action return
            golden  [Send] back
            said    [Give] back

          golden pl/parcels.tsv: 1 changed

          changed: maya · action return
            golden  [Odeślij]
            said    [Zwróć]

          To accept these phrases, record them and review the change:
            SPOKENTEXT_RECORD=1 swift test; git diff Golden
          """)
      #expect(
        verify(folder, [:], reworded("pl", "odeślij", "zwróć")) == """
          golden pl/parcels.tsv: 1 changed

          changed: maya · action return
            golden  [Odeślij]
            said    [Zwróć]

          To accept these phrases, record them and review the change:
            SPOKENTEXT_RECORD=1 swift test; git diff Golden/pl/parcels.tsv
          """)
    }
  }

  @Test func oneLanguageDoesNotHideAnother() {
    GoldenFolder.with { folder in
      _ = verify(folder, GoldenFolder.recording)
      let others = reworded("en", "send-back = send back", "").merging(reworded("pl", "odeślij", "zwróć")) { $1 }
      let failure = verify(folder, [:], others) ?? ""
      #expect(
        failure.hasPrefix(
          """
          golden parcels: 2 failures

          golden en/parcels.tsv: 1 problem to fix before recording

          maya · action return: unknown message 'send-back'
            said    {send-back}

          golden pl/parcels.tsv: 1 changed
          """), "\(failure)")
    }
  }

  @Test func anotherCommandIsNamed() {
    let folder = GoldenFolder()
    let failure = folder.failure { suite in
      var suite = suite
      suite.command = "swift test --package-path Examples"
      try suite.verify(Parcel.catalogue, family: "parcels", using: Parcel.speaker("en"))
    }
    #expect(failure?.contains("SPOKENTEXT_RECORD=1 swift test --package-path Examples; git diff") == true)
  }

  @Test func recordingIsRefusedOnce() {
    let failure = verify(GoldenFolder(), GoldenFolder.recording.merging(["CI": "true"]) { $1 })
    #expect(
      failure == """
        golden en/parcels.tsv: recording is disabled, because the environment variable 'CI' is set; record on your own \
        machine, and commit the change
        """)
  }

  @Test func speakersSayTheLanguageTheyAreAskedFor() {
    let failure = GoldenFolder().failure { suite in
      try suite.verify(Parcel.catalogue, family: "parcels", in: ["pl"]) { _ in Parcel.speaker("en") }
    }
    #expect(
      failure == """
        golden pl/parcels.tsv: the speaker of 'pl' speaks another language; create it for the language that the closure is \
        given
        """)
    let other = GoldenFolder().failure { suite in
      try suite.verify(Parcel.catalogue, family: "parcels", in: ["gl-ES"]) { Parcel.speaker($0) }
    }
    #expect(
      other == """
        golden gl-ES/parcels.tsv: the speaker of 'gl-ES' speaks another language, because 'gl-ES' is not built in; add its \
        product, or an overlay with gl-ES.ftl (built in: \
        \(Speaker.languages.map(\.description).joined(separator: ", ")))
        """)
  }
}

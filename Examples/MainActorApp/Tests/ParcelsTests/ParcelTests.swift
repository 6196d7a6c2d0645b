// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Parcels
import SpokenText
import SpokenTextTesting
import Testing

let goldens = GoldenSuite(besideFile: #filePath)

func speaker(_ language: LanguageTag) -> Speaker {
  Speaker(language, timeZone: .gmt, reference: .fixed(Instant(secondsSinceEpoch: 1_763_676_000))).adding(phrases)
}

/// Everything that the app says. Models are on the main actor; samples are values, and go anywhere.
enum Samples {
  static let parcel = Parcel(id: 7, sender: "Ada", price: Money("4.50", .eur), isOut: true)

  static let list: [GoldenSample] = [
    .element("parcel out", parcel),
    .element("parcel", Parcel(id: 8, sender: "Ida", price: Money(12, .pln))),
    .element("add", SpokenCard(.track, traits: .button)),
    .announcement("delivered", ParcelModel.delivered(to: "Maya", 3)),
    .phrase("status", .status(.outForDelivery)),
    .phrase("map", .hint(.map, using: .touch)),
  ]
}

struct ParcelTests {
  @Test func rowsAreSaid() throws {
    try goldens.verify(Samples.list, family: "parcels", in: ["en", "pl"], using: speaker)
  }

  @Test func everyPhraseIsSaid() throws {
    try goldens.verifyCompleteness(of: Samples.list, overlay: phrases, forms: "forms", using: speaker)
  }

  @Test(arguments: ["en", "pl"] as [LanguageTag])
  func samplesGoToOtherTasks(_ language: LanguageTag) async throws {
    let (goldens, samples, speaker) = (goldens, Samples.list, speaker(language))
    try await Task.detached {
      try goldens.verify(samples, family: "parcels", using: speaker)
    }.value
  }

  @Test func aViewsBodyMakesItsOverlay() {
    #expect(ParcelRow(Samples.parcel, in: "en").body.label?.text.hasPrefix("From: Ada. ") == true)
    #expect(ParcelRow(Samples.parcel, in: "pl").body.label?.text.hasPrefix("Od: Ada. ") == true)
  }

  @Test func deliveriesAreAnnounced() {
    var heard: [SpokenAnnouncement] = []
    let model = ParcelModel([Samples.parcel], by: speaker("en")) { heard.append($0) }
    model.deliver(Samples.parcel, to: "Maya")
    #expect(model.parcels.isEmpty)
    #expect(heard.map(\.utterance.text) == ["Maya got 1 parcel"])
    #expect(heard.map(\.priority) == [.high])
  }

  @Test func faultsAreHeardOnTheMainActor() async {
    let (faults, said) = AsyncStream.makeStream(of: String.self)
    var speaker = Speaker("en")
    speaker.faultHandler = { fault in
      said.yield(fault.name)
      said.finish()
    }
    #expect(speaker.say(.track).text == "{track}")
    var names: [String] = []
    for await name in faults { names.append(name) }
    #expect(names == ["track"])
  }
}

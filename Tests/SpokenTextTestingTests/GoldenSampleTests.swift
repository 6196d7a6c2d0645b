import SpokenText
import SpokenTextTesting
import Testing

@Suite struct GoldenSampleTests {
  private static let samples: [(sample: GoldenSample, rows: String)] = [
    (
      .element("maya", Parcel(owner: "Maya", count: 2)),
      """
      maya · label\tMaya got 2 parcels
      maya · value\t3 kilograms
      maya · hint\tOpens details
      maya · traits\tbutton, selected
      maya · action return\tSend back
      maya · identifier\tparcel.Maya
      """
    ),
    (.element("plain") { _ in SpokenElement(label: Utterance("A")) }, "plain · label\tA"),
    (
      .element("spelled") { _ in
        SpokenElement(
          label: Utterance("X Y", spans: [.init(0..<3, .spellOut)]),
          actions: [SpokenAction("b", Utterance("Łódź", spans: [.init(0..<7, .language("pl"))]))])
      },
      """
      spelled · label\tX Y\tspelled: X Y
      spelled · action b\tŁódź\tin pl: Łódź
      """
    ),
    (
      .announcement("saved") { Announcement($0.say("arrived"), priority: .high) },
      "saved · announcement, high\tYour parcel is here"
    ),
    (.announcement("saved") { _ in Announcement(Utterance("A"), priority: .low) }, "saved · announcement, low\tA"),
    (.announcement("saved") { _ in Announcement(Utterance("A")) }, "saved · announcement\tA"),
    (GoldenSample("money") { $0.money(1, .usd) }, "money\t1 dollar"),
  ]

  @Test(arguments: samples.indices) func samplesGiveRows(_ index: Int) {
    let (sample, rows) = Self.samples[index]
    #expect(sample.rows(by: Parcel.speaker("en")).map(\.description).joined(separator: "\n") == rows)
  }
}

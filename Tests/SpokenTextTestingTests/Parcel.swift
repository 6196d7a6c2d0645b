// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting

/// What is to be delivered: an app's model, as small as one can be.
struct Parcel: Spoken {
  var owner: String
  var count: Int

  var spoken: SpokenCard {
    SpokenCard(
      .message("delivered", ["who": .text(owner), "n": .number(count)]), id: "parcel.\(owner)",
      traits: [.button, .selected]
    )
    .value(.message("weight", ["n": .number(3)]))
    .hint(.details)
    .action("return", .message("send-back"))
  }

  /// The app's phrases.
  static let texts: [LanguageTag: String] = [
    "en": """
    delivered = { $n ->
        [one] { $who } got { $n } parcel
       *[other] { $who } got { $n } parcels
    }
    weight = { $n } kilograms
    send-back = send back
    arrived = your parcel is here
    """,
    "pl": """
    delivered = { $n ->
        [one] { $who }: { $n } paczka
        [few] { $who }: { $n } paczki
       *[many] { $who }: { $n } paczek
    }
    weight = { $n } kg
    send-back = odeślij
    arrived = Twoja paczka już jest
    """,
  ]

  static let catalogue: [GoldenSample] = [
    .element("maya", Parcel(owner: "Maya", count: 2)),
    .announcement("arrived", Announcement(.message("arrived"), priority: .high)),
  ]

  /// Who says them: with other texts in the place of some of the app's.
  static func speaker(_ language: LanguageTag, _ others: [LanguageTag: String] = [:]) -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: 0), reference: .fixed(Instant(secondsSinceEpoch: 0)))
      .adding(Overlay(texts.merging(others) { $1 }))
  }
}

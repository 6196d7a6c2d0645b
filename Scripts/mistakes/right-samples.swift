// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting

/// A model that cannot leave its actor: a sample is made of what it says.
private final class Toggle: Spoken {
  var isOn = false
  var spoken: SpokenCard { SpokenCard(.share).value(.state(isOn ? .on : .off)) }
}

@MainActor private func samples(_ order: Order) -> [GoldenSample] {
  [
    .element("toggle", Toggle()), .element("order", order), .element("add", SpokenCard(.share, traits: .button)),
    .phrase("price", .money(order.total)), .announcement("saved", Announcement(.share, priority: .high)),
  ]
}

@MainActor private func verify(_ order: Order) throws {
  let goldens = GoldenSuite(besideFile: #filePath)
  try goldens.verify(samples(order), family: "orders", in: ["en"]) { language in
    Speaker(language, offsets: FixedOffset(seconds: 0)).adding(Overlay(["en": "share = Share"]))
  }
}

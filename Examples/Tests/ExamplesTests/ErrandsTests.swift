// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

@testable import Errands

@Suite struct ErrandsTests {
  /// Ninety values, and a listener who hears a handful of them, the last one for certain.
  @Test func anUploadIsNoFlood() {
    let said = Receipt.announcements(of: SampleErrands.upload)
    #expect((2...8).contains(said.count))
    #expect(said.last.flatMap { errands.speaker("en").say($0) }?.utterance.text == "Upload complete")
  }

  @Test func aSmallBasketIsToldAtOnceAndCannotBeOrdered() throws {
    let basket = SampleErrands.smallBasket
    let problem = try #require(basket.problem)
    #expect(problem.announcement.interrupts)
    #expect(basket.order.traits.contains(.notEnabled))
    #expect(SampleErrands.basket.problem == nil)
  }

  @Test func briefARestaurantIsItsNameAndItsRating() {
    let speaker = errands.speaker("en").with { $0.verbosity = .brief }
    #expect(
      speaker.say(SampleErrands.restaurants[0]).label?.text == "Green Garden. 4.6 out of 5 stars, 128 ratings")
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct CountdownNarratorTests {
  private static let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))

  private static func said(_ times: [ExactDecimal], by narrator: CountdownNarrator = CountdownNarrator()) -> [String] {
    var narrator = narrator
    return times.compactMap { time in
      narrator.next(secondsLeft: time).map { "\(time): \(speaker.say($0.phrase).text), \($0.priority)" }
    }
  }

  @Test func timeIsSaidAtItsMarks() {
    let times = (0...120).reversed().map { ExactDecimal($0) }
    #expect(
      Self.said(times) == [
        "120: 2 minutes remaining, default", "60: 1 minute remaining, default", "30: 30 seconds remaining, default",
        "10: 10 seconds remaining, default", "5: 5, high", "4: 4, high", "3: 3, high", "2: 2, high", "1: 1, high",
        "0: No time remaining, high",
      ])
  }

  @Test func firstTimeIsSaidWhateverItIs() {
    #expect(Self.said([47, 46]) == ["47: 47 seconds remaining, default"])
  }

  @Test func severalMarksAreSaidOnce() {
    #expect(
      Self.said([3700, 45]) == [
        "3700: 1 hour, 1 minute, and 40 seconds remaining, default",
        "45: 45 seconds remaining, default",
      ])
  }

  @Test func nothingIsSaidTwice() {
    #expect(
      Self.said([10, 10, "9.2", "9.1", 0, 0, -3]) == [
        "10: 10 seconds remaining, default", "0: No time remaining, high",
      ])
  }

  @Test func fractionsAreRoundedUp() {
    #expect(
      Self.said(["60.4", "59.6", "0.2"]) == [
        "60.4: 1 minute and 1 second remaining, default", "59.6: 1 minute remaining, default", "0.2: 1, high",
      ])
  }

  @Test func addedTimeIsSaid() {
    #expect(
      Self.said([20, 0, 100]) == [
        "20: 20 seconds remaining, default", "0: No time remaining, high",
        "100: 1 minute and 40 seconds remaining, default",
      ])
  }

  @Test func timesThatAreNoNumbersChangeNothing() {
    #expect(
      Self.said([.notANumber, .infinity, 11, .notANumber, 10]) == [
        "11: 11 seconds remaining, default", "10: 10 seconds remaining, default",
      ])
  }

  @Test func ownMarksAndOwnEnd() {
    let narrator = CountdownNarrator(marks: [15, -3, 45, 15], lastSeconds: -1, end: .text("Boarding"))
    #expect(narrator.marks == [45, 15])
    #expect(
      Self.said([50, 45, 30, 15, 3, 0], by: narrator) == [
        "50: 50 seconds remaining, default", "45: 45 seconds remaining, default", "15: 15 seconds remaining, default",
        "0: Boarding, high",
      ])
  }
}

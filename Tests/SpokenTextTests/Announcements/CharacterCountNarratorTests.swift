// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct CharacterCountNarratorTests {
  private static let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))

  private static func said(limit: Int, marks: [Int] = [50, 20, 10, 5], _ counts: [Int]) -> [String] {
    var narrator = CharacterCountNarrator(limit: limit, marks: marks)
    return counts.compactMap { count in narrator.next(count).map { "\(count): \(speaker.say($0.phrase).text)" } }
  }

  @Test func numberIsSaidAtItsMarks() {
    #expect(
      Self.said(limit: 100, Array(0...123)) == [
        "50: 50 characters left", "80: 20 characters left", "90: 10 characters left", "95: 5 characters left",
        "100: No characters left", "101: Over the limit by 1", "111: Over the limit by 11", "121: Over the limit by 21",
      ])
  }

  @Test func pastedTextIsSaidOnce() { #expect(Self.said(limit: 280, [10, 277]) == ["277: 3 characters left"]) }

  @Test func shorterTextIsSilentWithinTheLimit() {
    #expect(Self.said(limit: 30, [0, 25, 5, 12]) == ["25: 5 characters left", "12: 18 characters left"])
  }

  @Test func comingBackIsSaid() {
    #expect(Self.said(limit: 10, [12, 11, 9, 8]) == ["12: Over the limit by 2", "9: 1 character left"])
    #expect(Self.said(limit: 10, [12, 10]) == ["12: Over the limit by 2", "10: No characters left"])
  }

  @Test func firstNumberIsSaidBeyondTheLimitOnly() {
    #expect(Self.said(limit: 10, [8]).isEmpty)
    #expect(Self.said(limit: 10, [10]).isEmpty)
    #expect(Self.said(limit: 10, [13]) == ["13: Over the limit by 3"])
  }

  @Test func limitsAndMarksAreInTheirRange() {
    let narrator = CharacterCountNarrator(limit: -5, marks: [0, 3, -1, 7, 3])
    #expect(narrator.limit == 0)
    #expect(narrator.marks == [7, 3])
    #expect(Self.said(limit: .max, [.min, .max]) == ["\(Int.max): No characters left"])
  }
}

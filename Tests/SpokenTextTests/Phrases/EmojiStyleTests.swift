// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct EmojiStyleTests {
  private static func said(_ text: String, _ style: EmojiStyle, _ tag: LanguageTag = "en") -> String {
    Speaker(tag, offsets: FixedOffset(seconds: 0)).with { $0.emoji = style }.say(.text(text)).text
  }

  @Test(
    arguments: [
      ("🎉🎉🎉 2026 🎉", "3 times 🎉 2026 🎉", "2026"), ("❤️❤️ I ❤️ 🍫🍫🍫", "2 times ❤️ I ❤️ 3 times 🍫", "I"),
      ("🇵🇱🇵🇱 Maya 👩‍👩‍👧👩‍👩‍👧", "2 times 🇵🇱 Maya 2 times 👩‍👩‍👧", "Maya"), ("👍", "👍", "👍"), ("Maya", "Maya", "Maya"),
      ("4 2 4 2 ©™", "4 2 4 2 ©™", "4 2 4 2 ©™"), ("👍👎👍", "👍👎👍", "👍👎👍"),
    ])
  func emojiAreSaidAsTheListenerPrefers(_ text: String, _ counted: String, _ none: String) {
    #expect(Self.said(text, .all) == text)
    #expect(Self.said(text, .counted) == counted)
    #expect(Self.said(text, .none) == none)
  }

  @Test func rowsAreSaidInTheListenersLanguage() {
    #expect(Self.said("🎉🎉", .counted, "ja") != Self.said("🎉🎉", .counted))
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0)).with { $0.emoji = .counted }
    #expect(speaker.say(.sentences([.text("🎉🎉 Maya"), .text("Omar")])).text == "2 times 🎉 Maya. Omar")
  }

  @Test(
    arguments: [
      ("🅺🆈🅻🅴", "KYLE"), ("𝓞𝓶𝓪𝓻 𝟚𝟘", "Omar 20"), ("ⓜⓐⓨⓐ", "maya"), ("🄰🄱 🄐", "AB A"), ("ℝ𝕖𝕒𝕝", "Real"),
      ("🅿️ 🅰️ B", "🅿️ 🅰️ B"),
      ("日本", "日本"), ("Ａ", "Ａ"), ("½ ²", "½ ²"),
    ])
  func stylizedLettersArePlain(_ text: String, _ plain: String) {
    #expect(Self.said(text, .all) == plain)
    #expect(
      Speaker("en", offsets: FixedOffset(seconds: 0)).say(.sentences([.text(text), .text("Omar")])).text == plain
        + ". Omar")
  }
}

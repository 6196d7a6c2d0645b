// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The way of reading emoji in the text of an app or its user.
///
/// ```swift
/// let speaker = Speaker("en-US", timeZone: .current).with { $0.emoji = .counted }
/// speaker.say(.text("🎉🎉🎉 We won")).text   // "3 times 🎉 We won"
/// ```
public struct EmojiStyle: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case all, counted, none }

  private let kind: Kind

  /// Keeps all emoji. A voice reads the name of each.
  public static let all = EmojiStyle(kind: .all)
  /// Reads a repeated emoji once, with the number of repetitions, such as "3 times 🎉".
  public static let counted = EmojiStyle(kind: .counted)
  /// Removes emoji. Text that is only emoji is kept.
  public static let none = EmojiStyle(kind: .none)

  /// The values, with their names in encoded data and commands.
  package static let named: [(name: String, value: EmojiStyle)] = [
    ("all", .all), ("counted", .counted), ("none", .none),
  ]
}

extension Speaker {
  /// Returns a text with the speaker's emoji style applied.
  func withEmoji(_ text: String) -> String {
    guard preferences.emoji != .all else { return text }
    var said = ""
    var row: (sign: Substring, count: Int)?
    func end() {
      guard let (sign, count) = row else { return }
      if preferences.emoji == .counted { said += count == 1 ? String(sign) : repeated(sign, count) }
      row = nil
    }
    for letter in Letters(text) {
      guard Self.isEmoji(letter) else {
        end()
        said += letter
        continue
      }
      if row?.sign == letter {
        row?.count += 1
      } else {
        end()
        row = (letter, 1)
      }
    }
    end()
    return TextCleaning.isBlank(said) ? text : said
  }

  private static func isEmoji(_ letter: Substring) -> Bool {
    guard let first = letter.unicodeScalars.first else { return false }
    let joining = ScalarFacts(first).joining
    return joining == .flag
      || joining == .picture && (first.value >= 0x1F000 || letter.unicodeScalars.contains("\u{FE0F}"))
  }

  private func repeated(_ sign: Substring, _ count: Int) -> String {
    say(.inline) { speaker, scope in
      let sign = Value.text(scope.keep(String(sign)))
      return .phrase(scope.bind(.signRepeated, (.sign, sign), (.count, .number(ExactDecimal(count)))))
    }.text
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How emoji in the text of an app or its user are said.
///
/// ```swift
/// let speaker = Speaker("en-US", timeZone: .current).with { $0.emoji = .counted }
/// speaker.say(.text("🎉🎉🎉 We won")).text   // "3 times 🎉 We won"
/// ```
public struct EmojiStyle: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case all, counted, none }

  private let kind: Kind

  /// As they are written. A voice says the name of each.
  public static let all = EmojiStyle(kind: .all)
  /// The same emoji several times in a row is said once, with its number: "3 times 🎉".
  public static let counted = EmojiStyle(kind: .counted)
  /// Not at all. Text that is nothing else is said as it is written.
  public static let none = EmojiStyle(kind: .none)

  /// The names that data and the command line have for them.
  package static let named: [(name: String, value: EmojiStyle)] = [
    ("all", .all), ("counted", .counted), ("none", .none),
  ]
}

extension Speaker {
  /// A text with its emoji as this speaker says them.
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

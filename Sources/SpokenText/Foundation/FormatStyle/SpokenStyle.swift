// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A format style that says what a ``Speaker`` says: the way to spoken text where an API asks for a format, as `Text`
/// does.
///
/// ```swift
/// amount.formatted(.spoken(currency: "USD"))             // "25 dollars and 50 cents"
/// Text(balance, format: .spoken(currency: "USD"))
/// lastPaid.formatted(.spoken(.elapsed).locale("pl"))     // "Dwie godziny temu"
/// doses.formatted(.spoken(counting: .parcel).speaker(speaker))  // in the app's own words
/// ```
///
/// A style holds a phrase with a hole for its main value, and who says it: the app's own speaker, see ``Speaker/init()``,
/// until it is given a locale or a speaker of the app's making. Styles are equal when their phrases and their speakers'
/// preferences are equal.
///
/// A live reference moment, which a style has at first, is read at each call of ``format(_:)``: a kept style never says
/// yesterday's "Today". SwiftUI does not know when a phrase grows old: let a `TimelineView` say when to ask again.
///
/// A style gives plain text; the attributes of an utterance are the speaker's alone. It encodes its phrase by the names of
/// its keys, as the command `spoken` takes them, with the locale and the preferences that differ from the locale's; an
/// app's overlay is not encoded.
public struct SpokenStyle<Input: SpokenInput>: FormatStyle, Sendable {
  /// What is said, with a hole for the value.
  let phrase: Phrase
  var speaker: Speaker
  /// Where the phrase is going to stand.
  let context: PhraseContext

  init(_ phrase: Phrase, speaker: Speaker = .ofApp, context: PhraseContext) {
    self.phrase = phrase
    self.speaker = speaker
    self.context = context
  }

  /// What is said of a value.
  public func format(_ value: Input) -> String {
    let filled = phrase.filled(with: value.spokenOperand.operand) ?? phrase
    return speaker.say(filled, context: context).text
  }

  // MARK: Who says it

  /// Returns the style with a speaker of the app's own, which has its overlay and preferences. For example,
  /// `lastPaid.formatted(.spoken.speaker(english))` is "Today at 2:30 PM".
  public func speaker(_ speaker: Speaker) -> SpokenStyle { with { $0 = speaker } }

  /// The same style in another language: `.spoken(currency: "USD").locale("pl")`.
  ///
  /// - Parameter locale: A BCP 47 tag. The nearest language that is compiled in is spoken, and its region's hour cycle and
  ///   currency are the listener's.
  public func locale(_ locale: LanguageTag) -> SpokenStyle {
    with { $0 = $0.inLocale(locale) }
  }

  /// The same style in the language of a Foundation locale, as SwiftUI asks for its environment's.
  ///
  /// A locale that names no language leaves the style as it is. So does every locale in a program that links
  /// FoundationEssentials alone, as may be on Linux: there all of them say `en_001`. The overload that takes a tag always
  /// means what it says.
  public func locale(_ locale: Locale) -> SpokenStyle {
    guard LanguageTag(locale) != nil else { return self }
    return with {
      let old = $0
      $0 = Speaker(locale: locale, reference: old.reference)
      $0.zone = old.zone
      $0.numerals = old.numerals
    }
  }

  /// The same style with other digits: `.spoken.locale("ar").numerals(.native)`.
  public func numerals(_ numerals: Numerals) -> SpokenStyle { with { $0.numerals = numerals } }

  /// The same style on the clocks of a time zone; nil for the system's.
  public func timeZone(_ timeZone: TimeZone?) -> SpokenStyle {
    with { $0.zone = timeZone ?? SystemOffsets() as any UTCOffsets }
  }

  /// The same style with hours counted in another way: "14:30".
  public func hourCycle(_ hourCycle: HourCycle) -> SpokenStyle { with { $0.hourCycle = hourCycle } }

  /// The same style from another moment: `.spoken(.elapsed).reference(.fixed(now))`.
  public func reference(_ reference: ReferenceMoment) -> SpokenStyle { with { $0.reference = reference } }

  private func with(_ change: (inout Speaker) -> Void) -> SpokenStyle {
    var style = self
    change(&style.speaker)
    return style
  }
}

extension Speaker {
  /// The speaker of the app's own language. It is made once: a running app does not change its language.
  static let ofApp = Speaker()

  /// The same preferences in another language; the region's hour cycle and currency come with it.
  fileprivate func inLocale(_ locale: LanguageTag) -> Speaker {
    var preferences = Preferences(locale, zone: zone, reference: reference)
    preferences.numerals = numerals
    preferences.interaction = interaction
    preferences.faultHandler = faultHandler
    return Speaker(table: TableLibrary.table(for: locale), preferences: preferences)
  }
}

extension SpokenStyle: Hashable {
  /// Whether both say the same of every value.
  public static func == (left: SpokenStyle, right: SpokenStyle) -> Bool {
    left.phrase == right.phrase && left.context == right.context && left.speaker.table === right.speaker.table
      && StylePreferences(left.speaker) == StylePreferences(right.speaker)
  }

  /// Hashes the phrase and what the speaker prefers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(phrase)
    hasher.combine(context)
    hasher.combine(StylePreferences(speaker))
  }
}

/// What can be said by a format style: numbers, dates, spans of time.
public protocol SpokenInput: Sendable {
  /// What fills the hole of a style's phrase. The library's own types have it; no app needs one.
  var spokenOperand: SpokenOperand { get }
}

/// What fills the hole of a style's phrase.
public struct SpokenOperand: Sendable {
  let operand: Phrase.Operand
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A format style that returns the text of a ``Speaker``. Use it with APIs that take a format, such as `Text`.
///
/// ```swift
/// amount.formatted(.spoken(currency: "USD"))             // "25 dollars and 50 cents"
/// Text(balance, format: .spoken(currency: "USD"))
/// lastPaid.formatted(.spoken(.elapsed).locale("pl"))     // "Dwie godziny temu"
/// parcels.formatted(.spoken(counting: .parcel).speaker(speaker))  // in the app's own words
/// ```
///
/// A style consists of a speaker, and a phrase with a placeholder for the value. The default is the app's speaker (see
/// ``Speaker/init()``). You can replace the speaker, or only its locale. Styles are equal if their phrases and their
/// speakers' preferences are equal.
///
/// By default, each call of ``format(_:)`` uses the current moment. SwiftUI doesn't know when relative times go out of
/// date, so refresh them with a `TimelineView`.
///
/// A style returns plain text, without speech attributes. Its encoded form has the locale, the preferences that differ
/// from the locale's defaults, and the phrase. The phrase has the format of the command `spoken`, such as
/// `{"kind": "money", "currency": "USD"}`. An app's overlay isn't encoded.
public struct SpokenStyle<Input: SpokenInput>: FormatStyle, Sendable {
  let phrase: Phrase
  var speaker: Speaker
  let context: PhraseContext

  init(_ phrase: Phrase, speaker: Speaker = .ofApp, context: PhraseContext) {
    self.phrase = phrase
    self.speaker = speaker
    self.context = context
  }

  /// Returns the text for a value.
  public func format(_ value: Input) -> String {
    let filled = phrase.filled(with: value.spokenOperand.operand) ?? phrase
    return speaker.say(filled, context: context).text
  }

  // MARK: Speaker and preferences

  /// Returns the style with your own speaker, with its overlay and preferences. For example,
  /// `lastPaid.formatted(.spoken.speaker(english))` is "Today at 2:30 PM".
  public func speaker(_ speaker: Speaker) -> SpokenStyle { with { $0 = speaker } }

  /// Returns the style in another language, such as `.spoken(currency: "USD").locale("pl")`.
  ///
  /// The style then has no overlay. To keep your app's own words, pass a speaker of that language to ``speaker(_:)``.
  ///
  /// - Parameter locale: A BCP 47 tag. The style uses the closest built-in language, and the hour cycle and currency of
  ///   the tag's region.
  public func locale(_ locale: LanguageTag) -> SpokenStyle {
    with { $0 = $0.inLocale(locale) }
  }

  /// Returns the style in the language of a Foundation locale, such as SwiftUI's environment locale.
  ///
  /// The style then has no overlay. To keep your app's own words, pass a speaker of that language to ``speaker(_:)``.
  ///
  /// The style is unchanged if the locale has no language. In a program that links only FoundationEssentials, such as
  /// on Linux, all locales are `en_001` and have none. Use the overload with a tag there.
  public func locale(_ locale: Locale) -> SpokenStyle {
    guard LanguageTag(locale) != nil else { return self }
    return with {
      let old = $0
      $0 = Speaker(locale: locale, reference: old.reference)
      $0.zone = old.zone
      $0.numerals = old.numerals
    }
  }

  /// Returns the style with other digits, such as `.spoken.locale("ar").numerals(.native)`.
  public func numerals(_ numerals: Numerals) -> SpokenStyle { with { $0.numerals = numerals } }

  /// Returns the style in a time zone, or in the system's time zone for `nil`.
  public func timeZone(_ timeZone: TimeZone?) -> SpokenStyle {
    with { $0.zone = timeZone ?? SystemOffsets() as any UTCOffsets }
  }

  /// Returns the style with another hour cycle, such as `.h23` for "14:30".
  public func hourCycle(_ hourCycle: HourCycle) -> SpokenStyle { with { $0.hourCycle = hourCycle } }

  /// Returns the style with another reference moment, such as `.spoken(.elapsed).reference(.fixed(now))`.
  public func reference(_ reference: ReferenceMoment) -> SpokenStyle { with { $0.reference = reference } }

  private func with(_ change: (inout Speaker) -> Void) -> SpokenStyle {
    var style = self
    change(&style.speaker)
    return style
  }
}

extension Speaker {
  /// The app's speaker. It is created once, because a running app doesn't change its language.
  static let ofApp = Speaker()

  /// Returns a speaker without an overlay. It keeps the time zone, reference moment, and digits. Regional preferences,
  /// such as the hour cycle and currency, are the new locale's defaults.
  fileprivate func inLocale(_ locale: LanguageTag) -> Speaker {
    var preferences = Preferences(locale, zone: zone, reference: reference)
    preferences.numerals = numerals
    preferences.interaction = interaction
    preferences.faultHandler = faultHandler
    return Speaker(table: TableLibrary.table(for: locale), preferences: preferences)
  }
}

extension SpokenStyle: Hashable {
  /// Returns whether two styles have equal phrases and speakers.
  public static func == (left: SpokenStyle, right: SpokenStyle) -> Bool {
    left.phrase == right.phrase && left.context == right.context && left.speaker.table === right.speaker.table
      && StylePreferences(left.speaker) == StylePreferences(right.speaker)
  }

  /// Hashes the phrase and the speaker's preferences.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(phrase)
    hasher.combine(context)
    hasher.combine(StylePreferences(speaker))
  }
}

/// A value that a ``SpokenStyle`` can format, such as a number, a date, or a duration.
public protocol SpokenInput: Sendable {
  /// The content for the placeholder in a style's phrase. SpokenText provides it for all supported types.
  var spokenOperand: SpokenOperand { get }
}

/// The content for the placeholder in a style's phrase.
public struct SpokenOperand: Sendable {
  let operand: Phrase.Operand
}

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
/// ```
///
/// A phrase's own options are arguments of `spoken`, named as in the speaker's methods; the speaker's preferences are
/// modifiers. A style finds its language once, when it is made, gets another locale, or is decoded, so that a kept one
/// costs what the speaker's method costs. Styles are equal when all that was asked of them is equal.
///
/// Without a locale a style speaks the app's own language; on Linux, where Foundation knows no app, English. Attributes
/// of the utterance and an app's ``Overlay`` are the speaker's alone: a style gives plain text, in the library's words.
///
/// Decoding reads the form of every earlier version. What is missing but the locale and what is said has its default; a
/// value that is none throws a `DecodingError` that says where it stands.
public protocol SpokenFormatStyle: FormatStyle, Sendable where FormatOutput == String {
  /// The language that is asked for, with its region: see ``Speaker/locale``.
  var locale: LanguageTag { get set }

  /// Which digits are written: see ``Speaker/numerals``.
  var numerals: Numerals { get set }
}

extension SpokenFormatStyle {
  /// The same style in another language: `.spoken(currency: "USD").locale("pl")`.
  ///
  /// - Parameter locale: A BCP 47 tag. The nearest language that is compiled in is spoken.
  public func locale(_ locale: LanguageTag) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The same style in the language of a Foundation locale, as SwiftUI asks for its environment's.
  ///
  /// The locale is read by its identifier, once: language, script and region, and of its keywords the hour cycle and the
  /// region override. An identifier that names no language leaves the style as it is. So does every locale in a program
  /// that links FoundationEssentials alone, as may be on Linux: there all of them say `en_001`, whatever was asked. The
  /// overload that takes a tag always means what it says.
  public func locale(_ locale: Locale) -> Self {
    LanguageTag(locale).map { self.locale($0) } ?? self
  }

  /// The same style with other digits: `.spoken.locale("ar").numerals(.native)`.
  public func numerals(_ numerals: Numerals) -> Self {
    var style = self
    style.numerals = numerals
    return style
  }
}

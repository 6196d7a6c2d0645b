// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Speaker {
  /// Creates a speaker for a language.
  ///
  /// ```swift
  /// Speaker("pl", timeZone: zone, reference: .fixed(now)).dateTime(now).text   // "Dzisiaj o 14:30"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag with the language and the user's region. The speaker uses the closest built-in language
  ///     (see ``language``).
  ///   - timeZone: The time zone for dates and times. The default is the system's. If Foundation doesn't know it (on
  ///     Linux without full Foundation), times are "Date unavailable".
  ///   - reference: The moment for relative phrases, such as "today". The default is the time of each call.
  public init(_ locale: LanguageTag, timeZone: TimeZone? = nil, reference: ReferenceMoment = .live) {
    self.init(
      table: TableLibrary.table(for: locale),
      preferences: Preferences(locale, zone: timeZone ?? SystemOffsets(), reference: reference))
  }

  /// Creates a speaker of a language whose tag is known only at run time, such as a setting of the user:
  ///
  /// ```swift
  /// let setting = "it"
  /// let speaker = Speaker(setting)
  /// ```
  ///
  /// If the tag isn't well-formed, the speaker's ``locale`` is `und`, and it speaks English.
  ///
  /// - Parameters:
  ///   - tag: A BCP 47 tag, such as `pt-BR` or `pt_BR`.
  ///   - timeZone: The time zone for dates and times. The default is the system's.
  ///   - reference: The moment for relative phrases, such as "today". The default is the time of each call.
  @_disfavoredOverload
  public init(_ tag: String, timeZone: TimeZone? = nil, reference: ReferenceMoment = .live) {
    self.init(LanguageTag(tag) ?? .undetermined, timeZone: timeZone, reference: reference)
  }

  /// Creates a speaker for the app's language, with the user's region, hour cycle, currency, and units.
  ///
  /// The language is the app's, because an English app is read with an English voice, which mispronounces German. The
  /// region is the user's. For example, an English app in Berlin says "14:30" and "5 US dollars".
  ///
  /// - Parameters:
  ///   - languages: The app's languages in the user's order, such as `Bundle.main.preferredLocalizations`. The first is
  ///     the ``locale``. If it isn't built in, the first built-in one replaces it, and all text is marked with that
  ///     language. ``adding(_:)`` chooses again, among the overlay's languages too.
  ///   - listener: The user's locale, including the 24-hour switch. In a program that links only FoundationEssentials,
  ///     such as on Linux, it has no effect, and the regions of `languages` are used.
  ///   - timeZone: The time zone for dates and times. The default is the system's.
  ///   - reference: The moment for relative phrases, such as "today". The default is the time of each call.
  public init(
    preferring languages: [String], listener: Locale = .autoupdatingCurrent, timeZone: TimeZone? = nil,
    reference: ReferenceMoment = .live
  ) {
    let tags = languages.compactMap { LanguageTag($0) }.filter { $0 != .undetermined }
    let wanted = tags.first ?? "en"
    let spoken = tags.first { LanguageTag.bestMatch(for: [$0], among: Self.languages) != nil } ?? wanted
    let listener = Listener(listener)
    var preferences = Preferences(
      listener.locale(speaking: wanted), zone: timeZone ?? SystemOffsets(), reference: reference)
    preferences.laterLocales = tags.dropFirst().map { listener.locale(speaking: $0) }
    listener.apply(to: &preferences)
    self.init(table: TableLibrary.table(for: listener.locale(speaking: spoken)), preferences: preferences)
  }

  /// Creates a speaker for the language and region of a locale, such as SwiftUI's `@Environment(\.locale)`.
  ///
  /// The language is English if the locale has none, or if the program links only FoundationEssentials.
  public init(locale: Locale, timeZone: TimeZone? = nil, reference: ReferenceMoment = .live) {
    // Foundation returns the region 001 if it knows only the language.
    let language = LanguageTag(locale).map { $0.region == "001" ? $0.language : "\($0)" }
    self.init(preferring: language.map { [$0] } ?? [], listener: locale, timeZone: timeZone, reference: reference)
  }

  /// Creates a speaker for the app's own language and the current user, time zone, and time.
  ///
  /// On Apple's platforms, the language is the first of `Bundle.main.preferredLocalizations`. Elsewhere, it is the
  /// language of `Locale.current`.
  public init() {
    #if canImport(Darwin)
      self.init(preferring: Bundle.main.preferredLocalizations)
    #else
      self.init(locale: .autoupdatingCurrent)
    #endif
  }
}

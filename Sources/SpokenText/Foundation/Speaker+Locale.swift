// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Speaker {
  /// A speaker of a language, in a time zone, from a reference moment.
  ///
  /// ```swift
  /// Speaker("pl", timeZone: zone, reference: .fixed(now)).dateTime(now).text   // "Dzisiaj o 14:30"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag: the language, and the listener's region. The nearest language that is compiled in is
  ///     spoken, see ``language``.
  ///   - timeZone: Where days begin and clocks are read. Without one it is the system's; where Foundation cannot know
  ///     that (on Linux without full Foundation) times are "Date unavailable" rather than wrong.
  ///   - reference: The moment that "today" is said from.
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
  ///   - tag: A BCP 47 tag, such as `pt-BR`. It may have underscores in place of hyphens, as in `pt_BR`.
  ///   - timeZone: The time zone of days and clocks. If you don't pass one, the system's.
  ///   - reference: The moment that "today" is said from.
  @_disfavoredOverload
  public init(_ tag: String, timeZone: TimeZone? = nil, reference: ReferenceMoment = .live) {
    self.init(LanguageTag(tag) ?? .undetermined, timeZone: timeZone, reference: reference)
  }

  /// A speaker of an app's language for a listener, whose region, hour cycle, currency and units are those of a Foundation
  /// locale.
  ///
  /// The language is the app's, not the first on the user's list: a German phrase in an English app would be read by an
  /// English voice. The region is the listener's: an English app in Berlin says "14:30", and "5 US dollars".
  ///
  /// - Parameters:
  ///   - languages: The app's languages in the order that the user prefers, as `Bundle.main.preferredLocalizations` lists
  ///     them. ``locale`` is the first one; if that is not compiled in, the first one that is speaks in its place, and all
  ///     it says is marked with its language.
  ///   - listener: Where the listener's ways come from, the 24-hour switch among them. In a program that links
  ///     FoundationEssentials alone, as may be on Linux, no locale tells anything, and the languages' own regions count.
  ///   - timeZone: Where days begin and clocks are read; the system's unless it is given.
  ///   - reference: The moment that "today" is said from.
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
    listener.apply(to: &preferences)
    self.init(table: TableLibrary.table(for: listener.locale(speaking: spoken)), preferences: preferences)
  }

  /// A speaker of a locale's language for a listener who has that locale: in SwiftUI, `@Environment(\.locale)`.
  ///
  /// A locale that names no language, and every one in a program that links FoundationEssentials alone, is spoken in
  /// English.
  public init(locale: Locale, timeZone: TimeZone? = nil, reference: ReferenceMoment = .live) {
    // `en_001` is what Foundation says where it knows no more than the language.
    let language = LanguageTag(locale).map { $0.region == "001" ? $0.language : "\($0)" }
    self.init(preferring: language.map { [$0] } ?? [], listener: locale, timeZone: timeZone, reference: reference)
  }

  /// A speaker of the app's own language for the present listener, in the system's time zone, from the present moment.
  ///
  /// On Apple's platforms the app's language is the first of `Bundle.main.preferredLocalizations`; elsewhere, where there
  /// are no localized apps, that of `Locale.current`.
  public init() {
    #if canImport(Darwin)
      self.init(preferring: Bundle.main.preferredLocalizations)
    #else
      self.init(locale: .autoupdatingCurrent)
    #endif
  }
}

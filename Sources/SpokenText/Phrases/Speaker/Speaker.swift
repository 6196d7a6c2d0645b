// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Turns phrases and cards into the words that a screen reader should read, in one language.
///
/// A speaker is an immutable value that you can pass to any task. Create one for each screen, or one for the app. It
/// contains a language table and the user's preferences. No method traps, throws, or returns an empty text for any
/// value. Only an empty phrase gives an empty text.
///
/// ```swift
/// let speaker = Speaker("en-US", timeZone: zone, reference: .fixed(now))
/// speaker.money("25.50", .usd).text                     // "25 dollars and 50 cents"
/// speaker.say(.field(.category, "Books")).text          // "Category: Books"
/// speaker.say(account).label?.text                      // a model that is Spoken
/// ```
///
/// To add phrases of your own, use an ``Overlay``.
public struct Speaker: Sendable {
  let table: LocaleTable
  var preferences: Preferences

  /// The format of numbers in the user's region.
  let numberForm: NumberForm

  /// `true` if the language isn't the requested one. All text is then marked with its language.
  let isOtherLanguage: Bool

  init(table: LocaleTable, preferences: Preferences) {
    self.table = table
    self.preferences = preferences
    numberForm = table.numberForm(for: preferences.locale)
    isOtherLanguage = preferences.locale.language != table.tag.language && !preferences.locale.isSaid(by: table.tag)
  }

  /// Creates a speaker with your own source of clock offsets. In an app, use the initializer that takes a `TimeZone`
  /// instead.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag with the language and the user's region.
  ///   - offsets: The offsets of local clocks from UTC.
  ///   - reference: The moment for relative phrases, such as "today". The default is the time of each call.
  public init(_ locale: LanguageTag, offsets: some UTCOffsets, reference: ReferenceMoment = .live) {
    self.init(
      table: TableLibrary.table(for: locale),
      preferences: Preferences(locale, zone: offsets, reference: reference))
  }

  /// Creates a speaker of a language whose tag is known only at run time, with your own offsets from UTC. If the tag
  /// isn't well-formed, the speaker's ``locale`` is `und`, and it speaks English.
  @_disfavoredOverload
  public init(_ tag: String, offsets: some UTCOffsets, reference: ReferenceMoment = .live) {
    self.init(LanguageTag(tag) ?? .undetermined, offsets: offsets, reference: reference)
  }

  /// The requested language, with the user's region. The region decides the currency and the hour cycle. It also
  /// decides the number format if the language's voices can read this format.
  public var locale: LanguageTag { preferences.locale }

  /// The language of the text. It is the locale's language, or the closest one that is built in or in an overlay.
  ///
  /// If the two languages differ, the text is marked with its language, so that a matching voice reads it. The
  /// difference is reported to ``faultHandler``.
  public var language: LanguageTag { table.tag }

  /// The moment for relative phrases, such as "today" and "2 hours ago".
  public var reference: ReferenceMoment {
    get { preferences.reference }
    set { preferences.reference = newValue }
  }

  /// The hour cycle, such as in "2:30 PM" or "14:30". The default is the usual one in the locale's region (CLDR).
  public var hourCycle: HourCycle {
    get { preferences.hourCycle }
    set { preferences.hourCycle = newValue }
  }

  /// The digits of numbers, such as "8,547", or "٨٬٥٤٧" in Arabic with `.native`. The default is Latin digits, because
  /// voices drop the separators between other digits.
  public var numerals: Numerals {
    get { preferences.numerals }
    set { preferences.numerals = newValue }
  }

  /// The way the user operates controls. It decides the wording of hints, such as "Opens details" or "Double tap to
  /// view details".
  public var interaction: Interaction {
    get { preferences.interaction }
    set { preferences.interaction = newValue }
  }

  /// The level of detail for each element. It decides which parts of a card are read, by their ``Phrase/Importance``.
  public var verbosity: Verbosity {
    get { preferences.verbosity }
    set { preferences.verbosity = newValue }
  }

  /// `true` to read urgent parts of a card first, such as in "Overdue. Call the pharmacy". The default is `false`,
  /// which keeps the order of the card.
  public var saysUrgentFirst: Bool {
    get { preferences.saysUrgentFirst }
    set { preferences.saysUrgentFirst = newValue }
  }

  /// The way of reading emoji in the text of the app or its user. The default keeps them.
  public var emoji: EmojiStyle {
    get { preferences.emoji }
    set { preferences.emoji = newValue }
  }

  /// The user's measurement system. The default is the one of the locale's region (CLDR).
  ///
  /// With the default, a measurement with a ``MeasureUsage`` is in the unit that the region prefers. For example, a
  /// person's height is "1 mètre 78" in France and "5 feet 10 inches" in Canada, and the wind is "10 metrów na sekundę"
  /// in Poland.
  ///
  /// If you set another system, or the locale names one, such as `-u-ms-metric`, the region's preferences don't apply.
  /// The unit is then the one that is usual in the United States, in the United Kingdom, or, for the metric system, in
  /// most countries.
  public var measurementSystem: MeasurementSystem {
    get { preferences.measurementSystem }
    set { preferences.measurementSystem = newValue }
  }

  /// The user's currency. It is read by its short name, such as "25 dollars" instead of "25 US dollars". The default is
  /// the currency of the locale's region (CLDR), if any.
  public var currency: Currency? {
    get { preferences.currency == 0 ? nil : Currency(packed: preferences.currency) }
    set { preferences.currency = newValue?.packed ?? 0 }
  }

  /// A closure that gets every fault, such as a missing message or argument, or a phrase in another language. Use it
  /// for your app's log. Without it, faults cost nothing.
  ///
  /// ```swift
  /// speaker.faultHandler = { logger.error("\($0)") }
  /// ```
  ///
  /// The speaker calls it on the current thread, after reading the phrase.
  public var faultHandler: (@Sendable (SpeechFault) -> Void)? {
    get { preferences.faultHandler }
    set { preferences.faultHandler = newValue }
  }

  var zone: any UTCOffsets {
    get { preferences.zone }
    set { preferences.zone = newValue }
  }

  var localCurrency: UInt64 { preferences.currency }

  /// Returns the speaker with an overlay, which adds your app's messages and can replace built-in ones.
  ///
  /// ```swift
  /// Speaker("pl", timeZone: zone).adding(overlay).say(.message("delivered", ["n": .number(3)])).text
  /// ```
  ///
  /// If the overlay has a file in the user's language, that language is spoken, even if the library lacks it. Phrases
  /// of the library are then in another language. See ``Overlay``.
  ///
  /// An overlay is compiled once for each language, and then cached.
  ///
  /// - Parameter overlay: Your app's messages.
  public func adding(_ overlay: Overlay) -> Speaker {
    speaking(overlay.tables.table(for: [locale] + preferences.laterLocales, otherwise: language))
  }

  /// Returns the speaker with another table.
  func speaking(_ table: LocaleTable) -> Speaker { Speaker(table: table, preferences: preferences) }

  /// Returns the speaker with changed preferences, such as `speaker.with { $0.hourCycle = .h23 }`.
  public func with(_ change: (inout Speaker) -> Void) -> Speaker {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the speaker with the current time as its fixed reference moment. Use it for phrases that belong together,
  /// so that midnight can't separate them. A speaker with a fixed reference moment is returned unchanged.
  public func frozen() -> Speaker {
    guard reference.fixedInstant == nil else { return self }
    var speaker = self
    speaker.reference = .fixed(reference.instant)
    return speaker
  }

  /// Returns the local times of an instant and of the reference moment, or `nil` if one is out of range.
  func civil(_ instant: Instant) -> (moment: CivilDateTime, today: CivilDateTime)? {
    guard let moment = CivilDateTime(instant, in: zone),
      let today = preferences.fixedToday ?? CivilDateTime(reference.instant, in: zone)
    else { return nil }
    return (moment, today)
  }

  /// Returns the instant of a past event, or `nil` if it is in the future. An instant up to five minutes ahead counts
  /// as now, because clocks of devices differ.
  ///
  /// - Parameter includesTime: Pass `false` if the time of day doesn't matter. All of today then counts as past.
  func past(_ instant: Instant, includesTime: Bool = true) -> Instant? {
    let now = reference.instant
    guard instant > now else { return instant }
    if instant.isSpeakable, instant.secondsSinceEpoch - now.secondsSinceEpoch <= 300 { return now }
    guard !includesTime, let (day, today) = civil(instant), day.dayNumber == today.dayNumber else { return nil }
    return now
  }
}

extension LanguageTag {
  /// Returns whether a table speaks this tag's language, perhaps by another code. For example, the current code of `iw`
  /// is `he`, and `nb` is the usual form of `no`, which is its parent in CLDR.
  fileprivate func isSaid(by table: LanguageTag) -> Bool {
    let language = canonical().language
    return table.language == language || table.parents.contains { $0.language == language }
  }
}

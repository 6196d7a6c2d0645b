// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Turns phrases and cards into the words a screen reader should say, in one language.
///
/// A speaker is an immutable value that may be passed to any task: make one for a screen or for an app. It holds a
/// language table and what the listener prefers. No method traps, throws, or returns an empty text, whatever it is given;
/// only a phrase that is nothing says nothing.
///
/// ```swift
/// let speaker = Speaker("en-US", timeZone: zone, reference: .fixed(now))
/// speaker.money("25.50", .usd).text                     // "25 dollars and 50 cents"
/// speaker.say(.field(.category, "Books")).text          // "Category: Books"
/// speaker.say(account).label?.text                      // a model that is Spoken
/// ```
///
/// An app adds phrases of its own with an ``Overlay``.
public struct Speaker: Sendable {
  let table: LocaleTable
  var preferences: Preferences

  /// How numbers are written where the listener is.
  let numberForm: NumberForm

  /// Whether another language is spoken than was asked for: then all that is said is marked with its language.
  let isOtherLanguage: Bool

  init(table: LocaleTable, preferences: Preferences) {
    self.table = table
    self.preferences = preferences
    numberForm = table.numberForm(for: preferences.locale)
    isOtherLanguage = preferences.locale.language != table.tag.language && !preferences.locale.isSaid(by: table.tag)
  }

  /// A speaker of a language with clock offsets of the caller's own making.
  ///
  /// Apps use the initializer that takes a `TimeZone`.
  public init(_ locale: LanguageTag, offsets: some UTCOffsets, reference: ReferenceMoment = .live) {
    self.init(
      table: TableLibrary.table(for: locale),
      preferences: Preferences(locale, zone: offsets, reference: reference))
  }

  /// Creates a speaker of a language whose tag is known only at run time, with clock offsets of your own. If the tag isn't
  /// well-formed, the speaker's ``locale`` is `und`, and it speaks English.
  @_disfavoredOverload
  public init(_ tag: String, offsets: some UTCOffsets, reference: ReferenceMoment = .live) {
    self.init(LanguageTag(tag) ?? .undetermined, offsets: offsets, reference: reference)
  }

  /// The language that is asked for, with the listener's region. The region decides which currency is the listener's own
  /// and how hours are counted, and where the language's voices read it so, how numbers are written.
  public var locale: LanguageTag { preferences.locale }

  /// The language that is spoken: the locale's own, or the nearest one that is compiled in.
  ///
  /// For a locale whose language is not compiled in this is another one, English if it is there. What is said is then
  /// marked with its language, so that a voice of that language reads it, and reported to ``faultHandler``.
  public var language: LanguageTag { table.tag }

  /// The moment that "today" and "2 hours ago" are said from.
  public var reference: ReferenceMoment {
    get { preferences.reference }
    set { preferences.reference = newValue }
  }

  /// How hours are counted aloud: "2:30 PM" or "14:30". At first as the locale's region does (CLDR).
  public var hourCycle: HourCycle {
    get { preferences.hourCycle }
    set { preferences.hourCycle = newValue }
  }

  /// Which digits are written: "8,547", or with `.native` in Arabic "٨٬٥٤٧". Latin unless asked otherwise: voices lose the
  /// separators of others.
  public var numerals: Numerals {
    get { preferences.numerals }
    set { preferences.numerals = newValue }
  }

  /// How the listener works controls: it decides how hints are said, "Opens details" or "Double tap to view details".
  public var interaction: Interaction {
    get { preferences.interaction }
    set { preferences.interaction = newValue }
  }

  /// How much the listener wants to hear of each element: it decides which parts of a card are said, by their
  /// ``Phrase/Importance``.
  public var verbosity: Verbosity {
    get { preferences.verbosity }
    set { preferences.verbosity = newValue }
  }

  /// Whether what is urgent comes before all else in a label, "Overdue. Call the pharmacy", wherever its card has it. Off
  /// unless asked for: then parts keep the order of their card.
  public var saysUrgentFirst: Bool {
    get { preferences.saysUrgentFirst }
    set { preferences.saysUrgentFirst = newValue }
  }

  /// How emoji in the text of the app or its user are said. As they are written, unless asked otherwise.
  public var emoji: EmojiStyle {
    get { preferences.emoji }
    set { preferences.emoji = newValue }
  }

  /// The units that the listener measures in. At first those of the locale's region (CLDR).
  ///
  /// While they are, a measure with a usage is said in the units that the region itself prefers for it: the height of a person
  /// is "1 mètre 78" in France and "5 feet 10 inches" in Canada, the wind "10 metrów na sekundę" in Poland. A system that is
  /// unusual there, or that the locale names (`-u-ms-metric`), brings its own.
  public var measurementSystem: MeasurementSystem {
    get { preferences.measurementSystem }
    set { preferences.measurementSystem = newValue }
  }

  /// The currency whose plain name is enough: "25 dollars" rather than "25 US dollars". At first that of the locale's
  /// region (CLDR); nil where there is none.
  public var currency: Currency? {
    get { preferences.currency == 0 ? nil : Currency(packed: preferences.currency) }
    set { preferences.currency = newValue?.packed ?? 0 }
  }

  /// Hears of everything that could not be said as it should: a message or an argument that is missing, a phrase that was
  /// said in another language. For an app's own log; without one it costs nothing.
  ///
  /// ```swift
  /// speaker.faultHandler = { logger.error("\($0)") }
  /// ```
  ///
  /// It is called on the thread that speaks, after the phrase has been said.
  public var faultHandler: (@Sendable (SpeechFault) -> Void)? {
    get { preferences.faultHandler }
    set { preferences.faultHandler = newValue }
  }

  var zone: any UTCOffsets {
    get { preferences.zone }
    set { preferences.zone = newValue }
  }

  var localCurrency: UInt64 { preferences.currency }

  /// This speaker with other phrases before ours: the app's own messages, and its own wording of ours.
  ///
  /// ```swift
  /// Speaker("pl", timeZone: zone).adding(overlay).say(.message("delivered", ["n": .number(3)])).text
  /// ```
  ///
  /// An overlay compiles once for each language; later calls find it compiled.
  public func adding(_ overlay: Overlay) -> Speaker {
    speaking(overlay.table(for: locale))
  }

  /// This speaker with another table.
  func speaking(_ table: LocaleTable) -> Speaker { Speaker(table: table, preferences: preferences) }

  /// The same speaker with changed preferences: `speaker.with { $0.hourCycle = .h23 }`.
  public func with(_ change: (inout Speaker) -> Void) -> Speaker {
    var copy = self
    change(&copy)
    return copy
  }

  /// The same speaker, whose reference moment is now and stays so: for what must not straddle midnight.
  ///
  /// A speaker with a fixed reference moment is returned as it is.
  public func frozen() -> Speaker {
    guard reference.fixedInstant == nil else { return self }
    var speaker = self
    speaker.reference = .fixed(reference.instant)
    return speaker
  }

  /// What the clock on the wall shows at an instant, and at the reference moment.
  func civil(_ instant: Instant) -> (moment: CivilDateTime, today: CivilDateTime)? {
    guard let moment = CivilDateTime(instant, in: zone),
      let today = preferences.fixedToday ?? CivilDateTime(reference.instant, in: zone)
    else { return nil }
    return (moment, today)
  }
}

extension LanguageTag {
  /// Whether a language's words are those of this tag: `no` is said by `nb`.
  fileprivate func isSaid(by language: LanguageTag) -> Bool { canonical().language == language.language }
}

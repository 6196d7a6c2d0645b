/// Turns values into the words a screen reader should say, in one language.
///
/// A speaker is a small immutable value: make one for a screen or for a call, pass it to any task. It holds a compiled
/// language table and a few preferences, and each method says one kind of phrase. No method traps, throws, or returns
/// an empty text, whatever it is given.
///
/// ```swift
/// let speaker = Speaker("en-US", timeZone: zone, reference: .fixed(now))
/// speaker.money("25.50", .usd).text        // "25 dollars and 50 cents"
/// speaker.progress(3, of: 5).text          // "3 of 5"
/// ```
///
/// An app adds phrases of its own with an ``Overlay`` and `extension Speaker`.
public struct Speaker: Sendable {
  let table: LocaleTable

  /// The language that is asked for, with its region: it decides the hour cycle, which currency is the listener's
  /// own, and where the language's voices read it so, how numbers are written.
  public let locale: LanguageTag

  /// The clock on the wall; ``UnknownOffsets`` where none was given and none is known.
  ///
  /// Not an optional: to look into one is to copy what it holds, which costs more than reading the clock.
  var zone: any UTCOffsets {
    didSet { fixedToday = Self.today(of: reference, in: zone) }
  }

  /// The moment that "today" and "2 hours ago" are said from.
  public var reference: ReferenceMoment {
    didSet { fixedToday = Self.today(of: reference, in: zone) }
  }

  /// What the clock on the wall shows at a fixed reference moment: a zone is slow to ask.
  private(set) var fixedToday: CivilDateTime?

  /// How hours are counted aloud. At first as the locale's region does (CLDR).
  public var hourCycle: HourCycle

  /// Which digits are written. Latin unless asked otherwise: voices lose the separators of others.
  public var numerals: Numerals = .latin

  /// How the listener works controls: it decides how hints are said.
  public var interaction: Interaction = .outcome

  /// How numbers are written where the listener is.
  let numberForm: NumberForm

  let localCurrency: UInt32

  /// The language that is spoken: the locale's own, or the nearest one that is compiled in.
  ///
  /// For a locale whose language is not compiled in at all this is English, or the first language there is; compare it
  /// with ``locale`` to know.
  public var language: LanguageTag { table.tag }

  init(table: LocaleTable, locale: LanguageTag, zone: (any UTCOffsets)?, reference: ReferenceMoment) {
    self.table = table
    self.locale = locale
    self.zone = zone ?? UnknownOffsets()
    self.reference = reference
    fixedToday = Self.today(of: reference, in: self.zone)
    hourCycle = .usual(in: locale)
    numberForm = table.numberForm(for: locale)
    localCurrency = RegionFacts.currency(ofListener: locale) ?? 0
  }

  private static func today(of reference: ReferenceMoment, in zone: any UTCOffsets) -> CivilDateTime? {
    guard let instant = reference.fixedInstant else { return nil }
    return CivilDateTime(instant, in: zone)
  }

  /// A speaker of a language with clock offsets of the caller's own making.
  ///
  /// Apps use the initializer that takes a `TimeZone`.
  public init(_ locale: LanguageTag, offsets: some UTCOffsets, reference: ReferenceMoment = .live) {
    self.init(table: TableLibrary.table(for: locale), locale: locale, zone: offsets, reference: reference)
  }

  /// This speaker with other phrases before ours: the app's own messages, and its own wording of ours.
  ///
  /// The overlay is compiled once, here: keep the speaker, or copy it.
  public func adding(_ overlay: Overlay) -> Speaker {
    saying(TableLibrary.table(for: locale, overlay: overlay))
  }

  /// This speaker, with another table of its language.
  func saying(_ table: LocaleTable) -> Speaker {
    var speaker = Speaker(table: table, locale: locale, zone: zone, reference: reference)
    speaker.hourCycle = hourCycle
    speaker.numerals = numerals
    speaker.interaction = interaction
    return speaker
  }

  /// The same speaker with changed preferences: `speaker.with { $0.hourCycle = .h23 }`.
  public func with(_ change: (inout Speaker) -> Void) -> Speaker {
    var copy = self
    change(&copy)
    return copy
  }

  /// Every language that is compiled in, each followed by its regional children, in the order of the package's list.
  public static var languages: [LanguageTag] { TableLibrary.tags }

  /// Puts a phrase together and says it: the way of every formatter.
  @inline(never)
  func speak(_ context: PhraseContext, _ compose: (inout PhraseScope) -> BoundMessage) -> Utterance {
    Evaluator.with(table, numberForm: numberForm, usesNativeDigits: numerals == .native) { evaluator in
      let phrase = compose(&evaluator.scope)
      evaluator.say(phrase)
      let utterance = evaluator.finish(context)
      // Only an overlay can have worded a phrase of ours as nothing.
      guard utterance.text.isEmpty else { return utterance }
      let id = phrase.message >= 0 ? table.id(of: phrase.message) : ""
      FaultLog.report([SpeechFault(kind: .noValue, name: id)])
      return Utterance("{\(id)}")
    }
  }
}

/// The digits that numbers are written in.
public enum Numerals: String, Sendable, Hashable, Codable, CaseIterable {
  /// 0 to 9.
  case latin
  /// The language's own where it has any: `٠` to `٩` in Arabic, `०` to `९` in Hindi (CLDR's native numbering systems).
  case native
}

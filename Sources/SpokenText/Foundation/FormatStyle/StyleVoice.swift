/// The speaker of a format style, found once; of it only what was asked for is compared.
struct StyleVoice: Sendable, Hashable {
  /// What speaks. Its time zone and hour cycle are for the style of dates, which compares them itself.
  var speaker: Speaker

  /// The voice of the app's own language.
  init() { speaker = .ofApp }

  /// The voice of a language.
  init(_ locale: LanguageTag) { speaker = Speaker(locale) }

  /// The language that is asked for. Another one brings its region's hour cycle.
  var locale: LanguageTag {
    get { speaker.locale }
    set {
      guard newValue != speaker.locale else { return }
      let old = speaker
      speaker = Speaker(
        table: TableLibrary.table(for: newValue), locale: newValue, zone: old.zone, reference: old.reference)
      speaker.numerals = old.numerals
    }
  }

  static func == (left: StyleVoice, right: StyleVoice) -> Bool {
    left.speaker.locale == right.speaker.locale && left.speaker.numerals == right.speaker.numerals
      && left.speaker.reference == right.speaker.reference
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(speaker.locale)
    hasher.combine(speaker.numerals)
    hasher.combine(speaker.reference)
  }
}

extension Speaker {
  /// The speaker of the app's own language, or of English where Foundation knows no app. It is made once: a running app
  /// does not change its language.
  fileprivate static let ofApp: Speaker = {
    #if canImport(Darwin)
      return Speaker()
    #else
      return Speaker(preferring: [])
    #endif
  }()
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The denominator of a rate, such as "per week". It is a period, a unit, or a noun.
  ///
  /// ```swift
  /// speaker.money(10, .usd, per: .week).text                            // "10 dollars per week"
  /// speaker.money("2.99", .usd, per: .unit(.kilogram)).text             // "2 dollars and 99 cents per kilogram"
  /// speaker.money("0.35", .usd, per: .measure(100, .gram)).text         // "35 cents per 100 grams"
  /// speaker.say(.rate(.count(3, .message), per: .noun(.person))).text   // "3 messages per person"
  /// ```
  public struct Per: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case period(Period)
      indirect case unit(MeasureUnit)
      indirect case measure(ExactDecimal, MeasureUnit)
      indirect case noun(Noun)
      indirect case count(ExactDecimal, Noun)
    }

    let kind: Kind

    /// A second, such as in "10 dollars per second".
    public static var second: Per { Per(kind: .period(.second)) }
    /// A minute, such as in "10 cents per minute".
    public static var minute: Per { Per(kind: .period(.minute)) }
    /// An hour, such as in "10 dollars per hour".
    public static var hour: Per { Per(kind: .period(.hour)) }
    /// A day, such as in "10 dollars per day".
    public static var day: Per { Per(kind: .period(.day)) }
    /// A week, such as in "10 dollars per week".
    public static var week: Per { Per(kind: .period(.week)) }
    /// A month, such as in "10 dollars per month".
    public static var month: Per { Per(kind: .period(.month)) }
    /// A year, such as in "10 dollars per year".
    public static var year: Per { Per(kind: .period(.year)) }

    /// Returns a unit as the denominator, such as in "2 euros per kilogram" or "80 dollars per night". For a unit of
    /// time, the result is the constant, such as ``hour``.
    public static func unit(_ unit: MeasureUnit) -> Per {
      guard case .builtIn(let message) = unit.kind, let period = Period(unit: Int(message)) else {
        return Per(kind: .unit(unit))
      }
      return Per(kind: .period(period))
    }

    /// Returns a number of units as the denominator, such as in "2 euros per 100 grams".
    public static func measure(_ value: some SpeakableNumber, _ unit: MeasureUnit) -> Per {
      Per(kind: .measure(value.decimalForSpeech, unit))
    }

    /// Returns a noun as the denominator, such as in "15 euros per person". The noun can be your app's own.
    public static func noun(_ noun: Noun) -> Per { Per(kind: .noun(noun)) }

    /// Returns a number of things as the denominator, such as in "5 dollars per 3 tickets".
    public static func count(_ count: some SpeakableNumber, _ noun: Noun) -> Per {
      Per(kind: .count(count.decimalForSpeech, noun))
    }
  }
}

extension Phrase.Per {
  /// Creates the denominator from its encoded name. The name is a period, a unit, or a noun, such as `week`,
  /// `kilogram`, or `person`. A number can come first, such as in `100 gram`.
  init(named text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let number = parts.count == 2 ? ExactDecimal(String(parts[0])) : nil
    let name = number == nil ? text : String(parts[1])
    let unit = MeasureUnit(name)
    let noun = unit.isKnown ? nil : Self.noun(named: name)
    if let number {
      kind = noun.map { .count(number, $0) } ?? .measure(number, unit)
    } else if let period = Phrase.Period.named.first(where: { $0.name == name }) {
      kind = .period(period.value)
    } else {
      kind = noun.map { .noun($0) } ?? .unit(unit)
    }
  }

  /// The prefix in the encoded names of an app's nouns. It distinguishes them from units.
  private static let ownNounPrefix = "noun:"

  /// Returns a built-in noun by its name, or a noun of the app by its ID, such as `noun:lap`. Returns `nil` for other
  /// text.
  private static func noun(named name: String) -> Phrase.Noun? {
    if let id = Vocabulary.nouns.id(named: name) { return Phrase.Noun(id) }
    guard name.hasPrefix(ownNounPrefix) else { return nil }
    let id = name.dropFirst(ownNounPrefix.count)
    let isID = id.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return isID && !id.isEmpty ? Phrase.Noun(PhraseID(unchecked: String(id))) : nil
  }

  private static func name(of noun: Phrase.Noun) -> String {
    (noun.id.isLibrary ? "" : ownNounPrefix) + Vocabulary.nouns.name(of: noun.id)
  }

  /// The encoded name, which ``init(named:)`` reads.
  var name: String {
    switch kind {
    case .period(let period): Phrase.Period.named.first { $0.value == period }?.name ?? ""
    case .unit(let unit): unit.identifier
    case .measure(let value, let unit): "\(value) \(unit.identifier)"
    case .noun(let noun): Self.name(of: noun)
    case .count(let count, let noun): "\(count) \(Self.name(of: noun))"
    }
  }
}

extension KeyVisitor {
  /// Visits the optional denominator of a rate.
  mutating func per(_ per: inout Phrase.Per?, place: KeyPosition) throws(Fault) {
    var name = per?.name ?? ""
    try text(
      "per", &name,
      "the period, unit, or noun of a rate, such as week, person, or '100 gram'",
      place: place)
    if name != per?.name ?? "" { per = TextCleaning.isBlank(name) ? nil : Phrase.Per(named: name) }
  }
}

extension PhraseScope {
  /// Binds a price and its denominator, such as "2 euros per kilogram".
  mutating func bind(price: BoundMessage, per: Phrase.Per, by speaker: Speaker) -> BoundMessage {
    bind(.pricePer, (.amount, .phrase(price)), per, measuredAs: .measure, by: speaker)
  }

  /// Binds an amount and its denominator, such as "3 messages per person".
  mutating func bind(rate amount: Value, per: Phrase.Per, by speaker: Speaker) -> BoundMessage {
    bind(.measurePer, (.measure, amount), per, measuredAs: .per, by: speaker)
  }

  /// Binds an amount and its denominator. A denominator with a number, such as "100 grams", uses the attribute
  /// `.measured`.
  private mutating func bind(
    _ slot: BuiltInMessage, _ amount: (ArgumentName.BuiltIn, Value), _ per: Phrase.Per,
    measuredAs measure: ArgumentName.BuiltIn, by speaker: Speaker
  ) -> BoundMessage {
    if case .period(let period) = per.kind { return bind(slot, amount, period) }
    let (value, isNumber) = value(of: per, by: speaker)
    if isNumber, let measured = bind(attribute: "measured", of: slot.message, amount, (measure, value)) {
      return measured
    }
    return bind(slot, amount, per: value)
  }

  /// Returns the denominator, and whether it is read with a number. For example, "per kilogram" has no number.
  private mutating func value(of per: Phrase.Per, by speaker: Speaker) -> (value: Value, isNumber: Bool) {
    switch per.kind {
    case .period(let period): (.entry(period.unit.message), false)
    case .unit(let unit):
      if let message = entry(of: unit) {
        (.entry(message), false)
      } else if case .named(let name) = unit.kind, !TextCleaning.isBlank(name) {
        (unknown(unit: name), false)
      } else {
        (.phrase(bind(measure: 1, unit, .never)), true)
      }
    case .measure(1, let unit) where entry(of: unit) != nil: value(of: .unit(unit), by: speaker)
    case .count(1, let noun): value(of: .noun(noun), by: speaker)
    case .measure(let number, let unit): (.phrase(bind(measure: number, unit, .automatic)), true)
    case .noun(let noun):
      if let entry = entry(of: noun) {
        (.entry(entry), false)
      } else {
        (CountKind(count: 1, noun: noun).valueWithFallback(by: speaker, in: &self), true)
      }
    case .count(let number, let noun):
      (CountKind(count: number, noun: noun).valueWithFallback(by: speaker, in: &self), true)
    }
  }
}

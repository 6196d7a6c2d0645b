// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// So much of a unit.
struct MeasureKind: PhraseKind {
  var value = ExactDecimal.notANumber
  var unit = MeasureUnit("")
  /// The units that it is said in, where they are not its own.
  var target: MeasureTarget?
  /// What it is used for, where it is said in the listener's own units.
  var usage: MeasureUsage?
  var sign = SignRule.automatic

  static let name = "measure"
  static let summary = "a measurement, such as '5 kilometers' or 'minus 5 degrees Celsius'"
  static let examples = [
    ["5.5", "mile-per-hour"], ["2", "gram-per-liter"], ["70", "inch", "--to", "foot-and-inch"],
    ["5", "kilometer", "--usage", "road", "--locale", "en-GB"],
  ]

  static var operandKey: OperandKey<Self>? { .number(\.value) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &value, "the value", place: .required)
    try keys.unit("unit", &unit, "the unit, by its Unicode identifier, such as kilometer-per-hour", place: .required)
    var identifier = target?.identifier ?? ""
    try keys.text("to", &identifier, "the unit to convert to, such as mile or foot-and-inch", place: .named)
    target = identifier.isEmpty ? nil : MeasureTarget(identifier)
    try keys.choice(
      "usage", &usage, MeasureUsage.named, "the usage, which decides the user's preferred unit",
      place: .named)
    try keys.choice("sign", &sign, SignRule.named, "the rule for the sign", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard target != nil || usage != nil else { return .phrase(scope.bind(measure: value, unit, sign)) }
    return .phrase(scope.bind(converting: self, in: speaker.preferences.unitRegion))
  }
}

extension Phrase {
  /// So much of a unit: "5 kilometers", "21 degrees Celsius", "Minus 5 degrees Celsius", "5.5 miles per hour".
  ///
  /// The digits are those that the number shows. With a usage it is said in the units that the listener uses for that
  /// (``Speaker/measurementSystem``), converted exactly and rounded as people say it: `.measure(5, .kilometer, usage: .road)`
  /// is "3.1 miles" in the United States. What cannot be converted is said as it is given. Not-a-number and infinities are
  /// "Measurement unavailable".
  ///
  /// Units and conversions are CLDR's; see ``MeasureUnit`` and ``MeasureUsage``.
  ///
  /// - Parameters:
  ///   - value: How much.
  ///   - unit: Of what.
  ///   - usage: What it is used for; nil leaves it in its unit.
  ///   - sign: When the sign is said.
  public static func measure(
    _ value: some SpeakableNumber, _ unit: MeasureUnit, usage: MeasureUsage? = nil, sign: SignRule = .automatic
  ) -> Phrase {
    MeasureKind(value: value.decimalForSpeech, unit: unit, usage: usage, sign: sign).phrase
  }

  /// So much of a unit, said in another one: `.measure(70, .inch, in: .foot, and: .inch)` is "5 feet 10 inches", and
  /// `.measure(5, .mile, in: .kilometer)` "8 kilometers".
  ///
  /// It is converted exactly, and rounded to a whole number, below 10 to two digits; of two units the smaller one is a whole
  /// number. See ``measure(_:_:usage:sign:)``.
  ///
  /// - Parameters:
  ///   - value: How much.
  ///   - unit: Of what.
  ///   - target: The unit to say it in. Where it measures something else, the measure is said as it is given.
  ///   - second: A smaller unit for the rest.
  public static func measure(
    _ value: some SpeakableNumber, _ unit: MeasureUnit, in target: MeasureUnit, and second: MeasureUnit? = nil
  ) -> Phrase {
    MeasureKind(value: value.decimalForSpeech, unit: unit, target: MeasureTarget(target, second)).phrase
  }
}

extension Speaker {
  /// So much of a unit: "5 kilometers". See ``Phrase/measure(_:_:usage:sign:)``.
  public func measure(
    _ value: some SpeakableNumber, _ unit: MeasureUnit, usage: MeasureUsage? = nil, sign: SignRule = .automatic,
    context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = MeasureKind(value: value.decimalForSpeech, unit: unit, usage: usage, sign: sign)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

/// One unit or two to say a measure in.
struct MeasureTarget: Sendable, Hashable {
  var unit: MeasureUnit
  /// The smaller unit of two.
  var second: MeasureUnit?

  init(_ unit: MeasureUnit, _ second: MeasureUnit? = nil) { (self.unit, self.second) = (unit, second) }

  /// By Unicode's identifiers: `mile`, `foot-and-inch`.
  init(_ identifier: String) {
    guard let and = identifier.firstRange(of: "-and-") else {
      self.init(MeasureUnit(identifier))
      return
    }
    self.init(
      MeasureUnit(String(identifier[..<and.lowerBound])), MeasureUnit(String(identifier[and.upperBound...])))
  }

  var identifier: String { second.map { "\(unit.identifier)-and-\($0.identifier)" } ?? unit.identifier }
}

extension KeyVisitor {
  /// A unit by its identifier; any text is one.
  mutating func unit(_ name: String, _ unit: inout MeasureUnit, _ meaning: String, place: KeyPosition) throws(Fault) {
    var identifier = unit.identifier
    try text(name, &identifier, meaning, place: place)
    if identifier != unit.identifier { unit = MeasureUnit(identifier) }
  }
}

extension PhraseScope {
  /// So much of a unit.
  mutating func bind(measure value: ExactDecimal, _ unit: MeasureUnit, _ sign: SignRule) -> BoundMessage {
    let value = value.roundedForSpeech
    guard value.isSpeakable else { return bind(.measureUnavailable) }
    if case .builtIn(let index) = unit.kind, !value.isNegative, sign.kind == .automatic {
      return bind(counting: .number(value), of: Int32(index))
    }
    return bind(signed: value, unit, sign)
  }

  @inline(never)
  private mutating func bind(signed value: ExactDecimal, _ unit: MeasureUnit, _ sign: SignRule) -> BoundMessage {
    let (isNegative, isZero) = (value.isNegative, value.isZero)
    let below = isNegative && sign.kind != .never ? countedBelowZero(unit) : .none
    guard !below.exists else {
      let message = message(of: unit)
      return bind(below, counting: .number(value.magnitude), of: message)
    }
    let said = bind(counting: .number(value.magnitude), ofHead: unit)
    return wrapped(signed(said, isNegative: isNegative, isZero: isZero, sign), per: unit)
  }

  /// What a unit says of so many below zero, where the word for the sign does not stand before all of it.
  private func countedBelowZero(_ unit: MeasureUnit) -> PatternReference {
    guard case .builtIn(let index) = unit.kind else { return .none }
    return table.attribute("minus", of: Int32(index))
  }

  private func message(of unit: MeasureUnit) -> Int32 {
    guard case .builtIn(let index) = unit.kind else { return -1 }
    return Int32(index)
  }

  /// So many of a unit; of one per another, of the first.
  mutating func bind(counting count: Value, ofHead unit: MeasureUnit) -> BoundMessage {
    switch unit.kind {
    case .builtIn(let index), .per(let index, _): return bind(counting: count, of: Int32(index))
    case .named(let name):
      if unit == .percent { return bind(.percent, (.value, count)) }
      // An app may have words for a unit of its own.
      if let own = message(ofUnit: name), value(of: own).exists { return bind(counting: count, of: own) }
      guard !TextCleaning.isBlank(name) else { return bind(table.numeral, of: -1, (.value, count)) }
      let name = unknown(unit: name)
      return bind(.measureUnknown, (.count, count), (.name, name))
    }
  }

  /// A unit that the tables have no words for, as the app wrote it.
  mutating func unknown(unit name: String) -> Value {
    report(SpeechFault(kind: .unknownMessage, name: "unit-" + name))
    return .text(keep(name))
  }

  /// The lexicon's entry of a unit. Returns `nil` for a unit without an entry, and for one unit per another.
  func entry(of unit: MeasureUnit) -> Int32? {
    switch unit.kind {
    case .builtIn(let index): isEntry(Int32(index)) ? Int32(index) : nil
    case .named(let name): message(ofUnit: name).flatMap { isEntry($0) ? $0 : nil }
    case .per: nil
    }
  }

  /// A measure of one unit as it is said per the other one.
  mutating func wrapped(_ measure: BoundMessage, per unit: MeasureUnit) -> BoundMessage {
    guard case .per(_, let other) = unit.kind else { return measure }
    let amount: (ArgumentName.BuiltIn, Value) = (.measure, .phrase(measure))
    if let period = Phrase.Period(unit: Int(other)) { return bind(.measurePer, amount, period) }
    return bind(.measurePer, amount, per: .entry(Int32(other)))
  }

  /// A measure in the units that are asked for, or that people use.
  @inline(never)
  mutating func bind(converting kind: MeasureKind, in region: Subtag) -> BoundMessage {
    let value = kind.value.roundedForSpeech
    guard value.isSpeakable else { return bind(.measureUnavailable) }
    guard let number = kind.unit.number, let choice = ConvertedMeasure(value, of: number, kind, region) else {
      return bind(measure: value, kind.unit, kind.sign)
    }
    guard let second = choice.second else {
      return bind(measure: choice.value, MeasureUnit(number: choice.unit), kind.sign)
    }
    let smaller = MeasureUnit(number: second.unit)
    // Nobody says “0 feet 2 inches”.
    guard !choice.value.isZero else {
      return bind(measure: choice.isNegative ? -second.value : second.value, smaller, kind.sign)
    }
    return bind(
      mixed: choice.value.magnitude, MeasureUnit(number: choice.unit), second.value, smaller,
      isNegative: choice.isNegative, kind.sign)
  }

  /// A measure in two units: "5 feet 10 inches".
  mutating func bind(
    mixed first: ExactDecimal, _ firstUnit: MeasureUnit, _ second: ExactDecimal, _ secondUnit: MeasureUnit,
    isNegative: Bool, _ sign: SignRule
  ) -> BoundMessage {
    let larger = wrapped(bind(counting: .number(first), ofHead: firstUnit), per: firstUnit)
    let smaller = wrapped(bind(counting: .number(second), ofHead: secondUnit), per: secondUnit)
    let both = bind(.measureMixed, (.first, .phrase(larger)), (.second, .phrase(smaller)))
    return signed(both, isNegative: isNegative, isZero: first.isZero && second.isZero, sign)
  }
}

/// A measure in other units, rounded as people say it.
private struct ConvertedMeasure {
  let unit: Int
  let value: ExactDecimal
  private(set) var second: (unit: Int, value: ExactDecimal)?
  let isNegative: Bool

  /// Nil where the unit is converted into no other one, or nobody prefers another.
  init?(_ value: ExactDecimal, of unit: Int, _ kind: MeasureKind, _ region: Subtag) {
    let preference: UnitPreference
    if let target = kind.target {
      guard let unit = target.unit.number else { return nil }
      preference = .unit(unit, and: target.second?.number, least: 0)
    } else {
      let quantity = UnitFacts.factor(of: unit).quantity
      var preferences = UnitFacts.preferences(quantity, usage: kind.usage?.number ?? 0, in: region)
      if preferences.isEmpty { preferences = UnitFacts.preferences(quantity, usage: 0, in: region) }
      guard let last = preferences.last else { return nil }
      preference =
        preferences.first {
          UnitFacts.converted(value.magnitude, from: unit, to: $0.unit).map { [least = $0.least] in
            $0.compared(with: least) >= 0
          } ?? false
        } ?? last
    }
    guard let converted = UnitFacts.converted(value, from: unit, to: preference.unit), converted.isSpeakable else {
      return nil
    }
    (self.unit, isNegative) = (preference.unit, converted.isNegative)
    guard let second = preference.second, let one = UnitFacts.converted(1, from: preference.unit, to: second) else {
      self.value =
        switch preference.unit {
        // The air's pressure hardly changes: 29.92 is a fair day and 29.53 a storm.
        case MeasureUnit.inchOfMercury.number: converted.rounded(toFractionDigits: 2).withoutTrailingZeros
        case _ where preference.increment > 0: converted.rounded(toMultipleOf: preference.increment)
        default: converted.roundedAsMeasure
        }
      return
    }
    let magnitude = converted.magnitude
    var whole = magnitude.truncated
    // Nobody says “5 feet 6.9 inches”.
    let smaller = (magnitude - whole) * one
    var rest = whole.isZero ? smaller.roundedAsMeasure : smaller.rounded(toFractionDigits: 0)
    // 5 feet 11.9 inches are rounded to 12, which is another foot.
    if rest.compared(with: one) >= 0 { (whole, rest) = (whole + 1, 0) }
    self.value = whole
    self.second = rest.isZero ? nil : (second, rest)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

@testable import SpokenText

/// Sets the keys of a kind: one of them to a value that nobody means to give it, the others to plain ones; or all of them
/// to random hostile values.
struct Varying: KeyVisitor {
  enum Way {
    /// Plain values.
    case plain
    /// The key and the hostile value, by their numbers.
    case one(key: Int, value: Int)
    /// Any of the hostile values for each key.
    case random(SeededRandom)
  }

  var way: Way
  /// How many keys were shown.
  private(set) var keys = 0
  /// How many hostile values the key has that was varied.
  private(set) var values = 0

  init(_ way: Way) { self.way = way }

  // MARK: Hostile values

  static let numbers: [ExactDecimal] = [
    .notANumber, .infinity, -.infinity, 0, "-0", "0.00", ExactDecimal(Int.min), ExactDecimal(Int.max),
    "99999999999999999999999999999999999999", "-0.99999999999999999999999999999999999999", "1e400", "-1e-400", "1e-400",
    -1, "999999.5", "1e39", "1e40",
  ]

  static let wholeNumbers: [Int?] = [nil, .min, -1, 0, 1, 2, 99, .max]

  static let moments: [Instant] = [.min, .min + 1, -1, 0, 1_795_212_000, .max - 1, .max].map {
    Instant(secondsSinceEpoch: $0)
  }

  static let texts: [String] = [
    "", " ", "\n", "\u{202E}x", "\u{301}", "one\ntwo\r\n\r\nthree\u{2028}four\u{85}", "\u{0}", "\u{2066}\u{2069}",
    " a ",
    "a\u{0}b", "{ $x }", "👩\u{200D}👧", "\u{FEFF}Ω", "x. y. ", ".", "…", "\u{200B}", "\u{1F}\u{7F}\u{9F}", "a \n b",
    "\t\ta\t\tb\t\t", String(repeating: "long\n", count: 60),
  ]

  static let recurrences: [Recurrence] = [
    Recurrence(.daily, every: 0), Recurrence(.weekly, every: .min), Recurrence(.yearly, every: .max, month: 13),
    Recurrence(.monthly, days: [0, 32, Recurrence.Day(.max), .weekday([], place: 9), .last([])]),
    Recurrence(.daily, at: [Recurrence.Time(24), Recurrence.Time(.min, .max)]),
    Recurrence(.daily, at: Array(repeating: 8, count: 99), until: .day(.max, .min, 0), count: .min),
    Recurrence(.hourly, on: .all, days: [.last], month: 2, until: .instant(Instant(secondsSinceEpoch: .max))),
    Recurrence(.weekly, on: Recurrence.Weekdays(rawValue: 0xFF), until: .day(2026, 2, 30)),
  ]

  static let currencies = ["USD", "JPY", "KWD", "XYZ", "XXX", "ZZZ", "XAU"].compactMap { Currency($0) }

  static let ids: [PhraseID] = ["no-such-message", "", "list-empty", "no.such", "progress-step", "m", "compact-6"]

  static let phrases: [Phrase?] =
    [
      nil, .nothing, .list([]), .list([.nothing]), .sentences([.text(" ")]), .sentences([.text("a\nb"), .text("c.")]),
      .number(-1),
    ]
    + texts.map { .text($0) }
    + [
      .message("no-such-message"), .message("progress-step"), .quantity("\u{202E}", .one), .quantity(" x ", .few),
      .money(ExactDecimal.notANumber, .usd), .dateTime(Instant(secondsSinceEpoch: .max)),
      .list(Array(repeating: "x", count: 40)),
      (0..<40).reduce(.text("deep")) { inner, _ in .list([inner, .text("y")]) },
      .hint(.details(of: " "), using: .touch), .error(.text("\u{202E}")),
    ]

  static let lists: [[Phrase]] =
    [[], [.nothing], [.text("")], [.text(""), .text(" "), .text("\u{202E}")]]
    + texts.map { [.text($0), .text("b"), .text($0)] }
    + [phrases.map { $0 ?? .nothing }]

  static let arguments: [Phrase.Arguments] =
    [[:], ["x": .nothing]] + phrases.map { ["x": $0 ?? .nothing, "completed": .number(-1), "y": .number(3)] }

  // MARK: Choosing

  /// The hostile value of a key where it is to have one, otherwise nil.
  private mutating func hostile<Value>(_ values: [Value]) -> Value? {
    defer { keys += 1 }
    switch way {
    case .plain: return nil
    case .one(let key, let value):
      guard key == keys else { return nil }
      self.values = values.count
      return values[min(value, values.count - 1)]
    case .random(var random):
      defer { way = .random(random) }
      return values.isEmpty ? nil : values[random.below(values.count)]
    }
  }

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition) {
    value = hostile(Self.numbers) ?? 3
  }

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) {
    // What is out of range comes through the factories, which bring it in.
    guard let hostile = hostile(Self.wholeNumbers) else { return }
    value = hostile.map { min(max($0, range.lowerBound), range.upperBound) }
  }

  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) {
    value = hostile(Self.currencies) ?? .usd
  }

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) {
    value = hostile(Self.moments) ?? Instant(secondsSinceEpoch: 1_795_201_200)
  }

  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) {
    value = hostile(Self.recurrences) ?? Recurrence(.daily)
  }

  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) {
    if let hostile = hostile(choices.map(\.value)) { value = hostile }
  }

  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) {
    value = hostile(Self.texts) ?? "Alice"
  }

  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) {
    if let hostile = hostile([nil] + Self.ids + vocabulary.words.map { PhraseID($0) } as [PhraseID?]) {
      value = hostile
    }
  }

  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) {
    value = hostile(Self.ids) ?? "m"
  }

  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) {
    value = hostile(Self.phrases) ?? .text("Alice")
  }

  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) {
    value = hostile(Self.lists) ?? [.text("Alice"), .text("Bob")]
  }

  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) {
    value = hostile(Self.arguments) ?? ["x": .text("Alice")]
  }
}

extension Varying {
  /// A kind whose keys a visitor has set.
  static func phrase(of type: (some DescribedKind).Type, _ visitor: inout Varying) -> Phrase {
    var kind = type.init()
    kind.visit(&visitor)
    return kind.phrase
  }

  /// Phrases of a kind with every hostile value of each key by itself, and so many with several.
  static func phrases(of type: any DescribedKind.Type, random count: Int) -> [Phrase] {
    var phrases: [Phrase] = []
    var plain = Varying(.plain)
    phrases.append(phrase(of: type, &plain))
    for key in 0..<plain.keys {
      var value = 0
      while true {
        var visitor = Varying(.one(key: key, value: value))
        phrases.append(phrase(of: type, &visitor))
        value += 1
        if value >= visitor.values { break }
      }
    }
    for seed in 0..<count where plain.keys > 1 {
      var visitor = Varying(.random(SeededRandom(UInt64(seed))))
      phrases.append(phrase(of: type, &visitor))
    }
    return phrases
  }
}

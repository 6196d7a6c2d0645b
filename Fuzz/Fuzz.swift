// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The entry of the fuzzer, see Scripts/fuzz. SPOKENTEXT_FUZZ names what is fuzzed: parser, overlay, values or phrases.

import SpokenTextFluent

@testable import SpokenText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Checks what must hold for any bytes.
private func check(_ holds: Bool, _ sentence: StaticString) {
  guard !holds else { return }
  let line = "broken: \(sentence)\n"
  _ = line.utf8.withContiguousStorageIfAvailable { write(2, $0.baseAddress, $0.count) }
  abort()
}

/// Entries are in order and inside the source, and can be printed.
private func fuzzParser(_ bytes: [UInt8]) {
  let resource = Resource(parsing: bytes)
  let lines = LineIndex(of: bytes)
  var end = 0
  for entry in resource.entries {
    check(entry.range.lowerBound >= end, "entries are in order")
    check(entry.range.upperBound > entry.range.lowerBound, "an entry has bytes")
    end = entry.range.upperBound
    if case .junk(let junk) = entry {
      for error in junk.annotations {
        let position = lines.position(of: error.offset)
        check(position.line > 0 && position.column > 0, "an error has a place")
      }
    }
  }
  check(end <= bytes.count, "entries are inside the source")
  check(!resource.referenceJSON(spans: true).isEmpty, "the tree can be printed")
}

private let speaker = Speaker("en", offsets: FixedOffset(seconds: 0), reference: .fixed(Instant(secondsSinceEpoch: 0)))

private let arguments: [Phrase.Arguments] = [
  [:],
  [
    "a": .text("Anna\u{202E}\n"), "n": .number(3), "x": .message("minus", ["amount": .number(2)]), "count": .number(1),
    "q": .quantity("many", .other), "case": .text("genitive"), "l": .list([.text("a"), .money("1.50", .usd)]),
  ],
  ["a": .message("a", ["a": .message("a")]), "n": .number(ExactDecimal.notANumber), "x": .number(-1)],
]

/// Any overlay compiles, and its messages and the built-in ones can all be said.
private func fuzzOverlay(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  // Without the built-in tables, which would take most of the time and are always the same.
  let source = TableSource(file: "fuzz.ftl", bytes: Array(text.utf8))
  let compiled = TableLibrary.table(of: TableCompiler.compile("en", [source]))
  for diagnostic in compiled.diagnostics {
    check(diagnostic.line > 0 && diagnostic.column > 0, "a diagnostic has a place")
  }
  let speaker = Speaker(
    table: compiled,
    preferences: Preferences(
      "en", zone: FixedOffset(seconds: 0), reference: .fixed(Instant(secondsSinceEpoch: 0))))
  let table = speaker.table
  for message in 0..<Int32(table.idCount) {
    let id = table.id(of: message)
    for arguments in arguments {
      check(!speaker.say(.message(PhraseID(unchecked: id), arguments)).text.isEmpty, "something is said")
      for attribute in table.attributes(of: message) {
        let name = table.text(of: attribute.name)
        let (utterance, _) = speaker.resolve(.message(PhraseID(unchecked: "\(id).\(name)"), arguments))
        for span in utterance.spans {
          check(span.range.upperBound <= utterance.text.utf8.count, "a span is inside the text")
        }
      }
    }
  }
  check(!speaker.money("-1234567.89", .usd).text.isEmpty, "money is said")
  check(!speaker.dateTime(Instant(secondsSinceEpoch: 86_400 * 40)).text.isEmpty, "a moment is said")
  check(!speaker.number(1_200_000, style: .compact).text.isEmpty, "a number is said")
}

/// What is parsed and printed must parse as the same value again.
private func fuzzValues(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  if let number = ExactDecimal(text) {
    let written = number.description
    check(ExactDecimal(written) == number, "a number is read back")
    check((number - number).isZero || !number.isFinite, "nothing is left of a number without itself")
    check((number + number).hasSameValue(as: number * 2), "twice a number is its double")
    for digits in [-3, 0, 2, 20] {
      let rounded = number.rounded(toFractionDigits: digits)
      check(
        !rounded.isFinite || -Int(rounded.exponent) <= max(digits, -Int(number.exponent)), "rounding adds no digits")
      check(rounded.rounded(toFractionDigits: digits) == rounded, "rounding twice is rounding once")
    }
    _ = number.operands(compactExponent: 6)
    check(number.compared(with: number) == 0, "a number is itself")
    check(!speaker.number(number).text.isEmpty, "a number is said")
    check(!speaker.number(number, style: .compact, sign: .always).text.isEmpty, "a number is said in short")
    check(!speaker.money(Money(number, .kwd)).text.isEmpty, "money is said")
    check(!speaker.percent(number, maximumFractionDigits: 3).text.isEmpty, "a percentage is said")
    check(!speaker.say(.ordinal(number)).text.isEmpty, "an ordinal is said")
    check(!speaker.progress(number, of: 7, style: .percent, title: .text(text)).text.isEmpty, "progress is said")
  }
  if let tag = try? LanguageTag(parsing: text) {
    check(LanguageTag(tag.description) == tag, "a tag is read back")
    check(tag.parents.count < text.utf8.count + 8, "a tag has few parents")
    _ = (tag.canonical(), tag.maximized(), tag.variants)
    check(!Speaker(tag, offsets: FixedOffset(seconds: 3600)).say(.hiddenAmount).text.isEmpty, "any language is spoken")
  }
  let list = speaker.list(text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) })
  check(list.text.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "nothing uncontrolled is said")
}

/// A speaker of every language, each for another way to work controls.
private let speakers = zip(Speaker.languages, 0...).map { language, index in
  Speaker(language, offsets: FixedOffset(seconds: 3600), reference: .fixed(Instant(secondsSinceEpoch: 1_795_000_000)))
    .with { $0.interaction = Interaction.named[index % Interaction.named.count].value }
}

/// Every phrase is said in every language, alone and as part of a card, and equal ones are equal in all that tells them
/// apart.
private func fuzzPhrases(_ bytes: [UInt8]) {
  let phrase = PhraseMaker.phrase(of: bytes)
  let same = PhraseMaker.phrase(of: bytes)
  check(phrase == same, "equal phrases are equal")
  check(phrase.hashValue == same.hashValue, "equal phrases have one hash")
  check(!phrase.description.isEmpty && phrase.description == same.description, "a phrase is described")
  for speaker in speakers {
    for context in [PhraseContext.standalone, .inline] {
      let utterance = speaker.say(phrase, context: context)
      check(!utterance.text.isEmpty || phrase.isSilent, "what is not silent is said")
      for span in utterance.spans {
        check(span.range.upperBound <= utterance.text.utf8.count, "a span is inside the text")
      }
    }
    let element = speaker.say(SpokenCard(phrase).value(phrase).hint(.say(phrase)).action("a", phrase))
    // What has no letter is not silent, and yet no part of a label.
    for said in [element.label, element.value, element.hint] {
      check(said?.text.isEmpty != true, "a part of a card is said, or is not there")
    }
    let field = speaker.say(.field(named: phrase, phrase))
    check(field.text.isEmpty == phrase.isSilent, "a field is said")
  }
}

/// Makes phrases of bytes: it varies each key of each kind that there is.
private struct PhraseMaker: KeyVisitor {
  private let source: ByteSource
  private let depth: Int

  /// How deep phrases nest.
  private static let mostDepth = 6
  private static let kinds = Phrase.kinds

  static func phrase(of bytes: [UInt8]) -> Phrase {
    PhraseMaker(source: ByteSource(bytes), depth: 0).phrase()
  }

  private func phrase() -> Phrase {
    guard depth < Self.mostDepth else { return .text(text()) }
    var kind: any DescribedKind = source.one(of: Self.kinds).init()
    var inner = PhraseMaker(source: source, depth: depth + 1)
    kind.visit(&inner)
    return kind.phrase
  }

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition) {
    value = number()
  }

  private func number() -> ExactDecimal {
    let numbers: [ExactDecimal] = [
      0, 1, 2, 3, 11, 21, 1_000_000, -1, -2, "-0", "1.50", "0.005", "-0.05", "99.995", "1e30", "1e-30", "1e39",
      "-1e300",
      "99999999999999999999999999999999999999", "nan", "inf", "-inf",
    ]
    return source.next() < 200 ? source.one(of: numbers) : ExactDecimal(Int(source.next()) << 24 | Int(source.next()))
  }

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) {
    let few = min(range.upperBound, range.lowerBound.addingReportingOverflow(Int(source.next() % 4)).partialValue)
    value = source.one(of: [nil, range.lowerBound, range.upperBound, few])
  }

  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) {
    value = Currency(source.one(of: ["USD", "EUR", "JPY", "KWD", "PLN", "XYZ", "MRU"])) ?? .usd
  }

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) {
    let far: [Int64] = [0, .min, .max, -62_135_596_801, 253_402_300_800, 1_795_000_000]
    value = Instant(
      secondsSinceEpoch: source.next() < 64
        ? source.one(of: far) : 1_795_000_000 + (Int64(source.next()) - 128) << (source.next() % 20))
  }

  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) {
    let parts = [
      "FREQ=DAILY", "FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=YEARLY", "FREQ=HOURLY", "INTERVAL=2", "BYDAY=MO,FR",
      "BYDAY=2TU,-1FR", "BYMONTHDAY=1,-1,31", "BYMONTH=2", "BYHOUR=8,20", "BYMINUTE=0,59", "UNTIL=20261224", "COUNT=3",
      "X-TIMES=0805", "", "=",
    ]
    let rule = (0..<source.next() % 5).map { _ in source.one(of: parts) }.joined(separator: ";")
    value =
      Recurrence(rule: rule)
      ?? Recurrence(.daily, every: Int(source.next()) - 4, on: .init(rawValue: source.next()))
  }

  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) {
    let index = Int(source.next()) % (choices.count + 1)
    if index < choices.count { value = choices[index].value }
  }

  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) { value = text() }

  private func text() -> String {
    let texts = [
      "", " ", "\u{202E}\u{0}", "Ida", "a\nb.", " A. ", "{ $x }", "שרה", "1", "a. ", ":", "\r\n", "e\u{301}\u{200B}",
    ]
    guard source.next() >= 200 else { return source.one(of: texts) }
    return String(decoding: (0..<source.next() % 8).map { _ in source.next() }, as: UTF8.self)
  }

  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) {
    let names = vocabulary.names
    value = source.one(of: [nil, "lost", vocabulary.id(named: source.one(of: names))])
  }

  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) {
    value = source.one(of: [
      "progress-titled", "minus", "count-dose", "count-dose.none", "label-field", "outcome-details-of", "state-taken",
      "date-today", "list-and-two", "currency-usd", "status", "lost", "lost.lost", "", ".", "error", "label-sentences",
    ])
  }

  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) {
    let word = vocabulary.flatMap { $0.id(named: source.one(of: $0.names)) }
    value = source.next() < 64 ? word.map { .message($0) } : phrase()
  }

  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) {
    value = (0..<source.next() % 5).map { _ in phrase() }
  }

  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) {
    let names: [PhraseID] = [
      "amount", "title", "progress", "count", "name", "value", "who", "first", "second", "state", "case", "lost",
    ]
    value = Phrase.Arguments((0..<source.next() % 4).map { _ in (name: source.one(of: names), value: phrase()) })
  }
}

/// Bytes that are taken one after the other; zeros when there are no more.
private final class ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  func next() -> UInt8 { rest.popFirst() ?? 0 }

  func one<Value>(of values: [Value]) -> Value { values[Int(next()) % values.count] }
}

private let fuzzed = getenv("SPOKENTEXT_FUZZ").map { String(cString: $0) } ?? "parser"

/// libFuzzer calls this with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch fuzzed {
  case "overlay": fuzzOverlay(bytes)
  case "values": fuzzValues(bytes)
  case "phrases": fuzzPhrases(bytes)
  default: fuzzParser(bytes)
  }
  return 0
}

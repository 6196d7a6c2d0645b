// The entry point of the fuzzer, see Scripts/fuzz. SPOKENTEXT_FUZZ names the target: parser, overlay or values.

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

private let arguments: [[String: Argument]] = [
  [:],
  [
    "a": .text("Anna\u{202E}\n"), "n": .number(3), "x": .phrase("minus", ["amount": 2]), "count": .number(1),
    "q": .quantity("many", .other), "case": .text("genitive"), "l": .list([.text("a"), .money(Money("1.50", .usd))]),
  ],
  ["a": .phrase("a", ["a": .phrase("a")]), "n": .number(ExactDecimal.notANumber), "x": .number(-1)],
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
    table: compiled, locale: "en", zone: FixedOffset(seconds: 0), reference: .fixed(Instant(secondsSinceEpoch: 0)))
  let table = speaker.table
  for message in 0..<Int32(table.idCount) {
    let id = table.id(of: message)
    for arguments in arguments {
      check(!speaker.say(PhraseID(reading: id), arguments).text.isEmpty, "something is said")
      for attribute in table.attributes(of: message) {
        let name = table.text(of: attribute.name)
        let (utterance, _) = speaker.resolve(PhraseID(reading: "\(id).\(name)"), arguments)
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
    check(!speaker.ordinal(number).text.isEmpty, "an ordinal is said")
    check(!speaker.progress(number, of: 7, style: .percent, title: text).text.isEmpty, "progress is said")
  }
  if let tag = try? LanguageTag(parsing: text) {
    check(LanguageTag(tag.description) == tag, "a tag is read back")
    check(tag.parents.count < text.utf8.count + 8, "a tag has few parents")
    _ = (tag.canonical(), tag.maximized(), tag.variants)
    check(!Speaker(tag, offsets: FixedOffset(seconds: 3600)).hiddenAmount().text.isEmpty, "any language is spoken")
  }
  let list = speaker.list(text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) })
  check(list.text.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "nothing uncontrolled is said")
}

private let fuzzed = getenv("SPOKENTEXT_FUZZ").map { String(cString: $0) } ?? "parser"

/// libFuzzer calls this with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch fuzzed {
  case "overlay": fuzzOverlay(bytes)
  case "values": fuzzValues(bytes)
  default: fuzzParser(bytes)
  }
  return 0
}

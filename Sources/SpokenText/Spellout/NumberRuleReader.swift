// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Reads rules for numbers in words. They are in the format of ICU and CLDR, one rule a line:
///
/// ```
/// # Comment
/// %cardinal-feminine:
/// x.x: << coma >>;
/// 0: cero; …
/// 30: treinta[ y >>];
/// 2000: <%cardinal-masculine< mil[ >>];
/// ```
///
/// The format is defined by [UTS 35, Rule-Based Number Formatting](https://unicode.org/reports/tr35/tr35-numbers.html) and
/// ICU's `RuleBasedNumberFormat`. Rules for signs, infinity, and not-a-number are ignored, because the tables have those words.
///
/// If two files define the same rule set, the first definition is used.
struct NumberRuleReader {
  var sets: [NumberRuleSet] = []
  var rules: [NumberRule] = []
  var steps: [NumberRuleStep] = []
  var plurals: [Range<Int>] = []
  var pool: [UInt8] = []
  private(set) var diagnostics: [TableDiagnostic] = []
  /// The names of the rule sets, by number. A set that is only referenced has no rules yet.
  private var setNames: [String] = []
  private var numbers: [String: Int32] = [:]
  private var defined: Set<Int32> = []
  /// The references to rule sets, used to report undefined sets.
  private var references: [(set: Int32, file: String, line: Int)] = []
  /// The number of the current rule set, or `nil` while lines are skipped.
  private var current: Int32?
  private var currentRules: [NumberRule] = []

  private static let most = UInt64(1_000_000_000_000_000_000)

  /// The numbers of the defined rule sets, by name.
  var setNumbers: [String: Int] { numbers.filter { defined.contains($0.value) }.mapValues { Int($0) } }

  // MARK: Lines

  mutating func read(_ file: NumberRuleFile) {
    let before = defined
    var line = 0
    for bytes in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      let text = Self.trimmed(bytes)
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      if let problem = read(text, definedBefore: before, file.name, line) {
        diagnostics.append(TableDiagnostic(file: file.name, line: line, column: 1, severity: .error, message: problem))
      }
    }
    closeSet()
  }

  /// Reads a line, and returns the problem if there is one.
  private mutating func read(
    _ line: ArraySlice<UInt8>, definedBefore: Set<Int32>, _ file: String, _ number: Int
  ) -> String? {
    if line.first == UInt8(ascii: "%"), line.last == UInt8(ascii: ":") {
      closeSet()
      let set = self.number(named: line.dropLast())
      guard defined.insert(set).inserted else {
        return definedBefore.contains(set) ? nil : "duplicate rule set; the first one is used"
      }
      current = set
      return nil
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line.last == UInt8(ascii: ";") else {
      return "invalid rule; expected a number, a colon, a text, and a semicolon, such as '20: twenty[->>];'"
    }
    guard let set = current else { return nil }
    let text = Self.trimmed(line[line.index(after: colon)...].dropLast(), atEnd: false)
    return read(rule: line[..<colon], text, of: set, file, number)
  }

  /// Returns the number of a rule set, and adds the set if it is new. The name can begin with percent signs.
  private mutating func number(named written: ArraySlice<UInt8>) -> Int32 {
    let name = String(decoding: written.drop { $0 == UInt8(ascii: "%") }, as: UTF8.self)
    if let number = numbers[name] { return number }
    let number = Int32(sets.count)
    sets.append(NumberRuleSet())
    setNames.append(name)
    numbers[name] = number
    return number
  }

  private mutating func closeSet() {
    guard let current else { return }
    sets[Int(current)].start = Int32(rules.count)
    rules += currentRules
    sets[Int(current)].end = Int32(rules.count)
    currentRules.removeAll()
    self.current = nil
  }

  /// Reports undefined rule sets. Call this after the last file.
  mutating func close() {
    for (set, file, line) in references where !defined.contains(set) {
      let name = setNames[Int(set)]
      let missing = TableDiagnostic(
        file: file, line: line, column: 1, severity: .error, message: "unknown rule set '\(name)'")
      // A rule with brackets is compiled as two rules, which report the same reference twice.
      if diagnostics.last != missing { diagnostics.append(missing) }
    }
  }

  // MARK: Rules

  private mutating func read(
    rule descriptor: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, of set: Int32, _ file: String, _ line: Int
  ) -> String? {
    switch String(decoding: descriptor, as: UTF8.self) {
    case "x.x":
      sets[Int(set)].point = Int32(rules.count)
      return fraction(text, of: set, file, line)
    case "x,x":
      sets[Int(set)].comma = Int32(rules.count)
      return fraction(text, of: set, file, line)
    case "-x", "Inf", "NaN": return nil
    case let written:
      guard let (base, radix) = Self.base(of: written) else {
        return "invalid number '\(written)'; expected a number from 0 to 10^18, x.x, or x,x"
      }
      if let last = currentRules.last, last.base > base { return "rule out of order; sort the rules by number" }
      return whole(base, radix, text, of: set, file, line)
    }
  }

  /// Parses a rule's number and radix, such as `1100/100`. The default radix is 10. The divisor of the rule is a power
  /// of the radix.
  private static func base(of written: String) -> (base: UInt64, radix: UInt64)? {
    let parts = written.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let base = UInt64(parts[0]), base <= most else { return nil }
    guard parts.count == 2 else { return (base, 10) }
    guard let radix = UInt64(parts[1]), radix > 1, radix <= most else { return nil }
    return (base, radix)
  }

  private mutating func fraction(
    _ text: ArraySlice<UInt8>, of set: Int32, _ file: String, _ line: Int
  ) -> String? {
    let start = Int32(steps.count)
    let problem = compile(text, isBare: false, of: set, file, line)
    rules.append(
      NumberRule(base: 0, divisor: 1, start: start, end: Int32(steps.count), leavesMultiples: false))
    return problem
  }

  private mutating func whole(
    _ base: UInt64, _ radix: UInt64, _ text: ArraySlice<UInt8>, of set: Int32, _ file: String, _ line: Int
  ) -> String? {
    var divisor: UInt64 = 1
    while base / divisor >= radix { divisor *= radix }
    var first = base
    // For an exact multiple of the divisor, the text in brackets is omitted. It gets its own rule.
    if text.contains(UInt8(ascii: "[")), base > 0, base % divisor == 0 {
      append(base, divisor, text, isBare: true, of: set, file, line)
      first += 1
    }
    return append(first, divisor, text, isBare: false, of: set, file, line)
  }

  @discardableResult
  private mutating func append(
    _ base: UInt64, _ divisor: UInt64, _ text: ArraySlice<UInt8>, isBare: Bool, of set: Int32, _ file: String,
    _ line: Int
  ) -> String? {
    let start = steps.count
    let problem = compile(text, isBare: isBare, of: set, file, line)
    let saysRest = (start..<steps.count).contains {
      switch steps[$0] {
      case .remainder, .next: true
      default: false
      }
    }
    if currentRules.last?.base == base { currentRules.removeLast() }
    currentRules.append(
      NumberRule(
        base: base, divisor: divisor, start: Int32(start), end: Int32(steps.count),
        leavesMultiples: saysRest && base % divisor != 0))
    return problem
  }

  // MARK: Texts

  /// Compiles the text of a rule into steps.
  ///
  /// - Parameter isBare: `true` to omit the text in brackets. If the brackets contain a bar, the part after it is used.
  private mutating func compile(
    _ text: ArraySlice<UInt8>, isBare: Bool, of set: Int32, _ file: String, _ line: Int
  ) -> String? {
    var index = text.startIndex
    if text.first == UInt8(ascii: "'") { index += 1 }
    var (isInBrackets, isBehindBar) = (false, false)
    while index < text.endIndex {
      let byte = text[index]
      let isSaid = !isInBrackets || isBehindBar == isBare
      switch byte {
      case UInt8(ascii: "["): (isInBrackets, isBehindBar) = (true, false)
      case UInt8(ascii: "]"): (isInBrackets, isBehindBar) = (false, false)
      case UInt8(ascii: "|") where isInBrackets: isBehindBar = true
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="):
        guard let (step, end) = step(text, index, byte, of: set, file, line) else {
          return "unmatched '\(Character(Unicode.Scalar(byte)))', or an invalid rule set between two of them"
        }
        if isSaid { steps.append(step) }
        index = end
        continue
      case UInt8(ascii: "$") where text[index...].starts(with: "$(".utf8):
        guard let end = plural(text[index...], isSaid: isSaid) else {
          return "invalid plural; write '$(cardinal,one{…}other{…})$' with the categories of the language"
        }
        index = end
        continue
      default:
        if isSaid { append(byte) }
      }
      index += 1
    }
    return nil
  }

  private mutating func append(_ byte: UInt8) {
    if case .text(let start, let count)? = steps.last, Int(start + count) == pool.count, !startsRule {
      steps[steps.count - 1] = .text(start: start, count: count + 1)
    } else {
      steps.append(.text(start: UInt32(pool.count), count: 1))
    }
    pool.append(byte)
  }

  /// `true` if the current rule has no steps yet, so that the last step belongs to the previous rule.
  private var startsRule: Bool {
    steps.count == max(Int(currentRules.last?.end ?? 0), Int(rules.last?.end ?? 0))
  }

  /// Returns the step for `<…<`, `>…>`, or `=…=` at an index, and the index after it.
  private mutating func step(
    _ text: ArraySlice<UInt8>, _ index: Int, _ sign: UInt8, of set: Int32, _ file: String, _ line: Int
  ) -> (NumberRuleStep, Int)? {
    let rest = text[(index + 1)...]
    guard let close = rest.firstIndex(of: sign) else { return nil }
    if sign == UInt8(ascii: ">"), rest.starts(with: ">>".utf8) { return (.next(set), index + 3) }
    let inner = text[(index + 1)..<close]
    var named = set
    if inner.first == UInt8(ascii: "%") {
      named = number(named: inner)
      references.append((named, file, line))
    } else if !inner.isEmpty {
      // A format pattern such as `#,##0`. It is ignored, and digits are formatted as usual.
      return inner.allSatisfy({ "#0,.".utf8.contains($0) }) ? (.digits, close + 1) : nil
    }
    switch sign {
    case UInt8(ascii: "<"): return (.quotient(named), close + 1)
    case UInt8(ascii: ">"): return (.remainder(named), close + 1)
    default: return inner.isEmpty ? nil : (.whole(named), close + 1)
    }
  }

  /// Reads plural forms, such as `$(cardinal,one{…}other{…})$`, and returns the index after them.
  private mutating func plural(_ text: ArraySlice<UInt8>, isSaid: Bool) -> Int? {
    guard let end = text.indices.dropLast().first(where: { text[$0...].starts(with: ")$".utf8) }),
      let comma = text[..<end].firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let kind = text[(text.startIndex + 2)..<comma]
    guard kind.elementsEqual("cardinal".utf8) || kind.elementsEqual("ordinal".utf8) else { return nil }
    var texts: [PluralCategory: Range<Int>] = [:]
    var rest = text[(comma + 1)..<end]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")), let close = rest.firstIndex(of: UInt8(ascii: "}")),
      open < close
    {
      let name = Self.trimmed(rest[rest.startIndex..<open])
      guard let category = PluralCategory.allCases.first(where: { $0.name.utf8.elementsEqual(name) }) else {
        return nil
      }
      texts[category] = pool.count..<(pool.count + close - open - 1)
      pool += rest[(open + 1)..<close]
      rest = rest[(close + 1)...]
    }
    guard let other = texts[.other] else { return nil }
    if isSaid {
      steps.append(.plural(UInt32(plurals.count), isOrdinal: kind.first == UInt8(ascii: "o")))
      for category in PluralCategory.allCases { plurals.append(texts[category] ?? other) }
    }
    return end + 2
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>, atEnd: Bool = true) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 || byte == 0x0D }
    var bytes = bytes.drop(while: isSpace)
    while atEnd, let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
    return bytes
  }
}

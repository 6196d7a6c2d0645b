// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

// The rules for numbers and signs that are clear on the screen but that voices misread.
extension TextAudit {
  mutating func checkNotation() {
    guard part != .identifier else { return }
    checkOneCharacter()
    checkStylizedLetters()
    guard text.kinds.contains(where: { $0 == .digit || $0 == .object }) else { return checkAbbreviations() }
    let tokens = notationTokens
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1] : nil
      guard let (rule, first) = notation(of: token, after: before, next: tokens.dropFirst(index + 1).first) else {
        continue
      }
      guard !findings.contains(where: { $0.rule == rule }) else { continue }
      // A note for an app's string, because it may only be shown on the screen.
      find(rule, first.range.lowerBound..<token.range.upperBound, severity: part == .text ? .note : nil)
    }
    checkAbbreviations()
  }

  // MARK: Letters

  /// Finds labels of a single sign, such as “×” or the letter “x”. Other letters may be a grade or the heading of a
  /// section.
  private mutating func checkOneCharacter() {
    guard isName, text.core.count <= 1, traits?.contains(.keyboardKey) != true else { return }
    let visible = text.scalars.indices.filter { text.kinds[$0] != .space && text.kinds[$0] != .mark }
    guard let first = visible.first, visible.count == 1 || text.core.isEmpty && visible.count <= 3,
      findings.isEmpty, text.kinds[first] == .other || Self.isSign(text.folded[first]),
      visible.allSatisfy({ text.scalars[$0] == text.scalars[first] })
    else { return }
    find(.oneCharacter, first..<(first + 1))
  }

  /// Returns whether a letter is used as a sign, such as “x” for closing and “i” for information.
  private static func isSign(_ letter: Unicode.Scalar) -> Bool { letter == "x" || letter == "i" }

  private mutating func checkStylizedLetters() {
    var (first, last) = (-1, -1)
    for (index, scalar) in text.scalars.enumerated() {
      // The ranges of stylized letters. Skips the Chinese and Japanese characters between these ranges.
      guard (0x2100...0x24FF).contains(scalar.value) || scalar.value >= 0x1D400, TextCleaning.plain(scalar) != nil
      else { continue }
      if first < 0 { first = index }
      last = index
    }
    // A single stylized letter is often a sign, such as ℝ or Ⓜ.
    if first < last { find(.stylizedLetters, first..<(last + 1)) }
  }

  // MARK: Abbreviations

  private mutating func checkAbbreviations() {
    guard part != .text, words.phrases.lists.contains(.abbreviations) else { return }
    for (index, word) in text.words.enumerated() where word.hasLetters && !word.hasDigits {
      let next = word.range.upperBound
      let hasStop = next < text.scalars.count && text.scalars[next] == "."
      // Ignores parts of longer words, such as “min” in “min-height”.
      guard hasStop || next == text.scalars.count || text.kinds[next] != .letter else { continue }
      let name = text.folded[word.range]
      let follows = index > 0 ? text.words[index - 1] : nil
      let isAfterNumber =
        follows.map { $0.hasDigits && !$0.hasLetters && isSpace($0.range.upperBound..<word.range.lowerBound) } ?? false
        || word.range.lowerBound >= 2 && text.kinds[word.range.lowerBound - 2] == .object
      let isOne =
        words.phrases.contains(name, in: .abbreviations)
        || isAfterNumber && words.phrases.contains(name, in: .unitAbbreviations)
      guard isOne else { continue }
      return find(.abbreviation, word.range.lowerBound..<(next + (hasStop ? 1 : 0)))
    }
  }

  private func isSpace(_ range: Range<Int>) -> Bool {
    range.count == 1 && (text.kinds[range.lowerBound] == .space || text.scalars[range.lowerBound] == "-")
  }

  // MARK: Figures

  /// A part of the text between spaces, without the punctuation at its ends.
  struct NotationToken {
    var range: Range<Int>
    /// `true` if the token has a digit, or an argument of a template.
    var hasFigures: Bool
    /// The characters. Empty if neither this token nor the one before it has figures.
    var scalars: [Unicode.Scalar] = []
    /// The kind of each character in ``scalars``. For example, `9` is a digit, `a` a letter, `%` an argument, and `$` a
    /// currency sign.
    var shape: [Unicode.Scalar] = []
  }

  private var notationTokens: [NotationToken] {
    var tokens: [NotationToken] = []
    var start = 0
    for index in 0...text.scalars.count where index == text.scalars.count || text.kinds[index] == .space {
      defer { start = index + 1 }
      var range = start..<index
      while let last = range.last, ",;:!?\"”)؛،。、…".unicodeScalars.contains(text.scalars[last]) { range.removeLast() }
      if let last = range.last, text.scalars[last] == ".", range.count > 1 { range.removeLast() }
      while let first = range.first, "\"“(¿¡".unicodeScalars.contains(text.scalars[first]) { range.removeFirst() }
      // A longer token is an address or a code.
      guard !range.isEmpty, range.count <= 40 else { continue }
      var token = NotationToken(range: range, hasFigures: text.kinds[range].contains { $0 == .digit || $0 == .object })
      if token.hasFigures || tokens.last?.hasFigures == true {
        token.scalars = Array(text.scalars[range])
        token.shape = range.map { self.shape(at: $0) }
      }
      tokens.append(token)
    }
    return tokens
  }

  private func shape(at index: Int) -> Unicode.Scalar {
    let scalar = text.scalars[index]
    switch text.kinds[index] {
    case .digit: return (0x2070...0x209F).contains(scalar.value) || "²³¹".unicodeScalars.contains(scalar) ? "^" : "9"
    case .object: return "%"
    case .letter: return "a"
    case .mark: return "m"
    default: break
    }
    switch scalar {
    case "%": return "p"
    case "$", "€", "£", "¥", "₹", "₽", "₩", "₺", "₿", "₴", "₫", "₪": return "$"
    case "−", "‐", "‑": return "-"
    case "–": return "–"
    case "٫", "٬": return "."
    default: return scalar
    }
  }

  /// Returns the rule that a token breaks and the first token of the finding, or `nil`.
  private func notation(
    of token: NotationToken, after before: NotationToken?, next: NotationToken?
  ) -> (LabelAudit.Rule, NotationToken)? {
    let shape = token.shape
    guard token.hasFigures else {
      // The token has no figures, such as the unit in “10 zł/kg” or the dash in “10 - 20”.
      guard let before, Self.isBound(before.shape) else { return nil }
      if shape.contains("/"), Self.consists(shape, of: "a/$"), !Self.isSpoken(token) {
        return isMoney(token, before) ? (.moneyFormat, before) : nil
      }
      if Self.isCode(token), part != .text { return (.moneyFormat, before) }
      if shape == ["-"], let next, before.shape.contains("9"), next.shape.contains("9"),
        Self.isBound(before.shape), Self.isBound(next.shape)
      {
        return (Self.isAmount(before.shape) ? .moneyFormat : .numberFormat, before)
      }
      return nil
    }
    if shape.contains("$") { return Self.isMisreadAmount(token) ? (.moneyFormat, token) : nil }
    if shape.contains("^") { return Self.isIndexed(token) ? nil : (.numberFormat, token) }
    if Self.isDate(token) { return (.dateFormat, token) }
    if Self.isRange(token), isInParentheses(token) { return (.numberFormat, token) }
    if Self.isDigitRun(token, isWhole: token.range == text.core) { return (.digitRun, token) }
    // Only checks a whole text, because “0:20” in a sentence may be a time of day.
    if token.range == text.core, Self.isClock(shape[...]), token.scalars.starts(with: "0:".unicodeScalars) {
      return (.timeFormat, token)
    }
    if Self.isLength(token, before) {
      return (.timeFormat, before.map { Self.isLength($0, nil) ? $0 : token } ?? token)
    }
    if Self.isShortNumber(token), before.map({ !isNameOfNumber($0) }) ?? true { return (.numberFormat, token) }
    return nil
  }

  /// Returns whether all characters of a shape are among some characters.
  private static func consists(_ shape: some Sequence<Unicode.Scalar>, of scalars: String) -> Bool {
    shape.allSatisfy { scalars.unicodeScalars.contains($0) }
  }

  /// Returns whether a token is a letter with an index, such as “b₁”.
  private static func isIndexed(_ token: NotationToken) -> Bool {
    token.shape.first == "a" && token.scalars.allSatisfy { !$0.properties.isMath || $0.properties.isAlphabetic }
      && token.scalars.dropFirst().contains { (0x2080...0x2089).contains($0.value) }
  }

  /// Returns whether a token is the name of a standard or a system whose number follows, as in “ISO 639-2” and “iOS 17+”.
  private func isNameOfNumber(_ token: NotationToken) -> Bool {
    token.range.count >= 2 && text.kinds[token.range].allSatisfy { $0 == .letter }
      && text.scalars[token.range].suffix(2).allSatisfy { $0.properties.isUppercase }
  }

  /// Returns whether a token consists of two round numbers with a hyphen, such as “100-1000”.
  private static func isRange(_ token: NotationToken) -> Bool {
    let parts = token.scalars.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && consists(token.shape, of: "9-") && parts.allSatisfy { $0.count >= 2 && $0.last == "0" }
  }

  private func isInParentheses(_ token: NotationToken) -> Bool {
    token.range.lowerBound > 0 && text.scalars[token.range.lowerBound - 1] == "("
      && token.range.upperBound < text.scalars.count && text.scalars[token.range.upperBound] == ")"
  }

  private static func isNumber(_ shape: some Collection<Unicode.Scalar>) -> Bool {
    shape.elementsEqual(["%"]) || shape.contains("9") && consists(shape, of: "9.,")
  }

  /// Returns whether a token's shape is a number, an amount, or a time of day, which can be one end of a range.
  private static func isBound(_ shape: [Unicode.Scalar]) -> Bool {
    isNumber(shape) || isAmount(shape) || isClock(shape[...])
  }

  /// Returns whether the pattern of a token is an amount with a currency sign, such as “$10”.
  private static func isAmount(_ shape: [Unicode.Scalar]) -> Bool {
    shape.contains("$") && shape.contains { isFigure($0) } && consists(shape, of: "9%.,$")
  }

  /// Returns whether a character of a shape stands for a digit or an argument.
  private static func isFigure(_ scalar: Unicode.Scalar) -> Bool { scalar == "9" || scalar == "%" }

  /// Returns whether two tokens are a price per unit, such as “10 zł/kg” or “5 USD/month”.
  private func isMoney(_ token: NotationToken, _ before: NotationToken) -> Bool {
    let parts = token.scalars.split(separator: "/").map { String(String.UnicodeScalarView($0)) }
    guard parts.count == 2, let first = parts.first else { return false }
    return before.shape.contains("$") || Self.codes.contains(first.uppercased())
      || ["zł", "kr", "Kč", "€"].contains(first)
  }

  private static let codes: Set<String> = [
    "USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "PLN", "INR", "CNY", "BRL", "MXN", "SEK", "NOK", "DKK", "CZK",
  ]

  private static func isCode(_ token: NotationToken) -> Bool {
    token.scalars.count == 3 && codes.contains(String(String.UnicodeScalarView(token.scalars)))
  }

  /// Returns whether a token has a slash that voices read correctly, such as “km/h”.
  private static func isSpoken(_ token: NotationToken) -> Bool {
    ["km/h", "m/s", "mb/s", "kb/s", "gb/s", "mbit/s", "and/or"].contains(
      String(String.UnicodeScalarView(token.scalars)).lowercased())
  }

  /// Returns whether voices misread an amount, because it has a sign, a rate, a range, or an abbreviated number.
  /// Examples are “−$100”, “$10/yr”, “$10-20”, and “$1.5M”.
  private static func isMisreadAmount(_ token: NotationToken) -> Bool {
    let shape = token.shape
    guard shape.contains(where: isFigure) else { return false }
    let hasSign = zip(shape, shape.dropFirst()).contains { $0 == "$" && $1 == "-" }
    if shape.first == "-" || shape.first == "+" || hasSign { return true }
    if shape.contains("/"), shape.last == "a" { return true }
    if shape.dropFirst().contains("-"), !shape.contains("a") { return true }
    // Finds a letter directly after the digits, as in “$1.5M” and “€10k”.
    guard shape.last == "a", let last = token.scalars.last, "KMBkmb".unicodeScalars.contains(last) else { return false }
    return shape.dropLast().last.map(isFigure) ?? false
  }

  /// Returns whether a token is a day, a month, and a year in figures, such as “21.05.2024” or “5/21/24”.
  private static func isDate(_ token: NotationToken) -> Bool {
    for mark: Unicode.Scalar in [".", "/", "-"] {
      let parts = token.shape.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 == "9" } }) else { continue }
      let numbers = numbers(in: token, counts: parts.map(\.count))
      let isYearLast = parts[2].count == 4 || parts[2].count == 2 && mark == "/"
      if isYearLast, parts[0].count <= 2, parts[1].count <= 2, numbers[0] <= 31, numbers[1] <= 31,
        min(numbers[0], numbers[1]) <= 12, min(numbers[0], numbers[1]) > 0
      {
        return true
      }
    }
    return false
  }

  /// Returns the numbers in a token, such as 21, 5, and 2024 for “21.05.2024”, from the number of digits in each.
  private static func numbers(in token: NotationToken, counts: [Int]) -> [Int] {
    var index = 0
    return counts.map { count in
      defer { index += count + 1 }
      return token.scalars[index..<(index + count)].reduce(0) { $0 * 10 + (ScalarFacts($1).digit.map { Int($0) } ?? 0) }
    }
  }

  /// Returns whether a token is a telephone number, a card number, or an account number.
  private static func isDigitRun(_ token: NotationToken, isWhole: Bool) -> Bool {
    let shape = token.shape
    guard consists(shape, of: "9-.()+") else { return false }
    let digits = shape.count { $0 == "9" }
    let groups = shape.split { $0 != "9" }
    if groups.count == 1 {
      // A long number in a sentence is probably an amount.
      guard isWhole, consists(shape, of: "9+") else { return false }
      return (10...12).contains(digits) || (13...19).contains(digits) && isCardNumber(token)
    }
    // Requires a hyphen or a parenthesis, because dots alone also separate the parts of versions and network addresses.
    let isSplit = shape.contains("-") || shape.contains("(")
    return isSplit && (7...19).contains(digits) && groups.count >= 2 && groups.allSatisfy { $0.count >= 2 }
      && !(digits == 8 && groups[0].count == 4)
  }

  /// Returns whether the last digit is the check digit of a card number (Luhn's algorithm).
  private static func isCardNumber(_ token: NotationToken) -> Bool {
    let digits = token.scalars.compactMap { ScalarFacts($0).digit.map { Int($0) } }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let value = digit.offset.isMultiple(of: 2) ? digit.element : digit.element * 2
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum.isMultiple(of: 10)
  }

  /// Returns whether a token is a length of time, such as “15m” after “1h”, “1:02:45”, or “0:20/3:45”.
  private static func isLength(_ token: NotationToken, _ before: NotationToken?) -> Bool {
    let shape = token.shape
    if isUnitOfTime(token) {
      if let before, isUnitOfTime(before) { return true }
      if shape.count(where: { $0 == "a" }) >= 2 { return true }
      // “5m” without another number may mean five meters.
      return token.scalars.last.map { (shape.contains("9") ? "hdH" : "hH").unicodeScalars.contains($0) } ?? false
    }
    let clocks = shape.split(separator: "/")
    if clocks.count == 2, clocks.allSatisfy({ isClock($0) }) { return true }
    let parts = shape.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, isClock(shape[...]) else { return false }
    return parts.count == 3 && parts[0].count == 1
  }

  private static func isClock(_ shape: ArraySlice<Unicode.Scalar>) -> Bool {
    let parts = shape.drop { $0 == "-" || $0 == "+" }.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && (1...3).contains(parts[0].count)
      && parts.allSatisfy { $0.allSatisfy { $0 == "9" } } && parts.dropFirst().allSatisfy { $0.count == 2 }
  }

  /// Returns whether a token is one or more numbers with abbreviated units of time, such as “1h” or “1h15m”.
  private static func isUnitOfTime(_ token: NotationToken) -> Bool {
    guard token.shape.last == "a", token.shape.first == "9" || token.shape.first == "%" else { return false }
    var wasDigit = false
    for (kind, scalar) in zip(token.shape, token.scalars) {
      switch kind {
      case "9", "%": wasDigit = true
      case "a":
        guard wasDigit, "hmsdHMSD".unicodeScalars.contains(scalar) else { return false }
        wasDigit = false
      default: return false
      }
    }
    return token.scalars.last != "D" && token.scalars.last != "M" && token.scalars.last != "S"
  }

  /// Returns whether a token is a range with a hyphen, a ratio with a slash, or an abbreviated number such as “99+” or
  /// “1M”.
  private static func isShortNumber(_ token: NotationToken) -> Bool {
    let (shape, scalars) = (token.shape, token.scalars)
    if shape.last == "+", shape.dropLast().allSatisfy({ $0 == "9" }), shape.count <= 5 { return true }
    if let last = scalars.last, "KMB".unicodeScalars.contains(last), isNumber(shape.dropLast()) {
      // “4K” and similar tokens are screen resolutions.
      return !["2K", "4K", "5K", "8K"].contains(String(String.UnicodeScalarView(scalars)))
    }
    if scalars.last == "k", shape.last == "a", shape.dropLast().last == "9" { return isNumber(shape.dropLast()) }
    let ratio = shape.split(separator: "/", omittingEmptySubsequences: false)
    if ratio.count == 2, ratio.allSatisfy({ isNumber($0) }) {
      return !["1/2", "1/3", "2/3", "1/4", "3/4", "1/5", "1/8"].contains(String(String.UnicodeScalarView(scalars)))
    }
    let range = shape.split(separator: "-", omittingEmptySubsequences: false)
    guard range.count == 2, range.allSatisfy({ !$0.isEmpty }) else { return false }
    return range.allSatisfy { isNumber($0) && $0.contains("9") } || range.allSatisfy { isClock($0) }
  }
}

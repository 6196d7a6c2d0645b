// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The grouping of a country's telephone numbers.
///
/// A rule is a format of libphonenumber's metadata, such as `2.3-13:3[02]|40:bp`. Its three parts are the sizes of the groups,
/// the beginning of the number, and the use. The first rule that fits a number's beginning and length is used.
struct PhonePlan {
  /// The two-letter regions that share the plan.
  let regions: String
  /// The prefix of national numbers, such as 0 in Germany, which is dialed only within the country.
  let homeDigits: String
  let rules: String

  /// Returns the groups of an ungrouped number, as its country writes them. If no plan fits, a number of up to five digits is
  /// one group. A longer number has groups of three, with four or two at the end.
  ///
  /// - Parameters:
  ///   - digits: Digits from 0 to 9, without the country code.
  ///   - countryCode: The country code, or `nil` for a number without one.
  ///   - region: The region of a number without a country code, in two capital letters.
  static func groups(of digits: String, countryCode: String?, region: String) -> [String] {
    let bytes = Array(digits.utf8)
    let sizes =
      if let countryCode {
        plan(countryCode: countryCode)?.sizes(ofInternational: bytes[...])
      } else {
        countryCodes.lazy.compactMap { plan(countryCode: $0) }
          .first { $0.regions.split(separator: " ").contains(region[...]) }?
          .sizes(ofHome: bytes[...])
      }
    return cut(digits, sizes ?? threes(bytes.count))
  }

  private static func cut(_ digits: String, _ sizes: [Int]) -> [String] {
    var rest = digits[...]
    return sizes.map { size in
      defer { rest = rest.dropFirst(size) }
      return String(rest.prefix(size))
    }
  }

  private static func threes(_ count: Int) -> [Int] {
    guard count > 5 else { return [count] }
    let threes = Array(repeating: 3, count: (count - (count % 3 == 1 ? 4 : 0)) / 3)
    return count % 3 == 0 ? threes : threes + [count % 3 == 1 ? 4 : 2]
  }

  private func sizes(ofInternational digits: ArraySlice<UInt8>) -> [Int]? {
    rule(for: digits) { $0.use != UInt8(ascii: "n") }?.sizes
  }

  private func sizes(ofHome digits: ArraySlice<UInt8>) -> [Int]? {
    let home = homeDigits.utf8
    guard !home.isEmpty, digits.starts(with: home) else {
      return rule(for: digits) { $0.use != UInt8(ascii: "i") && $0.place != UInt8(ascii: "r") }?.sizes
    }
    guard let rule = rule(for: digits.dropFirst(home.count), where: { $0.use != UInt8(ascii: "i") }) else { return nil }
    switch rule.place {
    case UInt8(ascii: "p"): return [rule.sizes[0] + home.count] + rule.sizes.dropFirst()
    case UInt8(ascii: "r"): return nil
    default: return [home.count] + rule.sizes
    }
  }

  /// Returns the groups of the first rule that fits a number.
  private func rule(
    for digits: ArraySlice<UInt8>, where isUsed: ((use: UInt8, place: UInt8)) -> Bool
  ) -> (sizes: [Int], place: UInt8)? {
    for rule in rules.utf8.split(separator: UInt8(ascii: " ")) {
      let parts = rule.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.count == 3, let use = parts[2].first, let place = parts[2].last, isUsed((use, place)),
        let sizes = Self.sizes(String(Substring(parts[0])), of: digits.count),
        DigitPattern(parts[1]).matches(digits)
      else { continue }
      return (sizes, place)
    }
    return nil
  }

  /// Fits groups, such as `3.2-4`, to a number of digits, and returns their sizes. Each group takes as many digits as
  /// it can, if the others get their minimum. Returns `nil` if the sizes don't add up.
  private static func sizes(_ groups: String, of count: Int) -> [Int]? {
    let ranges = groups.split(separator: ".").map { group in
      let ends = group.split(separator: "-").compactMap { Int($0) }
      return (least: ends.first ?? 0, most: ends.last ?? 0)
    }
    var left = count
    var needed = ranges.reduce(0) { $0 + $1.least }
    guard !ranges.isEmpty, left >= needed else { return nil }
    let sizes = ranges.map { range in
      needed -= range.least
      let size = min(range.most, left - needed)
      left -= size
      return size
    }
    return left == 0 ? sizes : nil
  }
}

/// A pattern for the first digits of a phone number. It consists of digits, `.` for any digit, `[1-37]` for 1 to 3 or
/// 7, `(…|…)` for alternatives, and `?` after an optional item.
private struct DigitPattern {
  private let pattern: ArraySlice<UInt8>

  init(_ pattern: some Sequence<UInt8>) { self.pattern = Array(pattern)[...] }

  func matches(_ digits: ArraySlice<UInt8>) -> Bool {
    !Self.ends(of: pattern, in: digits, from: [digits.startIndex]).isEmpty
  }

  /// Returns the ends of all matches that begin at one of `starts`.
  private static func ends(of pattern: ArraySlice<UInt8>, in digits: ArraySlice<UInt8>, from starts: [Int]) -> [Int] {
    var found: [Int] = []
    var places = starts
    var index = pattern.startIndex
    while index < pattern.endIndex {
      if pattern[index] == UInt8(ascii: "|") {
        found += places
        places = starts
        index += 1
        continue
      }
      let end = endOfItem(pattern, index)
      var next: [Int] = []
      if pattern[index] == UInt8(ascii: "(") {
        next = ends(of: pattern[(index + 1)..<(end - 1)], in: digits, from: places)
      } else {
        for place in places where place < digits.endIndex && takes(pattern[index..<end], digits[place]) {
          next.append(place + 1)
        }
      }
      index = end
      if index < pattern.endIndex, pattern[index] == UInt8(ascii: "?") {
        next += places
        index += 1
      }
      places = next
    }
    return found + places
  }

  /// Returns the end of the pattern's item at `start`, which is a group, a class, or a digit.
  private static func endOfItem(_ pattern: ArraySlice<UInt8>, _ start: Int) -> Int {
    switch pattern[start] {
    case UInt8(ascii: "["): return (pattern[start...].firstIndex(of: UInt8(ascii: "]")) ?? start) + 1
    case UInt8(ascii: "("):
      var depth = 0
      for index in start..<pattern.endIndex {
        if pattern[index] == UInt8(ascii: "(") { depth += 1 }
        if pattern[index] == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 { return index + 1 }
      }
      return pattern.endIndex
    default: return start + 1
    }
  }

  private static func takes(_ item: ArraySlice<UInt8>, _ digit: UInt8) -> Bool {
    guard item.count > 1 else { return item.first == digit || item.first == UInt8(ascii: ".") }
    let members = item.dropFirst().dropLast()
    var index = members.startIndex
    while index < members.endIndex {
      let isRange = index + 2 < members.endIndex && members[index + 1] == UInt8(ascii: "-")
      if digit >= members[index], digit <= members[isRange ? index + 2 : index] { return true }
      index += isRange ? 3 : 1
    }
    return false
  }
}

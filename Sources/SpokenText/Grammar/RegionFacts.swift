// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Facts that depend on the region rather than on the language.
///
/// Currency codes are three capital letters packed from the highest byte down: `USD` is `0x555344`.
enum RegionFacts {
  /// Whether the time of day is usually written with twelve hours in the region of `tag`.
  ///
  /// An hour cycle (`-u-hc-h23`) and a region override (`-u-rg-gbzzzz`) in the tag take precedence. A tag without a
  /// region has the language's likely one.
  ///
  /// Source: CLDR `timeData`, the preferred hour format.
  static func prefersTwelveHours(_ tag: LanguageTag) -> Bool {
    if let cycle = tag.unicodeKeyword("hc") {
      if cycle == "h11" || cycle == "h12" { return true }
      if cycle == "h23" || cycle == "h24" { return false }
    }
    let canonical = tag.canonical()
    let region = regionOverride(tag) ?? canonical.maximized().regionSubtag
    let table = hourCycles
    let row =
      table.row(canonical.languageSubtag.joined(with: region), keyWidth: 6) ?? table.row(region, keyWidth: 6)
    return row.map { table.byte($0, 6) == UInt8(ascii: "h") } ?? false
  }

  /// The region that `-u-rg-` names: `GB` of `gbzzzz`.
  private static func regionOverride(_ tag: LanguageTag) -> Subtag? {
    guard let value = tag.unicodeKeyword("rg")?.utf8, value.count > 4, value.suffix(4).elementsEqual("zzzz".utf8) else {
      return nil
    }
    return Subtag(value.dropLast(4)).uppercased
  }

  /// The current legal tender of `region`, the first if there are several, or `nil` if there is none.
  ///
  /// Regions are two capital letters: `"PL"`.
  ///
  /// Source: CLDR `currencyData`.
  static func currency(ofRegion region: Subtag) -> UInt32? {
    guard let row = tenders.row(region, keyWidth: 2) else { return nil }
    return UInt32(truncatingIfNeeded: tenders.field(row, 2..<5).packed >> 40)
  }

  /// The listener's own region: that of the region override if the tag has one, else of the tag, else its language's
  /// likely one.
  static func region(ofListener tag: LanguageTag) -> Subtag {
    regionOverride(tag) ?? tag.maximized().regionSubtag
  }

  /// The number of the day with which weeks begin in the listener's region, 0 for Monday to 6 for Sunday. A keyword of the
  /// tag (`-u-fw-sun`) takes precedence.
  ///
  /// Source: CLDR `weekData`.
  static func firstDay(ofListener tag: LanguageTag, _ region: Subtag) -> Int {
    if let named = tag.unicodeKeyword("fw"), let day = dayNames.firstIndex(where: { $0 == named }) { return day }
    guard let row = firstDays.row(region, keyWidth: 2) else { return 0 }
    return Int(firstDays.byte(row, 2) - UInt8(ascii: "0"))
  }

  private static var dayNames: [String] { ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] }

  /// How many fraction digits amounts in a currency have; 2 for unknown ones.
  ///
  /// Source: CLDR `currencyData/fractions`.
  static func currencyDigits(_ code: UInt32) -> Int {
    guard let row = fractionDigits.row(Subtag(packed: UInt64(code) << 40), keyWidth: 3) else { return 2 }
    return digits(row)
  }

  /// Hands out the codes of the currencies whose amounts have other than two fraction digits, and how many they have.
  static func forEachCurrencyDigits(_ body: (UInt32, Int32) -> Void) {
    let pool = fractionDigits
    for row in 0..<pool.count {
      body(UInt32(truncatingIfNeeded: pool.field(row, 0..<3).packed >> 40), Int32(digits(row)))
    }
  }

  private static func digits(_ row: Int) -> Int { Int(fractionDigits.byte(row, 3) - UInt8(ascii: "0")) }
}

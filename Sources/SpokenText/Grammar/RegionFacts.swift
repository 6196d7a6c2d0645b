// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Facts that depend on the region, not the language.
///
/// A currency code is three capital letters packed from the highest byte. For example, `USD` is `0x555344`.
enum RegionFacts {
  /// Returns whether times are usually written with twelve hours in the region of `tag`.
  ///
  /// An hour cycle (`-u-hc-h23`) and a region override (`-u-rg-gbzzzz`) take precedence. A tag without a region uses
  /// the likely region of its language.
  ///
  /// The source is the preferred hour format in CLDR's `timeData`.
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

  /// Returns the region override, such as `GB` for `-u-rg-gbzzzz`.
  private static func regionOverride(_ tag: LanguageTag) -> Subtag? {
    guard let value = tag.unicodeKeyword("rg")?.utf8, value.count > 4, value.suffix(4).elementsEqual("zzzz".utf8) else {
      return nil
    }
    return Subtag(value.dropLast(4)).uppercased
  }

  /// Returns the currency code of a region, or `nil` if it has no legal tender. If there are several currencies,
  /// returns the first.
  ///
  /// The source is CLDR's `currencyData`.
  static func currency(ofRegion region: Subtag) -> UInt32? {
    guard let row = tenders.row(region, keyWidth: 2) else { return nil }
    return UInt32(truncatingIfNeeded: tenders.field(row, 2..<5).packed >> 40)
  }

  /// Returns the user's region, which is the tag's region override, its region, or the likely region of its language.
  static func region(ofListener tag: LanguageTag) -> Subtag {
    regionOverride(tag) ?? tag.maximized().regionSubtag
  }

  /// Returns the first day of the week in the user's region, 0 for Monday to 6 for Sunday. A keyword of the tag (`-u-fw-sun`)
  /// takes precedence.
  ///
  /// The source is CLDR's `weekData`.
  static func firstDay(ofListener tag: LanguageTag, _ region: Subtag) -> Int {
    if let named = tag.unicodeKeyword("fw"), let day = dayNames.firstIndex(where: { $0 == named }) { return day }
    guard let row = firstDays.row(region, keyWidth: 2) else { return 0 }
    return Int(firstDays.byte(row, 2) - UInt8(ascii: "0"))
  }

  private static var dayNames: [String] { ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] }

  /// Returns the number of fraction digits of a currency's amounts, or 2 if the currency is unknown.
  ///
  /// The source is CLDR's `currencyData/fractions`.
  static func currencyDigits(_ code: UInt32) -> Int {
    guard let row = fractionDigits.row(Subtag(packed: UInt64(code) << 40), keyWidth: 3) else { return 2 }
    return digits(row)
  }

  /// Calls a closure for each currency that doesn't have two fraction digits. Passes its code and its fraction digits.
  static func forEachCurrencyDigits(_ body: (UInt32, Int32) -> Void) {
    let pool = fractionDigits
    for row in 0..<pool.count {
      body(UInt32(truncatingIfNeeded: pool.field(row, 0..<3).packed >> 40), Int32(digits(row)))
    }
  }

  private static func digits(_ row: Int) -> Int { Int(fractionDigits.byte(row, 3) - UInt8(ascii: "0")) }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct ExactDecimalArithmeticTests {
  @Test(
    arguments: [
      ("1.50", "2", "3.50"), ("0.1", "0.2", "0.3"), ("-0.07", "0.07", "0.00"), ("0", "0.00", "0.00"), ("1", "-1", "0"),
      ("18446744073709551615", "1", "18446744073709551616"), ("-5", "3", "-2"), ("3", "-5", "-2"),
      ("1e3", "0.5", "1000.5"),
      ("340282366920938463463374607431768211455", "1", "340282366920938463463374607431768211460"),
      ("340282366920938463463374607431768211455", "-340282366920938463463374607431768211455", "0"),
      ("1", "1e-100", "1." + String(repeating: "0", count: 38)),
      ("1", "-1e-100", "1." + String(repeating: "0", count: 38)),
      ("1e100", "-1", "1" + String(repeating: "0", count: 100)),
      ("0", "1e-400", "0." + String(repeating: "0", count: 399) + "1"),
      // A tie of the kept digits, and what is far behind it.
      ("100000000000000000000000000000000000000", "0.5", "100000000000000000000000000000000000000"),
      ("100000000000000000000000000000000000001", "0.5", "100000000000000000000000000000000000002"),
      ("inf", "-1", "inf"), ("-inf", "1e400", "-inf"), ("inf", "-inf", "nan"), ("nan", "1", "nan"),
      ("inf", "inf", "inf"),
    ])
  func sumsKeepTheirFractionDigits(_ left: ExactDecimal, _ right: ExactDecimal, _ sum: String) {
    #expect((left + right).description == sum)
    #expect((right + left).description == sum)
    #expect((-left - right) == -(left + right))
  }

  @Test func tooLargeIsInfinite() throws {
    let large = try #require(ExactDecimal("34" + String(repeating: "0", count: 437)))
    #expect(large + large == .infinity)
    #expect(-large - large == -.infinity)
    #expect(large * 2 == .infinity)
    #expect(large - large == 0)
    #expect((large * "0.5") * 2 == large)
  }

  @Test(arguments: [
    ("2.50", "3", "7.50"), ("1.50", "1.5", "2.250"), ("0", "-5", "0"), ("0.0", "0.00", "0.000"),
    ("-0.5", "0.5", "-0.25"),
    ("18446744073709551615", "18446744073709551615", "340282366920938463426481119284349108225"),
    ("1e-300", "1e-300", "0." + String(repeating: "0", count: 400)), ("1e300", "1e300", "inf"),
    ("-1e300", "1e300", "-inf"),
    ("inf", "0", "nan"), ("-inf", "-2", "inf"), ("nan", "0", "nan"),
    ("1e-400", "1e400", "1." + String(repeating: "0", count: 38)),
    ("5e-400", "0.1", "0." + String(repeating: "0", count: 400)),
    ("15e-400", "0.1", "0." + String(repeating: "0", count: 399) + "2"),
  ])
  func productsKeepTheirFractionDigits(_ left: ExactDecimal, _ right: ExactDecimal, _ product: String) {
    #expect((left * right).description == product)
    #expect(left * right == right * left)
    #expect(-left * right == -(left * right))
  }

  /// Against digits added, subtracted and multiplied as on paper.
  @Test func calculatesAsOnPaper() throws {
    var random = SeededRandom(21)
    for round in 0..<DeepCheck.count(1_500, deep: 40_000) {
      let spread = [4, 40, 90, 500][round % 4]
      func number() throws -> ExactDecimal {
        let digits =
          random.below(4) == 0
          ? "1" + String(repeating: "0", count: random.below(38)) : random.digits(1 + random.below(38))
        let exponent = max(-400, min(400, random.below(spread) - spread * 3 / 4))
        return try #require(ExactDecimal("\(random.below(2) == 0 ? "-" : "")\(digits)e\(exponent)"))
      }
      var (a, b) = (try number(), try number())
      if random.below(6) == 0 { b = -(a + b) }
      if random.below(8) == 0 { swap(&a, &b) }
      #expect((a + b).description == Paper(a).adding(Paper(b)).rounded, "\(a) + \(b)")
      #expect((a - b).description == Paper(a).adding(Paper(-b)).rounded, "\(a) - \(b)")
      #expect((a * b).description == Paper(a).multiplied(by: Paper(b)).rounded, "\(a) × \(b)")
    }
  }

  /// Amounts of money, against integers.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func calculatesAsIntegersDo() {
    var random = SeededRandom(22)
    for _ in 0..<20_000 {
      let a = Int64(truncatingIfNeeded: random.next()) >> Int64(random.below(63))
      let b = Int64(truncatingIfNeeded: random.next()) >> Int64(random.below(63))
      let (x, y) = (Money(minorUnits: a, .usd).amount, Money(minorUnits: b, .usd).amount)
      #expect(x + y == Money(minorUnits: Int128(a) + Int128(b), .usd).amount)
      #expect(x - y == Money(minorUnits: Int128(a) - Int128(b), .usd).amount)
      #expect(x * y == ExactDecimal(Int128(a) * Int128(b)).scaled(byPowerOfTen: -4))
      #expect((x < y) == (a < b))
    }
  }

  @Test func genericAlgorithmsCalculate() {
    let amounts: [ExactDecimal] = ["0.10", "0.20", "0.30"]
    #expect(amounts.reduce(.zero, +) == "0.60")
    #expect(ExactDecimal(exactly: 7) == 7)
    var amount: ExactDecimal = "2.50"
    amount *= 3
    amount -= 1
    amount.negate()
    #expect(amount == "-6.50")
    #expect(-ExactDecimal.notANumber == .notANumber)
    #expect((-ExactDecimal.infinity).isNegative)
    #expect(!(-(0 as ExactDecimal)).isNegative)
  }
}

/// A number in digits, the lowest first, with which one calculates as on paper: slow, and of any length.
private struct Paper {
  var digits: [Int]
  var exponent: Int
  var isNegative: Bool

  init(_ number: ExactDecimal) {
    digits = number.digits.reversed().map(Int.init)
    exponent = Int(number.exponent)
    isNegative = number.isNegative
  }

  private func moved(to finer: Int) -> [Int] { Array(repeating: 0, count: exponent - finer) + digits }

  private static func isLess(_ left: [Int], _ right: [Int]) -> Bool {
    let length = max(left.count, right.count)
    let pad = { (digits: [Int]) in Array((digits + Array(repeating: 0, count: length - digits.count)).reversed()) }
    return pad(left).lexicographicallyPrecedes(pad(right))
  }

  private mutating func carry() {
    var carry = 0
    for place in digits.indices {
      let value = digits[place] + carry
      digits[place] = ((value % 10) + 10) % 10
      carry = (value - digits[place]) / 10
    }
    while carry > 0 {
      digits.append(carry % 10)
      carry /= 10
    }
    while digits.last == 0 { digits.removeLast() }
  }

  func adding(_ other: Paper) -> Paper {
    var result = self
    result.exponent = min(exponent, other.exponent)
    var (left, right) = (moved(to: result.exponent), other.moved(to: result.exponent))
    if isNegative != other.isNegative, Self.isLess(left, right) {
      swap(&left, &right)
      result.isNegative = other.isNegative
    }
    let sign = isNegative == other.isNegative ? 1 : -1
    result.digits = (0..<max(left.count, right.count)).map { place in
      (place < left.count ? left[place] : 0) + sign * (place < right.count ? right[place] : 0)
    }
    result.carry()
    return result
  }

  func multiplied(by other: Paper) -> Paper {
    var result = self
    result.exponent += other.exponent
    result.isNegative = isNegative != other.isNegative
    result.digits = Array(repeating: 0, count: digits.count + other.digits.count)
    for (place, digit) in digits.enumerated() {
      for (above, factor) in other.digits.enumerated() { result.digits[place + above] += digit * factor }
    }
    result.carry()
    return result
  }

  /// Written with as many digits as 128 bits hold, half to even.
  var rounded: String {
    for drop in max(0, digits.count - 39, -400 - exponent)... {
      var kept = self
      kept.exponent += drop
      kept.digits = Array(digits.dropFirst(drop))
      let dropped = Array(digits.prefix(drop) + Array(repeating: 0, count: max(0, drop - digits.count))).reversed()
      let rest = Array(dropped.dropFirst())
      if let first = dropped.first,
        first > 5 || (first == 5 && (rest.contains { $0 != 0 } || (kept.digits.first ?? 0) % 2 == 1))
      {
        if kept.digits.isEmpty { kept.digits = [1] } else { kept.digits[0] += 1 }
        kept.carry()
      }
      let text = String(kept.digits.reversed().map { Character(String($0)) })
      let most = "340282366920938463463374607431768211455"
      let fits = text.count < most.count || (text.count == most.count && text <= most)
      guard fits, kept.exponent >= -400 || (digits.isEmpty && kept.exponent + 400 >= 0) else { continue }
      guard !text.isEmpty else { return kept.exponent < 0 ? "0." + String(repeating: "0", count: -kept.exponent) : "0" }
      let sign = isNegative ? "-" : ""
      if kept.exponent >= 0 {
        // A mantissa takes the zeros that it has room for; more than 400 are left only where the number is too large.
        var zeros = kept.exponent
        var filled = text
        while zeros > 0, filled.count < most.count - 1 || (filled.count == most.count - 1 && filled + "0" <= most) {
          filled += "0"
          zeros -= 1
        }
        return zeros > 400 ? sign + "inf" : sign + text + String(repeating: "0", count: kept.exponent)
      }
      let padded = String(repeating: "0", count: max(0, 1 - kept.exponent - text.count)) + text
      return sign + padded.dropLast(-kept.exponent) + "." + padded.suffix(-kept.exponent)
    }
    return ""
  }
}

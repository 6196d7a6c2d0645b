// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// The numbers that a ``LetterClass`` lists, their digits one after another.
struct NumberList: ~Copyable, Sendable {
  private var digits = GrowingBuffer<UInt8>()
  /// Where each number ends.
  private var ends = GrowingBuffer<Int>()

  /// Adds a number.
  mutating func append(_ number: some Sequence<UInt8>) {
    for digit in number { digits.append(digit) }
    ends.append(digits.count)
  }

  /// Whether digits are one of the numbers.
  func contains(_ digits: [UInt8]) -> Bool { contains { digits.count == $0.count && matches($0, in: digits, from: 0) } }

  /// Whether digits begin with one of the numbers.
  func containsHead(of digits: [UInt8]) -> Bool { contains { matches($0, in: digits, from: 0) } }

  /// Whether digits end with one of the numbers.
  func containsTail(of digits: [UInt8]) -> Bool { contains { matches($0, in: digits, from: digits.count - $0.count) } }

  /// All numbers as text.
  var texts: [String] {
    ends.indices.map { number in range(of: number).map { String(digits[$0]) }.joined() }
  }

  private func contains(where isMatch: (Range<Int>) -> Bool) -> Bool {
    for number in ends.indices where isMatch(range(of: number)) { return true }
    return false
  }

  /// Whether the number in a range stands in digits from a place on.
  private func matches(_ range: Range<Int>, in other: [UInt8], from start: Int) -> Bool {
    guard start >= 0, start + range.count <= other.count else { return false }
    for index in range where digits[index] != other[start + index - range.lowerBound] { return false }
    return true
  }

  private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }
}

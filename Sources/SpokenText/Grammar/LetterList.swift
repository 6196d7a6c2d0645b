// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// The beginnings or endings that a ``LetterClass`` lists, in the form in which they are compared, one after another.
struct LetterList: ~Copyable, Sendable {
  private var scalars = GrowingBuffer<UInt32>()
  /// Where each one ends.
  private var ends = GrowingBuffer<Int>()
  /// The number of letters in the longest one.
  private(set) var longest = 0

  /// Adds a beginning or an ending, unless it has no letters.
  mutating func append(_ text: SourceBytes, by letterCase: LetterCase) {
    let start = scalars.count
    ComparedLetters.append(text, by: letterCase, to: &scalars)
    guard scalars.count > start + 1 else { return scalars.removeAll(from: start) }
    ends.append(scalars.count)
    var letters = -1
    for index in start..<scalars.count where scalars[index] == 0 { letters += 1 }
    longest = max(longest, letters)
  }

  /// Whether letters begin with any of them.
  func containsHead(of letters: ComparedLetters) -> Bool {
    for number in ends.indices where letters.begin(with: range(of: number), of: scalars) { return true }
    return false
  }

  /// Whether letters end with any of them.
  func containsTail(of letters: ComparedLetters) -> Bool {
    for number in ends.indices where letters.end(with: range(of: number), of: scalars) { return true }
    return false
  }

  /// All of them as text.
  var texts: [String] {
    ends.indices.map { number in
      var text = String.UnicodeScalarView()
      for index in range(of: number) where scalars[index] != 0 {
        text.append(Unicode.Scalar(scalars[index]) ?? "\u{FFFD}")
      }
      return String(text)
    }
  }

  private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension [Double] {
  /// Returns the median, and reorders the numbers. Returns zero if there aren't any.
  ///
  /// - Complexity: O(*n*) on average, with Hoare's selection.
  mutating func median() -> Double {
    guard !isEmpty else { return 0 }
    let middle = count / 2
    let upper = select(middle)
    guard count.isMultiple(of: 2) else { return upper }
    var lower = self[0]
    for index in 0..<middle { lower = Swift.max(lower, self[index]) }
    return lower + (upper - lower) / 2
  }

  /// Returns the number that sorting would put at a place. Afterwards, lower numbers come before it.
  private mutating func select(_ place: Int) -> Double {
    var (first, last) = (0, count - 1)
    while first < last {
      // The median of three is a good pivot for sorted rows, which are frequent.
      let (a, b, c) = (self[first], self[first + (last - first) / 2], self[last])
      let pivot = Swift.max(Swift.min(a, b), Swift.min(Swift.max(a, b), c))
      var (low, high) = (first, last)
      while low <= high {
        while self[low] < pivot { low += 1 }
        while self[high] > pivot { high -= 1 }
        if low <= high {
          swapAt(low, high)
          low += 1
          high -= 1
        }
      }
      if place <= high { last = high } else if place >= low { first = low } else { break }
    }
    return self[place]
  }
}

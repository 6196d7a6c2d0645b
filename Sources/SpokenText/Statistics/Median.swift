// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension [Double] {
  /// The number in the middle, or the mean of the two there; the numbers are put in another order. Zero of none.
  ///
  /// - Complexity: O(*n*) on average: Hoare's selection.
  mutating func median() -> Double {
    guard !isEmpty else { return 0 }
    let middle = count / 2
    let upper = select(middle)
    guard count.isMultiple(of: 2) else { return upper }
    var lower = self[0]
    for index in 0..<middle { lower = Swift.max(lower, self[index]) }
    return lower + (upper - lower) / 2
  }

  /// The number at a place of the order; what is lower stands before it afterwards.
  private mutating func select(_ place: Int) -> Double {
    var (first, last) = (0, count - 1)
    while first < last {
      // The middle one of three: rows are often in order already.
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

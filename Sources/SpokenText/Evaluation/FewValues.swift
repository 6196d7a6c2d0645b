// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Up to four values side by side without memory of their own: the units of a span of time.
struct FewValues: RandomAccessCollection {
  private var values: (Value, Value, Value, Value) = (.silence, .silence, .silence, .silence)
  let startIndex = 0
  private(set) var endIndex = 0

  subscript(index: Int) -> Value {
    switch index {
    case 0: values.0
    case 1: values.1
    case 2: values.2
    default: values.3
    }
  }

  /// Adds a value; a fifth one is not taken.
  mutating func append(_ value: Value) {
    switch endIndex {
    case 0: values.0 = value
    case 1: values.1 = value
    case 2: values.2 = value
    case 3: values.3 = value
    default: return
    }
    endIndex += 1
  }
}

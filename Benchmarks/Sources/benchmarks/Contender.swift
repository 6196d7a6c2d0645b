// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One way of turning all values of a family into text.
struct Contender {
  let name: String
  /// Its text for each value.
  let phrases: [String]
  /// Says every value once, and returns the number of bytes.
  let pass: () -> Int
  /// Says one value and discards the text.
  let once: (Int) -> Int

  init<Value>(_ name: String, _ values: [Value], _ say: @escaping (Value) -> String) {
    self.name = name
    phrases = values.map(say)
    pass = {
      var bytes = 0
      for value in values { bytes &+= byteCount(say(value)) }
      return bytes
    }
    once = { byteCount(say(values[$0])) }
  }

  /// The least that any contender must do: make a `String` from the bytes of the same phrases.
  static func floor(of phrases: [String]) -> Contender {
    Contender("floor", phrases.map { Array($0.utf8) }) { String(decoding: $0, as: UTF8.self) }
  }
}

/// Uses a text in a function that is not inlined, so that making it is not optimized away.
@inline(never)
private func byteCount(_ text: String) -> Int { text.utf8.count }

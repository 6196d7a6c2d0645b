/// One way of turning all values of a family into text.
struct Contender {
  let name: String
  /// What it makes of each value.
  let phrases: [String]
  /// Says every value once, and answers how many bytes that were.
  let pass: () -> Int
  /// Says one value and lets go of it.
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

  /// The least that any way must do: make a `String` of the bytes of these very phrases.
  static func floor(of phrases: [String]) -> Contender {
    Contender("floor", phrases.map { Array($0.utf8) }) { String(decoding: $0, as: UTF8.self) }
  }
}

/// Looks at a text from outside, so that it cannot be optimized away.
@inline(never)
private func byteCount(_ text: String) -> Int { text.utf8.count }

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Returns a message's text without its placeholders, or `nil` if the message doesn't exist.
  package func plainText(of id: String) -> String? {
    guard let message = table.message(id) else { return nil }
    func text(_ start: UInt32, _ count: UInt32) -> String {
      String(decoding: table.pool[Int(start)..<Int(start + count)], as: UTF8.self)
    }
    let value = table.record(of: message).value
    if let plain = value.text { return text(plain.start, plain.count) }
    return value.instructions.map { index in
      guard case .text(let start, let count) = table.instructions[index] else { return "" }
      return text(start, count)
    }.joined()
  }
}

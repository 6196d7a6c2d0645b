// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// A message with a setting for writing numbers, which is never spoken. The raw value is its id.
private enum Setting: String {
  case digits = "number-digits"
  case separators = "number-separators"
  case powers = "number-powers"
}

// Settings are checked while files are merged. An invalid setting is reported and omitted, so that the setting of the
// next, less specific file applies.
extension TableCompiler {
  /// The prefix of the ids of messages for compact numbers, such as `compact-6` for millions.
  private static let compactPrefix = "compact-"

  /// The powers of ten that compact numbers may use. Larger ones aren't needed, because the largest spoken number has
  /// 40 digits.
  private static let powers = 1...36

  /// Returns whether the value of a message is valid. Checks only settings, such as `number-digits`, and reports
  /// invalid values. A wrong number in `number-powers` is reported, but the other numbers are used.
  mutating func accepts(_ value: Pattern, of id: String) -> Bool {
    guard let setting = Setting(rawValue: id) else { return true }
    let text = value.plainText?.text(in: source.bytes) ?? ""
    let offset = value.range.lowerBound
    switch setting {
    case .digits:
      if text == "grouped" || text == "plain" { return true }
      report("invalid value of '\(id)'; expected grouped or plain", at: offset)
      return false
    case .separators:
      if text == "regional" || text == "language" { return true }
      report("invalid value of '\(id)'; expected regional or language", at: offset)
      return false
    case .powers:
      let words = text.split(separator: " ")
      let wrong = words.filter { Self.power($0) == nil }
      if words.isEmpty || !wrong.isEmpty {
        let list = wrong.map { " '\($0)'" }.joined(separator: ",")
        let (first, last) = (Self.powers.lowerBound, Self.powers.upperBound)
        report(
          "invalid value\(list) of '\(id)'; expected whole numbers from \(first) to \(last), such as 3 6 9", at: offset)
      }
      return wrong.count < words.count
    }
  }

  mutating func readSettings() {
    table.settings.isGrouped = text(of: .digits) == "grouped"
    table.settings.hasRegionalSeparators = text(of: .separators) == "regional"
    // A regional table inherits all messages of its parent, but may use fewer powers.
    let chosen = text(of: .powers).map { $0.split(separator: " ").compactMap { Self.power($0) } }
    let messages = compactMessages()
    for power in Self.powers.reversed() where chosen?.contains(power) ?? true {
      guard let message = messages[power] else { continue }
      table.compactPowers.append(CompactPower(power: power, message: Int32(message)))
    }
    let missing = Self.powers.filter { messages[$0] == nil && chosen?.contains($0) ?? false }
    if !missing.isEmpty, let draft = value(ofMessage: Setting.powers.rawValue) {
      let list = missing.map { "'\(Self.compactPrefix)\($0)'" }.joined(separator: ", ")
      report("missing messages for the powers in '\(name(of: drafts[draft]))': \(list)", at: drafts[draft].location)
    }
  }

  private mutating func compactMessages() -> [Int: Int] {
    var messages: [Int: Int] = [:]
    for message in self.messages(withPrefix: Self.compactPrefix) {
      let id = table.ids[message]
      let suffix = id.dropFirst(Self.compactPrefix.count)
      if let power = Self.power(suffix) {
        messages[power] = message
      } else if Self.isNumber(suffix), let value = messageDrafts[message].value {
        let (first, last) = (Self.powers.lowerBound, Self.powers.upperBound)
        report(
          "unknown power of ten '\(id)'; expected \(Self.compactPrefix)\(first) to \(Self.compactPrefix)\(last)",
          at: drafts[value].location)
      }
    }
    return messages
  }

  private func text(of setting: Setting) -> String? {
    value(ofMessage: setting.rawValue).flatMap { plainText(of: $0) }
  }

  /// Parses a power of ten without leading zeros or a sign. For example, `03` and `+3` are rejected.
  private static func power(_ text: Substring) -> Int? {
    guard let power = Int(text), powers.contains(power), String(power) == text else { return nil }
    return power
  }

  /// Returns whether the text after `compact-` in an id is a number. If not, as in an app's `compact-view`, the message
  /// isn't about a power of ten.
  private static func isNumber(_ text: Substring) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    return !digits.isEmpty && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

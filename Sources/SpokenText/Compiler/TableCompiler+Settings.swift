// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// A message that is read when the table is compiled, and never spoken.
private enum Setting {
  case digits, separators, powers

  /// What all their ids begin with.
  static let prefix: StaticString = "number-"

  var id: StaticString {
    switch self {
    case .digits: "number-digits"
    case .separators: "number-separators"
    case .powers: "number-powers"
    }
  }

  /// The setting of a message by its id in a file, or nil. Told by bytes: the runtime would have to make the type of the
  /// texts of an enumeration first.
  init?(_ id: SourceBytes) {
    switch id {
    case Setting.digits.id: self = .digits
    case Setting.separators.id: self = .separators
    case Setting.powers.id: self = .powers
    default: return nil
    }
  }
}

// Settings are checked where they are merged, so that one that the library cannot use is reported and left out, and the
// next source's setting applies.
extension TableCompiler {
  /// What the ids of the powers of ten begin with that compact numbers are counted in.
  static let compactPrefix: StaticString = "compact-"

  /// The powers of ten that compact numbers may be counted in: the largest number that is spoken has 40 digits.
  private static let powers = 1...36

  /// Whether a value may be that of its message. Only a setting's may not.
  mutating func accepts(_ value: Int, of idRange: SourceRange, in source: TableSource) -> Bool {
    guard source.bytes.starts(idRange, with: Setting.prefix), let setting = Setting(source.bytes[idRange]) else {
      return true
    }
    let id = setting.id
    let text = syntax.plainText(of: value, in: source) ?? ""
    let offset = syntax.nodes[value].range.lowerBound
    switch setting {
    case .digits:
      if text == "grouped" || text == "plain" { return true }
      report("invalid value of '\(id)'; expected grouped or plain", at: offset, in: source)
      return false
    case .separators:
      if text == "regional" || text == "language" { return true }
      report("invalid value of '\(id)'; expected regional or language", at: offset, in: source)
      return false
    case .powers:
      let words = text.split(separator: " ")
      let wrong = words.filter { $0.withSourceBytes(Self.power) == nil }
      if words.isEmpty || !wrong.isEmpty {
        let wrong = wrong.map { " '\($0)'" }.joined(separator: ",")
        let (first, last) = (Self.powers.lowerBound, Self.powers.upperBound)
        report(
          "invalid value\(wrong) of '\(id)'; expected whole numbers from \(first) to \(last), such as 3 6 9",
          at: offset,
          in: source)
      }
      return wrong.count < words.count
    }
  }

  /// The power of ten that a text names, as numbers are written: neither `03` nor `+3`.
  private static func power(_ text: SourceBytes) -> Int? {
    guard text.count < 3, text.first != UInt8(ascii: "0") else { return nil }
    var power = 0
    for byte in text {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      power = power * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return powers.contains(power) ? power : nil
  }

  /// The powers of ten that a list names.
  private static func powers(_ list: SourceBytes) -> PowerSet {
    var set = PowerSet()
    for word in list.split(separator: UInt8(ascii: " ")) { power(word).map { set.insert($0) } }
    return set
  }

  /// A set of powers of ten.
  private struct PowerSet {
    private var bits: UInt64 = 0

    mutating func insert(_ power: Int) { bits |= 1 << UInt64(power) }
    func contains(_ power: Int) -> Bool { bits >> UInt64(power) & 1 != 0 }
  }

  /// The value of a setting's message.
  private mutating func draft(of setting: Setting) -> Int? { value(ofMessage: SourceBytes(setting.id))?.draft }

  /// The words of a setting, where they are in the pool.
  private mutating func text(of setting: Setting) -> Range<Int>? { draft(of: setting).flatMap { plainText(of: $0) } }

  private mutating func isSet(_ setting: Setting, to words: StaticString) -> Bool {
    text(of: setting).map { words ~= table.pool.bytes[$0] } ?? false
  }

  mutating func readSettings() {
    table.settings.isGrouped = isSet(.digits, to: "grouped")
    table.settings.hasRegionalSeparators = isSet(.separators, to: "regional")
    // A regional child may count in fewer powers than its parent, whose messages it inherits.
    let chosen = text(of: .powers).map { Self.powers(table.pool.bytes[$0]) }
    var messages = GrowingBuffer<Int32>(repeating: -1, count: Self.powers.upperBound + 1)
    for index in compactMessages.indices where messageDrafts[Int(compactMessages[index])].value >= 0 {
      let message = compactMessages[index]
      let id = table.ids.range(of: Int(message))
      let suffix = table.pool.bytes[id.dropFirst(Self.compactPrefix.utf8CodeUnitCount)]
      if let power = Self.power(suffix) {
        messages[power] = message
      } else if Self.isNumber(suffix) {
        let value = drafts[Int(messageDrafts[Int(message)].value)]
        report(
          "unknown power of ten '\(text(id))'; expected compact-\(Self.powers.lowerBound) to "
            + "compact-\(Self.powers.upperBound)", at: Int(value.offset), in: sources[Int(value.source)])
      }
    }
    for power in Self.powers.reversed() where messages[power] >= 0 && chosen?.contains(power) ?? true {
      table.compactPowers.append(CompactPower(power: power, message: messages[power]))
    }
    guard let chosen else { return }
    let missing = Self.powers.filter { messages[$0] < 0 && chosen.contains($0) }
    if !missing.isEmpty, let draft = draft(of: .powers).map({ drafts[$0] }) {
      let list = missing.map { "'compact-\($0)'" }.joined(separator: ", ")
      report(
        "missing messages for the powers in '\(name(of: draft))': \(list)", at: Int(draft.offset),
        in: sources[Int(draft.source)])
    }
  }

  /// Whether the end of an id is written as a number: an app's `compact-view` is not a power of ten.
  private static func isNumber(_ text: SourceBytes) -> Bool {
    let digits = text.drop { $0 == UInt8(ascii: "-") }
    return !digits.isEmpty && digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}

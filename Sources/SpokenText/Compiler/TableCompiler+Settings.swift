internal import SpokenTextFluent

/// A message that is read when the table is compiled, and never spoken.
private enum Setting {
  case digits, separators, powers

  var id: StaticString {
    switch self {
    case .digits: "number-digits"
    case .separators: "number-separators"
    case .powers: "number-powers"
    }
  }

  /// The setting of a message by its id in a file, or nil. Told by bytes: the runtime would have to make the type of the
  /// texts of an enumeration first.
  init?(_ id: SourceRange, in source: SourceBytes) {
    func isOwn(_ setting: Setting) -> Bool {
      id.count == setting.id.utf8CodeUnitCount && source.starts(id, with: setting.id)
    }
    guard source.starts(id, with: "number-") else { return nil }
    if isOwn(.digits) {
      self = .digits
    } else if isOwn(.separators) {
      self = .separators
    } else if isOwn(.powers) {
      self = .powers
    } else {
      return nil
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
    guard let setting = Setting(idRange, in: source.bytes) else { return true }
    let id = setting.id
    let text = syntax.plainText(of: value, in: source) ?? ""
    let offset = syntax.nodes[value].range.lowerBound
    switch setting {
    case .digits:
      if text == "grouped" || text == "plain" { return true }
      report("“\(id)” is “grouped” or “plain”; this is left out.", at: offset, in: source)
      return false
    case .separators:
      if text == "regional" || text == "language" { return true }
      report("“\(id)” is “regional” or “language”; this is left out.", at: offset, in: source)
      return false
    case .powers:
      let words = text.split(separator: " ")
      let wrong = words.filter { Self.power($0) == nil }
      if words.isEmpty || !wrong.isEmpty {
        let left = wrong.isEmpty ? "this" : wrong.map { "“\($0)”" }.joined(separator: ", ")
        let (first, last) = (Self.powers.lowerBound, Self.powers.upperBound)
        report(
          "“\(id)” is a list of whole numbers from \(first) to \(last): 3 6 9. Left out: \(left).", at: offset,
          in: source)
      }
      return wrong.count < words.count
    }
  }

  /// The power of ten that a text names, as numbers are written: neither `03` nor `+3`.
  private static func power(_ text: Substring) -> Int? {
    guard let power = Int(text), powers.contains(power), String(power) == text else { return nil }
    return power
  }

  /// The powers of ten that a list names.
  private static func powers(_ list: String) -> PowerSet {
    list.split(separator: " ").reduce(into: PowerSet()) { set, text in power(text).map { set.insert($0) } }
  }

  /// A set of powers of ten.
  private struct PowerSet {
    private var bits: UInt64 = 0

    mutating func insert(_ power: Int) { bits |= 1 << UInt64(power) }
    func contains(_ power: Int) -> Bool { bits >> UInt64(power) & 1 != 0 }
  }

  /// The value of a setting's message.
  private mutating func draft(of setting: Setting) -> Int? { value(ofMessage: setting.id.description)?.draft }

  private mutating func text(of setting: Setting) -> String? {
    guard let draft = draft(of: setting), let range = plainText(of: draft) else { return nil }
    return text(range)
  }

  mutating func readSettings() {
    table.settings.isGrouped = text(of: .digits) == "grouped"
    table.settings.hasRegionalSeparators = text(of: .separators) == "regional"
    // A regional child may count in fewer powers than its parent, whose messages it inherits.
    let chosen = text(of: .powers).map(Self.powers)
    var messages = GrowingBuffer<Int32>(repeating: -1, count: Self.powers.upperBound + 1)
    for index in compactMessages.indices where messageDrafts[Int(compactMessages[index])].value >= 0 {
      let message = compactMessages[index]
      let id = text(table.ids[Int(message)])
      let suffix = id.dropFirst(Self.compactPrefix.utf8CodeUnitCount)
      if let power = Self.power(suffix) {
        messages[power] = message
      } else if Self.isNumber(suffix) {
        let value = drafts[Int(messageDrafts[Int(message)].value)]
        report(
          "“\(id)” is no power of ten that numbers are counted in; those are compact-\(Self.powers.lowerBound) to "
            + "compact-\(Self.powers.upperBound).", at: Int(value.offset), in: sources[Int(value.source)])
      }
    }
    for power in Self.powers.reversed() where messages[power] >= 0 && chosen?.contains(power) ?? true {
      table.compactPowers.append(CompactPower(power: power, message: messages[power]))
    }
    guard let chosen else { return }
    let missing = Self.powers.filter { messages[$0] < 0 && chosen.contains($0) }
    if !missing.isEmpty, let draft = draft(of: .powers).map({ drafts[$0] }) {
      let list = missing.map { "“compact-\($0)”" }.joined(separator: ", ")
      report(
        "“\(name(of: draft))” names powers without a message; there is no \(list).", at: Int(draft.offset),
        in: sources[Int(draft.source)])
    }
  }

  /// Whether the end of an id is written as a number: an app's `compact-view` is not a power of ten.
  private static func isNumber(_ text: Substring) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    return !digits.isEmpty && digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}

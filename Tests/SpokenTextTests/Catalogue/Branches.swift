@testable import SpokenText

extension LocaleTable {
  /// Whether an attribute is there to be agreed with rather than said: a single word under a name that traits have.
  func isTrait(_ attribute: AttributeRecord) -> Bool {
    attribute.word != .none && ["gender", "animacy", "counter"].contains(text(of: attribute.name))
  }
}

/// What a table can say: its patterns and, in them, the variants of its select expressions, each by a name that leads
/// a reader to it: `currency-usd .local [few] case=genitive`.
struct Branches {
  private let table: LocaleTable
  private(set) var patterns: [(name: String, reference: PatternReference)] = []
  private(set) var variants: [(name: String, index: Int)] = []

  /// Settings are read when the table is made, and never said.
  private static let settings: Set<String> = ["number-digits", "number-powers", "number-separators"]

  init(_ table: LocaleTable) {
    self.table = table
    for message in table.messages.prefix(table.idCount) {
      let id = String(decoding: table.pool[message.id], as: UTF8.self)
      guard !Self.settings.contains(id) else { continue }
      // A power of ten that the language counts in no more: a parent's.
      if id.hasPrefix("compact-"), !table.compactPowers.contains(where: { "compact-\($0.power)" == id }) { continue }
      if message.value.exists { add(message.value, id) }
      for attribute in table.attributes[message.attributes] where !table.isTrait(attribute) {
        add(attribute.pattern, "\(id) .\(table.text(of: attribute.name))")
      }
    }
    for call in table.termCalls where !patterns.contains(where: { $0.reference == call.pattern }) {
      add(call.pattern, "a term")
    }
  }

  /// The names of what was not said.
  func unreached(by coverage: Coverage) -> [String] {
    patterns.filter { !coverage.patterns.contains($0.reference.start) }.map(\.name)
      + variants.filter { !coverage.variants.contains($0.index) }.map(\.name)
  }

  private mutating func add(_ pattern: PatternReference, _ name: String) {
    patterns.append((name, pattern))
    walk(pattern, name)
  }

  private mutating func walk(_ pattern: PatternReference, _ name: String) {
    for index in Int(pattern.start)..<Int(pattern.end) {
      guard case .select(let number) = table.instructions[index] else { continue }
      let select = table.selects[Int(number)]
      for variant in select.variants {
        let name = "\(name) \(label(of: table.variants[variant], in: select))"
        variants.append((name, variant))
        walk(table.variants[variant].pattern, name)
      }
    }
  }

  private func label(of variant: SelectVariant, in select: Select) -> String {
    let key =
      variant.number >= 0 ? "\(table.numbers[Int(variant.number)])" : table.text(of: variant.word)
    guard case .value(.argument(let name)) = select.selector, name != Name(.count),
      let text = table.names.first(where: { $0.value == name })?.key
    else { return "[\(key)]" }
    return "\(text)=\(key)"
  }
}

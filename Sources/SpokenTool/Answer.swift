import SpokenText

/// What is said, and what went wrong meanwhile.
enum Answer: Equatable {
  case phrase(Phrase)
  case card(Card)

  struct Phrase: Equatable {
    var text: String
    /// Nil where nothing went wrong and the kind does not say so.
    var errors: [String]?
    /// Whether all of it was said, if in another language.
    var isWhole = true
  }

  struct Card: Equatable {
    var element: SpokenElement
    var errors: [String]
    /// Whether all of it was said, if in another language.
    var isWhole = true
  }

  /// Whether all of it was said: what was said in another language, because a table lacks it or has it broken, is told
  /// and still said.
  var isWhole: Bool {
    switch self {
    case .phrase(let phrase): phrase.isWhole
    case .card(let card): card.isWhole
    }
  }

  /// What went wrong.
  var errors: [String] {
    switch self {
    case .phrase(let phrase): phrase.errors ?? []
    case .card(let card): card.errors
    }
  }

  /// As it is printed: of a card a line for each thing that there is.
  var text: String {
    switch self {
    case .phrase(let phrase): return phrase.text
    case .card(let card):
      let element = card.element
      var lines: [(String, String?)] = [
        ("label", element.label?.text), ("value", element.value?.text), ("hint", element.hint?.text),
      ]
      lines += element.actions.map { ("action \($0.id)", $0.name.text) }
      lines.append(("traits", element.traits.isEmpty ? nil : element.traits.description))
      return lines.compactMap { name, text in text.map { "\(name): \($0)" } }.joined(separator: "\n")
    }
  }

  /// As the members of a JSON object, after its first one.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .phrase(let phrase):
      bytes.append(key: "text")
      bytes.append(json: phrase.text)
      if let errors = phrase.errors { bytes.append(errors, named: "errors") }
    case .card(let card):
      let element = card.element
      bytes.append(key: "label")
      if let label = element.label { bytes.append(json: label.text) } else { bytes.append(contentsOf: "null".utf8) }
      for (name, said) in [("value", element.value), ("hint", element.hint)] {
        guard let said else { continue }
        bytes.append(key: name)
        bytes.append(json: said.text)
      }
      if !element.actions.isEmpty {
        bytes.append(key: "actions")
        bytes.append(array: element.actions) { action, bytes in
          bytes.append(contentsOf: #"{"id": "#.utf8)
          bytes.append(json: action.id)
          bytes.append(key: "name")
          bytes.append(json: action.name.text)
          bytes.append(UInt8(ascii: "}"))
        }
      }
      if !element.traits.isEmpty { bytes.append(element.traits.names, named: "traits") }
      if !card.errors.isEmpty { bytes.append(card.errors, named: "errors") }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(key name: String) {
    append(contentsOf: ", \"\(name)\": ".utf8)
  }

  fileprivate mutating func append(_ texts: [String], named name: String) {
    append(key: name)
    append(array: texts) { $1.append(json: $0) }
  }

  fileprivate mutating func append<Item>(array: [Item], _ write: (Item, inout [UInt8]) -> Void) {
    append(UInt8(ascii: "["))
    for (index, element) in array.enumerated() {
      if index > 0 { append(contentsOf: ", ".utf8) }
      write(element, &self)
    }
    append(UInt8(ascii: "]"))
  }
}

import SpokenText

/// What is said, and what went wrong meanwhile.
struct Answer: Equatable {
  enum Said: Equatable {
    case phrase(Utterance)
    case card(SpokenElement)
  }

  var said: Said
  /// What went wrong. Nil where nothing did and the kind does not say so.
  var errors: [String]?
  /// Whether all of it was said: what was said in another language, because a table lacks it or has it broken, is told
  /// and still said.
  var isWhole: Bool
  var notation = Notation.text
  /// The language that was asked for.
  var language: LanguageTag

  /// As it is printed: of a card a line for each thing that there is.
  var text: String {
    if notation == .json {
      var bytes: [UInt8] = []
      write(to: &bytes)
      return "{\(String(decoding: bytes.dropFirst(2), as: UTF8.self))}"
    }
    switch said {
    case .phrase(let utterance): return written(utterance)
    case .card(let element):
      var lines = parts(of: element).map { ($0.name, written($0.said)) }
      lines += element.actions.map { ("action \($0.id)", written($0.name)) }
      if !element.traits.isEmpty { lines.append(("traits", element.traits.description)) }
      return lines.map { "\($0): \($1)" }.joined(separator: "\n")
    }
  }

  private func parts(of element: SpokenElement) -> [(name: String, said: Utterance)] {
    [("label", element.label), ("value", element.value), ("hint", element.hint)].compactMap { name, said in
      said.map { (name, $0) }
    }
  }

  private func written(_ utterance: Utterance) -> String {
    notation == .ssml ? utterance.ssml(in: language) : utterance.text
  }

  /// As the members of a JSON object, each with a comma before it.
  func write(to bytes: inout [UInt8]) {
    switch said {
    case .phrase(let utterance):
      bytes.append(key: notation == .ssml ? "ssml" : "text")
      bytes.append(json: written(utterance))
      if notation == .json { bytes.append(spansOf: utterance) }
      if let errors { bytes.append(errors, named: "errors") }
    case .card(let element):
      if element.label == nil {
        bytes.append(key: "label")
        bytes.append(contentsOf: "null".utf8)
      }
      for part in parts(of: element) {
        bytes.append(key: part.name)
        write(part.said, to: &bytes)
      }
      if !element.actions.isEmpty {
        bytes.append(key: "actions")
        bytes.append(array: element.actions) { action, bytes in
          bytes.append(contentsOf: #"{"id": "#.utf8)
          bytes.append(json: action.id)
          bytes.append(key: "name")
          write(action.name, to: &bytes)
          bytes.append(UInt8(ascii: "}"))
        }
      }
      if !element.traits.isEmpty { bytes.append(element.traits.names, named: "traits") }
      if let errors, !errors.isEmpty { bytes.append(errors, named: "errors") }
    }
  }

  /// As one value of JSON.
  private func write(_ utterance: Utterance, to bytes: inout [UInt8]) {
    guard notation == .json else { return bytes.append(json: written(utterance)) }
    bytes.append(contentsOf: #"{"text": "#.utf8)
    bytes.append(json: utterance.text)
    bytes.append(spansOf: utterance)
    bytes.append(UInt8(ascii: "}"))
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

  fileprivate mutating func append(spansOf utterance: Utterance) {
    append(key: "spans")
    append(array: utterance.spans) { $1.append(contentsOf: $0.json.description.utf8) }
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

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Converts a pattern to the content of a catalog, with its variations and substitutions.
struct CatalogRenderer {
  /// The arguments of the message, in the order of their numbers.
  let arguments: [CatalogArgument]
  /// The specifiers that an import stored, in the order of the pattern, or `nil` to use the default ones.
  private var marks: ArraySlice<String>?
  private var states: ArraySlice<String>
  private let state: String

  /// - Parameters:
  ///   - marks: The tokens that an import stored, such as `%1$@`, or `nil` to use Xcode's default ones.
  ///   - states: The state of each text, or a single one for all.
  init(_ arguments: [CatalogArgument], marks: [String]?, states: [String]) {
    self.arguments = arguments
    self.marks = marks?[...]
    self.states = states.count > 1 ? states[...] : []
    state = states.first ?? "translated"
  }

  mutating func content(_ pattern: CatalogPattern) -> StringCatalog.Content {
    guard let choice = pattern.choice else { return value(pattern, own: nil) }
    if case .argument(let position) = choice.selector, isSubstitution(position) { return value(pattern, own: nil) }
    return StringCatalog.Content(variations: [variation(choice, isPart: false)])
  }

  /// Returns `true` if a choice becomes a substitution, such as `%#@items@`, and `false` if the whole text varies.
  private func isSubstitution(_ position: Int) -> Bool {
    guard let marks else { return arguments.count > 1 }
    return marks.first.map { $0.contains("#@") } ?? false
  }

  private mutating func variation(_ choice: CatalogPattern.Choice, isPart: Bool) -> StringCatalog.Variation {
    var cases: [StringCatalog.Variation.Case] = []
    var kind = "device"
    for variant in choice.variants {
      let content: StringCatalog.Content
      switch choice.selector {
      case .device: content = self.content(variant.pattern)
      case .argument(let position):
        kind = "plural"
        content = value(variant.pattern, own: isPart ? position : nil)
      }
      cases.append(StringCatalog.Variation.Case(name: variant.name, content: content))
    }
    return StringCatalog.Variation(kind: kind, cases: cases.sorted { $0.name < $1.name })
  }

  /// Returns the content for a text whose choices, if any, become substitutions.
  ///
  /// - Parameter own: The argument of the substitution that contains the text, if any.
  private mutating func value(_ pattern: CatalogPattern, own: Int?) -> StringCatalog.Content {
    var content = StringCatalog.Content()
    let state = states.popFirst() ?? self.state
    let positions = pattern.pieces.compactMap { piece -> Int? in
      switch piece {
      case .text: nil
      case .argument(let position, _): position
      case .choice(let choice): if case .argument(let position) = choice.selector { position } else { nil }
      }
    }
    let isInOrder = own == nil && positions == Array(1..<(positions.count + 1))
    var text = ""
    for piece in pattern.pieces {
      switch piece {
      case .text(let words):
        for (index, part) in words.split(separator: "%", omittingEmptySubsequences: false).enumerated() {
          if index > 0 { text += token(arguments.isEmpty ? "%" : "%%") }
          text += part
        }
      case .argument(let position, let digits):
        text += token(specifier(position, digits, own: own, isInOrder: isInOrder))
      case .choice(let choice):
        guard case .argument(let position) = choice.selector else { continue }
        let argument = arguments[position - 1]
        let mark = token("%#@\(argument.name.replacing("-", with: "_"))@:\(position):\(argument.specifier)")
          .split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        text += mark[0]
        let name = mark[0].split(separator: "@").dropFirst().first.map(String.init) ?? argument.name
        content.substitutions.append(
          StringCatalog.Substitution(
            name: name, argument: mark.count > 1 ? Int(mark[1]) : nil,
            specifier: mark.count > 2 && !mark[2].isEmpty ? mark[2] : nil,
            content: StringCatalog.Content(variations: [variation(choice, isPart: true)])))
      }
    }
    content.substitutions.sort { StringCatalog.isBefore($0.name, $1.name) }
    content.unit = StringCatalog.Unit(value: text, state: state)
    return content
  }

  private func specifier(_ position: Int, _ digits: CatalogDigits, own: Int?, isInOrder: Bool) -> String {
    if own == position, digits == CatalogDigits() { return "%arg" }
    let argument = arguments[position - 1]
    let number = isInOrder ? "" : "\(position)$"
    if let integer = digits.integer { return "%\(number)0\(integer)\(argument.specifier)" }
    if let fraction = digits.fraction { return "%\(number).\(fraction)\(argument.specifier)" }
    return "%\(number)\(argument.specifier)"
  }

  /// Returns the next specifier that an import stored, or the default one if it stored none.
  private mutating func token(_ usual: String) -> String {
    guard marks != nil else { return usual }
    return marks?.popFirst() ?? usual
  }
}

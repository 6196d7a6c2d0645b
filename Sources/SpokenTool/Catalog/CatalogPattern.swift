// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A text with arguments and choices that both a String Catalog and an overlay can store.
struct CatalogPattern: Equatable {
  enum Piece: Equatable {
    case text(String)
    /// The number of an argument, counted from 1, and its digits.
    case argument(Int, CatalogDigits)
    case choice(Choice)
  }

  /// The argument that a choice depends on.
  enum Selector: Equatable {
    /// The number of an argument, counted from 1. The variants are plural categories.
    case argument(Int)
    /// The device. In a catalog, the system chooses by it. In an overlay, an app passes its name as an argument.
    case device
  }

  struct Choice: Equatable {
    var selector: Selector
    /// The variants, with the default last.
    var variants: [Variant]
  }

  struct Variant: Equatable {
    /// A plural category or a device, as named in catalogs.
    var name: String
    var pattern: CatalogPattern
  }

  var pieces: [Piece] = []

  /// The choice, if it is the whole pattern.
  var choice: Choice? {
    guard pieces.count == 1, case .choice(let choice) = pieces[0] else { return nil }
    return choice
  }

  /// The devices that a catalog can name.
  static let devices = ["iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other"]
  static let deviceName = "device"
  /// The plural categories in the order of an overlay's variants.
  static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Appends a piece, and merges adjacent texts.
  mutating func append(_ piece: Piece) {
    if case .text(let text) = piece {
      guard !text.isEmpty else { return }
      if case .text(let before)? = pieces.last {
        pieces[pieces.count - 1] = .text(before + text)
        return
      }
    }
    pieces.append(piece)
  }
}

/// An error for a part of one format that the other can't store.
struct CatalogFault: Error, Equatable {
  /// The byte offset in the catalog or the overlay.
  var offset: Int
  var message: String

  init(_ message: String, at offset: Int) { (self.message, self.offset) = (message, offset) }
}

// MARK: - From a catalog

/// Reads the text of one string in one language.
struct CatalogPatternReader {
  private(set) var arguments: [Int: FormatSpecifier] = [:]
  /// The name of the substitution that varies by an argument, by the number of the argument.
  private(set) var names: [Int: String] = [:]
  /// The tokens of the texts, in the order of the pattern, such as `%1$@`, `%%`, and `%#@items@:1:lld`.
  private(set) var tokens: [String] = []
  /// The states of the texts, in the order of the pattern.
  private(set) var states: [String] = []
  private(set) var hasDevices = false
  private let key: [FormatToken]

  /// - Parameter key: The key of the string, which contains the arguments that the code passes.
  init(key: String) { self.key = FormatToken.tokens(of: key) }

  mutating func pattern(
    _ localization: StringCatalog.Localization
  ) throws(CatalogFault) -> CatalogPattern {
    try pattern(localization.content, at: localization.offset.byte, depth: 0)
  }

  private mutating func pattern(
    _ content: StringCatalog.Content, at offset: Int, depth: Int
  ) throws(CatalogFault) -> CatalogPattern {
    guard content.set.isEmpty else {
      throw CatalogFault("an overlay can't hold the phrases of App Shortcuts (stringSet)", at: offset)
    }
    if let variation = content.variations.first {
      guard content.variations.count == 1, content.unit == nil, content.substitutions.isEmpty else {
        throw CatalogFault("a text has variations at its own level", at: offset)
      }
      return CatalogPattern(pieces: [.choice(try choice(variation, depth: depth, of: nil))])
    }
    guard let unit = content.unit else {
      throw CatalogFault("missing 'stringUnit' or 'variations'", at: offset)
    }
    return try text(unit, content.substitutions, own: nil, depth: depth)
  }

  private mutating func choice(
    _ variation: StringCatalog.Variation, depth: Int, of substituted: Int?
  ) throws(CatalogFault) -> CatalogPattern.Choice {
    let offset = variation.offset.byte
    guard depth < 2 else { throw CatalogFault("an overlay can't hold variations that are nested so deep", at: offset) }
    let order: [String]
    let selector: CatalogPattern.Selector
    var names = variation.cases.map(\.name)
    switch variation.kind {
    case "plural":
      order = CatalogPattern.categories
      guard names.contains("other") else {
        throw CatalogFault("missing plural variation 'other', which an overlay needs as its default", at: offset)
      }
      if let substituted {
        selector = .argument(substituted)
      } else {
        selector = .argument(try countedArgument(variation))
      }
    case "device":
      guard substituted == nil else {
        throw CatalogFault("an overlay can't hold a substitution that varies by device", at: offset)
      }
      // Without `other`, the default is the first device in the list.
      let last = names.contains("other") ? "other" : CatalogPattern.devices.first { names.contains($0) }
      order = CatalogPattern.devices.filter { $0 != last } + [last].compactMap { $0 }
      hasDevices = true
      selector = .device
    default:
      throw CatalogFault("an overlay can't hold variations by '\(variation.kind)'", at: offset)
    }
    if let unknown = names.first(where: { !order.contains($0) }) {
      throw CatalogFault("unknown \(variation.kind) variation '\(unknown)'", at: offset)
    }
    names = order.filter { names.contains($0) }
    guard names.count == variation.cases.count else {
      throw CatalogFault("a variation is in the catalog twice", at: offset)
    }
    var variants: [CatalogPattern.Variant] = []
    for name in names {
      guard let one = variation.cases.first(where: { $0.name == name }) else { continue }
      let pattern: CatalogPattern
      if case .argument(let argument) = selector {
        guard let unit = one.content.unit, one.content.variations.isEmpty, one.content.set.isEmpty else {
          throw CatalogFault("missing text in plural variation '\(name)'", at: offset)
        }
        pattern = try text(unit, one.content.substitutions, own: (argument, substituted != nil), depth: depth + 1)
      } else {
        pattern = try self.pattern(one.content, at: offset, depth: depth + 1)
      }
      variants.append(CatalogPattern.Variant(name: name, pattern: pattern))
    }
    return CatalogPattern.Choice(selector: selector, variants: variants)
  }

  /// Returns the argument that chooses a variation of a whole text. It is the first whole number in the texts or in the
  /// key. If they have none, it is the first decimal number.
  private func countedArgument(_ variation: StringCatalog.Variation) throws(CatalogFault) -> Int {
    let texts = variation.cases.compactMap { $0.content.unit?.value }.map { FormatToken.tokens(of: $0) }
    for wanted in [CatalogArgument.Kind.whole, .decimal] {
      for tokens in texts + [key] {
        var next = 0
        for case .argument(let specifier) in tokens {
          next = specifier.position ?? next + 1
          if specifier.kind == wanted { return next }
        }
      }
    }
    if texts.contains(where: { $0.contains(.own) }) { return 1 }
    throw CatalogFault(
      "an overlay can't choose a plural variation without a number in the texts or the key",
      at: variation.offset.byte)
  }

  /// - Parameter own: The argument that `%arg` represents, which is the one that chooses this text. `isPart` is `true`
  ///   in a substitution.
  private mutating func text(
    _ unit: StringCatalog.Unit, _ substitutions: [StringCatalog.Substitution], own: (argument: Int, isPart: Bool)?,
    depth: Int
  ) throws(CatalogFault) -> CatalogPattern {
    let offset = unit.offset.byte
    states.append(unit.state)
    var pattern = CatalogPattern()
    var next = 0
    var used: Set<String> = []
    for token in FormatToken.tokens(of: unit.value) {
      switch token {
      case .text(let text): pattern.append(.text(text))
      case .percent(let raw):
        tokens.append(raw)
        pattern.append(.text("%"))
      case .own:
        guard let own else { throw CatalogFault("'%arg' outside of plural variations", at: offset) }
        tokens.append(token.raw)
        pattern.append(.argument(own.argument, CatalogDigits()))
      case .argument(let specifier):
        guard let kind = specifier.kind else {
          throw CatalogFault("specifier '\(specifier.description)' can't be spoken; use %@, %lld, or %f", at: offset)
        }
        guard let digits = specifier.digits else {
          throw CatalogFault(
            "an overlay can't hold the flags or the width of '\(specifier.description)'", at: offset)
        }
        var position = specifier.position
        if position == nil, let own, own.isPart {
          guard kind != .text else {
            throw CatalogFault(
              "specifier '\(specifier.description)' of a substitution needs the number of its argument, such as '%2$@'",
              at: offset)
          }
          position = own.argument
        }
        next = position ?? next + 1
        try note(next, specifier, at: offset)
        tokens.append(token.raw)
        pattern.append(.argument(next, digits))
      case .substitution(let name, let explicit, let raw):
        guard let substitution = substitutions.first(where: { $0.name == name }) else {
          throw CatalogFault("unknown substitution '\(name)'", at: offset)
        }
        guard used.insert(name).inserted else { throw CatalogFault("substitution '\(name)' is used twice", at: offset) }
        next = explicit ?? substitution.argument ?? next + 1
        guard let variation = substitution.content.variations.first, substitution.content.variations.count == 1,
          substitution.content.unit == nil, substitution.content.substitutions.isEmpty
        else {
          throw CatalogFault("substitution '\(name)' has no plural variations", at: substitution.offset.byte)
        }
        let specifier = FormatToken.tokens(of: "%" + (substitution.specifier ?? "lld"))
        guard case .argument(let specifier)? = specifier.first, let kind = specifier.kind, kind != .text else {
          throw CatalogFault(
            "substitution '\(name)' needs the format specifier of a number", at: substitution.offset.byte)
        }
        try note(next, specifier, at: substitution.offset.byte)
        if names[next] == nil { names[next] = name }
        let number = substitution.argument.map { "\($0)" } ?? ""
        tokens.append("\(raw):\(number):\(substitution.specifier ?? "")")
        pattern.append(.choice(try choice(variation, depth: depth, of: next)))
      }
    }
    if let unused = substitutions.first(where: { !used.contains($0.name) }) {
      throw CatalogFault("substitution '\(unused.name)' isn't in the text", at: unused.offset.byte)
    }
    return pattern
  }

  private mutating func note(_ position: Int, _ specifier: FormatSpecifier, at offset: Int) throws(CatalogFault) {
    if let known = arguments[position], known.kind != specifier.kind {
      throw CatalogFault(
        "argument \(position) has two types, '\(specifier.description)' and '\(known.description)'",
        at: offset)
    }
    if arguments[position] == nil { arguments[position] = specifier }
  }
}

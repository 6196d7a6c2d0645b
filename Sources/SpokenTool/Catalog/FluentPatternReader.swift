// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// Converts a message of an overlay to a pattern that a catalog can store.
struct FluentPatternReader {
  let file: LintFile
  let id: String
  /// The arguments that the source language declares, in order.
  let arguments: [CatalogArgument]
  /// `true` if the language has a plural category for zero.
  let hasZero: Bool

  func pattern(_ pattern: Pattern, depth: Int) throws(CatalogFault) -> CatalogPattern {
    var read = CatalogPattern()
    for element in pattern.elements {
      switch element {
      case .text(let text): read.append(.text(text.text(in: file.source)))
      case .placeable(let placeable): try add(placeable.expression, to: &read, depth: depth)
      }
    }
    let hasDevices = read.pieces.contains {
      if case .choice(let choice) = $0 { choice.selector == .device } else { false }
    }
    guard read.pieces.count == 1 || !hasDevices else {
      throw fault("chooses by device in a part of its text", at: pattern.range.lowerBound)
    }
    return read
  }

  private func add(_ expression: Expression, to read: inout CatalogPattern, depth: Int) throws(CatalogFault) {
    switch expression {
    case .string(let string): read.append(.text(string.value(in: file.source)))
    case .number(let number): read.append(.text(file.text(number.range)))
    case .placeable(let placeable): try add(placeable.expression, to: &read, depth: depth)
    case .variable(let variable):
      read.append(.argument(try position(of: variable), CatalogDigits()))
    case .function(let call): read.append(try argument(call))
    case .select(let select): read.append(.choice(try choice(select, depth: depth)))
    case .message(let reference):
      throw fault("refers to the message '\(file.text(reference.id))'", at: reference.range.lowerBound)
    case .term(let reference):
      throw fault("refers to the term '-\(file.text(reference.id))'", at: reference.range.lowerBound)
    }
  }

  private func fault(_ does: String, at offset: Int) -> CatalogFault {
    CatalogFault("a catalog can't hold '\(id)', which \(does)", at: offset)
  }

  private func position(of variable: VariableReference) throws(CatalogFault) -> Int {
    let name = file.text(variable.id)
    if let index = arguments.firstIndex(where: { $0.name == name }) { return index + 1 }
    if name == "case" || name == "gender" { throw fault("chooses by '$\(name)'", at: variable.range.lowerBound) }
    throw CatalogFault(
      "'\(id)' doesn't declare '$\(name)'; add a comment such as '# $\(name) (text): a name' in the source language",
      at: variable.range.lowerBound)
  }

  /// Reads a call of `NUMBER` with digits that a format specifier can express.
  private func argument(_ call: FunctionReference) throws(CatalogFault) -> CatalogPattern.Piece {
    let name = file.text(call.id)
    guard name == "NUMBER", call.arguments.positional.count == 1,
      case .variable(let variable) = call.arguments.positional[0]
    else { throw fault("calls \(name)", at: call.range.lowerBound) }
    let position = try position(of: variable)
    let options = call.arguments.named.map { (name: file.text($0.name), value: Int(file.text($0.value)) ?? -1) }
    for digits in [
      CatalogDigits(), CatalogDigits(integer: options.first?.value), CatalogDigits(fraction: options.first?.value),
    ] where digits.options.map(\.name) == options.map(\.name) && digits.options.map(\.value) == options.map(\.value) {
      return .argument(position, digits)
    }
    throw fault("calls NUMBER with options that a format string lacks", at: call.range.lowerBound)
  }

  private func choice(_ select: SelectExpression, depth: Int) throws(CatalogFault) -> CatalogPattern.Choice {
    let offset = select.range.lowerBound
    guard case .variable(let variable) = select.selector else {
      throw fault("chooses by more than the number of an argument", at: offset)
    }
    let keys = select.variants.map { file.text($0.key.range) }
    if file.isName(variable.id, CatalogPattern.deviceName) {
      guard keys.allSatisfy({ CatalogPattern.devices.contains($0) }) else {
        throw fault("chooses by a device that Xcode doesn't know", at: offset)
      }
      guard depth == 0 else { throw fault("chooses by device inside another choice", at: offset) }
      return CatalogPattern.Choice(selector: .device, variants: try variants(select, by: variable, keys, depth: depth))
    }
    let position = try position(of: variable)
    guard arguments[position - 1].kind != .text else {
      throw fault("chooses by the text of '$\(arguments[position - 1].name)'", at: offset)
    }
    let names = keys.map { $0 == "0" && !hasZero ? "zero" : $0 }
    guard
      zip(names, keys).allSatisfy({ CatalogPattern.categories.contains($0) && ($0 != "zero" || hasZero || $1 == "0") })
    else {
      throw fault("chooses by exact numbers or by words that aren't plural categories", at: offset)
    }
    guard zip(names, select.variants).allSatisfy({ ($0 == "other") == $1.isDefault }) else {
      throw fault("has another default than [other]", at: offset)
    }
    return CatalogPattern.Choice(
      selector: .argument(position), variants: try variants(select, by: variable, names, depth: depth))
  }

  private func variants(
    _ select: SelectExpression, by selector: VariableReference, _ names: [String], depth: Int
  ) throws(CatalogFault) -> [CatalogPattern.Variant] {
    var variants: [CatalogPattern.Variant] = []
    for (name, variant) in zip(names, select.variants) {
      let pattern = try pattern(variant.value, depth: depth + 1)
      let hasChoices = pattern.pieces.contains { if case .choice = $0 { true } else { false } }
      if hasChoices, !file.isName(selector.id, CatalogPattern.deviceName) {
        throw fault("chooses by a number inside a choice by another", at: variant.range.lowerBound)
      }
      variants.append(CatalogPattern.Variant(name: name, pattern: pattern))
    }
    return variants
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// A part of a pattern, for rules that visit all parts.
enum LintNode {
  case text(TextElement)
  case string(StringLiteral)
  case variable(VariableReference)
  /// A reference to a message. In a call such as `FORM(message, $noun)`, `agreeing` is the second argument. Its number
  /// becomes the message's `$count`.
  case message(MessageReference, agreeing: VariableReference?)
  case term(TermReference)
  /// A call, which is a selector or a part of the text.
  case function(FunctionReference, isSelector: Bool)
  /// A choice. `depth` is the number of choices around it.
  case select(SelectExpression, depth: Int)

  /// Visits all parts of a pattern in the order of the source, and outer parts before inner ones.
  static func visit(_ pattern: Pattern, depth: Int = 0, _ body: (LintNode) -> Void) {
    for element in pattern.elements {
      switch element {
      case .text(let text): body(.text(text))
      case .placeable(let placeable): visit(placeable.expression, depth: depth, isSelector: false, body)
      }
    }
  }

  private static func visit(_ expression: Expression, depth: Int, isSelector: Bool, _ body: (LintNode) -> Void) {
    switch expression {
    case .string(let string): body(.string(string))
    case .number: break
    case .message(let reference): body(.message(reference, agreeing: nil))
    case .term(let reference): body(.term(reference))
    case .variable(let reference): body(.variable(reference))
    case .function(let call):
      body(.function(call, isSelector: isSelector))
      for argument in call.arguments.positional {
        // A string in a call is a parameter of the function, and is never spoken.
        if case .string = argument { continue }
        if case .message(let reference) = argument {
          body(.message(reference, agreeing: call.secondVariable))
          continue
        }
        visit(argument, depth: depth, isSelector: false, body)
      }
    case .placeable(let placeable): visit(placeable.expression, depth: depth, isSelector: isSelector, body)
    case .select(let select):
      body(.select(select, depth: depth))
      visit(select.selector, depth: depth, isSelector: true, body)
      for variant in select.variants { visit(variant.value, depth: depth + 1, body) }
    }
  }
}

extension FunctionReference {
  /// The variable that a form agrees with. Only `FORM` has a variable as its second positional argument.
  fileprivate var secondVariable: VariableReference? {
    guard arguments.positional.count > 1, case .variable(let variable) = arguments.positional[1] else { return nil }
    return variable
  }
}

extension SelectExpression {
  /// Returns the argument that selects a variant, in `$count` or `NUMBER($count, …)`, which may be ordinal.
  func number(in file: LintFile) -> (name: String, isOrdinal: Bool)? {
    guard let name = file.number(in: selector) else { return nil }
    guard case .function(let call) = selector else { return (name, false) }
    return (
      name, call.arguments.named.contains { file.isName($0.name, "type") && file.text($0.value) == "ordinal" }
    )
  }
}

extension LintFile {
  /// Returns the argument in `$count` or `NUMBER($count)`.
  func number(in expression: Expression) -> String? {
    switch expression {
    case .variable(let variable): return text(variable.id)
    case .function(let call) where isName(call.id, "NUMBER"):
      guard case .variable(let variable)? = call.arguments.positional.first else { return nil }
      return text(variable.id)
    default: return nil
    }
  }
}

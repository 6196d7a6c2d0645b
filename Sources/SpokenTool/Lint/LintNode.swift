// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// Anything in a pattern, for rules that look at all of it.
enum LintNode {
  case text(TextElement)
  case string(StringLiteral)
  case variable(VariableReference)
  /// A message, and what becomes its `$count` if it is asked to agree: `FORM(message, $noun)`.
  case message(MessageReference, agreeing: VariableReference?)
  case term(TermReference)
  /// A call, and whether it is a selector rather than said.
  case function(FunctionReference, isSelector: Bool)
  /// A choice, and how many choices it is nested in.
  case select(SelectExpression, depth: Int)

  /// Visits everything in a pattern in the order of the source, outer nodes before inner ones.
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
        // A string in a call is a word for the function, never spoken.
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
  /// What a form must agree with: only `FORM` has a second positional argument.
  fileprivate var secondVariable: VariableReference? {
    guard arguments.positional.count > 1, case .variable(let variable) = arguments.positional[1] else { return nil }
    return variable
  }
}

extension SelectExpression {
  /// The argument that is selected on: `$count`, or `NUMBER($count, …)`, which may be ordinal.
  func number(in file: LintFile) -> (name: String, isOrdinal: Bool)? {
    guard let name = file.number(in: selector) else { return nil }
    guard case .function(let call) = selector else { return (name, false) }
    return (
      name, call.arguments.named.contains { file.isName($0.name, "type") && file.text($0.value) == "ordinal" }
    )
  }
}

extension LintFile {
  /// The argument of `$count` and of `NUMBER($count)`.
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

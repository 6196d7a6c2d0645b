// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The tree of values that a list of nodes stands for.
extension Syntax {
  /// The message or term that the list holds.
  func entry() -> Entry {
    let root = nodes[0]
    let hasValue = root.count > 1 && nodes[1].kind == .pattern
    var attributes: [Attribute] = []
    var next = hasValue ? end(of: 1) : 1
    while next < root.count {
      let node = nodes[next]
      attributes.append(Attribute(id: Identifier(range: node.name), value: pattern(next + 1), range: node.range))
      next += node.count
    }
    let (id, value) = (Identifier(range: root.name), hasValue ? pattern(1) : nil)
    if let value, root.kind == .term {
      return .term(Term(id: id, value: value, attributes: attributes, comment: nil, range: root.range))
    }
    return .message(Message(id: id, value: value, attributes: attributes, comment: nil, range: root.range))
  }

  private func pattern(_ number: Int) -> Pattern {
    let node = nodes[number]
    if node.count == 1 {
      let text = TextElement(first: node.name, rest: [], range: node.detail)
      return Pattern(elements: [.text(text)], range: node.range)
    }
    return Pattern(elements: children(of: number).map { element($0) }, range: node.range)
  }

  /// The numbers of the nodes right inside one.
  private func children(of node: Int, from first: Int? = nil) -> [Int] {
    var children: [Int] = []
    var next = first ?? node + 1
    let end = end(of: node)
    while next < end {
      children.append(next)
      next = self.end(of: next)
    }
    return children
  }

  private func element(_ number: Int) -> PatternElement {
    nodes[number].kind == .text ? .text(text(number)) : .placeable(placeable(number))
  }

  private func text(_ number: Int) -> TextElement {
    let node = nodes[number]
    return TextElement(first: node.name, rest: node.detail.map { slices[$0].range }, range: node.range)
  }

  private func placeable(_ number: Int) -> Placeable {
    let isSelect = nodes[number].kind == .select
    return Placeable(expression: isSelect ? select(number) : expression(number + 1), range: nodes[number].range)
  }

  private func select(_ number: Int) -> Expression {
    let variants = children(of: number, from: end(of: number + 1)).map { variant($0) }
    return .select(
      SelectExpression(selector: expression(number + 1), variants: variants, range: nodes[number].detail))
  }

  private func variant(_ number: Int) -> Variant {
    let node = nodes[number]
    let key: VariantKey =
      node.hasNumberKey ? .number(NumberLiteral(range: node.name)) : .identifier(Identifier(range: node.name))
    return Variant(key: key, value: pattern(number + 1), isDefault: node.isDefault, range: node.range)
  }

  private func expression(_ number: Int) -> Expression {
    switch nodes[number].kind {
    case .placeable, .select: .placeable(placeable(number))
    case .termReference, .function: call(number)
    default: simpleExpression(number)
    }
  }

  private func simpleExpression(_ number: Int) -> Expression {
    let node = nodes[number]
    let id = Identifier(range: node.name)
    switch node.kind {
    case .string: return .string(StringLiteral(range: node.name))
    case .number: return .number(NumberLiteral(range: node.name))
    case .variable: return .variable(VariableReference(id: id, range: node.range))
    default: return .message(MessageReference(id: id, attribute: attribute(of: node), range: node.range))
    }
  }

  private func attribute(of node: SyntaxNode) -> Identifier? {
    node.hasAttribute ? Identifier(range: node.detail) : nil
  }

  private func call(_ number: Int) -> Expression {
    let node = nodes[number]
    let id = Identifier(range: node.name)
    let arguments = node.count > 1 ? callArguments(number + 1) : nil
    if let arguments, node.kind == .function {
      return .function(FunctionReference(id: id, arguments: arguments, range: node.range))
    }
    return .term(TermReference(id: id, attribute: attribute(of: node), arguments: arguments, range: node.range))
  }

  private func callArguments(_ number: Int) -> CallArguments {
    var arguments = CallArguments(positional: [], named: [], range: nodes[number].range)
    for child in children(of: number) {
      if nodes[child].kind == .namedArgument {
        arguments.named.append(namedArgument(child))
      } else {
        arguments.positional.append(expression(child))
      }
    }
    return arguments
  }

  private func namedArgument(_ number: Int) -> NamedArgument {
    let (node, value) = (nodes[number], nodes[number + 1])
    let literal: Literal =
      value.kind == .string
      ? .string(StringLiteral(range: value.name)) : .number(NumberLiteral(range: value.name))
    return NamedArgument(name: Identifier(range: node.name), value: literal, range: node.range)
  }
}

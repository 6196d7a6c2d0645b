// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

extension Resource {
  /// Returns the tree as JSON, in the format of Fluent's reference implementations and their test fixtures.
  ///
  /// - Parameter spans: `true` to include the range of each node. As in the reference implementations, offsets count
  ///   Unicode code points, not bytes.
  package func referenceJSON(spans: Bool) -> String {
    ReferenceJSON(source: source, spans: spans).json(self).prettyPrinted
  }
}

/// Converts trees to JSON in the same way as the reference implementations.
private struct ReferenceJSON {
  let source: [UInt8]

  /// The number of code points before each byte offset, or `nil` if spans aren't included.
  let codePoints: [Int]?

  init(source: [UInt8], spans: Bool) {
    self.source = source
    guard spans else {
      codePoints = nil
      return
    }
    var counts: [Int] = []
    counts.reserveCapacity(source.count + 1)
    var count = 0
    for byte in source {
      if !byte.isUTF8Continuation { count += 1 }
      // At a continuation byte, the code point that contains it counts, too.
      counts.append(byte.isUTF8Continuation ? count : count - 1)
    }
    codePoints = counts + [count]
  }

  private func node(
    _ type: String, _ range: SourceRange, _ members: KeyValuePairs<String, JSON>
  ) -> JSON {
    var object = [JSON.Member(name: "type", value: .string(type))]
    for (name, value) in members { object.append(JSON.Member(name: name, value: value)) }
    if let codePoints {
      // Clamp the range, because a node that was added to the tree may have one outside of the source.
      let span = range.clamped(to: 0..<codePoints.count - 1)
      let ends = [("start", span.lowerBound), ("end", span.upperBound)]
      let members =
        [JSON.Member(name: "type", value: .string("Span"))]
        + ends.map { JSON.Member(name: $0.0, value: .number("\(codePoints[$0.1])")) }
      object.append(JSON.Member(name: "span", value: .object(members)))
    }
    return .object(object)
  }

  private func text(_ range: SourceRange) -> JSON { .string(source.text(range)) }
}

// MARK: - Entries

extension ReferenceJSON {
  func json(_ resource: Resource) -> JSON {
    node("Resource", 0..<source.count, ["body": .array(resource.entries.map(json))])
  }

  private func json(_ entry: Entry) -> JSON {
    switch entry {
    case .message(let message):
      node(
        "Message", message.range,
        [
          "id": json(message.id), "value": message.value.map(json) ?? .null,
          "attributes": .array(message.attributes.map(json)), "comment": message.comment.map(json) ?? .null,
        ])
    case .term(let term):
      node(
        "Term", term.range,
        [
          "id": json(term.id), "value": json(term.value),
          "attributes": .array(term.attributes.map(json)), "comment": term.comment.map(json) ?? .null,
        ])
    case .comment(let comment):
      json(comment)
    case .junk(let junk):
      node("Junk", junk.range, ["annotations": .array(junk.annotations.map(json)), "content": text(junk.range)])
    }
  }

  private func json(_ identifier: Identifier) -> JSON {
    node("Identifier", identifier.range, ["name": text(identifier.range)])
  }

  private func json(_ attribute: Attribute) -> JSON {
    node("Attribute", attribute.range, ["id": json(attribute.id), "value": json(attribute.value)])
  }

  private func json(_ comment: Comment) -> JSON {
    let type =
      switch comment.level {
      case .comment: "Comment"
      case .group: "GroupComment"
      case .resource: "ResourceComment"
      }
    return node(type, comment.range, ["content": .string(comment.text(in: source))])
  }

  private func json(_ error: SyntaxError) -> JSON {
    node(
      "Annotation", error.offset..<error.offset,
      [
        "code": .string(error.code.rawValue), "arguments": .array(error.referenceArguments),
        "message": .string(error.referenceMessage),
      ])
  }
}

// MARK: - Patterns and expressions

extension ReferenceJSON {
  private func json(_ pattern: Pattern) -> JSON {
    node("Pattern", pattern.range, ["elements": .array(pattern.elements.map(json))])
  }

  private func json(_ element: PatternElement) -> JSON {
    switch element {
    case .text(let text): node("TextElement", text.range, ["value": .string(text.text(in: source))])
    case .placeable(let placeable): json(placeable)
    }
  }

  private func json(_ placeable: Placeable) -> JSON {
    node("Placeable", placeable.range, ["expression": json(placeable.expression)])
  }

  private func json(_ expression: Expression) -> JSON {
    let range = expression.range
    return switch expression {
    case .string(let string):
      node("StringLiteral", range, ["value": text(string.range)])
    case .number(let number):
      json(number)
    case .message(let reference):
      node("MessageReference", range, ["id": json(reference.id), "attribute": json(reference.attribute)])
    case .term(let reference):
      node(
        "TermReference", range,
        [
          "id": json(reference.id), "attribute": json(reference.attribute),
          "arguments": reference.arguments.map(json) ?? .null,
        ])
    case .variable(let reference):
      node("VariableReference", range, ["id": json(reference.id)])
    case .function(let reference):
      node("FunctionReference", range, ["id": json(reference.id), "arguments": json(reference.arguments)])
    case .placeable(let placeable):
      json(placeable)
    case .select(let select):
      node(
        "SelectExpression", range,
        ["selector": json(select.selector), "variants": .array(select.variants.map(json))])
    }
  }

  private func json(_ attribute: Identifier?) -> JSON {
    attribute.map(json) ?? .null
  }

  private func json(_ number: NumberLiteral) -> JSON {
    node("NumberLiteral", number.range, ["value": text(number.range)])
  }

  private func json(_ arguments: CallArguments) -> JSON {
    node(
      "CallArguments", arguments.range,
      ["positional": .array(arguments.positional.map(json)), "named": .array(arguments.named.map(json))])
  }

  private func json(_ argument: NamedArgument) -> JSON {
    let value: Expression =
      switch argument.value {
      case .string(let string): .string(string)
      case .number(let number): .number(number)
      }
    return node("NamedArgument", argument.range, ["name": json(argument.name), "value": json(value)])
  }

  private func json(_ variant: Variant) -> JSON {
    let key =
      switch variant.key {
      case .identifier(let identifier): json(identifier)
      case .number(let number): json(number)
      }
    return node(
      "Variant", variant.range,
      ["key": key, "value": json(variant.value), "default": .bool(variant.isDefault)])
  }
}

// MARK: - Errors

extension SyntaxError {
  /// The error's argument, as the Python implementation prints it. An unknown escape at the end of the source has
  /// `null`.
  fileprivate var referenceArguments: [JSON] {
    switch code {
    case .unknownEscapeSequence where argument.isEmpty: [.null]
    case .invalidUnicodeEscape: [.string(referenceEscape)]
    default: argument.isEmpty ? [] : [.string(argument)]
    }
  }

  /// The message of the reference implementation in Python.
  fileprivate var referenceMessage: String {
    switch code {
    case .expectedEntry: "Expected an entry start"
    case .expectedToken: "Expected token: \"\(argument)\""
    case .expectedCharacterRange: "Expected a character from range: \"\(argument)\""
    case .emptyMessage: "Expected message \"\(argument)\" to have a value or attributes"
    case .emptyTerm: "Expected term \"-\(argument)\" to have a value"
    case .calleeNotUppercase: "The callee has to be an upper-case identifier or a term"
    case .argumentNameNotIdentifier: "The argument name has to be a simple identifier"
    case .missingDefaultVariant: "Expected one of the variants to be marked as default (*)"
    case .missingVariants: "Expected at least one variant after \"->\""
    case .missingValue: "Expected value"
    case .missingVariantKey: "Expected variant key"
    case .expectedLiteral: "Expected literal"
    case .multipleDefaultVariants: "Only one variant can be marked as default (*)"
    case .messageAsSelector: "Message references cannot be used as selectors"
    case .termAsSelector: "Terms cannot be used as selectors"
    case .messageAttributeAsSelector: "Attributes of messages cannot be used as selectors"
    case .termAttributeAsPlaceable: "Attributes of terms cannot be used as placeables"
    case .unterminatedString: "Unterminated string expression"
    case .positionalArgumentAfterNamed: "Positional arguments must not follow named arguments"
    case .duplicateNamedArgument: "Named arguments must be unique"
    case .unknownEscapeSequence: "Unknown escape sequence: \\\(argument.isEmpty ? "None" : argument)."
    case .invalidUnicodeEscape: "Invalid Unicode escape sequence: \(referenceEscape)."
    case .unbalancedClosingBrace: "Unbalanced closing brace in TextElement."
    case .expectedExpression: "Expected an inline expression"
    case .expectedSimpleSelector: "Expected simple expression as selector"
    case .nestingTooDeep: message
    }
  }

  /// The incomplete escape with the character after it, or with `None` at the end of the source.
  private var referenceEscape: String {
    let endsInSource = argument.unicodeScalars.dropFirst(2).contains { !$0.properties.isASCIIHexDigit }
    return endsInSource ? argument : argument + "None"
  }
}

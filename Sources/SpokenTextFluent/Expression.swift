// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The content of a placeable.
package enum Expression: Sendable, Equatable {
  /// A string, such as `"text"`.
  case string(StringLiteral)
  /// A number, such as `3.14`.
  case number(NumberLiteral)
  /// A reference to a message or its attribute, such as `hello.title`.
  case message(MessageReference)
  /// A reference to a term, such as `-brand(case: "genitive")`.
  indirect case term(TermReference)
  /// A reference to an argument of the program, such as `$count`.
  case variable(VariableReference)
  /// A call of a function, such as `NUMBER($count)`.
  indirect case function(FunctionReference)
  /// A placeable directly inside another, such as `{{ $name }}`.
  indirect case placeable(Placeable)
  /// A choice between variants, such as `$count -> …`.
  indirect case select(SelectExpression)

  package var range: SourceRange {
    switch self {
    case .string(let string): string.range.lowerBound - 1..<string.range.upperBound + 1
    case .number(let number): number.range
    case .message(let reference): reference.range
    case .term(let reference): reference.range
    case .variable(let reference): reference.range
    case .function(let reference): reference.range
    case .placeable(let placeable): placeable.range
    case .select(let select): select.range
    }
  }
}

/// A number as written, such as `-3.140`. Zeros at the end matter, because `1` and `1.0` are formatted differently.
package struct NumberLiteral: Sendable, Hashable {
  package var range: SourceRange
}

/// A reference to a message or one of its attributes.
package struct MessageReference: Sendable, Hashable {
  package var id: Identifier
  /// The name of the attribute, or `nil` for the message itself.
  package var attribute: Identifier?
  package var range: SourceRange
}

/// A reference to a term or one of its attributes.
package struct TermReference: Sendable, Equatable {
  /// The name, without the leading `-`.
  package var id: Identifier
  /// The name of the attribute, or `nil` for the term itself.
  package var attribute: Identifier?
  /// The arguments, or `nil` without parentheses.
  package var arguments: CallArguments?
  /// The bytes of the reference, including its arguments.
  package var range: SourceRange
}

/// A reference to an argument of the program.
package struct VariableReference: Sendable, Hashable {
  /// The name, without the leading `$`.
  package var id: Identifier
  package var range: SourceRange
}

/// A call of a function.
package struct FunctionReference: Sendable, Equatable {
  /// The name, in upper case.
  package var id: Identifier
  package var arguments: CallArguments
  package var range: SourceRange
}

/// The arguments of a function or of a term.
package struct CallArguments: Sendable, Equatable {
  /// The arguments without a name, in order.
  package var positional: [Expression]
  /// The arguments with a name, in order and without duplicates.
  package var named: [NamedArgument]
  /// The bytes from the opening to the closing parenthesis.
  package var range: SourceRange
}

/// A named argument, such as `style: "long"`.
package struct NamedArgument: Sendable, Hashable {
  package var name: Identifier
  package var value: Literal
  package var range: SourceRange
}

/// The value of a named argument.
package enum Literal: Sendable, Hashable {
  case string(StringLiteral)
  case number(NumberLiteral)
}

/// A choice between variants by the value of a selector.
package struct SelectExpression: Sendable, Equatable {
  /// The expression that the choice depends on.
  package var selector: Expression
  /// The variants, in order. Exactly one is the default.
  package var variants: [Variant]
  /// The bytes from the selector to the closing brace of the placeable, excluding the brace.
  package var range: SourceRange
}

/// A variant of a select expression, such as `[one] an apple`.
package struct Variant: Sendable, Equatable {
  /// The value of the selector that this variant is for.
  package var key: VariantKey
  package var value: Pattern
  /// `true` for the variant with `*`, which is used if no other variant fits.
  package var isDefault: Bool
  /// The bytes from the `*` or `[` to the end of the text.
  package var range: SourceRange
}

/// The key of a variant.
package enum VariantKey: Sendable, Hashable {
  /// A name, such as a plural category.
  case identifier(Identifier)
  case number(NumberLiteral)

  /// The bytes of the key, without the brackets.
  package var range: SourceRange {
    switch self {
    case .identifier(let identifier): identifier.range
    case .number(let number): number.range
    }
  }
}

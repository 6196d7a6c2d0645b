// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What a placeable holds.
package enum Expression: Sendable, Equatable {
  /// A string, `"text"`.
  case string(StringLiteral)
  /// A number, `3.14`.
  case number(NumberLiteral)
  /// A reference to a message or to its attribute, `hello.title`.
  case message(MessageReference)
  /// A reference to a term, `-brand(case: "genitive")`.
  indirect case term(TermReference)
  /// A reference to an argument of the program, `$count`.
  case variable(VariableReference)
  /// A call of a function, `NUMBER($count)`.
  indirect case function(FunctionReference)
  /// A placeable directly inside a placeable, `{{ $name }}`.
  indirect case placeable(Placeable)
  /// A choice between variants, `$count -> …`.
  indirect case select(SelectExpression)

  /// The bytes of the expression.
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

/// A number as written, such as `-3.140`. FTL keeps the digits: `1` and `1.0` are not the same number to a formatter.
package struct NumberLiteral: Sendable, Hashable {
  /// The bytes of the number.
  package var range: SourceRange
}

/// A reference to a message or to one of its attributes.
package struct MessageReference: Sendable, Hashable {
  /// The name of the message.
  package var id: Identifier
  /// The name of the attribute, when it is the attribute that is meant.
  package var attribute: Identifier?
  /// The bytes of the reference.
  package var range: SourceRange
}

/// A reference to a term or to one of its attributes.
package struct TermReference: Sendable, Equatable {
  /// The name of the term, without the leading `-`.
  package var id: Identifier
  /// The name of the attribute, when it is the attribute that is meant.
  package var attribute: Identifier?
  /// The arguments, or nil without parentheses.
  package var arguments: CallArguments?
  /// The bytes of the reference, arguments included.
  package var range: SourceRange
}

/// A reference to an argument of the program.
package struct VariableReference: Sendable, Hashable {
  /// The name of the argument, without the leading `$`.
  package var id: Identifier
  /// The bytes of the reference.
  package var range: SourceRange
}

/// A call of a function.
package struct FunctionReference: Sendable, Equatable {
  /// The name of the function, in upper case.
  package var id: Identifier
  /// What is passed to the function.
  package var arguments: CallArguments
  /// The bytes of the call.
  package var range: SourceRange
}

/// The arguments of a function or of a term.
package struct CallArguments: Sendable, Equatable {
  /// The arguments without a name, in order.
  package var positional: [Expression]
  /// The arguments with a name, in order. No name repeats.
  package var named: [NamedArgument]
  /// The bytes from the opening to the closing parenthesis.
  package var range: SourceRange
}

/// An argument with a name, `style: "long"`.
package struct NamedArgument: Sendable, Hashable {
  /// The name before the colon.
  package var name: Identifier
  /// The value after the colon.
  package var value: Literal
  /// The bytes from the name to the end of the value.
  package var range: SourceRange
}

/// A string or a number: all that the value of a named argument can be.
package enum Literal: Sendable, Hashable {
  /// A string, `"text"`.
  case string(StringLiteral)
  /// A number, `3.14`.
  case number(NumberLiteral)
}

/// A choice between variants by the value of a selector.
package struct SelectExpression: Sendable, Equatable {
  /// What the choice depends on.
  package var selector: Expression
  /// The variants, in order. Exactly one of them is the default.
  package var variants: [Variant]
  /// The bytes from the selector to the closing brace of its placeable, which is not included.
  package var range: SourceRange
}

/// One variant of a select expression, `[one] an apple`.
package struct Variant: Sendable, Equatable {
  /// The value of the selector the variant is for.
  package var key: VariantKey
  /// The text.
  package var value: Pattern
  /// True for the variant marked with `*`, which is used when no other fits.
  package var isDefault: Bool
  /// The bytes from the `*` or `[` to the end of the text.
  package var range: SourceRange
}

/// The key of a variant.
package enum VariantKey: Sendable, Hashable {
  /// A name, such as a plural category.
  case identifier(Identifier)
  /// A number.
  case number(NumberLiteral)

  /// The bytes of the key, without the brackets.
  package var range: SourceRange {
    switch self {
    case .identifier(let identifier): identifier.range
    case .number(let number): number.range
    }
  }
}

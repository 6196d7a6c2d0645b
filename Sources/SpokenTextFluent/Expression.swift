/// What a placeable holds.
public enum Expression: Sendable, Equatable {
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
  public var range: SourceRange {
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
public struct NumberLiteral: Sendable, Hashable {
  /// The bytes of the number.
  public var range: SourceRange
}

/// A reference to a message or to one of its attributes.
public struct MessageReference: Sendable, Hashable {
  /// The name of the message.
  public var id: Identifier
  /// The name of the attribute, when it is the attribute that is meant.
  public var attribute: Identifier?
  /// The bytes of the reference.
  public var range: SourceRange
}

/// A reference to a term or to one of its attributes.
public struct TermReference: Sendable, Equatable {
  /// The name of the term, without the leading `-`.
  public var id: Identifier
  /// The name of the attribute, when it is the attribute that is meant.
  public var attribute: Identifier?
  /// The arguments, or nil without parentheses.
  public var arguments: CallArguments?
  /// The bytes of the reference, arguments included.
  public var range: SourceRange
}

/// A reference to an argument of the program.
public struct VariableReference: Sendable, Hashable {
  /// The name of the argument, without the leading `$`.
  public var id: Identifier
  /// The bytes of the reference.
  public var range: SourceRange
}

/// A call of a function.
public struct FunctionReference: Sendable, Equatable {
  /// The name of the function, in upper case.
  public var id: Identifier
  /// What is passed to the function.
  public var arguments: CallArguments
  /// The bytes of the call.
  public var range: SourceRange
}

/// The arguments of a function or of a term.
public struct CallArguments: Sendable, Equatable {
  /// The arguments without a name, in order.
  public var positional: [Expression]
  /// The arguments with a name, in order. No name repeats.
  public var named: [NamedArgument]
  /// The bytes from the opening to the closing parenthesis.
  public var range: SourceRange
}

/// An argument with a name, `style: "long"`.
public struct NamedArgument: Sendable, Hashable {
  /// The name before the colon.
  public var name: Identifier
  /// The value after the colon.
  public var value: Literal
  /// The bytes from the name to the end of the value.
  public var range: SourceRange
}

/// A string or a number: all that the value of a named argument can be.
public enum Literal: Sendable, Hashable {
  /// A string, `"text"`.
  case string(StringLiteral)
  /// A number, `3.14`.
  case number(NumberLiteral)
}

/// A choice between variants by the value of a selector.
public struct SelectExpression: Sendable, Equatable {
  /// What the choice depends on.
  public var selector: Expression
  /// The variants, in order. Exactly one of them is the default.
  public var variants: [Variant]
  /// The bytes from the selector to the closing brace of its placeable, which is not included.
  public var range: SourceRange
}

/// One variant of a select expression, `[one] an apple`.
public struct Variant: Sendable, Equatable {
  /// The value of the selector the variant is for.
  public var key: VariantKey
  /// The text.
  public var value: Pattern
  /// True for the variant marked with `*`, which is used when no other fits.
  public var isDefault: Bool
  /// The bytes from the `*` or `[` to the end of the text.
  public var range: SourceRange
}

/// The key of a variant.
public enum VariantKey: Sendable, Hashable {
  /// A name, such as a plural category.
  case identifier(Identifier)
  /// A number.
  case number(NumberLiteral)

  /// The bytes of the key, without the brackets.
  public var range: SourceRange {
    switch self {
    case .identifier(let identifier): identifier.range
    case .number(let number): number.range
    }
  }
}

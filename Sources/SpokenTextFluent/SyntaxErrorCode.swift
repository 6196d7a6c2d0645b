// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The kinds of syntax error. Each raw value is the code that other Fluent tools use for the error.
package enum SyntaxErrorCode: String, Sendable, Hashable, CaseIterable {
  /// A line starts with a character that can't start an entry.
  case expectedEntry = "E0002"
  /// A required character, such as `=`, is missing.
  case expectedToken = "E0003"
  /// A character of a required range, such as a digit, is missing.
  case expectedCharacterRange = "E0004"
  /// A message has neither a value nor attributes.
  case emptyMessage = "E0005"
  /// A term has no value.
  case emptyTerm = "E0006"
  /// A name in lower case is called like a function.
  case calleeNotUppercase = "E0008"
  /// The name of a named argument isn't a plain identifier.
  case argumentNameNotIdentifier = "E0009"
  /// A select expression marks no variant as the default.
  case missingDefaultVariant = "E0010"
  /// A select expression has no variants.
  case missingVariants = "E0011"
  /// An attribute or a variant has no text.
  case missingValue = "E0012"
  /// A variant has no key.
  case missingVariantKey = "E0013"
  /// The value of a named argument is neither a string nor a number.
  case expectedLiteral = "E0014"
  /// A select expression marks more than one variant as the default.
  case multipleDefaultVariants = "E0015"
  /// A message is used as a selector.
  case messageAsSelector = "E0016"
  /// A term is used as a selector.
  case termAsSelector = "E0017"
  /// An attribute of a message is used as a selector.
  case messageAttributeAsSelector = "E0018"
  /// An attribute of a term is used as a placeable.
  case termAttributeAsPlaceable = "E0019"
  /// A string has no closing quote on its line.
  case unterminatedString = "E0020"
  /// An argument without a name follows one with a name.
  case positionalArgumentAfterNamed = "E0021"
  /// Two arguments of a call have the same name.
  case duplicateNamedArgument = "E0022"
  /// A backslash in a string is followed by a character that can't be escaped.
  case unknownEscapeSequence = "E0025"
  /// A Unicode escape in a string has too few hexadecimal digits.
  case invalidUnicodeEscape = "E0026"
  /// A text has a closing brace without an opening one.
  case unbalancedClosingBrace = "E0027"
  /// A placeable or an argument has no expression, as in `{ }`.
  case expectedExpression = "E0028"
  /// A selector has braces around it, so it isn't a simple expression.
  case expectedSimpleSelector = "E0029"
  /// Placeables and calls are nested too deeply. Only this parser has this limit and code.
  case nestingTooDeep = "E1001"
}

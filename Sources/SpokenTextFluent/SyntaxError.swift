// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A syntax error in an FTL file, with its position.
package struct SyntaxError: Error, Sendable, Hashable {
  package var code: SyntaxErrorCode
  /// A detail of the error, such as the missing character. Empty for most codes.
  package var argument: String
  /// The offset of the error from the start of the file, in bytes.
  package var offset: Int

  /// The error and, for most codes, the remedy, in English.
  package var message: String {
    switch code {
    case .expectedEntry:
      "expected an entry; start the line with an id, '-' and an id, or '#' and a space, without indentation"
    case .expectedToken:
      expectedTokenMessage
    case .expectedCharacterRange:
      argument == SyntaxError.digitArgument
        ? "expected a digit from 0 to 9"
        : "expected a name, which starts with a letter from a to z or A to Z"
    case .emptyMessage:
      "missing text of message '\(argument)'; write it after '='"
    case .emptyTerm:
      "missing text of term '-\(argument)'; write it after '='"
    case .calleeNotUppercase:
      "only functions can be called; write the name in upper case"
    case .argumentNameNotIdentifier:
      "expected a plain name before ':'"
    case .missingDefaultVariant:
      "missing default variant; mark one with '*', as in '*[other]'"
    case .missingVariants:
      "expected a variant after '->'; write each on its own line, as in '[one] text'"
    case .missingValue:
      "missing text of the attribute or variant"
    case .missingVariantKey:
      "expected a name or a number after '['"
    case .expectedLiteral:
      "expected a number or a string in quotes as the value of the argument"
    case .multipleDefaultVariants:
      "duplicate default variant; remove one '*'"
    case .messageAsSelector:
      "a message cannot be a selector; use a variable, a function, or an attribute of a term"
    case .termAsSelector:
      "a term cannot be a selector; use an attribute of the term"
    case .messageAttributeAsSelector:
      "an attribute of a message cannot be a selector; use a variable, a function, or an attribute of a term"
    case .termAttributeAsPlaceable:
      "an attribute of a term cannot be used in text; use it as a selector"
    case .unterminatedString:
      "unterminated string; close it on the same line"
    case .positionalArgumentAfterNamed:
      "positional argument after a named one; move it to the front"
    case .duplicateNamedArgument:
      "duplicate argument name; remove one of them"
    case .unknownEscapeSequence:
      unknownEscapeMessage
    case .invalidUnicodeEscape:
      #"invalid Unicode escape; write 4 hexadecimal digits after '\u' or 6 after '\U'"#
    case .unbalancedClosingBrace:
      #"unmatched closing brace; to write a brace as text, use { "}" }"#
    case .expectedExpression:
      #"expected an expression; to write a brace as text, use { "{" }"#
    case .expectedSimpleSelector:
      "unexpected braces around the selector; remove them"
    case .nestingTooDeep:
      "braces and parentheses are nested more than \(Parser.maximumDepth) deep"
    }
  }

  private var expectedTokenMessage: String {
    switch argument {
    case SyntaxError.lineEndArgument: "expected the end of the line"
    case "=": "expected '=' after the name"
    case "}": "expected a closing brace"
    case ")": "expected a comma or a closing parenthesis"
    case "]": "expected a closing bracket after the key of the variant"
    case "\"": "unterminated string at the end of the file"
    case " ": "expected a space after '#'"
    default: "expected '\(argument)'"
    }
  }

  private var unknownEscapeMessage: String {
    let escapes = #"expected \\, \", \uXXXX, or \UXXXXXX"#
    return switch argument {
    case "": "incomplete escape at the end of the file; \(escapes)"
    case "\n": "incomplete escape at the end of the line; \(escapes)"
    default: #"unknown escape '\\#(argument)'; \#(escapes)"#
    }
  }

  // Values of `argument` for the codes `expectedToken` and `expectedCharacterRange`. Other Fluent tools use the same
  // values.
  static let lineEndArgument = "\u{2424}"
  static let letterArgument = "a-zA-Z"
  static let digitArgument = "0-9"
}

/// What is wrong with the FTL source, and where.
package struct SyntaxError: Error, Sendable, Hashable {
  /// The kind of error.
  package var code: SyntaxErrorCode
  /// The detail that goes with the kind, such as the character that is missing; empty for most kinds.
  package var argument: String
  /// The byte offset of the error.
  package var offset: Int

  /// An English sentence that says what is wrong and, where it helps, what to do.
  package var message: String {
    switch code {
    case .expectedEntry:
      ##"No entry starts like this; begin the line, unindented, with a name, "-" and a name, or "#" and a space."##
    case .expectedToken:
      expectedTokenMessage
    case .expectedCharacterRange:
      argument == SyntaxError.digitArgument
        ? "A digit from 0 to 9 is missing here."
        : "A name is missing here; names start with a letter from a to z or A to Z."
    case .emptyMessage:
      #"The message "\#(argument)" has neither a text nor attributes; write its text after "="."#
    case .emptyTerm:
      #"The term "-\#(argument)" has no text; write its text after "="."#
    case .calleeNotUppercase:
      "Only functions can be called, and their names are all upper case."
    case .argumentNameNotIdentifier:
      #"The name of an argument, before ":", has to be a plain name."#
    case .missingDefaultVariant:
      #"No variant is the default; mark one with "*", as in "*[other]"."#
    case .missingVariants:
      #"No variant follows "->"; write each on a line of its own, as in "[one] text"."#
    case .missingValue:
      "The text of an attribute or a variant is missing here."
    case .missingVariantKey:
      #"The key of a variant is missing after "["; write a name or a number."#
    case .expectedLiteral:
      "The value of a named argument has to be a string in quotes or a number."
    case .multipleDefaultVariants:
      #"Another variant is the default already; remove one "*"."#
    case .messageAsSelector:
      "A message cannot select a variant; use a variable, a function or an attribute of a term."
    case .termAsSelector:
      "A term cannot select a variant, but an attribute of a term can."
    case .messageAttributeAsSelector:
      "An attribute of a message cannot select a variant; use a variable, a function or an attribute of a term."
    case .termAttributeAsPlaceable:
      "An attribute of a term can select a variant, but cannot stand in text by itself."
    case .unterminatedString:
      "The string has no closing quote on its line."
    case .positionalArgumentAfterNamed:
      "An argument without a name cannot follow one with a name; move it to the front."
    case .duplicateNamedArgument:
      "Another argument of this call has the same name; remove one of them."
    case .unknownEscapeSequence:
      unknownEscapeMessage
    case .invalidUnicodeEscape:
      #"A Unicode escape needs 4 hexadecimal digits after "\u" or 6 after "\U"."#
    case .unbalancedClosingBrace:
      #"This closing brace has no opening one; to show a brace as text, write { "}" }."#
    case .expectedExpression:
      #"An expression is missing here; to show a brace as text, write { "{" }."#
    case .expectedSimpleSelector:
      "Braces cannot select a variant; write the selector without them."
    case .nestingTooDeep:
      "Braces and parentheses are nested more than \(Parser.maximumDepth) deep here."
    }
  }

  private var expectedTokenMessage: String {
    switch argument {
    case SyntaxError.lineEndArgument: "The line has to end here."
    case "=": #"An "=" is missing after the name."#
    case "}": "A closing brace is missing here."
    case ")": "A comma or a closing parenthesis is missing here."
    case "]": "A closing bracket is missing after the key of the variant."
    case "\"": "The string has no closing quote before the end of the file."
    case " ": ##"A space is missing after "#"."##
    default: #"The character "\#(argument)" is missing here."#
    }
  }

  private var unknownEscapeMessage: String {
    let escapes = #"the escapes are \\, \", \uXXXX and \UXXXXXX"#
    return switch argument {
    case "": "The file ends within an escape; \(escapes)."
    case "\n": "The line ends within an escape; \(escapes)."
    default: #"There is no escape "\\#(argument)"; \#(escapes)."#
    }
  }

  // The arguments other Fluent tools give to the errors of the kinds `expectedToken` and `expectedCharacterRange`.
  static let lineEndArgument = "\u{2424}"
  static let letterArgument = "a-zA-Z"
  static let digitArgument = "0-9"
}

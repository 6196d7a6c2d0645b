// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Parser {
  mutating func parsePlaceable() throws(SyntaxError) -> Placeable {
    let start = index
    try enter()
    try expect(ASCII.openBrace)
    skipBlank()
    let expression = try parseExpression()
    try expect(ASCII.closeBrace)
    depth -= 1
    return Placeable(expression: expression, range: start..<index)
  }

  /// Counts a level of nesting. Callers must decrement `depth` after success, but not after an error, which resets it.
  private mutating func enter() throws(SyntaxError) {
    guard depth < Parser.maximumDepth else { throw error(.nestingTooDeep) }
    depth += 1
  }

  /// Parses the expression in a placeable. If an arrow follows the first part, it is a select expression.
  private mutating func parseExpression() throws(SyntaxError) -> Expression {
    let start = index
    let expression = try parseInlineExpression()
    skipBlank()
    guard try parseArrow(after: expression) else { return expression }
    let variants = try parseVariants()
    return .select(SelectExpression(selector: expression, variants: variants, range: start..<index))
  }

  /// Parses the arrow of a select expression and the end of its line, or returns `false` and doesn't move. This is a method
  /// of its own, so that the stack frames of nested expressions are small in debug builds.
  private mutating func parseArrow(after expression: Expression) throws(SyntaxError) -> Bool {
    guard current == ASCII.hyphen, source.byte(at: index + 1) == UInt8(ascii: ">") else {
      // `-term.attribute -` begins an arrow. The error is then the incomplete arrow and not the attribute.
      if case .term(let reference) = expression, reference.attribute != nil, current != ASCII.hyphen {
        throw error(.termAttributeAsPlaceable)
      }
      return false
    }
    if let code = expression.selectorError { throw error(code) }
    index += 2
    skipSpaces()
    try expectLineEnd()
    return true
  }

  private mutating func parseInlineExpression() throws(SyntaxError) -> Expression {
    switch current {
    case ASCII.openBrace: .placeable(try parsePlaceable())
    case ASCII.quote: .string(try parseString())
    case UInt8(ascii: "$"): .variable(try parseVariableReference())
    case _ where source.startsNumber(at: index): .number(try parseNumber())
    case ASCII.hyphen: .term(try parseTermReference())
    case let byte? where byte.isLetter: try parseMessageOrFunctionReference()
    default: throw error(.expectedExpression)
    }
  }

  private mutating func parseVariableReference() throws(SyntaxError) -> VariableReference {
    let start = index
    index += 1
    let id = try parseIdentifier()
    return VariableReference(id: id, range: start..<index)
  }

  private mutating func parseTermReference() throws(SyntaxError) -> TermReference {
    let start = index
    index += 1
    let id = try parseIdentifier()
    let attribute = try parseAttributeAccessor()
    let arguments = skipBlankBeforeParenthesis() ? try parseCallArguments() : nil
    return TermReference(id: id, attribute: attribute, arguments: arguments, range: start..<index)
  }

  private mutating func parseMessageOrFunctionReference() throws(SyntaxError) -> Expression {
    let start = index
    let id = try parseIdentifier()
    guard skipBlankBeforeParenthesis() else {
      let attribute = try parseAttributeAccessor()
      return .message(MessageReference(id: id, attribute: attribute, range: start..<index))
    }
    guard id.range.allSatisfy({ !source[$0].isLetter || source[$0].isUppercaseLetter }) else {
      index = id.range.upperBound
      throw error(.calleeNotUppercase)
    }
    let arguments = try parseCallArguments()
    return .function(FunctionReference(id: id, arguments: arguments, range: start..<index))
  }

  private mutating func parseAttributeAccessor() throws(SyntaxError) -> Identifier? {
    guard current == ASCII.dot else { return nil }
    index += 1
    return try parseIdentifier()
  }

  /// Moves past blank space to an opening parenthesis, or returns `false` and doesn't move.
  private mutating func skipBlankBeforeParenthesis() -> Bool {
    let end = source.end(ofBlankAt: index)
    guard source.byte(at: end) == ASCII.openParenthesis else { return false }
    index = end
    return true
  }
}

// MARK: - Calls

extension Parser {
  private mutating func parseCallArguments() throws(SyntaxError) -> CallArguments {
    let start = index
    var arguments = CallArguments(positional: [], named: [], range: start..<start)
    var names: Set<String> = []
    try enter()
    try expect(ASCII.openParenthesis)
    skipBlank()
    while current != ASCII.closeParenthesis {
      let argument = try parseInlineExpression()
      skipBlank()
      if current == UInt8(ascii: ":") {
        let argument = try parseNamedArgument(argument)
        guard names.insert(source.text(argument.name.range)).inserted else { throw error(.duplicateNamedArgument) }
        arguments.named.append(argument)
      } else if names.isEmpty {
        arguments.positional.append(argument)
      } else {
        throw error(.positionalArgumentAfterNamed)
      }
      skipBlank()
      guard current == UInt8(ascii: ",") else { break }
      index += 1
      skipBlank()
    }
    try expect(ASCII.closeParenthesis)
    depth -= 1
    arguments.range = start..<index
    return arguments
  }

  /// Parses the rest of a named argument, from the colon. The name was parsed as a reference to a message, because both
  /// look the same.
  private mutating func parseNamedArgument(_ name: Expression) throws(SyntaxError) -> NamedArgument {
    guard case .message(let name) = name, name.attribute == nil else { throw error(.argumentNameNotIdentifier) }
    index += 1
    skipBlank()
    let value = try parseLiteral()
    return NamedArgument(name: name.id, value: value, range: name.range.lowerBound..<index)
  }
}

// MARK: - Literals

extension Parser {
  private mutating func parseLiteral() throws(SyntaxError) -> Literal {
    if source.startsNumber(at: index) { return .number(try parseNumber()) }
    guard current == ASCII.quote else { throw error(.expectedLiteral) }
    return .string(try parseString())
  }

  private mutating func parseNumber() throws(SyntaxError) -> NumberLiteral {
    let start = index
    if current == ASCII.hyphen { index += 1 }
    try skipDigits()
    if current == ASCII.dot {
      index += 1
      try skipDigits()
    }
    return NumberLiteral(range: start..<index)
  }

  private mutating func skipDigits() throws(SyntaxError) {
    let start = index
    while let byte = current, byte.isDigit { index += 1 }
    if index == start { throw error(.expectedCharacterRange, SyntaxError.digitArgument) }
  }

  private mutating func parseString() throws(SyntaxError) -> StringLiteral {
    try expect(ASCII.quote)
    let start = index
    while let byte = current, byte != ASCII.quote {
      if source.lineBreakLength(at: index) > 0 { throw error(.unterminatedString) }
      index += 1
      if byte == ASCII.backslash { try parseEscape() }
    }
    let end = index
    try expect(ASCII.quote)
    return StringLiteral(range: start..<end)
  }

  /// Parses the rest of an escape, from the character after the backslash.
  private mutating func parseEscape() throws(SyntaxError) {
    switch current {
    case ASCII.backslash, ASCII.quote: index += 1
    case UInt8(ascii: "u"): try parseUnicodeEscape(digits: 4)
    case UInt8(ascii: "U"): try parseUnicodeEscape(digits: 6)
    default: throw error(.unknownEscapeSequence, currentCharacter)
    }
  }

  private mutating func parseUnicodeEscape(digits: Int) throws(SyntaxError) {
    let backslash = index - 1
    index += 1
    for _ in 0..<digits {
      guard current?.hexDigitValue != nil else {
        throw error(.invalidUnicodeEscape, source.text(backslash..<index) + currentCharacter)
      }
      index += 1
    }
  }

  /// The next character, or LF for any line break. Empty at the end of the source.
  private var currentCharacter: String {
    if source.lineBreakLength(at: index) > 0 { return "\n" }
    // A UTF-8 character has at most 4 bytes.
    return String(String(source.text(index..<index + 4).unicodeScalars.prefix(1)))
  }
}

// MARK: - Select expressions

extension Parser {
  private mutating func parseVariants() throws(SyntaxError) -> [Variant] {
    var variants: [Variant] = []
    variants.reserveCapacity(4)
    var hasDefault = false
    skipBlank()
    guard source.startsVariant(at: index) else { throw error(.missingVariants) }
    repeat {
      let variant = try parseVariant(afterDefault: hasDefault)
      hasDefault = hasDefault || variant.isDefault
      variants.append(variant)
      try expectLineEnd()
      skipBlank()
    } while source.startsVariant(at: index)
    guard hasDefault else { throw error(.missingDefaultVariant) }
    return variants
  }

  private mutating func parseVariant(afterDefault hasDefault: Bool) throws(SyntaxError) -> Variant {
    let start = index
    let isDefault = current == ASCII.asterisk
    if isDefault {
      if hasDefault { throw error(.multipleDefaultVariants) }
      index += 1
    }
    let key = try parseVariantKey()
    guard let value = try parsePatternIfAny() else { throw error(.missingValue) }
    return Variant(key: key, value: value, isDefault: isDefault, range: start..<index)
  }

  private mutating func parseVariantKey() throws(SyntaxError) -> VariantKey {
    try expect(ASCII.openBracket)
    skipBlank()
    guard let byte = current else { throw error(.missingVariantKey) }
    let isNumber = byte.isDigit || byte == ASCII.hyphen
    let key: VariantKey = isNumber ? .number(try parseNumber()) : .identifier(try parseIdentifier())
    skipBlank()
    try expect(ASCII.closeBracket)
    return key
  }
}

extension Expression {
  /// The reason why the expression can't be a selector, or `nil` if it can.
  fileprivate var selectorError: SyntaxErrorCode? {
    switch self {
    case .message(let reference): reference.attribute == nil ? .messageAsSelector : .messageAttributeAsSelector
    case .term(let reference): reference.attribute == nil ? .termAsSelector : nil
    case .placeable, .select: .expectedSimpleSelector
    case .string, .number, .variable, .function: nil
    }
  }
}

extension SourceBytes {
  fileprivate func startsNumber(at offset: Int) -> Bool {
    byte(at: byte(at: offset) == ASCII.hyphen ? offset + 1 : offset)?.isDigit ?? false
  }

  fileprivate func startsVariant(at offset: Int) -> Bool {
    let bracket = byte(at: offset) == ASCII.asterisk ? offset + 1 : offset
    return byte(at: bracket) == ASCII.openBracket && byte(at: bracket + 1) != ASCII.openBracket
  }
}

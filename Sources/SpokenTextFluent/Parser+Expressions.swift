// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Parser {
  mutating func parsePlaceable() throws(SyntaxError) {
    if parseReference() { return }
    let start = index
    let placeable = syntax.open(.placeable)
    try enter()
    try expect(ASCII.openBrace)
    skipBlank()
    try parseExpression(of: placeable)
    try expect(ASCII.closeBrace)
    depth -= 1
    syntax.close(placeable, start..<index)
  }

  /// Most placeables: one message or argument, and nothing else. False, with `index` unmoved, if it is another one.
  private mutating func parseReference() -> Bool {
    let expression = source.end(ofSpacesAt: index + 1)
    let isVariable = source.byte(at: expression) == UInt8(ascii: "$")
    let start = isVariable ? expression + 1 : expression
    guard let first = source.byte(at: start), first.isLetter, depth < Parser.maximumDepth else { return false }
    let name = start..<source.end(ofNameAt: start)
    let end = source.end(ofSpacesAt: name.upperBound)
    guard source.byte(at: end) == ASCII.closeBrace else { return false }
    syntax.nodes.append(SyntaxNode(kind: .placeable, count: 2, range: index..<end + 1, name: 0..<0))
    syntax.nodes.append(
      SyntaxNode(
        kind: isVariable ? .variable : .messageReference, range: expression..<name.upperBound, name: name))
    index = end + 1
    return true
  }

  /// Counts one more level of nesting. An error resets the count, so only success has to undo this.
  private mutating func enter() throws(SyntaxError) {
    guard depth < Parser.maximumDepth else { throw error(.nestingTooDeep) }
    depth += 1
  }

  /// What stands in a placeable, which becomes a select when an arrow follows its first expression.
  private mutating func parseExpression(of placeable: Int) throws(SyntaxError) {
    let start = index
    try parseInlineExpression()
    skipBlank()
    guard current == ASCII.hyphen, source.byte(at: index + 1) == UInt8(ascii: ">") else {
      // A broken arrow, such as `-term.attribute -`, is the error then, not the attribute.
      let expression = syntax.nodes[placeable + 1]
      if expression.kind == .termReference, expression.hasAttribute, current != ASCII.hyphen {
        throw error(.termAttributeAsPlaceable)
      }
      return
    }
    if let code = syntax.nodes[placeable + 1].selectorError { throw error(code) }
    index += 2
    skipSpaces()
    try expectLineEnd()
    try parseVariants()
    syntax.nodes[placeable].kind = .select
    syntax.nodes[placeable].detail = start..<index
  }

  private mutating func parseInlineExpression() throws(SyntaxError) {
    switch current {
    case ASCII.openBrace: try parsePlaceable()
    case ASCII.quote: try parseString()
    case UInt8(ascii: "$"): try parseVariableReference()
    case _ where source.startsNumber(at: index): try parseNumberLiteral()
    case ASCII.hyphen: try parseTermReference()
    case let byte? where byte.isLetter: try parseMessageOrFunctionReference()
    default: throw error(.expectedExpression)
    }
  }

  private mutating func parseVariableReference() throws(SyntaxError) {
    let start = index
    index += 1
    let id = try parseIdentifier()
    syntax.nodes.append(SyntaxNode(kind: .variable, range: start..<index, name: id))
  }

  private mutating func parseTermReference() throws(SyntaxError) {
    let start = index
    index += 1
    let id = try parseIdentifier()
    let reference = syntax.open(.termReference, name: id)
    syntax.nodes[reference].detail = try parseAttributeAccessor()
    if skipBlankBeforeParenthesis() { try parseCallArguments() }
    syntax.close(reference, start..<index)
  }

  private mutating func parseMessageOrFunctionReference() throws(SyntaxError) {
    let start = index
    let id = try parseIdentifier()
    let endOfName = index
    guard skipBlankBeforeParenthesis() else {
      let attribute = try parseAttributeAccessor()
      syntax.nodes.append(SyntaxNode(kind: .messageReference, range: start..<index, name: id, detail: attribute))
      return
    }
    guard source[id].allSatisfy({ !$0.isLetter || $0.isUppercaseLetter }) else {
      index = endOfName
      throw error(.calleeNotUppercase)
    }
    let function = syntax.open(.function, name: id)
    try parseCallArguments()
    syntax.close(function, start..<index)
  }

  /// The name of an attribute; empty if none is named.
  private mutating func parseAttributeAccessor() throws(SyntaxError) -> SourceRange {
    guard current == ASCII.dot else { return 0..<0 }
    index += 1
    return try parseIdentifier()
  }

  /// Moves to the opening parenthesis if only blank space comes before it; stays where it is otherwise.
  private mutating func skipBlankBeforeParenthesis() -> Bool {
    let end = source.end(ofBlankAt: index)
    guard source.byte(at: end) == ASCII.openParenthesis else { return false }
    index = end
    return true
  }
}

// MARK: - Calls

extension Parser {
  private mutating func parseCallArguments() throws(SyntaxError) {
    let start = index
    let arguments = syntax.open(.arguments)
    try enter()
    try expect(ASCII.openParenthesis)
    skipBlank()
    var names = ArgumentNames()
    while current != ASCII.closeParenthesis {
      let argument = syntax.nodes.count
      try parseInlineExpression()
      skipBlank()
      if current == UInt8(ascii: ":") {
        try parseNamedArgument(argument)
        guard names.insert(syntax.nodes[argument].name, in: source) else { throw error(.duplicateNamedArgument) }
      } else if !names.isEmpty {
        throw error(.positionalArgumentAfterNamed)
      }
      skipBlank()
      guard current == UInt8(ascii: ",") else { break }
      index += 1
      skipBlank()
    }
    try expect(ASCII.closeParenthesis)
    depth -= 1
    syntax.close(arguments, start..<index)
  }

  /// The rest of a named argument, from the colon. Its name looks like a message until the colon shows up.
  private mutating func parseNamedArgument(_ argument: Int) throws(SyntaxError) {
    let name = syntax.nodes[argument]
    guard name.kind == .messageReference, !name.hasAttribute else { throw error(.argumentNameNotIdentifier) }
    index += 1
    skipBlank()
    try parseLiteral()
    syntax.nodes[argument].kind = .namedArgument
    syntax.close(argument, name.range.lowerBound..<index)
  }

  /// The names that the named arguments of a call have.
  private struct ArgumentNames: ~Copyable {
    /// Most calls have a few, which are compared one by one.
    private var few = GrowingBuffer<CompactRange>()
    private var many: Set<String>?

    var isEmpty: Bool { few.isEmpty }

    /// False if the name is there already.
    mutating func insert(_ name: SourceRange, in source: SourceBytes) -> Bool {
      for index in few.indices where source.areEqual(few[index].range, name) { return false }
      if few.count < 8 {
        few.append(CompactRange(name))
        return true
      }
      var names = many ?? []
      many = nil
      defer { many = names }
      return names.insert(source.text(name)).inserted
    }
  }
}

// MARK: - Literals

extension Parser {
  private mutating func parseLiteral() throws(SyntaxError) {
    if source.startsNumber(at: index) { return try parseNumberLiteral() }
    guard current == ASCII.quote else { throw error(.expectedLiteral) }
    try parseString()
  }

  private mutating func parseNumberLiteral() throws(SyntaxError) {
    let range = try parseNumber()
    syntax.nodes.append(SyntaxNode(kind: .number, range: range, name: range))
  }

  private mutating func parseNumber() throws(SyntaxError) -> SourceRange {
    let start = index
    if current == ASCII.hyphen { index += 1 }
    try skipDigits()
    if current == ASCII.dot {
      index += 1
      try skipDigits()
    }
    return start..<index
  }

  private mutating func skipDigits() throws(SyntaxError) {
    let start = index
    while let byte = current, byte.isDigit { index += 1 }
    if index == start { throw error(.expectedCharacterRange, SyntaxError.digitArgument) }
  }

  private mutating func parseString() throws(SyntaxError) {
    try expect(ASCII.quote)
    let start = index
    while let byte = current, byte != ASCII.quote {
      if source.lineBreakLength(at: index) > 0 { throw error(.unterminatedString) }
      index += 1
      if byte == ASCII.backslash { try parseEscape() }
    }
    let end = index
    try expect(ASCII.quote)
    syntax.nodes.append(SyntaxNode(kind: .string, range: start - 1..<index, name: start..<end))
  }

  /// The rest of an escape, from the character after the backslash.
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

  /// The next character, with a line break of either kind as LF; empty at the end of the source.
  private var currentCharacter: String {
    if source.lineBreakLength(at: index) > 0 { return "\n" }
    // No character of UTF-8 is longer than 4 bytes.
    return String(String(source.text(index..<index + 4).unicodeScalars.prefix(1)))
  }
}

// MARK: - Select expressions

extension Parser {
  private mutating func parseVariants() throws(SyntaxError) {
    var hasDefault = false
    skipBlank()
    guard source.startsVariant(at: index) else { throw error(.missingVariants) }
    repeat {
      let isDefault = try parseVariant(afterDefault: hasDefault)
      hasDefault = hasDefault || isDefault
      try expectLineEnd()
      skipBlank()
    } while source.startsVariant(at: index)
    if !hasDefault { throw error(.missingDefaultVariant) }
  }

  private mutating func parseVariant(afterDefault hasDefault: Bool) throws(SyntaxError) -> Bool {
    let start = index
    let isDefault = current == ASCII.asterisk
    if isDefault {
      if hasDefault { throw error(.multipleDefaultVariants) }
      index += 1
    }
    let variant = try parseVariantKey()
    syntax.nodes[variant].isDefault = isDefault
    guard try parsePatternIfAny() else { throw error(.missingValue) }
    syntax.close(variant, start..<index)
    return isDefault
  }

  /// The key in brackets, which opens the variant.
  private mutating func parseVariantKey() throws(SyntaxError) -> Int {
    try expect(ASCII.openBracket)
    skipBlank()
    guard let byte = current else { throw error(.missingVariantKey) }
    let isNumber = byte.isDigit || byte == ASCII.hyphen
    let key = isNumber ? try parseNumber() : try parseIdentifier()
    skipBlank()
    try expect(ASCII.closeBracket)
    let variant = syntax.open(.variant, name: key)
    syntax.nodes[variant].hasNumberKey = isNumber
    return variant
  }
}

extension SyntaxNode {
  /// Why the expression cannot be a selector; nil when it can.
  fileprivate var selectorError: SyntaxErrorCode? {
    switch kind {
    case .messageReference: hasAttribute ? .messageAttributeAsSelector : .messageAsSelector
    case .termReference: hasAttribute ? nil : .termAsSelector
    case .placeable, .select: .expectedSimpleSelector
    default: nil
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

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent
import Testing

/// The catalogue of errors, row by row.
@Suite struct SyntaxErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// FTL with a `¦` where the error is reported.
    let source: String
    let code: SyntaxErrorCode
    let message: String

    var testDescription: String { "\(code.rawValue) \(source.debugDescription)" }

    init(_ source: String, _ code: SyntaxErrorCode, _ message: String) {
      self.source = source
      self.code = code
      self.message = message
    }
  }

  static let catalogue = [
    Row(
      "¦  key = Text", .expectedEntry,
      ##"expected an entry; start the line with an id, '-' and an id, or '#' and a space, without indentation"##),
    Row("key ¦Text", .expectedToken, #"expected '=' after the name"#),
    Row("key = { $a ¦Text", .expectedToken, "expected a closing brace"),
    Row("key = { F(1 ¦2) }", .expectedToken, "expected a comma or a closing parenthesis"),
    Row(
      "key = { $a ->\n *[a ¦b] Text\n}", .expectedToken, "expected a closing bracket after the key of the variant"),
    Row(
      "key = { $a ->\n ¦}", .missingVariants,
      #"expected a variant after '->'; write each on its own line, as in '[one] text'"#),
    Row("key = { $a -> ¦[a] Text\n}", .expectedToken, "expected the end of the line"),
    Row("key = { \"text¦", .expectedToken, "unterminated string at the end of the file"),
    Row("#¦Text", .expectedToken, ##"expected a space after '#'"##),
    Row(
      "key = { $¦1 }", .expectedCharacterRange,
      "expected a name, which starts with a letter from a to z or A to Z"),
    Row("key = { 1.¦ }", .expectedCharacterRange, "expected a digit from 0 to 9"),
    Row("key =¦", .emptyMessage, #"missing text of message 'key'; write it after '='"#),
    Row("-key =¦\n .a = Text", .emptyTerm, #"missing text of term '-key'; write it after '='"#),
    Row(
      "key = { number¦($a) }", .calleeNotUppercase,
      "only functions can be called; write the name in upper case"),
    Row(
      "key = { F($a¦: 1) }", .argumentNameNotIdentifier,
      #"expected a plain name before ':'"#),
    Row(
      "key = { $a ->\n [a] Text\n¦}", .missingDefaultVariant,
      #"missing default variant; mark one with '*', as in '*[other]'"#),
    Row("key =\n .a =¦", .missingValue, "missing text of the attribute or variant"),
    Row(
      "key = { $a ->\n *[¦", .missingVariantKey,
      #"expected a name or a number after '['"#),
    Row(
      "key = { F(a: ¦b) }", .expectedLiteral, "expected a number or a string in quotes as the value of the argument"),
    Row(
      "key = { $a ->\n *[a] Text\n ¦*[b] Text\n}", .multipleDefaultVariants,
      #"duplicate default variant; remove one '*'"#),
    Row(
      "key = { a ¦->\n *[b] Text\n}", .messageAsSelector,
      "a message cannot be a selector; use a variable, a function, or an attribute of a term"),
    Row(
      "key = { -a ¦->\n *[b] Text\n}", .termAsSelector,
      "a term cannot be a selector; use an attribute of the term"),
    Row(
      "key = { a.b ¦->\n *[c] Text\n}", .messageAttributeAsSelector,
      "an attribute of a message cannot be a selector; use a variable, a function, or an attribute of a term"),
    Row(
      "key = { -a.b ¦}", .termAttributeAsPlaceable,
      "an attribute of a term cannot be used in text; use it as a selector"),
    Row("key = { \"text¦\n\" }", .unterminatedString, "unterminated string; close it on the same line"),
    Row(
      "key = { F(a: 1, 2¦) }", .positionalArgumentAfterNamed,
      "positional argument after a named one; move it to the front"),
    Row(
      "key = { F(a: 1, a: 2¦) }", .duplicateNamedArgument,
      "duplicate argument name; remove one of them"),
    Row(
      #"key = { "\¦n" }"#, .unknownEscapeSequence,
      ##"unknown escape '\n'; expected \\, \", \uXXXX, or \UXXXXXX"##),
    Row(
      "key = { \"\\¦\n\" }", .unknownEscapeSequence,
      ##"incomplete escape at the end of the line; expected \\, \", \uXXXX, or \UXXXXXX"##),
    Row(
      #"key = { "\¦"#, .unknownEscapeSequence,
      ##"incomplete escape at the end of the file; expected \\, \", \uXXXX, or \UXXXXXX"##),
    Row(
      #"key = { "\u12¦" }"#, .invalidUnicodeEscape,
      ##"invalid Unicode escape; write 4 hexadecimal digits after '\u' or 6 after '\U'"##),
    Row(
      "key = Text ¦}", .unbalancedClosingBrace,
      #"unmatched closing brace; to write a brace as text, use { "}" }"#),
    Row(
      "key = { ¦}", .expectedExpression,
      #"expected an expression; to write a brace as text, use { "{" }"#),
    Row(
      "key = { { $a } ¦->\n *[b] Text\n}", .expectedSimpleSelector,
      "unexpected braces around the selector; remove them"),
    Row(
      "key = " + String(repeating: "{", count: 50) + "¦{", .nestingTooDeep,
      "braces and parentheses are nested more than 50 deep"),
  ]

  @Test(arguments: catalogue)
  func errorIsReported(_ row: Row) throws {
    let parts = row.source.split(separator: "¦", omittingEmptySubsequences: false)
    let offset = try #require(parts.first).utf8.count
    let entries = Resource(parsing: parts.joined()).entries
    guard case .junk(let junk)? = entries.first else {
      Issue.record("\(entries)")
      return
    }
    let error = try #require(junk.annotations.first)
    #expect(junk.annotations.count == 1)
    #expect(error.code == row.code)
    #expect(error.offset == offset)
    #expect(error.message == row.message)
  }

  @Test func catalogueIsComplete() {
    #expect(Set(SyntaxErrorTests.catalogue.map(\.code)) == Set(SyntaxErrorCode.allCases))
  }

  @Test(arguments: catalogue)
  func messageHasTheCompilersVoice(_ row: Row) {
    #expect(row.message.first?.isLowercase == true)
    #expect(row.message.last != ".")
  }
}

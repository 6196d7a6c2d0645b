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
      ##"No entry starts like this; begin the line, unindented, with a name, "-" and a name, or "#" and a space."##),
    Row("key ¦Text", .expectedToken, #"An "=" is missing after the name."#),
    Row("key = { $a ¦Text", .expectedToken, "A closing brace is missing here."),
    Row("key = { F(1 ¦2) }", .expectedToken, "A comma or a closing parenthesis is missing here."),
    Row(
      "key = { $a ->\n *[a ¦b] Text\n}", .expectedToken, "A closing bracket is missing after the key of the variant."),
    Row(
      "key = { $a ->\n ¦}", .missingVariants,
      #"No variant follows "->"; write each on a line of its own, as in "[one] text"."#),
    Row("key = { $a -> ¦[a] Text\n}", .expectedToken, "The line has to end here."),
    Row("key = { \"text¦", .expectedToken, "The string has no closing quote before the end of the file."),
    Row("#¦Text", .expectedToken, ##"A space is missing after "#"."##),
    Row(
      "key = { $¦1 }", .expectedCharacterRange,
      "A name is missing here; names start with a letter from a to z or A to Z."),
    Row("key = { 1.¦ }", .expectedCharacterRange, "A digit from 0 to 9 is missing here."),
    Row("key =¦", .emptyMessage, #"The message "key" has neither a text nor attributes; write its text after "="."#),
    Row("-key =¦\n .a = Text", .emptyTerm, #"The term "-key" has no text; write its text after "="."#),
    Row(
      "key = { number¦($a) }", .calleeNotUppercase,
      "Only functions can be called, and their names are all upper case."),
    Row(
      "key = { F($a¦: 1) }", .argumentNameNotIdentifier,
      #"The name of an argument, before ":", has to be a plain name."#),
    Row(
      "key = { $a ->\n [a] Text\n¦}", .missingDefaultVariant,
      #"No variant is the default; mark one with "*", as in "*[other]"."#),
    Row("key =\n .a =¦", .missingValue, "The text of an attribute or a variant is missing here."),
    Row(
      "key = { $a ->\n *[¦", .missingVariantKey,
      #"The key of a variant is missing after "["; write a name or a number."#),
    Row(
      "key = { F(a: ¦b) }", .expectedLiteral, "The value of a named argument has to be a string in quotes or a number."),
    Row(
      "key = { $a ->\n *[a] Text\n ¦*[b] Text\n}", .multipleDefaultVariants,
      #"Another variant is the default already; remove one "*"."#),
    Row(
      "key = { a ¦->\n *[b] Text\n}", .messageAsSelector,
      "A message cannot select a variant; use a variable, a function or an attribute of a term."),
    Row(
      "key = { -a ¦->\n *[b] Text\n}", .termAsSelector,
      "A term cannot select a variant, but an attribute of a term can."),
    Row(
      "key = { a.b ¦->\n *[c] Text\n}", .messageAttributeAsSelector,
      "An attribute of a message cannot select a variant; use a variable, a function or an attribute of a term."),
    Row(
      "key = { -a.b ¦}", .termAttributeAsPlaceable,
      "An attribute of a term can select a variant, but cannot stand in text by itself."),
    Row("key = { \"text¦\n\" }", .unterminatedString, "The string has no closing quote on its line."),
    Row(
      "key = { F(a: 1, 2¦) }", .positionalArgumentAfterNamed,
      "An argument without a name cannot follow one with a name; move it to the front."),
    Row(
      "key = { F(a: 1, a: 2¦) }", .duplicateNamedArgument,
      "Another argument of this call has the same name; remove one of them."),
    Row(
      #"key = { "\¦n" }"#, .unknownEscapeSequence,
      ##"There is no escape "\n"; the escapes are \\, \", \uXXXX and \UXXXXXX."##),
    Row(
      "key = { \"\\¦\n\" }", .unknownEscapeSequence,
      ##"The line ends within an escape; the escapes are \\, \", \uXXXX and \UXXXXXX."##),
    Row(
      #"key = { "\¦"#, .unknownEscapeSequence,
      ##"The file ends within an escape; the escapes are \\, \", \uXXXX and \UXXXXXX."##),
    Row(
      #"key = { "\u12¦" }"#, .invalidUnicodeEscape,
      ##"A Unicode escape needs 4 hexadecimal digits after "\u" or 6 after "\U"."##),
    Row(
      "key = Text ¦}", .unbalancedClosingBrace,
      #"This closing brace has no opening one; to show a brace as text, write { "}" }."#),
    Row(
      "key = { ¦}", .expectedExpression,
      #"An expression is missing here; to show a brace as text, write { "{" }."#),
    Row(
      "key = { { $a } ¦->\n *[b] Text\n}", .expectedSimpleSelector,
      "Braces cannot select a variant; write the selector without them."),
    Row(
      "key = " + String(repeating: "{", count: 50) + "¦{", .nestingTooDeep,
      "Braces and parentheses are nested more than 50 deep here."),
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
  func messageIsASentence(_ row: Row) {
    #expect(row.message.first?.isUppercase == true)
    #expect(row.message.last == ".")
  }
}

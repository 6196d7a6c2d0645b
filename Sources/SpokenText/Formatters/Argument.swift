/// What an app's message or a field is given: one of the four kinds of argument that a table knows, or a phrase of ours.
public struct Argument: Sendable {
  typealias Composer = @Sendable (Speaker, inout PhraseScope) -> Value

  let compose: Composer

  /// Whether nothing of it can be heard.
  let isBlank: Bool

  init(isBlank: Bool = false, _ compose: @escaping Composer) {
    self.isBlank = isBlank
    self.compose = compose
  }

  /// Text of a user's: a name, a title. It is never inflected, and cannot break the phrase.
  public static func text(_ text: String) -> Argument {
    Argument(isBlank: TextCleaning.isBlank(text)) { _, scope in .text(scope.keep(text)) }
  }

  /// What was said before, as it stands, with its spans. Line breaks in it become sentence ends.
  public static func utterance(_ utterance: Utterance) -> Argument {
    let lines = utterance.lines
    return Argument(isBlank: lines.isEmpty) { speaker, scope in
      .utterance(scope.keep(lines.count == 1 ? lines[0] : speaker.sentences(lines) ?? Utterance("")))
    }
  }

  /// A number with the digits it shows: tables select on its plural category or its exact value.
  public static func number(_ number: some SpeakableNumber) -> Argument {
    let number = number.exactDecimal
    return Argument { _, _ in .number(number) }
  }

  /// Another message with arguments of its own, said where it stands, in the form asked of it there.
  public static func phrase(_ id: PhraseID, _ arguments: [String: Argument] = [:]) -> Argument {
    Argument { speaker, scope in speaker.value(of: id, arguments, in: &scope) }
  }

  /// Text that counts as a number of a plural category: "more than 99". It never matches an exact number.
  public static func quantity(_ text: String, _ category: PluralCategory) -> Argument {
    Argument { _, scope in .quantityText(scope.keep(text), category) }
  }
}

extension Argument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// A number.
  public init(integerLiteral value: Int) { self = .number(value) }

  /// A number: the shortest decimal that the literal stands for.
  public init(floatLiteral value: Double) { self = .number(value) }
}

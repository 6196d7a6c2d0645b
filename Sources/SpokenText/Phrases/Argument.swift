/// What an app's message or a field is given: one of the four kinds of argument that a table knows, or a phrase of ours.
public struct Argument: Sendable {
  typealias Composer = @Sendable (Speaker, inout PhraseScope) -> BoundMessage

  /// Kept as it was given until it is said, so that only a phrase of ours needs a closure.
  private enum Content: Sendable {
    case text(String)
    /// The lines of an utterance.
    case said([Utterance])
    case number(ExactDecimal)
    case message(PhraseID, [String: Argument])
    case quantity(String, PluralCategory)
    case phrase(Composer)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// A phrase of ours.
  init(_ compose: @escaping Composer) { content = .phrase(compose) }

  /// Whether nothing of it can be heard.
  var isBlank: Bool {
    switch content {
    case .text(let text): TextCleaning.isBlank(text)
    case .said(let lines): lines.isEmpty
    case .number, .message, .quantity, .phrase: false
    }
  }

  /// Its value in a phrase of a speaker's.
  func compose(_ speaker: Speaker, _ scope: inout PhraseScope) -> Value {
    switch content {
    case .text(let text): .text(scope.keep(text))
    case .said(let lines):
      .utterance(scope.keep(lines.count == 1 ? lines[0] : speaker.sentences(lines) ?? Utterance("")))
    case .number(let number): .number(number)
    case .message(let id, let arguments): speaker.value(of: id, arguments, in: &scope)
    case .quantity(let text, let category): .quantityText(scope.keep(text), category)
    case .phrase(let compose): .phrase(compose(speaker, &scope))
    }
  }

  /// Text of a user's: a name, a title. It is never inflected, and cannot break the phrase.
  public static func text(_ text: String) -> Argument { Argument(.text(text)) }

  /// What was said before, as it stands, with its spans. Line breaks in it become sentence ends.
  public static func utterance(_ utterance: Utterance) -> Argument { Argument(.said(utterance.lines)) }

  /// A number with the digits it shows: tables select on its plural category or its exact value.
  public static func number(_ number: some SpeakableNumber) -> Argument { Argument(.number(number.exactDecimal)) }

  /// Another message with arguments of its own, said where it stands, in the form asked of it there.
  public static func phrase(_ id: PhraseID, _ arguments: [String: Argument] = [:]) -> Argument {
    Argument(.message(id, arguments))
  }

  /// Text that counts as a number of a plural category: "more than 99". It never matches an exact number.
  public static func quantity(_ text: String, _ category: PluralCategory) -> Argument {
    Argument(.quantity(text, category))
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

/// What an app's message is given: one of the four kinds of argument that a table knows.
public struct Argument: Sendable {
  typealias Composer = @Sendable (Speaker, inout PhraseScope) -> Value

  let compose: Composer

  init(_ compose: @escaping Composer) { self.compose = compose }

  /// Text of a user's: a name, a title. It is never inflected, and cannot break the phrase.
  public static func text(_ text: String) -> Argument {
    Argument { _, scope in .text(scope.keep(text)) }
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

  /// An amount of money, as ``Speaker/money(_:width:sign:style:per:context:)`` says it.
  public static func money(_ money: Money) -> Argument {
    Argument { speaker, scope in
      let names = MoneyNames(money.currency, .automatic, speaker.localCurrency, scope.table)
      return .phrase(scope.phrase(money: money, names: names, sign: .automatic, style: .standard))
    }
  }

  /// A moment, as ``Speaker/dateTime(_:context:)`` says it.
  public static func dateTime(_ instant: Instant) -> Argument {
    Argument { speaker, scope in
      guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.phrase(.dateUnavailable)) }
      return .phrase(scope.phrase(moment: moment, today: today, speaker.hourCycle))
    }
  }

  /// A day, as ``Speaker/date(_:style:context:)`` says it.
  public static func date(_ instant: Instant, style: DateStyle = .relative) -> Argument {
    Argument { speaker, scope in
      guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.phrase(.dateUnavailable)) }
      return .phrase(scope.phrase(date: moment, today: today, style: style))
    }
  }

  /// Items as a sentence names them, as ``Speaker/list(_:type:context:)`` says them.
  public static func list(_ items: [Argument], type: ListType = .and) -> Argument {
    Argument { speaker, scope in
      var values: [Value] = []
      for item in items { values.append(item.compose(speaker, &scope)) }
      return .phrase(scope.phrase(list: values, type: type))
    }
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

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Fields, errors, and limits of forms.
extension Phrase.Field {
  /// The field "Amount".
  public static let amount = Phrase.Field(PhraseID(.fieldAmount))
  /// The field "Description".
  public static let description = Phrase.Field(PhraseID(.fieldDescription))
  /// The field "Comment".
  public static let comment = Phrase.Field(PhraseID(.fieldComment))
  /// The field "Title", for a book, a task, or a photo.
  public static let title = Phrase.Field(PhraseID(.fieldTitle))
  /// The field "Date", for a day.
  public static let date = Phrase.Field(PhraseID(.fieldDate))
  /// The field "Time", for a time of day.
  public static let time = Phrase.Field(PhraseID(.fieldTime))
  /// The field "Address", for a place of residence.
  public static let address = Phrase.Field(PhraseID(.fieldAddress))
  /// The field "Select profile", before the current choice, such as "Select profile: Alice".
  public static let selectProfile = Phrase.Field(PhraseID(.fieldSelectProfile))
}

extension Phrase.Problem {
  /// The problem "Enter a full email address, like name at example dot com".
  public static let emailFormat = message(PhraseID(.errorEmailFormat))
  /// The problem "The two passwords must match".
  public static let passwordsDiffer = message(PhraseID(.errorPasswordsDiffer))
  /// The problem "Wrong email address or password. Check both".
  public static let credentials = message(PhraseID(.errorCredentials))
  /// The problem "Choose at least one option".
  public static let choose = message(PhraseID(.errorChoose))
  /// The problem "No internet connection. Connect and try again".
  public static let connection = message(PhraseID(.errorConnection))
  /// The problem "Something went wrong. Try again".
  public static let tryAgain = message(PhraseID(.errorTryAgain))
  /// The problem "The service is not available right now. Try again later".
  public static let tryLater = message(PhraseID(.errorTryLater))

  /// Returns the problem "Enter an amount from 1 to 500 dollars". If both amounts are equal, it is "Enter an amount of
  /// 1 dollar".
  ///
  /// The lower amount is always read first. If an amount isn't finite, the problem is "Invalid amount".
  ///
  /// - Parameters:
  ///   - least: The minimum amount.
  ///   - most: The maximum amount.
  ///   - currency: The currency of both amounts.
  public static func amount(
    from least: ExactDecimal, to most: ExactDecimal, _ currency: Currency
  ) -> Phrase.Problem {
    guard least.isFinite, most.isFinite else { return .invalid(.amount) }
    return least.compared(with: most) == 0
      ? message("error-amount-range.exact", ["amount": .money(least, currency)])
      : message(PhraseID(.errorAmountRange), ["range": .money(from: least, to: most, currency)])
  }

  /// Returns the problem "Enter a number from 1 to 10". The lower number is always read first.
  public static func number(from least: Int, to most: Int) -> Phrase.Problem {
    message(
      PhraseID(.errorNumberRange), ["least": .number(min(least, most)), "most": .number(max(least, most))])
  }

  /// Returns the problem "Enter at least 8 characters".
  public static func characters(atLeast count: Int) -> Phrase.Problem {
    message(PhraseID(.errorLeastCharacters), ["count": .number(count)])
  }

  /// Returns the problem "Enter at most 20 characters".
  public static func characters(atMost count: Int) -> Phrase.Problem {
    message(PhraseID(.errorMostCharacters), ["count": .number(count)])
  }
}

extension Phrase {
  /// A required part of a text, such as a digit in a password. To add your own, use an ``Overlay``, such as
  /// `Phrase.Requirement("a-vowel")`.
  public struct Requirement: Sendable, Hashable {
    let phrase: Phrase

    /// Creates a requirement from a message of your app's overlay. The message must fit after "with", such as "a vowel"
    /// in "At least 8 characters, with a vowel".
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    /// The requirement "A number".
    public static let digit = Requirement(PhraseID(.requireDigit))
    /// The requirement "A symbol".
    public static let symbol = Requirement(PhraseID(.requireSymbol))
    /// The requirement "A capital letter".
    public static let capital = Requirement(PhraseID(.requireCapital))
    /// The requirement "A small letter".
    public static let small = Requirement(PhraseID(.requireSmall))
  }

  /// Returns a phrase for the requirements of a password or another text, such as "At least 8 characters" or "At least
  /// 8 characters, with a number and a symbol". Without requirements, it is empty.
  ///
  /// - Parameters:
  ///   - count: The minimum number of characters. It is omitted if it is below 1.
  ///   - parts: The required parts.
  public static func requirement(atLeast count: Int, with parts: [Requirement] = []) -> Phrase {
    let list = Phrase.list(parts.map(\.phrase))
    guard count > 0 else {
      return parts.isEmpty ? .nothing : .message(PhraseID(library: "require-parts.alone"), ["parts": list])
    }
    let length = Phrase.message(PhraseID(.requireCharacters), ["count": .number(count)])
    return parts.isEmpty ? length : .message(PhraseID(.requireParts), ["length": length, "parts": list])
  }

  /// The phrase "All fields are required".
  public static var allRequired: Phrase { .message(PhraseID(.requireAll)) }

  /// The phrase "Password shown", after the characters of a password became visible.
  public static var passwordShown: Phrase { .message(PhraseID(.passwordShown)) }

  /// The phrase "Password hidden", after the characters of a password became invisible.
  public static var passwordHidden: Phrase { .message(PhraseID(.passwordHidden)) }

  /// Returns a phrase for the number of characters left, such as "12 characters left" or "No characters left". If the
  /// count is negative, the text is too long, and the phrase is "Over the limit by 3".
  public static func charactersLeft(_ count: Int) -> Phrase {
    if count == 0 { return .message(PhraseID(.charactersNoneLeft)) }
    let left = Phrase.number(ExactDecimal(count).magnitude)
    return .message(PhraseID(count > 0 ? .charactersLeft : .charactersOver), ["count": left])
  }

  /// Returns a phrase for the errors of a submitted form, such as "2 errors. First: Email address" or "1 error: Email
  /// address".
  ///
  /// - Parameters:
  ///   - count: The number of fields with errors. If it is below 1, the phrase is empty.
  ///   - first: The first field with an error, or `nil` if it has no name.
  public static func errors(_ count: Int, first: Field? = nil) -> Phrase {
    guard count > 0 else { return .nothing }
    guard let first else { return .message(PhraseID(library: "errors-in-form.alone"), ["count": .number(count)]) }
    return .message(PhraseID(.errorsInForm), ["count": .number(count), "field": .name(of: first)])
  }
}

extension Phrase.Hint {
  /// Returns the hint "Select from 4 options below".
  public static func options(_ count: Int) -> Phrase.Hint {
    .say(.message(PhraseID(.requireOption), ["count": .number(count)]))
  }
}

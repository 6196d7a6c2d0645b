// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Forms: what they ask for, what is wrong with them, and how much more fits.
extension Phrase.Field {
  /// "Amount".
  public static let amount = Phrase.Field(PhraseID(.fieldAmount))
  /// "Description".
  public static let description = Phrase.Field(PhraseID(.fieldDescription))
  /// "Comment".
  public static let comment = Phrase.Field(PhraseID(.fieldComment))
  /// "Title". Of a book, a task, a photo.
  public static let title = Phrase.Field(PhraseID(.fieldTitle))
  /// "Date". A day.
  public static let date = Phrase.Field(PhraseID(.fieldDate))
  /// "Time". A time of day.
  public static let time = Phrase.Field(PhraseID(.fieldTime))
  /// "Address". Where someone lives.
  public static let address = Phrase.Field(PhraseID(.fieldAddress))
  /// "Select profile". In front of the one that is chosen: "Select profile: Alice".
  public static let selectProfile = Phrase.Field(PhraseID(.fieldSelectProfile))
}

extension Phrase.Problem {
  /// "Enter a full email address, like name at example dot com".
  public static let emailFormat = message(PhraseID(.errorEmailFormat))
  /// "The two passwords must match".
  public static let passwordsDiffer = message(PhraseID(.errorPasswordsDiffer))
  /// "Wrong email address or password. Check both".
  public static let credentials = message(PhraseID(.errorCredentials))
  /// "Choose at least one option".
  public static let choose = message(PhraseID(.errorChoose))
  /// "No internet connection. Connect and try again".
  public static let connection = message(PhraseID(.errorConnection))
  /// "Something went wrong. Try again".
  public static let tryAgain = message(PhraseID(.errorTryAgain))
  /// "The service is not available right now. Try again later".
  public static let tryLater = message(PhraseID(.errorTryLater))

  /// "Enter an amount from 1 to 500 dollars"; where both are the same, "Enter an amount of 1 dollar". Ends that are the
  /// wrong way round are put in order; with one that is no number it is "Invalid amount".
  public static func amount(
    from least: ExactDecimal, to most: ExactDecimal, _ currency: Currency
  ) -> Phrase.Problem {
    guard least.isFinite, most.isFinite else { return .invalid(.amount) }
    return least.compared(with: most) == 0
      ? message("error-amount-range.exact", ["amount": .money(least, currency)])
      : message(PhraseID(.errorAmountRange), ["range": .money(from: least, to: most, currency)])
  }

  /// "Enter a number from 1 to 10". Ends that are the wrong way round are put in order.
  public static func number(from least: Int, to most: Int) -> Phrase.Problem {
    message(
      PhraseID(.errorNumberRange), ["least": .number(min(least, most)), "most": .number(max(least, most))])
  }

  /// "Enter at least 8 characters".
  public static func characters(atLeast count: Int) -> Phrase.Problem {
    message(PhraseID(.errorLeastCharacters), ["count": .number(count)])
  }

  /// "Enter at most 20 characters".
  public static func characters(atMost count: Int) -> Phrase.Problem {
    message(PhraseID(.errorMostCharacters), ["count": .number(count)])
  }
}

extension Phrase {
  /// What must be in a text. An app adds its own in an ``Overlay``: `Phrase.Requirement("a-vowel")`.
  public struct Requirement: Sendable, Hashable {
    let phrase: Phrase

    /// Something that a message of the app's overlay names, as it stands behind "with".
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    /// "A number".
    public static let digit = Requirement(PhraseID(.requireDigit))
    /// "A symbol".
    public static let symbol = Requirement(PhraseID(.requireSymbol))
    /// "A capital letter".
    public static let capital = Requirement(PhraseID(.requireCapital))
    /// "A small letter".
    public static let small = Requirement(PhraseID(.requireSmall))
  }

  /// What a password or another text must be: "At least 8 characters", "At least 8 characters, with a number and a symbol".
  ///
  /// - Parameters:
  ///   - count: How many characters it needs; below 1 it may have any number.
  ///   - parts: What must be in it.
  /// - Returns: What it must be; nothing where it may be anything.
  public static func requirement(atLeast count: Int, with parts: [Requirement] = []) -> Phrase {
    let list = Phrase.list(parts.map(\.phrase))
    guard count > 0 else {
      return parts.isEmpty ? .nothing : .message(PhraseID(library: "require-parts.alone"), ["parts": list])
    }
    let length = Phrase.message(PhraseID(.requireCharacters), ["count": .number(count)])
    return parts.isEmpty ? length : .message(PhraseID(.requireParts), ["length": length, "parts": list])
  }

  /// "All fields are required".
  public static var allRequired: Phrase { .message(PhraseID(.requireAll)) }

  /// That the characters of a password can be seen now: "Password shown".
  public static var passwordShown: Phrase { .message(PhraseID(.passwordShown)) }

  /// That the characters of a password can't be seen now: "Password hidden".
  public static var passwordHidden: Phrase { .message(PhraseID(.passwordHidden)) }

  /// How much more can be entered: "12 characters left", "No characters left"; below zero, what is written is too long,
  /// "Over the limit by 3".
  public static func charactersLeft(_ count: Int) -> Phrase {
    if count == 0 { return .message(PhraseID(.charactersNoneLeft)) }
    let left = Phrase.number(ExactDecimal(count).magnitude)
    return .message(PhraseID(count > 0 ? .charactersLeft : .charactersOver), ["count": left])
  }

  /// What is wrong with a form that was handed in: "2 errors. First: Email address"; of one, "1 error: Email address". Below
  /// 1 nothing is wrong, and nothing is said.
  ///
  /// - Parameters:
  ///   - count: How many fields are wrong.
  ///   - first: The first of them; nil where it has no name.
  public static func errors(_ count: Int, first: Field? = nil) -> Phrase {
    guard count > 0 else { return .nothing }
    guard let first else { return .message(PhraseID(library: "errors-in-form.alone"), ["count": .number(count)]) }
    return .message(PhraseID(.errorsInForm), ["count": .number(count), "field": .name(of: first)])
  }
}

extension Phrase.Hint {
  /// "Select from 4 options below".
  public static func options(_ count: Int) -> Phrase.Hint {
    .say(.message(PhraseID(.requireOption), ["count": .number(count)]))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// A problem and how to fix it, such as "Please select an answer to continue".
  public struct Problem: Sendable, Hashable {
    let phrase: Phrase

    /// Returns a problem from a message of your app's overlay. The message describes the problem and how to fix it.
    ///
    /// ```swift
    /// extension Phrase.Problem {
    ///   static func tooShort(least: Int) -> Self { .message("too-short", ["least": .number(least)]) }
    /// }
    /// speaker.say(.error(.tooShort(least: 9))).text   // "Error: The password needs at least 9 characters"
    /// ```
    public static func message(_ id: PhraseID, _ arguments: Arguments = [:]) -> Problem {
      Problem(phrase: .message(id, arguments))
    }

    /// Returns a problem whose text is already in the user's language.
    public static func text(_ text: String) -> Problem { Problem(phrase: .text(text)) }

    /// The problem "Please select an answer to continue".
    public static let selectAnswer = message(PhraseID(.errorSelectAnswer))
    /// The problem "Phone number must start with a plus sign and country code".
    public static let phoneFormat = message(PhraseID(.errorPhoneFormat))
    /// Returns the problem "Email address is required". Other words can't agree with a field's name that is text, such
    /// as "Date of birth". The problem is then "Date of birth: required field".
    public static func required(_ field: Field) -> Problem {
      message(field.id == nil ? "error-required.named" : PhraseID(.errorRequired), ["field": .name(of: field)])
    }
    /// Returns the problem "Invalid phone number". Other words can't agree with a field's name that is text, such as
    /// "Date of birth". The problem is then "Date of birth: invalid value".
    public static func invalid(_ field: Field) -> Problem {
      message(field.id == nil ? "error-invalid.named" : PhraseID(.errorInvalid), ["field": .name(of: field)])
    }
  }
}

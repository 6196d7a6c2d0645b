// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What is wrong, and what to do: "Please select an answer to continue".
  public struct Problem: Sendable, Hashable {
    let phrase: Phrase

    /// A message of the app's own overlay: it says what is wrong, and what to do.
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

    /// A text that comes ready from elsewhere: a server's.
    public static func text(_ text: String) -> Problem { Problem(phrase: .text(text)) }

    /// "Please select an answer to continue".
    public static let selectAnswer = message(PhraseID(.errorSelectAnswer))
    /// "Phone number must start with a plus sign and country code".
    public static let phoneFormat = message(PhraseID(.errorPhoneFormat))
    /// "Email address is required". Of a field whose name is text, "Date of birth: required field".
    public static func required(_ field: Field) -> Problem {
      message(field.id == nil ? "error-required.named" : PhraseID(.errorRequired), ["field": .name(of: field)])
    }
    /// "Invalid phone number". Of a field whose name is text, "Date of birth: invalid value".
    public static func invalid(_ field: Field) -> Problem {
      message(field.id == nil ? "error-invalid.named" : PhraseID(.errorInvalid), ["field": .name(of: field)])
    }
  }
}

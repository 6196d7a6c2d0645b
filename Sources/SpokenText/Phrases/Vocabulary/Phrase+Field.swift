// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What a part of a label is called, or a field of a form. The library has names for these; an app adds its own in an
  /// ``Overlay``:
  ///
  /// ```swift
  /// extension Phrase.Field { static let weeklyAllowance = Self("weekly-allowance") }
  /// ```
  public struct Field: Sendable, Hashable {
    let id: PhraseID

    /// A field that a message of the app's overlay names. Where the language has genders, its attribute `.gender` lets
    /// what is said of the field agree with it:
    ///
    /// ```ftl
    /// amount = kwota
    ///     .gender = feminine
    /// ```
    public init(_ id: PhraseID) { self.id = id }

    private init(_ message: BuiltInMessage) { id = PhraseID(message) }

    /// "Email address".
    public static let emailAddress = Field(.fieldEmailAddress)
    /// "Phone number".
    public static let phoneNumber = Field(.fieldPhoneNumber)
    /// "Password".
    public static let password = Field(.fieldPassword)
    /// "Name".
    public static let name = Field(.fieldName)
    /// "Category".
    public static let category = Field(.labelCategory)
  }

  /// What a field is called: "Email address".
  public static func name(of field: Field) -> Phrase { .message(field.id) }
}

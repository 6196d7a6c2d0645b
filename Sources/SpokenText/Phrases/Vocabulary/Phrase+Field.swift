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
    private enum Name: Sendable, Hashable {
      case message(PhraseID)
      case text(String)
    }

    private let name: Name

    /// The message that names it, or nil if its name is text.
    var id: PhraseID? { if case .message(let id) = name { id } else { nil } }

    /// What it is called.
    fileprivate var phrase: Phrase {
      switch name {
      case .message(let id): .message(id)
      case .text(let text): .text(text)
      }
    }

    /// A field that a message of the app's overlay names. Where the language has genders, its attribute `.gender` lets
    /// what is said of the field agree with it:
    ///
    /// ```ftl
    /// amount = kwota
    ///     .gender = feminine
    /// ```
    public init(_ id: PhraseID) { name = .message(id) }

    private init(_ message: BuiltInMessage) { name = .message(PhraseID(message)) }

    private init(name: Name) { self.name = name }

    /// A field whose name is text, such as that of a form that people put together. Nothing agrees with it: "Date of birth:
    /// required field".
    public static func text(_ name: String) -> Field { Field(name: .text(name)) }

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
  public static func name(of field: Field) -> Phrase { field.phrase }
}

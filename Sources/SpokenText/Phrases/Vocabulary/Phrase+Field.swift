// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The name of a form field, or of a part of a label. SpokenText has names for common ones. To add your own, use an
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

    /// The ID of the message with the name, or `nil` if the name is text.
    var id: PhraseID? { if case .message(let id) = name { id } else { nil } }

    /// The name as a phrase.
    fileprivate var phrase: Phrase {
      switch name {
      case .message(let id): .message(id)
      case .text(let text): .text(text)
      }
    }

    /// Creates a field from a message of your app's overlay. In languages with genders, its attribute `.gender` lets other
    /// words agree with the field:
    ///
    /// ```ftl
    /// amount = kwota
    ///     .gender = feminine
    /// ```
    public init(_ id: PhraseID) { name = .message(id) }

    private init(_ message: BuiltInMessage) { name = .message(PhraseID(message)) }

    private init(name: Name) { self.name = name }

    /// Returns a field whose name is text, such as in a form that users create. Other words don't agree with it, such as in
    /// "Date of birth: required field".
    public static func text(_ name: String) -> Field { Field(name: .text(name)) }

    /// The field "Email address".
    public static let emailAddress = Field(.fieldEmailAddress)
    /// The field "Phone number".
    public static let phoneNumber = Field(.fieldPhoneNumber)
    /// The field "Password".
    public static let password = Field(.fieldPassword)
    /// The field "Name".
    public static let name = Field(.fieldName)
    /// The field "Category".
    public static let category = Field(.labelCategory)
  }

  /// Returns the name of a field, such as "Email address".
  public static func name(of field: Field) -> Phrase { field.phrase }
}

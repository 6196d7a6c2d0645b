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
    private enum Title: Sendable, Hashable {
      case message(PhraseID)
      case text(String)
    }

    private let title: Title

    /// The ID of the message with the name, or `nil` if the name is text.
    var id: PhraseID? { if case .message(let id) = title { id } else { nil } }

    /// The name as a phrase.
    fileprivate var phrase: Phrase {
      switch title {
      case .message(let id): .message(id)
      case .text(let text): .text(text)
      }
    }

    /// Creates a field from a message of your app's overlay. In languages with genders, its attribute `.gender` lets
    /// other words agree with the field. For example, in Polish:
    ///
    /// ```ftl
    /// amount = kwota
    ///     .gender = feminine
    /// ```
    public init(_ id: PhraseID) { title = .message(id) }

    private init(_ message: BuiltInMessage) { title = .message(PhraseID(message)) }

    private init(title: Title) { self.title = title }

    /// Returns a field whose name is text, such as in a form that users create. Other words can't agree with this name.
    /// For example, an error is "Date of birth: required field".
    public static func text(_ name: String) -> Field { Field(title: .text(name)) }

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

    /// The fields of forms and receipts that SpokenText has words for.
    public static var all: [Field] { Vocabulary.fields.words.map { Field($0) } }

    /// The field's name in encoded data and commands, such as `email-address`. For an app's field, it is the ID of the
    /// message. For ``text(_:)``, it is the text. The name is the same in every language, so you can use it in
    /// identifiers.
    public var name: String {
      switch title {
      case .message(let id): Vocabulary.fields.name(of: id)
      case .text(let text): text
      }
    }

    /// Creates the field with this ``name-property``. Returns `nil` if SpokenText has no such field.
    public init?(named name: some StringProtocol) {
      guard let id = Vocabulary.fields.id(named: name) else { return nil }
      self.init(id)
    }
  }

  /// Returns the name of a field, such as "Email address".
  public static func name(of field: Field) -> Phrase { field.phrase }
}

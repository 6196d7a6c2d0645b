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
    private enum Title: Sendable, Hashable {
      case message(PhraseID)
      case text(String)
    }

    private let title: Title

    /// The message that names it, or nil if its name is text.
    var id: PhraseID? { if case .message(let id) = title { id } else { nil } }

    /// What it is called.
    fileprivate var phrase: Phrase {
      switch title {
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
    public init(_ id: PhraseID) { title = .message(id) }

    private init(_ message: BuiltInMessage) { title = .message(PhraseID(message)) }

    private init(title: Title) { self.title = title }

    /// A field whose name is text, such as that of a form that people put together. Nothing agrees with it: "Date of birth:
    /// required field".
    public static func text(_ name: String) -> Field { Field(title: .text(name)) }

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

    /// The fields that the library has words for.
    public static var all: [Field] { Vocabulary.fields.words.map { Field($0) } }

    /// The field's name in data and on the command line, such as `email-address`. For a field of an app, this is the id of its
    /// message, and for ``text(_:)``, the text. It is the same in every language, so you can use it in identifiers.
    public var name: String {
      switch title {
      case .message(let id): Vocabulary.fields.name(of: id)
      case .text(let text): text
      }
    }

    /// Creates the field with a name of ``name``, or returns `nil` if the library has no such field.
    public init?(named name: some StringProtocol) {
      guard let id = Vocabulary.fields.id(named: name) else { return nil }
      self.init(id)
    }
  }

  /// What a field is called: "Email address".
  public static func name(of field: Field) -> Phrase { field.phrase }
}

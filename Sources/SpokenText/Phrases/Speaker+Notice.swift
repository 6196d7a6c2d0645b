/// A field of a form. The library has names for these; an app adds its own in an ``Overlay``.
public struct FormField: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case builtIn(BuiltInMessage)
    case app(PhraseID)
  }

  let kind: Kind

  private init(slot: BuiltInMessage) { kind = .builtIn(slot) }

  /// A field that a message of the app's overlay names. Where the language has genders, its attribute `.gender` lets
  /// what is said of the field agree with it:
  ///
  /// ```ftl
  /// amount = kwota
  ///     .gender = feminine
  /// ```
  public init(_ id: PhraseID) { kind = .app(id) }

  /// "Email address".
  public static let emailAddress = FormField(slot: .fieldEmailAddress)
  /// "Phone number".
  public static let phoneNumber = FormField(slot: .fieldPhoneNumber)
  /// "Password".
  public static let password = FormField(slot: .fieldPassword)
  /// "Name".
  public static let name = FormField(slot: .fieldName)
}

/// What is wrong.
public struct FormProblem: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case phrase(BuiltInMessage)
    case field(BuiltInMessage, FormField)
    case app(PhraseID)
    case text(String)
  }

  let kind: Kind

  /// "Please select an answer to continue".
  public static let selectAnswer = FormProblem(kind: .phrase(.errorSelectAnswer))
  /// "Must start with plus sign and country code".
  public static let phoneFormat = FormProblem(kind: .phrase(.errorPhoneFormat))
  /// "Email address is required".
  public static func required(_ field: FormField) -> FormProblem { FormProblem(kind: .field(.errorRequired, field)) }
  /// "Invalid phone number".
  public static func invalid(_ field: FormField) -> FormProblem { FormProblem(kind: .field(.errorInvalid, field)) }
  /// A message of the app's own overlay, without arguments: it says what is wrong, and what to do.
  ///
  /// ```swift
  /// extension FormProblem { static let tooShort: FormProblem = .phrase("too-short") }
  /// speaker.error(.tooShort)   // "Error: The password is too short"
  /// ```
  public static func phrase(_ id: PhraseID) -> FormProblem { FormProblem(kind: .app(id)) }
  /// A message that comes ready from elsewhere, a server's.
  public static func text(_ text: String) -> FormProblem { FormProblem(kind: .text(text)) }
}

/// Work that goes on.
public struct Activity: Sendable, Hashable {
  let slot: BuiltInMessage

  /// "Loading".
  public static let loading = Activity(slot: .loading)
  /// "Loading tasks".
  public static let loadingTasks = Activity(slot: .loadingTasks)
  /// "Loading photo".
  public static let loadingPhoto = Activity(slot: .loadingPhoto)
  /// "Creating profile".
  public static let creatingProfile = Activity(slot: .creatingProfile)
  /// "Saving".
  public static let saving = Activity(slot: .saving)
  /// "Signing in".
  public static let signingIn = Activity(slot: .signingIn)
}

/// Something that came about, or is not there.
public struct Notice: Sendable, Hashable {
  let slot: BuiltInMessage
  var name: String?
  var query: String?

  /// "Transaction created successfully".
  public static let transactionCreated = Notice(slot: .doneTransactionCreated)
  /// "Profile saved".
  public static let profileSaved = Notice(slot: .doneProfileSaved)
  /// "Aspirin deleted".
  public static func deleted(_ name: String) -> Notice { Notice(slot: .doneDeleted, name: name) }
  /// "No results for aspirin".
  public static func noResults(for query: String) -> Notice { Notice(slot: .emptyResults, query: query) }
  /// "No internet connection".
  public static let noConnection = Notice(slot: .emptyConnection)
  /// "Health data unavailable".
  public static let noHealthData = Notice(slot: .emptyHealthData)
}

extension Speaker {
  /// What a field of a form is called: "Email address".
  public func name(of field: FormField, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { scope in
      let name = value(of: field, in: &scope)
      return scope.singlePhrase(name)
    }
  }

  private func value(of field: FormField, in scope: inout PhraseScope) -> Value {
    switch field.kind {
    case .builtIn(let slot): .phrase(scope.phrase(slot))
    case .app(let id): value(of: id, [:], in: &scope)
    }
  }

  /// What is wrong, behind the word that says that something is: "Error: Please select an answer to continue".
  ///
  /// Without `isMarked` it is said by itself: "Invalid phone number".
  public func error(
    _ problem: FormProblem, isMarked: Bool = true, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let message: Value
      switch problem.kind {
      case .phrase(let slot): message = .phrase(scope.phrase(slot))
      case .field(let slot, let field):
        let name = value(of: field, in: &scope)
        message = .phrase(scope.phrase(slot, (.field, name)))
      case .app(let id): message = value(of: id, [:], in: &scope)
      case .text(let text): message = .text(scope.keep(text))
      }
      return isMarked ? scope.phrase(.error, (.message, message)) : scope.singlePhrase(message)
    }
  }

  /// Work that goes on: "Saving"; with `asksToWait`, "Loading tasks, please wait".
  public func loading(
    _ activity: Activity = .loading, asksToWait: Bool = false, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let said = scope.phrase(activity.slot)
      return asksToWait ? scope.phrase(.pleaseWait, (.activity, .phrase(said))) : said
    }
  }

  /// Something that came about, or is not there: "Profile saved", "No results for aspirin".
  public func notice(_ notice: Notice, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { scope in
      if let name = notice.name { return scope.phrase(notice.slot, (.name, .text(scope.keep(name)))) }
      if let query = notice.query { return scope.phrase(notice.slot, (.query, .text(scope.keep(query)))) }
      return scope.phrase(notice.slot)
    }
  }
}

import SpokenTextTesting

@testable import SpokenText

extension FormField {
  /// The message that names it.
  fileprivate var id: String {
    switch kind {
    case .builtIn(let slot): slot.id
    case .app(let id): id.description
    }
  }
}

extension Catalogue {
  private static let fields: [(name: String, field: FormField)] = [
    ("email address", .emailAddress), ("phone number", .phoneNumber), ("password", .password), ("name", .name),
  ]

  private static let problems: [(name: String, problem: FormProblem)] =
    [
      ("select answer", .selectAnswer), ("phone format", .phoneFormat),
      ("text “The server is busy”", .text("The server is busy")),
      ("text “iPhone not found”", .text("iPhone not found")),
    ]
    + fields.flatMap { name, field in
      [("\(name) required", .required(field)), ("\(name) invalid", .invalid(field))]
    }

  private static let activities: [(name: String, activity: Activity)] = [
    ("anything", .loading), ("tasks", .loadingTasks), ("photo", .loadingPhoto), ("creating profile", .creatingProfile),
    ("saving", .saving), ("signing in", .signingIn),
  ]

  private static let announcements: [(name: String, notice: Notice)] = [
    ("transaction created", .transactionCreated), ("profile saved", .profileSaved),
    ("deleted Aspirin", .deleted("Aspirin")), ("deleted iPhone", .deleted("iPhone")),
    ("no results for aspirin", .noResults(for: "aspirin")), ("no connection", .noConnection),
    ("no health data", .noHealthData),
  ]

  static func notices(_ language: LanguageTag) -> [GoldenSample] {
    let probe = speaker(language, coverage: Coverage())
    let errors = problems.flatMap { name, problem in
      [
        GoldenSample("error \(name)") { $0.error(problem) },
        GoldenSample("error \(name) unmarked") { $0.error(problem, isMarked: false) },
        GoldenSample("error \(name) inline") { $0.error(problem, context: .inline) },
      ]
    }
    let work = activities.flatMap { name, activity in
      [
        GoldenSample("loading \(name)") { $0.loading(activity) },
        GoldenSample("loading \(name) please wait") { $0.loading(activity, asksToWait: true) },
        GoldenSample("loading \(name) inline") { $0.loading(activity, context: .inline) },
      ]
    }
    let news = announcements.flatMap { name, notice in
      [
        GoldenSample("notice \(name)") { $0.notice(notice) },
        GoldenSample("notice \(name) inline") { $0.notice(notice, context: .inline) },
      ]
    }
    // The names of fields stand by themselves in labels.
    let names = fields.flatMap { _, field in
      forms(of: field.id, key: field.id, counting: "count", numbers: .none, probe)
    }
    return errors + names + agreements(probe.table) + work + news
  }

  /// Problems with a field that an app names in its own words: of the genders that no field of ours has.
  private static func agreements(_ table: LocaleTable) -> [GoldenSample] {
    let genders = Set(
      fields.compactMap { table.message(of: $0.field) }.map { table.trait(.gender, of: $0) })
    guard genders != [.none] else { return [] }
    let nouns = CountedNoun.ofEachGender(table).filter {
      !genders.contains(table.trait(.gender, of: table.message(of: $0)))
    }
    return nouns.flatMap { noun in
      let field = Argument.phrase(PhraseID(reading: noun.id), ["count": 1])
      return [("required", "error-required" as PhraseID), ("invalid", "error-invalid")].map { name, problem in
        GoldenSample("error field like \(noun.name) \(name)") { $0.say(problem, ["field": field]) }
      }
    }
  }
}

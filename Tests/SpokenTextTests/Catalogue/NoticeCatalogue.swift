// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  private static let fields: [(name: String, field: Phrase.Field)] = [
    ("email address", .emailAddress), ("phone number", .phoneNumber), ("password", .password), ("name", .name),
  ]

  private static let problems: [(name: String, problem: Phrase.Problem)] =
    [
      ("select answer", .selectAnswer), ("phone format", .phoneFormat),
      ("text “The server is busy”", .text("The server is busy")),
      ("text “iPhone not found”", .text("iPhone not found")), ("blank", .text(" ")),
    ]
    + fields.flatMap { name, field in
      [("\(name) required", .required(field)), ("\(name) invalid", .invalid(field))]
    }

  private static let activities: [(name: String, activity: Phrase.Activity)] = [
    ("anything", .loading), ("tasks", .loadingTasks), ("photo", .loadingPhoto), ("creating profile", .creatingProfile),
    ("saving", .saving), ("signing in", .signingIn),
  ]

  private static let announcements: [(name: String, notice: Phrase.Notice)] = [
    ("transaction created", .transactionCreated), ("profile saved", .profileSaved),
    ("deleted Aspirin", .deleted("Aspirin")), ("deleted iPhone", .deleted("iPhone")),
    ("no results for aspirin", .noResults(for: "aspirin")), ("no connection", .noConnection),
    ("no health data", .noHealthData), ("deleted nothing", .deleted("")),
    ("no results for nothing", .noResults(for: " ")),
  ]

  static func notices(_ probe: Probe) -> [GoldenSample] {
    let errors = problems.flatMap { name, problem in
      [
        GoldenSample.phrase("error \(name)", .error(problem)),
        .phrase("error \(name) unmarked", .error(problem, prefixed: false)),
        .phrase("error \(name) inline", .error(problem), context: .inline),
      ]
    }
    let work = activities.flatMap { name, activity in
      [
        GoldenSample.phrase("loading \(name)", .activity(activity)),
        .phrase("loading \(name) please wait", .activity(activity, pleaseWait: true)),
        .phrase("loading \(name) inline", .activity(activity), context: .inline),
      ]
    }
    let news = announcements.flatMap { name, notice in
      [
        GoldenSample.phrase("notice \(name)", .notice(notice)),
        .phrase("notice \(name) inline", .notice(notice), context: .inline),
      ]
    }
    // The names of fields stand by themselves in labels.
    let names = fields.compactMap { $0.field.id?.description }.flatMap { id in
      forms(of: id, key: id, counting: "count", numbers: .none, probe)
    }
    return errors + names + agreements(probe.table) + work + news
  }

  /// Problems with a field that an app names in its own words: of the genders that no field of ours has.
  private static func agreements(_ table: LocaleTable) -> [GoldenSample] {
    let genders = Set(
      fields.compactMap { $0.field.id.flatMap { table.message($0) } }.map { table.trait(.gender, of: $0) })
    guard genders != [.none] else { return [] }
    let nouns = Phrase.Noun.ofEachGender(table).filter {
      !genders.contains(table.trait(.gender, of: table.message(of: $0)))
    }
    return nouns.flatMap { noun in
      let field = Phrase.message(noun.id, ["count": .number(1)])
      return [("required", "error-required" as PhraseID), ("invalid", "error-invalid")].map { name, problem in
        GoldenSample.phrase("error field like \(noun.name) \(name)", .message(problem, ["field": field]))
      }
    }
  }
}

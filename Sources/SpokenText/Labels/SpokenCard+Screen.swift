// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for screens that are empty, loading, offline, or have an error.
extension SpokenCard {
  /// Creates the card of an empty screen or list, such as "No medications yet. Add one to get started".
  ///
  /// - Parameters:
  ///   - noun: The noun for an item.
  ///   - isToBeFilled: `true` to ask the user to add an item.
  ///   - id: The UI test identifier.
  public static func emptyState(_ noun: Phrase.Noun, isToBeFilled: Bool = false, id: String? = nil) -> SpokenCard {
    SpokenCard(id: id, traits: .staticText) {
      Phrase.empty(noun).importance(.essential)
      if isToBeFilled { Phrase.notice(.add(noun)) }
    }
  }

  /// Creates the card of a search without results, such as "No results for owls. Try another word".
  ///
  /// - Parameters:
  ///   - query: The text that the user searched for.
  ///   - id: The UI test identifier.
  public static func emptyState(searching query: String, id: String? = nil) -> SpokenCard {
    SpokenCard(id: id, traits: .staticText) {
      Phrase.notice(.noResults(for: query)).importance(.essential)
      Phrase.notice(.tryAnotherWord)
    }
  }

  /// Creates an error card, such as "Error: Please select an answer to continue". To announce the error, too, use
  /// ``AnnouncedCard/error(_:id:focus:)``.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - advice: The advice, such as ``Phrase/Problem/tryLater``.
  ///   - id: The UI test identifier.
  public static func error(_ problem: Phrase.Problem, advice: Phrase.Problem? = nil, id: String? = nil) -> SpokenCard {
    SpokenCard(id: id, traits: .staticText) {
      Phrase.error(problem).importance(.urgent)
      Phrase.error(advice, prefixed: false).importance(.essential)
    }
  }

  /// Creates an activity card, such as "Loading tasks, please wait".
  public static func activity(_ activity: Phrase.Activity, pleaseWait: Bool = false, id: String? = nil) -> SpokenCard {
    SpokenCard(.activity(activity, pleaseWait: pleaseWait), id: id, traits: .updatesFrequently)
  }

  /// Creates a loading card, such as "Loading" with the value "40 percent".
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - fraction: The progress from 0 to 1, or `nil` if unknown.
  ///   - timeLeft: The estimated time left.
  ///   - id: The UI test identifier.
  public static func loading(
    _ activity: Phrase.Activity = .loading, _ fraction: Double? = nil, timeLeft: Swift.Duration? = nil,
    id: String? = nil
  ) -> SpokenCard {
    SpokenCard(.activity(activity), id: id, traits: .updatesFrequently).value {
      fraction.map { Phrase.progress($0) }
      timeLeft.map { Phrase.remaining($0, style: .about) }
    }
  }

  /// Creates a progress card, such as "Questionnaire progress" with the value "3 of 5".
  public static func progress(
    _ name: Phrase, _ completed: some SpeakableNumber, of total: some SpeakableNumber,
    style: Phrase.ProgressStyle = .plain, id: String? = nil
  ) -> SpokenCard {
    SpokenCard(name, id: id, traits: .updatesFrequently).value(
      .progress(completed, of: total, style: style))
  }

  /// Creates an offline card, such as "No internet connection. Last updated 5 minutes ago".
  ///
  /// - Parameters:
  ///   - keepsChanges: `true` if the app keeps changes until it is online. The text is "Offline, changes are kept on
  ///     this device".
  ///   - updated: The last update.
  ///   - id: The UI test identifier.
  public static func offline(
    keepsChanges: Bool = false, lastUpdated updated: (any SpeakableMoment)? = nil, id: String? = nil
  ) -> SpokenCard {
    SpokenCard(id: id, traits: .staticText) {
      Phrase.notice(keepsChanges ? .offlineChangesKept : .noConnection).importance(.urgent)
      updated.map { Phrase.last(.updated, $0.instantForSpeech) }
    }
  }
}

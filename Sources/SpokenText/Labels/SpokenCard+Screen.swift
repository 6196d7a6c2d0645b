// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: what stands on a screen while there is nothing else to show.
extension SpokenCard {
  /// A screen or a list with nothing in it yet: "No medications yet. Add one to get started".
  ///
  /// - Parameters:
  ///   - noun: What is going to be there.
  ///   - isToBeFilled: Whether its listener can add something.
  ///   - id: What tests of the user interface find it by.
  public static func emptyState(_ noun: Phrase.Noun, isToBeFilled: Bool = false, id: String? = nil) -> SpokenCard {
    SpokenCard(id: id, traits: .staticText) {
      Phrase.empty(noun).importance(.essential)
      if isToBeFilled { Phrase.notice(.add(noun)) }
    }
  }

  /// Nothing was found: "No results for owls. Try another word".
  ///
  /// - Parameters:
  ///   - query: What was looked for.
  ///   - id: What tests of the user interface find it by.
  public static func emptyState(searching query: String, id: String? = nil) -> SpokenCard {
    SpokenCard(id: id, traits: .staticText) {
      Phrase.notice(.noResults(for: query)).importance(.essential)
      Phrase.notice(.tryAnotherWord)
    }
  }

  /// What is wrong, where it is shown: "Error: Please select an answer to continue". It is to be announced too, which
  /// ``AnnouncedCard/error(_:id:focus:)`` sees to.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - advice: What to do about it, as ``Phrase/Problem/tryLater``.
  ///   - id: What tests of the user interface find it by.
  public static func error(_ problem: Phrase.Problem, advice: Phrase.Problem? = nil, id: String? = nil) -> SpokenCard {
    SpokenCard(id: id, traits: .staticText) {
      Phrase.error(problem).importance(.urgent)
      Phrase.error(advice, prefixed: false).importance(.essential)
    }
  }

  /// Work that goes on: "Loading tasks, please wait".
  public static func activity(_ activity: Phrase.Activity, pleaseWait: Bool = false, id: String? = nil) -> SpokenCard {
    SpokenCard(.activity(activity, pleaseWait: pleaseWait), id: id, traits: .updatesFrequently)
  }

  /// Something that is being loaded: its label "Loading", its value "40 percent" where that is known.
  ///
  /// - Parameters:
  ///   - activity: What goes on.
  ///   - fraction: How much is done, a part of one; nil where that is not known.
  ///   - timeLeft: How much longer it will take.
  ///   - id: What tests of the user interface find it by.
  public static func loading(
    _ activity: Phrase.Activity = .loading, _ fraction: Double? = nil, timeLeft: Swift.Duration? = nil,
    id: String? = nil
  ) -> SpokenCard {
    SpokenCard(.activity(activity), id: id, traits: .updatesFrequently).value {
      fraction.map { Phrase.progress($0) }
      timeLeft.map { Phrase.remaining($0, style: .about) }
    }
  }

  /// How far something has come: label "Questionnaire progress", value "3 of 5".
  public static func progress(
    _ name: Phrase, _ completed: some SpeakableNumber, of total: some SpeakableNumber,
    style: Phrase.ProgressStyle = .plain, id: String? = nil
  ) -> SpokenCard {
    SpokenCard(name, id: id, traits: .updatesFrequently).value(
      .progress(completed, of: total, style: style))
  }

  /// The device has no connection: "No internet connection. Last updated 5 minutes ago"; where changes are kept until it
  /// has one, "Offline, changes are kept on this device".
  ///
  /// - Parameters:
  ///   - keepsChanges: Whether what is changed now is kept.
  ///   - updated: When what is shown was up to date.
  ///   - id: What tests of the user interface find it by.
  public static func offline(
    keepsChanges: Bool = false, lastUpdated updated: (any SpeakableMoment)? = nil, id: String? = nil
  ) -> SpokenCard {
    SpokenCard(id: id, traits: .staticText) {
      Phrase.notice(keepsChanges ? .offlineChangesKept : .noConnection).importance(.urgent)
      updated.map { Phrase.last(.updated, $0.instantForSpeech) }
    }
  }
}

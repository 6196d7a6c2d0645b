// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for medications, tasks, and measurements.
extension SpokenCard {
  /// Creates a medication card, such as "Aspirin. 500 milligrams, 2 tablets. Every day at 8:00 AM. Next: tomorrow at
  /// 8:00 AM. Active".
  ///
  /// With ``Verbosity/brief``, the name and dosage are read.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - dosage: The dosage, such as ``Phrase/dosage(_:_:)``.
  ///   - schedule: The schedule, such as ``Phrase/recurrence(_:style:)``.
  ///   - next: The time of the next dose.
  ///   - status: The status, such as ``Phrase/Status/active``.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
  public static func medication(
    _ name: String, dosage: Phrase? = nil, schedule: Phrase? = nil, next: (any SpeakableMoment)? = nil,
    status: Phrase.Status? = nil, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(name)
      dosage?.importance(.essential)
      schedule
      next.map { Phrase.next($0.instantForSpeech) }
      status.map { Phrase.part($0, of: .medication) }
    }
    .named(.medication)
  }

  /// Creates a dose card, such as "Aspirin. 500 milligrams. Scheduled: Today at 8:00 AM" with the value "Taken: 8:12
  /// AM" or "Missed".
  ///
  /// Under a header with the day, use ``Speaker/elements(_:under:)``, which omits the day.
  ///
  /// - Parameters:
  ///   - medication: The name.
  ///   - status: ``Phrase/Status/pending``, `taken`, `skipped`, or `missed`.
  ///   - dosage: The dosage.
  ///   - scheduled: The scheduled time.
  ///   - recorded: The time when it was taken or skipped.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
  public static func dose(
    _ medication: String, _ status: Phrase.Status, dosage: Phrase? = nil, scheduled: (any SpeakableMoment)? = nil,
    recorded: (any SpeakableMoment)? = nil, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    let state = Phrase.part(status, of: .dose)
    return SpokenCard(id: id, traits: traits) {
      Phrase.essential(medication)
      dosage
      scheduled.map {
        Phrase.field(named: .state(.scheduled, of: .dose), .dateTime($0.instantForSpeech))
          .importance(.essential)
      }
    }
    .named(.dose)
    .value(
      recorded.map {
        Phrase.field(named: state, .dateTime($0.instantForSpeech)).importance(state.importance)
      } ?? state)
  }

  /// Creates a task card, such as "Call the pharmacy. Grandma. Due today at 6:00 PM" with the value "Pending".
  ///
  /// An overdue task has "Overdue by 2 hours" instead of the due date. If ``Speaker/saysUrgentFirst`` is `true`, these
  /// words come first. A completed task omits the due date.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - status: ``Phrase/Status/pending``, `inProgress`, `completed`, or `overdue`.
  ///   - assignee: The person who does the task, or whom it is for.
  ///   - due: The due date.
  ///   - includesTime: `false` if the due date has no time of day.
  ///   - completed: The last completion. Unless the status is `completed`, it is read only with
  ///     ``Verbosity/detailed``.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
  public static func task(
    _ title: Phrase, _ status: Phrase.Status = .pending, assignee: String? = nil, due: (any SpeakableMoment)? = nil,
    includesTime: Bool = true, lastCompleted completed: (any SpeakableMoment)? = nil, id: String? = nil,
    traits: SpokenTraits = []
  ) -> SpokenCard {
    let isOverdue = status == .overdue
    let dueTime = status == .completed ? nil : due
    return SpokenCard(id: id, traits: traits) {
      Phrase.essential(title)
      assignee
      dueTime.map {
        Phrase.due($0.instantForSpeech, includesTime: includesTime).importance(
          isOverdue ? .urgent : .essential)
      }
      completed.map {
        Phrase.last(.completed, $0.instantForSpeech).importance(
          status == .completed ? .standard : .detail)
      }
    }
    .named(.task)
    // "Overdue by 2 hours" already has the status. A date without a time can be today.
    .value(isOverdue && due != nil && includesTime ? nil : .part(status, of: .task))
  }

  /// Creates the card of a task whose title is the user's text. See
  /// ``task(_:_:assignee:due:includesTime:lastCompleted:id:traits:)-(Phrase,_,_,_,_,_,_,_)``.
  public static func task(
    _ title: String, _ status: Phrase.Status = .pending, assignee: String? = nil, due: (any SpeakableMoment)? = nil,
    includesTime: Bool = true, lastCompleted completed: (any SpeakableMoment)? = nil, id: String? = nil,
    traits: SpokenTraits = []
  ) -> SpokenCard {
    task(
      .text(title), status, assignee: assignee, due: due, includesTime: includesTime, lastCompleted: completed, id: id,
      traits: traits)
  }

  /// Creates a measurement card, such as "Steps" with the value "8,547 steps. Up 12 percent from last week".
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - reading: The value. If it is `nil` or silent, the card says "No data" without a change.
  ///   - change: The change, such as ``Phrase/change(_:from:maximumFractionDigits:)``.
  ///   - goal: The amount that remains to a goal, such as ``Phrase/toGo(_:)``.
  ///   - measured: The time of measurement (read only with ``Verbosity/detailed``).
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
  public static func metric(
    _ name: Phrase, _ reading: Phrase?, change: Phrase? = nil, goal: Phrase? = nil,
    measured: (any SpeakableMoment)? = nil, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    let isMeasured = reading.map { !$0.isSilent } ?? false
    return SpokenCard(name.importance(.essential), id: id, traits: traits)
      .value {
        if isMeasured {
          reading
          change
        } else {
          Phrase.notice(.noData)
        }
        goal
        measured.map { Phrase.last(.updated, $0.instantForSpeech).importance(.detail) }
      }
  }

  /// Creates a card of several figures, such as "Adherence. The last 7 days. 92 percent. 3 missed doses".
  ///
  /// - Parameters:
  ///   - title: The subject.
  ///   - period: The period.
  ///   - id: The UI test identifier.
  ///   - figures: The figures. The first is read even with ``Verbosity/brief``. If all are missing, the card says "No
  ///     data".
  public static func statistics(
    _ title: Phrase, over period: Phrase? = nil, id: String? = nil, @PhraseBuilder _ figures: () -> [Phrase]
  ) -> SpokenCard {
    var figures = figures()
    if let first = figures.firstIndex(where: { !$0.isSilent }) {
      if figures[first].importance != .urgent { figures[first].importance = .essential }
    } else {
      figures.append(.notice(.noData).importance(.essential))
    }
    return SpokenCard(id: id) {
      title.importance(.essential)
      period
      figures
    }
  }
}

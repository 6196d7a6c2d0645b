// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: what is taken, done and measured.
extension SpokenCard {
  /// A medication in a list: "Aspirin. 500 milligrams, 2 tablets. Every day at 8:00 AM. Next: tomorrow at 8:00 AM. Active".
  ///
  /// What is nil vanishes. A brief listener hears its name and dosage.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - dosage: How much of it is taken, as ``Phrase/dosage(_:_:)``.
  ///   - schedule: When it is taken, as ``Phrase/recurrence(_:style:)``.
  ///   - next: When it is to be taken next.
  ///   - status: Whether it is taken at present, as ``Phrase/Status/active``.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
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

  /// A dose that is to be taken, or was: its label "Aspirin. 500 milligrams. Scheduled: Today at 8:00 AM", its value "Taken:
  /// 8:12 AM", or "Missed".
  ///
  /// What is nil vanishes. Where there is a day in a header, ``Speaker/elements(_:under:)`` leaves it out.
  ///
  /// - Parameters:
  ///   - medication: Of what.
  ///   - status: What became of it: ``Phrase/Status/pending``, `taken`, `skipped`, `missed`.
  ///   - dosage: How much it is.
  ///   - scheduled: When it was to be taken.
  ///   - recorded: When it was taken or skipped.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
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

  /// Something that is to be done: its label "Call the pharmacy. Grandma. Due today at 6:00 PM", its value "Pending".
  ///
  /// A task that is overdue says so in the place of when it is due, "Overdue by 2 hours", and first where the listener wants
  /// that (``Speaker/saysUrgentFirst``). One that is completed says when, and not when it was due. What is nil or blank
  /// vanishes.
  ///
  /// - Parameters:
  ///   - title: What is to be done: a phrase, or the user's text.
  ///   - status: How far it has come: ``Phrase/Status/pending``, `inProgress`, `completed`, `overdue`.
  ///   - assignee: Who does it, or whom it is for.
  ///   - due: By when.
  ///   - includesTime: Whether the time of day counts.
  ///   - completed: When it was done last.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
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
    // A moment that has passed says that itself; a day alone may be the present one.
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

  /// Something that is measured: its label "Steps", its value "8,547 steps. Up 12 percent from last week".
  ///
  /// - Parameters:
  ///   - name: What it is.
  ///   - reading: What was measured; without it "No data".
  ///   - change: How it has changed, as ``Phrase/change(_:from:maximumFractionDigits:)``.
  ///   - goal: What is left of a goal, as ``Phrase/toGo(_:)``.
  ///   - measured: When it was measured.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
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

  /// Several figures of one thing: "Adherence. The last 7 days. 92 percent. 3 missed doses".
  ///
  /// - Parameters:
  ///   - title: What they are of.
  ///   - period: Over what time.
  ///   - id: What tests of the user interface find it by.
  ///   - figures: What there is to say, the first one most of all; where all of it is missing "No data".
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

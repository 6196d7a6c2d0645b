// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: what happens at a time.
extension SpokenCard {
  /// An appointment in a calendar: "Team lunch. Today, 12:00 PM to 1:00 PM. Café Central".
  ///
  /// Of one without an end its beginning alone is said, of a whole day its date. What is nil or blank vanishes. Who comes is
  /// a detail: "Maya, Omar, and 3 others".
  ///
  /// - Parameters:
  ///   - title: What it is: a phrase, or the user's text.
  ///   - start: When it begins.
  ///   - end: When it ends.
  ///   - isAllDay: Whether it has no time of day.
  ///   - place: Where.
  ///   - people: Who comes.
  ///   - others: How many come besides.
  ///   - status: As ``Phrase/Status/cancelled``.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
  public static func event(
    _ title: Phrase, from start: (any SpeakableMoment)? = nil, to end: (any SpeakableMoment)? = nil,
    isAllDay: Bool = false, place: String? = nil, people: [String] = [], others: Int = 0, status: Phrase.Status? = nil,
    id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(title)
      status.map { Phrase.part($0, of: .event) }
      start.map { start in
        let (start, end) = (start.instantForSpeech, end?.instantForSpeech)
        let time: Phrase =
          if let end { .interval(from: start, to: end, style: isAllDay ? .dates : .automatic) } else {
            isAllDay ? .date(start) : .dateTime(start)
          }
        return time.importance(.essential)
      }
      place
      if others > 0 || !people.allSatisfy(TextCleaning.isBlank) {
        Phrase.people(people, others: others).importance(.detail)
      }
    }
    .named(.event)
  }

  /// Creates the card of an appointment whose title is the user's text. See
  /// ``event(_:from:to:isAllDay:place:people:others:status:id:traits:)-(Phrase,_,_,_,_,_,_,_,_,_)``.
  public static func event(
    _ title: String, from start: (any SpeakableMoment)? = nil, to end: (any SpeakableMoment)? = nil,
    isAllDay: Bool = false, place: String? = nil, people: [String] = [], others: Int = 0, status: Phrase.Status? = nil,
    id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    event(
      .text(title), from: start, to: end, isAllDay: isAllDay, place: place, people: people, others: others,
      status: status, id: id, traits: traits)
  }

  /// A departure: "Line 7. Central Station. Departs in 3 minutes. 5 minutes late. Platform 2".
  ///
  /// One that is cancelled says that, and neither when it departs nor how late it is. What is nil or blank vanishes.
  ///
  /// - Parameters:
  ///   - line: What departs.
  ///   - destination: Where it goes.
  ///   - departure: When it departs, the delay included.
  ///   - delay: How late it is; less than a minute is "On time".
  ///   - platform: From where, in the app's words.
  ///   - isCancelled: Whether it does not run.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
  public static func departure(
    _ line: String, to destination: String = "", at departure: (any SpeakableMoment)? = nil,
    delay: Swift.Duration? = nil, platform: Phrase? = nil, isCancelled: Bool = false, id: String? = nil,
    traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(line)
      Phrase.essential(destination)
      if isCancelled {
        Phrase.notice(.departureCancelled).importance(.urgent)
      } else {
        departure.map { Phrase.event(.departure, $0.instantForSpeech).importance(.essential) }
        delay.map { Phrase.delay($0).importance($0 >= .seconds(60) ? .urgent : .standard) }
      }
      platform
    }
    .orElse(.notice(.noData))
  }
}

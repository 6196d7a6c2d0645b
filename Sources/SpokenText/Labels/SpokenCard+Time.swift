// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for events and departures.
extension SpokenCard {
  /// Creates an event card, such as "Team lunch. Today, 12:00 PM to 1:00 PM. Café Central".
  ///
  /// The participants, such as "Maya, Omar, and 3 others", are read only with ``Verbosity/detailed``.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - start: The start.
  ///   - end: The end. If it is `nil`, only the start is read.
  ///   - isAllDay: `true` to read only dates.
  ///   - place: The place.
  ///   - people: The names of participants.
  ///   - others: The number of other participants.
  ///   - status: The status, such as ``Phrase/Status/cancelled``.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
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

  /// Creates an event card whose title is the user's text. See
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

  /// Creates a departure card, such as "Line 7. Central Station. Departs in 3 minutes. 5 minutes late. Platform 2".
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - destination: The destination.
  ///   - departure: The departure time, including the delay.
  ///   - delay: The delay. Less than a minute is "On time".
  ///   - platform: The platform, in the app's words.
  ///   - isCancelled: `true` if the departure is canceled. Its time and delay are omitted.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
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

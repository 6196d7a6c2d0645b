// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Makes one announcement of those that come at once, so that none cuts off another and nobody hears ten sentences in a
/// row: three errors are one announcement with a count, what is the same is said once, the most urgent comes first, and
/// nothing is lost.
///
/// It has no timer and reads no clock: the app hands it each announcement with the time, measured from any start of its own,
/// and asks it by ``tick(at:)`` at the ``deadline``.
///
/// ```swift
/// var coalescer = AnnouncementCoalescer()
/// coalescer.add(.arrived(1, .photo), at: .milliseconds(0))          // nil: more may come
/// coalescer.add(.failed(.required(.name)), at: .milliseconds(100))
/// coalescer.add(.failed(.required(.emailAddress)), at: .milliseconds(110))
/// coalescer.add(.arrived(3, .photo), at: .milliseconds(200))
/// coalescer.tick(at: .milliseconds(600))
/// // "2 errors. Name is required. Email address is required. 4 new photos"
/// ```
///
/// The rules:
///
/// * A burst is said when nothing has come for the ``debounceInterval``. It is said at most the ``maximumDelay`` after its
///   first announcement, and at most the ``debounceInterval`` after the first that is urgent. Between two bursts there is
///   the ``minimumInterval``, for which urgent announcements wait too.
/// * Errors (``Announcement/failed(_:focus:)``, and all announcements of ``Phrase/error(_:prefixed:)-(Phrase.Problem,_)``) are
///   counted, each once: up to three are all said, of more the first. What arrived (``Announcement/arrived(_:_:)``) is added
///   up by its noun. Of all else the same words are said once, in the place of the last of them. Of the announcements that
///   the connection is lost and that it is back only the last is said, and before that it is back no error for want of it.
/// * The most urgent come first, those that are equally urgent in the order in which they came, and the burst is as urgent
///   as the most urgent of them. It tells the screen reader of the greatest change among them; the focus goes where the most
///   urgent wants it. After a change of the screen what was wanted before it does not count.
/// * A burst has at most ``maximumPartCount`` parts. The others wait for the next burst. An announcement that came before a
///   change of the screen that has been told moves no focus any more.
/// * A time before the one that was given last counts as that one.
public struct AnnouncementCoalescer: Sendable, Hashable {
  /// The time without announcements after which a burst is said.
  public let debounceInterval: Swift.Duration
  /// The longest time that the first announcement of a burst waits, apart from the ``minimumInterval``.
  public let maximumDelay: Swift.Duration
  /// The least time between two bursts.
  public let minimumInterval: Swift.Duration
  /// The maximum number of parts of a burst, at least 1.
  public let maximumPartCount: Int

  private var waiting: [Announcement] = []
  private var now: Swift.Duration?
  private var firstAt = Swift.Duration.zero
  private var lastAt = Swift.Duration.zero
  private var urgentAt: Swift.Duration?
  private var saidAt: Swift.Duration?

  /// Creates a coalescer. Times below zero count as zero.
  ///
  /// - Parameters:
  ///   - debounceInterval: The time without announcements after which a burst is said.
  ///   - maximumDelay: The longest time that the first announcement of a burst waits, at least the `debounceInterval`.
  ///   - minimumInterval: The least time between two bursts.
  ///   - maximumPartCount: The maximum number of parts of a burst, at least 1.
  public init(
    debounceInterval: Swift.Duration = .milliseconds(400), maximumDelay: Swift.Duration = .seconds(2),
    minimumInterval: Swift.Duration = .seconds(2), maximumPartCount: Int = 4
  ) {
    self.debounceInterval = max(debounceInterval.clamped, .zero)
    self.maximumDelay = max(maximumDelay.clamped, self.debounceInterval)
    self.minimumInterval = max(minimumInterval.clamped, .zero)
    self.maximumPartCount = max(maximumPartCount, 1)
  }

  /// Whether nothing waits.
  public var isEmpty: Bool { waiting.isEmpty }

  /// When ``tick(at:)`` has a burst if nothing comes until then; nil where nothing waits.
  public var deadline: Swift.Duration? {
    guard !waiting.isEmpty else { return nil }
    let usual = min(
      firstAt + maximumDelay, lastAt + debounceInterval,
      urgentAt.map { $0 + debounceInterval } ?? lastAt + debounceInterval)
    return saidAt.map { max(usual, $0 + minimumInterval) } ?? usual
  }

  /// Takes an announcement; a silent one that moves no focus is left out.
  ///
  /// - Returns: What was waiting, where that has to be announced now: it does not contain the new one.
  public mutating func add(_ announcement: Announcement, at time: Swift.Duration) -> AnnouncementBurst? {
    let time = now.advance(to: time)
    let burst = take(at: time)
    guard !announcement.phrase.isSilent || announcement.notification.movesFocus else { return burst }
    if waiting.isEmpty { firstAt = time }
    lastAt = time
    if announcement.interrupts, urgentAt == nil { urgentAt = time }
    waiting.append(announcement)
    return burst
  }

  /// What is to be announced now, if anything.
  public mutating func tick(at time: Swift.Duration) -> AnnouncementBurst? { take(at: now.advance(to: time)) }

  /// What waits, without waiting any longer: for when the app or the screen goes. Call it until it is nil.
  public mutating func flush(at time: Swift.Duration) -> AnnouncementBurst? {
    waiting.isEmpty ? nil : burst(at: now.advance(to: time))
  }

  private mutating func take(at time: Swift.Duration) -> AnnouncementBurst? {
    guard let deadline, time >= deadline else { return nil }
    return burst(at: time)
  }

  private mutating func burst(at time: Swift.Duration) -> AnnouncementBurst {
    let parts = BurstPart.parts(of: waiting)
    let said = parts.prefix(maximumPartCount)
    let held = Set(parts.dropFirst(maximumPartCount).flatMap(\.members))
    let change = waiting.indices.last { !held.contains($0) && waiting[$0].notification == .screenChanged } ?? 0
    var (members, rest): ([Announcement], [Announcement]) = ([], [])
    for (index, var announcement) in waiting.enumerated() {
      guard held.contains(index) else {
        members.append(announcement)
        continue
      }
      // What it wanted to focus was on the screen before.
      if index < change { announcement.focus = nil }
      rest.append(announcement)
    }
    waiting = rest
    (firstAt, lastAt, saidAt) = (time, time, time)
    urgentAt = rest.contains(where: \.interrupts) ? time : nil
    return AnnouncementBurst(said.map(\.phrase), of: members)
  }
}

/// Several announcements that are one: what ``AnnouncementCoalescer`` makes of those that come at once.
public struct AnnouncementBurst: Sendable, Hashable {
  /// What is to be announced.
  public let announcement: Announcement
  /// All that it stands for, in the order in which they came: what an app keeps to be read later.
  public let members: [Announcement]

  init(_ phrases: [Phrase], of members: [Announcement]) {
    self.members = members
    guard members.count != 1 else {
      announcement = members[0]
      return
    }
    let change = members.lastIndex { $0.notification == .screenChanged } ?? 0
    let counting = members[change...]
    let focused = counting.filter { $0.focus != nil }
    let most = focused.map(\.priority).max()
    announcement = Announcement(
      phrases.count == 1 ? phrases[0] : .sentences(phrases), priority: members.map(\.priority).max() ?? .default,
      notification: members.map(\.notification).max(by: Announcement.Notification.isSmaller),
      focus: focused.first { $0.priority == most }?.focus)
  }
}

/// One thing that a burst says, and which announcements it stands for.
private struct BurstPart {
  private enum Topic: Hashable {
    case problems
    case arrivals(Phrase.Noun)
    case connection
    case words(Phrase)
  }

  private var topic: Topic
  private var priority: Announcement.Priority
  /// Its first phrase, as it came.
  private var first: Phrase
  /// Its last phrase.
  private var last: Phrase
  private var problems: [Phrase] = []
  private var count = 0
  /// Where it is said among those that are equally urgent.
  private var place: Int
  /// Their places among all that wait.
  private(set) var members: [Int]

  /// How many errors are all said.
  private static let mostProblems = 3

  /// What tells whether there is a connection: the last of them is true.
  private static let ofConnection: Set<Phrase> = [
    Announcement.connectionLost().phrase, Announcement.connectionLost(keepsChanges: true).phrase,
    Announcement.connectionBack.phrase,
  ]

  /// That there is no connection, as an error.
  private static let withoutConnection = Announcement.failed(.connection).phrase.problem

  /// The things that announcements tell, the most urgent first; those without words are in none.
  static func parts(of announcements: [Announcement]) -> [BurstPart] {
    var parts: [BurstPart] = []
    var places: [Topic: Int] = [:]
    var known: Set<Phrase> = []
    let backAt = announcements.lastIndex { $0.phrase == Announcement.connectionBack.phrase } ?? 0
    for (index, announcement) in announcements.enumerated() where !announcement.phrase.isSilent {
      // An error that is over is none.
      if index < backAt, let problem = announcement.phrase.problem, problem == withoutConnection { continue }
      let topic: Topic =
        switch announcement.tally {
        case .problem: .problems
        case .arrivals(_, let noun): .arrivals(noun)
        case nil: ofConnection.contains(announcement.phrase) ? .connection : .words(announcement.phrase)
        }
      let place = places[topic] ?? parts.count
      if place == parts.count {
        places[topic] = place
        parts.append(
          BurstPart(
            topic: topic, priority: announcement.priority, first: announcement.phrase, last: announcement.phrase,
            place: index, members: []))
      }
      parts[place].priority = max(parts[place].priority, announcement.priority)
      parts[place].members.append(index)
      parts[place].last = announcement.phrase
      switch announcement.tally {
      case .problem(let problem):
        if known.insert(problem).inserted { parts[place].problems.append(problem) }
      case .arrivals(let count, _):
        let (sum, isTooLarge) = parts[place].count.addingReportingOverflow(count)
        parts[place].count = isTooLarge ? .max : sum
      // What is said again holds again, after what came in between.
      case nil: parts[place].place = index
      }
    }
    // The order of those that are equally urgent stays.
    return parts.sorted { ($1.priority, $0.place) < ($0.priority, $1.place) }
  }

  var phrase: Phrase {
    switch topic {
    case .words, .connection: return last
    case .arrivals(let noun): return .count(count, noun, status: .new)
    case .problems:
      guard problems.count > 1, let problem = problems.first(where: { !$0.isSilent }) else { return first }
      let things = Phrase.count(problems.count, .error)
      guard problems.count > Self.mostProblems else { return .sentences([things] + problems) }
      return .message(PhraseID(.burstErrors), ["things": things, "first": problem])
    }
  }
}

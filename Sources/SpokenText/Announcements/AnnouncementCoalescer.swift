// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Merges simultaneous announcements into one, so that they don't interrupt each other.
///
/// The coalescer has no timer. Pass it each announcement with the time since any fixed moment, and call ``tick(at:)``
/// at the ``deadline``.
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
/// The result is called a burst. The coalescer follows these rules:
///
/// - Timing:
///   - A burst is due when nothing has come for the ``debounceInterval``.
///   - It waits at most the ``maximumDelay`` after its first announcement. After its first announcement of high
///     priority, it waits at most the ``debounceInterval``.
///   - At least the ``minimumInterval`` passes between bursts, even for high priority.
///   - If you pass an earlier time than before, the last time is used.
/// - Merging:
///   - Errors (``Announcement/failed(_:focus:)``, and all announcements of
///     ``Phrase/error(_:prefixed:)-(Phrase.Problem,_)``) are counted, each once. Up to three errors are all read. If
///     there are more, only the number and the first error are read.
///   - Arrivals (``Announcement/arrived(_:_:)``) are added up by noun.
///   - If other announcements have equal text, only the last one is read.
///   - If the connection is lost and restored, only the last change is read. A restored connection removes earlier
///     connection errors.
/// - Order and focus:
///   - Parts are in order of priority, then of arrival. The burst has the highest priority of its parts, and the
///     notification of the largest change.
///   - The focus moves to the element of the most urgent announcement that has one. After a change of the screen,
///     earlier announcements can't move the focus.
///   - A burst has at most ``maximumPartCount`` parts. Further parts wait for the next burst.
public struct AnnouncementCoalescer: Sendable, Hashable {
  /// The time without new announcements after which a burst is due.
  public let debounceInterval: Swift.Duration
  /// The longest time from the first announcement of a burst until the burst is due. The burst waits longer only if the
  /// ``minimumInterval`` since the previous burst isn't over.
  public let maximumDelay: Swift.Duration
  /// The minimum time between bursts.
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
  ///   - debounceInterval: The time without new announcements after which a burst is due.
  ///   - maximumDelay: The longest wait of the first announcement, at least the `debounceInterval`.
  ///   - minimumInterval: The minimum time between bursts.
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

  /// `true` if no announcement waits.
  public var isEmpty: Bool { waiting.isEmpty }

  /// The time for the next ``tick(at:)`` if nothing is added before, or `nil` if no announcement waits.
  public var deadline: Swift.Duration? {
    guard !waiting.isEmpty else { return nil }
    let usual = min(
      firstAt + maximumDelay, lastAt + debounceInterval,
      urgentAt.map { $0 + debounceInterval } ?? lastAt + debounceInterval)
    return saidAt.map { max(usual, $0 + minimumInterval) } ?? usual
  }

  /// Adds an announcement. Ignores a silent one that doesn't move the focus.
  ///
  /// - Returns: A burst to announce now, if one is due. It doesn't contain the new announcement.
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

  /// Returns the burst to announce now, or `nil` if none is due.
  public mutating func tick(at time: Swift.Duration) -> AnnouncementBurst? { take(at: now.advance(to: time)) }

  /// Returns a burst without further waiting, such as before the screen disappears. Call this until it returns `nil`.
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
      // The element to focus was on the previous screen.
      if index < change { announcement.focus = nil }
      rest.append(announcement)
    }
    waiting = rest
    (firstAt, lastAt, saidAt) = (time, time, time)
    urgentAt = rest.contains(where: \.interrupts) ? time : nil
    return AnnouncementBurst(said.map(\.phrase), of: members)
  }
}

/// One announcement that replaces several. See ``AnnouncementCoalescer``.
public struct AnnouncementBurst: Sendable, Hashable {
  /// The announcement to post.
  public let announcement: Announcement
  /// The merged announcements in order of arrival, such as for a history.
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

/// A part of a burst, for one or more announcements.
private struct BurstPart {
  private enum Topic: Hashable {
    case problems
    case arrivals(Phrase.Noun)
    case connection
    case words(Phrase)
  }

  private var topic: Topic
  private var priority: Announcement.Priority
  private var first: Phrase
  private var last: Phrase
  private var problems: [Phrase] = []
  private var count = 0
  private var place: Int
  /// The indices of the merged announcements.
  private(set) var members: [Int]

  /// The maximum number of errors that are all read.
  private static let mostProblems = 3

  /// Announcements of a lost or restored connection. Only the last one is read.
  private static let ofConnection: Set<Phrase> = [
    Announcement.connectionLost().phrase, Announcement.connectionLost(keepsChanges: true).phrase,
    Announcement.connectionBack.phrase,
  ]

  private static let withoutConnection = Announcement.failed(.connection).phrase.problem

  /// Returns the parts in order of priority, without silent announcements.
  static func parts(of announcements: [Announcement]) -> [BurstPart] {
    var parts: [BurstPart] = []
    var places: [Topic: Int] = [:]
    var known: Set<Phrase> = []
    let backAt = announcements.lastIndex { $0.phrase == Announcement.connectionBack.phrase } ?? 0
    for (index, announcement) in announcements.enumerated() where !announcement.phrase.isSilent {
      // Omits connection errors if the connection came back later.
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
      // Moves repeated text to its last place.
      case nil: parts[place].place = index
      }
    }
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

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct AnnouncementCoalescerTests {
  private static let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))

  /// What is said of announcements at their milliseconds, with a tick at each deadline: `400: Profile saved`.
  private static func said(
    _ coalescer: AnnouncementCoalescer, _ announcements: [(Int, Announcement)], hasTimer: Bool = true
  ) -> [String] {
    var coalescer = coalescer
    var said: [String] = []
    func add(_ burst: AnnouncementBurst?, _ time: Swift.Duration) {
      guard let announcement = burst?.announcement else { return }
      let millis = time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
      let more = [
        announcement.priority == .default ? nil : "\(announcement.priority)",
        announcement.notification == .announcement ? nil : "\(announcement.notification)", announcement.focus,
      ]
      said.append(
        ([("\(millis): \(speaker.say(announcement.phrase).text)")] + more.compactMap { $0 }).joined(separator: ", "))
    }
    func tick(until time: Swift.Duration?) {
      while hasTimer, let deadline = coalescer.deadline, time.map({ deadline <= $0 }) ?? true {
        add(coalescer.tick(at: deadline), deadline)
      }
    }
    for (millis, announcement) in announcements {
      let time = Swift.Duration.milliseconds(millis)
      tick(until: time)
      add(coalescer.add(announcement, at: time), time)
    }
    tick(until: nil)
    return said
  }

  private static let rows: [(name: String, announcements: [(Int, Announcement)], said: [String])] = [
    (
      "one is said as it came", [(0, .failed(.selectAnswer, focus: "a"))],
      [
        "400: Error: Please select an answer to continue, high, layoutChanged, a"
      ]
    ),
    (
      "three errors are one announcement with a count",
      [(0, .failed(.required(.name))), (5, .failed(.required(.password))), (9, .failed(.selectAnswer))],
      [
        "400: 3 errors. Name is required. Password is required. Please select an answer to continue, high"
      ]
    ),
    (
      "of more errors the first",
      [
        (0, .failed(.required(.name))), (1, .failed(.required(.password))), (2, .failed(.selectAnswer)),
        (3, .failed(.tryLater)), (4, .failed(.required(.name))),
      ], ["400: 4 errors. First: Name is required, high"]
    ),
    (
      "the same is said once",
      [(0, .connectionLost()), (50, .connectionLost()), (99, .failed(.tryLater)), (99, .failed(.tryLater))],
      [
        "400: No internet connection. Error: The service is not available right now. Try again later, high"
      ]
    ),
    (
      "what arrived is added up", [(0, .arrived(1, .photo)), (9, .arrived(1, .message)), (20, .arrived(3, .photo))],
      ["420: 4 new photos. 1 new message, low"]
    ),
    (
      "a count that did not just arrive is not added up",
      [(0, Announcement(.count(3, .photo, status: .new))), (0, Announcement(.count(4, .photo, status: .new)))],
      ["400: 3 new photos. 4 new photos"]
    ),
    (
      "the most urgent comes first, and the rest in its order",
      [(0, .updated("A")), (1, .done(.profileSaved)), (2, .failed(.selectAnswer)), (3, .updated("B"))],
      ["402: Error: Please select an answer to continue. Profile saved. A updated. B updated, high"]
    ),
    (
      "a burst that does not end is said", (0...30).map { ($0 * 100, .arrived(1, .message)) },
      ["2000: 20 new messages, low", "4000: 11 new messages, low"]
    ),
    (
      "what is urgent does not wait for the rest",
      [(0, .failed(.selectAnswer)), (300, .arrived(1, .photo)), (600, .arrived(1, .photo))],
      ["400: Error: Please select an answer to continue. 1 new photo, high", "2400: 1 new photo, low"]
    ),
    (
      "what is too much waits",
      [(0, .updated("A")), (0, .updated("B")), (0, .updated("C")), (0, .updated("D")), (0, .updated("E"))],
      ["400: A updated. B updated. C updated. D updated, low", "2400: E updated, low"]
    ),
    (
      "a new screen makes the focus before it void",
      [(0, .failed(.selectAnswer, focus: "a")), (1, .screenChanged("B", focus: "b")), (2, .layoutChanged(focus: "c"))],
      ["400: Error: Please select an answer to continue. B screen, high, screenChanged, b"]
    ),
    (
      "the focus goes where the most urgent wants it",
      [
        (0, .done(.profileSaved, focus: "a")), (1, .failed(.tryLater, focus: "b")), (2, .failed(.tryAgain, focus: "c")),
      ],
      [
        "401: 2 errors. The service is not available right now. Try again later. "
          + "Something went wrong. Try again. Profile saved, high, layoutChanged, b"
      ]
    ),
    (
      "there is no connection at last", [(0, .connectionBack), (100, .connectionLost())],
      ["500: No internet connection, high"]
    ),
    (
      "lost, back and lost",
      [(0, .connectionLost()), (10, .connectionBack), (20, .connectionLost(keepsChanges: true))],
      ["400: Offline, changes are kept on this device, high"]
    ),
    (
      "there is a connection at last", [(0, .connectionLost(keepsChanges: true)), (10, .connectionBack)],
      ["410: Back online"]
    ),
    (
      "an error for want of a connection is over", [(0, .failed(.connection)), (10, .connectionBack)],
      ["400: Back online, high"]
    ),
    (
      "an error for want of a connection", [(0, .connectionBack), (10, .failed(.connection))],
      ["410: Error: No internet connection. Connect and try again. Back online, high"]
    ),
    (
      "what is said again is said in its last place", [(0, .updated("A")), (1, .updated("B")), (2, .updated("A"))],
      ["402: B updated. A updated, low"]
    ),
    (
      "what is urgent waits for the gap", [(0, .updated("A")), (500, .failed(.selectAnswer))],
      ["400: A updated, low", "2400: Error: Please select an answer to continue, high"]
    ),
    ("silence is left out", [(0, Announcement(.nothing)), (1, .arrived(0, .photo))], []),
    ("a clock that is set back", [(500, .updated("A")), (0, .updated("B"))], ["900: A updated. B updated, low"]),
  ]

  @Test(arguments: rows.indices) func announcementsAreCoalescedIntoBursts(_ index: Int) {
    let row = Self.rows[index]
    #expect(Self.said(AnnouncementCoalescer(), row.announcements) == row.said, "\(row.name)")
  }

  /// What waits for the next burst wants its focus on a screen that is gone.
  @Test func aNewScreenMakesTheFocusOfWhatIsHeldVoid() {
    let saved = Announcement(.notice(.profileSaved), priority: .low, focus: "a")
    #expect(
      Self.said(AnnouncementCoalescer(maximumPartCount: 1), [(0, saved), (1, .screenChanged("B", focus: "b"))])
        == ["401: B screen, screenChanged, b", "2401: Profile saved, low, layoutChanged"])
    #expect(
      Self.said(AnnouncementCoalescer(maximumPartCount: 1), [(0, .screenChanged("B", focus: "b")), (1, saved)])
        == ["401: B screen, screenChanged, b", "2401: Profile saved, low, layoutChanged, a"])
  }

  /// Without a timer a burst is said when the next announcement comes.
  @Test func nothingIsKeptForever() {
    #expect(
      Self.said(AnnouncementCoalescer(), [(0, .updated("A")), (5000, .updated("B"))], hasTimer: false)
        == ["5000: A updated, low"])
    var coalescer = AnnouncementCoalescer(maximumPartCount: 0)
    for name in ["A", "B"] { #expect(coalescer.add(.updated(name), at: .zero) == nil) }
    #expect(coalescer.maximumPartCount == 1)
    #expect(coalescer.flush(at: .zero)?.announcement == .updated("A"))
    #expect(coalescer.flush(at: .zero)?.announcement == .updated("B"))
    #expect(coalescer.flush(at: .zero) == nil && coalescer.isEmpty && coalescer.deadline == nil)
  }

  @Test func settingsAreKeptWithinBounds() {
    let hasty = AnnouncementCoalescer(
      debounceInterval: .seconds(-1), maximumDelay: .seconds(-1), minimumInterval: .seconds(-1))
    #expect(hasty.debounceInterval == .zero && hasty.maximumDelay == .zero && hasty.minimumInterval == .zero)
    var slow = AnnouncementCoalescer(
      debounceInterval: .seconds(1e20), maximumDelay: .seconds(1e20), minimumInterval: .seconds(1e20))
    #expect(slow.add(.connectionBack, at: .seconds(1e20)) == nil)
    #expect(slow.deadline != nil && slow.flush(at: .seconds(-1e20))?.members.count == 1)
    #expect(slow.add(.arrived(.max, .photo), at: .zero) == nil)
    #expect(slow.add(.arrived(.max, .photo), at: .zero) == nil)
    #expect(slow.flush(at: .zero)?.announcement.phrase == .count(Int.max, .photo, status: .new))
  }

  // MARK: Properties

  private static let stock: [Announcement] = [
    .failed(.selectAnswer), .failed(.required(.name)), .failed(.tryAgain), .failed(.tryLater),
    .failed(.passwordsDiffer),
    .done(.profileSaved), .done(.added("A")), .connectionLost(), .connectionBack, .updated("A"), .updated("B"),
    .arrived(1, .photo), .arrived(2, .photo), .arrived(1, .message), .loading(), .screenChanged("A", focus: "a"),
    .layoutChanged(focus: "b"), .pageScrolled(to: 2, of: 3),
  ]

  @Test func randomStreamsKeepTheRules() {
    for seed in UInt64(0)..<(DeepCheck.isAsked ? 500_000 : 200) {
      var random = SeededRandom(seed)
      var coalescer = AnnouncementCoalescer(
        debounceInterval: .milliseconds(random.below(1000)), maximumDelay: .milliseconds(random.below(5000)),
        minimumInterval: .milliseconds(random.below(5000)), maximumPartCount: 1 + random.below(5))
      var bursts: [(time: Swift.Duration, burst: AnnouncementBurst)] = []
      var (added, time) = ([Announcement](), Swift.Duration.zero)
      let pause = [1, 50, 500, 5000][random.below(4)]
      let hasTimer = random.below(4) > 0
      for _ in 0..<random.below(120) {
        let asked = time
        time += .milliseconds(random.below(pause))
        while hasTimer, let deadline = coalescer.deadline, deadline <= time {
          var early = coalescer
          #expect(deadline <= asked || early.tick(at: deadline - .milliseconds(1)) == nil, "seed \(seed)")
          let burst = coalescer.tick(at: deadline)
          #expect(burst != nil, "seed \(seed)")
          if let burst { bursts.append((deadline, burst)) }
        }
        let announcement = Self.stock[random.below(Self.stock.count)]
        added.append(announcement)
        if let burst = coalescer.add(announcement, at: time) { bursts.append((time, burst)) }
      }
      while let deadline = coalescer.deadline {
        let due = max(deadline, time)
        guard let burst = coalescer.tick(at: due) else { break }
        bursts.append((due, burst))
        time = due
      }
      #expect(coalescer.isEmpty, "seed \(seed)")
      for (a, b) in zip(bursts, bursts.dropFirst()) where b.time - a.time < coalescer.minimumInterval {
        Issue.record("Seed \(seed): \(a.time) and \(b.time) are closer than \(coalescer.minimumInterval)")
      }
      check(bursts.map(\.burst), of: added, seed)
    }
  }

  /// Nothing is lost, nothing is made up, and each burst says what it stands for.
  private func check(_ bursts: [AnnouncementBurst], of added: [Announcement], _ seed: UInt64) {
    let members = bursts.flatMap(\.members)
    var counts: [Announcement: Int] = [:]
    for announcement in added { counts[announcement, default: 0] += 1 }
    for announcement in members { counts[announcement, default: 0] -= 1 }
    #expect(counts.values.allSatisfy { $0 == 0 }, "seed \(seed)")
    for burst in bursts {
      #expect(burst.announcement.priority == burst.members.map(\.priority).max(), "seed \(seed)")
      // The members of a burst are in the order in which they came.
      var rest = added[...]
      for member in burst.members {
        guard let place = rest.firstIndex(of: member) else {
          Issue.record("Seed \(seed): out of order")
          break
        }
        rest = rest[(place + 1)...]
      }
      let phrase = burst.announcement.phrase
      let phrases = phrase.kind(as: SentencesKind.self)?.parts.phrases ?? [phrase]
      #expect(Set(phrases).count == phrases.count, "seed \(seed): twice in \(burst.announcement.phrase)")
      let problems = Set(burst.members.compactMap(\.phrase.problem))
      if problems.count > 1 {
        let counted = Phrase.count(problems.count, .error)
        #expect(
          "\(burst.announcement.phrase)".contains("\(counted)"), "seed \(seed): \(burst.announcement.phrase)")
      }
      let photos = burst.members.compactMap { member -> Int? in
        if case .arrivals(let count, .photo) = member.arrivals { count } else { nil }
      }
      if !photos.isEmpty {
        #expect(phrases.contains(.count(photos.reduce(0, +), .photo, status: .new)), "seed \(seed)")
      }
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct ProgressNarratorTests {
  /// What a narrator is told: a value, a tick, or how it ends.
  private enum Step {
    case part(ExactDecimal)
    case of(ExactDecimal, ExactDecimal)
    case tick, finish, fail, cancel
  }

  private static let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))

  private static func tell(
    _ narrator: inout ProgressNarrator, _ step: Step, at time: Swift.Duration
  ) -> Announcement? {
    switch step {
    case .part(let part): narrator.next(part, at: time)
    case .of(let completed, let total): narrator.next(completed, of: total, at: time)
    case .tick: narrator.tick(at: time)
    case .finish: narrator.finish(at: time)
    case .fail: narrator.fail(at: time)
    case .cancel: narrator.cancel(at: time)
    }
  }

  /// What is said of steps at their seconds: `12: 40 percent`.
  private static func said(_ narrator: ProgressNarrator, _ steps: [(Int, Step)]) -> [String] {
    var narrator = narrator
    return steps.compactMap { second, step in
      tell(&narrator, step, at: .seconds(second)).map {
        "\(second): \(speaker.say($0.phrase).text)\($0.priority == .default ? "" : ", \($0.priority)")"
      }
    }
  }

  private static let rows: [(name: String, narrator: ProgressNarrator, steps: [(Int, Step)], said: [String])] = [
    (
      "short work says its end alone", .init(), [(0, .part(0)), (3, .part(0.5)), (5, .part(0.9)), (6, .part(1))],
      ["6: Completed"]
    ),
    (
      "a step within the gap waits for it", .init(),
      [(0, .part(0)), (3, .part(0.5)), (9, .tick), (10, .tick), (11, .tick)], ["10: 50 percent, low"]
    ),
    (
      "less than a step is not said", .init(),
      [(0, .part(0)), (10, .part(0.09)), (12, .part(0.1)), (30, .part(0.19)), (31, .part(0.2))],
      ["12: 10 percent, low", "31: 20 percent, low"]
    ),
    (
      "of a jump the newest is said", .init(), [(0, .part(0.1)), (2, .part(0.2)), (4, .part(0.7)), (12, .part(0.8))],
      ["12: 80 percent, low"]
    ),
    (
      "nearly all is not all", .init(), [(0, .part(0)), (20, .part(0.9999999)), (40, .part(1))],
      ["20: 99 percent, low", "40: Completed"]
    ),
    (
      "a stall is said once, and that it goes on", .init(.transfer(.upload)),
      [
        (0, .part(0.05)), (12, .part(0.31)), (30, .part(0.33)), (59, .tick), (60, .tick), (70, .part(0.33)),
        (400, .tick), (401, .part(0.34)), (402, .part(0.4)), (412, .part(0.45)),
      ],
      [
        "12: Uploading, 31 percent, low", "60: Still at 33 percent", "401: Resumed, 34 percent, low",
        "412: Uploading, 45 percent, low",
      ]
    ),
    (
      "from stall to stall", .init(),
      [(0, .part(0.2)), (30, .tick), (31, .part(0.21)), (70, .tick), (80, .tick), (110, .part(0.22))],
      ["30: Still at 20 percent", "70: Still at 21 percent", "110: Resumed, 22 percent, low"]
    ),
    (
      "backwards by a step", .init(),
      [(0, .part(0)), (10, .part(0.5)), (20, .part(0.45)), (30, .part(0.2)), (40, .part(0.3)), (50, .part(0.1))],
      ["10: 50 percent, low", "30: Back to 20 percent, low", "40: 30 percent, low", "50: Back to 10 percent, low"]
    ),
    (
      "the total grows", .init(.progress(.plain)),
      [(0, .of(0, 4)), (10, .of(2, 4)), (20, .of(2, 40)), (30, .of(10, 40))],
      ["10: 2 of 4, low", "20: 2 of 40, low", "30: 10 of 40, low"]
    ),
    (
      "more is done of a total that grows", .init(.progress(.plain)),
      [(0, .of(0, 8)), (10, .of(4, 8)), (20, .of(5, 16)), (30, .of(1, 16))],
      ["10: 4 of 8, low", "20: 5 of 16, low", "30: Back to 1 of 16, low"]
    ),
    (
      "what is transferred is said", .init(.transfer(.download, title: .text("Episode 12"))),
      [(0, .part(0)), (20, .part(0.4)), (40, .part(1))],
      ["20: Episode 12, downloading, 40 percent, low", "40: Episode 12, download complete"]
    ),
    (
      "an end before all is done has no counts", .init(.transfer(.upload, of: .photo)),
      [(0, .of(0, 8)), (11, .of(7, 8)), (12, .finish)], ["11: 7 of 8 photos uploaded, low", "12: Upload complete"]
    ),
    (
      "nobody knows the total", .init(),
      [(0, .of(0, .notANumber)), (10, .of(5, .notANumber)), (20, .of(9, 0)), (30, .of(12, -1)), (31, .finish)],
      ["10: In progress, low", "31: Completed"]
    ),
    (
      "a count without a total stalls", .init(),
      [(0, .of(1, 0)), (10, .of(2, 0)), (40, .tick), (90, .tick), (91, .of(3, 0)), (140, .tick)],
      [
        "10: In progress, low", "40: No progress at the moment", "91: Resumed, low", "140: No progress at the moment",
      ]
    ),
    (
      "what counts nothing never stalls", .init(), [(0, .of(0, -1)), (10, .of(0, -1)), (500, .tick)],
      ["10: In progress, low"]
    ),
    (
      "zero of zero is not the end", .init(), [(0, .of(0, 0)), (10, .of(0, 0)), (11, .finish), (12, .finish)],
      ["10: In progress, low", "11: Completed"]
    ),
    (
      "what is no number changes nothing", .init(),
      [
        (0, .part(0)), (10, .part(0.3)), (20, .part(.notANumber)), (25, .part(.infinity)), (39, .tick), (40, .tick),
        (50, .of(5, .infinity)),
      ],
      ["10: 30 percent, low", "40: Still at 30 percent", "50: Resumed, low"]
    ),
    (
      "more than all is the end", .init(.transfer(.upload, of: .photo)),
      [(0, .of(0, 8)), (11, .of(3, 8)), (12, .of(8, 8))],
      ["11: 3 of 8 photos uploaded, low", "12: Upload complete. All 8 photos uploaded"]
    ),
    ("below zero is nothing", .init(), [(0, .part(-5)), (10, .part(0.1))], ["10: 10 percent, low"]),
    (
      "all is not the end", .init(completesAtTotal: false),
      [(0, .part(0)), (10, .part(1)), (15, .tick), (40, .tick), (41, .finish), (42, .part(0.1)), (90, .tick)],
      ["10: 100 percent, low", "40: Still at 100 percent", "41: Completed"]
    ),
    (
      "a failure is the end", .init(.transfer(.download)), [(0, .part(0)), (1, .fail), (2, .part(1)), (3, .finish)],
      ["1: Download failed. Something went wrong. Try again, high"]
    ),
    (
      "given up", .init(.progress(title: .text("Backup"))), [(0, .part(0)), (1, .cancel), (2, .cancel)],
      ["1: Backup, canceled"]
    ),
    ("ends before it begins", .init(), [(0, .finish), (1, .part(0.5))], ["0: Completed"]),
    ("nothing is known", .init(), [(0, .tick), (10, .tick), (1000, .tick)], ["10: In progress, low"]),
    (
      "a clock that is set back", .init(), [(100, .part(0)), (50, .part(0.5)), (105, .tick), (110, .tick)],
      ["110: 50 percent, low"]
    ),
    (
      "a finer step", .init(step: 0.001 as ExactDecimal),
      [(0, .of(4, 1000)), (20, .of(14, 1000)), (30, .of(15, 1000)), (40, .of(25, 1000))],
      ["20: 1 percent, low", "40: 2 percent, low"]
    ),
  ]

  @Test(arguments: rows.indices) func progressIsNarratedAtItsSteps(_ index: Int) {
    let row = Self.rows[index]
    #expect(Self.said(row.narrator, row.steps) == row.said, "\(row.name)")
  }

  @Test func settingsAreKeptWithinBounds() {
    let hasty = ProgressNarrator(minimumInterval: .zero, step: ExactDecimal.notANumber, stallTimeout: .seconds(-5))
    #expect(hasty.minimumInterval == .seconds(1) && hasty.stallTimeout == .seconds(1) && hasty.step == 0.1)
    #expect(ProgressNarrator(step: 7).step == 1)
    #expect(ProgressNarrator(step: -1).step == 0.01)
    #expect(ProgressNarrator(step: ExactDecimal.infinity).step == 1)
    #expect(ProgressNarrator(minimumInterval: .seconds(60)).stallTimeout == .seconds(60))
  }

  @Test func noTimeIsTooLarge() {
    for time in [Swift.Duration.seconds(Int64.max), .seconds(Int64.min), .seconds(1e20), .seconds(-1e20), .zero] {
      var narrator = ProgressNarrator(minimumInterval: .seconds(1e20), stallTimeout: .seconds(1e20))
      _ = narrator.next(0, at: time)
      _ = narrator.tick(at: .seconds(1e20))
      _ = narrator.deadline
      #expect(narrator.finish(at: .zero) != nil)
    }
  }

  // MARK: Properties

  /// What happened at a time.
  private struct Event {
    var time: Swift.Duration
    var announcement: Announcement
    var isEnd: Bool
  }

  /// A stream of values that grow, jump, stand still, go back, and are no numbers; it ends or not.
  private static func run(_ seed: UInt64) -> (narrator: ProgressNarrator, events: [Event], seconds: Int, isOver: Bool) {
    var random = SeededRandom(seed)
    let wordings: [ProgressWording] = [
      .progress(), .progress(.step), .progress(title: .text("Backup")), .transfer(.upload),
      .transfer(.download, of: .file),
      .transfer(.upload, title: .text("Report")), .transfer(.download, of: .photo, title: .text("Summer")),
    ]
    var narrator = ProgressNarrator(
      wordings[random.below(wordings.count)], minimumInterval: .seconds(random.below(20)),
      step: ExactDecimal(random.below(30)).quotient(dividingBy: 100), stallTimeout: .seconds(random.below(60)),
      completesAtTotal: random.below(4) > 0)
    var total = random.below(5) == 0 ? 0 : 1 + random.below(1000)
    var (completed, millis, events) = (0, 0, [Event]())
    let steps = 5 + random.below(400)
    // Some streams are a flood of values, others trickle.
    let pause = [20, 300, 2_000, 20_000][random.below(4)]
    for _ in 0..<steps {
      millis += random.below(pause)
      let time = Swift.Duration.milliseconds(millis)
      let announcement: Announcement?
      switch random.below(20) {
      case 0: completed = max(0, completed - random.below(total + 1))
      case 1: completed += random.below(total / 2 + 1)
      case 2: total += random.below(100)
      case 3, 4, 5, 6: break
      default: completed += random.below(total / 50 + 2)
      }
      if random.below(3) > 0 { completed = min(completed, max(0, total - 1)) }
      switch random.below(12) {
      case 0: announcement = narrator.next(Double.nan, of: total, at: time)
      case 1: announcement = narrator.next(completed, of: Double.infinity, at: time)
      case 2: announcement = narrator.tick(at: time)
      case 3: announcement = narrator.next(-completed, of: -total, at: time)
      default: announcement = narrator.next(completed, of: total, at: time)
      }
      if let announcement { events.append(Event(time: time, announcement: announcement, isEnd: narrator.isEnded)) }
    }
    let time = Swift.Duration.milliseconds(millis + 1)
    switch random.below(4) {
    case 0: break
    case 1:
      if let failed = narrator.fail(at: time) { events.append(Event(time: time, announcement: failed, isEnd: true)) }
    default:
      if let done = narrator.finish(at: time) { events.append(Event(time: time, announcement: done, isEnd: true)) }
    }
    return (narrator, events, millis / 1000, narrator.isEnded)
  }

  @Test func randomStreamsKeepTheRules() {
    for seed in UInt64(0)..<(DeepCheck.isAsked ? 500_000 : 300) {
      let (narrator, events, seconds, isOver) = Self.run(seed)
      let told = events.filter { !$0.isEnd }
      // Never a flood: the gap lies between any two, and no minute has more than its share.
      for (a, b) in zip(told, told.dropFirst()) where b.time - a.time < narrator.minimumInterval {
        Issue.record("Seed \(seed): \(a.time) and \(b.time) are closer than \(narrator.minimumInterval)")
      }
      let most = Double(seconds) / Double(narrator.minimumInterval.components.seconds)
      #expect(Double(told.count) <= most + 1, "seed \(seed)")
      // The end is said if it has come, once, and is the last that is said.
      #expect(events.filter(\.isEnd).count == (isOver ? 1 : 0), "seed \(seed)")
      #expect(!isOver || events.last?.isEnd == true, "seed \(seed)")
      // Nothing is said twice in a row.
      for (a, b) in zip(told, told.dropFirst()) where a.announcement.phrase == b.announcement.phrase {
        Issue.record("Seed \(seed): twice in a row \(a.announcement.phrase)")
      }
      // Only the end interrupts, and only where it is a failure.
      #expect(told.allSatisfy { !$0.announcement.interrupts }, "seed \(seed)")
    }
  }

  /// The words too are never the same twice in a row, of any values and any step.
  @Test func wordsAreNotRepeated() {
    var count = 0
    for seed in UInt64(0)..<300 {
      let texts = Self.run(seed).events.map { Self.speaker.say($0.announcement.phrase).text }
      for (a, b) in zip(texts, texts.dropFirst()) where a == b { Issue.record("Seed \(seed): \(a)") }
      #expect(!texts.contains { $0.isEmpty || $0.contains("{") })
      count += texts.count
    }
    #expect(count > 1000)
  }

  @Test func equalRunsNarrateTheSame() {
    var count = 0
    for seed in UInt64(0)..<50 {
      let (a, b) = (Self.run(seed), Self.run(seed))
      count += a.events.count
      #expect(a.narrator == b.narrator && a.events.map(\.announcement) == b.events.map(\.announcement))
    }
    #expect(count > 100)
  }

  /// A tick at the deadline speaks, one before it never does.
  @Test func deadlinesAreKept() {
    var count = 0
    for seed in UInt64(0)..<(DeepCheck.isAsked ? 20_000 : 200) {
      var random = SeededRandom(seed)
      var narrator = ProgressNarrator(
        minimumInterval: .seconds(1 + random.below(10)), stallTimeout: .seconds(random.below(40)),
        completesAtTotal: false)
      var (time, completed) = (Swift.Duration.zero, 0)
      for _ in 0..<40 {
        completed = random.below(5) == 0 ? random.below(100) : min(100, completed + random.below(8))
        _ = narrator.next(completed, of: random.below(30) == 0 ? 0 : 100, at: time)
        if random.below(3) == 0, let deadline = narrator.deadline, deadline > time {
          var early = narrator
          #expect(early.tick(at: deadline - .milliseconds(1)) == nil, "seed \(seed)")
          #expect(narrator.tick(at: deadline) != nil, "seed \(seed)")
          time = deadline
          count += 1
        }
        time += .milliseconds(random.below(6_000))
      }
    }
    #expect(count > 1000)
  }
}

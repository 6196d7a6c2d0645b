// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  private static let narrated: [(name: String, wording: ProgressWording)] = [
    ("percent", .progress()), ("percent titled", .progress(title: .text("Backup"))), ("step", .progress(.step)),
    ("page", .progress(.page)), ("question", .progress(.question)), ("chapter", .progress(.chapter)),
    ("track", .progress(.track)), ("plain", .progress(.plain)), ("completed", .progress(.completed)),
    ("upload", .transfer(.upload)), ("download", .transfer(.download)),
    ("upload of photos", .transfer(.upload, of: .photo)),
  ]

  private static let amounts: [(completed: Int, total: Int)] = [(1, 100), (3, 5), (2, 2), (11, 21)]

  static func narrations(_ probe: Probe) -> [GoldenSample] {
    [told, bursts, ready].flatMap { $0 }
  }

  private static var told: [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, wording) in narrated {
      for (completed, total) in amounts {
        let amount = ProgressAmount(ExactDecimal(completed), of: ExactDecimal(total))
        let key = "narration \(name) \(completed) of \(total)"
        samples += [
          .phrase("\(key)", wording.value(amount)), .phrase("\(key) stalled", wording.stalled(amount)),
          .phrase("\(key) resumed", wording.resumed(amount)), .phrase("\(key) back", wording.back(amount)),
        ]
      }
      let unknown = ProgressAmount(3, of: .notANumber)
      samples += [
        .phrase("narration \(name) unknown", wording.value(unknown)),
        .phrase("narration \(name) unknown stalled", wording.stalled(unknown)),
        .phrase("narration \(name) unknown resumed", wording.resumed(unknown)),
        .phrase("narration \(name) done", wording.done(ProgressAmount(8, of: 8))),
        .phrase("narration \(name) unknown done", wording.done(unknown)),
        .phrase("narration \(name) failed", wording.failed(.tryLater)),
        .phrase("narration \(name) cancelled", wording.cancelled),
      ]
    }
    samples.append(
      .phrase("narration ends as told", ProgressWording.progress(end: .profileSaved).done(ProgressAmount(1, of: 1))))
    return samples
  }

  private static var bursts: [GoldenSample] {
    let problems: [Phrase.Problem] = [
      .selectAnswer, .invalid(.phoneNumber), .required(.emailAddress), .passwordsDiffer, .text("The server is busy"),
    ]
    var samples: [GoldenSample] = []
    for count in 1...problems.count {
      samples.append(burst("\(count) errors", problems.prefix(count).map { .failed($0) }))
    }
    for (name, first) in [("last", Phrase.Problem.text("The server is busy")), ("blank", .text(" "))] {
      samples.append(burst("5 errors \(name) first", ([first] + problems.prefix(4)).map { .failed($0) }))
    }
    samples += [
      burst("arrivals", [.arrived(1, .photo), .arrived(1, .message), .arrived(3, .photo)]),
      burst("mixed", [.done(.profileSaved), .arrived(2, .photo), .failed(.tryAgain), .connectionBack]),
    ]
    return samples
  }

  private static func burst(_ name: String, _ announcements: [Announcement]) -> GoldenSample {
    var coalescer = AnnouncementCoalescer()
    for announcement in announcements { _ = coalescer.add(announcement, at: .zero) }
    return .announcement("burst of \(name)", coalescer.flush(at: .zero)?.announcement ?? Announcement(.nothing))
  }

  private static var ready: [GoldenSample] {
    [
      .announcement("done", .done(.profileSaved)), .announcement("failed", .failed(.tryAgain)),
      .announcement("failed fields", .failed(fields: 2, first: .emailAddress, focus: "email")),
      .announcement("loading", .loading()),
      .announcement("loading tasks", .loading(.loadingTasks, pleaseWait: true)),
      .announcement("updated", .updated("Battery", to: .percent("0.75" as ExactDecimal))),
      .announcement("updated alone", .updated("Battery")), .announcement("arrived", .arrived(1, .photo)),
      .announcement("3 arrived", .arrived(3, .message)), .announcement("connection lost", .connectionLost()),
      .announcement("connection lost, changes kept", .connectionLost(keepsChanges: true)),
      .announcement("connection back", .connectionBack),
      .announcement("screen", .screenChanged("Medications", focus: "list")),
      .announcement("screen without a name", .screenChanged()),
      .announcement("layout", .layoutChanged(.panelOpened("Filter"), focus: "name")),
      .announcement("page", .pageScrolled(to: 4, of: 10)),
      .announcement("question", .pageScrolled(to: 4, of: 10, style: .question)),
    ]
  }
}

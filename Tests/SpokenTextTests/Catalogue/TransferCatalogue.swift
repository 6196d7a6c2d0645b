// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  private static let directions: [(name: String, direction: Phrase.TransferDirection)] = [
    ("upload", .upload), ("download", .download),
  ]

  private static let transferStates: [(name: String, state: Phrase.TransferState)] = [
    ("active", .active), ("paused", .paused), ("waiting", .waiting), ("waiting wifi", .waitingForWiFi),
    ("waiting connection", .waitingForConnection), ("retrying", .retrying),
    ("retrying in 10 s", .retrying(in: .seconds(10))), ("failed", .failed), ("completed", .completed),
  ]

  private static let delays: [(name: String, delay: Swift.Duration)] = [
    ("1 s", .seconds(1)), ("2 s", .seconds(2)), ("60 s", .seconds(60)), ("90 s", .seconds(90)),
    ("3600 s", .seconds(3600)), ("0 s", .zero), ("0.5 s", .milliseconds(500)), ("-5 s", .seconds(-5)),
  ]

  private static let timesLeft = [
    0, 1, 59, 60, 89, 90, 120, 300, 660, 1320, 3569, 3570, 3600, 5400, 7200, 86_099, 86_100, 86_400, 180_000, 1_000_000,
    -1,
  ]

  private static let itemCounts: [(completed: Int, total: Int, failed: Int)] = [
    (3, 8, 0), (3, 8, 1), (3, 8, 2), (3, 8, 3), (3, 8, 5), (0, 8, 11), (1, 8, 0), (2, 8, 0), (5, 22, 0), (11, 100, 100),
    (1, 1, 0), (1, 1, 1), (0, 1, 1), (2, 2, 0), (8, 8, 0), (21, 21, 21), (0, 0, 0), (9, 8, 0),
    (1_000_000, 2_000_000, 1_000_000),
  ]

  static func transfers(_ probe: Probe) -> [GoldenSample] {
    [states, retries, fractions, items, others].flatMap { $0 }
  }

  private static let part: ExactDecimal = "0.4"

  private static var states: [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, direction) in directions {
      for (stateName, state) in transferStates {
        let key = "transfer \(name)"
        let items = Phrase.TransferItems(3, of: 8, failed: 1)
        samples += [
          .phrase("\(key) \(stateName)", .transfer(direction, state: state)),
          .phrase("\(key) 0.4 \(stateName)", .transfer(direction, part, state: state)),
          .phrase(
            "\(key) 0.4 \(stateName) 3 of 8, 1 failed",
            .transfer(direction, part, timeLeft: .seconds(120), state: state, items: items)),
        ]
      }
    }
    return samples
  }

  private static var retries: [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, delay) in delays {
      samples.append(.phrase("transfer upload retrying in \(name)", .transfer(.upload, state: .retrying(in: delay))))
    }
    for seconds in timesLeft {
      samples.append(
        .phrase("transfer upload 0.4 left \(seconds) s", .transfer(.upload, part, timeLeft: .seconds(seconds))))
    }
    return samples
  }

  private static var fractions: [GoldenSample] {
    var samples: [GoldenSample] = []
    for fraction in ["0", "0.001", "0.01", "0.999", "1", "1.5", "-0.5"] as [ExactDecimal] {
      samples.append(.phrase("transfer upload \(fraction)", .transfer(.upload, fraction)))
      samples.append(.phrase("transfer upload \(fraction) paused", .transfer(.upload, fraction, state: .paused)))
    }
    return samples
  }

  private static var items: [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, direction) in directions {
      for (completed, total, failed) in itemCounts {
        let items = Phrase.TransferItems(completed, of: total, failed: failed)
        samples.append(
          .phrase("transfer \(name) \(completed) of \(total), \(failed) failed", .transfer(direction, items: items)))
      }
    }
    return samples
  }

  private static var others: [GoldenSample] {
    [
      .phrase("transfer upload 1 of 8 photos", .transfer(.upload, items: .init(1, of: 8, .photo))),
      .phrase("transfer upload 2 of 8 photos", .transfer(.upload, items: .init(2, of: 8, .photo))),
      .phrase("transfer upload 3 of 8 photos, 1 failed", .transfer(.upload, items: .init(3, of: 8, failed: 1, .photo))),
      .phrase("transfer upload 3 of 8 photos, 2 failed", .transfer(.upload, items: .init(3, of: 8, failed: 2, .photo))),
      .phrase("transfer upload 8 of 8 photos", .transfer(.upload, items: .init(8, of: 8, .photo))),
      .phrase("transfer upload 3 of 8 members", .transfer(.upload, items: .init(3, of: 8, .member))),
      .phrase("transfer upload -1 of -8 files", .transfer(.upload, items: .init(-1, of: -8, failed: -1))),
      .phrase("transfer upload unknown", .transfer(.upload, ExactDecimal.notANumber)),
      .phrase("transfer upload infinite", .transfer(.upload, ExactDecimal.infinity, timeLeft: .seconds(Int64.max))),
      .phrase(
        "transfer upload 0.4 left 120 s inline", .transfer(.upload, part, timeLeft: .seconds(120)), context: .inline),
      .phrase("back online", .notice(.backOnline)),
      .phrase("offline changes kept", .notice(.offlineChangesKept)),
    ]
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func media(_ probe: Probe) -> [GoldenSample] {
    [playback, playbackTimes, speeds, levels, chapters].flatMap { $0 }
  }

  private static var playback: [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, state) in Phrase.PlaybackState.named {
      samples += [
        .phrase("playback \(name) Morning Song", .playback(state, title: "Morning Song")),
        .phrase("playback \(name) Morning Song inline", .playback(state, title: "Morning Song"), context: .inline),
        .phrase("playback \(name)", .playback(state)),
        .phrase("playback \(name) blank", .playback(state, title: " \n")),
      ]
    }
    return samples
  }

  private static let spans: [(position: ExactDecimal, length: ExactDecimal)] = [
    (45, 90), (0, 90), (90, 90), (1, 2), (2, 1), (60, 3600), (61, 3661), (720, 1440), (120, 120), ("45.9", "90.9"),
    (1, 61), (1, 62), (3000, 3720), (100, 7300), (60, 7320), (100, 90), (-5, 90), (1700, 1800), (1195, 1800),
    (1200, 1800), (3923, 11_305), (645, 90_061), (86_465, 172_800), (45, .notANumber), (45, .infinity),
    (.notANumber, 90), (.infinity, 90),
  ]

  private static var playbackTimes: [GoldenSample] {
    var samples: [GoldenSample] = [
      .phrase("playback time 45 of 90 inline", .playbackTime(45, of: 90), context: .inline),
      .phrase("playback time 1080 of 1800 left inline", .playbackTime(1080, of: 1800, style: .left), context: .inline),
    ]
    for (position, length) in spans {
      let key = "playback time \(position) of \(length)"
      samples.append(.phrase(key, .playbackTime(position, of: length)))
      samples.append(.phrase("\(key) left", .playbackTime(position, of: length, style: .left)))
    }
    return samples
  }

  private static var speeds: [GoldenSample] {
    let numbers: [ExactDecimal] = [
      "1.5", "1", "1.0", "2", "2.00", "0.5", "0.75", "3", "5", "11", "0", "-1", "1000000", .notANumber,
    ]
    return numbers.map { GoldenSample.phrase("speed \($0)", .playbackSpeed($0)) }
  }

  private static var levels: [GoldenSample] {
    let numbers: [ExactDecimal] = ["0.4", "0", "0.001", "0.01", "0.999", "1", "1.2", "-0.5", .notANumber, .infinity]
    var samples: [GoldenSample] = [
      .phrase("slider 4 in 0...10", .slider(4, in: 0...10)), .phrase("slider 10 in 0...10", .slider(10, in: 0...10)),
      .phrase("slider -10 in -10...10", .slider(-10, in: -10...10)),
      .phrase("slider 5 in 5...5", .slider(5, in: 5...5)),
      .phrase("slider 0.4 inline", .slider(0.4), context: .inline),
      .phrase("slider 0 in -1...1 center 0", .slider(0, in: -1...1, center: 0)),
      .phrase("slider 0 in -1...1 center 0 inline", .slider(0, in: -1...1, center: 0), context: .inline),
      .phrase("slider -0.5 in -1...1 center 0", .slider(-0.5, in: -1...1, center: 0)),
      .phrase("slider 0.001 in -1...1 center 0", .slider(0.001, in: -1...1, center: 0)),
      .phrase("slider 1 in -1...1 center 0", .slider(1, in: -1...1, center: 0)),
      .phrase("slider -3 in -1...1 center 0", .slider(-3, in: -1...1, center: 0)),
      .phrase("slider 7 in 0...10 center 4", .slider(7, in: 0...10, center: 4)),
      .phrase("slider 0 in 0...10 center 0", .slider(0, in: 0...10, center: 0)),
      .phrase("slider 0 inline", .slider(0), context: .inline),
      .phrase("volume 0.4 muted inline", .volume(0.4, isMuted: true), context: .inline),
    ]
    for level in numbers {
      samples.append(.phrase("volume \(level)", .volume(level)))
      samples.append(.phrase("volume \(level) muted", .volume(level, isMuted: true)))
      samples.append(.phrase("slider \(level)", .slider(level)))
    }
    return samples
  }

  private static var chapters: [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, style) in [("chapter", Phrase.ProgressStyle.chapter), ("track", .track)] {
      samples += [
        .phrase("\(name) 3 of 12", .progress(3, of: 12, style: style)),
        .phrase("\(name) 1 of 1", .progress(1, of: 1, style: style)),
        .phrase("\(name) 3 of 12 titled", .progress(3, of: 12, style: style, title: .text("Morning Song"))),
        .phrase("\(name) 3 of 12 inline", .progress(3, of: 12, style: style), context: .inline),
      ]
    }
    return samples
  }
}

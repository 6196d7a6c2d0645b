// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

/// What a call of the command came to.
struct Called: Equatable {
  var out = ""
  var err = ""
  var status: Int32 = 0
}

/// Collects the output of a function that writes to a console and returns an exit status.
func called(_ run: (Console) -> Int32) -> Called {
  var called = Called()
  let console = Console(
    out: Output { bytes in
      called.out += String(decoding: bytes, as: UTF8.self)
      return nil
    },
    err: Output { bytes in
      called.err += String(decoding: bytes, as: UTF8.self)
      return nil
    })
  let status = run(console)
  called.status = status
  return called
}

/// Calls the command inside this process.
func spoken(_ words: [String]) -> Called { called { SpokenCommand.run(words[...], $0) } }

/// Calls the command with words that have spaces between them and none in them.
func spoken(_ words: String) -> Called { spoken(words.split(separator: " ").map { String($0) }) }

/// Answers lines of a batch, and returns the answers one by one.
///
/// - Parameters:
///   - defaults: What lines need not say, as `["locale": "pl"]`.
///   - jobs: The greatest number of threads.
///   - prepare: Puts in what the batch cannot make itself.
func answers(
  _ lines: [String], defaults: KeyValuePairs<String, String> = [:], jobs: Int = 1,
  prepare: (inout Speakers) -> Void = { _ in }
) -> [String] {
  var text: [UInt8] = []
  let output = Output { bytes in
    text += bytes
    return nil
  }
  var speakers = Speakers()
  prepare(&speakers)
  var batch = Batch(
    defaults: defaults.map { JSON.Member(name: $0.key, value: .string($0.value)) }, speakers: speakers,
    console: Console(out: output, err: Output { _ in nil }), jobs: jobs)
  batch.answer(lines.map { .bytes(Array($0.utf8)) })
  output.flush()
  return String(decoding: text, as: UTF8.self).split(separator: "\n").map { String($0) }
}

/// The moment and the place of the project's own examples: Friday, November 20, 2026, 5:00 PM.
let sample = "--now 2026-11-20T22:00:00Z --time-zone America/New_York"

/// The built command.
struct Executable {
  let url: URL

  /// It lies beside the tests, wherever those were built.
  init() throws {
    var folder = Bundle.main.bundleURL
    for candidate in [Bundle.main.executableURL, URL(filePath: CommandLine.arguments[0])] {
      if let candidate { folder = candidate.deletingLastPathComponent() }
      while folder.path.count > 1 {
        let file = folder.appending(path: "spoken")
        if (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
          url = file
          return
        }
        folder.deleteLastPathComponent()
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Runs it with a file as its input, its outputs going to files.
  func run(_ words: [String], input: Data = Data()) throws -> Called {
    try withFolder { folder in
      let files = ["in", "out", "err"].map { folder.appending(path: $0) }
      try input.write(to: files[0])
      for file in files[1...] { try Data().write(to: file) }
      let process = Process()
      process.executableURL = url
      process.arguments = words
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      return Called(
        out: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
        err: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self), status: process.terminationStatus)
    }
  }
}

/// Hands over an empty folder and removes it afterwards.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "spoken-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

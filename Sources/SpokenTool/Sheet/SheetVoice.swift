// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A program that speaks text, which is espeak-ng, or `say` on a Mac.
struct SheetVoice {
  private enum Program: String, CaseIterable {
    case espeak = "espeak-ng"
    case say
  }

  private let program: Program
  private let url: URL
  /// The voices of `say`, each with its language.
  private var voices: [(name: String, language: String)] = []

  /// Finds an installed program.
  ///
  /// - Parameter path: The folders to search, with colons between them.
  init(path: String?) throws(Problem) {
    let folders = (path ?? "").split(separator: ":").map(String.init)
    for program in Program.allCases {
      for folder in folders {
        let file = LintTree.join(folder, program.rawValue)
        guard FileManager.default.isExecutableFile(atPath: file), !LintTree.isFolder(file) else { continue }
        self.program = program
        url = URL(fileURLWithPath: file)
        if program == .say { voices = listedVoices }
        return
      }
    }
    throw .noVoice
  }

  /// Speaks a text, and waits until it ends.
  func speak(_ text: String, in language: LanguageTag) throws(Problem) {
    // Pass the text in a file, because text on the command line could begin with a hyphen.
    let file = FileManager.default.temporaryDirectory.appending(path: "spoken-voice-\(UUID().uuidString).txt")
    try TextFile.write(text + "\n", to: file.path)
    defer { try? FileManager.default.removeItem(at: file) }
    let voice: [String] =
      switch program {
      case .espeak: ["-v", language.description.lowercased()]
      case .say: voices.first { $0.language == language.language }.map { ["-v", $0.name] } ?? []
      }
    guard run(voice + ["-f", file.path]) != nil else { throw .voiceFailed(program.rawValue, language) }
  }

  private var listedVoices: [(name: String, language: String)] {
    (run(["-v", "?"]) ?? "").split(separator: "\n").compactMap { line in
      line.prefixMatch(of: #/(.+?) +([a-z]{2,3})[_-][A-Z]{2} /#).map { (String($0.output.1), String($0.output.2)) }
    }
  }

  /// Runs the program, and returns its output, or `nil` if it fails.
  private func run(_ words: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = url
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

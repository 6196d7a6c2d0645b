// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

@testable import SpokenTextTesting

/// A folder of goldens that is gone afterwards.
struct GoldenFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)").path

  static let recording = ["SPOKENTEXT_RECORD": "1"]

  func suite(_ environment: [String: String] = [:]) -> GoldenSuite {
    GoldenSuite(folder: path, recording: .whenAsked(environment: environment))
  }

  /// What a check throws, as a test shows it, with the folder left out; nil where it passes.
  func failure(_ environment: [String: String] = [:], _ check: (GoldenSuite) throws -> Void) -> String? {
    do {
      try check(suite(environment))
      return nil
    } catch { return "\(error)".replacing("\(path)", with: "Golden") }
  }

  /// Runs a test in the folder, and takes it away.
  static func with(_ body: (GoldenFolder) throws -> Void) rethrows {
    let folder = GoldenFolder()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try body(folder)
  }
}

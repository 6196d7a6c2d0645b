// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct OverlayFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("overlay-\(UUID())")

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test func filesAndFoldersAreRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "de.ftl": "hallo = Hallo", "en.ftl": "hallo = hello\nonly = just English", "pl/a.ftl": "hallo = cześć",
      "pl/b.ftl": "inne = inne", "pl/notes.txt": "", "README.md": "", "images/a.png": "",
    ])
    let overlay = try Overlay(folder: folder)
    #expect(overlay.files.map(\.name) == ["de.ftl", "en.ftl", "pl/a.ftl", "pl/b.ftl"])
    #expect(overlay.sourceLanguage == "en")
    let speaker = Speaker("pl", offsets: FixedOffset(seconds: 0)).adding(overlay)
    #expect(speaker.say(.message("hallo")).text == "Cześć")
    #expect(speaker.say(.message("only")).text == "Just English")
  }

  @Test func unreadableFilesAreReportedWithTheirPath() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: OverlayError.self) { try Overlay(folder: folder) }
    try write(["README.md": ""])
    #expect(throws: OverlayError(path: folder.path, reason: .noTables)) { try Overlay(folder: folder) }
    try write(["e-n.ftl": ""])
    do {
      _ = try Overlay(folder: folder)
      Issue.record("no error")
    } catch {
      #expect(error.path == folder.path + "/e-n.ftl")
      #expect(error.description.hasPrefix("\(folder.path)/e-n.ftl: not named by language: "))
    }
  }
}

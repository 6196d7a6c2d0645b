// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

/// A language whose tables are written, but which the manifest does not list.
@Suite struct RegistrationTests {
  /// This package.
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A package with this one's manifest and tables in these folders.
  private func package(_ tags: [String], manifest: String? = nil) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "registration-\(UUID().uuidString)")
    for tag in tags {
      let tables = folder.appending(path: "Locales/\(tag)")
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      try "minus = minus { $amount }\n".write(
        to: tables.appending(path: "number.ftl"), atomically: true, encoding: .utf8)
    }
    let text = try manifest ?? String(contentsOf: Self.package.appending(path: "Package.swift"), encoding: .utf8)
    try text.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    return folder
  }

  @Test func languagesAreFoundUntilTheyAreListed() throws {
    let folder = try package(["af"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Registration(of: "af", in: folder.path)?.tag == "af")
    let file = folder.appending(path: "Package.swift")
    let manifest = try String(contentsOf: file, encoding: .utf8)
    let head = "let languages: [(tag: String, name: String, children: [String])] = [\n"
    try manifest.replacing(head, with: head + "  (\"af\", \"Afrikaans\", []),\n")
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(Registration(of: "af", in: folder.path) == nil)
  }

  @Test func aRegionAsksForItsLanguage() throws {
    let folder = try package(["af"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Registration(of: "af-NA", in: folder.path)?.tag == "af")
  }

  @Test func thereIsNothingToWriteWithoutTablesOrAList() throws {
    let folder = try package(["af"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Registration(of: "is", in: folder.path) == nil)
    // An app has a folder of that name too.
    let app = try package(["af"], manifest: "// swift-tools-version: 6.2\n")
    defer { try? FileManager.default.removeItem(at: app) }
    #expect(Registration(of: "af", in: app.path) == nil)
  }

  @Test func theCommandNamesTheScript() throws {
    let folder = try package(["af"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = try #require(Registration(of: "af", in: folder.path))
    #expect(
      ValueFault.notRegistered("af", missing).text()
        == "language 'af' is not built in; to build 'Locales/af', run Scripts/register-languages af, followed by its name "
        + "in English"
    )
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A version of the tables: a folder such as `Locales`, or the folder of that name at a revision of Git.
struct TableVersion {
  let folder: TableFolder
  /// The folder that holds the files of a revision, to be removed in the end.
  private let temporary: URL?

  /// - Parameters:
  ///   - name: A folder, or a revision such as `0.1.0`.
  ///   - repository: A folder of the Git repository.
  init(_ name: String, repository: String) throws(Problem) {
    if LintTree.isFolder(name) {
      folder = try TableFolder(name)
      temporary = nil
      return
    }
    let place = FileManager.default.temporaryDirectory.appending(path: "spoken-tables-\(UUID().uuidString)")
    temporary = place
    do throws(Problem) {
      folder = try Self.extract(name, from: repository, into: place)
    } catch {
      try? FileManager.default.removeItem(at: place)
      throw error
    }
  }

  /// Removes the files that were taken from a repository.
  func remove() {
    if let temporary { try? FileManager.default.removeItem(at: temporary) }
  }

  /// The name of the folder in a repository.
  static let tables = "Locales"

  private static func extract(_ revision: String, from repository: String, into place: URL) throws(Problem)
    -> TableFolder
  {
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch { throw .unwritable(place.path, reason: error.localizedDescription) }
    let archive = place.appending(path: "tables.tar").path
    // A name that begins with a hyphen would be an option.
    guard !revision.hasPrefix("-"),
      run(["git", "-C", repository, "archive", "--format=tar", "--output", archive, revision, "--", tables]),
      run(["tar", "-xf", archive, "-C", place.path])
    else {
      throw .unreadable(
        revision, reason: "it is neither a folder nor a Git revision with a folder '\(tables)' in '\(repository)'")
    }
    return try TableFolder(place.appending(path: tables).path)
  }

  /// Runs a command without its output. Returns `true` if it succeeded.
  private static func run(_ words: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

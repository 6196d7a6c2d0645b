// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A version of the tables, from a folder such as `Locales`, or from that folder in a Git revision.
struct TableVersion {
  let folder: TableFolder
  /// The parsed files of the languages. The comparisons of all languages share it.
  let tree: LintTree
  /// The declarations of the messages' arguments, which are in English.
  let declarations: [String: LintDeclaration]
  /// The temporary folder with the files of a revision.
  private let temporary: URL?

  /// - Parameters:
  ///   - name: A folder, or a revision such as `0.1.0`.
  ///   - repository: A folder of the Git repository.
  ///   - languages: The languages to parse, or `nil` for all of them.
  init(_ name: String, repository: String, parsing languages: [LanguageTag]? = nil) throws(Problem) {
    if LintTree.isFolder(name) {
      folder = try TableFolder(name)
      temporary = nil
      (tree, declarations) = try Self.parsed(folder, languages)
      return
    }
    let place = FileManager.default.temporaryDirectory.appending(path: "spoken-tables-\(UUID().uuidString)")
    temporary = place
    do throws(Problem) {
      folder = try Self.extract(name, from: repository, into: place)
      (tree, declarations) = try Self.parsed(folder, languages)
    } catch {
      try? FileManager.default.removeItem(at: place)
      throw error
    }
  }

  private static func parsed(
    _ folder: TableFolder, _ languages: [LanguageTag]?
  ) throws(Problem) -> (LintTree, [String: LintDeclaration]) {
    var files: [LanguageTag: [LintFile]] = [:]
    for tag in folder.languages where languages?.contains(tag) ?? true {
      files[tag] = try Self.files(of: tag, in: folder)
    }
    let tree = LintTree(files, isOverlay: false)
    return (tree, declarations(of: tree))
  }

  /// Returns the parsed tables of a language, without those of its parents.
  static func files(of tag: LanguageTag, in folder: TableFolder) throws(Problem) -> [LintFile] {
    try folder.ownFiles(of: tag).map { file in
      LintFile(path: file.name, name: String(file.name.split(separator: "/").last ?? ""), bytes: file.bytes)
    }
  }

  /// Returns the parsed handwritten tables of a language, without those that a script generates.
  static func handwrittenFiles(of tag: LanguageTag, in folder: TableFolder) throws(Problem) -> [LintFile] {
    try files(of: tag, in: folder).filter { !$0.isGenerated }
  }

  /// Returns the declarations of the messages' arguments, by message.
  static func declarations(of tree: LintTree) -> [String: LintDeclaration] {
    var declarations: [String: LintDeclaration] = [:]
    for entry in (tree.source?.messages.values).map(Array.init) ?? [] {
      declarations[entry.id] = LintDeclaration(of: entry, in: entry.group.map { LintDeclaration($0, in: entry.file) })
    }
    return declarations
  }

  /// Returns English, which every folder of tables has.
  func english() throws(Problem) -> LintLanguage {
    guard let english = tree.languages.first(where: { $0.tag == "en" }) else {
      throw .unreadable(folder.path, reason: "it has no folder 'en' with the English tables")
    }
    return english
  }

  func language(_ tag: LanguageTag) -> LintLanguage? { tree.languages.first { $0.tag == tag } }

  /// Removes the temporary files of a revision.
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
    // Git would read a name that begins with a hyphen as an option.
    guard !revision.hasPrefix("-"),
      run(["git", "-C", repository, "archive", "--format=tar", "--output", archive, revision, "--", tables]),
      run(["tar", "-xf", archive, "-C", place.path])
    else {
      throw .unreadable(
        revision, reason: "it is neither a folder nor a Git revision with a folder '\(tables)' in '\(repository)'")
    }
    return try TableFolder(place.appending(path: tables).path)
  }

  /// Runs a command without showing its output. Returns `true` if it succeeds.
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

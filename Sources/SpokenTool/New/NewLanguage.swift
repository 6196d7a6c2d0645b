// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The files that a language lacks, and the messages that its files lack.
struct NewLanguage {
  /// A file to write.
  struct File: Equatable {
    var path: String
    /// The new text of the file. It begins with the current text.
    var text: String
    /// The number of new messages.
    var count: Int
    /// `true` if the file exists.
    var isThere: Bool

    /// The line to print for the file.
    var line: String {
      switch (isThere, count) {
      case (true, _): "added \(counted(count, "message")) to \(path)"
      case (false, 0): "wrote \(path)"
      case (false, _): "wrote \(path) with \(counted(count, "message"))"
      }
    }
  }

  let tag: LanguageTag
  /// The nearest language in the folder that the language is a region of, or `nil`.
  let parent: LanguageTag?
  /// The folder of the language, such as `Locales/cs`.
  let folder: String
  private(set) var files: [File] = []

  /// Reads the tables of English and those that the language already has. Writes nothing.
  init(_ name: String, in tables: TableFolder) throws(Problem) {
    do { tag = try LanguageTag(parsing: name) } catch { throw .value(key: "tag", .notALanguage(name, error)) }
    // CLDR knows the script of every language that it has data for.
    guard tag.language != "und", tag.maximized().script != nil else { throw .value(key: "tag", .unknownLanguage(name)) }
    let (tag, languages) = (tag, tables.languages)
    parent = tag.parents.first { languages.contains($0) }
    folder = LintTree.join(tables.path, tag.description)
    if let parent {
      addRegion(of: parent)
    } else {
      try addAll(tables)
    }
  }

  /// Writes a file, and creates the folder of the language first.
  func write(_ file: File) throws(Problem) {
    do {
      try FileManager.default.createDirectory(at: URL(fileURLWithPath: folder), withIntermediateDirectories: true)
    } catch { throw .unwritable(folder, reason: error.localizedDescription) }
    try TextFile.write(file.text, to: file.path)
  }

  // MARK: Files

  /// The file that has the status of a language and the comments about its decisions.
  private static let first = "number.ftl"

  private mutating func addRegion(of parent: LanguageTag) {
    let path = LintTree.join(folder, Self.first)
    guard !isThere(path) else { return }
    let text = "### \(tag): the differences from \(parent), pattern by pattern.\n"
    files.append(File(path: path, text: text, count: 0, isThere: false))
  }

  private mutating func addAll(_ tables: TableFolder) throws(Problem) {
    guard tables.languages.contains("en") else {
      throw .unreadable(tables.path, reason: "it has no folder 'en' with the English tables")
    }
    let english = try TableVersion.files(of: "en", in: tables)
    let own = tables.languages.contains(tag) ? try TableVersion.files(of: tag, in: tables) : []
    let known = Self.messages(in: own, tag)
    let tree = LintTree(["en": english], isOverlay: false)
    let skeleton = Skeleton(english: tree, for: tag)
    for file in english where !file.isGenerated {
      let path = LintTree.join(folder, file.name)
      let isThere = isThere(path)
      let (text, count) = skeleton.text(of: file, without: known, isAppended: isThere)
      guard !isThere || count > 0 else { continue }
      let start = isThere ? try Self.text(of: path) + "\n" : file.name == Self.first ? Self.head + "\n" : ""
      files.append(File(path: path, text: start + text, count: count, isThere: isThere))
    }
    let numerals = LintTree.join(folder, NumeralsStart.file)
    if let text = NumeralsStart.text(for: tag), !isThere(numerals) {
      files.append(File(path: numerals, text: text, count: 0, isThere: false))
    }
  }

  private static let head = """
    ### Status: partial
    ###
    ### Write your decisions here, such as the way to address the listener, the way to read a clock, and the cases and
    ### genders. See "Decide" in Locales/README.md.

    """

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the ids of all messages in the files, even if they have no words or a syntax error.
  private static func messages(in files: [LintFile], _ tag: LanguageTag) -> Set<String> {
    let language = LintLanguage(tag: tag, files: files, parent: nil)
    return Set(language.messages.keys).union(language.unwritten.keys).union(language.broken)
  }

  /// Returns the text of a file with a line break at its end.
  private static func text(of path: String) throws(Problem) -> String {
    let text = try Input.text(of: path)
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }
}

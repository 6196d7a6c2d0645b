// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The tables in a folder, which has a folder of files for each language.
///
/// An app's overlay may instead have one file for each language, such as `pl.ftl`.
struct LintTree {
  /// The languages, sorted by tag.
  var languages: [LintLanguage] = []
  /// The source language, which the others are compared with. It is English, or an overlay's first language.
  var source: LintLanguage?
  /// The library's own English, which declares the messages that an overlay rewords.
  private(set) var shippedEnglish: LintLanguage?
  /// The library's languages. An overlay, or a folder without English, falls back to them.
  private let library: LintLibrary
  private let files: [LanguageTag: [LintFile]]
  /// `true` if the tables belong to an app.
  let isOverlay: Bool
  var root = ""
  /// Findings about files and folders that aren't named by language.
  private(set) var misnamed: [LintFinding] = []
  /// The rules for numbers in words, by language. Handwritten rules come first.
  var rules: [LanguageTag: [(name: String, bytes: [UInt8])]] = [:]
  /// CLDR's names, or no names if the folder doesn't have their file.
  var cldrNames = LintCLDRNames()
  /// The list of shipped languages. It is `nil` for an overlay, or if the package's manifest has no such list.
  var registration: LintRegistration?

  /// A file that may be a table.
  struct Candidate {
    var path: String
    /// The name of its folder below the root.
    var folder: String?
    var name: String
    /// Reads the contents, or returns `nil` if this fails.
    var bytes: () -> [UInt8]?
  }

  init(root: String, isOverlay: Bool) {
    var candidates: [Candidate] = []
    var rules: [LanguageTag: [(name: String, bytes: [UInt8])]] = [:]
    func add(_ path: String, _ folder: String?, _ name: String) {
      candidates.append(
        Candidate(path: path, folder: folder, name: name) {
          FileManager.default.contents(atPath: path).map { Array($0) }
        })
    }
    for name in Self.names(in: root) {
      let path = Self.join(root, name)
      if Self.isFolder(path) {
        for file in Self.names(in: path) { add(Self.join(path, file), name, file) }
        for file in ["numerals.txt", "rbnf.txt"] {
          let file = Self.join(path, file)
          guard let tag = LanguageTag(name), let bytes = FileManager.default.contents(atPath: file) else { continue }
          rules[tag, default: []].append((file, Array(bytes)))
        }
      } else {
        add(path, nil, name)
      }
    }
    self.init(candidates, isOverlay: isOverlay)
    self.root = root
    self.rules = rules
    guard !isOverlay else { return }
    if let names = FileManager.default.contents(atPath: Self.join(root, LintCLDRNames.fileName)) {
      cldrNames = LintCLDRNames(String(decoding: names, as: UTF8.self))
    }
    // `Package.swift` is in the folder that contains the tables' folder.
    let path =
      root.contains("/")
      ? String(root[..<(root.lastIndex(of: "/") ?? root.endIndex)]) + "/Package.swift" : "Package.swift"
    guard let bytes = FileManager.default.contents(atPath: path) else { return }
    registration = LintRegistration(path: path, text: String(decoding: bytes, as: UTF8.self))
  }

  init(_ candidates: [Candidate], isOverlay: Bool, library: LintLibrary = LintLibrary()) {
    var files: [LanguageTag: [LintFile]] = [:]
    var misnamed: [LintFinding] = []
    var faultyFolders: Set<String> = []
    for candidate in candidates {
      let isTable = candidate.name.hasSuffix(".ftl")
      if let folder = candidate.folder, LanguageTag(folder) != nil,
        let table = LintFileName.table(ofBackup: candidate.name)
      {
        misnamed.append(
          LintFinding(
            file: candidate.path, rule: .fileName,
            message: "delete '\(candidate.name)', which seems to be a backup of \(table)"))
        continue
      }
      let name = LintFileName(name: candidate.folder ?? candidate.name, isFolder: candidate.folder != nil)
      // The library's tables are always in folders. Other files next to the folders aren't tables.
      let tag = isOverlay || candidate.folder != nil ? name.language : nil
      if isTable, let tag {
        if !isOverlay, "\(tag)" != candidate.folder, faultyFolders.insert("\(tag)").inserted {
          misnamed.append(
            LintFinding(
              file: candidate.path, rule: .fileName,
              message: "'\(candidate.folder ?? "")' is not a canonical tag; rename the folder to \(tag)"))
        }
        guard let bytes = candidate.bytes() else { continue }
        files[tag, default: []].append(LintFile(path: candidate.path, name: candidate.name, bytes: bytes))
      } else if isTable || isOverlay && candidate.folder == nil, isOverlay || candidate.folder != nil,
        let fault = name.fault,
        candidate.folder.map({ faultyFolders.insert($0).inserted }) ?? true
      {
        // A file that is named after a language suggests an app's overlay.
        let file = LintFileName(name: candidate.name, isFolder: false)
        let hint = isOverlay || file.language == nil ? "" : ", or pass --overlay for an app's own phrases"
        misnamed.append(LintFinding(file: candidate.path, rule: .fileName, message: fault + hint))
      }
    }
    self.init(files, isOverlay: isOverlay, library: library)
    self.misnamed = misnamed
  }

  init(_ files: [LanguageTag: [LintFile]], isOverlay: Bool, library: LintLibrary = LintLibrary()) {
    self.isOverlay = isOverlay
    self.library = library
    self.files = files
    var made: [LanguageTag: LintLanguage] = [:]
    for tag in files.keys.sorted(by: { $0.description < $1.description }) {
      languages.append(make(tag, files, &made))
    }
    source = made["en"] ?? (isOverlay ? languages.first : library.language("en"))
    shippedEnglish = isOverlay ? library.language("en") : nil
  }

  /// Returns a language. Its parents are created first.
  private mutating func make(
    _ tag: LanguageTag, _ files: [LanguageTag: [LintFile]], _ made: inout [LanguageTag: LintLanguage]
  ) -> LintLanguage {
    if let language = made[tag] { return language }
    let parent: LintLanguage?
    if let nearest = tag.parents.first(where: { files[$0] != nil }) {
      parent = make(nearest, files, &made)
    } else {
      parent = isOverlay ? library.base(of: tag, besides: files[tag] ?? []) : library.parent(of: tag)
    }
    let marks = isOverlay ? marks(for: tag, isOfApp: parent?.chain.last.map(library.isWordless) ?? false) : nil
    let language = LintLanguage(tag: tag, files: files[tag] ?? [], parent: parent, marks: marks)
    made[tag] = language
    return language
  }

  /// Returns the marks, such as `# Rewords`, in the comments of a language, its parents, and the source language.
  ///
  /// - Parameter isOfApp: `true` if the library doesn't have the language.
  private func marks(for tag: LanguageTag, isOfApp: Bool) -> OverlayMarks {
    let source = files["en"] == nil ? files.keys.min { $0.description < $1.description } : "en"
    let (first, others) = (files[source ?? tag] ?? [], ([tag] + tag.parents).flatMap { files[$0] ?? [] })
    return isOfApp
      ? OverlayMarks(others.map(\.source), supplyingLibraryBeside: first.map(\.source))
      : OverlayMarks((first + others).map(\.source))
  }

  /// The overlay in the form that apps load.
  var overlay: Overlay {
    let all = files.sorted { $0.key.description < $1.key.description }.flatMap { tag, files in
      files.map { Overlay.File(language: tag, name: $0.path, text: String(decoding: $0.source, as: UTF8.self)) }
    }
    return Overlay(files: all, sourceLanguage: source?.tag)
  }

  /// Returns `true` if a language is the library's own. Its findings aren't reported for this tree.
  func isShipped(_ language: LintLanguage?) -> Bool {
    language.map(library.contains) ?? false
  }

  /// Returns `true` if an overlay has the language, but the library doesn't.
  func isOfApp(_ language: LintLanguage) -> Bool { language.chain.last.map(library.isWordless) ?? false }

  // MARK: Files

  /// The file with the words for the audit, which are never spoken.
  static let auditFile = "audit.ftl"

  static func isFolder(_ path: String) -> Bool {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    return (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Returns `true` if a path is in a folder, or is the same path. `nil` means every folder.
  static func isInside(_ path: String, _ scope: String?) -> Bool {
    scope.map { path == $0 || path.hasPrefix($0 + "/") } ?? true
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder == "." ? name : "\(folder)/\(name)"
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why an app's tables could not be loaded.
public struct OverlayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What happened.
  public struct Reason: Sendable, Hashable {
    /// What is wrong, after the path: `cannot read: …`.
    fileprivate let text: String

    /// The folder or a file cannot be read, with what the system said.
    static func unreadable(_ problem: String) -> Reason { Reason(text: "cannot read: \(problem)") }
    /// It has no table, neither `en.ftl` nor `en/….ftl`.
    static let noTables = Reason(
      text: "no tables; expected files such as en.ftl, or folders such as en with .ftl files")
    /// A file or folder is named for no language.
    static func notALanguage(_ error: LanguageTagError) -> Reason { Reason(text: "not named by language: \(error)") }
  }

  /// Where it happened.
  public var path: String
  /// What happened.
  public var reason: Reason

  /// The path and what is wrong: `Locales/xx1.ftl: not named by language: …`.
  public var description: String { "\(path): \(reason.text)" }
}

extension Overlay {
  /// Phrases from a folder of the app's: a file `en.ftl` for each language, or a folder `en` of files, or both.
  ///
  /// ```swift
  /// let overlay = try Overlay(folder: Bundle.main.url(forResource: "Locales", withExtension: nil)!)
  /// ```
  ///
  /// Files that do not end in `.ftl`, and folders without such files, are left alone. Bytes that are no UTF-8 are read as
  /// replacement characters. What is wrong inside a file is in ``diagnostics(for:)``, and never takes the rest with it.
  ///
  /// - Throws: ``OverlayError`` for a folder that cannot be read, has no tables, or has one that is named for no language.
  public init(folder: URL) throws(OverlayError) {
    var files: [File] = []
    for name in try Self.names(in: folder.path) {
      let path = folder.path + "/" + name
      if name.hasSuffix(".ftl") {
        files.append(try Self.file(path, language: String(name.dropLast(4)), name: name))
      } else if let tables = try? Self.names(in: path).filter({ $0.hasSuffix(".ftl") }), !tables.isEmpty {
        for table in tables {
          files.append(try Self.file(path + "/" + table, language: name, name: name + "/" + table))
        }
      }
    }
    guard !files.isEmpty else { throw OverlayError(path: folder.path, reason: .noTables) }
    self.init(files: files)
  }

  /// What is in a folder, in the order of its names: not every file system keeps one.
  private static func names(in path: String) throws(OverlayError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw OverlayError(path: path, reason: .unreadable(String(describing: error)))
    }
  }

  private static func file(_ path: String, language: String, name: String) throws(OverlayError) -> File {
    let tag: LanguageTag
    do { tag = try LanguageTag(parsing: language) } catch {
      throw OverlayError(path: path, reason: .notALanguage(error))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw OverlayError(path: path, reason: .unreadable("no such file, or no permission"))
    }
    return File(language: tag, name: name, text: String(decoding: data, as: UTF8.self))
  }
}

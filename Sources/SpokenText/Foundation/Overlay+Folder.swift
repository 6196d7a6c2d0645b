// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error in loading an app's tables.
public struct OverlayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason for an error.
  public struct Reason: Sendable, Hashable {
    /// The part of the description after the path, such as `cannot read: …`.
    fileprivate let text: String

    /// The folder or a file can't be read. `problem` is the system's message.
    static func unreadable(_ problem: String) -> Reason { Reason(text: "cannot read: \(problem)") }
    /// The folder contains no table, such as `en.ftl` or `en/….ftl`.
    static let noTables = Reason(
      text: "no tables; expected files such as en.ftl, or folders such as en with .ftl files")
    /// The name of a file or folder isn't a language tag.
    static func notALanguage(_ error: LanguageTagError) -> Reason { Reason(text: "not named by language: \(error)") }
  }

  /// The path of the file or folder.
  public var path: String
  /// The reason for the error.
  public var reason: Reason

  /// The path and the reason, such as `Locales/xx1.ftl: not named by language: …`.
  public var description: String { "\(path): \(reason.text)" }
}

extension Overlay {
  /// Creates an overlay from a folder. For each language, the folder contains a file such as `en.ftl`, a folder such as
  /// `en` with several files, or both.
  ///
  /// ```swift
  /// let overlay = try Overlay(folder: Bundle.main.url(forResource: "Locales", withExtension: nil)!)
  /// ```
  ///
  /// Files that don't end in `.ftl`, and folders without such files, are ignored. Invalid UTF-8 is replaced by
  /// replacement characters. A mistake in a file doesn't affect the rest of it, and is reported in
  /// ``diagnostics(for:)``.
  ///
  /// - Throws: ``OverlayError`` if the folder or a file can't be read, contains no tables, or isn't named by language.
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

  /// Returns the sorted names in a folder. Not every file system sorts them.
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

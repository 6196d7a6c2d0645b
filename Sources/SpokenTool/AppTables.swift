// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// An app's phrases for all requests. They come from a folder of tables, or from one file, which is read in the
/// language of each request.
struct AppTables: Sendable {
  private enum Content {
    case file(name: String, text: String)
    case folder(Overlay)
  }

  private let content: Content

  init(_ path: String) throws(Problem) {
    guard LintTree.isFolder(path) else {
      content = .file(name: path, text: try Input.text(of: path))
      return
    }
    do {
      content = .folder(try Overlay(folder: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path, reason: error.description)
    }
  }

  /// The languages in the names of the files. The list is empty for a file without a language in its name.
  var languages: [LanguageTag] {
    switch content {
    case .file(let path, _):
      LintFileName(name: String(path.split(separator: "/").last ?? ""), isFolder: false).language.map { [$0] } ?? []
    case .folder(let overlay): overlay.languages
    }
  }

  /// Returns the files to add to a speaker for a language.
  func files(for language: LanguageTag) -> [Overlay.File] {
    switch content {
    case .file(let name, let text): [Overlay.File(language: language, name: name, text: text)]
    case .folder(let overlay): overlay.files
    }
  }
}

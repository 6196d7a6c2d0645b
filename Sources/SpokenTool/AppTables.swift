// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// An app's phrases for all requests, from a file in the language of each request or from the folder of the app's
/// tables.
struct AppTables {
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

  /// The languages of the files. A file whose name has no language adds none, because it is in the language of each
  /// request.
  var languages: [LanguageTag] {
    switch content {
    case .file(let path, _):
      LintFileName(name: String(path.split(separator: "/").last ?? ""), isFolder: false).language.map { [$0] } ?? []
    case .folder(let overlay): overlay.languages
    }
  }

  /// Returns the files that a speaker of a language needs.
  func files(for language: LanguageTag) -> [Overlay.File] {
    switch content {
    case .file(let name, let text): [Overlay.File(language: language, name: name, text: text)]
    case .folder(let overlay): overlay.files
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A language that has tables in the package's `Locales`, but isn't listed in its manifest.
struct Registration: Equatable {
  /// The language, or its nearest parent that has tables.
  var tag: LanguageTag

  /// Finds the missing registration of a language in the package at a path. Returns `nil` if the language has no tables
  /// there, or if it is listed.
  init?(of tag: LanguageTag, in package: String = ".") {
    guard let found = ([tag] + tag.parents).first(where: { Self.hasTables($0, in: package) }),
      let manifest = FileManager.default.contents(atPath: package + "/Package.swift"),
      let list = LintRegistration(path: "Package.swift", text: String(decoding: manifest, as: UTF8.self)),
      !list.contains("\(found)")
    else { return nil }
    self.tag = found
  }

  private static func hasTables(_ tag: LanguageTag, in package: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(package)/Locales/\(tag)/number.ftl")
  }
}

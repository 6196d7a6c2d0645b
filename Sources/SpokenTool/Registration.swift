// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The line that a language lacks whose tables are written, but which the manifest does not list.
///
/// The manifest cannot look into `Locales` itself: what it finds there is kept as long as its own text stays the same,
/// and it is asked for its traits before a dependent has the folder.
struct Registration: Equatable {
  /// The folder of the tables: `Locales/nl`.
  var folder: String
  /// What to write: `("nl", []),`.
  var line: String
  /// Where: the number that the line gets in `Package.swift`.
  var number: Int
}

extension Registration {
  /// How the list in the manifest begins.
  private static let head = "let languages: [(tag: String, children: [String])] = ["

  /// What is missing for a language in the package in a folder; nil if it has no tables there, or they are listed.
  init?(of tag: LanguageTag, in package: String = ".") {
    guard let found = ([tag] + tag.parents).first(where: { Self.hasTables($0, in: package) }),
      let manifest = FileManager.default.contents(atPath: package + "/Package.swift")
    else { return nil }
    let lines = String(decoding: manifest, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { $0 == Self.head }) else { return nil }
    var number = start + 1
    while number < lines.count, let listed = Self.tag(in: lines[number]) {
      if listed == found.description { return nil }
      if listed > found.description { break }
      number += 1
    }
    self.init(folder: "Locales/\(found)", line: "(\"\(found)\", []),", number: number + 1)
  }

  private static func hasTables(_ tag: LanguageTag, in package: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(package)/Locales/\(tag)/number.ftl")
  }

  /// The tag in a line like `("de", []),`.
  private static func tag(in line: Substring) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[0].hasSuffix("(") ? String(parts[1]) : nil
  }
}

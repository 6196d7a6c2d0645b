// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files in a folder that the audit reads.
enum AuditFolder {
  /// The endings of tables, which contain an app's strings.
  static let tables = [".strings", ".stringsdict", ".xcstrings"]
  /// The endings of all files that an app's texts are in. Other files, such as `.json`, seldom contain labels.
  static let sources = tables + [".xliff", ".xlf", ".xib", ".storyboard", ".swift"]

  /// Folders that contain products of a build, or the code of others.
  private static let ignored: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
  /// The endings of folders that are products of a build.
  private static let bundles = [".framework", ".xcframework", ".app", ".xpc"]

  /// Returns the paths of the files in a folder and its subfolders that have one of the endings, in order.
  ///
  /// Hidden folders, and folders of builds and of other projects' code, are skipped.
  static func files(in folder: String, endings: [String]) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    for case let name as String in names {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || ignored.contains(String(last)) || bundles.contains(where: last.hasSuffix) {
        names.skipDescendants()
      } else if endings.contains(where: { name.lowercased().hasSuffix($0) }) {
        files.append(folder.hasSuffix("/") ? folder + name : folder + "/" + name)
      }
    }
    return files.sorted()
  }
}

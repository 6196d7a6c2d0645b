// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Runs `spoken swift` to write `SpokenPhrases.swift` from the FTL files of a target if they changed. It writes one
/// file for each folder with an `en.ftl`, or with a folder `en` that has FTL files.
@main struct SpokenTextPhrases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "SpokenTool")
    let folders = try tables(in: target.directoryURL)
    guard !folders.isEmpty else {
      Diagnostics.warning("\(target.name) has no tables: no en.ftl, and no folder en with .ftl files")
      return []
    }
    return folders.sorted { $0.key < $1.key }.map { folder, files in
      // If there are several folders of FTL files, each Swift file has the name of its folder.
      let inside = folder.dropFirst(target.directoryURL.path.count).split(separator: "/")
      let name = folders.count == 1 || inside.isEmpty ? "" : "+" + inside.joined(separator: "-")
      let output = context.pluginWorkDirectoryURL.appending(path: "SpokenPhrases\(name).swift")
      return .buildCommand(
        displayName: "Writing the phrases of \(target.name)", executable: tool.url,
        arguments: ["swift", folder, "--output", output.path], inputFiles: files.sorted { $0.path < $1.path },
        outputFiles: [output])
    }
  }

  /// Returns the FTL files below a folder, by the folder that contains the languages, such as `Locales`.
  private func tables(in folder: URL) throws -> [String: [URL]] {
    var all: [URL] = []
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "ftl" { all.append(file) }
    let roots = Set(
      all.compactMap { file -> String? in
        let parent = file.deletingLastPathComponent()
        if file.lastPathComponent == "en.ftl" { return parent.path }
        return parent.lastPathComponent == "en" ? parent.deletingLastPathComponent().path : nil
      })
    return Dictionary(
      uniqueKeysWithValues: roots.map { root in (root, all.filter { $0.path.hasPrefix(root + "/") }) })
  }
}

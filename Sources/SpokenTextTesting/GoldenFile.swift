// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Reads and writes golden files.
enum GoldenFile {
  struct Trouble: Error { var problem: String }

  /// Returns the text of a file, or `nil` if it doesn't exist.
  static func text(at path: String) -> Result<String?, Trouble> {
    guard FileManager.default.fileExists(atPath: path) else { return .success(nil) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let text = String(data: data, encoding: .utf8) else {
        return .failure(Trouble(problem: "file is not UTF-8; save it as UTF-8"))
      }
      return .success(text)
    } catch { return .failure(Trouble(problem: error.localizedDescription)) }
  }

  static func write(_ text: String, to path: String) -> Result<Void, Trouble> {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      return .success(())
    } catch { return .failure(Trouble(problem: error.localizedDescription)) }
  }

  /// Returns the paths of the golden files in the languages' folders, such as `en/money.tsv`.
  static func tables(under folder: String) -> [String] {
    let files = FileManager.default
    return (try? files.contentsOfDirectory(atPath: folder))?.flatMap { language in
      ((try? files.contentsOfDirectory(atPath: "\(folder)/\(language)")) ?? [])
        .filter { $0.hasSuffix(".tsv") }.map { "\(language)/\($0)" }
    } ?? []
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import SpokenTool

/// Calls `spoken audit` on files in a folder of its own. The paths in the output are relative to the folder.
func audit(_ words: [String], data files: [String: Data]) throws -> Called {
  try withFolder { folder in
    for (path, data) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    func isPath(_ word: String) -> Bool { files.keys.contains { $0 == word || $0.hasPrefix(word + "/") } }
    var called = spoken(["audit"] + words.map { isPath($0) ? "\(folder.path)/\($0)" : $0 })
    called.out = called.out.replacingOccurrences(of: folder.path + "/", with: "")
    called.err = called.err.replacingOccurrences(of: folder.path + "/", with: "")
    return called
  }
}

/// Calls `spoken audit` on files of text.
func audit(_ words: [String], _ files: [String: String]) throws -> Called {
  try audit(words, data: files.mapValues { Data($0.utf8) })
}

/// The rules at the ends of lines.
func rules(_ called: Called) -> [String] {
  called.out.split(separator: "\n").map { line in
    String(line.split(separator: " ").last?.filter { $0 != "[" && $0 != "]" } ?? "")
  }
}

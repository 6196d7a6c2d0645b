// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextFluent
import Testing

@testable import SpokenTool

/// An FTL file of the corpus, and the tree that `fluent.syntax` made of it.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let source: [UInt8]
  let recordedTree: Data

  var testDescription: String { name }

  /// Found from this file, so that the tests need no resource bundle.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  /// The corpus.
  static let all: [Fixture] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "ftl" }
      .sorted { $0.path < $1.path }
      .compactMap { file in
        guard let source = try? Data(contentsOf: file),
          let tree = try? Data(contentsOf: file.deletingPathExtension().appendingPathExtension("json"))
        else { return nil }
        return Fixture(name: file.lastPathComponent, source: Array(source), recordedTree: tree)
      }
  }()
}

/// A JSON document to compare by structure: the order of members does not matter.
func json(_ data: Data) throws -> NSDictionary? {
  try JSONSerialization.jsonObject(with: data) as? NSDictionary
}

/// The tree of `source` without spans, to compare.
func tree(_ source: [UInt8]) -> String {
  Resource(parsing: source).referenceJSON(spans: false)
}

/// The tree of `source` without spans, to compare.
func tree(_ source: String) -> String {
  tree(Array(source.utf8))
}

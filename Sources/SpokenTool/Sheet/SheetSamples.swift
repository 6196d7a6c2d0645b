// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The samples of a sheet.
enum SheetSamples {
  /// Returns the examples of all kinds, the lines of the example batch, and the messages with their arguments.
  ///
  /// - Parameter files: Generated files whose messages are included. All other generated files are left out, because
  ///   they have thousands of messages.
  static func all(
    _ messages: MessageSamples, in folder: TableFolder, with files: Set<String>
  ) throws(Problem) -> [SheetSample] {
    try common(in: folder) + messages.all(with: files)
  }

  /// Returns the samples that don't depend on a language. They are the examples of all kinds and the example batch.
  static func common(in folder: TableFolder) throws(Problem) -> [SheetSample] {
    try ofKinds() + batch(beside: folder)
  }

  private static func ofKinds() throws(Problem) -> [SheetSample] {
    var samples: [SheetSample] = []
    for kind in Kind.all {
      for words in kind.examples {
        let members = try Words(words, places: kind.places, options: kind.keys + kind.common).members
        samples.append(SheetSample(kind, members))
      }
    }
    return samples
  }

  /// Returns the requests in `Examples/phrases.jsonl`, next to the folder of the tables. The file repeats a request for
  /// several languages. Requests that differ only in the language are one sample.
  private static func batch(beside folder: TableFolder) throws(Problem) -> [SheetSample] {
    let path = LintTree.join(Self.parent(of: folder.path), "Examples/phrases.jsonl")
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    var samples: [SheetSample] = []
    var number = 0
    for line in try Input.text(of: path).split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 != " " && $0 != "\r" }) else { continue }
      do throws(Problem) {
        let json: JSON
        do { json = try JSONReader.value(of: String(line)) } catch { throw .notJSON(error) }
        guard case .object(let members) = json else {
          throw .bad(.wrongType(expected: "an object with the key 'kind'", given: json.noun))
        }
        let sample = SheetSample(try readKind(members.first { $0.name == "kind" }?.value), members)
        if !samples.contains(where: { $0.kind === sample.kind && $0.members == sample.members }) {
          samples.append(sample)
        }
      } catch { throw .line(number, error) }
    }
    return samples
  }

  /// Returns the folder that contains a path.
  static func parent(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

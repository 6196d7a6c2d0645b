// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows of a recorded file in `Fixtures`, each split at its tabs.
func fixture(_ name: String) throws -> [[String]] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Text with `\u{…}` in place of characters that are not ASCII.
func unescaped(_ text: String) -> String {
  var result = ""
  var rest = Substring(text)
  while let start = rest.range(of: "\\u{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
    result += rest[..<start.lowerBound]
    if let scalar = UInt32(rest[start.upperBound..<end], radix: 16).flatMap(Unicode.Scalar.init) {
      result.unicodeScalars.append(scalar)
    }
    rest = rest[rest.index(after: end)...]
  }
  return result + rest
}

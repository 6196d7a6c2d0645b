// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A cache of the tables in the source language, which translations are compared with.
///
/// Unchecked because several threads read files at once. The dictionary is accessed only under the lock.
final class SourceTables: @unchecked Sendable {
  struct Table: Sendable {
    var strings: [String: TableString] = [:]
    /// The keys in the order of the file.
    var order: [String] = []
  }

  private let lock = NSLock()
  private var tables: [String: Table] = [:]

  /// Returns the table of a file, or an empty one if it can't be read.
  func table(_ path: String, as language: LanguageTag) -> Table {
    if let known = lock.withLock({ tables[path] }) { return known }
    let table = Self.read(path)
    lock.withLock { tables[path] = table }
    return table
  }

  private static func read(_ path: String) -> Table {
    guard let bytes = try? Input.bytes(of: path) else { return Table() }
    let strings: [TableString]
    if path.hasSuffix(".stringsdict") {
      strings = (try? PropertyListFile.plurals(path, bytes)) ?? []
    } else {
      strings = (try? StringsFile.read(path, bytes).strings) ?? []
    }
    var table = Table()
    for string in strings {
      let key = string.variant.isEmpty ? string.key : "\(string.key) [\(string.variant)]"
      if table.strings.updateValue(string, forKey: key) == nil { table.order.append(key) }
    }
    return table
  }
}

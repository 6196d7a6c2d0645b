// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

enum TextFile {
  /// Writes a file atomically, so that a reader never sees a part of it.
  static func write(_ text: String, to path: String) throws(Problem) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch { throw .unwritable(path, reason: error.localizedDescription) }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// One FTL file that a table is compiled from.
struct TableSource {
  /// The file's name in diagnostics.
  let file: String
  /// The file's text in UTF-8.
  let bytes: [UInt8]
  /// Whether the file is an app's.
  let isOverlay: Bool
  private let lines: LineIndex

  init(file: String, bytes: [UInt8], isOverlay: Bool = false) {
    (self.file, self.bytes, self.isOverlay) = (file, bytes, isOverlay)
    lines = LineIndex(of: bytes)
  }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  func diagnostic(
    _ message: String, at offset: Int, severity: TableDiagnostic.Severity = .error
  ) -> TableDiagnostic {
    let place = lines.position(of: offset)
    return TableDiagnostic(file: file, line: place.line, column: place.column, severity: severity, message: message)
  }
}

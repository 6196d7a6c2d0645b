// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// One FTL file that a table is compiled from, with its name in diagnostics.
///
/// A class, because the runtime need not make the type of an array of objects: the first array of structures in a process
/// takes longer than compiling a hundred messages.
final class TableSource {
  /// Its text in UTF-8.
  let bytes: SourceBytes
  /// Whether it is an app's.
  let isOverlay: Bool
  /// Its name is put together where a diagnostic asks for it.
  private let name: () -> String
  private lazy var lines = LineIndex(of: bytes)

  /// A file by its text.
  convenience init(file: @autoclosure @escaping () -> String, bytes: [UInt8], isOverlay: Bool = false) {
    self.init(file: file(), bytes: SourceBytes(bytes), isOverlay: isOverlay)
  }

  /// The same of bytes where they are.
  init(file: @autoclosure @escaping () -> String, bytes: SourceBytes, isOverlay: Bool = false) {
    (name, self.bytes, self.isOverlay) = (file, bytes, isOverlay)
  }

  /// Its name in diagnostics.
  var file: String { name() }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  func diagnostic(
    _ message: String, at offset: Int, severity: TableDiagnostic.Severity = .error
  ) -> TableDiagnostic {
    let place = lines.position(of: offset)
    return TableDiagnostic(file: file, line: place.line, column: place.column, severity: severity, message: message)
  }
}

internal import SpokenTextFluent

/// One FTL file that a table is compiled from, with its name in diagnostics.
struct TableSource {
  var file: String
  /// Its text in UTF-8.
  let bytes: SourceBytes
  /// Whether it is an app's.
  var isOverlay = false
  private let lines: LineIndex

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  init(file: String, bytes: [UInt8]) { self.init(file: file, bytes: SourceBytes(bytes)) }

  /// The same of bytes where they are.
  init(file: String, bytes: SourceBytes) {
    self.file = file
    self.bytes = bytes
    lines = LineIndex(of: bytes)
  }

  func diagnostic(
    _ message: String, at offset: Int, severity: TableDiagnostic.Severity = .error
  ) -> TableDiagnostic {
    let place = lines.position(of: offset)
    return TableDiagnostic(file: file, line: place.line, column: place.column, severity: severity, message: message)
  }
}

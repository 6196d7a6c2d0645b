// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// An FTL file for the compiler.
struct TableSource {
  /// The file's name in diagnostics.
  let file: String
  /// The text of the file, in UTF-8.
  let bytes: [UInt8]
  /// The marks in the comments of an app's files, such as `# Rewords`. `nil` for a file of the library.
  let marks: OverlayMarks?
  private let lines: LineIndex

  init(file: String, bytes: [UInt8], marks: OverlayMarks? = nil) {
    (self.file, self.bytes, self.marks) = (file, bytes, marks)
    lines = LineIndex(of: bytes)
  }

  var isOverlay: Bool { marks != nil }

  /// Returns the namespace of a message or a term in the file. The id of a term begins with a hyphen.
  func namespace(of id: String) -> Namespace { marks?.rewords(id) == false ? .app : .library }

  /// Returns the kind of word that a message defines. The value must consist only of words. Returns `nil` for other
  /// ids.
  func entryKind(of id: String) -> EntryKind? {
    guard let marks, !marks.rewords(id) else { return EntryKind(id: id) }
    return marks.entryKind(of: id)
  }

  /// Returns the line of an offset, counted from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  func diagnostic(
    _ message: String, at offset: Int, severity: TableDiagnostic.Severity = .error
  ) -> TableDiagnostic {
    let place = lines.position(of: offset)
    return TableDiagnostic(file: file, line: place.line, column: place.column, severity: severity, message: message)
  }
}

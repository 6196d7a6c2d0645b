// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// One FTL file that a table is compiled from.
struct TableSource {
  /// The file's name in diagnostics.
  let file: String
  /// The file's text in UTF-8.
  let bytes: [UInt8]
  /// What the comments of an app's files say about its messages; nil for a file of the library.
  let marks: OverlayMarks?
  private let lines: LineIndex

  init(file: String, bytes: [UInt8], marks: OverlayMarks? = nil) {
    (self.file, self.bytes, self.marks) = (file, bytes, marks)
    lines = LineIndex(of: bytes)
  }

  /// Whether the file is an app's.
  var isOverlay: Bool { marks != nil }

  /// The namespace of one of its messages or, with a hyphen in front, of its terms.
  func namespace(of id: String) -> Namespace { marks?.rewords(id) == false ? .app : .library }

  /// The kind of entry that one of its messages is, if the message is words alone.
  func entryKind(of id: String) -> EntryKind? {
    guard let marks, !marks.rewords(id) else { return EntryKind(id: id) }
    return marks.entryKind(of: id)
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

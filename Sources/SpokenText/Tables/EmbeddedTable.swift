// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables

/// The linked files of one language tag, and the objects that are created from them.
///
/// Marked `@unchecked` because the data comes from C. Access is safe, because the files are constants. Each pointer to
/// an object is an atomic that is written once. Swift's own `Atomic` needs newer systems than this package supports.
@safe package struct EmbeddedTable: @unchecked Sendable {
  /// One file of the table.
  package struct File {
    /// The path in `Locales`, such as `pl/money.ftl`.
    package let path: String
    package let bytes: [UInt8]
  }

  private let record: UnsafeMutablePointer<SpokenTextTable>

  /// Creates the registered table with exactly this tag. Returns `nil` if there isn't one.
  init?(_ tag: LanguageTag) {
    var text = tag.description
    let found = text.withUTF8 { text in unsafe text.baseAddress.flatMap { unsafe spokentext_find_table($0, text.count) }
    }
    guard let record = unsafe found else { return nil }
    unsafe self.record = record
  }

  /// Creates the first table of a language, even if the table isn't registered.
  init(of language: SpokenLanguage) { unsafe record = language.tables }

  private init(_ record: UnsafeMutablePointer<SpokenTextTable>) { unsafe self.record = record }

  /// The registered tables, sorted by tag.
  static var all: [EmbeddedTable] {
    var tables: [EmbeddedTable] = []
    var next = unsafe spokentext_first_table()
    while let record = unsafe next {
      unsafe tables.append(EmbeddedTable(record))
      unsafe next = spokentext_table_after(record)
    }
    return tables
  }

  static var count: Int {
    var count = 0
    var next = unsafe spokentext_first_table()
    while let record = unsafe next {
      count += 1
      unsafe next = spokentext_table_after(record)
    }
    return count
  }

  var tag: LanguageTag { LanguageTag(stringLiteral: unsafe String(cString: record.pointee.tag)) }

  /// Returns the files with a file extension, without the files of parent languages.
  func files(_ fileExtension: String) -> [File] {
    let tag = unsafe String(cString: record.pointee.tag)
    let names = unsafe String(cString: record.pointee.names).split(separator: " ")
    var start = unsafe record.pointee.text
    var files: [File] = []
    for name in names {
      let count = unsafe spokentext_length(start)
      if name.hasSuffix(fileExtension) {
        let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
        files.append(File(path: "\(tag)/\(name)", bytes: bytes))
      }
      unsafe start += count + 1
    }
    return files
  }

  // MARK: Objects

  /// A place in a table's C record for an object that is created at its first use.
  enum Cell { case table, numberWords }

  /// Returns the object in a cell. Creates the object if the cell is empty, and never releases it.
  func object<Object: AnyObject>(in cell: Cell, _ make: () -> Object) -> Object {
    let cell = cell == .table ? SpokenTextCellTable : SpokenTextCellNumberWords
    if let kept = unsafe spokentext_kept(record, cell) { return unsafe Self.object(at: kept) }
    // If two threads create the object, both get the one that was stored first.
    let own = unsafe Unmanaged.passRetained(make()).toOpaque()
    let kept = unsafe spokentext_keep(record, cell, own)
    if unsafe kept != UnsafeRawPointer(own) { unsafe Unmanaged<Object>.fromOpaque(own).release() }
    return unsafe Self.object(at: kept)
  }

  private static func object<Object: AnyObject>(at kept: UnsafeRawPointer) -> Object {
    unsafe Unmanaged<Object>.fromOpaque(kept).takeUnretainedValue()
  }
}

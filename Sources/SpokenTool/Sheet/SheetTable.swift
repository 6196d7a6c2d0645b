// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Formats a sheet as a table with tabs between the columns.
enum SheetTable {
  static func lines(of sheet: Sheet) -> [String] {
    let head = ["english", "\(sheet.tag)"] + (sheet.isOfChanges ? ["before"] : []) + ["mark", "request"]
    let rows = sheet.rows.map { row in
      ([row.english, row.phrase.text] + (row.before.map { [$0] } ?? []) + [row.phrase.mark, row.call])
        .map(TableChange.cell).joined(separator: "\t")
    }
    return [head.joined(separator: "\t")] + rows
  }
}

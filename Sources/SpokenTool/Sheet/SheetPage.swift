// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Formats a sheet as a page for a browser. Each text is marked with its language and direction, so that screen readers
/// use the right voice.
enum SheetPage {
  static func html(of sheet: Sheet) -> String {
    let tag = "\(sheet.tag)"
    let direction = sheet.tag.direction
    let columns = ["English", tag] + (sheet.isOfChanges ? ["Before"] : []) + ["Request"]
    let head = columns.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let rows = sheet.rows.map { row in
      var cells = ["<th scope=\"row\">\(escaped(row.english))</th>"]
      cells.append("<td>\(phrase(row, tag, direction))</td>")
      if let before = row.before { cells.append("<td>\(marked(escaped(before), tag, direction))</td>") }
      cells.append("<td><code>\(escaped(row.call))</code></td>")
      return "<tr>\(cells.joined())</tr>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Sample phrases: \(tag)</title>
      <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem; }
      table { border-collapse: collapse; }
      th, td { border: 1px solid #767676; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
      tbody th { font-weight: normal; }
      </style>
      </head>
      <body>
      <main>
      <h1>Sample phrases: \(tag)</h1>
      <table>
      <caption>\(counted(sheet.rows.count, "phrase")) in English and in \(tag)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </main>
      </body>
      </html>
      """
  }

  /// Returns a phrase, whose parts in other languages are marked, with its mark in brackets.
  private static func phrase(_ row: Sheet.Row, _ tag: String, _ direction: String) -> String {
    let html = row.phrase.runs.map { run in
      run.language.map { marked(escaped(run.text), "\($0)", $0.direction) } ?? escaped(run.text)
    }.joined()
    return marked(html, tag, direction)
      + (row.phrase.mark.isEmpty ? "" : " <small>[\(escaped(row.phrase.mark))]</small>")
  }

  private static func marked(_ html: String, _ tag: String, _ direction: String) -> String {
    "<span lang=\"\(tag)\" dir=\"\(direction)\">\(html)</span>"
  }

  private static func escaped(_ text: String) -> String {
    text.escapedForXML.replacing("\n", with: "<br>")
  }
}

extension LanguageTag {
  /// The value of HTML's attribute `dir` for the language.
  var direction: String { isRightToLeft ? "rtl" : "ltr" }
}

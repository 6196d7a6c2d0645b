// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Rules for the status of a table, and for the lines that record who has read it.
extension LintCheck {
  func checkStatus() {
    guard !isOverlay else { return }
    var first: LintStatusLine?
    for file in language.files {
      for line in LintStatus.lines(in: file) {
        guard file.name == "number.ftl" else {
          report(.status, "misplaced status; move it to number.ftl", at: line.offset, in: file)
          continue
        }
        if first != nil {
          report(.status, "duplicate status; remove it", at: line.offset, in: file)
        } else if LintStatus(rawValue: line.text) == nil {
          let known = "expected drafted, partial, checked, or native-read"
          report(.status, "unknown status '\(line.text)'; \(known)", at: line.offset, in: file)
        }
        first = first ?? line
      }
      checkReadings(in: file)
    }
    guard let file = language.files.first(where: { $0.name == "number.ftl" }) else { return }
    if let first {
      checkProof(of: first, in: file)
    } else if language.parent == nil {
      report(
        .status, "missing status; add '### Status: drafted' to the comment at the top",
        at: 0, in: file)
    }
  }

  /// Reports `### Read:` lines with invalid syntax, and those copied from another language.
  private func checkReadings(in file: LintFile) {
    for line in LintReading.lines(in: file) {
      guard let reading = LintReading(line.text) else {
        report(
          .status, "invalid reading; write '### Read: 2026-11-20, cold reader, \(language.tag)'", at: line.offset,
          in: file)
        continue
      }
      guard reading.tag != "\(language.tag)" else { continue }
      report(
        .status,
        "reading is for \(reading.tag), but the table is \(language.tag); remove it, or add the reading of "
          + "this table", at: line.offset, in: file)
    }
  }

  /// Reports a table with the status `checked` or `native-read`, if no `### Read:` line confirms the status.
  private func checkProof(of line: LintStatusLine, in file: LintFile) {
    guard let status = LintStatus(rawValue: line.text), status == .checked || status == .nativeRead else { return }
    let readings = LintReading.lines(in: file).compactMap { LintReading($0.text) }
    guard !readings.contains(where: { $0.tag == "\(language.tag)" && (status == .checked || $0.isNative) }) else {
      return
    }
    let reader = status == .checked ? "cold reader" : "native reader"
    report(
      .status,
      "status is '\(status.rawValue)', but no reading is recorded; write 'drafted', or add '### Read: 2026-11-20, "
        + "\(reader), \(language.tag)' with the date", at: line.offset, in: file)
  }
}

/// The status of a table in its `### Status:` line.
enum LintStatus: String {
  /// Complete, but read only by its writer.
  case drafted
  /// Incomplete. People can try it, but it isn't shipped.
  case partial
  /// Read by somebody other than its writer.
  case checked
  /// Read by a native speaker.
  case nativeRead = "native-read"

  static func lines(in file: LintFile) -> [LintStatusLine] { file.resourceLines(after: "Status:") }

  /// Returns the status of a language. If it has none, returns the status of its nearest parent.
  static func of(_ language: LintLanguage) -> String? {
    for layer in language.chain {
      for file in layer.files where file.name == "number.ftl" {
        if let line = lines(in: file).first { return line.text }
      }
    }
    return nil
  }
}

/// The text of a `### Status:` or `### Read:` line, with the offset of the line.
struct LintStatusLine {
  var offset: Int
  var text: String
}

/// A record of a reading of a table or a file, such as `### Read: 2026-11-20, cold reader, de`.
struct LintReading {
  let date: String
  /// The kind of reader, such as "cold reader" or "native reader", and never a name.
  let reader: String
  let tag: String

  var isNative: Bool { reader.hasPrefix("native") }

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    guard parts.count == 3, Self.isDate(parts[0]), !parts[1].isEmpty, LanguageTag(parts[2]) != nil else { return nil }
    (date, reader, tag) = (parts[0], parts[1], parts[2])
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isNumber) }), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  static func lines(in file: LintFile) -> [LintStatusLine] { file.resourceLines(after: "Read:") }

  /// Returns the last reading of a file. If it has none, returns the last reading of the whole table, from
  /// `number.ftl`.
  static func last(of file: LintFile, in language: LintLanguage) -> LintReading? {
    let table = language.files.first { $0.name == "number.ftl" }
    return lines(in: file).last.flatMap { LintReading($0.text) }
      ?? table.flatMap { lines(in: $0).last }.flatMap { LintReading($0.text) }
  }
}

extension LintFile {
  /// Returns the lines of file comments that begin with a word, without that word.
  func resourceLines(after word: String) -> [LintStatusLine] {
    var found: [LintStatusLine] = []
    for entry in resource.entries {
      guard case .comment(let comment) = entry, comment.level == .resource else { continue }
      for line in lines(of: comment) where line.text.hasPrefix(word) {
        let text = line.text.dropFirst(word.count).split(separator: " ").joined(separator: " ")
        found.append(LintStatusLine(offset: line.offset, text: text))
      }
    }
    return found
  }
}

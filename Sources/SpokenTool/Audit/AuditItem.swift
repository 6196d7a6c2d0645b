// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// A text or an element of an app, and its place in a file.
struct AuditItem {
  /// A place in a file. Lines and columns count from 1, columns in code points.
  struct Place: Hashable {
    var file: String
    var line = 1
    var column = 1
  }

  enum Content {
    case text(String, LabelAudit.Part)
    case element(LabelAudit.Element)
  }

  /// The original text of a translation, in the app's source language.
  struct Source {
    /// The text with U+FFFC in place of each argument.
    var text: String
    /// The text as the app has it, with specifiers such as `%@`.
    var template: String
    var language: LanguageTag
  }

  var content: Content
  var place: Place
  /// The places of an element's parts, such as its label, if they differ from ``place``.
  var places: [LabelAudit.Part: Place] = [:]
  /// The app's name for the item, such as the key of a string or the name of a row.
  var key = ""
  var language: LanguageTag
  /// The text in the app's source language, if that is another language.
  var source: Source?
  /// The name of an element's screen. An element without one isn't compared with other elements.
  var screen = ""
  /// `true` if the line contains exactly this text, without escapes. The column of a finding is then known.
  var isPlain = false
  /// `true` if the text is a string of a table, such as a `.strings` file.
  var isOfTable = false
  /// The text as the app has it, with specifiers such as `%@`, if it comes from a table.
  var template = ""
  /// `true` if the string is missing in this language, so that only ``source`` has text.
  var isMissing = false
  /// `true` if the text is one of several forms for numbers.
  var isPluralForm = false
  /// The length of the text in its file, in code points, or 0 if it isn't known or has several lines.
  var width = 0
  /// The rules that a comment in the file accepts.
  var accepted: [AuditAcceptance] = []
  /// The calls in the Swift code of the text that format values for display, such as `price.formatted()`.
  var displayFormats: [DisplayFormat] = []
}

/// A finding of the audit at its place.
struct AuditReport {
  var finding: LabelAudit.Finding
  var place: AuditItem.Place
  /// The column after the end, or `nil` if it isn't known.
  var endColumn: Int?
  var key: String
  var language: LanguageTag
  /// The message for several findings of one file, or `nil` for a single finding.
  var summary: String?

  var message: String { summary ?? finding.message }
}

/// A message about a part of the input that the audit couldn't read, or may have misread.
struct AuditTrouble: Hashable {
  /// The line for the error output.
  var line: String
  /// `true` if a part of the input wasn't read. If so, the exit status is 3.
  var isUnread: Bool

  static func unread(_ place: AuditItem.Place, _ reason: String) -> AuditTrouble {
    AuditTrouble(line: "\(place.file):\(place.line):\(place.column): error: \(reason)", isUnread: true)
  }

  static func remark(_ place: AuditItem.Place, _ reason: String) -> AuditTrouble {
    AuditTrouble(line: "\(place.file):\(place.line):\(place.column): warning: \(reason)", isUnread: false)
  }

  static func remark(_ reason: String) -> AuditTrouble { AuditTrouble(line: "warning: \(reason)", isUnread: false) }

  init(line: String, isUnread: Bool) { (self.line, self.isUnread) = (line, isUnread) }

  /// Creates a message about a file that can't be read.
  init(_ problem: Problem) {
    if case .notStrings(let place, let reason) = problem {
      self = .unread(place, reason)
    } else {
      self.init(line: "error: " + problem.text(.words(places: [])), isUnread: true)
    }
  }
}

/// The items of a file or of a text, with the problems in reading them.
struct AuditInput {
  var items: [AuditItem] = []
  var troubles: [AuditTrouble] = []

  static func + (first: AuditInput, second: AuditInput) -> AuditInput {
    AuditInput(items: first.items + second.items, troubles: first.troubles + second.troubles)
  }
}

enum AuditFormat: String, CaseIterable {
  case text, json, sarif, github
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// A format for display in an interpolation, such as `price.formatted()`, with the call of SpokenText to use instead.
struct DisplayFormat: Hashable {
  var code: String
  var call: String
}

/// The texts that Swift code passes to VoiceOver. They are literals in `.accessibilityLabel(…)`,
/// `.accessibilityHint(…)`, and `.accessibilityValue(…)`, and in UIKit's properties with the same names.
///
/// A literal is the text itself, or the key of a string in a table.
struct SwiftLabels {
  struct Label {
    var text: String
    var part: LabelAudit.Part
    var place: AuditItem.Place
    var width: Int
    /// `true` if the literal can be the key of a string in a table.
    var isKey: Bool
    var displayFormats: [DisplayFormat]
    var comment: String
  }

  private(set) var labels: [Label] = []
  private let path: String
  private let lexer: SwiftLexer

  init(_ path: String, _ bytes: [UInt8]) throws(Problem) {
    guard let utf8 = TextEncoding.utf8(of: bytes) else { throw .notText(path) }
    self.path = path
    lexer = SwiftLexer(Array(utf8))
    find()
  }

  private static let parts: [String: LabelAudit.Part] = [
    "accessibilityLabel": .label, "accessibilityHint": .hint, "accessibilityValue": .value,
    "accessibilityAttributedLabel": .label, "accessibilityAttributedHint": .hint,
    "accessibilityAttributedValue": .value,
  ]

  /// Returns the literals that aren't keys of a table. Strings of tables are read from the tables.
  func input(_ reader: AuditReader) -> AuditInput {
    var input = AuditInput()
    for label in labels {
      if label.isKey, reader.uses.isInTable(label.text), label.displayFormats.isEmpty { continue }
      // A name such as "delete_button" is a key of a table that isn't among the inputs.
      if label.isKey, !label.text.contains(" "), label.text.contains(where: { "._".contains($0) }) { continue }
      var item = AuditItem(
        content: .text(label.text, label.part), place: label.place, key: "", language: reader.language)
      item.width = label.width
      item.displayFormats = label.displayFormats
      item.accepted = AuditAcceptance.all(in: label.comment, at: label.place, &input.troubles)
      if label.isKey, reader.uses.isInTable(label.text) { item.content = .text("", .text) }
      input.items.append(item)
    }
    return input
  }

  // MARK: Calls

  private mutating func find() {
    let tokens = lexer.tokens
    for (index, token) in tokens.enumerated() {
      guard case .name(let name) = token.kind, let part = Self.parts[name], index + 1 < tokens.count else { continue }
      switch tokens[index + 1].kind {
      case .mark(UInt8(ascii: "(")):
        let end = close(index + 1)
        collect((index + 2)..<end, part)
      case .mark(UInt8(ascii: "="))
      where index + 2 < tokens.count && tokens[index + 2].kind != .mark(UInt8(ascii: "=")):
        collect((index + 2)..<endOfStatement(index + 2), part)
      default: continue
      }
    }
  }

  /// Returns the index of the matching closing parenthesis.
  private func close(_ open: Int) -> Int {
    var depth = 0
    for index in open..<lexer.tokens.count {
      switch lexer.tokens[index].kind {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): depth += 1
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")):
        depth -= 1
        if depth == 0 { return index }
      default: continue
      }
    }
    return lexer.tokens.count
  }

  /// Returns the end of the expression that begins at a token. A line break ends it, unless it is inside parentheses or
  /// next to an operator.
  private func endOfStatement(_ start: Int) -> Int {
    var index = start
    while index < lexer.tokens.count {
      let token = lexer.tokens[index]
      if index > start, token.line > lexer.tokens[index - 1].line {
        let continues: [SwiftLexer.Kind] = [
          .mark(UInt8(ascii: ".")), .mark(UInt8(ascii: "?")), .mark(UInt8(ascii: ":")), .mark(UInt8(ascii: "+")),
        ]
        guard continues.contains(token.kind) || continues.contains(lexer.tokens[index - 1].kind) else { return index }
      }
      switch token.kind {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): index = close(index) + 1
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")):
        return index
      default: index += 1
      }
    }
    return lexer.tokens.count
  }

  // MARK: Literals

  /// Calls whose argument is a text, or the key of a text.
  private static let wrappers: Set<String> = [
    "Text", "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "NSAttributedString",
    "AttributedString", "localizedStringWithFormat", "localizedString", "verbatim", "CFCopyLocalizedString",
  ]

  /// Labels of arguments that contain something other than the text, such as a comment.
  private static let others: Set<String> = [
    "tableName", "table", "bundle", "comment", "identifier", "systemImage", "systemName", "named", "locale",
    "separator", "with", "of", "forKey2",
  ]

  private mutating func collect(_ range: Range<Int>, _ part: LabelAudit.Part) {
    let tokens = lexer.tokens
    /// The names of the open calls, outermost first.
    var calls: [String] = []
    /// The label of the current argument in each call.
    var arguments: [String] = [""]
    /// The index of the first literal in `NSLocalizedString`. The argument `value`, if any, replaces its text.
    var localized: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      switch token.kind {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")):
        var name = "["
        if token.kind == .mark(UInt8(ascii: "(")) {
          name = ""
          if index > range.lowerBound, case .name(let called) = tokens[index - 1].kind { name = called }
        }
        calls.append(name)
        arguments.append("")
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")):
        if !calls.isEmpty {
          if calls.last == "NSLocalizedString" || calls.last == "localizedString" { localized = nil }
          calls.removeLast()
          arguments.removeLast()
        }
      case .mark(UInt8(ascii: ",")):
        arguments[arguments.count - 1] = ""
        // Only the first argument of a modifier is a text. Other arguments are options, such as `isEnabled`.
        if calls.isEmpty { return }
      case .name(let name):
        if index + 1 < range.upperBound, tokens[index + 1].kind == .mark(UInt8(ascii: ":")), name != "default" {
          let before = index > range.lowerBound ? tokens[index - 1].kind : .mark(UInt8(ascii: "("))
          if before == .mark(UInt8(ascii: "(")) || before == .mark(UInt8(ascii: ",")) {
            arguments[arguments.count - 1] = name
          }
        }
      case .literal(let literal):
        // VoiceOver doesn't read literals in subscripts, in other calls, and in comparisons.
        let isInside = calls.allSatisfy { $0.isEmpty || Self.wrappers.contains($0) }
        let argument = arguments.last ?? ""
        let isCompared =
          index > range.lowerBound + 1 && tokens[index - 1].kind == .mark(UInt8(ascii: "="))
          || index + 2 < range.upperBound && tokens[index + 1].kind == .mark(UInt8(ascii: "="))
        guard isInside, !Self.others.contains(argument), !isCompared else { break }
        if argument == "value", let localized {
          labels[localized].text = StringTemplate.filled(literal.text)
          break
        }
        add(literal, token, part, isKey: isKey(calls, argument))
        if calls.last == "NSLocalizedString" || calls.last == "localizedString" { localized = labels.count - 1 }
      default: break
      }
      index += 1
    }
  }

  /// Returns `true` unless the label of the argument shows that the literal isn't a key, as in `Text(verbatim: "…")`.
  private func isKey(_ calls: [String], _ argument: String) -> Bool {
    guard argument != "verbatim", argument != "string" else { return false }
    return true
  }

  private mutating func add(
    _ literal: SwiftLexer.Literal, _ token: SwiftLexer.Token, _ part: LabelAudit.Part, isKey: Bool
  ) {
    // Skip an empty text, which hides a part on purpose. Skip also a text of punctuation, which only joins other texts.
    let text = StringTemplate.filled(literal.text)
    guard text.contains(where: { $0.isLetter || $0.isNumber }) || !literal.interpolations.isEmpty else { return }
    let start = token.column + 1
    let width = literal.isOneLine ? lexer.text(token.range).unicodeScalars.count - 2 : 0
    let formats = literal.interpolations.compactMap { DisplayFormat(code: $0) }
    let comment = (lexer.comments[token.line - 1] ?? "") + "\n" + (lexer.comments[token.line] ?? "")
    labels.append(
      Label(
        text: text, part: part, place: AuditItem.Place(file: path, line: token.line, column: start), width: width,
        isKey: isKey, displayFormats: formats, comment: comment))
  }
}

extension DisplayFormat {
  /// Creates the format in the code of an interpolation, or returns `nil` if it doesn't have one.
  init?(code: String) {
    let code = code.drop { $0 == " " }
    let small = code.lowercased()
    func has(_ words: String...) -> Bool { words.contains { small.contains($0.lowercased()) } }
    let call: String
    if has(".currency(", "currencyFormatter", "currencyString", "priceFormatter") {
      call = ".money(amount, currency)"
    } else if has(".percent", "percentFormatter") {
      call = ".percent(fraction)"
    } else if has("relativeDateTimeFormatter", ".relative(", "relativeFormatter") {
      call = ".elapsed(date)"
    } else if has(
      "dateComponentsFormatter", ".units(", "durationFormatter", ".time(pattern", "timeString", "formattedDuration")
    {
      call = ".duration(seconds)"
    } else if has("byteCountFormatter", ".byteCount(", "byteFormatter") {
      call = ".measure(count, .byte)"
    } else if has("measurementFormatter", ".measurement(") {
      call = ".measure(value, unit)"
    } else if has("dateFormatter", ".dateTime", "date: .", "time: .", "date.formatted(", "formatted(date") {
      call = ".dateTime(date)"
    } else if has("price", "amount", "cost", "balance", "total") && has(".formatted(") {
      call = ".money(amount, currency)"
    } else if has("date", "createdAt", "updatedAt") && has(".formatted(") {
      call = ".dateTime(date)"
    } else if has("duration", "elapsed", "remaining") && has(".formatted(") {
      call = ".duration(seconds)"
    } else if has(".formatted(", "numberFormatter", "formatter.string(", "String(format:") {
      call = ".number(value)"
    } else {
      return nil
    }
    self.init(code: String(code), call: "speaker.say(\(call))")
  }
}

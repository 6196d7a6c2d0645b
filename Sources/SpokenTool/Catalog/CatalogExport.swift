// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// Converts the files of an overlay to a String Catalog.
struct CatalogExport {
  /// A message that a catalog can't hold.
  struct Failure: Equatable {
    var path: String
    var position: SourcePosition
    var message: String
    /// `true` if only a comment is lost, so that the export continues.
    var isWarning = false
  }

  private(set) var catalog = StringCatalog()
  private(set) var failures: [Failure] = []
  private var entries: [String: StringCatalog.Entry] = [:]
  private var signatures: [String: [CatalogArgument]] = [:]
  private var order: [String] = []

  init(_ tree: LintTree) {
    var headers: [LanguageTag: Header] = [:]
    for language in tree.languages { headers[language.tag] = header(of: language) }
    let marked = tree.languages.first { headers[$0.tag]?.isSource == true }
    guard let source = marked ?? tree.source else { return }
    catalog.sourceLanguage = headers[source.tag]?.name ?? source.tag.description
    catalog.version = headers[source.tag]?.version ?? "1.0"
    check(source)
    for entry in Self.messages(of: source) { add(entry, source) }
    for language in tree.languages where language !== source {
      check(language)
      for entry in Self.messages(of: language) {
        addText(entry, in: headers[language.tag]?.name ?? language.tag.description, language, to: source)
      }
    }
    catalog.entries = order.compactMap { entries[$0] }
  }

  // MARK: Files

  private struct Header {
    var isSource = false
    var version: String?
    var name: String?
  }

  private mutating func header(of language: LintLanguage) -> Header {
    var header = Header()
    for file in language.files {
      for line in file.resourceLines(after: CatalogMarks.prefix) {
        guard let colon = line.text.range(of: ": ") else { continue }
        let value = String(line.text[colon.upperBound...])
        switch line.text[..<colon.lowerBound] {
        case "source": header.isSource = true
        case "version": header.version = value
        case "language": header.name = value
        default: continue
        }
      }
    }
    return header
  }

  /// Returns the messages in the order of the files.
  private static func messages(of language: LintLanguage) -> [LintEntry] {
    language.order.compactMap { language.messages[$0] }
  }

  /// Reports everything in the files of a language that isn't a message.
  private mutating func check(_ language: LintLanguage) {
    for file in language.files {
      for entry in file.resource.entries {
        switch entry {
        case .message: continue
        case .term(let term):
          fail("a catalog can't hold the term '-\(file.text(term.id))'", at: term.range.lowerBound, in: file)
        case .junk(let junk):
          fail("syntax error; check the file with 'spoken lint --overlay'", at: junk.range.lowerBound, in: file)
        case .comment(let comment):
          let isMark =
            comment.level == .resource
            && file.lines(of: comment).allSatisfy { $0.text.hasPrefix(CatalogMarks.prefix) || $0.text.isEmpty }
          guard !isMark else { continue }
          failures.append(
            Failure(
              path: file.path, position: file.position(of: comment.range.lowerBound),
              message: "a catalog can't hold the comment of a group or a file", isWarning: true))
        }
      }
    }
    for duplicate in language.duplicates {
      fail("'\(duplicate.entry.id)' is defined twice", at: duplicate.entry.range.lowerBound, in: duplicate.entry.file)
    }
  }

  private mutating func fail(_ message: String, at offset: Int, in file: LintFile) {
    failures.append(Failure(path: file.path, position: file.position(of: offset), message: message))
  }

  // MARK: Messages

  private mutating func add(_ message: LintEntry, _ source: LintLanguage) {
    let file = message.file
    let comment = Self.comment(of: message)
    var arguments: [CatalogArgument] = []
    for declared in comment.declared where !declared.isDevice {
      if declared.name == CatalogPattern.deviceName, Self.choosesByDevice(message) { continue }
      guard let argument = CatalogDeclaration.argument(declared) else {
        fail(
          "a catalog can't hold '\(message.id)', because '$\(declared.name)' is declared as \(declared.kinds)",
          at: message.range.lowerBound, in: file)
        return
      }
      arguments.append(argument)
    }
    signatures[message.id] = arguments
    var entry = StringCatalog.Entry(key: comment.marks.key ?? message.id)
    let usual = comment.marks.key == nil ? "manual" : nil
    entry.extractionState = comment.marks.extraction.map { $0.isEmpty ? nil : $0 } ?? usual
    entry.isTranslated = comment.marks.isTranslated
    entry.isCommentGenerated = comment.marks.isCommentGenerated
    entry.others = comment.marks.others
    entry.comment = comment.marks.comment ?? (comment.lines.isEmpty ? nil : comment.lines.joined(separator: "\n"))
    if entries.values.contains(where: { $0.key == entry.key }) {
      fail("two messages have the key '\(entry.key)'", at: message.range.lowerBound, in: file)
      return
    }
    guard let content = content(message, source, arguments, comment.marks) else { return }
    let isKey =
      comment.marks.states.isEmpty && content.variations.isEmpty && content.substitutions.isEmpty
      && content.unit?.value == entry.key
    if !isKey {
      entry.localizations.append(
        StringCatalog.Localization(language: catalog.sourceLanguage, content: content))
    }
    for language in comment.marks.untranslated {
      entry.localizations.append(
        StringCatalog.Localization(
          language: language,
          content: StringCatalog.Content(unit: StringCatalog.Unit(value: "", state: "new"))))
    }
    entries[message.id] = entry
    order.append(message.id)
  }

  private mutating func addText(
    _ message: LintEntry, in name: String, _ language: LintLanguage, to source: LintLanguage
  ) {
    guard let arguments = signatures[message.id] else {
      if source.messages[message.id] == nil {
        fail(
          "missing message '\(message.id)' in \(source.tag), the source language of the catalog",
          at: message.range.lowerBound, in: message.file)
      }
      return
    }
    let comment = Self.comment(of: message)
    if !comment.lines.isEmpty || !comment.declared.isEmpty {
      failures.append(
        Failure(
          path: message.file.path, position: message.file.position(of: message.range.lowerBound),
          message: "a catalog can't hold the comment of '\(message.id)' in \(language.tag)",
          isWarning: true))
    }
    guard let content = content(message, language, arguments, comment.marks) else { return }
    entries[message.id]?.localizations.removeAll { $0.language == name }
    entries[message.id]?.localizations.append(StringCatalog.Localization(language: name, content: content))
  }

  private mutating func content(
    _ message: LintEntry, _ language: LintLanguage, _ arguments: [CatalogArgument], _ marks: CatalogMarks
  ) -> StringCatalog.Content? {
    let file = message.file
    if let attribute = message.attributes.first {
      fail(
        "a catalog can't hold '\(message.id)', which has the attribute '.\(file.text(attribute.id))'",
        at: attribute.range.lowerBound, in: file)
      return nil
    }
    guard let value = message.value else { return nil }
    let reader = FluentPatternReader(
      file: file, id: message.id, arguments: arguments, hasZero: PluralRules(language.tag).hasZero)
    do throws(CatalogFault) {
      let pattern = try reader.pattern(value, depth: 0)
      var renderer = CatalogRenderer(arguments, marks: marks.format, states: marks.states)
      return renderer.content(pattern)
    } catch {
      fail(error.message, at: error.offset, in: file)
      return nil
    }
  }

  private static func choosesByDevice(_ message: LintEntry) -> Bool {
    var found = false
    guard let value = message.value else { return false }
    LintNode.visit(value) { node in
      guard case .select(let select, _) = node, case .variable(let variable) = select.selector else { return }
      if message.file.isName(variable.id, CatalogPattern.deviceName) { found = true }
    }
    return found
  }

  /// Divides a comment into lines such as `Xcode key: …`, declared arguments, and all other lines.
  private static func comment(
    of message: LintEntry
  ) -> (marks: CatalogMarks, declared: [CatalogDeclaration.Declared], lines: [String]) {
    var marks = CatalogMarks()
    var declared: [CatalogDeclaration.Declared] = []
    var lines: [String] = []
    guard let comment = message.comment else { return (marks, declared, lines) }
    for line in message.file.lines(of: comment) where !marks.read(line.text) {
      if let argument = CatalogDeclaration.read(line.text) {
        declared.append(argument)
        if argument.specifier != nil || argument.isDevice { continue }
      }
      lines.append(line.text)
    }
    return (marks, declared, lines)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Converts a String Catalog to the files of an overlay.
struct CatalogImport {
  /// A string that an overlay can't hold.
  struct Failure: Equatable {
    var key: String
    var fault: CatalogFault
  }

  /// The language, the text, and the number of messages of each file. The source language is first.
  private(set) var files: [(tag: LanguageTag, text: String, count: Int)] = []
  private(set) var failures: [Failure] = []
  /// The number of strings that were imported.
  private(set) var count = 0

  private let catalog: StringCatalog
  private var ids: CatalogIDs
  private var writers: [LanguageTag: FluentWriter] = [:]
  private var texts: [LanguageTag: (text: String, count: Int)] = [:]
  private var names: [LanguageTag: String] = [:]
  private let source: LanguageTag

  /// - Parameters:
  ///   - known: The ids of an earlier import, by key.
  ///   - reserved: The ids of the library's messages.
  init(_ catalog: StringCatalog, known: [String: String] = [:], reserved: Set<String>) {
    self.catalog = catalog
    ids = CatalogIDs(catalog.entries.map(\.key), known: known, reserved: reserved)
    guard let source = LanguageTag(catalog.sourceLanguage) else {
      self.source = "en"
      failures.append(
        Failure(key: "", fault: CatalogFault("unknown source language '\(catalog.sourceLanguage)'", at: 0)))
      return
    }
    self.source = source
    names[source] = catalog.sourceLanguage
    var seen: Set<String> = []
    for entry in catalog.entries {
      do throws(CatalogFault) {
        if let unknown = catalog.unknown.first(where: { $0.key == entry.key }) {
          throw CatalogFault("unknown member '\(unknown.name)'", at: unknown.offset.byte)
        }
        guard seen.insert(entry.key).inserted else {
          throw CatalogFault("duplicate key in the catalog", at: entry.offset.byte)
        }
        try add(entry)
        count += 1
      } catch { failures.append(Failure(key: entry.key, fault: error)) }
    }
    for unknown in catalog.unknown where unknown.key == nil {
      failures.append(
        Failure(key: unknown.name, fault: CatalogFault("unknown member of the catalog", at: unknown.offset.byte)))
    }
    let others = texts.keys.filter { $0 != source }.sorted { $0.description < $1.description }
    for tag in [source] + others {
      let written = texts[tag] ?? ("", 0)
      var text = written.text
      if let header = header(of: tag) {
        text = header + (text.hasPrefix("\n") ? "" : "\n") + text
      } else if text.hasPrefix("\n") {
        text.removeFirst()
      }
      files.append((tag, text, written.count))
    }
  }

  // MARK: A string

  private mutating func add(_ entry: StringCatalog.Entry) throws(CatalogFault) {
    var reader = CatalogPatternReader(key: entry.key)
    var texts: [(tag: LanguageTag, pattern: CatalogPattern, localization: StringCatalog.Localization)] = []
    var tokens: [[String]] = []
    var states: [[String]] = []
    var untranslated: [String] = []
    for localization in entry.localizations {
      guard let tag = LanguageTag(localization.language) else {
        throw CatalogFault("'\(localization.language)' isn't a language tag", at: localization.offset.byte)
      }
      if let name = names[tag], name != localization.language {
        throw CatalogFault(
          "'\(name)' and '\(localization.language)' are the same language", at: localization.offset.byte)
      }
      names[tag] = localization.language
      if tag != source, localization.content == Self.untranslated {
        untranslated.append(localization.language)
        continue
      }
      let before = (reader.tokens.count, reader.states.count)
      texts.append((tag, try reader.pattern(localization), localization))
      tokens.append(Array(reader.tokens.dropFirst(before.0)))
      states.append(Array(reader.states.dropFirst(before.1)))
    }
    let hasSource = texts.contains { $0.tag == source }
    if !hasSource {
      // If a string has no text in the source language, its key is the text.
      let unit = StringCatalog.Unit(value: entry.key, state: "", offset: entry.offset)
      let localization = StringCatalog.Localization(
        language: catalog.sourceLanguage, offset: entry.offset, content: StringCatalog.Content(unit: unit))
      let before = reader.tokens.count
      texts.insert((source, try reader.pattern(localization), localization), at: 0)
      tokens.insert(Array(reader.tokens.dropFirst(before)), at: 0)
      states.insert([], at: 0)
    }
    let declared = Self.declared(in: entry.comment, reader)
    let arguments = declared ?? Self.arguments(of: reader, key: entry.key)
    let id = ids.id(of: entry.key)
    for (index, text) in texts.enumerated() {
      var marks = CatalogMarks()
      var lines: [String] = []
      let isSource = text.tag == source
      if isSource {
        lines = Self.lines(of: entry.comment, isDeclared: declared != nil, &marks)
        if declared == nil {
          lines += arguments.map { CatalogDeclaration.line($0) }
          if reader.hasDevices { lines.append(CatalogDeclaration.deviceLine) }
        }
        marks.key = entry.key == id ? nil : entry.key
        let usual = entry.key == id ? "manual" : nil
        if entry.extractionState != usual { marks.extraction = entry.extractionState ?? "" }
        marks.isTranslated = entry.isTranslated
        marks.isCommentGenerated = entry.isCommentGenerated
        marks.untranslated = untranslated
        marks.others = entry.others
      }
      var usual = CatalogRenderer(arguments, marks: nil, states: [])
      let content = usual.content(text.pattern)
      if !content.hasSameTexts(as: text.localization.content) { marks.format = tokens[index] }
      if Set(states[index]) != ["translated"], !states[index].isEmpty {
        marks.states = Set(states[index]).count == 1 ? Array(states[index].prefix(1)) : states[index]
      } else if isSource, hasSource, text.localization.content.unit?.value == entry.key,
        text.localization.content.substitutions.isEmpty
      {
        // An export omits a text that is the same as the key. Store the state, so that the export writes the text.
        marks.states = ["translated"]
      }
      lines += marks.lines
      write(id, text.pattern, lines, arguments.map(\.name), in: text.tag)
    }
  }

  /// The content of a string without a translation. An overlay omits such a string, so that it falls back to the source
  /// language.
  private static var untranslated: StringCatalog.Content {
    StringCatalog.Content(unit: StringCatalog.Unit(value: "", state: "new"))
  }

  private mutating func write(
    _ id: String, _ pattern: CatalogPattern, _ comment: [String], _ arguments: [String], in tag: LanguageTag
  ) {
    var writer = writers[tag] ?? FluentWriter(arguments: [], hasZero: PluralRules(tag).hasZero)
    writer.arguments = arguments
    writers[tag] = writer
    var text = texts[tag] ?? ("", 0)
    if !comment.isEmpty { text.text += "\n" }
    for line in comment { text.text += line.isEmpty ? "#\n" : "# \(line)\n" }
    text.text += writer.message(id, pattern)
    text.count += 1
    texts[tag] = text
  }

  /// Returns the lines at the top of a file that store settings of the catalog, or `nil` without any.
  private func header(of tag: LanguageTag) -> String? {
    var lines: [String] = []
    if tag == source, tag != "en" { lines.append("source: yes") }
    if tag == source, catalog.version != "1.0" { lines.append("version: \(catalog.version)") }
    if let name = names[tag], name != tag.description { lines.append("language: \(name)") }
    return lines.isEmpty ? nil : lines.map { "### \(CatalogMarks.prefix)\($0)\n" }.joined()
  }

  // MARK: Arguments

  /// Returns the arguments that the comment of a string declares in the format of an export. Returns `nil` if it
  /// doesn't declare all of them.
  private static func declared(in comment: String?, _ reader: CatalogPatternReader) -> [CatalogArgument]? {
    let lines = (comment ?? "").split(separator: "\n").compactMap { CatalogDeclaration.read(String($0)) }
    guard !lines.isEmpty else { return nil }
    let hasDevice = lines.contains { $0.name == CatalogPattern.deviceName }
    guard hasDevice == reader.hasDevices else { return nil }
    let arguments = lines.filter { !hasDevice || $0.name != CatalogPattern.deviceName }
      .compactMap { CatalogDeclaration.argument($0) }
    guard arguments.count == (reader.arguments.keys.max() ?? 0),
      reader.arguments.allSatisfy({ arguments[$0.key - 1].kind == $0.value.kind })
    else { return nil }
    return arguments
  }

  /// Returns the arguments. Each is named after its substitution or its type.
  private static func arguments(of reader: CatalogPatternReader, key: String) -> [CatalogArgument] {
    guard let count = reader.arguments.keys.max() else { return [] }
    var ofKey: [Int: FormatSpecifier] = [:]
    var next = 0
    for case .argument(let specifier) in FormatToken.tokens(of: key) {
      next = specifier.position ?? next + 1
      ofKey[next] = specifier
    }
    var arguments: [CatalogArgument] = []
    for position in 1...count {
      let specifier = reader.arguments[position] ?? ofKey[position] ?? FormatSpecifier(conversion: "@")
      let kind = specifier.kind ?? .text
      let plain = kind == .text ? "text" : kind == .whole ? "count" : "number"
      let name = reader.names[position].flatMap { self.name(of: $0) } ?? plain
      arguments.append(CatalogArgument(name: name, kind: kind, specifier: specifier.bare))
    }
    let names = arguments.map(\.name)
    for (index, name) in names.enumerated() where names.filter({ $0 == name }).count > 1 {
      arguments[index].name = "\(name)\(index + 1)"
    }
    return arguments
  }

  /// Returns the name of an argument for a substitution, such as `photoCount` for `photo_count`. Returns `nil` if the
  /// name is reserved or doesn't start with a letter.
  private static func name(of substitution: String) -> String? {
    let words = substitution.split(separator: "_")
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    let name =
      first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return ["case", "gender", "count", CatalogPattern.deviceName].contains(name) && name != "count" ? nil : name
  }

  // MARK: Comments

  /// Returns the lines of a comment in a catalog. If the overlay would misread a line, stores the comment in `marks`
  /// and returns no lines. For example, a line that begins with `$` would declare an argument.
  ///
  /// - Parameter isDeclared: `true` if the comment declares the arguments in the format of an export.
  private static func lines(of comment: String?, isDeclared: Bool, _ marks: inout CatalogMarks) -> [String] {
    guard let comment else { return [] }
    let lines = comment.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let isPlain =
      lines.first?.isEmpty == false && lines.last?.isEmpty == false
      && lines.allSatisfy { line in
        line.first != " " && line.last != " " && !line.hasPrefix(CatalogMarks.prefix)
          && (isDeclared || !line.hasPrefix("$")) && line.unicodeScalars.allSatisfy { $0.value >= 0x20 }
      }
    guard isPlain else {
      marks.comment = comment
      return []
    }
    return lines
  }
}

extension PluralRules {
  /// `true` if the language has a plural category for zero. In other languages, the catalog's `zero` is the exact
  /// number 0.
  var hasZero: Bool { cardinalCategories.contains(.zero) }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The files of one language, with their entries by id, and the language's parent.
final class LintLanguage {
  let tag: LanguageTag
  let files: [LintFile]
  /// The fallback for missing entries. It is the parent language or, for an overlay, the library's table.
  let parent: LintLanguage?
  /// The marks in the comments of an app's tables, such as `# Rewords`, or `nil` for a language of the library.
  let marks: OverlayMarks?
  private(set) var messages: [String: LintEntry] = [:]
  private(set) var terms: [String: LintEntry] = [:]
  /// Entries of generated files. A value or an attribute of a handwritten entry replaces the one of the generated
  /// entry.
  private(set) var generated: [String: LintEntry] = [:]
  /// The ids in the order of the files.
  private(set) var order: [String] = []
  /// Entries whose id another entry already has.
  private(set) var duplicates: [(entry: LintEntry, first: LintEntry, isTerm: Bool)] = []
  /// Messages of `spoken new` that have no words yet. They count as missing.
  private(set) var unwritten: [String: LintEntry] = [:]
  /// The names of entries and attributes that have a syntax error.
  private(set) var broken: Set<String> = []

  init(tag: LanguageTag, files: [LintFile], parent: LintLanguage?, marks: OverlayMarks? = nil) {
    self.tag = tag
    self.files = files
    self.parent = parent
    self.marks = marks
    for file in files where !file.isGenerated { read(file) }
    for file in files where file.isGenerated { read(file) }
  }

  /// This language and its parents, nearest first.
  var chain: [LintLanguage] { [self] + (parent?.chain ?? []) }

  private func read(_ file: LintFile) {
    var group: Comment?
    var last = ""
    for entry in file.resource.entries {
      switch entry {
      case .comment(let comment):
        if comment.level == .group { group = comment.range.count > 2 ? comment : nil }
      case .message(let message):
        let (value, attributes) = written(message)
        let entry = LintEntry(
          message.id, in: file, value: value, attributes: attributes, comment: message.comment, group: group,
          marks: marks)
        last = entry.id
        if value == nil, attributes.isEmpty {
          unwritten[entry.id] = entry
        } else {
          add(entry, isTerm: false)
        }
      case .term(let term):
        let entry = LintEntry(
          term.id, in: file, value: term.value, attributes: term.attributes, comment: term.comment, group: group,
          marks: marks, isTerm: true)
        add(entry, isTerm: true)
        last = "-" + entry.id
      case .junk(let junk):
        // The parser returns a broken attribute as junk after its message, together with all attributes below it.
        for line in file.source[junk.range].split(separator: 0x0A) {
          let words = line.drop { $0 == UInt8(ascii: " ") || $0 == 0x09 }
          let name = String(
            decoding: words.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "=") }, as: UTF8.self)
          if name.hasPrefix(".") {
            broken.insert(last + name)
          } else if words.startIndex == line.startIndex || line.startIndex == junk.range.lowerBound {
            broken.insert(name)
            last = name
          }
        }
      }
    }
  }

  /// Returns the value and the attributes of a message that have words. An app's message may be empty on purpose.
  private func written(_ message: Message) -> (value: Pattern?, attributes: [Attribute]) {
    guard marks == nil else { return (message.value, message.attributes) }
    return (
      message.value.flatMap { $0.isUnwritten ? nil : $0 }, message.attributes.filter { !$0.value.isUnwritten }
    )
  }

  private func add(_ entry: LintEntry, isTerm: Bool) {
    if entry.file.isGenerated, !isTerm, generated[entry.id] == nil {
      generated[entry.id] = entry
      guard messages[entry.id] == nil else { return }
    }
    if let first = isTerm ? terms[entry.id] : messages[entry.id] {
      duplicates.append((entry, first, isTerm))
    } else if isTerm {
      terms[entry.id] = entry
    } else {
      messages[entry.id] = entry
      order.append(entry.id)
    }
  }

  // MARK: Lookup

  /// Returns `true` if an app's own message has the id, in this language or in the overlay's source language.
  func isOwn(_ id: String) -> Bool { marks?.isOwn(id) == true }

  /// Returns `true` if one of the files is in a folder, or is the file itself. `nil` means every folder.
  func hasFiles(in scope: String?) -> Bool { files.contains { LintTree.isInside($0.path, scope) } }

  /// Returns `true` for a word that other languages don't need, because each has its own. These are adjectives, and
  /// words of names of currencies.
  func isOwnWord(_ id: String) -> Bool {
    switch kind(of: id) {
    case .word, .adjective: true
    case .noun: messages[id].map { $0.file.name == "currency.ftl" || $0.file.isGenerated } ?? false
    default: false
    }
  }

  /// Returns the message with an id, from this language or a parent.
  func message(_ id: String) -> LintEntry? { messages[id] ?? parent(for: id)?.message(id) }

  /// Returns the library's message with an id, or the message of an overlay that rewords it.
  func libraryMessage(_ id: String) -> LintEntry? {
    (isOwn(id) ? nil : messages[id]) ?? parent?.libraryMessage(id)
  }

  func ownMessage(_ id: String) -> LintEntry? { isOwn(id) ? message(id) : nil }

  /// Returns the value or an attribute of a message of the library.
  func libraryPattern(_ id: String, _ attribute: String?) -> (file: LintFile, pattern: Pattern)? {
    isOwn(id) ? library?.pattern(id, attribute) : pattern(id, attribute)
  }

  func kind(of id: String) -> LintLexicon.Kind? {
    message(id)?.kind ?? (isOwn(id) ? LintLexicon.Kind(of: id, in: marks) : LintLexicon.Kind(ofLibrary: id))
  }

  /// The library's language that an overlay extends.
  private var library: LintLanguage? { chain.first { $0.marks == nil } }

  /// Returns the language to search next for a message. The search for an app's own message doesn't include the
  /// library.
  private func parent(for id: String) -> LintLanguage? { isOwn(id) && parent?.marks == nil ? nil : parent }

  func term(_ id: String) -> LintEntry? { terms[id] ?? parent?.term(id) }

  /// Returns a value or an attribute, from the nearest table that has it.
  func pattern(_ id: String, _ attribute: String?, isTerm: Bool = false) -> (file: LintFile, pattern: Pattern)? {
    if let entry = isTerm ? terms[id] : messages[id],
      let pattern = attribute.map({ entry.attribute($0)?.value }) ?? entry.value
    {
      return (entry.file, pattern)
    }
    if !isTerm, let entry = generated[id], let pattern = attribute.map({ entry.attribute($0)?.value }) ?? entry.value {
      return (entry.file, pattern)
    }
    return parent(for: isTerm ? "-" + id : id)?.pattern(id, attribute, isTerm: isTerm)
  }

  /// Returns `true` if an entry with a syntax error has the id.
  func isBroken(_ id: String) -> Bool { broken.contains(id) || parent?.isBroken(id) == true }

  private(set) lazy var allMessageIDs: Set<String> = Set(messages.keys).union(parent?.allMessageIDs ?? [])
  private(set) lazy var allTermIDs: Set<String> = Set(terms.keys).union(parent?.allTermIDs ?? [])
}

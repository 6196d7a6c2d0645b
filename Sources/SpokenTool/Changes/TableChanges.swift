// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// A phrase that differs between two versions of the tables.
struct TableChange: Equatable {
  var language: LanguageTag
  var message: String
  /// The requested case, if any.
  var grammaticalCase: String?
  /// The phrase of the older version, or `nil` if the message is new.
  var old: String?
  /// The phrase of the newer version, or `nil` if the message was removed.
  var new: String?
}

/// Finds the phrases of a language that changed.
///
/// Every message is said in both versions, with samples of its arguments and in every case. So a change of a word is
/// also found in messages that refer to it.
struct TableChanges {
  private(set) var changes: [TableChange] = []
  /// Messages that were edited without a change in any sample.
  private(set) var unheard: [String] = []

  private let old: Side?
  private let new: Side?
  private let tag: LanguageTag

  init(of tag: LanguageTag, from old: TableVersion, to new: TableVersion) throws(Problem) {
    self.tag = tag
    guard try Self.bytes(of: tag, in: old.folder) != Self.bytes(of: tag, in: new.folder) else {
      (self.old, self.new) = (nil, nil)
      return
    }
    let cases = Set(Self.cases(of: tag, in: old)).union(Self.cases(of: tag, in: new)).sorted()
    self.old = try Side(tag, old, cases: cases)
    self.new = try Side(tag, new, cases: cases)
    for id in ids { try compare(id, cases) }
    try compareCounts()
  }

  /// Returns the contents of all files of a language and its parents, by path.
  private static func bytes(of tag: LanguageTag, in folder: TableFolder) throws(Problem) -> [String: [UInt8]] {
    guard folder.language(for: tag) != nil else { return [:] }
    // Include English, because its messages replace missing ones.
    let files = try folder.files(of: tag) + (tag.language == "en" ? [] : folder.files(of: "en"))
    return Dictionary(files.map { (String($0.name.dropFirst(folder.path.count)), $0.bytes) }) { first, _ in first }
  }

  private static func cases(of tag: LanguageTag, in version: TableVersion) -> [String] {
    guard let language = version.language(tag) else { return [] }
    let list = CaseList(language.chain)
    return (list.forApps + list.inner).map(\.name)
  }

  // MARK: Messages

  /// The ids of all messages that can be spoken, in the order of the newer version.
  private var ids: [String] {
    let new = new?.order ?? []
    let known = Set(new)
    return (new + (old?.order ?? []).filter { !known.contains($0) }).filter { !Self.isSilent($0) }
  }

  /// Returns `true` if a message is a rule, which is never spoken.
  private static func isSilent(_ id: String) -> Bool {
    ["form-", "forms-", "trait-"].contains { id.hasPrefix($0) }
  }

  private mutating func compare(_ id: String, _ cases: [String]) throws(Problem) {
    guard let old, let new, !new.isSetting(id), !old.isSetting(id) else { return }
    let parts = [nil] + Set(old.attributes(of: id)).union(new.attributes(of: id)).sorted().map(Optional.some)
    for part in parts {
      let name = part.map { "\(id).\($0)" } ?? id
      let (before, after) = (old.has(id, part), new.has(id, part))
      guard before || after else { continue }
      let asked =
        [nil] + cases.filter { old.chooses(id, part, by: $0) || new.chooses(id, part, by: $0) }.map(Optional.some)
      var found: [TableChange] = []
      for arguments in Set(old.samples(of: id) + new.samples(of: id)).sorted(by: { $0.order < $1.order }) {
        for word in asked {
          let change = TableChange(
            language: tag, message: name, grammaticalCase: word,
            old: before ? old.say(name, arguments, in: word) : nil,
            new: after ? new.say(name, arguments, in: word) : nil)
          let isKnown = found.contains { $0.old == change.old && $0.new == change.new }
          if change.old != change.new, !isKnown { found.append(change) }
        }
        // If a message is new or was removed, one phrase is enough to show it.
        if !found.isEmpty, !before || !after { break }
      }
      if found.isEmpty, old.text(of: id, part) != new.text(of: id, part) { unheard.append(name) }
      changes += found
    }
  }

  /// Compares phrases such as "2 missed doses". Rules of the grammar compose them from a noun and a state.
  private mutating func compareCounts() throws(Problem) {
    guard let old, let new else { return }
    for id in ids where LintLexicon.Kind(ofLibrary: id) == .noun && old.has(id, nil) && new.has(id, nil) {
      let name = String(id.dropFirst("noun-".count))
      for status in [nil, "missed", "active"] {
        for count in ["1", "2", "5", "1.5"] {
          let change = TableChange(
            language: tag, message: id, old: old.count(count, name, status), new: new.count(count, name, status))
          if change.old != change.new, !changes.contains(change) { changes.append(change) }
        }
      }
    }
  }
}

/// One version of a language, with a speaker for its tables.
private struct Side {
  private let language: LintLanguage?
  private let listener: Listener
  private let asking: CaseOverlay
  private let declarations: [String: LintDeclaration]
  private let samples: TableSamples

  /// Returns `nil` if the version doesn't have the language.
  init?(_ tag: LanguageTag, _ version: TableVersion, cases: [String]) throws(Problem) {
    guard let language = version.language(tag) else { return nil }
    self.language = language
    declarations = version.declarations
    samples = TableSamples(language: language, english: version.tree.source, declarations: declarations)
    asking = CaseOverlay(cases)
    var speakers = Speakers()
    speakers.folder = version.folder
    let common = [
      ("locale", tag.description), ("now", "2026-11-20T22:00:00Z"), ("timeZone", "America/New_York"),
    ].map { JSON.Member(name: $0.0, value: .string($0.1)) }
    listener = try Listener(common + [asking.member], speakers: &speakers)
  }

  /// The ids of the language's own messages, in the order of the files.
  var order: [String] { language?.order ?? [] }

  func isSetting(_ id: String) -> Bool { declarations[id]?.isSetting == true }

  func has(_ id: String, _ attribute: String?) -> Bool { language?.pattern(id, attribute) != nil }

  func attributes(of id: String) -> [String] {
    guard let entry = language?.message(id) else { return [] }
    // Skip traits, such as a noun's gender, because they are never spoken.
    return zip(entry.attributeNames, entry.attributes).filter { name, attribute in
      !(LintLexicon.Kind(ofLibrary: id) != nil && Self.traits.contains(name)) && attribute.value.elements.count > 0
    }.map(\.0)
  }

  private static let traits: Set<String> = ["gender", "place", "front", "named", "states", "article", "two", "beyond"]

  /// Returns the FTL of a message with uniform white space, so that only changes of the text count.
  func text(of id: String, _ attribute: String?) -> String? {
    guard let found = language?.pattern(id, attribute) else { return nil }
    return found.file.text(found.pattern.range).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Returns `true` if a message or its attribute has a variant for a grammatical case, which `word` names.
  func chooses(_ id: String, _ attribute: String?, by word: String) -> Bool {
    guard let found = language?.pattern(id, attribute) else { return false }
    var chooses = false
    LintNode.visit(found.pattern) { node in
      guard case .select(let select, _) = node, case .variable(let variable) = select.selector,
        found.file.isName(variable.id, "case")
      else { return }
      if select.variants.contains(where: { found.file.text($0.key.range) == word }) { chooses = true }
    }
    return chooses
  }

  // MARK: Samples

  func samples(of id: String) -> [TableSample] { samples.samples(of: id) }

  // MARK: Phrases

  /// Returns the phrase of a message.
  func say(_ id: String, _ sample: TableSample, in word: String?) -> String {
    let arguments = sample.values.sorted { $0.key < $1.key }.map { name, value -> (PhraseID, Phrase) in
      (
        PhraseID(unchecked: name),
        value.hasPrefix(TableSample.textMark) ? .text(String(value.dropFirst())) : Self.number(value)
      )
    }
    let phrase = Phrase.message(PhraseID(unchecked: id), Phrase.Arguments(arguments))
    return say(word.map { asking.phrase(phrase, in: $0) } ?? phrase)
  }

  private static func number(_ text: String) -> Phrase {
    ExactDecimal(text).map { .number($0) } ?? .text(text)
  }

  private func say(_ phrase: Phrase) -> String {
    listener.speaker.resolve(phrase, context: .inline).utterance.text
  }

  /// Returns the phrase for a count of a noun.
  func count(_ number: String, _ noun: String, _ status: String?) -> String? {
    let members = [("count", number), ("noun", noun), ("status", status)].compactMap { name, value in
      value.map { JSON.Member(name: name, value: .string($0)) }
    }
    guard let kind = try? Kind.named("count"), let type = kind.type,
      let phrase = try? KeyReader.phrase(of: type, members, for: listener)
    else { return nil }
    return say(phrase)
  }
}

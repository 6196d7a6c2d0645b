// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextAudit
package import SpokenText
internal import SpokenTextFluent

/// The words and phrases that an audit looks for in the texts of one language.
struct AuditWords: Sendable {
  private(set) var phrases = AuditPhrases()
  /// Short words that nearly every sentence has, such as “the”. Empty if the language has no lists.
  private(set) var common: Set<[Unicode.Scalar]> = []
  /// Words that may occur twice in a row, or `nil` if any word may. In `audit.ftl`, the list `…` means any word.
  private(set) var doubles: Set<[Unicode.Scalar]>? = []
  /// Verbs such as “add”. If a label has one of them, the name of a control may be the verb's object instead of a role,
  /// as in “Add image”.
  private(set) var verbs: Set<[Unicode.Scalar]> = []
  /// The language of the words, or `nil` if the language has no lists.
  let language: LanguageTag?

  init() { (language, doubles) = (nil, nil) }

  /// Creates the words of a language from its lists, which are keyed by their ids.
  init(_ language: LanguageTag, _ lists: [String: String]) {
    self.language = language
    for (id, list) in lists { set(id, list) }
  }

  /// Replaces a list. Ignores an unknown id.
  private mutating func set(_ id: String, _ list: String) {
    if let id = AuditList(rawValue: id) { phrases.set(id, list) }
    switch AuditWordList(rawValue: id) {
    case .common: common = Self.words(list)
    case .doubles: doubles = AuditPhrases.items(of: list) == ["…"] ? nil : Self.words(list)
    case .verbs: verbs = Self.words(list)
    case nil: break
    }
  }

  private static func words(_ list: String) -> Set<[Unicode.Scalar]> {
    Set(AuditPhrases.items(of: list).map { AuditText($0).folded })
  }

  // MARK: Languages

  /// The words of all languages that have an `audit.ftl`.
  static let all: [AuditWords] = AuditFile.all.map { file in AuditWords(file.language, lists(in: file.bytes)) }

  /// For each word in ``common``, the languages that have it, as indices of ``all``.
  private static let languagesByWord: [[Unicode.Scalar]: [Int]] = {
    var languages: [[Unicode.Scalar]: [Int]] = [:]
    for (index, words) in all.enumerated() {
      for word in words.common { languages[word, default: []].append(index) }
    }
    return languages
  }()

  /// Returns the languages with at least one of the words in ``common``, and these words.
  static func languages(of words: Set<[Unicode.Scalar]>) -> [(language: AuditWords, common: [[Unicode.Scalar]])] {
    var found: [Int: [[Unicode.Scalar]]] = [:]
    for word in words {
      for index in languagesByWord[word] ?? [] { found[index, default: []].append(word) }
    }
    return found.keys.sorted().map { (all[$0], found[$0] ?? []) }
  }

  /// Returns the words of a language. They are empty if the language has no `audit.ftl`.
  static func known(_ language: LanguageTag) -> AuditWords {
    let name = language.canonical().language
    // Apps use the macrolanguage no for Norwegian Bokmål.
    return all.first { $0.language?.language == (name == "no" ? "nb" : name) } ?? AuditWords()
  }

  /// Returns the words of a speaker's language. Lists in the speaker's overlay, the app's own phrases, replace the
  /// built-in ones.
  static func known(_ speaker: Speaker) -> AuditWords {
    var words = known(speaker.locale)
    guard words.language != nil else { return words }
    for id in AuditList.allCases.map(\.rawValue) + AuditWordList.allCases.map(\.rawValue) {
      if let list = speaker.plainText(of: id) { words.set(id, list) }
    }
    return words
  }

  /// Returns the texts of the messages in a file, by their ids.
  private static func lists(in bytes: [UInt8]) -> [String: String] {
    let file = Resource(parsing: bytes)
    var lists: [String: String] = [:]
    for case .message(let message) in file.entries where message.value?.isUnwritten != true {
      lists[file.text(message.id.range)] = message.value?.elements
        .map { element in if case .text(let text) = element { text.text(in: bytes) } else { "" } }.joined()
    }
    return lists
  }
}

/// The file `audit.ftl` of a language. It is separate from the spoken phrases, so that an app can audit labels without
/// linking these.
package struct AuditFile: Sendable {
  package var language: LanguageTag
  package var bytes: [UInt8]

  package static var all: [AuditFile] {
    var files: [AuditFile] = []
    // Unsafe because the list comes from C. Its last entry has a null tag.
    var list = unsafe spokentext_audit_lists()
    while let tag = unsafe list.pointee.tag, let text = unsafe list.pointee.text {
      let bytes = unsafe UnsafeBufferPointer(start: text, count: list.pointee.count)
      unsafe files.append(
        AuditFile(language: LanguageTag(stringLiteral: String(cString: tag)), bytes: Array(bytes)))
      unsafe list += 1
    }
    return files
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// The marks of an app's messages, which are lines such as `# Rewords` and `# Swift: Noun` in comments.
///
/// A message without a mark is the app's own, even if the library has the same id. `# Rewords` replaces the words of
/// the library's message. Lines such as `# Swift: Noun` make a message a word with forms. In a group comment, which
/// begins with `##`, a line applies to all messages of the group.
///
/// Translators don't copy these lines, so the lines in the overlay's source language apply to all languages.
package struct OverlayMarks: Sendable {
  /// A kind of word whose attributes are its forms.
  package enum Word: String, Sendable {
    /// A noun, which can be counted.
    case noun = "Noun"
    /// A state, which agrees with a noun.
    case status = "Status"
    /// A unit of measurement, which can be counted.
    case unit = "Unit"
    /// A word for use in names of several words, such as an adjective. It agrees with the noun of the name.
    case word = "Word"
  }

  /// The marks of one message.
  private struct Marks {
    var rewords = false
    var word: Word?
    /// `true` if a comment accepts that the word lacks required forms.
    var acceptsMissingForms = false

    init(_ comment: Comment?, in bytes: [UInt8]) {
      guard let comment else { return }
      for line in comment.text(in: bytes).split(separator: "\n") {
        if line == OverlayMarks.rewordsLine {
          rewords = true
        } else if OverlayMarks.formLines.contains(line) {
          acceptsMissingForms = true
        } else if line.hasPrefix(OverlayMarks.swiftLine) {
          word = Word(line.dropFirst(OverlayMarks.swiftLine.count))
        }
      }
    }

    mutating func add(_ other: Marks) {
      rewords = rewords || other.rewords
      word = word ?? other.word
      acceptsMissingForms = acceptsMissingForms || other.acceptsMissingForms
    }
  }

  /// The line that makes a message reword the library's message of the same id.
  package static let rewordsLine = "Rewords"

  private static let swiftLine = "Swift:"
  private static let formLines: Set<Substring> = ["same for every number", "accepted: required-form"]

  /// The marks of each message or term by id. The id of a term begins with a hyphen.
  private var marks: [String: Marks] = [:]

  /// The ids of the app's own messages, if the library lacks the language. All other messages in the files translate
  /// the library's messages. `nil` if the library has the language.
  private var ownIDs: Set<String>?

  /// Creates an empty value. All messages are then the app's own.
  package init() {}

  /// Reads the marks of FTL files.
  package init(_ files: some Sequence<[UInt8]>) {
    for bytes in files { read(bytes) }
  }

  /// Reads the marks of files in a language that the library lacks.
  ///
  /// A message that is the app's own in the source language stays its own. Any other message translates the library's
  /// message with the same id. It needs no `# Rewords`, because the library has no words in this language.
  ///
  /// - Parameters:
  ///   - files: The files in the language that the library lacks.
  ///   - source: The files in the app's source language.
  package init(_ files: some Sequence<[UInt8]>, supplyingLibraryBeside source: some Sequence<[UInt8]>) {
    let own = OverlayMarks(source).marks.filter { !$0.value.rewords }
    self.init(files)
    ownIDs = Set(own.keys)
    // Translators don't copy lines such as `# Swift: Noun`, so the marks of the source language are added here.
    for (id, marks) in own { self.marks[id, default: marks].add(marks) }
  }

  private mutating func read(_ bytes: [UInt8]) {
    var group = Marks(nil, in: bytes)
    for entry in Resource.entries(of: bytes) {
      switch entry {
      case .message(let message): add(message.comment, group, to: bytes.text(message.id.range), in: bytes)
      case .term(let term): add(term.comment, group, to: "-" + bytes.text(term.id.range), in: bytes)
      case .comment(let comment) where comment.level == .group: group = Marks(comment, in: bytes)
      case .comment, .junk: break
      }
    }
  }

  private mutating func add(_ comment: Comment?, _ group: Marks, to id: String, in bytes: [UInt8]) {
    var found = Marks(comment, in: bytes)
    found.add(group)
    marks[id, default: found].add(found)
  }

  /// Returns whether a message is in one of the files and is the app's own.
  package func isOwn(_ id: String) -> Bool { marks[id] != nil && !rewords(id) }

  /// Returns whether a message or a term rewords the library's.
  package func rewords(_ id: String) -> Bool {
    marks[id]?.rewords == true || ownIDs.map { !$0.contains(id) } ?? false
  }

  /// Returns the kind of word of one of the app's own messages. Returns `nil` if the message isn't marked as a word.
  package func word(_ id: String) -> Word? { isOwn(id) ? marks[id]?.word : nil }

  /// Returns whether a comment accepts that a word lacks required forms.
  func acceptsMissingForms(_ id: String) -> Bool { marks[id]?.acceptsMissingForms == true }

  /// Returns whether a message is the adjective for a state, which is used next to a noun. For example,
  /// `adjective-booked` is the adjective for the state `booked` or `state-booked`.
  package func isAdjective(_ id: String) -> Bool {
    guard isOwn(id), id.hasPrefix(EntryKind.adjective.prefix) else { return false }
    let stem = id.dropFirst(EntryKind.adjective.prefix.count)
    return word(String(stem)) == .status || word(EntryKind.state.prefix + stem) == .status
  }

  /// Returns the kind of word that one of the app's own messages defines. Returns `nil` if the message isn't a word
  /// with forms.
  func entryKind(of id: String) -> EntryKind? {
    switch word(id) {
    case .noun: .noun
    case .status: .state
    case .unit: .unit
    case .word: .word
    case nil: isAdjective(id) ? .adjective : nil
    }
  }
}

extension OverlayMarks.Word {
  /// Parses the kind of word in the rest of a line after `Swift:`. Ignores a name after the kind, such as `gymClass` in
  /// `Noun.gymClass`.
  fileprivate init?(_ text: Substring) {
    self.init(rawValue: String(text.drop { $0 == " " }.prefix { $0 != "." && $0 != " " }))
  }
}

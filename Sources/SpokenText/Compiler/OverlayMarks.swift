// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// Lines such as `# Rewords` and `# Swift: Noun` in the comments of an app's tables.
///
/// Without such a line, a message belongs to the app alone. Its id never refers to a message or a rule of the library,
/// whatever it begins with. `# Rewords` gives a message of the library other words. Lines such as `# Swift: Noun` make a
/// message a word with forms. In the comment of a group, a line applies to all messages of the group.
///
/// Translators don't copy these lines, so those of the overlay's source language hold for all languages.
package struct OverlayMarks: Sendable {
  /// A word of an app, whose attributes are its forms.
  package enum Word: String, Sendable {
    /// A noun, which is counted.
    case noun = "Noun"
    /// A state, which agrees with a noun.
    case status = "Status"
    /// A unit of measurement, which is counted.
    case unit = "Unit"
    /// A word that other entries are made of, and that agrees with their noun.
    case word = "Word"
  }

  /// The marks of one message.
  private struct Marks {
    var rewords = false
    var word: Word?
    /// A translator accepts that forms are missing.
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

  /// The line above a message that gives the library's other words.
  package static let rewordsLine = "Rewords"

  private static let swiftLine = "Swift:"
  private static let formLines: Set<Substring> = ["same for every number", "accepted: required-form"]

  /// The marks by id. The id of a term has a hyphen in front.
  private var marks: [String: Marks] = [:]

  /// The app's own ids, in files of a language that the library lacks. All others give the library words in that language.
  private var ownIDs: Set<String>?

  /// No marks: all messages are the app's own.
  package init() {}

  /// The marks of files in FTL.
  package init(_ files: some Sequence<[UInt8]>) {
    for bytes in files { read(bytes) }
  }

  /// The marks of files in a language that the library lacks. The library has no words there that a message could replace by
  /// accident. So each message that the app's source language doesn't have as its own is one of the library's.
  ///
  /// - Parameter source: The files in the app's source language.
  package init(_ files: some Sequence<[UInt8]>, supplyingLibraryBeside source: some Sequence<[UInt8]>) {
    let own = OverlayMarks(source).marks.filter { !$0.value.rewords }
    self.init(files)
    ownIDs = Set(own.keys)
    // Translators don't copy the lines.
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

  /// Returns whether one of the files has a message, and the message is the app's own.
  package func isOwn(_ id: String) -> Bool { marks[id] != nil && !rewords(id) }

  /// Returns whether a message or a term rewords one of the library.
  package func rewords(_ id: String) -> Bool {
    marks[id]?.rewords == true || ownIDs.map { !$0.contains(id) } ?? false
  }

  /// The kind of word that one of the app's own messages is, or nil.
  package func word(_ id: String) -> Word? { isOwn(id) ? marks[id]?.word : nil }

  /// Returns whether a line in the comment of a message accepts that forms of it are missing.
  func acceptsMissingForms(_ id: String) -> Bool { marks[id]?.acceptsMissingForms == true }

  /// Returns whether a message is the word for a state next to a noun, such as `adjective-booked` for the state `booked` or
  /// `state-booked`.
  package func isAdjective(_ id: String) -> Bool {
    guard isOwn(id), id.hasPrefix(EntryKind.adjective.prefix) else { return false }
    let stem = id.dropFirst(EntryKind.adjective.prefix.count)
    return word(String(stem)) == .status || word(EntryKind.state.prefix + stem) == .status
  }

  /// The kind of entry that one of the app's own messages is, or nil.
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
  /// The type in the rest of a line: `Noun`, or with a name, `Noun.gymClass`.
  fileprivate init?(_ text: Substring) {
    self.init(rawValue: String(text.drop { $0 == " " }.prefix { $0 != "." && $0 != " " }))
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Instructions for the voice that reads a text, at most one of each kind. They come from `MARK` in a table, a marked
/// phrase, or the attributes of a run of text.
struct VoiceMarks: Sendable, Hashable {
  /// The language of the text, if it differs from the rest.
  var language: LanguageTag?
  var spellsOut = false
  /// `true` to read punctuation marks by their names.
  var readsPunctuation = false
  var isEmphasized = false
  /// The silence after the text, in milliseconds. The default is 0.
  var pause = 0
  /// The pronunciation in the International Phonetic Alphabet, or empty.
  var pronunciation = ""

  var isEmpty: Bool { self == VoiceMarks() }

  /// The allowed pauses, in milliseconds.
  static let pauses = 1...10_000
}

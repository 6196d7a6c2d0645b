// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How a voice is told to speak something: one of each way, as a table's `MARK`, a marked phrase and a run of an
/// utterance have them.
struct VoiceMarks: Sendable, Hashable {
  /// The language whose voice speaks, or nil.
  var language: LanguageTag?
  /// Letter by letter.
  var spellsOut = false
  /// With its punctuation marks by their names.
  var readsPunctuation = false
  /// Stressed.
  var isEmphasized = false
  /// The silence after it, in milliseconds; 0 is none.
  var pause = 0
  /// Its sounds in the International Phonetic Alphabet, or an empty text.
  var pronunciation = ""

  /// Whether there is nothing to be told.
  var isEmpty: Bool { self == VoiceMarks() }

  /// How long a pause may be, in milliseconds.
  static let pauses = 1...10_000
}

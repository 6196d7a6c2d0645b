// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

struct VoiceMarks: Sendable, Hashable {
  /// The language of the voice, if it differs.
  var language: LanguageTag?
  /// `true` to spell out the text letter by letter.
  var spellsOut = false
  var readsPunctuation = false
  /// `true` to stress the text.
  var isEmphasized = false
  var pause = 0
  /// The pronunciation in the International Phonetic Alphabet, or empty.
  var pronunciation = ""

  /// `true` if there are no instructions.
  var isEmpty: Bool { self == VoiceMarks() }

  static let pauses = 1...10_000
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
#if canImport(Accessibility)
  internal import Accessibility
#endif

extension AttributedString {
  /// Creates text with the speech attributes of Apple's screen readers. Use it in a SwiftUI `Text` as a label.
  ///
  /// ```swift
  /// row.accessibilityLabel(Text(AttributedString(said)))
  /// ```
  ///
  /// - Languages become `languageIdentifier`. This is the only attribute on other platforms.
  /// - Spelled-out text becomes `accessibilitySpeechSpellsOutCharacters`.
  /// - Spoken punctuation becomes `accessibilitySpeechIncludesPunctuation`.
  /// - Pronunciations become `accessibilitySpeechPhoneticNotation`.
  ///
  /// Emphasis and pauses are dropped, because they have no attribute.
  public init(_ utterance: Utterance) {
    self.init()
    for run in utterance.speechRuns {
      var part = AttributedString(utterance.text(of: run))
      let marks = run.marks
      if let language = marks.language { part.languageIdentifier = language.description }
      #if canImport(Accessibility)
        if marks.spellsOut { part.accessibilitySpeechSpellsOutCharacters = true }
        if marks.readsPunctuation { part.accessibilitySpeechIncludesPunctuation = true }
        if !marks.pronunciation.isEmpty { part.accessibilitySpeechPhoneticNotation = marks.pronunciation }
      #endif
      append(part)
    }
  }
}

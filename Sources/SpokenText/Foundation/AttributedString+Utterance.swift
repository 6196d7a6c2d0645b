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
  /// What is said, with the attributes that Apple's screen readers speak by: SwiftUI's `Text` takes it as a label.
  ///
  /// ```swift
  /// row.accessibilityLabel(Text(AttributedString(said)))
  /// ```
  ///
  /// Another language is `languageIdentifier`, what is spelled out `accessibilitySpeechSpellsOutCharacters`, punctuation that
  /// is read `accessibilitySpeechIncludesPunctuation`, a pronunciation `accessibilitySpeechPhoneticNotation`. For emphasis
  /// and pauses there is none. Elsewhere than on Apple's platforms only the language is there.
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

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit)
  public import UIKit

  extension NSAttributedString {
    /// Creates text with UIKit's speech attributes. Use it as an `accessibilityAttributedLabel`.
    ///
    /// ```swift
    /// cell.accessibilityAttributedLabel = element.label.map { NSAttributedString($0) }
    /// ```
    ///
    /// - Languages become `accessibilitySpeechLanguage`.
    /// - Spelled-out text becomes `accessibilitySpeechSpellOut`.
    /// - Spoken punctuation becomes `accessibilitySpeechPunctuation`.
    /// - Pronunciations become `accessibilitySpeechIPANotation`.
    ///
    /// Emphasis and pauses are dropped, because they have no attribute.
    public convenience init(_ utterance: Utterance) {
      let text = NSMutableAttributedString()
      for run in utterance.speechRuns {
        let marks = run.marks
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let language = marks.language { attributes[.accessibilitySpeechLanguage] = language.description }
        if marks.spellsOut { attributes[.accessibilitySpeechSpellOut] = true }
        if marks.readsPunctuation { attributes[.accessibilitySpeechPunctuation] = true }
        if !marks.pronunciation.isEmpty { attributes[.accessibilitySpeechIPANotation] = marks.pronunciation }
        text.append(NSAttributedString(string: String(utterance.text(of: run)), attributes: attributes))
      }
      self.init(attributedString: text)
    }
  }
#endif

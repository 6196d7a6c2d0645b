// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  /// Returns the utterance as a document in the Speech Synthesis Markup Language (W3C, SSML 1.1), for speech engines.
  ///
  /// ```swift
  /// speaker.say(.marked(.text("Siobhán"), .pronunciation("ʃɪˈvɔːn"))).ssml(in: speaker.locale)
  /// // <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US"><phoneme alphabet="ipa"
  /// // ph="ʃɪˈvɔːn">Siobhán</phoneme></speak>
  /// ```
  ///
  /// The result is valid XML 1.0 for any text and spans. Special characters are escaped, and characters that XML doesn't allow
  /// are omitted. Attributes become `lang`, `say-as` (`interpret-as="characters"`), `emphasis`, `break`, and `phoneme`.
  /// `say-as` is used for spelled-out text, and for each punctuation mark that must be read. If spans overlap, each part of the
  /// text has its own elements. You can pass the result to Apple's `AVSpeechUtterance(ssmlRepresentation:)`.
  ///
  /// - Parameter language: The requested language, usually the speaker's ``Speaker/locale``. Text in another language is marked
  ///   with that language. If all text is in another language, the document uses that one.
  /// - Complexity: O(*n*) in the bytes of the text and its spans.
  public func ssml(in language: LanguageTag) -> String {
    TextBuffer.withBuffer { buffer in
      var writer = SSMLWriter(buffer)
      guard hasSpans else { return writer.document(of: self, in: language) }
      return writer.document(of: self, in: language, runs: speechRuns)
    }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  /// The utterance as a document in the Speech Synthesis Markup Language (W3C, SSML 1.1), for speech engines:
  ///
  /// ```swift
  /// speaker.say(.marked(.text("Siobhán"), .pronunciation("ʃɪˈvɔːn"))).ssml(in: speaker.locale)
  /// // <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US"><phoneme alphabet="ipa"
  /// // ph="ʃɪˈvɔːn">Siobhán</phoneme></speak>
  /// ```
  ///
  /// It is XML 1.0 whatever the text and the spans are: marks of XML are escaped, and characters that it does not allow are
  /// left out. The attributes become `lang`, `say-as` (`interpret-as="characters"`: what is spelled out, and each
  /// punctuation mark that is to be read), `emphasis`, `break` and `phoneme`; where spans lie over one another each part of
  /// the text is in elements of its own. Apple's `AVSpeechUtterance(ssmlRepresentation:)` takes it as it is.
  ///
  /// - Parameter language: The language that was asked for, the speaker's ``Speaker/locale``: what is said in another one is
  ///   marked with that. Where that is all of it, the document is in that language.
  /// - Complexity: O(*n*) in the bytes of the text and its spans.
  public func ssml(in language: LanguageTag) -> String {
    TextBuffer.withBuffer { buffer in
      var writer = SSMLWriter(buffer)
      guard hasSpans else { return writer.document(of: self, in: language) }
      return writer.document(of: self, in: language, runs: speechRuns)
    }
  }
}

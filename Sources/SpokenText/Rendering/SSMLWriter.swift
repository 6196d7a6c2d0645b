// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Writes an SSML 1.1 document into a buffer.
///
/// Elements always nest in the order `lang`, `emphasis`, and then `phoneme` or `say-as`, which contain only text. This
/// keeps the document well-formed if spans overlap.
struct SSMLWriter: ~Copyable {
  private var output: TextBuffer
  /// The language of the document.
  private var base = LanguageTag.undetermined
  /// The language of the open `lang` element, if any.
  private var language: LanguageTag?
  private var isEmphasized = false

  init(_ buffer: consuming TextBuffer) { output = buffer }

  /// Returns the SSML document for an utterance without spans.
  mutating func document(of utterance: Utterance, in language: LanguageTag) -> String {
    open(language)
    output.append(escaping: utterance.text[...])
    return close()
  }

  mutating func document(of utterance: Utterance, in language: LanguageTag, runs: [SpeechRun]) -> String {
    let first = runs.first?.marks.language
    open(runs.allSatisfy { $0.marks.language == first } ? first ?? language : language)
    for run in runs { write(utterance.text(of: run), run.marks) }
    return close()
  }

  private mutating func open(_ language: LanguageTag) {
    base = language
    output.append(#"<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang=""#)
    output.append(language.description)
    output.append("\">")
  }

  private mutating func close() -> String {
    enter(nil, isEmphasized: false)
    output.append("</speak>")
    return output.text()
  }

  private mutating func write(_ text: Substring, _ marks: VoiceMarks) {
    enter(marks.language == base ? nil : marks.language, isEmphasized: marks.isEmphasized)
    if !marks.pronunciation.isEmpty {
      output.append(#"<phoneme alphabet="ipa" ph=""#)
      output.append(escaping: marks.pronunciation[...])
      output.append("\">")
      output.append(escaping: text)
      output.append("</phoneme>")
    } else if marks.spellsOut {
      spell(text)
    } else if marks.readsPunctuation {
      writePunctuated(text)
    } else {
      output.append(escaping: text)
    }
    guard marks.pause > 0 else { return }
    output.append(#"<break time=""#)
    output.append(UInt64(marks.pause))
    output.append(#"ms"/>"#)
  }

  /// Closes the elements that end here, and opens those that begin.
  private mutating func enter(_ language: LanguageTag?, isEmphasized: Bool) {
    if self.isEmphasized, !isEmphasized || language != self.language {
      output.append("</emphasis>")
      self.isEmphasized = false
    }
    if language != self.language {
      if self.language != nil { output.append("</lang>") }
      if let language {
        output.append(#"<lang xml:lang=""#)
        output.append(language.description)
        output.append("\">")
      }
      self.language = language
    }
    if isEmphasized, !self.isEmphasized {
      output.append("<emphasis>")
      self.isEmphasized = true
    }
  }

  private mutating func spell(_ text: Substring) {
    output.append(#"<say-as interpret-as="characters">"#)
    output.append(escaping: text)
    output.append("</say-as>")
  }

  /// Writes text with its punctuation marks read by name. SSML has no element for that, so each mark is spelled out
  /// with `say-as`.
  private mutating func writePunctuated(_ text: Substring) {
    var start = text.startIndex
    while start < text.endIndex {
      let isMark = text.unicodeScalars[start].isPunctuationMark
      let rest = text.unicodeScalars[start...]
      let end = rest.firstIndex { $0.isPunctuationMark != isMark } ?? text.endIndex
      if isMark { spell(text[start..<end]) } else { output.append(escaping: text[start..<end]) }
      start = end
    }
  }
}

extension TextBuffer {
  /// Appends text escaped for XML 1.0 elements and double-quoted attributes. Tabs and line breaks are kept.
  fileprivate mutating func append(escaping text: Substring) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x22: append("&quot;")
      case 0x09: append("&#9;")
      case 0x0A: append("&#10;")
      case 0x0D: append("&#13;")
      // XML 1.0 doesn't allow these characters (production 2).
      case 0x00...0x1F, 0xFFFE, 0xFFFF: break
      default: append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// `true` for punctuation and symbols. Parts of words and numbers, spaces, and invisible characters aren't marks.
  fileprivate var isPunctuationMark: Bool {
    guard value >= 0x80 else { return value > 0x20 && value < 0x7F && !UInt8(value).isASCIILetterOrDigit }
    let facts = ScalarFacts(self)
    return !facts.isLetter && !facts.isNumber && !facts.isSpace && !facts.isIgnorable && facts.joining == .other
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// Returns the replacement of an irregular tag, or `nil` for other text. Irregular tags are older than the syntax, or
  /// would be misread by it.
  ///
  /// The list is final (RFC 5646, section 2.2.8). The replacements are CLDR's.
  static func irregular(_ text: String) -> LanguageTag? {
    switch text {
    case "art-lojban": LanguageTag(language: "jbo")
    case "cel-gaulish": LanguageTag(language: "xtg")
    case "en-gb-oed": LanguageTag(language: "en", region: "GB", rest: "oxendict")
    case "i-ami": LanguageTag(language: "ami")
    case "i-bnn": LanguageTag(language: "bnn")
    case "i-default": LanguageTag(language: "en", rest: "x-i-default")
    case "i-enochian": LanguageTag(language: .und, rest: "x-i-enochian")
    case "i-hak", "zh-hakka": LanguageTag(language: "hak")
    case "i-klingon": LanguageTag(language: "tlh")
    case "i-lux": LanguageTag(language: "lb")
    case "i-mingo": LanguageTag(language: "see", rest: "x-i-mingo")
    case "i-navajo": LanguageTag(language: "nv")
    case "i-pwn": LanguageTag(language: "pwn")
    case "i-tao": LanguageTag(language: "tao")
    case "i-tay": LanguageTag(language: "tay")
    case "i-tsu": LanguageTag(language: "tsu")
    case "no-bok": LanguageTag(language: "nb")
    case "no-nyn": LanguageTag(language: "nn")
    case "sgn-be-fr": LanguageTag(language: "sfb")
    case "sgn-be-nl": LanguageTag(language: "vgt")
    case "sgn-ch-de": LanguageTag(language: "sgg")
    case "zh-guoyu": LanguageTag(language: "zh")
    case "zh-min": LanguageTag(language: "nan", rest: "x-zh-min")
    case "zh-min-nan": LanguageTag(language: "nan")
    case "zh-xiang": LanguageTag(language: "hsn")
    case "c", "posix": .undetermined
    default: nil
    }
  }

  /// Returns the tag with the script of a POSIX locale's modifier, such as `sr_RS@latin` or `sr_RS.UTF-8@latin`.
  func applyingPOSIXModifier(_ suffix: Substring.UTF8View) -> LanguageTag {
    guard scriptSubtag.isEmpty, let at = suffix.firstIndex(of: UInt8(ascii: "@")) else { return self }
    let script: Subtag
    switch String(decoding: suffix[at...].dropFirst().map { $0 | 0x20 }, as: UTF8.self) {
    case "latin": script = .latn
    case "cyrillic": script = "Cyrl"
    case "devanagari": script = "Deva"
    case "arabic": script = "Arab"
    default: return self
    }
    return LanguageTag(language: languageSubtag, script: script, region: regionSubtag, rest: rest)
  }
}

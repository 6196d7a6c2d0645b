// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The format of an answer.
enum Notation: Sendable {
  case text
  case ssml
  /// Text with instructions for the voice.
  case json

  static let named: [(name: String, value: Notation)] = [("text", .text), ("ssml", .ssml), ("json", .json)]
}

extension Utterance.Span {
  /// The span as a JSON object, with its range in UTF-8 code units. The attribute has the same name and value as in a
  /// marked phrase.
  var json: JSON {
    let value: (name: String, value: JSON)
    if let language = attribute.language {
      value = ("language", .string(language.description))
    } else if let milliseconds = attribute.pause {
      value = ("pause", .number("\(milliseconds)"))
    } else if let ipa = attribute.pronunciation {
      value = ("pronunciation", .string(ipa))
    } else if attribute == .spellOut {
      value = ("spelling", .string("letters"))
    } else if attribute == .punctuation {
      value = ("punctuation", .string("all"))
    } else {
      value = ("emphasis", .string("moderate"))
    }
    return .object([
      JSON.Member(name: "start", value: .number("\(range.lowerBound)")),
      JSON.Member(name: "end", value: .number("\(range.upperBound)")),
      JSON.Member(name: value.name, value: value.value),
    ])
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension VoiceMarks {
  /// Creates marks from attributes. If two are of the same kind, the last one is used.
  init(_ attributes: some Sequence<Utterance.Attribute>) {
    self.init()
    for attribute in attributes { add(attribute) }
  }

  mutating func add(_ attribute: Utterance.Attribute) {
    if let language = attribute.language {
      self.language = language
    } else if let milliseconds = attribute.pause {
      pause = milliseconds
    } else if let ipa = attribute.pronunciation {
      pronunciation = ipa
    } else if attribute == .spellOut {
      spellsOut = true
    } else if attribute == .punctuation {
      readsPunctuation = true
    } else if attribute == .emphasis {
      isEmphasized = true
    }
  }

  var attributes: [Utterance.Attribute] {
    var attributes: [Utterance.Attribute] = []
    if let language { attributes.append(.language(language)) }
    if spellsOut { attributes.append(.spellOut) }
    if readsPunctuation { attributes.append(.punctuation) }
    if isEmphasized { attributes.append(.emphasis) }
    if pause > 0 { attributes.append(.pause(milliseconds: pause)) }
    if !pronunciation.isEmpty { attributes.append(.pronunciation(pronunciation)) }
    return attributes
  }
}

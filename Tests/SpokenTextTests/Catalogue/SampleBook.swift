// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting

@testable import SpokenText

/// The catalogue of one language, made once for all tests that read it.
final class SampleBook: @unchecked Sendable {
  /// The samples of each family. No two have the same key.
  let samples: [String: [GoldenSample]]
  /// Keys that several samples of a family have, as `money: money 1 USD`.
  let repeatedKeys: [String]

  /// The catalogue of a language.
  ///
  /// - Parameter wanted: The keys of the candidates that are made. Pass `nil` for all of them.
  init(_ language: LanguageTag, wanted: Set<String>?) {
    let probe = Probe(Catalogue.speaker(language), wanted: wanted)
    var samples: [String: [GoldenSample]] = [:]
    var repeated: [String] = []
    for (family, make) in Catalogue.families {
      let made = make(probe)
      var keys: Set<String> = []
      let fixed = made.filter { !$0.isCandidate }
      for sample in fixed where !keys.insert(sample.key).inserted { repeated.append("\(family): \(sample.key)") }
      // A candidate may also be one of the samples that are always said.
      samples[family] = made.filter { !$0.isCandidate || keys.insert($0.key).inserted }
    }
    self.samples = samples
    repeatedKeys = repeated
  }
}

/// What a catalogue is made from: a language's speaker and table.
final class Probe {
  let speaker: Speaker
  let language: LanguageTag
  let table: LocaleTable
  /// The words that patterns of the table select on: its genders and its cases.
  private(set) lazy var genders = table.ambientWords(.gender)
  private(set) lazy var cases = table.ambientWords(.case)
  private(set) lazy var casesOfMeasures = table.casesOfMeasures
  private let wanted: Set<String>?
  /// The first words of the wanted keys with a case or a gender.
  private let inflected: Set<Substring>?

  init(_ speaker: Speaker, wanted: Set<String>?) {
    self.speaker = speaker
    language = speaker.language
    table = speaker.table
    self.wanted = wanted
    inflected = wanted.map { keys in Set(keys.lazy.filter { $0.contains("=") }.map { $0.prefix { $0 != " " } }) }
  }

  /// Whether a candidate with a case or a gender may be made under a key.
  func wantsForms(of key: String) -> Bool { inflected?.contains(key.prefix { $0 != " " }) ?? true }

  /// Whether a candidate is made: always when rows are chosen, otherwise if a golden file has a row for it.
  func wants(_ key: String) -> Bool { wanted?.contains(key) ?? true }

  /// The candidates among some samples that are made.
  func candidates(_ samples: [GoldenSample]) -> [GoldenSample] {
    samples.filter { wants($0.key) }.map(\.asCandidate)
  }

  func say(_ phrase: Phrase, context: PhraseContext) -> Utterance { speaker.say(phrase, context: context) }
  var numberForm: NumberForm { speaker.numberForm }
}

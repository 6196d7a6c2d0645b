import Foundation
import SpokenTextTesting

@testable import SpokenText

/// The catalogue of one language, made once for all tests that read it.
///
/// Many samples are in it because they reach a branch that none before them reached. The table that tells so takes long
/// to make in a debug build; all families of a language try their samples on the same.
final class SampleBook: @unchecked Sendable {
  private let language: LanguageTag
  private let lock = NSRecursiveLock()
  private lazy var madeProbe = Catalogue.speaker(language, coverage: Coverage())
  private lazy var madeSamples = Dictionary(
    uniqueKeysWithValues: Catalogue.chosenFamilies.map { ($0.name, $0.samples(language)) })

  init(_ language: LanguageTag) { self.language = language }

  /// A speaker that counts what it says: for one task at a time, while the samples are made.
  var probe: Speaker { lock.withLock { madeProbe } }

  /// The samples by their families.
  var samples: [String: [GoldenSample]] { lock.withLock { madeSamples } }
}

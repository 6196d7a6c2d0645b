internal import Foundation
public import SpokenText

/// A folder of golden tables, `<language>/<family>.tsv`, and the way to hold phrases against them.
///
/// It works from Swift Testing and from XCTest alike, for it depends on neither: a check throws a ``GoldenFailure``, and
/// a test that throws shows its description.
///
/// ```swift
/// let goldens = GoldenSuite(besideFile: #filePath)
///
/// @Test(arguments: Speaker.languages) func balance(_ language: LanguageTag) throws {
///   let speaker = Speaker(language, timeZone: zone, reference: .fixed(now))
///   try goldens.verify(catalogue, by: speaker, family: "balance")
/// }
/// ```
///
/// Goldens are recorded with `SPOKENTEXT_RECORD=1 swift test`: every check then writes its file and fails, so that no
/// recording passes for a test. Where the environment variable `CI` is set nothing is written.
public struct GoldenSuite: Sendable {
  /// The folder that holds the languages' folders.
  public let folder: String
  /// Whether goldens are written rather than compared.
  public var recording: GoldenRecording

  /// The goldens of a folder.
  public init(folder: String, recording: GoldenRecording = .whenAsked) {
    self.folder = folder
    self.recording = recording
  }

  /// The goldens of a folder beside a source file: `GoldenSuite(besideFile: #filePath)` is the folder `Golden` beside
  /// the test.
  public init(besideFile file: String, folder: String = "Golden", recording: GoldenRecording = .whenAsked) {
    let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
    self.init(folder: parent.appendingPathComponent(folder).standardizedFileURL.path, recording: recording)
  }

  /// Says a catalogue and compares it with its goldens: every sample has one, every golden a sample, and each pair is
  /// the same, to the scalar.
  ///
  /// - Parameters:
  ///   - samples: What is said. No two have the same key.
  ///   - speaker: Who says it; the folder has the name of its ``SpokenText/Speaker/language``.
  ///   - family: The name of the file.
  public func verify(
    _ samples: [GoldenSample], by speaker: Speaker, family: String
  ) throws(GoldenFailure) {
    let name = "\(speaker.language)/\(family).tsv"
    let path = "\(folder)/\(name)"
    func failure(_ reason: GoldenFailure.Reason) -> GoldenFailure {
      GoldenFailure(name: name, path: path, reason: reason)
    }
    let counts = Dictionary(samples.map { ($0.key, 1) }, uniquingKeysWith: +)
    let repeated = counts.filter { $0.value > 1 }.keys.sorted()
    guard repeated.isEmpty else { throw failure(.duplicateKeys(repeated)) }
    guard !recording.isRefused else { throw failure(.recordingRefused) }

    let said = GoldenTable(
      header: ["Goldens of \(speaker.language), \(family): what is said, and the phrase. Recorded; read every change."],
      rows: samples.map { GoldenTable.Row(key: $0.key, utterance: $0.say(speaker)) })
    let text = try GoldenFile.text(at: path).mapError { failure(.inaccessible($0.problem)) }.get()
    if recording.isAsked {
      let before = text.flatMap { try? GoldenTable(parsing: $0) }
      try GoldenFile.write(said.description, to: path).mapError { failure(.inaccessible($0.problem)) }.get()
      throw failure(.recorded(GoldenDifference.between(before ?? GoldenTable(rows: []), said)))
    }
    guard let text else { throw failure(.noFile) }
    let golden: GoldenTable
    do { golden = try GoldenTable(parsing: text) } catch { throw failure(.unreadable(error)) }
    let differences = GoldenDifference.between(golden, said)
    guard differences.isEmpty else { throw failure(.different(differences)) }
    guard text.utf8.elementsEqual(said.description.utf8) else { throw failure(.unkempt) }
  }

  /// Checks that every language has a file for every family, and that there are no other golden tables in the folder.
  public func verifyFiles(languages: [LanguageTag], families: [String]) throws(GoldenFailure) {
    let expected = Set(languages.flatMap { language in families.map { "\(language)/\($0).tsv" } })
    let found = Set(GoldenFile.tables(under: folder))
    if let missing = expected.subtracting(found).min() {
      throw GoldenFailure(name: missing, path: "\(folder)/\(missing)", reason: .noFile)
    }
    let stale = found.subtracting(expected).sorted()
    guard stale.isEmpty else {
      throw GoldenFailure(name: "files", path: folder, reason: .staleFiles(stale))
    }
  }

  /// The goldens of a language and family, as they stand on disk.
  public func table(of language: LanguageTag, family: String) throws(GoldenFailure) -> GoldenTable {
    let name = "\(language)/\(family).tsv"
    let path = "\(folder)/\(name)"
    func failure(_ reason: GoldenFailure.Reason) -> GoldenFailure {
      GoldenFailure(name: name, path: path, reason: reason)
    }
    let text = try GoldenFile.text(at: path).mapError { failure(.inaccessible($0.problem)) }.get()
    guard let text else { throw failure(.noFile) }
    do { return try GoldenTable(parsing: text) } catch { throw failure(.unreadable(error)) }
  }
}

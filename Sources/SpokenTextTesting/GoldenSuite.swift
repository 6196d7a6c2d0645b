internal import Foundation
public import SpokenText

/// A folder of golden tables, `<language>/<family>.tsv`, and the way to hold a catalogue of samples against them.
///
/// It works from Swift Testing and from XCTest alike, for it depends on neither: a check throws a ``GoldenFailure``, and
/// a test that throws shows its description.
///
/// ```swift
/// let goldens = GoldenSuite(besideFile: #filePath)
///
/// @Test func dashboard() throws {
///   try goldens.verify(dashboard, in: ["en", "de", "pl"], family: "dashboard") { language in
///     Speaker(language, timeZone: zone, reference: .fixed(now)).adding(overlay)
///   }
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
  /// What runs the tests: failures say it where they tell how to record.
  public var command = "swift test"

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

  /// Says a catalogue in several languages and compares it with its goldens, as ``verify(_:by:family:)`` does for one. A
  /// language that fails does not keep the others from being said: one failure has what happened in all of them.
  ///
  /// - Parameters:
  ///   - samples: What is said. No two elements have the same key, no two phrases, no two announcements.
  ///   - languages: In which languages.
  ///   - family: The name of the files, one in each language's folder.
  ///   - speaker: Who says it in a language: with a fixed reference moment, and with the app's overlay.
  public func verify(
    _ samples: [GoldenSample], in languages: [LanguageTag], family: String, by speaker: (LanguageTag) -> Speaker
  ) throws(GoldenFailure) {
    var failures: [GoldenFailure] = []
    for language in languages {
      let speaker = speaker(language)
      do throws(GoldenFailure) {
        guard speaker.language.language == language.language else {
          throw failure("\(language)/\(family).tsv", .notSpoken(language))
        }
        try verify(samples, by: speaker, family: family)
      } catch {
        // What is no matter of the language is said once.
        if error.reason == .recordingRefused { throw error }
        failures.append(error)
      }
    }
    try report(failures, of: family)
  }

  /// Says a catalogue and compares it with its goldens: every sample has one, every golden a sample, and each pair is
  /// the same, to the scalar.
  ///
  /// A sample that cannot be said as it should fails by itself and is never recorded: one that stands in braces because
  /// a message or an argument is missing, one that comes from another language, one with a space too many where a name is
  /// blank, one that says nothing, an element without a label.
  ///
  /// - Parameters:
  ///   - samples: What is said. No two elements have the same key, no two phrases, no two announcements.
  ///   - speaker: Who says it; the folder has the name of its ``SpokenText/Speaker/language``.
  ///   - family: The name of the file.
  public func verify(
    _ samples: [GoldenSample], by speaker: Speaker, family: String
  ) throws(GoldenFailure) {
    let name = "\(speaker.language)/\(family).tsv"
    let path = "\(folder)/\(name)"
    guard !recording.isRefused else { throw failure(name, .recordingRefused) }

    let readings = samples.map { SampleReading($0, by: speaker) }
    let rows = readings.flatMap(\.rows)
    let counts = Dictionary(rows.map { ($0.key, 1) }, uniquingKeysWith: +)
    let repeated = counts.filter { $0.value > 1 }.keys.sorted()
    guard repeated.isEmpty else { throw failure(name, .duplicateKeys(repeated)) }
    let problems = readings.flatMap(\.problems)
    guard problems.isEmpty else { throw failure(name, .unsound(problems)) }

    let said = GoldenTable(
      header: ["Goldens of \(speaker.language), \(family): what is said, and the phrase. Recorded; read every change."],
      rows: rows)
    let text = try GoldenFile.text(at: path).mapError { failure(name, .inaccessible($0.problem)) }.get()
    if recording.isAsked {
      let before = text.flatMap { try? GoldenTable(parsing: $0) }
      try GoldenFile.write(said.description, to: path).mapError { failure(name, .inaccessible($0.problem)) }.get()
      throw failure(name, .recorded(GoldenDifference.between(before ?? GoldenTable(rows: []), said)))
    }
    guard let text else { throw failure(name, .noFile) }
    let golden: GoldenTable
    do { golden = try GoldenTable(parsing: text) } catch { throw failure(name, .unreadable(error)) }
    let differences = GoldenDifference.between(golden, said)
    guard differences.isEmpty else { throw failure(name, .different(differences)) }
    guard text.utf8.elementsEqual(said.description.utf8) else { throw failure(name, .unkempt) }
  }

  /// Checks that every language has a file for every family, and that there are no other golden tables in the folder.
  ///
  /// While goldens are recorded no file is missed: tests run side by side, and another one may be about to write it.
  public func verifyFiles(languages: [LanguageTag], families: [String]) throws(GoldenFailure) {
    let expected = Set(languages.flatMap { language in families.map { "\(language)/\($0).tsv" } })
    let found = Set(GoldenFile.tables(under: folder))
    if !recording.isAsked, let missing = expected.subtracting(found).min() {
      throw failure(missing, .noFile)
    }
    let stale = found.subtracting(expected).sorted()
    guard stale.isEmpty else {
      throw failure("files", path: folder, .staleFiles(stale))
    }
  }

  /// The goldens of a language and family, as they stand on disk.
  public func table(of language: LanguageTag, family: String) throws(GoldenFailure) -> GoldenTable {
    let name = "\(language)/\(family).tsv"
    let text = try GoldenFile.text(at: "\(folder)/\(name)").mapError { failure(name, .inaccessible($0.problem)) }.get()
    guard let text else { throw failure(name, .noFile) }
    do { return try GoldenTable(parsing: text) } catch { throw failure(name, .unreadable(error)) }
  }

  /// A failure of a table, which lies under its name in this folder unless it is said where.
  func failure(_ name: String, path: String? = nil, _ reason: GoldenFailure.Reason) -> GoldenFailure {
    GoldenFailure(name: name, path: path ?? "\(folder)/\(name)", reason: reason, command: command)
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
public import SpokenText

/// A folder of golden tables, `<language>/<family>.tsv`, to compare a catalogue of samples with.
///
/// It depends neither on Swift Testing nor on XCTest, and works with both: a check throws a ``GoldenFailure``, and a
/// test that throws shows its description.
///
/// ```swift
/// let goldens = GoldenSuite(besideFile: #filePath)
///
/// @Test func dashboard() throws {
///   try goldens.verify(dashboard, family: "dashboard", in: ["en", "de", "pl"]) { language in
///     Speaker(language, timeZone: zone, reference: .fixed(now)).adding(overlay)
///   }
/// }
/// ```
///
/// Goldens are recorded with `SPOKENTEXT_RECORD=1 swift test`: every check then writes its file and fails, so that a
/// recording is never taken for a passed test. If the environment variable `CI` is set, nothing is written.
///
/// With ``onIssue`` each phrase that is not right fails where its sample stands in the source code.
public struct GoldenSuite: Sendable {
  /// The folder that holds the languages' folders.
  public let folder: String
  /// Whether goldens are written rather than compared.
  public var recording: GoldenRecording
  /// The command that runs the tests, for failures to quote when they say how to record.
  public var command = "swift test"
  /// The rules to check in addition to the golden files, and the exceptions.
  public var rules = GoldenRules()
  /// Is told each thing that a check finds wrong, with the place of its sample, before the check throws; the failure that it
  /// throws then counts them only. Nil lists them in the failure.
  ///
  /// This is how failures come to stand beside the samples in Xcode and other editors. It is a closure of yours, because
  /// this library depends on no test framework: what links one cannot be used with another.
  ///
  /// ```swift
  /// goldens.onIssue = { issue in
  ///   let place = issue.place
  ///   Issue.record(
  ///     Comment(rawValue: issue.problem),
  ///     sourceLocation: SourceLocation(
  ///       fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
  /// }
  /// ```
  public var onIssue: (@Sendable (GoldenIssue) -> Void)?

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

  /// Says a catalogue in several languages and compares it with its goldens, as ``verify(_:family:sharesIdentifiers:using:fileID:filePath:line:column:)`` does for one.
  /// If one language fails, the others are still checked, and one failure reports what happened in all of them.
  ///
  /// If there are several languages, the words of ``/SpokenText/Phrase/verbatim(_:)`` are a problem, because they are the same
  /// in all of them. Nothing is recorded until they are messages.
  ///
  /// - Parameters:
  ///   - samples: What is said. No two elements have the same key, no two phrases, no two announcements.
  ///   - family: The name of the files, one in each language's folder.
  ///   - languages: In which languages.
  ///   - sharesIdentifiers: Whether elements may have the same identifier. Pass `true` if the samples are states of one
  ///     element. Otherwise a family is a screen, and a test of its views finds only one element by an identifier.
  ///   - speaker: Who says it in a language: with a fixed reference moment, and with the app's overlay.
  ///   - fileID: The file of the caller. Problems that no sample causes are reported there.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func verify(
    _ samples: [GoldenSample], family: String, in languages: [LanguageTag], sharesIdentifiers: Bool = false,
    using speaker: (LanguageTag) -> Speaker, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) throws(GoldenFailure) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let literals = checkLiterals(samples, family: family, in: languages, at: place)
    var failures = [literals.failure].compactMap { $0 }
    for language in languages {
      let speaker = speaker(language)
      do throws(GoldenFailure) {
        guard speaker.language.language == language.language else {
          throw failure("\(language)/\(family).tsv", .notSpoken(language))
        }
        _ = try compare(
          samples, family: family, sharesIdentifiers: sharesIdentifiers, without: literals.keys, using: speaker,
          rules.auditsLabels ? AuditCheck(speaker) : nil, at: place)
      } catch {
        // What does not depend on the language is reported once.
        if error.reason == .recordingRefused { throw error }
        failures.append(error)
      }
    }
    try report(failures, of: family)
  }

  /// Says a catalogue and compares it with its goldens: every sample must have a golden, every golden a sample, and the
  /// two must be equal, scalar by scalar.
  ///
  /// A sample that cannot be said as it should fails by itself and is never recorded: one that stands in braces because
  /// a message or an argument is missing, one that comes from another language, one with a space too many where a name is
  /// blank, one that says nothing, an element without a label or with another one's identifier. The other samples are still
  /// compared.
  ///
  /// If the library lacks the language, and the app's overlay has it, phrases of the library come from another language
  /// and are recorded so. A comment at the top of the file names the messages, and the third column marks their text.
  ///
  /// - Parameters:
  ///   - samples: What is said. No two elements have the same key, no two phrases, no two announcements.
  ///   - family: The name of the file.
  ///   - sharesIdentifiers: Whether elements may have the same identifier. Pass `true` if the samples are states of one
  ///     element.
  ///   - speaker: Who says it; the folder has the name of its ``/SpokenText/Speaker/language``.
  ///   - fileID: The file of the caller. Problems that no sample causes are reported there.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func verify(
    _ samples: [GoldenSample], family: String, sharesIdentifiers: Bool = false, using speaker: Speaker,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) throws(GoldenFailure) {
    _ = try compare(
      samples, family: family, sharesIdentifiers: sharesIdentifiers, using: speaker,
      rules.auditsLabels ? AuditCheck(speaker) : nil,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Compares a catalogue with its goldens, and returns the exceptions that it needs.
  ///
  /// - Parameters:
  ///   - others: The problems that the samples themselves don't show.
  ///   - reported: The samples whose literals are reported once for all languages. While there are any, nothing is recorded.
  func compare(
    _ samples: [GoldenSample], family: String, sharesIdentifiers: Bool = false, with others: [GoldenProblem] = [],
    without reported: Set<String> = [], using speaker: Speaker, _ audit: AuditCheck?, at place: SourcePlace
  ) throws(GoldenFailure) -> Set<GoldenException> {
    let name = "\(speaker.language)/\(family).tsv"
    let path = "\(folder)/\(name)"
    guard !recording.isRefused else { throw failure(name, .recordingRefused) }

    let readings = samples.map { SampleReading($0, by: speaker, rules, audit) }
    let rows = readings.flatMap(\.rows)
    let counts = Dictionary(rows.map { ($0.key, 1) }, uniquingKeysWith: +)
    let repeated = counts.filter { $0.value > 1 }.keys.sorted()
    let shared = sharesIdentifiers ? [] : SampleReading.sharedIdentifiers(of: readings)
    let all = readings.flatMap(\.problems) + shared + others
    let needed = Set(rules.exceptions.filter { exception in all.contains { exception.covers($0, in: family) } })
    let problems = all.filter { problem in !needed.contains { $0.covers(problem, in: family) } }
    var reasons: [GoldenFailure.Reason] = []
    if !repeated.isEmpty { reasons.append(.duplicateKeys(repeated)) }
    if !problems.isEmpty { reasons.append(.unsound(problems)) }

    var header = [GoldenTable.header("Golden file for \(speaker.language), \(family)")]
    if sharesIdentifiers { header.append(GoldenTable.sharedIdentifiers) }
    let said = GoldenTable(header: header + borrowed(by: readings), rows: rows)
    let text = try GoldenFile.text(at: path).mapError { failure(name, .inaccessible($0.problem)) }.get()
    if recording.isAsked, reasons.isEmpty {
      guard reported.isEmpty else { return needed }
      let before = text.flatMap { try? GoldenTable(parsing: $0) }
      try GoldenFile.write(said.description, to: path).mapError { failure(name, .inaccessible($0.problem)) }.get()
      var recorded = failure(name, .recorded(GoldenDifference.between(before ?? GoldenTable(rows: []), said)))
      recorded.needed = needed
      throw recorded
    }
    // Of what is wrong by itself only that is told: its golden is not to be recorded.
    let unsound = Set(
      problems.map(\.key)
        + readings.filter { reading in reading.problems.contains { problems.contains($0) } }.map(\.sample.key)
        + repeated
    ).union(reported)
    if !recording.isAsked, let reason = difference(of: said, from: text, without: Array(unsound)) {
      reasons.append(reason)
    }
    guard !reasons.isEmpty else { return needed }
    tell(reasons, of: readings, at: place)
    do throws(GoldenFailure) {
      try report(reasons.map { failure(name, $0, isTold: true) }, of: name, path: path)
    } catch {
      var error = error
      error.needed = needed
      throw error
    }
    return needed
  }

  /// The line that names the messages of ours that are said in another language. Returns no line if all are in this one.
  private func borrowed(by readings: [SampleReading]) -> [String] {
    let messages = Set(readings.flatMap(\.borrowed)).sorted()
    guard !messages.isEmpty else { return [] }
    return ["In another language: \(messages.joined(separator: ", "))"]
  }

  /// How what is said differs from the text of a golden table, leaving out some samples; nil if it does not.
  private func difference(
    of said: GoldenTable, from text: String?, without keys: [String]
  ) -> GoldenFailure.Reason? {
    guard let text else { return keys.isEmpty ? .noFile : nil }
    let golden: GoldenTable
    do { golden = try GoldenTable(parsing: text) } catch { return .unreadable(error) }
    func kept(_ table: GoldenTable) -> GoldenTable {
      GoldenTable(
        rows: table.rows.filter { row in !keys.contains { row.key == $0 || row.key.hasPrefix("\($0) · ") } })
    }
    let differences = GoldenDifference.between(kept(golden), kept(said))
    if !differences.isEmpty { return .different(differences) }
    return keys.isEmpty && !text.utf8.elementsEqual(said.description.utf8) ? .unkempt : nil
  }

  /// Tells ``onIssue`` what was found, at the samples; what none of them is to blame for at the check.
  private func tell(
    _ reasons: [GoldenFailure.Reason], of readings: [SampleReading], at place: SourcePlace
  ) {
    guard let onIssue else { return }
    let places = readings.flatMap { reading in
      ([reading.sample.key] + reading.rows.map(\.key)).map { ($0, reading.sample.place) }
    }
    // Of two samples with the same key the second one is wrong.
    let samples = Dictionary(places) { $1 }
    func tell(_ problem: String, _ key: String?) {
      onIssue(GoldenIssue(problem: problem, place: key.flatMap { samples[$0] } ?? place))
    }
    for reason in reasons {
      switch reason {
      case .duplicateKeys(let keys):
        for key in keys { tell("duplicate key '\(key)'; give each sample its own name", key) }
      case .unsound(let problems): for problem in problems { tell(problem.description, problem.key) }
      case .different(let differences): for difference in differences { tell(difference.description, difference.key) }
      default: break
      }
    }
  }

  /// Checks that every language has a file for every family, and that there are no other golden tables in the folder.
  ///
  /// While goldens are recorded, missing files are not reported: tests run in parallel, and another may yet write them.
  public func verifyFiles(languages: [LanguageTag], families: [String]) throws(GoldenFailure) {
    let expected = Set(languages.flatMap { language in families.map { "\(language)/\($0).tsv" } })
    let found = Set(GoldenFile.tables(under: folder))
    let missing = recording.isAsked ? [] : expected.subtracting(found).sorted()
    let stale = found.subtracting(expected).sorted()
    var failures = missing.map { failure($0, .noFile) }
    if !stale.isEmpty { failures.append(failure("files", path: folder, .staleFiles(stale))) }
    try report(failures, of: "files")
  }

  /// The goldens of a language and family, read from disk.
  public func table(of language: LanguageTag, family: String) throws(GoldenFailure) -> GoldenTable {
    let name = "\(language)/\(family).tsv"
    let text = try GoldenFile.text(at: "\(folder)/\(name)").mapError { failure(name, .inaccessible($0.problem)) }.get()
    guard let text else { throw failure(name, .noFile) }
    do { return try GoldenTable(parsing: text) } catch { throw failure(name, .unreadable(error)) }
  }

  /// A failure of a table, which lies under its name in this folder unless it is said where.
  func failure(
    _ name: String, path: String? = nil, _ reason: GoldenFailure.Reason, isTold: Bool = false
  ) -> GoldenFailure {
    var failure = GoldenFailure(name: name, path: path ?? "\(folder)/\(name)", reason: reason, command: command)
    failure.isTold = isTold && onIssue != nil
    return failure
  }

  /// Throws what happened: one failure itself, several as one.
  func report(_ failures: [GoldenFailure], of name: String, path: String? = nil) throws(GoldenFailure) {
    if failures.count == 1 { throw failures[0] }
    if !failures.isEmpty { throw failure(name, path: path ?? folder, .several(failures)) }
  }
}

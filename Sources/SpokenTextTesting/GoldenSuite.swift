// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
public import SpokenText

/// A folder of golden files, `<language>/<family>.tsv`. A family is a group of samples to compare with the file.
///
/// A failed check throws a ``GoldenFailure``, whose description both Swift Testing and XCTest show.
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
/// To record the files, run `SPOKENTEXT_RECORD=1 swift test`. Every check then writes its file and fails, so that you
/// don't mistake a recording for a passed test. If the environment variable `CI` is set, nothing is written.
public struct GoldenSuite: Sendable {
  /// The folder that contains the folders of the languages.
  public let folder: String
  /// The choice between comparing and recording.
  public var recording: GoldenRecording
  /// The command that runs the tests, shown in the instructions for recording.
  public var command = "swift test"
  /// The rules to check in addition to the golden files, and the exceptions.
  public var rules = GoldenRules()
  /// A closure that gets each problem and the place of its sample before the check throws. The failure then only counts
  /// the problems. If the closure is `nil`, the failure lists them.
  ///
  /// Use it to show failures at the samples in Xcode and other editors. This library depends on no test framework, so
  /// pass the problems to yours:
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

  /// Creates a suite for a folder of golden files.
  public init(folder: String, recording: GoldenRecording = .whenAsked) {
    self.folder = folder
    self.recording = recording
  }

  /// Creates a suite for a folder next to a source file. For example, `GoldenSuite(besideFile: #filePath)` uses the
  /// folder `Golden` next to the test.
  public init(besideFile file: String, folder: String = "Golden", recording: GoldenRecording = .whenAsked) {
    let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
    self.init(folder: parent.appendingPathComponent(folder).standardizedFileURL.path, recording: recording)
  }

  /// Compares a catalogue in several languages with its golden files. The failure reports the problems of all
  /// languages.
  ///
  /// Text in ``/SpokenText/Phrase/verbatim(_:)`` is a problem if there are several languages, because it is the same in
  /// all of them. Replace it with messages before you record. For other problems, see
  /// ``verify(_:family:sharesIdentifiers:using:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - samples: The samples. No two elements may have the same name, nor may two phrases or two announcements.
  ///   - family: The name of the files, one in each language's folder.
  ///   - languages: The languages.
  ///   - sharesIdentifiers: Pass `true` if the samples are states of one element, and may have the same identifier.
  ///     Otherwise a family is a screen, whose identifiers must be unique so that tests of its views can find elements.
  ///   - speaker: Returns the speaker for a language, with a fixed reference moment and the app's overlay.
  ///   - fileID: The file of the call, for problems outside of samples.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: A ``GoldenFailure`` if a phrase differs, if a sample has a problem, or after recording.
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
        // The refusal doesn't depend on the language, so report it only once.
        if error.reason == .recordingRefused { throw error }
        failures.append(error)
      }
    }
    try report(failures, of: family)
  }

  /// Compares a catalogue with its golden file. Each sample must have its rows in the file, each row must have a
  /// sample, and the text must be equal, scalar by scalar.
  ///
  /// A sample with a problem is never recorded. Problems are:
  ///
  /// * a missing message or argument, shown in braces
  /// * text from another language
  /// * empty text, or a superfluous space next to a blank part
  /// * an element without a label, or with another element's identifier
  /// * a broken rule (see ``rules``)
  ///
  /// If the app has a language that the library lacks, the library's phrases are recorded in another language. A
  /// comment at the top of the file lists these messages, and the third column marks their text.
  ///
  /// - Parameters:
  ///   - samples: The samples. No two elements may have the same name, nor may two phrases or two announcements.
  ///   - family: The name of the file.
  ///   - sharesIdentifiers: Pass `true` if the samples are states of one element, and may have the same identifier.
  ///   - speaker: The speaker. Its ``/SpokenText/Speaker/language`` is the name of the folder.
  ///   - fileID: The file of the call, for problems outside of samples.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: A ``GoldenFailure`` if a phrase differs, if a sample has a problem, or after recording.
  public func verify(
    _ samples: [GoldenSample], family: String, sharesIdentifiers: Bool = false, using speaker: Speaker,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) throws(GoldenFailure) {
    _ = try compare(
      samples, family: family, sharesIdentifiers: sharesIdentifiers, using: speaker,
      rules.auditsLabels ? AuditCheck(speaker) : nil,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Compares the samples of a family with its golden file. Returns the exceptions from rules that the samples need.
  ///
  /// - Parameters:
  ///   - others: Problems from other checks, such as those of the whole screen.
  ///   - reported: The names of samples with literals (untranslated texts), which are reported once for all languages.
  ///     They prevent recording.
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
    // Samples with problems mustn't be recorded, so report only their problems and not their differences.
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

  /// Returns the header line that lists the library's messages in another language.
  private func borrowed(by readings: [SampleReading]) -> [String] {
    let messages = Set(readings.flatMap(\.borrowed)).sorted()
    guard !messages.isEmpty else { return [] }
    return ["In another language: \(messages.joined(separator: ", "))"]
  }

  /// Returns the difference from the text of a golden file, ignoring some samples, or `nil` if they match.
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

  /// Reports problems to ``onIssue``, at the places of their samples. Reports a problem without a sample at the call of
  /// the check.
  private func tell(
    _ reasons: [GoldenFailure.Reason], of readings: [SampleReading], at place: SourcePlace
  ) {
    guard let onIssue else { return }
    let places = readings.flatMap { reading in
      ([reading.sample.key] + reading.rows.map(\.key)).map { ($0, reading.sample.place) }
    }
    // If two samples have the same key, the second is wrong.
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

  /// Checks that every language has a file for every family, and that the folder has no other golden files.
  ///
  /// While recording, missing files aren't reported, because a test that runs in parallel may still write them.
  ///
  /// - Throws: A ``GoldenFailure`` that lists the missing and unused files.
  public func verifyFiles(languages: [LanguageTag], families: [String]) throws(GoldenFailure) {
    let expected = Set(languages.flatMap { language in families.map { "\(language)/\($0).tsv" } })
    let found = Set(GoldenFile.tables(under: folder))
    let missing = recording.isAsked ? [] : expected.subtracting(found).sorted()
    let stale = found.subtracting(expected).sorted()
    var failures = missing.map { failure($0, .noFile) }
    if !stale.isEmpty { failures.append(failure("files", path: folder, .staleFiles(stale))) }
    try report(failures, of: "files")
  }

  /// Reads the golden file of a language and family.
  ///
  /// - Throws: A ``GoldenFailure`` if the file is missing or isn't a golden table.
  public func table(of language: LanguageTag, family: String) throws(GoldenFailure) -> GoldenTable {
    let name = "\(language)/\(family).tsv"
    let text = try GoldenFile.text(at: "\(folder)/\(name)").mapError { failure(name, .inaccessible($0.problem)) }.get()
    guard let text else { throw failure(name, .noFile) }
    do { return try GoldenTable(parsing: text) } catch { throw failure(name, .unreadable(error)) }
  }

  func failure(
    _ name: String, path: String? = nil, _ reason: GoldenFailure.Reason, isTold: Bool = false
  ) -> GoldenFailure {
    var failure = GoldenFailure(name: name, path: path ?? "\(folder)/\(name)", reason: reason, command: command)
    failure.isTold = isTold && onIssue != nil
    return failure
  }

  func report(_ failures: [GoldenFailure], of name: String, path: String? = nil) throws(GoldenFailure) {
    if failures.count == 1 { throw failures[0] }
    if !failures.isEmpty { throw failure(name, path: path ?? folder, .several(failures)) }
  }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

extension GoldenSuite {
  /// Compares whole screens in several languages with their golden files, and checks the rules in ``GoldenRule``.
  ///
  /// If a screen or a language fails, the others are still checked. One failure reports all problems.
  ///
  /// - Parameters:
  ///   - screens: The screens of an app, in their usual order, with all screens that one of them opens.
  ///   - languages: The languages.
  ///   - speaker: Returns the speaker for a language, with a fixed reference moment and the app's overlay.
  ///   - fileID: The file of the call, for problems outside of samples.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: A ``GoldenFailure`` if a phrase differs, if a rule is broken, or after recording.
  public func verify(
    _ screens: [GoldenScreen], in languages: [LanguageTag], using speaker: (LanguageTag) -> Speaker,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) throws(GoldenFailure) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    var failures: [GoldenFailure] = []
    var needed: Set<GoldenException> = []
    var literals: [String: Set<String>] = [:]
    for screen in screens {
      let found = checkLiterals(screen.allSamples, family: screen.name, in: languages, at: screen.place)
      literals[screen.name] = found.keys
      needed.formUnion(found.needed)
      if let failure = found.failure { failures.append(failure) }
    }
    for language in languages {
      let speaker = speaker(language)
      guard speaker.language.language == language.language else {
        failures.append(failure("\(language)", .notSpoken(language)))
        continue
      }
      let common = AppCheck(screens: screens, speaker: speaker).problems
      let audit = rules.auditsLabels ? AuditCheck(speaker) : nil
      for screen in screens {
        let problems = rules.problems(of: screen, common, by: speaker, audit)
        do throws(GoldenFailure) {
          needed.formUnion(
            try compare(
              screen.allSamples, family: screen.name, with: problems, without: literals[screen.name] ?? [],
              using: speaker, audit, at: screen.place))
        } catch {
          // The refusal doesn't depend on the language, so report it only once.
          if error.reason == .recordingRefused { throw error }
          needed.formUnion(error.needed)
          failures.append(error)
        }
      }
    }
    let stale = rules.exceptions.filter { !needed.contains($0) }.map {
      GoldenProblem(key: $0.rule, problem: "exception that nothing needs; remove it: \($0)")
    }
    if !stale.isEmpty {
      if let onIssue {
        for problem in stale { onIssue(GoldenIssue(problem: problem.description, place: place)) }
      }
      failures.append(failure("exceptions", path: folder, .unsound(stale), isTold: true))
    }
    try report(failures, of: "screens")
  }
}

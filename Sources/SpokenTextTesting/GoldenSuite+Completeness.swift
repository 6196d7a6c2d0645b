// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

extension GoldenSuite {
  /// Checks that a catalogue says all that an app's overlay can say, and that every language has all of it.
  ///
  /// * Every message, attribute and variant of the overlay is said by a sample, in every language: `pl.ftl:12: no
  ///   sample says variant [few] of 'delivered'; add one with n=2`. Attributes that are only agreed with, such as
  ///   `.gender`, need not be said, nor need variants that no number of the language selects.
  /// * Every language has every message of the overlay's source language, so that nothing is said in another one.
  /// * No file has an error.
  ///
  /// Languages have up to six plural forms, and screens seldom show a number for each. With `forms`, every message that
  /// has variants is also said in all of them, with the other arguments that the catalogue first gave it. These phrases
  /// have goldens of their own in `<language>/<forms>.tsv`, for translators to read:
  ///
  /// ```
  /// delivered · n=1 ⇥ Maya: 1 paczka
  /// delivered · n=2 ⇥ Maya: 2 paczki
  /// delivered · n=5 ⇥ Maya: 5 paczek
  /// ```
  ///
  /// With `empty`, every message is also said with each of its arguments empty, and with all of them: a blank text, the
  /// number 0, a phrase of nothing. Nothing is wrong with what is then heard unless an app can come to say it, so it is
  /// recorded as it is in `<language>/<empty>.tsv`, for you to read:
  ///
  /// ```
  /// delivered · who empty ⇥  got 3 parcels
  /// delivered · n empty ⇥ Maya got 0 parcels
  /// ```
  ///
  /// - Parameters:
  ///   - samples: Everything that the app says: the catalogues of all its screens.
  ///   - overlay: The app's phrases.
  ///   - languages: In which languages; those of the overlay, and those of the folder of goldens, unless they are given.
  ///   - forms: The family in which forms are recorded; without it every variant needs a sample.
  ///   - empty: The family in which messages are recorded with empty arguments; without it they are not said so.
  ///   - speaker: Who says it in a language, as in
  ///     ``verify(_:family:in:sharesIdentifiers:using:fileID:filePath:line:column:)``.
  ///   - fileID: The file of the caller. Problems that no sample causes are reported there.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func verifyCompleteness(
    of samples: [GoldenSample], overlay: Overlay, in languages: [LanguageTag]? = nil, forms: String? = nil,
    empty: String? = nil, using speaker: (LanguageTag) -> Speaker, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) throws(GoldenFailure) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    var failures: [GoldenFailure] = []
    var known: Set<String> = []
    func verify(_ samples: [GoldenSample], _ family: String, using speaker: Speaker) {
      do throws(GoldenFailure) {
        try self.verify(
          samples, family: family, using: speaker, fileID: fileID, filePath: filePath, line: line, column: column)
      } catch { failures.append(error) }
    }
    for language in languages ?? self.languages(of: overlay) {
      guard overlay.hasFile(for: language) else {
        let gap = GoldenGap(
          language: language, file: "\(language).ftl", line: 1,
          problem: "missing file; translate it, or its phrases are spoken in another language")
        failures.append(incomplete([gap], in: language, at: place))
        continue
      }
      var check = OverlayCheck(overlay, by: speaker(language))
      guard check.speaker.language.language == language.language else {
        failures.append(failure("\(language)", .notSpoken(language)))
        continue
      }
      for sample in samples { _ = sample.rows(using: check.speaker) }
      if let empty { verify(check.empties(at: place), empty, using: check.speaker) }
      if let forms { verify(check.forms(at: place), forms, using: check.speaker) }
      // What a regional child has from its parent is reported only once.
      let gaps = check.gaps().filter { known.insert($0.description).inserted }
      if !gaps.isEmpty { failures.append(incomplete(gaps, in: language, at: place)) }
    }
    try report(failures, of: "completeness")
  }

  private func incomplete(_ gaps: [GoldenGap], in language: LanguageTag, at place: SourcePlace) -> GoldenFailure {
    if let onIssue {
      for gap in gaps { onIssue(GoldenIssue(problem: gap.description, place: place)) }
    }
    return failure("\(language)", path: folder, .incomplete(gaps), isTold: true)
  }

  /// The languages of an overlay, and those that its phrases were recorded in.
  private func languages(of overlay: Overlay) -> [LanguageTag] {
    let known = overlay.fileLanguages
    let recorded = Set(GoldenFile.tables(under: folder).compactMap { $0.split(separator: "/").first.map(String.init) })
    return known + recorded.sorted().compactMap { LanguageTag($0) }.filter { !known.contains($0) }
  }
}

extension Overlay {
  /// Whether it has a file in a language, of whatever region.
  fileprivate func hasFile(for language: LanguageTag) -> Bool {
    files.contains { $0.language.language == language.language }
  }

  /// The languages that it has files in, each once, with the fallback language first.
  fileprivate var fileLanguages: [LanguageTag] {
    var languages = sourceLanguage.map { [$0] } ?? []
    for file in files where !languages.contains(file.language) { languages.append(file.language) }
    return languages
  }
}

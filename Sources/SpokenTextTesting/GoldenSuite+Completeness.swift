// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

extension GoldenSuite {
  /// Checks that a catalogue has samples for all phrases of an app's overlay, and that every language has them.
  ///
  /// The check finds:
  ///
  /// * Messages, attributes, and variants without a sample, such as `pl.ftl:12: no sample says variant [few] of
  ///   'delivered'; add one with n=2`. Attributes that only control agreement, such as `.gender`, need no sample.
  ///   Variants that no number selects in the language need none, either.
  /// * Messages that a language lacks. They would be spoken in the overlay's source language.
  /// * Errors in the files.
  ///
  /// Languages have up to six plural forms, and screens seldom show a number for each. If you pass `forms`, each
  /// message with variants is spoken in all of them. Its other arguments are those of the catalogue. The results are
  /// compared with `<language>/<forms>.tsv`, which translators can read:
  ///
  /// ```
  /// delivered · n=1 ⇥ Maya: 1 paczka
  /// delivered · n=2 ⇥ Maya: 2 paczki
  /// delivered · n=5 ⇥ Maya: 5 paczek
  /// ```
  ///
  /// If you pass `empty`, each message is spoken with one empty argument at a time, and with all arguments empty. An
  /// empty argument is a blank text, the number 0, or an empty phrase. The results are compared with
  /// `<language>/<empty>.tsv`. Review them yourself, because only you know which ones your app can produce:
  ///
  /// ```
  /// delivered · who empty ⇥  got 3 parcels
  /// delivered · n empty ⇥ Maya got 0 parcels
  /// ```
  ///
  /// - Parameters:
  ///   - samples: The catalogues of all screens of the app.
  ///   - overlay: The app's phrases.
  ///   - languages: The languages to check. The default is the languages of the overlay and of the golden files.
  ///   - forms: The name of the golden files for the variants of messages. If it is `nil`, every variant needs a
  ///     sample.
  ///   - empty: The name of the golden files for messages with empty arguments. If it is `nil`, no empty arguments are
  ///     tried.
  ///   - speaker: Returns the speaker for a language, with a fixed reference moment and the app's overlay.
  ///   - fileID: The file of the call, for problems outside of samples.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: A ``GoldenFailure`` with the gaps of all languages.
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
      // A regional language inherits the gaps of its parent, so each gap is reported once.
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

  /// Returns the languages of an overlay, followed by others with golden files.
  private func languages(of overlay: Overlay) -> [LanguageTag] {
    let known = overlay.fileLanguages
    let recorded = Set(GoldenFile.tables(under: folder).compactMap { $0.split(separator: "/").first.map(String.init) })
    return known + recorded.sorted().compactMap { LanguageTag($0) }.filter { !known.contains($0) }
  }
}

extension Overlay {
  /// Returns whether the overlay has a file in a language, for any region.
  fileprivate func hasFile(for language: LanguageTag) -> Bool {
    files.contains { $0.language.language == language.language }
  }

  /// The languages with files, the source language first.
  fileprivate var fileLanguages: [LanguageTag] {
    var languages = sourceLanguage.map { [$0] } ?? []
    for file in files where !languages.contains(file.language) { languages.append(file.language) }
    return languages
  }
}

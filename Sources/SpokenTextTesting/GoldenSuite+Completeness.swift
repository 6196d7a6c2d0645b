public import SpokenText

extension GoldenSuite {
  /// Checks that a catalogue says all that an app's overlay can say, and that every language has it.
  ///
  /// * Every message, attribute and variant of the overlay is said by a sample, in every language: “pl.ftl:12: no sample
  ///   says the variant [few] of delivered: add one that has n=2.” Attributes that are only agreed with, such as
  ///   `.gender`, need not be said; nor need variants that no number of the language comes to.
  /// * Every language has every message of the overlay's source language, so that nothing is said in another one.
  /// * No file has an error.
  ///
  /// Languages have up to six plural forms, and screens seldom show a number for each. With `forms`, every message that
  /// has variants is said in all of them by itself, with the other arguments that the catalogue first gave it, and these
  /// phrases have goldens of their own in `<language>/<forms>.tsv`, for translators to read:
  ///
  /// ```
  /// delivered · n=1 ⇥ Maya: 1 paczka
  /// delivered · n=2 ⇥ Maya: 2 paczki
  /// delivered · n=5 ⇥ Maya: 5 paczek
  /// ```
  ///
  /// - Parameters:
  ///   - samples: Everything that the app says: the catalogues of all its screens.
  ///   - overlay: The app's phrases.
  ///   - languages: In which languages; those of the overlay unless they are given.
  ///   - forms: The family in which forms are recorded; without it every variant needs a sample.
  ///   - speaker: Who says it in a language, as in ``verify(_:in:family:by:)``.
  public func verifyCompleteness(
    of samples: [GoldenSample], overlay: Overlay, in languages: [LanguageTag]? = nil, forms: String? = nil,
    by speaker: (LanguageTag) -> Speaker
  ) throws(GoldenFailure) {
    var failures: [GoldenFailure] = []
    var known: Set<String> = []
    for language in languages ?? overlay.languages {
      var check = OverlayCheck(overlay, by: speaker(language))
      guard check.speaker.language.language == language.language else {
        failures.append(failure("\(language)", .notSpoken(language)))
        continue
      }
      for sample in samples { _ = sample.rows(by: check.speaker) }
      if let forms {
        do throws(GoldenFailure) {
          try verify(check.forms(), by: check.speaker, family: forms)
        } catch { failures.append(error) }
      }
      // What a regional child has from its parent is left out once.
      let gaps = check.gaps().filter { known.insert($0.description).inserted }
      if !gaps.isEmpty { failures.append(failure("\(language)", path: folder, .incomplete(gaps))) }
    }
    try report(failures, of: "completeness")
  }

  /// Throws what happened: one failure as it is, several as one.
  func report(_ failures: [GoldenFailure], of name: String) throws(GoldenFailure) {
    if failures.count == 1 { throw failures[0] }
    if !failures.isEmpty { throw failure(name, path: folder, .several(failures)) }
  }
}

extension Overlay {
  /// The languages that it has files in, each once, the one to fall back to first.
  fileprivate var languages: [LanguageTag] {
    var languages = sourceLanguage.map { [$0] } ?? []
    for file in files where !languages.contains(file.language) { languages.append(file.language) }
    return languages
  }
}

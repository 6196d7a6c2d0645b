// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

extension GoldenRules {
  /// Checks the rules on screens, without golden files. Returns the problems that no exception covers.
  ///
  /// Each literal, a text from the source code, is a problem, because it is the same in every language.
  ///
  /// ```swift
  /// #expect(GoldenRules().problems(of: [screen], by: speaker).isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - screens: The screens of an app, in their usual order.
  ///   - speaker: The speaker for the text of the screens.
  /// - Returns: The problems in the order of the screens.
  public func problems(of screens: [GoldenScreen], by speaker: Speaker) -> [GoldenProblem] {
    let common = AppCheck(screens: screens, speaker: speaker).problems
    let audit = auditsLabels ? AuditCheck(speaker) : nil
    return screens.flatMap { screen -> [GoldenProblem] in
      let readings = screen.allSamples.map { SampleReading($0, by: speaker, self, audit) }
      let found =
        readings.flatMap(\.problems) + screen.allSamples.flatMap { $0.literals(sameIn: "every language") }
        + SampleReading.sharedIdentifiers(of: readings)
        + problems(of: screen, common, by: speaker, audit)
      return found.filter { problem in !exceptions.contains { $0.covers(problem, in: screen.name) } }
    }
  }

  /// Returns the problems of a screen as a whole.
  ///
  /// - Parameter common: The problems that involve several screens.
  func problems(
    of screen: GoldenScreen, _ common: [(screen: String, problem: GoldenProblem)], by speaker: Speaker,
    _ audit: AuditCheck?
  ) -> [GoldenProblem] {
    ScreenCheck(screen, by: speaker, self).problems
      + (audit?.problems(onScreen: screen.elements) ?? [])
      + common.filter { $0.screen == screen.name }.map(\.problem)
  }
}

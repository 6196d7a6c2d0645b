// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// A phrase of an app's overlay that its catalogue leaves out, or that a language lacks.
public struct GoldenGap: Sendable, Hashable {
  /// The language in which it is left out.
  public var language: LanguageTag
  /// The file that has the phrase, or the file that it must be translated from.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// What is left out and what to do.
  public var problem: String

  /// A gap.
  public init(language: LanguageTag, file: String, line: Int, problem: String) {
    self.language = language
    self.file = file
    self.line = line
    self.problem = problem
  }
}

extension GoldenGap: CustomStringConvertible {
  /// The place as editors find it, and the problem:
  ///
  /// ```
  /// pl.ftl:12: no sample says variant [few] of 'delivered'; add one with n=2
  /// ```
  public var description: String { "\(file):\(line): \(problem)" }
}

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// A phrase in an app's overlay that no sample uses, or that a language lacks.
public struct GoldenGap: Sendable, Hashable {
  /// The language with the gap.
  public var language: LanguageTag
  /// The file with the phrase. If a translation is missing, this is the file to translate from.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The problem, and how to fix it.
  public var problem: String

  /// Creates a gap.
  public init(language: LanguageTag, file: String, line: Int, problem: String) {
    self.language = language
    self.file = file
    self.line = line
    self.problem = problem
  }
}

extension GoldenGap: CustomStringConvertible {
  /// The place in the format of compilers, and the problem.
  ///
  /// ```
  /// pl.ftl:12: no sample says variant [few] of 'delivered'; add one with n=2
  /// ```
  public var description: String { "\(file):\(line): \(problem)" }
}

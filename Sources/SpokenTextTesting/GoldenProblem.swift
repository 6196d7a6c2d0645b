// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A problem of a sample itself, whatever its golden file contains. A sample with a problem is never recorded.
public struct GoldenProblem: Sendable, Hashable {
  /// The key of the row, or the name of the sample if no single row has the problem.
  public var key: String
  /// The text, or an empty string.
  public var phrase: String
  /// The problem, and how to fix it.
  public var problem: String
  /// The id of the broken rule, from ``GoldenRule/id`` or `LabelAudit.Rule.id`. It is `nil` for a problem without a
  /// rule, which can't have an exception.
  public var rule: String?

  /// Creates a problem of a sample.
  public init(key: String, phrase: String = "", problem: String, rule: String? = nil) {
    self.key = key
    self.phrase = phrase
    self.problem = problem
    self.rule = rule
  }

  init(_ rule: GoldenRule, _ key: String, _ problem: String) {
    self.init(key: key, problem: problem, rule: rule.id)
  }
}

extension GoldenProblem: CustomStringConvertible {
  /// The key, the problem, and the text.
  ///
  /// ```
  /// delivered 3: unknown variable '$who'
  ///   said    {$who}: 3 paczki
  /// ```
  public var description: String {
    let said = phrase.isEmpty ? "" : "\n  said    \(GoldenText.escaped(phrase))"
    return "\(GoldenText.escaped(key)): \(problem)\(rule.map { " [\($0)]" } ?? "")\(said)"
  }
}

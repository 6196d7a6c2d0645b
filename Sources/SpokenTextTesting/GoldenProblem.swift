// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Something that is wrong with what a sample says, whatever its golden is. Such a sample is never recorded.
public struct GoldenProblem: Sendable, Hashable {
  /// The key of the row, or the name of the sample if no single row is at fault.
  public var key: String
  /// What is said, or an empty text.
  public var phrase: String
  /// What is wrong, and what to do.
  public var problem: String
  /// The id of the broken rule, from ``GoldenRule/id`` or `LabelAudit.Rule.id`, or `nil` for problems that can't have an exception.
  public var rule: String?

  /// A problem of a sample.
  public init(key: String, phrase: String = "", problem: String, rule: String? = nil) {
    self.key = key
    self.phrase = phrase
    self.problem = problem
    self.rule = rule
  }

  /// Creates a problem of a sample that breaks a rule.
  init(_ rule: GoldenRule, _ key: String, _ problem: String) {
    self.init(key: key, problem: problem, rule: rule.id)
  }
}

extension GoldenProblem: CustomStringConvertible {
  /// The problem under its key, and what is said:
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

// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The rules that a ``GoldenSuite`` checks, and the exceptions that an app makes on purpose.
///
/// ```swift
/// goldens.rules.asked = [.missingIdentifier, .unansweredAction]
/// goldens.rules.exceptions = [
///   GoldenException("last-full-stop", on: "license", because: "the license is a sentence of the law")
/// ]
/// ```
public struct GoldenRules: Sendable {
  /// The optional rules to check, in addition to those for every app.
  public var asked: Set<GoldenRule> = []
  /// The places that break a rule on purpose. A check of whole screens fails if an exception isn't needed.
  public var exceptions: [GoldenException] = []
  /// `true` to check the rules of SpokenTextAudit, which is the default.
  public var auditsLabels = true

  /// Creates rules without optional ones and without exceptions.
  public init() {}

  func checks(_ rule: GoldenRule) -> Bool { !rule.isAsked || asked.contains(rule) }
}

/// An exception that an app makes from a rule on purpose.
public struct GoldenException: Sendable, Hashable {
  /// The id of the rule, from ``GoldenRule/id`` or `LabelAudit.Rule.id`.
  public let rule: String
  /// The name of the sample, or `nil` for all samples.
  public let sample: String?
  /// The name of the screen, or of another group of samples (a family), or `nil` for all of them.
  public let screen: String?
  /// The reason, for readers of the test.
  public let reason: String

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule.
  ///   - sample: The name of the sample, or `nil` for all samples.
  ///   - screen: The name of the screen, or of another group of samples (a family), or `nil` for all of them.
  ///   - reason: The reason, for readers of the test.
  public init(_ rule: String, on sample: String? = nil, in screen: String? = nil, because reason: String) {
    (self.rule, self.sample, self.screen, self.reason) = (rule, sample, screen, reason)
  }

  func covers(_ problem: GoldenProblem, in family: String) -> Bool {
    problem.rule == rule && (screen == nil || screen == family)
      && (sample.map { problem.key == $0 || problem.key.hasPrefix("\($0) · ") } ?? true)
  }
}

extension GoldenException: CustomStringConvertible {
  /// The exception on one line, such as `last-full-stop on license: the license is a sentence of the law`.
  public var description: String {
    rule + (sample.map { " on \($0)" } ?? "") + (screen.map { " in \($0)" } ?? "") + ": \(reason)"
  }
}
